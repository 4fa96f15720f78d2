// Long work is shared out between households and people, not between pieces of work.
#include "server/fair_queue.hpp"

#include <gtest/gtest.h>

#include <string>

namespace wardroom::server {
namespace {

// Who is served in which order.
struct Trial {
  FairQueue queue;
  std::string served;

  explicit Trial(const QueueLimits& limits = {}) : queue(limits) {}

  bool add(const std::string& household, const std::string& person, char mark) {
    return queue.add({household, person}, [this, mark] { served += mark; });
  }
  std::string serve(std::size_t most = 1000) {
    served.clear();
    while (most-- > 0) {
      const auto work = queue.take();
      if (!work) break;
      (*work)();
    }
    return served;
  }
};

TEST(FairQueue, work_of_one_is_done_in_order) {
  Trial trial;
  for (const char mark : {'a', 'b', 'c'}) EXPECT_TRUE(trial.add("x", "ann", mark));
  EXPECT_EQ(trial.queue.size(), 3U);
  EXPECT_EQ(trial.serve(), "abc");
  EXPECT_EQ(trial.queue.size(), 0U);
  EXPECT_FALSE(trial.queue.take());
}

TEST(FairQueue, who_asks_for_much_makes_nobody_wait_for_more_than_one_piece) {
  Trial trial;
  for (int i = 0; i < 15; ++i) trial.add("x", "eve", 'e');
  trial.serve(3);
  EXPECT_TRUE(trial.add("y", "ann", 'a'));
  EXPECT_EQ(trial.serve(2), "ea");
  // It is the other household's turn now, and then this one's again.
  EXPECT_TRUE(trial.add("y", "ann", 'a'));
  EXPECT_EQ(trial.serve(2), "ea");
}

TEST(FairQueue, many_people_of_a_household_have_one_share) {
  Trial trial;
  for (int i = 0; i < 50; ++i) trial.add("x", "guest " + std::to_string(i), 'e');
  trial.add("y", "ann", 'a');
  trial.add("y", "ann", 'a');
  trial.add("z", "bob", 'b');
  EXPECT_EQ(trial.serve(5), "eabea");
}

TEST(FairQueue, in_a_household_each_person_has_a_share) {
  Trial trial;
  for (int i = 0; i < 10; ++i) trial.add("x", "eve", 'e');
  trial.add("x", "ann", 'a');
  EXPECT_EQ(trial.serve(3), "eae");
}

TEST(FairQueue, what_waits_is_bounded_for_each_and_altogether) {
  Trial trial({.of_person = 2, .of_household = 3, .altogether = 4});
  EXPECT_TRUE(trial.add("x", "eve", 'e'));
  EXPECT_TRUE(trial.add("x", "eve", 'e'));
  EXPECT_FALSE(trial.add("x", "eve", 'e'));
  EXPECT_TRUE(trial.add("x", "dan", 'd'));
  EXPECT_FALSE(trial.add("x", "kim", 'k'));
  EXPECT_TRUE(trial.add("y", "ann", 'a'));
  EXPECT_FALSE(trial.add("y", "ann", 'a'));  // it is full
  EXPECT_TRUE(trial.add("z", "bob", 'b'));   // but for whom nothing waits there is room
  EXPECT_EQ(trial.serve(), "eabde");
  EXPECT_TRUE(trial.add("x", "kim", 'k'));
  trial.queue.clear();
  EXPECT_EQ(trial.queue.size(), 0U);
  EXPECT_FALSE(trial.queue.take());
}

}  // namespace
}  // namespace wardroom::server
