// The kernel's promises kept by Starfighter.
#include <gtest/gtest.h>

#include "games/starfighter/game.hpp"
#include "tests/support/properties.hpp"

namespace wardroom {
namespace {

using starfighter::Mode;
using starfighter::Setup;

// Cruisers agreed before the match or chosen in it, optional rulings off, on or mixed.
template <Mode kMode>
struct AnySetup {
  using Game = Starfighter;
  static constexpr int kMostDecisions = 1000;

  static Setup setup(Random& random) {
    constexpr std::uint8_t all_rulings = 31;
    const auto& set = Starfighter::own_set();
    Setup setup;
    setup.mode = kMode;
    if (random.below(2) == 0) setup.rulings = all_rulings;
    if (random.below(2) == 0) setup.rulings &= static_cast<std::uint8_t>(random.next());
    for (std::int8_t& cruiser : setup.cruisers) {
      const auto any =
          static_cast<std::int8_t>(random.below(static_cast<std::uint32_t>(set.cruisers())));
      const bool free = setup.cruisers[0] != any;
      const bool flies = kMode == Mode::skirmish || set.cruiser(any).training;
      if (free && flies && random.below(4) != 0) cruiser = any;
    }
    return setup;
  }
};

TEST(StarfighterProperties, hold_in_10000_random_games_of_training) {
  check_games<AnySetup<Mode::training>>(10000);
}

TEST(StarfighterProperties, hold_in_10000_random_games_of_skirmish) {
  check_games<AnySetup<Mode::skirmish>>(10000);
}

TEST(StarfighterProperties, redeals_hold_the_cards_in_use_once_each) {
  visit_games<AnySetup<Mode::training>>(200, [](const starfighter::Match& match, Random& random) {
    for (const Seat viewer : {Seat::a, Seat::b}) {
      const auto view = Starfighter::view(match, viewer);
      const auto other = Starfighter::redeal(view, Starfighter::own_set(), viewer, random);
      EXPECT_EQ(cards_in(other), cards_in(match));
    }
  });
}

}  // namespace
}  // namespace wardroom
