// Threads that think are shared: one address that asks for all it may makes nobody else's bot late.
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "tests/house/hall.hpp"

namespace wardroom::server {
namespace {

JsonObject against(std::string_view level) {
  return wish({.mode = "training"}, {"me", level});
}

// Choices are made until it is the bot's turn to think.
void act_until_the_bot_thinks(Hall& hall, Visitor& visitor) {
  const std::size_t before = hall.world.long_work();
  Random random(1);
  while (hall.world.long_work() == before) {
    ASSERT_TRUE(visitor.decides());
    ASSERT_TRUE(is(visitor.act_at_random(random), "state"));
  }
}

// How many pieces of long work are done before this visitor's bot has chosen.
int pieces_until_told(Hall& hall, Visitor& visitor) {
  visitor.news();
  for (int pieces = 1; pieces < 200; ++pieces) {
    hall.world.think_once();
    hall.pass(10'000);  // bots take their time to show what they chose
    if (!visitor.news("state").empty()) return pieces;
  }
  return 200;
}

TEST(Thinking, hints_on_a_hundred_connections_make_nobody_elses_bot_late) {
  Hall hall;
  hall.world.dawdles = true;
  Visitor ann(hall, "192.0.2.1");
  ann.hello();
  ASSERT_TRUE(is(ann.ask("create", against("cadet")), "state"));
  std::vector<std::unique_ptr<Visitor>> eve;
  for (int i = 0; i < 100; ++i) {
    eve.push_back(std::make_unique<Visitor>(hall, "198.51.100.66"));
    eve.back()->hello();
    eve.back()->ask("create", against("random"));
    eve.back()->say("hint");
  }
  EXPECT_EQ(hall.world.long_work(), 100U);
  act_until_the_bot_thinks(hall, ann);
  EXPECT_LE(pieces_until_told(hall, ann), 2);
}

TEST(Thinking, many_tables_against_bots_make_nobody_elses_bot_late) {
  Hall hall;
  hall.world.dawdles = true;
  Visitor ann(hall, "2001:db8:1::1");
  ann.hello();
  ASSERT_TRUE(is(ann.ask("create", against("cadet")), "state"));
  // From ever new addresses of one household, and left at once.
  std::vector<std::unique_ptr<Visitor>> eve;
  Random random(1);
  for (int i = 0; i < 20; ++i) {
    eve.push_back(std::make_unique<Visitor>(hall, "2001:db8:2::" + std::to_string(i + 1)));
    eve.back()->hello();
    for (int table = 0; table < 25; ++table) {
      eve.back()->ask("create", against("random"));
      if (eve.back()->decides()) eve.back()->act_at_random(random);
      eve.back()->ask("leave");
    }
  }
  EXPECT_GT(hall.world.long_work(), 20U);
  EXPECT_LE(hall.world.long_work(), 101U);  // one household has no more waiting
  act_until_the_bot_thinks(hall, ann);
  EXPECT_LE(pieces_until_told(hall, ann), 2);
}

TEST(Thinking, who_has_too_much_waiting_is_told_so_and_gets_it_later) {
  Hall hall;
  hall.world.dawdles = true;
  std::vector<std::unique_ptr<Visitor>> eve;
  for (int i = 0; i < 120; ++i) {
    eve.push_back(std::make_unique<Visitor>(hall));
    eve.back()->hello();
    eve.back()->ask("create", against("random"));
  }
  std::vector<int> asked;
  for (const auto& one : eve) asked.push_back(one->say("hint"));
  hall.settle();
  std::size_t refused = 0;
  for (std::size_t i = 0; i < eve.size(); ++i)
    if (const auto answer = eve[i]->answer_to(asked[i])) refused += is(*answer, "error") ? 1 : 0;
  EXPECT_GE(refused, 20U);
  hall.world.dawdles = false;
  hall.pass(10'000);
  EXPECT_TRUE(is(eve.back()->ask("hint"), "hint"));
}

}  // namespace
}  // namespace wardroom::server
