// What can happen in a match of Wing Commander, as a witness hears it. The operands of each kind
// are named behind it; sentences are in data/words/events.toml. With a Flight, the last operand is
// its pilot's card + 1, or 0 without one.
#pragma once

#include <cstdint>

namespace wardroom::wingcommander {

enum class Happening : std::uint16_t {
  turn_begins,        // seat: turn
  phase_begins,       // seat: phase
  opening_chosen,     // seat
  brought_out,        // seat, card
  power_gained,       // seat: points, what is left
  power_paid,         // seat: points, what is left
  power_lost,         // seat: points, what is left
  drawn,              // seat, card
  reshuffled,         // seat: cards
  untapped,           // seat: cards
  announced,          // seat, card: to be mustered
  mustered,           // seat, card
  stationed,          // seat, card: nav point
  awarded,            // seat, card: card of the pilot
  order_placed,       // seat
  tapped,             // seat, card
  medals_bought,      // seat: medals
  assigned,           // seat, card: card of the fighter
  armed,              // seat, card: card of the fighter
  flight_apart,       // seat, card
  launched,           // seat, Flight
  recalled,           // seat, Flight
  moved,              // seat, Flight: from, to
  exchanged,          // seat: nav point
  attack_declared,    // seat: nav point, what: 0 Flights, 1 carrier, 2 capital ship
  paired,             // seat of the defender, card of its Flight: card across
  maneuver_played,    // seat, card: card of the Flight
  maneuver_named,     // seat, card: card that is named
  damage_played,      // seat, card: card of the Flight it is on
  medal_spent,        // seat, Flight: value
  role_declared,      // seat, Flight: role
  fire_split,         // seat: first, second
  attack_result,      // seat, card of the attacker: total, Defence, destroyed, card of the target
  bombing_result,     // seat: total, Defence, hits
  torpedo_fired,      // seat, Flight
  carrier_hit,        // seat of the carrier: hits
  flight_destroyed,   // seat, Flight: nav point
  capital_destroyed,  // seat, card: nav point
  went_home,          // seat, Flight
  discarded,          // seat, card
  luck_played,        // seat, card: card of the target, whether there is one
  luck_cancelled,     // seat, card
  luck_void,          // seat, card: its target is gone
  captured,           // seat of the captor, card
  turned,             // seat it now serves, card
  rescued,            // seat, card
  saved,              // seat, card
  interrogated,       // seat, card: hand or pile
  looked_at,          // seat, card
  captive_discarded,  // seat, card
  swap_offered,       // seat, card: card asked for
  swap_refused,       // seat
  swap_done,          // seat, card
  order_revealed,     // seat, card
  passed,             // seat
  ended,              // seat that won: how: 0 carrier, 1 power, 2 draw, 3 stalemate
  count,
};

}  // namespace wardroom::wingcommander
