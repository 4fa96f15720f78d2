// The cards of Wing Commander and some more, for rules that no card of the set shows: those of
// more_cards.toml.
#pragma once

#include "games/wingcommander/cards/set.hpp"

namespace wardroom::wingcommander {

const Set& with_more_cards();

}  // namespace wardroom::wingcommander
