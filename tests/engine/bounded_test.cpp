#include "engine/bounded.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/tiny/game.hpp"

namespace wardroom {
namespace {

template <std::size_t N>
Bounded<int, N> list_of(std::initializer_list<int> items) {
  Bounded<int, N> list;
  for (const int item : items) list.push_back(item);
  return list;
}

template <std::size_t N>
std::vector<int> items(const Bounded<int, N>& list) {
  return {list.begin(), list.end()};
}

TEST(Bounded, grows_and_shrinks_at_its_end) {
  Bounded<int, 4> list;
  EXPECT_TRUE(list.empty());
  list.push_back(1);
  list.push_back(2);
  EXPECT_EQ(list.back(), 2);
  list.pop_back();
  EXPECT_EQ(items(list), (std::vector{1}));
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(Bounded, removes_all_that_match_keeping_the_order) {
  auto list = list_of<8>({1, 2, 3, 4, 5});
  list.remove_if([](int item) { return item % 2 == 1; });
  EXPECT_EQ(items(list), (std::vector{2, 4}));
  list.remove_if([](int) { return false; });
  EXPECT_EQ(list.size(), 2U);
  list.remove_if([](int) { return true; });
  EXPECT_TRUE(list.empty());
}

TEST(Bounded, compares_its_live_part_only) {
  auto x = list_of<4>({1, 2, 3});
  auto y = list_of<4>({1, 7, 8});
  EXPECT_FALSE(x == y);
  x.shorten(1);
  EXPECT_FALSE(x == y);
  y.shorten(1);
  EXPECT_EQ(x, y) << "what was removed does not count";
}

TEST(Bounded, counts_to_capacities_on_both_sides_of_a_byte) {
  Bounded<int, 255> small;
  Bounded<int, 256> large;
  for (int i = 0; i < 255; ++i) small.push_back(i);
  for (int i = 0; i < 256; ++i) large.push_back(i);
  EXPECT_EQ(small.size(), 255U);
  EXPECT_EQ(large.size(), 256U);
  EXPECT_EQ(small.back(), 254);
  EXPECT_EQ(large.back(), 255);
}

TEST(BoundedDeathTest, one_more_than_fits_ends_the_program) {
  EXPECT_DEATH(list_of<2>({1, 2, 3}), "a list has room for 2 and no more: .*list_of");
}

TEST(BoundedDeathTest, the_table_and_the_stack_end_the_program_too) {
  Table<tiny::TableTraits> table{};
  while (table.copies() < table.kCopies) table.deal(0, 0);
  EXPECT_DEATH(table.deal(0, 0), "the table has room for 36 and no more");
  tiny::Stack stack;
  for (int i = 0; i < 40; ++i) stack.push(tiny::Look{});
  EXPECT_DEATH(stack.push(tiny::Look{}), "the stack of rule frames has room for 40 and no more");
}

// What is said names the rule, and with it the game.
TEST(BoundedDeathTest, an_option_too_many_ends_the_program_and_names_the_game) {
  const tiny::Match match{};
  OptionList options;
  while (options.size() < kMaxOptions) options.push_back({});
  const tiny::Turn turn{Seat::a, tiny::Turn::kChange};
  EXPECT_DEATH(turn.options({match, TinyGame::own_set()}, options),
               "a list has room for 1024 and no more: .*wardroom::tiny::");
}

}  // namespace
}  // namespace wardroom
