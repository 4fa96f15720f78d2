#include "engine/bounded.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <vector>

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

// A strict build stops, any other drops what does not fit.
TEST(BoundedDeathTest, never_writes_beyond_its_capacity) {
  const auto overflow = [] {
    auto list = list_of<2>({1, 2, 3});
    std::_Exit(items(list) == std::vector{1, 2} ? 0 : 1);
  };
  const auto stopped_or_dropped = [](int status) {
    return (WIFEXITED(status) && WEXITSTATUS(status) == 0) ||
           (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
  };
  EXPECT_EXIT(overflow(), stopped_or_dropped, "");
}

}  // namespace
}  // namespace wardroom
