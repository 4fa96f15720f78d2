// The table of Starfighter drawn with text, for a terminal with a dark background: both boards
// facing each other as the viewer sits at them, the viewer's hand, and single cards.
//
// Whatever the viewer does not know is not drawn, even if the match handed over is an open one. No
// line is wider than the style allows, from 80 columns on; every glyph used is one column wide.
#pragma once

#include <string>

#include "engine/seat.hpp"
#include "engine/text/terminal_style.hpp"
#include "games/starfighter/cards/set.hpp"
#include "games/starfighter/rules/match.hpp"

namespace wardroom::starfighter {

// The whole table. `view` is what Starfighter::view makes for the viewer, or the open match.
std::string draw_table(const Match& view, const Set& set, Seat viewer, const TerminalStyle& style);

// The viewer's hand as a row of small cards, by level and then by identity code.
std::string draw_hand(const Match& view, const Set& set, Seat viewer, const TerminalStyle& style);

// One card large: front and back, and what its symbols do.
std::string draw_card(const Set& set, CardId card, const TerminalStyle& style);

}  // namespace wardroom::starfighter
