// Decks of Wing Commander: what a player brings (WC-DECK). A deck list is sorted, so that equal
// decks are equal.
#pragma once

#include <string>

#include "cards/decks.hpp"
#include "engine/named_text.hpp"
#include "engine/random.hpp"
#include "games/wingcommander/match.hpp"

namespace wardroom::wingcommander {

// The starter deck of a side, as the set has it (WC-DECK-07).
DeckList starter_deck(const Set& set, Seat seat);

}  // namespace wardroom::wingcommander
