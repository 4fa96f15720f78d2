#include "cli/report/arena_text.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "cli/report/figures.hpp"
#include "engine/text/text.hpp"
#include "words/cli_arena.hpp"

namespace wardroom {

namespace say = words::arena;

namespace {

// A table of the terminal: columns as wide as they need to be, the last one to the left.
class Columns {
 public:
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

  std::string text() const {
    std::vector<int> widths;
    for (const auto& row : rows_) {
      widths.resize(std::max(widths.size(), row.size()));
      for (std::size_t i = 0; i < row.size(); ++i)
        widths[i] = std::max(widths[i], columns_of(row[i]));
    }
    std::string text;
    for (const auto& row : rows_) {
      std::string line;
      for (std::size_t i = 0; i < row.size(); ++i) {
        const bool last = i + 1 == widths.size();
        const int missing = last ? 0 : widths[i] - columns_of(row[i]);
        line += "  " + std::string(static_cast<std::size_t>(missing), ' ') + row[i];
      }
      text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
  }

 private:
  std::vector<std::vector<std::string>> rows_;
};

std::string rating_table(const ArenaSubject& subject, const Standings& standings,
                         Language language) {
  Columns table;
  table.add({"", say::table::elo(language), "±", say::table::score(language),
             say::table::games(language), say::table::mean_time(language),
             say::table::slowest(language), say::table::bot(language)});
  int place = 0;
  for (const int number : standings.best_first()) {
    const BotStanding& bot = standings.bots[static_cast<std::size_t>(number)];
    const std::string& name = subject.bots[static_cast<std::size_t>(number)];
    if (bot.out) {
      table.add({"", say::table::out(language), "", "", "", "", "", name});
      continue;
    }
    const double score = bot.games == 0 ? 0.5 : bot.points / static_cast<double>(bot.games);
    table.add({std::to_string(++place), with_sign(bot.elo.value, 0, language),
               decimal(bot.elo.margin, 0, language), decimal(100 * score, 1, language) + " %",
               counted(bot.games, language), decimal(bot.time.mean_milliseconds(), 3, language),
               decimal(bot.time.slowest_milliseconds(), 3, language), name});
  }
  return table.text();
}

std::string cross_table(const ArenaSubject& subject, const Standings& standings,
                        Language language) {
  std::vector<int> order = standings.best_first();
  std::erase_if(order, [&](int bot) { return standings.bots[static_cast<std::size_t>(bot)].out; });
  Columns table;
  std::vector<std::string> head = {""};
  for (std::size_t i = 0; i < order.size(); ++i) head.push_back(std::to_string(i + 1));
  head.emplace_back("");
  table.add(head);
  for (std::size_t i = 0; i < order.size(); ++i) {
    std::vector<std::string> row = {std::to_string(i + 1)};
    for (const int other : order) {
      const auto pairs = standings.between(order[i], other);
      row.push_back(pairs ? decimal(100 * pairs->score(), 1, language) + " ± " +
                                decimal(100 * score_margin(*pairs), 1, language) + " (" +
                                counted(pairs->games(), language) + ')'
                          : "–");
    }
    row.push_back(subject.bots[static_cast<std::size_t>(order[i])]);
    table.add(row);
  }
  return say::table::cross(language) + '\n' + table.text();
}

std::string verdict_name(Verdict verdict, Language language) {
  switch (verdict) {
    case Verdict::accepted: return say::verdict::accepted(language);
    case Verdict::rejected: return say::verdict::rejected(language);
    case Verdict::undecided: break;
  }
  return say::verdict::undecided(language);
}

// Elo as it was asked for: whole numbers without decimals.
std::string asked(double elo, Language language) {
  return decimal(elo, elo == static_cast<int>(elo) ? 0 : 2, language);
}

}  // namespace

std::string signature_of(const Standings& standings) {
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%016llx",
                static_cast<unsigned long long>(standings.digests));
  return text.data();
}

std::string arena_text(const ArenaSubject& subject, const Standings& standings, Language language) {
  std::string text = say::table::head(language, subject.game, subject.mode,
                                      count_arg(standings.pairs, language), subject.seed) +
                     "\n\n" + rating_table(subject, standings, language) +
                     say::table::anchor(language) + "\n\n" +
                     cross_table(subject, standings, language);
  if (subject.sprt)
    text += '\n' +
            say::table::sprt(
                language, subject.bots[0], subject.bots[1], asked(subject.sprt->elo1, language),
                asked(subject.sprt->elo0, language), with_sign(standings.ratio, 2, language),
                with_sign(-sprt_bound(), 2, language), with_sign(sprt_bound(), 2, language),
                verdict_name(standings.verdict, language)) +
            '\n';
  for (const std::string& forfeit : subject.forfeits) text += '\n' + forfeit + '\n';
  return text + '\n' + say::table::signature(language, signature_of(standings)) + '\n';
}

std::string arena_so_far(const ArenaSubject& subject, const Standings& standings,
                         Language language) {
  if (standings.pairs == 0) return {};
  const int best = standings.bots.size() == 2 ? 0 : standings.best_first().front();
  const BotStanding& bot = standings.bots[static_cast<std::size_t>(best)];
  std::string name = subject.bots[static_cast<std::size_t>(best)];
  constexpr std::size_t longest = 24;
  if (name.size() > longest) name = name.substr(0, longest - 3) + "...";
  if (subject.sprt) return name + "  LLR " + with_sign(standings.ratio, 2, language);
  if (standings.bots.size() == 2 && !standings.meetings.empty()) {
    const Pentanomial& pairs = standings.meetings.front().pairs;
    return name + "  " + decimal(100 * pairs.score(), 1, language) + " ± " +
           decimal(100 * score_margin(pairs), 1, language) + " %";
  }
  return name + "  " + with_sign(bot.elo.value, 0, language) + " ± " +
         decimal(bot.elo.margin, 0, language);
}

}  // namespace wardroom
