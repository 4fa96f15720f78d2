#include "cli/bot_options.hpp"

#include <sstream>

#include "words/cli_bots.hpp"

namespace wardroom {
namespace {

namespace bots = words::cli::bots;
namespace fault = words::cli::fault;

}  // namespace

void BotTime::add_to(Command command, Language language) {
  command.option("--bot-time", milliseconds_, bots::about_time(language, kUsualBotTime.count()))
      .between(1, 86'400'000);
}

std::vector<std::string> bot_names(const std::vector<std::string>& given, int seats) {
  if (given.size() == static_cast<std::size_t>(seats)) return given;
  std::vector<std::string> names;
  for (const std::string& text : given) {
    std::istringstream rest(text);
    for (std::string name; std::getline(rest, name, ',');) names.push_back(name);
  }
  return names;
}

BotRow read_bots(const std::vector<std::string>& names, int seats, Language language,
                 std::string& problem) {
  BotRow row;
  if (names.size() != static_cast<std::size_t>(seats)) {
    problem = bots::wrong_count(language, seats);
    return row;
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto seat = bot_seat_named(names[i]);
    if (seat)
      row[i] = *seat;
    else
      problem = bots::unknown(language, names[i]);
  }
  return row;
}

std::string describe(protocol::Fault what, Language language) {
  using protocol::Fault;
  switch (what) {
    case Fault::not_started: return fault::not_started(language);
    case Fault::ended: return fault::ended(language);
    case Fault::late: return fault::late(language);
    case Fault::too_long: return fault::too_long(language);
    case Fault::not_json: return fault::not_json(language);
    case Fault::wrong_message: return fault::wrong_message(language);
    case Fault::wrong_number: return fault::wrong_number(language);
    case Fault::not_legal: return fault::not_legal(language);
  }
  return {};
}

std::string forfeits_text(const Forfeits& forfeits, Language language) {
  if (forfeits.games == 0) return {};
  std::string text = '\n' + bots::forfeits(language, forfeits.games) + '\n';
  for (int i = 0; i < kMaxSeats; ++i) {
    const SeatForfeits& lost = forfeits.seats[static_cast<std::size_t>(i)];
    if (lost.total() == 0) continue;
    for (std::size_t what = 0; what < lost.counts.size(); ++what) {
      if (lost.counts[what] == 0) continue;
      std::string count = std::to_string(lost.counts[what]);
      count.insert(0, count.size() < 9 ? 9 - count.size() : 0, ' ');
      text += std::string("  ") + letter(seat_at(i)) + count + "  " +
              describe(static_cast<protocol::Fault>(what), language) + '\n';
    }
    text += "             " + bots::first_forfeit(language, lost.first_game);
    if (!lost.first.line.empty()) text += ": " + lost.first.line;
    text += '\n';
  }
  return text;
}

std::string why_stopped(const Forfeits& forfeits, Language language) {
  for (int i = 0; i < kMaxSeats; ++i) {
    if (!forfeits.hopeless.contains(seat_at(i))) continue;
    const Forfeit& first = forfeits.seats[static_cast<std::size_t>(i)].first;
    std::string text = bots::hopeless(language, letter(seat_at(i)), ForfeitRuns::kEnough,
                                      describe(first.fault, language));
    if (!first.line.empty()) text += '\n' + bots::answered(language, first.line);
    return text;
  }
  return {};
}

}  // namespace wardroom
