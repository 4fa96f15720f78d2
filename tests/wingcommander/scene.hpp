// Situations of Wing Commander for tests: docs/scenarios.md says how they are written.
#pragma once

#include "games/wingcommander/game.hpp"
#include "tests/support/scene.hpp"

namespace wardroom::wingcommander {

using Scene = SceneOf<WingCommander>;

// Everybody passes until it is so; a test failure if it never is.
template <class Condition>
void pass_until(Scene& scene, Condition is_so) {
  constexpr int kMostPasses = 100;
  for (int i = 0; i < kMostPasses; ++i) {
    if (is_so()) return;
    if (scene.refused("pass") != "") break;
    scene.play("pass");
  }
  ADD_FAILURE() << "it does not come to that";
}

}  // namespace wardroom::wingcommander
