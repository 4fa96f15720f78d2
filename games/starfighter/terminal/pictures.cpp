// The terminal pictures as the game's interface offers them.
#include "games/starfighter/game.hpp"
#include "games/starfighter/terminal/terminal.hpp"

namespace wardroom {

std::string Starfighter::draw_table(const Match& view, const Set& set, Seat viewer,
                                    const TerminalStyle& style) {
  return starfighter::draw_table(view, set, viewer, style);
}

std::string Starfighter::draw_hand(const Match& view, const Set& set, Seat viewer,
                                   const TerminalStyle& style) {
  return starfighter::draw_hand(view, set, viewer, style);
}

// A card by its identity code, or what lies at a space if the view knows it.
std::string Starfighter::look(const Match& view, const Set& set, std::string_view what,
                              const TerminalStyle& style) {
  if (const auto card = set.find(what)) return starfighter::draw_card(set, *card, style);
  const ParsedOption parsed = Notation(set).parse("vertical " + std::string(what));
  if (parsed.error) return {};
  const Spot spot = starfighter::operand_spot(parsed.option.args[0]);
  if (!starfighter::holds_card({view, set}, spot)) return {};
  const starfighter::CardId card = view.table.card(view.table.at(spot));
  return card == starfighter::kUnknownCard ? "" : starfighter::draw_card(set, card, style);
}

}  // namespace wardroom
