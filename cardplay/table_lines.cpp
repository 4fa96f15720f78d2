#include "cardplay/table_lines.hpp"

#include "words/cardplay.hpp"

namespace wardroom::cardplay {

paint::Line Onlooker::decision_line(const Result& result) const {
  namespace table = words::table;
  if (result.over) {
    if (result.winners.size() != 1) return {{table::drawn_game(language), paint::kAttention}};
    const Seat winner = *result.winners.begin();
    return {
        {winner == viewer ? table::you_win(language) : table::other_wins(language, letter(winner)),
         paint::kAttention}};
  }
  if (!decision) return {};
  const Seat decider = decision->seat;
  const std::string who = decider == viewer ? table::your_decision(language)
                                            : table::other_decides(language, letter(decider));
  return {{std::string(signs.turn) + ' ' + who, paint::kAttention}};
}

paint::Line Onlooker::side_line(Seat seat, const std::string& name) const {
  const paint::Ink ink{.color = paint::seat_ink(seat).color, .bold = true};
  const bool decides = decision && decision->seat == seat;
  return {{decides ? std::string(signs.turn) + ' ' : "  ", paint::kAttention},
          {letter(seat) + (' ' + name), ink},
          {seat == viewer ? ' ' + words::table::you(language) : "", paint::kQuiet}};
}

std::string empty_hand(Language language) {
  return words::table::empty_hand(language);
}

}  // namespace wardroom::cardplay
