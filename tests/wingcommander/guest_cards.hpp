// Situations with guests: cards beside those of the set, for clauses that none of its cards needs.
#pragma once

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {

// The set with the guests of guest_cards.cpp in it.
const Set& set_with_guests();

inline Scene scene_with_guests(std::string_view setup) {
  return Scene(setup, 1, set_with_guests());
}

}  // namespace wardroom::wingcommander
