// Playing at a table (docs/server.md, "At a table").
#include <gtest/gtest.h>

#include "server/people/secrets.hpp"
#include "tests/house/hall.hpp"

namespace wardroom::server {
namespace {

const std::vector<TableFor> kTables = {
    {.mode = "training", .is_public = true},
    {.mode = "skirmish", .is_public = true},
    {.mode = "total-war", .is_public = true},
    {.game = "wingcommander", .mode = "casual", .is_public = true},
    {.game = "wingcommander", .mode = "tournament", .is_public = true},
};

// What was told bit by bit is what is told at once.
void expect_whole_story(Visitor& visitor) {
  const JsonArray told = visitor.story();
  const JsonObject state = visitor.ask("resync");
  ASSERT_TRUE(is(state, "state"));
  EXPECT_EQ(state.at("from"), 0);
  EXPECT_EQ(state.at("story").as_array(), told);
}

TEST(Playing, whole_games_between_two_with_a_spectator) {
  for (const TableFor& table : kTables) {
    Hall hall;
    Visitor ann(hall), bob(hall), eve(hall);
    ASSERT_TRUE(sit_down(ann, bob, table));
    eve.hello();
    eve.ask("enter", {{"room", ann.room_id()}});
    Random random(7);
    while (!ann.over()) {
      ASSERT_NE(ann.decides(), bob.decides());
      for (const Visitor* one : {&ann, &bob, &eve})
        ASSERT_EQ(one->state().at("decision").at("seat"), ann.state().at("decision").at("seat"));
      play_on(hall, {&ann, &bob}, random, 1);
      if (random.below(30) == 0) expect_whole_story(eve);
    }
    for (Visitor* one : {&ann, &bob, &eve}) {
      EXPECT_TRUE(one->over());
      EXPECT_EQ(one->room().at("end").at("how"), "played");
      EXPECT_EQ(one->room().at("end").at("winners"), one->state().at("result").at("winners"));
      expect_whole_story(*one);
    }
    EXPECT_EQ(ann.state().at("result"), bob.state().at("result"));
    EXPECT_TRUE(is(ann.ask("concede"), "state")) << "nothing happens twice";
    EXPECT_EQ(ann.room().at("end").at("how"), "played");
    EXPECT_EQ(hall.house->figures().games_ended, 1U);
  }
}

TEST(Playing, against_bots_and_at_several_tables_at_once) {
  Hall hall;
  std::vector<std::unique_ptr<Visitor>> visitors;
  std::vector<Visitor*> players;
  for (const TableFor& table : kTables)
    for (const bool first : {true, false}) {
      visitors.push_back(std::make_unique<Visitor>(hall));
      Visitor& one = *visitors.back();
      one.hello();
      ASSERT_TRUE(is(
          one.ask("create", first ? wish(table, {"me", "random"}) : wish(table, {"greedy", "me"})),
          "state"));
      players.push_back(&one);
    }
  Random random(3);
  for (int turns = 0; turns < 4000 && !players.empty(); ++turns) {
    for (Visitor* one : players)
      if (one->decides()) {
        ASSERT_TRUE(is(one->act_at_random(random), "state"));
      }
    std::erase_if(players, [](const Visitor* one) { return one->over(); });
    hall.pass(500);
  }
  EXPECT_TRUE(players.empty());
  EXPECT_GT(hall.house->figures().bot_choices, 0U);
}

TEST(Playing, an_act_that_is_sent_twice_does_nothing_twice) {
  Hall hall;
  Visitor ann(hall), bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  Visitor& decider = ann.decides() ? ann : bob;
  const JsonObject act = {{"n", decider.state().at("v")}, {"option", decider.options().front()}};
  ASSERT_TRUE(is(decider.ask("act", act), "state"));
  const JsonObject before = decider.state();
  ASSERT_TRUE(is(decider.ask("act", act), "state"));
  EXPECT_EQ(decider.state().at("v"), before.at("v"));
  EXPECT_EQ(decider.state().at("view"), before.at("view"));

  hall.storage.mood = MemoryStorage::Mood::slow;
  Visitor& next = ann.decides() ? ann : bob;
  const JsonObject two = {{"n", next.state().at("v")}, {"option", next.options().front()}};
  const int first = next.say("act", two);
  const int second = next.say("act", two);
  hall.settle();
  EXPECT_FALSE(next.answer_to(first) || next.answer_to(second));
  EXPECT_EQ(hall.storage.waiting(), 1U);
  hall.storage.acknowledge();
  hall.settle();
  EXPECT_EQ(next.answer_to(first)->at("v"), next.answer_to(second)->at("v"));
  EXPECT_EQ(hall.storage.waiting(), 0U);
}

TEST(Playing, what_is_wrong_is_refused_with_its_clause) {
  Hall hall;
  Visitor ann(hall), bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  Visitor& decider = ann.decides() ? ann : bob;
  Visitor& other = ann.decides() ? bob : ann;
  const Json v = decider.state().at("v");
  const JsonObject refused = decider.ask("act", {{"n", v}, {"option", "nonsense"}});
  EXPECT_TRUE(is(refused, "refused"));
  EXPECT_TRUE(refused.contains("clause"));
  EXPECT_TRUE(is(other.ask("act", {{"n", v}, {"option", decider.options().front()}}), "error"))
      << "out of turn";
  EXPECT_TRUE(is(decider.ask("act", {{"n", v.to_number<int>() + 1}, {"option", "x"}}), "state"));
  EXPECT_EQ(decider.state().at("v"), v);
  EXPECT_TRUE(is(decider.ask("why", {{"option", decider.options().front()}}), "why"));
  EXPECT_TRUE(is(decider.ask("preview", {{"option", decider.options().front()}}), "preview"));
  EXPECT_TRUE(is(decider.ask("preview", {{"option", "nonsense"}}), "error"));
  EXPECT_TRUE(is(other.ask("why", {{"option", "pass"}}), "error"));
  EXPECT_TRUE(is(decider.ask("hint"), "error")) << "not among people";
  EXPECT_TRUE(is(decider.ask("record"), "error")) << "not before the end";
}

TEST(Playing, hints_against_bots) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("create", wish({.mode = "training"}, {"me", "random"}));
  for (int i = 0; i < 100 && !ann.decides(); ++i) hall.pass(1000);
  ASSERT_TRUE(ann.decides());
  hall.world.refuses = true;
  EXPECT_TRUE(is(ann.ask("hint"), "error"));
  hall.world.refuses = false;
  hall.world.dawdles = true;
  const int hint = ann.say("hint");
  EXPECT_TRUE(is(ann.ask("hint"), "error")) << "one at a time";
  hall.world.dawdles = false;
  hall.settle();
  EXPECT_TRUE(is(ann.answer_to(hint).value_or(JsonObject()), "hint"));
}

TEST(Playing, the_language_changes_at_the_table) {
  Hall hall;
  Visitor ann(hall), bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  Random random(1);
  play_on(hall, {&ann, &bob}, random, 10);
  const JsonArray english = ann.story();
  EXPECT_TRUE(is(ann.ask("language", {{"language", "fr"}}), "done"));
  EXPECT_EQ(ann.story().size(), english.size());
  EXPECT_NE(ann.story(), english);
  EXPECT_EQ(bob.story().size(), english.size());
}

TEST(Playing, the_record_proves_that_chance_was_fixed) {
  Hall hall;
  hall.next_seed = 0xabc;
  Visitor ann(hall), bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  Random random(5);
  play_on(hall, {&ann, &bob}, random);
  const JsonObject record = ann.ask("record");
  ASSERT_TRUE(is(record, "record"));
  // The second that was drawn: one is for trying whether the table can be created.
  EXPECT_NE(text_of(record.at("text")).find("\nseed 2749\n"), std::string::npos);
  EXPECT_EQ(text_of(ann.room().at("commitment")), sha256_hex("0000000000000abd"));
}

TEST(Playing, bots_wait_for_room_to_think) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  hall.world.refuses = true;
  ann.ask("create", wish({}, {"random", "me"}));
  Random random(1);
  for (int i = 0; i < 20 && !ann.over(); ++i) {
    if (ann.decides()) ann.act_at_random(random);
    hall.pass(300);
  }
  EXPECT_FALSE(ann.decides());
  hall.world.refuses = false;
  for (int i = 0; i < 20 && !ann.decides(); ++i) hall.pass(500);
  EXPECT_TRUE(ann.decides());
}

TEST(Playing, a_game_without_anybody_looking_goes_on) {
  Hall hall;
  Visitor ann(hall), bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  const std::string id = ann.room_id();
  Random random(1);
  for (int i = 0; i < 40; ++i) {
    Visitor& decider = ann.decides() ? ann : bob;
    ASSERT_TRUE(is(decider.act_at_random(random), "state"));
    ann.ask("leave");
    bob.ask("leave");
    ASSERT_TRUE(is(ann.ask("enter", {{"room", id}}), "state"));
    ASSERT_TRUE(is(bob.ask("enter", {{"room", id}}), "state"));
    if (ann.over()) break;
  }
}

TEST(Playing, phrases_are_heard_by_all_but_those_who_would_rather_not) {
  Hall hall;
  Visitor ann(hall), bob(hall), eve(hall);
  ASSERT_TRUE(sit_down(ann, bob, {.is_public = true}));
  eve.hello();
  eve.ask("enter", {{"room", ann.room_id()}});
  for (Visitor* one : {&ann, &bob, &eve}) one->news();
  EXPECT_TRUE(is(ann.ask("say", {{"phrase", 2}}), "done"));
  for (Visitor* one : {&ann, &bob, &eve}) {
    const auto said = one->news("said");
    ASSERT_EQ(said.size(), 1U);
    EXPECT_EQ(said[0].at("seat"), "a");
    EXPECT_EQ(said[0].at("phrase"), 2);
  }
  EXPECT_TRUE(is(ann.ask("say", {{"phrase", 10}}), "error"));
  EXPECT_TRUE(is(ann.ask("say", {{"phrase", -1}}), "error"));
  bob.ask("block", {{"seat", "a"}, {"on", true}});
  ann.ask("say", {{"phrase", 3}});
  EXPECT_TRUE(bob.news("said").empty());
  EXPECT_EQ(eve.news("said").size(), 1U);
  bob.ask("block", {{"seat", "a"}, {"on", false}});
  ann.ask("say", {{"phrase", 3}});
  EXPECT_EQ(bob.news("said").size(), 1U);
}

TEST(Playing, reports_are_limited) {
  HouseLimits limits = Hall::generous();
  limits.reports = {2, 60'000};
  Hall hall(limits);
  Visitor ann(hall), bob(hall);
  const auto report = [&](std::string_view seat) {
    return ann.ask("report", {{"seat", seat}, {"reason", "rude"}});
  };
  ASSERT_TRUE(sit_down(ann, bob));
  EXPECT_TRUE(is(report("a"), "error")) << "about oneself";
  EXPECT_TRUE(is(report("b"), "done"));
  EXPECT_TRUE(is(report("b"), "error")) << "one a game and person";
  ASSERT_TRUE(sit_down(ann, bob));
  EXPECT_TRUE(is(report("b"), "done"));
  ASSERT_TRUE(sit_down(ann, bob));
  EXPECT_TRUE(is(report("b"), "error")) << "two, then one a minute";
  hall.pass(60'000);
  EXPECT_TRUE(is(report("b"), "done"));
  EXPECT_EQ(hall.storage.reports(9).size(), 3U);
}

TEST(Playing, reports_are_kept_for_the_operator) {
  Hall hall;
  Visitor ann(hall), bob(hall);
  ASSERT_TRUE(sit_down(ann, bob));
  std::string long_reason;
  for (int i = 0; i < 500; ++i) long_reason += "é";
  EXPECT_TRUE(is(ann.ask("report", {{"seat", "b"}, {"reason", long_reason}}), "done"));
  EXPECT_TRUE(is(ann.ask("report", {{"seat", "b"}, {"reason", long_reason + "é"}}), "error"));
  ASSERT_EQ(hall.storage.reports(9).size(), 1U);
  EXPECT_EQ(hall.storage.reports(9)[0].about, bob.person);
  EXPECT_EQ(hall.storage.reports(9)[0].game, ann.room_id());
}

}  // namespace
}  // namespace wardroom::server
