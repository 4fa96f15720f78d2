#include "cli/program_seats.hpp"

#include <iostream>

#include "cli/bot_options.hpp"
#include "words/cli_bots.hpp"

namespace wardroom {

void ProgramSeats::begin(const protocol::Hello& hello) {
  crew_.begin(hello);
  tell_forfeits();
}

std::optional<ListedOption> ProgramSeats::choose(const AnyMatch& match) {
  PipeBot* bot = crew_.program(match.decision()->seat);
  if (bot == nullptr || bot->forfeit()) return std::nullopt;
  const protocol::Question question = match.bot_question();
  const auto chosen = bot->choose(question);
  tell_forfeits();
  if (!chosen) return std::nullopt;
  return match.options(language_)[*chosen];
}

void ProgramSeats::end(const AnyMatch& match) {
  crew_.end(match.result(), [&](Seat seat) { return match.view(seat); });
}

void ProgramSeats::tell_forfeits() {
  for (int i = 0; i < kMaxSeats; ++i) {
    const Seat seat = seat_at(i);
    if (!crew_.forfeited().contains(seat) || told_.contains(seat)) continue;
    told_ = told_ | seat;
    const Forfeit& forfeit = *crew_.program(seat)->forfeit();
    namespace bots = words::cli::bots;
    std::cout << '\n'
              << bots::loses_seat(language_, letter(seat), describe(forfeit.fault, language_))
              << '\n';
    if (!forfeit.line.empty()) std::cout << bots::answered(language_, forfeit.line) << '\n';
    std::cout << bots::substitute(language_) << '\n';
  }
}

}  // namespace wardroom
