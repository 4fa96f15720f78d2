// Paying (payment.hpp): what is proposed, when there is no choice, and what is used.
#include "cardplay/payment.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/course.hpp"

namespace wardroom {
namespace {

struct Purse;
struct PurseReferee;

// Coins of seat a, by what they are worth; those of other seats are not hers.
struct Coins {
  using Position = Purse;
  using Referee = PurseReferee;
  using Source = std::uint8_t;
  static constexpr int kMostSources = 100;
  static void sources(const Purse& purse, Seat seat, cardplay::Sources<Coins>& list);
  static Option use_option(const Purse&, Source coin) { return {1, {coin, 0, 0}}; }
  static void use(PurseReferee& referee, Source coin);
  static Refusal no_source(const Purse&, int need, const Option& option) {
    return {static_cast<std::uint16_t>(option.verb == 1 ? 2 : 1),
            {static_cast<std::int16_t>(need)}};
  }
};
struct PurseMatch {
  std::vector<int> coins;  // 0: spent
  FrameStack<2, cardplay::Payment<Coins>> stack;
};
struct Purse {
  const PurseMatch& match;
};
struct PurseReferee {
  PurseMatch& match;
  operator Purse() const { return {match}; }  // NOLINT: a referee can also look
  Purse look() const { return {match}; }
};

void Coins::sources(const Purse& purse, Seat seat, cardplay::Sources<Coins>& list) {
  for (std::size_t i = 0; seat == Seat::a && i < purse.match.coins.size(); ++i)
    if (purse.match.coins[i] > 0) list.add(static_cast<Source>(i), purse.match.coins[i]);
}
void Coins::use(PurseReferee& referee, Source coin) {
  referee.match.coins[coin] = 0;
}

std::string proposed(const std::vector<int>& coins, int need) {
  const PurseMatch match{coins, {}};
  std::string text;
  for (const std::uint8_t coin : cardplay::Sources<Coins>(Purse{match}, Seat::a).propose(need))
    text += std::to_string(coins[coin]) + " ";
  return text;
}

bool is_forced(const std::vector<int>& coins, int need) {
  const PurseMatch match{coins, {}};
  return cardplay::Sources<Coins>(Purse{match}, Seat::a).forced(need);
}

TEST(Payment, proposes_what_wastes_least) {
  EXPECT_EQ(proposed({5, 1, 2}, 3), "2 1 ");
  EXPECT_EQ(proposed({5, 4, 4}, 5), "5 ");
  EXPECT_EQ(proposed({3, 3, 3}, 5), "3 3 ");
  EXPECT_EQ(proposed({2, 7}, 3), "7 ");
  EXPECT_EQ(proposed({4, 4, 4, 4}, 4), "4 ") << "of equal ones the first";
  EXPECT_EQ(proposed({1, 1}, 0), "");
}

TEST(Payment, without_enough_proposes_all) {
  EXPECT_EQ(proposed({1, 2}, 5), "1 2 ");
  EXPECT_EQ(proposed({}, 5), "");
}

// Every proposal is worth enough, uses no coin twice, and no other choice of coins wastes less.
TEST(Payment, no_other_way_wastes_less) {
  for (unsigned seed = 0; seed < 400; ++seed) {
    std::vector<int> coins;
    for (unsigned i = 0, x = seed * 2654435761U; i < seed % 7 + 1; ++i, x /= 5)
      coins.push_back(static_cast<int>(x % 5 + 1));
    for (int need = 1; need < 12; ++need) {
      int least = 1000;
      int all = 0;
      for (const int coin : coins) all += coin;
      for (unsigned way = 0; way < (1U << coins.size()); ++way) {
        int sum = 0;
        for (std::size_t i = 0; i < coins.size(); ++i) sum += ((way >> i) & 1U) != 0 ? coins[i] : 0;
        if (sum >= need) least = std::min(least, sum);
      }
      const PurseMatch match{coins, {}};
      int sum = 0;
      std::vector<int> left = coins;
      for (const auto coin : cardplay::Sources<Coins>(Purse{match}, Seat::a).propose(need)) {
        EXPECT_GT(left[coin], 0) << "used twice";
        sum += left[coin];
        left[coin] = 0;
      }
      EXPECT_EQ(sum, std::min(least, all)) << seed << ": " << need;
    }
  }
}

TEST(Payment, there_is_a_choice_unless_all_or_the_only_one_is_needed) {
  EXPECT_TRUE(is_forced({3}, 1));
  EXPECT_TRUE(is_forced({2, 1}, 3));
  EXPECT_TRUE(is_forced({2, 1}, 9));
  EXPECT_FALSE(is_forced({2, 1}, 2));
  EXPECT_FALSE(is_forced({}, 0));
}

struct Paying : ::testing::Test {
  PurseMatch match;
  PurseReferee referee{match};

  void begin(std::vector<int> coins, std::uint8_t need) {
    match.coins = std::move(coins);
    match.stack.push(cardplay::Payment<Coins>{Seat::a, need});
    proceed(referee);
  }
  std::size_t options() const {
    OptionList list;
    list_options<PurseReferee>(Purse{match}, list);
    return list.size();
  }
  void use(Coins::Source coin) { play_option(referee, Coins::use_option(Purse{match}, coin)); }
};

TEST_F(Paying, goes_on_source_by_source_until_nothing_is_owed) {
  begin({1, 5, 2, 2}, 4);
  EXPECT_EQ(options(), 4U);
  use(0);
  EXPECT_EQ(options(), 3U);
  EXPECT_FALSE(match.stack.empty());
  use(1);
  EXPECT_TRUE(match.stack.empty()) << "no change is given";
  EXPECT_EQ(match.coins, (std::vector<int>{0, 0, 2, 2})) << "and nothing else is used";
}

TEST_F(Paying, without_a_choice_nobody_is_asked) {
  begin({1, 2}, 3);
  EXPECT_TRUE(match.stack.empty());
  EXPECT_EQ(match.coins, (std::vector<int>{0, 0}));
  begin({1, 2, 9}, 0);
  EXPECT_TRUE(match.stack.empty());
  EXPECT_EQ(match.coins, (std::vector<int>{1, 2, 9})) << "nothing is owed";
}

TEST_F(Paying, the_rest_is_used_when_all_of_it_is_needed) {
  begin({1, 2, 2, 3}, 7);
  use(0);
  EXPECT_FALSE(match.stack.empty()) << "6 owed, 7 there";
  use(1);
  EXPECT_FALSE(match.stack.empty()) << "4 owed, 5 there";
  use(2);
  EXPECT_TRUE(match.stack.empty()) << "the last";
}

TEST_F(Paying, only_with_what_is_there) {
  begin({1, 5, 2}, 3);
  use(0);
  const Purse purse{match};
  EXPECT_EQ(check_option<PurseReferee>(purse, Coins::use_option(purse, 0), {}).reason, 2);
  EXPECT_EQ(check_option<PurseReferee>(purse, Option{9, {}}, {}).args[0], 2) << "so much is owed";
  EXPECT_FALSE(check_option<PurseReferee>(purse, Coins::use_option(purse, 1), {}));
}

}  // namespace
}  // namespace wardroom
