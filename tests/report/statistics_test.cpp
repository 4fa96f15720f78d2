// Intervals, means and medians, against figures from the literature.
#include "ai/simulation/statistics.hpp"

#include <gtest/gtest.h>

namespace wardroom {
namespace {

void expect_interval(const Interval& interval, double low, double high) {
  EXPECT_NEAR(interval.low, low, 0.00006);
  EXPECT_NEAR(interval.high, high, 0.00006);
}

// R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
TEST(Wilson, gives_the_published_intervals) {
  expect_interval(wilson(81, 263), 0.2553, 0.3662);
  expect_interval(wilson(15, 148), 0.0624, 0.1605);
  expect_interval(wilson(0, 20), 0, 0.1611);
  expect_interval(wilson(1, 29), 0.0061, 0.1718);
}

TEST(Wilson, stays_inside_at_the_ends_and_knows_nothing_without_games) {
  expect_interval(wilson(0, 0), 0, 1);
  expect_interval(wilson(1, 1), 0.2065, 1);
  EXPECT_EQ(wilson(0, 1).low, 0);
  EXPECT_EQ(wilson(20, 20).high, 1);
  EXPECT_EQ(wilson(0, 1'000'000'000).low, 0);
}

// The exact chance that the interval holds the true rate, over all results of 60 games.
TEST(Wilson, holds_the_true_rate_about_95_times_in_a_hundred) {
  constexpr int games = 60;
  for (const double rate : {0.05, 0.2, 0.35, 0.5, 0.8}) {
    double chance = std::pow(1 - rate, games);  // of this number of wins
    double held = 0;
    for (int wins = 0; wins <= games; ++wins) {
      const Interval interval = wilson(static_cast<std::uint64_t>(wins), games);
      if (standing(interval, rate) == Standing::around) held += chance;
      chance *= rate / (1 - rate) * (games - wins) / (wins + 1);
    }
    EXPECT_GT(held, 0.92) << rate;
    EXPECT_LT(held, 0.99) << rate;
  }
}

TEST(Deviations, are_those_of_the_normal_distribution) {
  EXPECT_NEAR(deviations(0.95), kUsualDeviations, 1e-9);
  EXPECT_NEAR(deviations(0.99), 2.5758293035, 1e-9);
  EXPECT_NEAR(deviations(0.6826894921370859), 1, 1e-9);
}

TEST(Deviations, grow_with_the_number_of_comparisons) {
  EXPECT_EQ(shared_confidence(0), 0.95);
  EXPECT_EQ(shared_confidence(1), 0.95);
  EXPECT_NEAR(shared_confidence(100), 0.9995, 1e-12);
  EXPECT_NEAR(deviations(shared_confidence(100)), 3.4808, 0.0001);
}

TEST(Standing, says_on_which_side_an_interval_lies) {
  EXPECT_EQ(standing({0.4, 0.6}, 0.5), Standing::around);
  EXPECT_EQ(standing({0.5, 0.6}, 0.5), Standing::around);
  EXPECT_EQ(standing({0.51, 0.6}, 0.5), Standing::above);
  EXPECT_EQ(standing({0.4, 0.49}, 0.5), Standing::below);
}

TEST(Summary, has_mean_median_and_ends) {
  const Summary odd = summary_of({{3, 2}, {5, 1}, {10, 2}});  // 3 3 5 10 10
  EXPECT_EQ(odd.games, 5U);
  EXPECT_DOUBLE_EQ(odd.mean, 31.0 / 5);
  EXPECT_DOUBLE_EQ(odd.median, 5);
  EXPECT_EQ(odd.least, 3);
  EXPECT_EQ(odd.most, 10);
  EXPECT_DOUBLE_EQ(summary_of({{3, 2}, {6, 2}}).median, 4.5);
  EXPECT_DOUBLE_EQ(summary_of({{3, 1}, {6, 3}}).median, 6);
  EXPECT_DOUBLE_EQ(summary_of({{7, 1}}).median, 7);
  EXPECT_EQ(summary_of({}).games, 0U);
}

TEST(Quantile, is_the_smallest_number_not_exceeded_by_that_part) {
  const Counts counts = {{1, 50}, {2, 40}, {3, 9}, {99, 1}};
  EXPECT_EQ(quantile(counts, 0.5), 1);
  EXPECT_EQ(quantile(counts, 0.51), 2);
  EXPECT_EQ(quantile(counts, 0.99), 3);
  EXPECT_EQ(quantile(counts, 1), 99);
  EXPECT_EQ(quantile({}, 0.5), 0);
}

}  // namespace
}  // namespace wardroom
