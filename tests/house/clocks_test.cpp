// Clocks, and games that nobody finishes (docs/server.md, "What ends a game").
#include <gtest/gtest.h>

#include "tests/house/hall.hpp"

namespace wardroom::server {
namespace {

constexpr Milliseconds kDay = Milliseconds{24} * 60 * 60 * 1000;

const Json kFischer = boost::json::parse(R"({"kind":"fischer","base":60,"increment":5})");
const Json kByMail = boost::json::parse(R"({"kind":"correspondence","days":3})");

std::int64_t left(const Visitor& visitor, const Visitor& of) {
  const std::size_t seat = of.room().at("you") == "a" ? 0 : 1;
  return visitor.room().at("clock").at("left").at(seat).to_number<std::int64_t>();
}

std::string hall_phase(Hall& hall, const std::string& id) {
  const auto row = hall.storage.game(id);
  return row ? row->phase : "gone";
}

struct Pair {
  explicit Pair(const Json& clock) : ann(hall), bob(hall) {
    EXPECT_TRUE(sit_down(ann, bob, {.clock = clock}));
  }
  Visitor& decider() { return ann.decides() ? ann : bob; }
  Visitor& other() { return ann.decides() ? bob : ann; }

  Hall hall;
  Visitor ann, bob;
  Random random{11};
};

TEST(GameClock, increment_at_the_end_of_a_turn_and_nothing_for_taking_back) {
  GameClock clock({ClockSettings::Kind::fischer, 60'000, 5'000}, 2);
  EXPECT_EQ(clock.deadline(), std::nullopt);
  clock.turn(Seat::a, 1000);
  EXPECT_EQ(clock.deadline(), 61'000);
  clock.turn(Seat::a, 3000);
  EXPECT_EQ(clock.left(Seat::a, 3000), 58'000) << "it goes on deciding";
  clock.turn(Seat::b, 4000);
  EXPECT_EQ(clock.left(Seat::a, 9000), 62'000);
  EXPECT_EQ(clock.left(Seat::b, 9000), 55'000);
  clock.turn_back(Seat::a, 9000);
  EXPECT_EQ(clock.left(Seat::b, 9000), 55'000);
  clock.turn(std::nullopt, 10'000);
  EXPECT_EQ(clock.left(Seat::a, 99'000), 61'000) << "nothing is earned by the end";
  EXPECT_EQ(clock.print(), "61000,55000");

  GameClock other({ClockSettings::Kind::fischer, 60'000, 5'000}, 2);
  EXPECT_TRUE(other.restore("61000,55000"));
  EXPECT_EQ(other.left(Seat::b, 0), 55'000);
  for (const char* bad : {"", "1", "1;2", "x,y", "-1,2", "1,"}) EXPECT_FALSE(other.restore(bad));
}

TEST(GameClock, time_that_the_disk_takes_is_nobodys) {
  GameClock clock({ClockSettings::Kind::fischer, 60'000, 0}, 2);
  clock.turn(Seat::a, 0);
  clock.turn(Seat::b, 1000);
  clock.start(5000);
  EXPECT_EQ(clock.deadline(), 65'000);
}

TEST(GameClock, by_mail_it_runs_while_the_server_is_away) {
  GameClock clock({ClockSettings::Kind::correspondence, 3 * kDay, 0}, 2);
  clock.take_up(Seat::a, 0, kDay);
  EXPECT_EQ(clock.deadline(), 3 * kDay);
  clock.take_up(Seat::a, 0, 9 * kDay);
  EXPECT_EQ(clock.deadline(), 9 * kDay + kDay / 24) << "but nobody comes too late for that";
}

TEST(Clocks, run_for_who_decides) {
  Pair pair(kFischer);
  Visitor& first = pair.decider();
  Visitor& second = pair.other();
  EXPECT_EQ(first.room().at("clock").at("running"), first.room().at("you"));
  pair.hall.pass(10'000);
  pair.bob.ask("resync");
  EXPECT_EQ(left(pair.bob, first), 50'000);
  EXPECT_EQ(left(pair.bob, second), 60'000);
  while (first.decides()) first.act_at_random(pair.random);
  EXPECT_EQ(left(pair.bob, first), 55'000) << "with the increment";
  EXPECT_EQ(second.room().at("clock").at("running"), second.room().at("you"));
}

TEST(Clocks, who_has_no_time_left_loses) {
  Pair pair(kFischer);
  Visitor& loser = pair.decider();
  Visitor& winner = pair.other();
  pair.hall.pass(59'999);
  EXPECT_FALSE(winner.over());
  pair.hall.pass(1);
  for (const Visitor* one : {&loser, &winner}) {
    EXPECT_EQ(one->room().at("end").at("how"), "time");
    EXPECT_EQ(one->state().at("result").at("winners").at(0), winner.room().at("you"));
  }
  EXPECT_EQ(left(winner, loser), 0);
  EXPECT_TRUE(winner.room().at("clock").at("running").is_null());
}

TEST(Clocks, also_when_nobody_looks) {
  Pair pair(kFischer);
  const std::string id = pair.ann.room_id();
  const std::string loser = text_of(pair.decider().room().at("you"));
  pair.ann.hang_up();
  pair.bob.hang_up();
  pair.hall.pass(60'000);
  EXPECT_EQ(hall_phase(pair.hall, id), "over");
  pair.ann.connect();
  pair.ann.hello();
  EXPECT_TRUE(is(pair.ann.ask("enter", {{"room", id}}), "state"));
  EXPECT_EQ(pair.ann.room().at("end").at("how"), "time");
  EXPECT_NE(text_of(pair.ann.room().at("end").at("winners").at(0)), loser);
}

TEST(Clocks, a_choice_that_came_in_time_counts) {
  Pair pair(kFischer);
  Visitor& first = pair.decider();
  Visitor& second = pair.other();
  const std::string option = first.options().front();
  // Something else is on its way to the disk when it comes; it is handled after its time.
  pair.hall.storage.mood = MemoryStorage::Mood::slow;
  const int renamed = second.say("rename", {{"name", "Bob"}});
  pair.hall.settle();
  pair.hall.storage.acknowledge(1);
  pair.hall.settle();
  EXPECT_TRUE(second.answer_to(renamed));
  ASSERT_EQ(pair.hall.storage.waiting(), 1U) << "the name at the table";
  pair.hall.pass(59'000);
  const int act = first.say("act", {{"n", first.state().at("v")}, {"option", option}});
  pair.hall.pass(5'000);
  EXPECT_FALSE(first.answer_to(act));
  pair.hall.storage.acknowledge();
  pair.hall.settle();
  pair.hall.storage.acknowledge();
  pair.hall.settle();
  ASSERT_TRUE(first.answer_to(act));
  EXPECT_TRUE(is(*first.answer_to(act), "state"));
  EXPECT_FALSE(first.over());
}

TEST(Clocks, a_choice_that_came_too_late_does_not) {
  Pair pair(kFischer);
  Visitor& first = pair.decider();
  pair.hall.world.pass_unnoticed(60'000);
  const std::string option = first.options().front();
  first.act(option);
  EXPECT_EQ(first.room().at("end").at("how"), "time");
}

TEST(Clocks, go_on_after_a_restart_from_what_was_left) {
  Pair pair(kFischer);
  Visitor& first = pair.decider();
  pair.hall.pass(10'000);
  while (first.decides()) first.act_at_random(pair.random);
  pair.hall.pass(20'000);
  const std::string id = first.room_id();
  pair.hall.restart();
  pair.hall.pass(30'000);
  first.connect();
  first.hello();
  ASSERT_TRUE(is(first.ask("enter", {{"room", id}}), "state"));
  const Json seat = first.room().at("you") == "a" ? "b" : "a";
  EXPECT_EQ(first.room().at("clock").at("running"), seat);
  const std::size_t other = seat == "a" ? 0 : 1;
  EXPECT_EQ(first.room().at("clock").at("left").at(other), 30'000);
  EXPECT_EQ(first.room().at("clock").at("left").at(1 - other), 55'000);
  pair.hall.pass(30'000);
  EXPECT_EQ(first.room().at("end").at("how"), "time");
}

TEST(Clocks, when_time_is_up_and_the_disk_is_full_it_is_tried_again) {
  Pair pair(kFischer);
  pair.hall.storage.mood = MemoryStorage::Mood::broken;
  pair.hall.pass(70'000);
  EXPECT_FALSE(pair.ann.over());
  pair.hall.storage.mood = MemoryStorage::Mood::prompt;
  pair.hall.pass(2'000);
  EXPECT_TRUE(pair.ann.over());
}

TEST(Clocks, by_mail_there_is_so_long_for_every_decision) {
  Pair pair(kByMail);
  Visitor& first = pair.decider();
  const std::size_t seat = first.room().at("you") == "a" ? 0 : 1;
  EXPECT_EQ(first.room().at("clock").at("days"), 3);
  EXPECT_TRUE(first.room().at("clock").at("left").at(1 - seat).is_null());
  pair.hall.pass(2 * kDay);
  first.act_at_random(pair.random);
  pair.hall.pass(2 * kDay);
  EXPECT_FALSE(first.over());
  const std::string id = first.room_id();
  pair.hall.restart();
  pair.hall.pass(kDay + 1000);
  first.connect();
  first.hello();
  first.ask("enter", {{"room", id}});
  EXPECT_EQ(first.room().at("end").at("how"), "time") << "also over a restart";
}

TEST(Abandoned, after_a_week_without_a_choice) {
  Pair pair(nullptr);
  pair.hall.pass(6 * kDay);
  pair.decider().act_at_random(pair.random);
  pair.hall.pass(6 * kDay);
  EXPECT_FALSE(pair.ann.over());
  const std::string id = pair.ann.room_id();
  pair.hall.restart();
  EXPECT_EQ(hall_phase(pair.hall, id), "playing") << "the last choice counts, not the first";
  pair.hall.pass(kDay + kDay / 12);
  pair.ann.connect();
  pair.ann.hello();
  pair.ann.ask("enter", {{"room", id}});
  EXPECT_EQ(pair.ann.room().at("end").at("how"), "abandoned");
  EXPECT_TRUE(pair.ann.room().at("end").at("winners").as_array().empty());
}

TEST(Abandoned, a_table_at_which_nobody_ever_sat_down_is_removed) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("create", wish({}, {"me", "open"}));
  const std::string id = ann.room_id();
  hall.pass(7 * kDay + kDay / 12);
  EXPECT_FALSE(hall.storage.game(id));
  EXPECT_TRUE(hall.house->tables().rooms().empty());
  EXPECT_TRUE(is(ann.ask("resync"), "error"));
}

}  // namespace
}  // namespace wardroom::server
