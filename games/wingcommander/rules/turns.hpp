// Steps of one rule that another file carries out.
#pragma once

#include "games/wingcommander/rules/match.hpp"

namespace wardroom::wingcommander {

class Referee;

void reveal_openings(Referee& referee);                                        // opening.cpp
void begin_combat(Referee& referee, Battle battle, NavPoint point, int wing);  // combat.cpp
void end_combat(Referee& referee);                                             // combat.cpp
void carry_out_captive(Referee& referee, const Announced& announced);          // captives.cpp
Occasion destroy(Referee& referee, Copy flight);                               // losses.cpp
// Something happened that orders may ask for, those of both or of this seat.
void ask_for_orders(Referee& referee, const Occasion& occasion);            // orders.cpp
void ask_for_order(Referee& referee, Seat seat, const Occasion& occasion);  // orders.cpp
// Everything about it but its price is done.
Announced announced_captive(Referee& referee, Seat seat, const Option& option);  // captives.cpp

inline Flow announce(Referee& referee, const Announced& announced) {
  return cardplay::announce<Gate>(referee, announced);
}

}  // namespace wardroom::wingcommander
