// Random numbers must never change: replays, records and commitments depend on them.
#include "engine/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>
#include <vector>

namespace wardroom {
namespace {

// SplitMix64's published sequence.
TEST(Random, gives_the_known_sequence_for_a_seed) {
  Random random(1234567);
  for (const std::uint64_t expected :
       {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
        4593380528125082431ULL, 16408922859458223821ULL})
    EXPECT_EQ(random.next(), expected);
}

TEST(Random, gives_the_known_choices_and_order_for_a_seed) {
  Random random(2024);
  std::vector<std::uint32_t> choices;
  for (int i = 0; i < 8; ++i) choices.push_back(random.below(100));
  EXPECT_EQ(choices, (std::vector<std::uint32_t>{62, 9, 29, 11, 83, 55, 13, 59}));
  std::vector<int> cards = {0, 1, 2, 3, 4, 5, 6, 7};
  random.shuffle(std::span<int>(cards));
  EXPECT_EQ(cards, (std::vector<int>{5, 0, 7, 3, 4, 6, 2, 1}));
}

TEST(Random, is_the_same_at_compile_time) {
  constexpr std::uint64_t first = [] {
    Random random(1234567);
    return random.next();
  }();
  static_assert(first == 6457827717110365317ULL);
}

TEST(Random, every_number_below_a_bound_is_equally_likely) {
  for (const std::uint32_t bound : {1U, 2U, 3U, 6U, 7U, 100U}) {
    Random random(bound);
    std::vector<int> counts(bound);
    constexpr int each = 10000;
    for (std::uint32_t i = 0; i < each * bound; ++i) {
      const std::uint32_t number = random.below(bound);
      ASSERT_LT(number, bound);
      ++counts[number];
    }
    // Five standard deviations.
    for (const int count : counts) EXPECT_NEAR(count, each, 500) << "below " << bound;
  }
}

// Below 3 x 2^30 a plain remainder favours the first third, plain scaling every third number.
TEST(Random, is_fair_where_the_bound_does_not_divide) {
  constexpr std::uint32_t bound = 3U << 30U;
  Random random(5);
  std::array<int, 3> thirds{};
  for (int i = 0; i < 30000; ++i) ++thirds[random.below(bound) >> 30U];
  for (const int count : thirds) EXPECT_NEAR(count, 10000, 450);
  int multiples = 0;
  for (int i = 0; i < 30000; ++i) multiples += random.below(bound) % 3 == 0 ? 1 : 0;
  EXPECT_NEAR(multiples, 10000, 450);
}

TEST(Random, every_order_is_equally_likely) {
  Random random(6);
  std::map<std::string, int> counts;
  for (int i = 0; i < 24000; ++i) {
    std::string cards = "abcd";
    random.shuffle(std::span<char>(cards));
    ++counts[cards];
  }
  EXPECT_EQ(counts.size(), 24U);
  for (const auto& [cards, count] : counts) EXPECT_NEAR(count, 1000, 160) << cards;
}

TEST(Random, shuffles_nothing_and_one) {
  Random random(7);
  std::vector<int> none;
  random.shuffle(std::span<int>(none));
  std::vector<int> one = {3};
  random.shuffle(std::span<int>(one));
  EXPECT_EQ(one, (std::vector<int>{3}));
}

}  // namespace
}  // namespace wardroom
