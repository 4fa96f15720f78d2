// The cards of Wing Commander and some more, for rules that no card of the set shows: a person on
// two cards, a fighter for nothing, weapons that add to and replace any value.
#pragma once

#include "games/wingcommander/set.hpp"

namespace wardroom::wingcommander {

const Set& with_more_cards();

}  // namespace wardroom::wingcommander
