// Single cards of Wing Commander drawn with text, for a terminal with a dark background: what one
// is, costs and says, and where it comes from. The table and hands are drawn by WingCommander
// itself (game.hpp).
//
// Whatever the viewer of a table does not know is not drawn, even if the match handed over is an
// open one. No line is wider than the style allows, from 80 columns on; every glyph used is one
// column wide.
#pragma once

#include <string>

#include "engine/seat.hpp"
#include "engine/text/terminal_style.hpp"
#include "games/wingcommander/cards/set.hpp"

namespace wardroom::wingcommander {

std::string draw_card(const Set& set, CardId card, const TerminalStyle& style);
std::string draw_carrier(const Set& set, Seat seat, const TerminalStyle& style);

}  // namespace wardroom::wingcommander
