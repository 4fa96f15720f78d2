// Stocks that are used up and fill again.
#include "net/rate.hpp"

#include <gtest/gtest.h>

namespace wardroom::net {
namespace {

constexpr Allowance kThree{3, 1000};

TEST(Rate, so_many_at_once_and_then_one_after_the_other) {
  Rate rate;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(rate.take(kThree, 5));
  EXPECT_FALSE(rate.take(kThree, 5));
  EXPECT_EQ(rate.wait(kThree), 1000);
  EXPECT_FALSE(rate.take(kThree, 1004));
  EXPECT_TRUE(rate.take(kThree, 1005));
  EXPECT_FALSE(rate.full(kThree, 3000));
  EXPECT_TRUE(rate.full(kThree, 4005));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(rate.take(kThree, 1'000'000));
  EXPECT_FALSE(rate.take(kThree, 1'000'000));
}

TEST(Rate, what_was_done_already_is_paid_back) {
  Rate rate;
  EXPECT_EQ(rate.spend(kThree, 0, 2500), 0);
  EXPECT_EQ(rate.spend(kThree, 0, 500), 0);
  EXPECT_EQ(rate.spend(kThree, 0, 2), 2);
  EXPECT_EQ(rate.spend(kThree, 1, 0), 1);
  EXPECT_EQ(rate.spend(kThree, 2, 0), 0);
  EXPECT_EQ(rate.spend(kThree, 100'000, 4000), 1000);  // a long pause is not saved up
}

TEST(Rate, crumbs_are_not_lost) {
  Rate rate;
  const Allowance one{1, 10};
  rate.spend(one, 0, 1000);
  for (int i = 0; i < 1000; ++i) rate.spend(one, 0, 1);  // a hundredth of a millisecond each
  EXPECT_EQ(rate.spend(one, 0, 0), 10);
}

TEST(Rates, each_has_a_stock_and_full_ones_are_forgotten) {
  Rates rates;
  const Allowance once{1, 1000};
  EXPECT_TRUE(rates.take("a", once, 0));
  EXPECT_FALSE(rates.take("a", once, 0));
  for (int i = 0; i < 30'000; ++i) EXPECT_TRUE(rates.take(std::to_string(i), once, 10));
  EXPECT_FALSE(rates.take("0", once, 900));
  EXPECT_TRUE(rates.take("0", once, 1010));
}

}  // namespace
}  // namespace wardroom::net
