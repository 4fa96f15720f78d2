// Games that were begun with other rules than today's are played on by the program that knows them.
#include <gtest/gtest.h>

#include "older/older_program.hpp"
#include "table/table_entry.hpp"
#include "tests/house/hall.hpp"
#include "tests/older/line_to_host.hpp"
#include "tests/support/next_starfighter.hpp"

namespace wardroom::server {
namespace {

using older::LineToHost;
using older::OlderProgram;

// A program whose Starfighter has other rules, and the one before it.
struct Upgrade {
  const TableEntry<NextStarfighter> next;
  std::shared_ptr<LineToHost::State> state = std::make_shared<LineToHost::State>();
  OlderProgram::Time now = OlderProgram::Time{} + std::chrono::hours(1);
  OlderProgram older{"older", LineToHost::start(games_for_server_tests(), state),
                     [this] { return now; }};
  Hall hall;
  Visitor ann{hall};
  Visitor bob{hall};
  Random random{5};

  void upgrade() { hall.restart({&next}, {&older}); }
  void come_back(Visitor& who, const std::string& id) {
    who.connect();
    who.hello();
    who.ask("enter", {{"room", id}});
  }
  void come_back(const std::string& id) {
    come_back(ann, id);
    come_back(bob, id);
  }
  Visitor& decider() { return ann.decides() ? ann : bob; }
};

TEST(OlderRules, a_game_goes_on_to_its_end_and_the_next_one_has_the_new_rules) {
  Upgrade evening;
  ASSERT_TRUE(sit_down(evening.ann, evening.bob));
  const std::string id = evening.ann.room_id();
  play_on(evening.hall, {&evening.ann, &evening.bob}, evening.random, 20);
  const JsonObject before = evening.ann.state();
  evening.upgrade();
  evening.come_back(id);
  ASSERT_FALSE(evening.ann.state().empty());
  for (const char* part : {"view", "stage", "seats", "decision", "v", "mode"})
    EXPECT_EQ(evening.ann.state().at(part), before.at(part)) << part;
  EXPECT_TRUE(evening.ann.room().at("fault").is_null());

  // Everything that can be asked at a table.
  Visitor& decider = evening.decider();
  const std::string option = decider.options().front();
  EXPECT_TRUE(is(decider.ask("why", {{"option", option}}), "why"));
  EXPECT_TRUE(is(decider.ask("preview", {{"option", option}}), "preview"));
  EXPECT_TRUE(is(decider.ask("catalogue"), "catalogue"));
  EXPECT_TRUE(is(decider.ask("act", {{"n", decider.state().at("v")}, {"option", "no such thing"}}),
                 "refused"));
  play_on(evening.hall, {&evening.ann, &evening.bob}, evening.random, 10);
  evening.hall.restart();
  evening.come_back(id);
  play_on(evening.hall, {&evening.ann, &evening.bob}, evening.random);
  EXPECT_EQ(evening.ann.room().at("end").at("how"), "played");
  const JsonObject record = evening.ann.ask("record");
  EXPECT_NE(text_of(record.at("text")).find("rules 1"), std::string::npos);

  const auto asked = evening.state->asked.size();
  evening.ann.ask("leave");
  evening.bob.ask("leave");
  ASSERT_TRUE(sit_down(evening.ann, evening.bob));
  play_on(evening.hall, {&evening.ann, &evening.bob}, evening.random, 20);
  EXPECT_LE(evening.state->asked.size(), asked + 1);  // the match that is over is closed
}

TEST(OlderRules, bots_and_hints_go_on) {
  Upgrade evening;
  evening.ann.hello();
  evening.ann.ask("create", wish({}, {"me", "cadet"}));
  const std::string id = evening.ann.room_id();
  play_on(evening.hall, {&evening.ann}, evening.random, 6);
  evening.upgrade();
  evening.come_back(evening.ann, id);
  while (!evening.ann.decides()) evening.hall.pass(1000);
  const int hint = evening.ann.say("hint");
  evening.hall.pass(1000);
  ASSERT_TRUE(evening.ann.answer_to(hint));
  EXPECT_TRUE(is(*evening.ann.answer_to(hint), "hint"));
  play_on(evening.hall, {&evening.ann}, evening.random, 30);
  EXPECT_TRUE(evening.ann.room().at("fault").is_null());
  EXPECT_GT(evening.ann.state().at("v").as_int64(), 30);
}

TEST(OlderRules, without_the_older_program_a_game_can_only_be_given_up) {
  Upgrade evening;
  ASSERT_TRUE(sit_down(evening.ann, evening.bob));
  const std::string id = evening.ann.room_id();
  play_on(evening.hall, {&evening.ann, &evening.bob}, evening.random, 10);
  evening.hall.restart({&evening.next});
  evening.come_back(id);
  EXPECT_TRUE(evening.ann.state().empty());
  EXPECT_NE(text_of(evening.ann.room().at("fault")).find("version 1 of the rules"),
            std::string::npos);
  // Brought along later, it plays on.
  evening.upgrade();
  evening.come_back(id);
  ASSERT_FALSE(evening.ann.state().empty());
  play_on(evening.hall, {&evening.ann, &evening.bob}, evening.random, 10);
  EXPECT_TRUE(is(evening.ann.ask("concede"), "state"));
}

TEST(OlderRules, a_program_that_fails_is_tried_again_and_nothing_is_lost) {
  Upgrade evening;
  ASSERT_TRUE(sit_down(evening.ann, evening.bob));
  const std::string id = evening.ann.room_id();
  evening.upgrade();
  evening.come_back(id);
  play_on(evening.hall, {&evening.ann, &evening.bob}, evening.random, 15);
  const Json v = evening.ann.state().at("v");
  const Json view = evening.ann.state().at("view");

  evening.state->broken = true;
  Visitor& decider = evening.decider();
  const JsonObject answer = decider.ask("act", {{"n", v}, {"option", decider.options().front()}});
  EXPECT_TRUE(is(answer, "error"));
  for (const Visitor* one : {&evening.ann, &evening.bob})
    EXPECT_FALSE(one->room().at("fault").is_null());
  // Others play on meanwhile, and whoever comes sees what is wrong.
  Visitor carl(evening.hall);
  carl.hello();
  carl.ask("create", wish({}, {"me", "cadet"}));
  EXPECT_FALSE(carl.state().empty());
  evening.come_back(evening.bob, id);
  EXPECT_TRUE(evening.bob.state().empty());
  evening.hall.pass(30'000);

  evening.state->broken = false;
  evening.now += std::chrono::seconds(30);
  evening.hall.pass(12'000);
  for (const Visitor* one : {&evening.ann, &evening.bob}) {
    EXPECT_TRUE(one->room().at("fault").is_null());
    EXPECT_EQ(one->state().at("v"), v);
  }
  EXPECT_EQ(evening.ann.state().at("view"), view);
  play_on(evening.hall, {&evening.ann, &evening.bob}, evening.random);
  EXPECT_EQ(evening.ann.room().at("end").at("how"), "played");
}

TEST(OlderRules, a_bot_is_asked_again_after_its_program_failed) {
  Upgrade evening;
  evening.ann.hello();
  evening.ann.ask("create", wish({}, {"me", "cadet"}));
  const std::string id = evening.ann.room_id();
  evening.upgrade();
  evening.come_back(evening.ann, id);
  for (int i = 0; i < 4; ++i) {
    play_on(evening.hall, {&evening.ann}, evening.random, 3);
    evening.state->broken = true;
    if (evening.ann.decides()) evening.ann.act_at_random(evening.random);
    evening.hall.pass(15'000);
    evening.state->broken = false;
    evening.now += std::chrono::seconds(30);
    evening.hall.pass(15'000);
    EXPECT_TRUE(evening.ann.room().at("fault").is_null());
  }
  play_on(evening.hall, {&evening.ann}, evening.random, 20);
  EXPECT_GT(evening.ann.state().at("v").as_int64(), 20);
}

}  // namespace
}  // namespace wardroom::server
