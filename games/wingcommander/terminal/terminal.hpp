// The table of Wing Commander drawn with text, for a terminal with a dark background: the map with
// the viewer's carrier nearest, what is at every nav point, Ready Areas, the combat under way, the
// viewer's hand, and single cards.
//
// Whatever the viewer does not know is not drawn, even if the match handed over is an open one. No
// line is wider than the style allows, from 80 columns on; every glyph used is one column wide.
#pragma once

#include <string>

#include "engine/seat.hpp"
#include "engine/text/terminal_style.hpp"
#include "games/wingcommander/cards/set.hpp"
#include "games/wingcommander/rules/match.hpp"

namespace wardroom::wingcommander {

// The whole table. `view` is what WingCommander::view makes for the viewer, or the open match.
std::string draw_table(const Match& view, const Set& set, Seat viewer, const TerminalStyle& style);

// The viewer's hand, by type and then by name.
std::string draw_hand(const Match& view, const Set& set, Seat viewer, const TerminalStyle& style);

// One card large: what it is, costs and says, and where it comes from.
std::string draw_card(const Set& set, CardId card, const TerminalStyle& style);
std::string draw_carrier(const Set& set, Seat seat, const TerminalStyle& style);

}  // namespace wardroom::wingcommander
