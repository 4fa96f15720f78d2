// What the pictures of a Wing Commander table are painted with besides the engine's sheet: inks of
// its own, glyphs with a plain fallback, figures of cards in short, and pieces that flow into
// lines.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/terminal_sheet.hpp"
#include "games/wingcommander/rules/position.hpp"

namespace wardroom::wingcommander::paint {

using namespace wardroom::paint;
using wardroom::paint::Line;  // not the line of the map

inline constexpr Ink kRaised{.color = 114};   // better than printed
inline constexpr Ink kLowered{.color = 203};  // worse than printed, and what makes it worse
inline constexpr Ink kMedal{.color = 179};

struct Glyphs {
  std::string_view own, foe, modifier;  // on the map: Flights of either side, a Modifier
  std::string_view medal, arrow, damage, times, more;
  std::string_view turn, dot, against;
  std::string_view across, down, rising, falling;  // lines of the map and of cards
  std::array<std::string_view, 2> left, right;     // corners: top, bottom
};
const Glyphs& glyphs(const TerminalStyle& style);

// "A3", "A+1", "A=2": as it stands on a card of this type; empty if there is none.
std::string figure_on_card(const CardData& card, Value value);
// All of them: "A3 S1 M3 D4".
std::string figures_on_card(const CardData& card);
// The medals a card costs or gives, as signs: "★★".
std::string medals(int count, const Glyphs& glyphs);

// What a Flight is worth now, in cells so wide, or as they come: "A3 S1 M3 D4". Changed values are
// coloured.
Line values_now(const Position& position, Copy flight, int cell = 0);
inline constexpr int kValueCell = 4;
inline constexpr int kValuesWidth = kValueCell * kValues - 1;

// A text in lines of at most `width` columns.
std::vector<std::string> wrapped_lines(std::string_view text, int width);
// A text cut to `width` columns, with a sign that there is more.
std::string shortened(std::string_view text, int width, const Glyphs& glyphs);

// Writes pieces one behind the other from `column` on, `between` them, in new lines as needed.
// Answers the row behind the last.
int put_flow(Sheet& sheet, int row, int column, const std::vector<Line>& items,
             std::string_view between);

}  // namespace wardroom::wingcommander::paint
