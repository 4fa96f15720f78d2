// What a simulation counts: sums that agree with each other, whatever the number of threads.
#include "ai/simulation/simulate.hpp"

#include <gtest/gtest.h>

#include "ai/simulation/statistics.hpp"
#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

Tally played(int threads, BotKind bot, std::uint64_t games = 300) {
  Simulation<Starfighter> plan;
  plan.bots = {BotSeat{bot, ""}, BotSeat{bot, ""}};
  plan.games = games;
  plan.seed = 11;
  plan.threads = threads;
  return simulate<Starfighter>(plan, Starfighter::own_set(), [](std::uint64_t) {});
}

TEST(Simulate, counts_the_same_on_any_number_of_threads) {
  const Tally one = played(1, BotKind::random);
  EXPECT_EQ(one, played(2, BotKind::random));
  EXPECT_EQ(one, played(5, BotKind::random));
}

TEST(Simulate, every_sum_agrees_with_the_number_of_games) {
  const Tally tally = played(2, BotKind::random);
  EXPECT_EQ(tally.games, 300U);
  EXPECT_EQ(tally.wins[0] + tally.wins[1] + tally.draws, tally.games);
  EXPECT_EQ(tally.first.games, tally.games);
  EXPECT_LE(tally.first.wins, tally.games);

  Score sides;
  for (const auto& [side, score] : tally.sides) sides.add(score);
  EXPECT_EQ(sides, (Score{2 * tally.games, tally.wins[0] + tally.wins[1]}));
  Score pairings;
  for (const auto& [pair, score] : tally.pairings) {
    EXPECT_NE(pair.first, pair.second);  // SF-SETUP-06
    EXPECT_EQ(score.games, tally.pairings.at({pair.second, pair.first}).games);
    pairings.add(score);
  }
  EXPECT_EQ(pairings, sides);

  const Summary rounds = summary_of(tally.lengths);
  const Summary decisions = summary_of(tally.efforts);
  EXPECT_EQ(rounds.games, tally.games);
  EXPECT_EQ(decisions.games, tally.games);
  EXPECT_NEAR(decisions.mean * 300, static_cast<double>(tally.decisions), 0.001);
}

TEST(Simulate, a_side_is_the_cruiser_a_seat_was_given) {
  Simulation<Starfighter> plan;
  plan.game.setup.cruisers = {3, 1};
  plan.games = 40;
  const Tally tally = simulate<Starfighter>(plan, Starfighter::own_set(), [](std::uint64_t) {});
  EXPECT_EQ(tally.sides.at(3), (Score{40, tally.wins[0]}));
  EXPECT_EQ(tally.sides.at(1), (Score{40, tally.wins[1]}));
  EXPECT_EQ(tally.pairings.at({3, 1}), (Score{40, tally.wins[0]}));
  EXPECT_EQ(tally.pairings.at({1, 3}), (Score{40, tally.wins[1]}));
  EXPECT_EQ(Starfighter::side_name(Starfighter::own_set(), 3), "Apollo");
}

}  // namespace
}  // namespace wardroom
