// The kernel's promises kept by Wing Commander.
#include <gtest/gtest.h>

#include "ai/simulation/simulate.hpp"
#include "games/wingcommander/decks/deck.hpp"
#include "games/wingcommander/game.hpp"
#include "tests/support/most_options.hpp"
#include "tests/support/properties.hpp"

namespace wardroom {
namespace {

using wingcommander::Ruling;
using wingcommander::Setup;

// Starter decks or random legal ones, optional rulings off, on or mixed. Always with the ruling
// that ends what would not end by itself.
struct AnySetup {
  using Game = WingCommander;
  static constexpr int kMostDecisions = 20000;

  static Setup setup(Random& random) {
    constexpr std::uint8_t all_rulings = 31;
    const auto& set = WingCommander::own_set();
    Setup setup;
    if (random.below(2) == 0) setup.rulings = all_rulings;
    if (random.below(2) == 0) setup.rulings &= static_cast<std::uint8_t>(random.next());
    setup.rulings |= static_cast<std::uint8_t>(Ruling::stalemate);
    setup.rulings &= static_cast<std::uint8_t>(~static_cast<unsigned>(Ruling::reshuffle));
    for (const Seat seat : wingcommander::kBothSeats)
      if (random.below(3) != 0)
        setup.decks[static_cast<std::size_t>(index(seat))] =
            wingcommander::random_deck(set, seat, 40 + static_cast<int>(random.below(61)), random)
                .cards;
    return setup;
  }
};

// 20,000 games in four parts, so that several cores can share them.
class WingCommanderProperties : public ::testing::TestWithParam<int> {};

TEST_P(WingCommanderProperties, hold_in_random_games) {
  constexpr int kGames = 5000;
  check_games<AnySetup>(kGames, static_cast<std::uint64_t>(1 + GetParam() * kGames));
}

INSTANTIATE_TEST_SUITE_P(Part, WingCommanderProperties, ::testing::Range(0, 4));

TEST(WingCommanderOptions, fit) {
  expect_room_for_options<AnySetup>(500);
}

// With seats as the rules fix them neither starter deck is the better one.
TEST(WingCommanderBalance, starter_decks_win_equally_often) {
  constexpr int kGames = 2000;
  if (games_to_play(kGames) < kGames) GTEST_SKIP() << "needs all its games";
  Simulation<WingCommander> plan;
  plan.bots = {BotSeat{BotKind::greedy, ""}, BotSeat{BotKind::greedy, ""}};
  plan.games = kGames;
  const Tally tally = simulate<WingCommander>(plan, WingCommander::own_set(), [](std::uint64_t) {});
  const double decided = static_cast<double>(tally.wins[0] + tally.wins[1]);
  EXPECT_GT(decided, kGames / 2);
  EXPECT_GE(static_cast<double>(tally.wins[0]) / decided, 0.45);
  EXPECT_LE(static_cast<double>(tally.wins[0]) / decided, 0.55);
}

}  // namespace
}  // namespace wardroom
