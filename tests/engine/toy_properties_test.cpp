// The kernel's promises kept by the toy game of docs/adding_a_game.md.
#include <gtest/gtest.h>

#include "tests/support/properties.hpp"
#include "tests/toy/game.hpp"

namespace wardroom {
namespace {

struct AnyToy {
  using Game = ToyGame;
  static constexpr int kMostDecisions = 12;
  static Game::Setup setup(Random&) { return {}; }
};

TEST(ToyProperties, hold_in_2000_random_games) {
  check_games<AnyToy>(2000);
}

}  // namespace
}  // namespace wardroom
