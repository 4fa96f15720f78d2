// What pairs of games say: values computed by hand, and limits that are known.
#include <gtest/gtest.h>

#include <cmath>

#include "ai/arena/pair_statistics.hpp"
#include "ai/arena/ratings.hpp"
#include "ai/arena/sprt.hpp"

namespace wardroom {
namespace {

TEST(PairStatistics, the_score_is_points_a_game) {
  EXPECT_EQ((Pentanomial{{0, 0, 0, 0, 0}}.score()), 0.5);
  EXPECT_EQ((Pentanomial{{0, 0, 7, 0, 0}}.score()), 0.5);
  EXPECT_EQ((Pentanomial{{0, 0, 0, 0, 3}}.score()), 1.0);
  EXPECT_DOUBLE_EQ((Pentanomial{{1, 2, 3, 4, 5}}.score()), (2 * .25 + 3 * .5 + 4 * .75 + 5) / 15);
  EXPECT_EQ((Pentanomial{{1, 2, 3, 4, 5}}.games()), 30U);
}

// One pair more won and one lost: {2, 2, 3, 4, 6} are 17 pairs with mean 0.647...
TEST(PairStatistics, mean_and_variance_of_a_pair_hold_the_prior) {
  const PairMoments moments(Pentanomial{{1, 2, 3, 4, 5}});
  EXPECT_DOUBLE_EQ(moments.pairs, 17);
  EXPECT_DOUBLE_EQ(moments.mean, 11.0 / 17);
  // Squares: 2*1/16 + 3*4/16 + 4*9/16 + 6 = 9.125.
  EXPECT_NEAR(moments.variance, 9.125 / 17 - 11.0 / 17 * 11 / 17, 1e-12);
  EXPECT_NEAR(moments.standard_error(), std::sqrt(moments.variance / 17), 1e-12);
}

// Games of a pair that cancel out say more than the same number of games that do not.
TEST(PairStatistics, the_error_comes_from_how_pairs_scatter) {
  const Pentanomial even{{0, 0, 400, 0, 0}};
  const Pentanomial split{{200, 0, 0, 0, 200}};
  EXPECT_EQ(even.score(), split.score());
  EXPECT_LT(5 * score_margin(even), score_margin(split));
  EXPECT_NEAR(score_margin(split), 1.96 * 0.5 / std::sqrt(402.0), 1e-4);
  EXPECT_LT(score_margin(Pentanomial{{800, 0, 0, 0, 800}}), 0.51 * score_margin(split));
}

TEST(PairStatistics, an_interval_stays_inside_and_holds_the_score_also_of_a_clean_sweep) {
  for (const std::uint64_t pairs : {1U, 2U, 10U, 100U, 100000U})
    for (const Pentanomial& pentanomial :
         {Pentanomial{{0, 0, 0, 0, pairs}}, Pentanomial{{pairs, 0, 0, 0, 0}},
          Pentanomial{{0, 0, 0, 1, pairs}}, Pentanomial{{0, 0, pairs, 0, 0}},
          Pentanomial{{0, pairs, 0, pairs, 0}}}) {
      const Interval interval = score_interval(pentanomial);
      EXPECT_GE(interval.low, 0);
      EXPECT_LE(interval.high, 1);
      EXPECT_LT(interval.low, interval.high);
      EXPECT_LE(interval.low, pentanomial.score());
      EXPECT_GE(interval.high, pentanomial.score());
    }
  // The rule of three: after 100 wins of 100, about 97 % at the least.
  EXPECT_NEAR(score_interval(Pentanomial{{0, 0, 0, 0, 100}}).low, 0.97, 0.005);
}

TEST(Elo, is_the_logistic_scale) {
  EXPECT_EQ(elo_of_score(0.5), 0);
  EXPECT_NEAR(elo_of_score(10.0 / 11), 400, 1e-9);
  EXPECT_NEAR(score_of_elo(100), 0.640065, 1e-6);
  for (const double elo : {-700.0, -3.0, 0.0, 12.0, 450.0})
    EXPECT_NEAR(elo_of_score(score_of_elo(elo)), elo, 1e-9);
  const double slope = (score_of_elo(101) - score_of_elo(99)) / 2;
  EXPECT_NEAR(score_per_elo(score_of_elo(100)), slope, 1e-7);
}

TEST(Elo, differences_are_symmetric_and_always_finite) {
  EXPECT_NEAR(elo_difference(Pentanomial{{3, 5, 9, 5, 3}}).value, 0, 1e-12);
  const Pentanomial pairs{{2, 10, 20, 30, 8}};
  const Estimate there = elo_difference(pairs);
  const Estimate back = elo_difference(pairs.turned());
  EXPECT_GT(there.value, 0);
  EXPECT_NEAR(there.value, -back.value, 1e-9);
  EXPECT_NEAR(there.margin, back.margin, 1e-9);
  const Estimate sweep = elo_difference(Pentanomial{{0, 0, 0, 0, 1000000}});
  EXPECT_TRUE(std::isfinite(sweep.value) && std::isfinite(sweep.margin));
  EXPECT_GT(sweep.value, 1000);
}

// A meeting of very many pairs that score exactly what the ratings promise.
Meeting exact(int first, int second, const std::vector<double>& elo) {
  const double pairs = 1e9;
  const double score =
      score_of_elo(elo[static_cast<std::size_t>(first)] - elo[static_cast<std::size_t>(second)]);
  const auto won = static_cast<std::uint64_t>(std::llround(pairs * score));
  return {first, second, {{static_cast<std::uint64_t>(pairs) - won, 0, 0, 0, won}}};
}

TEST(Ratings, are_recovered_from_the_scores_they_promise) {
  const std::vector<double> elo = {-310, -40, 5, 95, 250};
  std::vector<Meeting> meetings;
  for (int first = 0; first < 5; ++first)
    for (int second = first + 1; second < 5; ++second)
      meetings.push_back(exact(first, second, elo));
  const std::vector<Estimate> ratings = ratings_of(5, meetings);
  for (std::size_t i = 0; i < elo.size(); ++i) EXPECT_NEAR(ratings[i].value, elo[i], 0.01);
}

// Also when not everybody met: through others.
TEST(Ratings, connect_bots_through_those_they_both_met) {
  const std::vector<double> elo = {-200, 0, 200};
  const std::vector<Estimate> ratings = ratings_of(3, {exact(0, 1, elo), exact(1, 2, elo)});
  EXPECT_NEAR(ratings[2].value - ratings[0].value, 400, 0.01);
}

TEST(Ratings, of_two_bots_are_half_of_their_difference_on_either_side) {
  const Pentanomial pairs{{2, 10, 20, 30, 8}};
  const std::vector<Estimate> ratings = ratings_of(2, {{0, 1, pairs}});
  const Estimate difference = elo_difference(pairs);
  EXPECT_NEAR(ratings[0].value, difference.value / 2, 1e-6);
  EXPECT_NEAR(ratings[1].value, -difference.value / 2, 1e-6);
  EXPECT_NEAR(ratings[0].margin, difference.margin / 2, 1e-6);
  EXPECT_NEAR(ratings[1].margin, difference.margin / 2, 1e-6);
}

TEST(Ratings, have_mean_zero_and_survive_clean_sweeps_and_empty_meetings) {
  const Pentanomial sweep{{0, 0, 0, 0, 500}};
  const std::vector<Estimate> ratings =
      ratings_of(4, {{0, 1, sweep}, {0, 2, sweep}, {1, 2, sweep}, {0, 3, {}}, {1, 3, {}}});
  double sum = 0;
  for (const Estimate& rating : ratings) {
    EXPECT_TRUE(std::isfinite(rating.value) && std::isfinite(rating.margin));
    EXPECT_GT(rating.margin, 0);
    sum += rating.value;
  }
  EXPECT_NEAR(sum, 0, 1e-6);
  EXPECT_GT(ratings[0].value, ratings[1].value + 500);
  EXPECT_GT(ratings[1].value, ratings[2].value + 500);
}

TEST(Ratings, errors_shrink_with_the_square_root_of_the_pairs) {
  const Pentanomial few{{10, 20, 40, 20, 10}};
  const Pentanomial many{{1000, 2000, 4000, 2000, 1000}};
  const double before = ratings_of(3, {{0, 1, few}, {0, 2, few}, {1, 2, few}})[0].margin;
  const double after = ratings_of(3, {{0, 1, many}, {0, 2, many}, {1, 2, many}})[0].margin;
  EXPECT_NEAR(before / after, 10, 0.3);
}

TEST(Sprt, bounds_are_those_of_five_percent_errors) {
  EXPECT_NEAR(sprt_bound(), std::log(19.0), 1e-12);
  EXPECT_EQ(verdict_of(0), Verdict::undecided);
  EXPECT_EQ(verdict_of(2.94), Verdict::undecided);
  EXPECT_EQ(verdict_of(2.95), Verdict::accepted);
  EXPECT_EQ(verdict_of(-2.95), Verdict::rejected);
}

TEST(Sprt, the_ratio_has_the_sign_of_what_is_nearer) {
  const SprtQuestion question{0, 10};
  EXPECT_EQ(log_likelihood_ratio({}, question), 0);
  EXPECT_LT(log_likelihood_ratio({{20, 100, 200, 100, 20}}, question), 0);
  EXPECT_GT(log_likelihood_ratio({{10, 80, 200, 120, 40}}, question), 0);
  // Turned around, the pairs say the opposite of the opposite question.
  const Pentanomial pairs{{10, 80, 200, 120, 40}};
  EXPECT_NEAR(log_likelihood_ratio(pairs, question),
              -log_likelihood_ratio(pairs.turned(), SprtQuestion{-10, 0}), 1e-9);
  // Half way between both there is nothing to choose.
  EXPECT_NEAR(log_likelihood_ratio({{20, 100, 200, 100, 20}}, SprtQuestion{-10, 10}), 0, 1e-9);
}

// Where both hypotheses are near the score, the ratio is that of two normal distributions.
TEST(Sprt, the_ratio_agrees_with_the_normal_approximation) {
  const Pentanomial pairs{{300, 1000, 2000, 1100, 330}};
  const SprtQuestion question{0, 8};
  const double n = static_cast<double>(pairs.pairs());
  double variance = 0;
  for (std::size_t i = 0; i < 5; ++i)
    variance += static_cast<double>(pairs.counts[i]) / n *
                std::pow(static_cast<double>(i) / 4 - pairs.score(), 2);
  const double s0 = score_of_elo(question.elo0);
  const double s1 = score_of_elo(question.elo1);
  const double normal = n * (s1 - s0) * (2 * pairs.score() - s0 - s1) / (2 * variance);
  EXPECT_NEAR(log_likelihood_ratio(pairs, question), normal, 0.02 * std::abs(normal) + 0.01);
}

// Two kinds of pairs: the likelihood is that of a coin and can be written down.
TEST(Sprt, the_ratio_of_two_kinds_of_pairs_is_that_of_a_coin) {
  const Pentanomial pairs{{400, 0, 0, 0, 600}};
  const SprtQuestion question{0, 50};
  const double s1 = score_of_elo(50);
  const double coin = 400 * std::log((1 - s1) / 0.5) + 600 * std::log(s1 / 0.5);
  EXPECT_NEAR(log_likelihood_ratio(pairs, question), coin, 0.02);
}

TEST(Sprt, more_of_the_same_crosses_a_bound) {
  Pentanomial pairs;
  const SprtQuestion question{0, 20};
  int needed = 0;
  while (verdict_of(log_likelihood_ratio(pairs, question)) == Verdict::undecided) {
    pairs.note(2);
    pairs.note(++needed % 2 == 0 ? 3 : 4);
    ASSERT_LT(needed, 10000);
  }
  EXPECT_EQ(verdict_of(log_likelihood_ratio(pairs, question)), Verdict::accepted);
  EXPECT_EQ(verdict_of(log_likelihood_ratio(pairs.turned(), question)), Verdict::rejected);
}

}  // namespace
}  // namespace wardroom
