// Whether the rules of a game carry out what its card files say (can_do.hpp), with the places in
// the files. Native only.
#pragma once

#include "cardplay/can_do.hpp"
#include "cards/language/card_files.hpp"

namespace wardroom::cardplay {

// Adds a problem for everything that would not be carried out; answers how many cards would be
// carried out as a whole. Without rules, of a game whose rules are still to come, nothing is that
// is the game's own.
int carried_out(const language::CardFiles& set, const CanDo* rules, cards::Problems& problems);

}  // namespace wardroom::cardplay
