// What cards do, as the rules ask for it: each question is answered from the programs of the cards
// on the table that can matter, and nothing is remembered (WC-R-53: derived anew each time).
#pragma once

#include "games/wingcommander/rules/legality.hpp"
#include "games/wingcommander/rules/position.hpp"

namespace wardroom::wingcommander {

class Referee;

// --- lasting ---

// What a card in play adds to a value of a Flight. For a card played in a combat, `play` says by
// and on whom.
struct Change {
  int adds = 0;
  bool takes_away = false;  // WC-FAQ-01
};
Change change_by(const Position& position, Copy source, const Play* play, Copy flight, Value value);

// WC-COMBAT-17, WC-R-21: no effect bars the Flight from supporting.
bool may_support(const Position& position, Copy flight);
// No effect keeps Battle Damage off the Flight.
bool may_be_damaged(const Position& position, Copy flight);
// WC-WEAPON-05, WC-WEAPON-06, WC-FAQ-03, WC-R-34: whether a weapon may be carried, besides what
// already is.
bool may_carry(const Position& position, Copy weapon, Copy fighter);

// WC-POWER-06, WC-POWER-07, WC-R-54.
int reinforcements(const Position& position, Seat seat);

// The power a card costs now; `source` is the card whose limit is used up by it, or none.
struct Cost {
  int power = 0;
  Copy source = kNoCopy;
};
Cost discounted_cost(const Position& position, Seat seat, CardId card);
inline Cost power_cost(const Position& position, Seat seat, CardId card) {
  const CardData& data = position.set.card(card);
  if (position.set.discounts(data.type)) return discounted_cost(position, seat, card);
  return {data.power, kNoCopy};
}

// WC-R-34: the Torpedo a Flight would fire at a ship, or none.
Copy torpedo_of(const Position& position, Copy flight);

// --- Maneuvers ---

// The Maneuver names a title to negate: WC-MANEUVER-11.
bool names_a_title(const Position& position, CardId card);
// Why a Maneuver cannot be played by this Flight, as far as its own text goes.
Refusal own_condition(const Position& position, CardId card, int engaged);

// Whether there is anything such a use of a Luck card can aim at.
bool has_target(const Position& position, Seat seat, const Use& use);
// WC-R-40: Luck takes effect; if its target is gone it does nothing.
void carry_out_luck(Referee& referee, const Announced& luck);

}  // namespace wardroom::wingcommander
