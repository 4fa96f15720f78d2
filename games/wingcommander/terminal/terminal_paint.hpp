// What the pictures of a Wing Commander table are painted with besides the engine's sheet: inks of
// its own, signs with a plain fallback, and figures of cards in short.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "cardplay/table_lines.hpp"
#include "engine/text/terminal_sheet.hpp"
#include "games/wingcommander/rules/position.hpp"

namespace wardroom::wingcommander::paint {

using namespace wardroom::paint;
using wardroom::paint::Line;  // not the line of the map

inline constexpr Ink kRaised{.color = 114};   // better than printed
inline constexpr Ink kLowered{.color = 203};  // worse than printed, and what makes it worse
inline constexpr Ink kMedal{.color = 179};

struct Glyphs : Signs {
  using Signs::Signs;
  std::string_view modifier = sign("◆", "#"), medal = sign("★", "*"), arrow = sign("↑", "^");
  std::string_view damage = sign("✗", "x"), times = sign("×", "x");
  std::string_view rising = sign("╱", "/"), falling = sign("╲", "\\");  // lines of the map
};

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

}  // namespace wardroom::wingcommander::paint

namespace wardroom::wingcommander {

// Parts of a table, from a row on; they answer the row behind.
using Canvas = cardplay::Canvas<Position, paint::Glyphs>;
int draw_map(const Canvas& canvas, int row);
int draw_combat(const Canvas& canvas, int row);

// Pilot with medals, Awards, weapons and Battle Damage of a Flight, as pieces.
std::vector<paint::Line> load_of(const Position& position, Copy flight, const paint::Glyphs& glyphs,
                                 Language language);

}  // namespace wardroom::wingcommander
