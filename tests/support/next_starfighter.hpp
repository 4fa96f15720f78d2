// Starfighter as a later version might play it: the same game with other rules, here how cards are
// dealt. What was begun with the rules of today cannot be played on with these.
#pragma once

#include "games/starfighter/game.hpp"

namespace wardroom {

struct NextStarfighter : Starfighter {
  static constexpr int kRulesVersion = Starfighter::kRulesVersion + 1;
  static void play(Match& match, const Set& set, const Option& option, const Chance& chance,
                   Witness* witness = nullptr) {
    Starfighter::play(match, set, option, Chance(chance.outcome(0) + 1), witness);
  }
};

}  // namespace wardroom
