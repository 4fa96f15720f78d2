// Single cards of Starfighter drawn with text, for a terminal with a dark background: front and
// back, and what the symbols do. The table and hands are drawn by Starfighter itself (game.hpp).
//
// Whatever the viewer of a table does not know is not drawn, even if the match handed over is an
// open one. No line is wider than the style allows, from 80 columns on; every glyph used is one
// column wide.
#pragma once

#include <string>

#include "engine/text/terminal_style.hpp"
#include "games/starfighter/cards/set.hpp"

namespace wardroom::starfighter {

std::string draw_card(const Set& set, CardId card, const TerminalStyle& style);

}  // namespace wardroom::starfighter
