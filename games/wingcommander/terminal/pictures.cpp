// The terminal pictures as the game's interface offers them.
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/terminal/terminal.hpp"

namespace wardroom {

using wingcommander::Copy;
using wingcommander::kNoCopy;

std::string WingCommander::draw_table(const Match& view, const Set& set, Seat viewer,
                                      const TerminalStyle& style) {
  return wingcommander::draw_table(view, set, viewer, style);
}

std::string WingCommander::draw_hand(const Match& view, const Set& set, Seat viewer,
                                     const TerminalStyle& style) {
  return wingcommander::draw_hand(view, set, viewer, style);
}

// A card by its name in the notation; or what lies somewhere with everything on it; or the carrier
// or Modifier of a nav point.
std::string WingCommander::look(const Match& view, const Set& set, std::string_view what,
                                const TerminalStyle& style) {
  if (const auto card = set.find(what)) return wingcommander::draw_card(set, *card, style);
  const wingcommander::Position position{view, set};
  Copy copy = kNoCopy;
  if (const ParsedOption spot = Notation(set).parse("tap " + std::string(what)); !spot.error)
    copy = wingcommander::copy_at(position, spot.option.args[0]);
  if (const ParsedOption place = Notation(set).parse("attack " + std::string(what)); !place.error) {
    const auto point = wingcommander::nav_point(place.option.args[0]);
    if (!wingcommander::is_plain(point))
      return wingcommander::draw_carrier(
          set, point == wingcommander::kKC ? wingcommander::kKilrathi : wingcommander::kTerran,
          style);
    copy = wingcommander::modifier_at(position, point);
  }
  if (copy == kNoCopy || view.table.card(copy) == wingcommander::kUnknownCard) return {};
  std::string picture = wingcommander::draw_card(set, view.table.card(copy), style);
  wingcommander::each_attached(position, copy, [&](Copy on_it) {
    picture += wingcommander::draw_card(set, view.table.card(on_it), style);
  });
  return picture;
}

}  // namespace wardroom
