// Chance is a function of a seed and a count: taking back cannot roll again.
#include "engine/chance.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace wardroom {
namespace {

TEST(Chance, gives_the_known_outcomes_for_a_seed) {
  const Chance chance(42);
  EXPECT_EQ(chance.outcome(0), 14312216795054535368ULL);
  EXPECT_EQ(chance.outcome(1), 10794855484485754802ULL);
  EXPECT_EQ(chance.outcome(1000), 17208327476675388719ULL);
}

TEST(Chance, an_outcome_depends_on_seed_and_count_only) {
  const Chance chance(42);
  const std::uint64_t third = chance.outcome(3);
  chance.outcome(0);
  chance.outcome(7);
  EXPECT_EQ(chance.outcome(3), third);
  EXPECT_EQ(Chance(42).outcome(3), third);
  EXPECT_NE(Chance(43).outcome(3), third);
}

TEST(Chance, outcomes_of_neighbouring_seeds_and_counts_differ) {
  std::set<std::uint64_t> outcomes;
  for (std::uint64_t seed = 0; seed < 100; ++seed)
    for (std::uint32_t k = 0; k < 100; ++k) outcomes.insert(Chance(seed).outcome(k));
  EXPECT_EQ(outcomes.size(), 10000U);
}

TEST(Chance, a_replay_gives_what_was_recorded_and_then_goes_on) {
  const std::array<std::uint64_t, 2> recorded = {11, 22};
  const Chance replay(recorded, 42);
  EXPECT_EQ(replay.outcome(0), 11U);
  EXPECT_EQ(replay.outcome(1), 22U);
  EXPECT_EQ(replay.outcome(2), Chance(42).outcome(2));
}

}  // namespace
}  // namespace wardroom
