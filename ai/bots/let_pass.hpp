// One step ahead, in games where what is announced can be answered before it takes effect.
#pragma once

#include "engine/chance.hpp"

namespace wardroom {

// The match as it is when nobody answers, so that one step ahead means after the effect.
template <class Game>
void let_pass(typename Game::Match& match, const typename Game::Set& set, const Chance& chance) {
  if constexpr (requires { Game::answer_time(match); }) {
    while (Game::answer_time(match)) Game::play(match, set, Game::no_answer(), chance);
  }
}

}  // namespace wardroom
