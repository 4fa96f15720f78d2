// The two boards of a Starfighter table and what lies on them, as the viewer sits at the table: the
// own board below, level 0 nearest its owner, sectors that face each other in the same columns.
#pragma once

#include <optional>

#include "cardplay/table_lines.hpp"
#include "games/starfighter/rules/frames.hpp"
#include "games/starfighter/rules/position.hpp"
#include "games/starfighter/terminal/terminal_paint.hpp"

namespace wardroom::starfighter::paint {

// From a row on; answers the row behind. Both Cruisers must have been chosen. The battle is the one
// being fought, if any. Adds what was drawn without a word.
using Canvas = cardplay::Canvas<Position, Glyphs>;
int draw_boards(const Canvas& canvas, std::optional<Battle> battle, int row, Shortened& shortened);

// Beyond this, more columns would only pull things apart.
int useful_width(const Match& match);

}  // namespace wardroom::starfighter::paint
