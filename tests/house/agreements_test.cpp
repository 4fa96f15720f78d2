// Taking back, offers, giving up, and the next game (docs/server.md, "What ends a game").
#include <gtest/gtest.h>

#include "tests/house/hall.hpp"

namespace wardroom::server {
namespace {

// Until somebody has just made a choice that another one follows.
struct Pair {
  Pair() : ann(hall), bob(hall) { EXPECT_TRUE(sit_down(ann, bob)); }
  Visitor& decider() { return ann.decides() ? ann : bob; }
  Visitor& other() { return ann.decides() ? bob : ann; }
  // Plays until `who` is asked something again after having had a choice.
  void play(int choices) { play_on(hall, {&ann, &bob}, random, choices); }

  Hall hall;
  Visitor ann, bob;
  Random random{11};
};

TEST(Undo, nothing_to_take_back) {
  Pair pair;
  const JsonObject refused = pair.ann.ask("undo");
  EXPECT_TRUE(is(refused, "error"));
}

TEST(Undo, by_consent) {
  Pair pair;
  pair.play(12);
  for (Visitor* one : {&pair.ann, &pair.bob}) one->news();
  // Who has chosen last and does not decide any more has to ask.
  Visitor& asks = pair.other();
  Visitor& answers = pair.decider();
  const Json v = asks.state().at("v");
  const std::size_t told = asks.story().size();
  ASSERT_EQ(asks.state().at("undo"), true);
  ASSERT_TRUE(is(asks.ask("undo"), "room"));
  EXPECT_EQ(answers.room().at("offer").at("what"), "undo");
  EXPECT_EQ(answers.room().at("offer").at("from"), asks.room().at("you"));
  EXPECT_TRUE(is(asks.ask("reply", {{"accept", true}}), "error")) << "not one's own";
  EXPECT_TRUE(is(answers.ask("reply", {{"accept", false}}), "room"));
  EXPECT_TRUE(asks.room().at("offer").is_null());
  EXPECT_EQ(asks.state().at("v"), v);
  EXPECT_TRUE(is(asks.ask("undo"), "error")) << "one offer until the next choice";

  pair.play(1);
  pair.play(1);
  Visitor* again = nullptr;
  for (int i = 0; i < 40 && again == nullptr; ++i) {
    if (is(pair.other().ask("undo"), "room")) again = &pair.other();
    if (again == nullptr) pair.play(1);
  }
  ASSERT_NE(again, nullptr);
  Visitor& agrees = again == &pair.ann ? pair.bob : pair.ann;
  const auto before = again->state().at("v").to_number<int>();
  ASSERT_TRUE(is(agrees.ask("reply", {{"accept", true}}), "state"));
  EXPECT_EQ(again->state().at("v").to_number<int>(), before + 1) << "it never falls";
  EXPECT_TRUE(again->decides());
  EXPECT_GT(again->options().size(), 1U);
  EXPECT_TRUE(agrees.room().at("offer").is_null());
  EXPECT_EQ(again->story().size(), agrees.story().size());
  EXPECT_GT(told, 0U);
  pair.play(5);
}

TEST(Undo, an_offer_falls_with_the_next_choice) {
  Pair pair;
  pair.play(12);
  ASSERT_TRUE(is(pair.other().ask("undo"), "room"));
  pair.play(1);
  EXPECT_TRUE(pair.ann.room().at("offer").is_null());
  EXPECT_TRUE(is(pair.ann.ask("reply", {{"accept", true}}), "error"));
  EXPECT_TRUE(is(pair.bob.ask("reply", {{"accept", true}}), "error"));
}

TEST(Undo, free_if_nobody_has_learnt_anything) {
  bool found = false;
  Pair pair;
  for (int i = 0; i < 200 && !found && !pair.ann.over(); ++i) {
    Visitor& one = pair.decider();
    const bool choice = one.options().size() > 1;
    const JsonObject before = one.state();
    pair.play(1);
    if (pair.ann.over() || !one.decides() || !choice) continue;
    const JsonObject answer = one.ask("undo");
    if (!is(answer, "state")) continue;
    found = true;
    EXPECT_EQ(answer.at("view"), before.at("view"));
    EXPECT_GT(answer.at("v").to_number<int>(), before.at("v").to_number<int>() + 1);
  }
  EXPECT_TRUE(found);
}

TEST(Undo, against_bots_at_any_time) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("create", wish({}, {"me", "random"}));
  Random random(1);
  for (int i = 0; i < 30; ++i) {
    while (!ann.decides()) hall.pass(500);
    ann.act_at_random(random);
  }
  // While a bot thinks, what it finds is too late.
  const auto before = ann.state().at("v").to_number<int>();
  ASSERT_TRUE(is(ann.ask("undo"), "state"));
  EXPECT_TRUE(ann.decides());
  EXPECT_GT(ann.state().at("v").to_number<int>(), before);
  const Json v = ann.state().at("v");
  hall.pass(5000);
  EXPECT_EQ(ann.state().at("v"), v);
  EXPECT_TRUE(is(ann.ask("offer", {{"what", "draw"}}), "error")) << "nobody is there to agree";
}

TEST(Offers, a_draw_is_agreed) {
  Pair pair;
  EXPECT_TRUE(is(pair.ann.ask("offer", {{"what", "peace"}}), "error"));
  EXPECT_TRUE(is(pair.bob.ask("reply", {{"accept", true}}), "error")) << "nothing is offered";
  ASSERT_TRUE(is(pair.ann.ask("offer", {{"what", "draw"}}), "room"));
  EXPECT_TRUE(is(pair.ann.ask("offer", {{"what", "draw"}}), "room")) << "sent again";
  EXPECT_EQ(pair.bob.room().at("offer").at("what"), "draw");
  ASSERT_TRUE(is(pair.bob.ask("reply", {{"accept", true}}), "state"));
  for (const Visitor* one : {&pair.ann, &pair.bob}) {
    EXPECT_EQ(one->room().at("end").at("how"), "agreed");
    EXPECT_TRUE(one->room().at("end").at("winners").as_array().empty());
    EXPECT_TRUE(one->state().at("result").at("winners").as_array().empty());
    EXPECT_TRUE(one->room().at("offer").is_null());
  }
}

TEST(Offers, a_draw_stands_while_who_offered_plays_and_falls_when_the_other_does) {
  Pair pair;
  Visitor& first = pair.decider();
  ASSERT_TRUE(is(first.ask("offer", {{"what", "draw"}}), "room"));
  pair.play(1);
  if (!pair.ann.over()) {
    EXPECT_FALSE(first.room().at("offer").is_null());
  }
  for (int i = 0; i < 50 && pair.decider().room().at("you") == first.room().at("you"); ++i)
    pair.play(1);
  EXPECT_FALSE(first.room().at("offer").is_null());
  pair.play(1);
  EXPECT_TRUE(first.room().at("offer").is_null());
}

TEST(Offers, fall_when_the_server_starts_again) {
  Pair pair;
  pair.ann.ask("offer", {{"what", "draw"}});
  const std::string id = pair.ann.room_id();
  pair.hall.restart();
  pair.bob.connect();
  pair.bob.hello();
  pair.bob.ask("enter", {{"room", id}});
  EXPECT_TRUE(pair.bob.room().at("offer").is_null());
}

TEST(Conceding, in_turn_and_out_of_turn) {
  for (const bool in_turn : {true, false}) {
    Pair pair;
    pair.play(5);
    Visitor& loser = in_turn ? pair.decider() : pair.other();
    Visitor& winner = in_turn ? pair.other() : pair.decider();
    ASSERT_TRUE(is(loser.ask("concede"), "state"));
    EXPECT_EQ(winner.room().at("end").at("how"), "conceded");
    EXPECT_EQ(winner.state().at("result").at("winners").at(0), winner.room().at("you"));
    EXPECT_TRUE(winner.state().at("decision").is_null());
    EXPECT_TRUE(is(winner.ask("act", {{"n", winner.state().at("v")}, {"option", "x"}}), "error"));
    EXPECT_TRUE(is(winner.ask("undo"), "error"));
    EXPECT_TRUE(is(winner.ask("offer", {{"what", "draw"}}), "error"));
    EXPECT_TRUE(is(winner.ask("record"), "record"));
  }
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("create", wish({}, {"me", "open"}));
  EXPECT_TRUE(is(ann.ask("concede"), "error")) << "it has not begun";
  EXPECT_TRUE(is(ann.ask("act", {{"n", 0}, {"option", "x"}}), "error"));
  EXPECT_TRUE(is(ann.ask("undo"), "error"));
}

TEST(Rematch, seats_change_when_everybody_wants_it) {
  Pair pair;
  EXPECT_TRUE(is(pair.ann.ask("rematch"), "error")) << "not before the end";
  pair.ann.ask("concede");
  ASSERT_TRUE(is(pair.ann.ask("rematch"), "room"));
  EXPECT_EQ(pair.bob.room().at("rematch").at(0), "a");
  EXPECT_TRUE(pair.bob.room().at("next").is_null());
  pair.hall.storage.mood = MemoryStorage::Mood::broken;
  pair.bob.ask("rematch");
  EXPECT_TRUE(pair.bob.room().at("next").is_null());
  pair.hall.storage.mood = MemoryStorage::Mood::slow;
  pair.bob.say("rematch");
  pair.ann.say("rematch");
  pair.hall.settle();
  EXPECT_EQ(pair.hall.storage.waiting(), 1U) << "one table, not two";
  pair.hall.storage.acknowledge();
  pair.hall.storage.mood = MemoryStorage::Mood::prompt;
  pair.hall.settle();
  const Json next = pair.ann.room().at("next");
  ASSERT_FALSE(next.is_null());
  EXPECT_EQ(pair.bob.room().at("next"), next);
  EXPECT_TRUE(is(pair.ann.ask("enter", {{"room", next}}), "state"));
  EXPECT_TRUE(is(pair.bob.ask("enter", {{"room", next}}), "state"));
  EXPECT_EQ(pair.ann.room().at("you"), "b");
  EXPECT_EQ(pair.bob.room().at("you"), "a");
  pair.play(10);
}

TEST(Rematch, against_a_bot) {
  Hall hall;
  Visitor ann(hall);
  ann.hello();
  ann.ask("create", wish({}, {"me", "random"}));
  ann.ask("concede");
  ann.ask("rematch");
  const Json next = ann.room().at("next");
  ASSERT_FALSE(next.is_null());
  EXPECT_TRUE(is(ann.ask("enter", {{"room", next}}), "state"));
  EXPECT_EQ(ann.room().at("you"), "b");
}

TEST(Rematch, decks_that_do_not_fit_the_other_side_stay_at_home) {
  const TableGame& game = *games_for_server_tests()[1];
  ASSERT_NE(game.decks(), nullptr);
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Hall hall;
    Visitor ann(hall), bob(hall);
    ann.hello();
    bob.hello();
    JsonObject request =
        wish({.game = "wingcommander", .mode = "casual", .is_public = true}, {"me", "open"});
    request["deck"] = game.decks()->random(60, seed);
    if (!is(ann.ask("create", request), "room")) continue;  // a deck of the other side
    ASSERT_TRUE(is(bob.ask("join", {{"room", ann.room_id()}}), "state"));
    ann.ask("concede");
    ann.ask("rematch");
    bob.ask("rematch");
    EXPECT_FALSE(bob.room().at("next").is_null());
  }
}

}  // namespace
}  // namespace wardroom::server
