// What to use for a cost (SG-DEPLOY-03, SG-GEN-16).
#pragma once

#include "games/guardians/rules/position.hpp"

namespace wardroom::guardians {

using Sources = Bounded<Copy, kMostDeck>;

// What the seat would have to use to get what its pool lacks, so that it does without the fewest
// abilities; of equal ways the one that uses the fewest points, then the fewest cards, then those
// that lie first. The cost is within reach.
Sources propose(const Position& position, Seat seat, const Points& cost);

// What the pool lacks.
Points missing(const Position& position, Seat seat, const Points& cost);

Refusal can_use(const Position& position, Seat seat, int place);
void list_uses(const Position& position, Seat seat, OptionList& list);

}  // namespace wardroom::guardians
