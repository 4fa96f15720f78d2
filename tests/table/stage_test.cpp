// What a display of Starfighter is told beside the view: what shows, who faces whom, what the
// battles bring, the chain.
#include <gtest/gtest.h>

#include "tests/table/situation.hpp"

namespace wardroom {
namespace {

// "DRAW done 0 a2.3 lower 3-10, ..."
std::string chain_of(const AnyMatch& match) {
  std::string text;
  const Json stage = stage_of(match, Seat::b);
  for (const Json& link : stage.at("chain").as_array()) {
    if (!text.empty()) text += ", ";
    text += text_of(link.at("effect")) + ' ' + text_of(link.at("state")) + ' ' +
            std::to_string(link.at("depth").as_int64());
    if (!link.at("at").is_null())
      text += ' ' + text_of(link.at("at")) + ' ' + text_of(link.at("half"));
    text += ' ' + (link.at("card").is_null() ? "?" : text_of(link.at("card")));
  }
  return text;
}

// "a1-b3 0:2 done, ..."
std::string forecast_of(const AnyMatch& match) {
  std::string text;
  const Json stage = stage_of(match, Seat::a);
  for (const Json& battle : stage.at("forecast").as_array()) {
    if (!text.empty()) text += ", ";
    text += text_of(battle.at("a")) + '-' + text_of(battle.at("b")) + ' ' +
            std::to_string(battle.at("tokens").at(0).as_int64()) + ':' +
            std::to_string(battle.at("tokens").at(1).as_int64()) + ' ' +
            text_of(battle.at("state"));
  }
  return text;
}

TEST(Stage, a_sector_shows_lower_halves_and_the_top) {
  const auto match = situation(R"(
phase = "deployment"
mode = "training"
shift = 1
sector = { a2 = "0-05 1-06/p 2-03/d/h1,0", b5 = "0-23" }
)");
  const Json stage = stage_of(*match, Seat::b);
  const Json& sector = stage.at("sectors").at("a2");
  EXPECT_EQ(sector.at("spaces"), 4);
  EXPECT_EQ(sector.at("draws"), boost::json::array(1, 0));
  EXPECT_EQ(sector.at("facing"), "b3");
  EXPECT_TRUE(stage.at("sectors").at("a5").at("facing").is_null());
  EXPECT_TRUE(stage.at("sectors").at("b1").at("facing").is_null());
  EXPECT_EQ(sector.at("fighters"), 3) << "two of 1-06 pivoted, and one of the back is hit";
  EXPECT_EQ(sector.at("cards"), boost::json::parse(R"([
    {"level":0,"upper":{"visible":false,"fighters":4,"effect":"HIT_SELF","shields":0,"field":false},
               "lower":{"visible":true,"fighters":0,"effect":null,"shields":0,"field":false}},
    {"level":1,"upper":{"visible":false,"fighters":2,"effect":"HIT_SELF","shields":0,"field":false},
               "lower":{"visible":true,"fighters":2,"effect":null,"shields":0,"field":false}},
    {"level":2,"upper":{"visible":true,"fighters":2,"effect":null,"shields":0,"field":false},
               "lower":{"visible":true,"fighters":0,"effect":null,"shields":0,"field":false}}])"));
  EXPECT_EQ(stage.at("reinforcements"), Json({4, 4}));
  EXPECT_TRUE(stage.at("battle").is_null());
  EXPECT_TRUE(stage.at("chain").as_array().empty());
  EXPECT_EQ(forecast_of(*match), "a1-b2 0:0 next, a2-b3 0:3 next, a3-b4 0:0 next, a4-b5 2:0 next");
}

TEST(Stage, reinforcements_count_symbols_and_what_is_set_aside) {
  const auto match = situation(R"(
phase = "deployment"
sector = { a1 = "0-05", a3 = "0-23" }
aside = { a = "0-01 0-09" }
)");
  EXPECT_EQ(stage_of(*match, Seat::b).at("reinforcements"), Json({5, 5}));
}

TEST(Stage, the_forecast_follows_the_order_of_battle_and_keeps_what_was_fought) {
  const auto match = situation(R"(
phase = "combat"
mode = "training"
sector = { a1 = "0-23", b1 = "0-18/d", a2 = "0-29/d 1-06", b2 = "0-05 1-11", a4 = "0-01/d" }
)");
  EXPECT_EQ(forecast_of(*match),
            "a1-b1 2:2 next, a2-b2 3:4 next, a3-b3 0:0 next, a4-b4 0:2 next, a5-b5 0:0 next");
  match->play("stay");
  match->play("order right");
  // The first battle is over and both its cards are gone; a is placing the tokens of the second.
  EXPECT_EQ(forecast_of(*match),
            "a1-b1 2:2 done, a2-b2 3:4 now, a3-b3 0:0 next, a4-b4 0:2 next, a5-b5 0:0 next");
  EXPECT_EQ(stage_of(*match, Seat::b).at("battle"),
            boost::json::parse(R"({"a":"a2","b":"b2","suffers":"a","tokens":3})"));
  EXPECT_EQ(stage_of(*match, Seat::b).at("sectors").at("a1").at("cards").as_array().size(), 0U);
}

TEST(Stage, battles_towards_the_left_come_in_that_order) {
  const auto match = situation(R"(
phase = "combat"
mode = "training"
initiative = "b"
sector = { a2 = "0-29/d 1-06", b2 = "0-05 1-11", a4 = "0-01/d" }
)");
  match->play("stay");
  match->play("order right");  // b sits opposite
  EXPECT_EQ(forecast_of(*match),
            "a5-b5 0:0 done, a4-b4 0:2 done, a3-b3 0:0 done, a2-b2 3:4 now, a1-b1 0:0 next");
}

TEST(Stage, a_chain_shows_what_waits_what_happens_and_what_is_done) {
  const auto match = situation(R"(
phase = "deployment"
sector.a2 = "0-23/d 1-08 2-07"
hand = { a = "3-10 3-35", b = "0-18 0-29" }
)");
  match->play("play 3-10 up a2");
  EXPECT_EQ(chain_of(*match), "DRAW waiting 0 a2.3 lower 3-10, LATERAL waiting 0 a2.3 upper 3-10");
  match->play("resolve a2.3 lower");
  EXPECT_EQ(chain_of(*match), "DRAW done 0 a2.3 lower 3-10, LATERAL now 0 a2.3 upper 3-10");
  match->play("lateral a2.2 a1");
  EXPECT_EQ(chain_of(*match), "") << "the chain is over";

  match->play("play 0-18 down b1");
  match->play("play 3-35 up a2");
  match->play("resolve a2.3 lower");
  EXPECT_EQ(chain_of(*match), "PIVOT now 0 a2.3 lower 3-35, DRAW waiting 0 a2.3 upper 3-35");
  match->play("pivot a2.2");
  EXPECT_EQ(chain_of(*match),
            "PIVOT done 0 a2.3 lower 3-35, LATERAL now 1 a2.2 lower 3-10, "
            "DRAW waiting 0 a2.3 upper 3-35");
}

TEST(Stage, an_effect_that_gets_covered_is_lost) {
  const auto match = situation(R"(
phase = "deployment"
sector.a1 = "1-08 0-23/d"
hand = { a = "0-97", b = "0-18" }
)");
  match->play("play 0-97 up a2");
  match->play("resolve a2.0 lower");
  match->play("free a1.1 a2");
  EXPECT_EQ(chain_of(*match),
            "FREE done 0 a2.0 lower 0-97, HIT_FIGHTER lost 0 0-97, "
            "VERTICAL now 1 a1.0 upper 1-08");
}

TEST(Stage, an_effect_without_a_target_is_skipped) {
  const auto match = situation(R"(
phase = "deployment"
cruiser = { a = "Atlas", b = "Athena" }
sector = { a1 = "0-01/d 0-05/d", a2 = "0-09/d 0-14/d", a3 = "0-18/d 0-23/d 0-29/d", a4 = "0-38/d 0-41/d 0-44/d", a5 = "0-49/d 0-53/d" }
hand.a = "2-19"
)");
  match->play("play 2-19 up a2");
  match->play("resolve a2.2 lower");
  EXPECT_EQ(chain_of(*match), "FREE skipped 0 a2.2 lower 2-19, VERTICAL now 0 a2.2 upper 2-19");
}

TEST(Stage, a_chain_in_battle_leaves_the_tokens_that_are_still_to_come) {
  const auto match = situation(R"(
phase = "combat"
mode = "training"
sector = { a2 = "0-18/d 1-08 3-35", b2 = "0-05" }
)");
  match->play("stay");
  match->play("order right");
  EXPECT_EQ(chain_of(*match), "VERTICAL now 0 a2.1 upper 1-08");
  EXPECT_EQ(stage_of(*match, Seat::a).at("battle").at("tokens"), 3);
  match->play("vertical a2.0");
  EXPECT_EQ(chain_of(*match), "VERTICAL now 0 a2.0 upper 1-08") << "another chain";
  EXPECT_EQ(stage_of(*match, Seat::a).at("battle").at("tokens"), 1);
}

TEST(Stage, the_story_names_what_every_event_is_about) {
  const auto match = situation(R"(
phase = "deployment"
mode = "training"
hand = { a = "0-29 1-11", b = "0-18 2-15" }
)");
  const std::size_t before = match->told();
  match->play("play 0-29 up a3");
  match->play("play 0-18 down b3");
  EXPECT_EQ(story_of(*match, Seat::a, before), boost::json::parse(R"([
    {"kind":"played","seat":"a","card":"0-29","down":false,"at":"a3.0",
     "text":"Player a plays 0-29 up on a3.0."},
    {"kind":"triggered","seat":"a","card":"0-29","effect":"HIT_ENEMY","at":"a3.0","half":"upper",
     "text":"Enemy hit triggers on 0-29 at a3.0."},
    {"kind":"armor_lost","seat":"b","count":1,"left":19,
     "text":"Player b loses 1 armor and has 19."},
    {"kind":"played","seat":"b","card":null,"down":true,"at":"b3.0",
     "text":"Player b plays a card down on b3.0."}])"));
  EXPECT_EQ(story_of(*match, Seat::b, before).at(3).at("card"), "0-18");
  EXPECT_EQ(story_of(*match, SeatSet::none(), before).at(3).at("card"), "0-18")
      << "everything is open";
}

TEST(Stage, a_question_names_its_clause) {
  const auto clause_in = [](const std::string& setup, const std::string& option = "") {
    const auto match = situation(setup);
    if (!option.empty()) match->play(option);
    return match->question_clause();
  };
  EXPECT_EQ(clause_in("phase = \"setup\""), "SF-SETUP-06");
  EXPECT_EQ(clause_in("phase = \"deployment\"\nhand.a = \"0-01\""), "SF-DEPLOY-02");
  EXPECT_EQ(clause_in("phase = \"combat\""), "SF-INIT-01");
  EXPECT_EQ(clause_in("phase = \"combat\"", "stay"), "SF-INIT-04");
  EXPECT_EQ(clause_in("phase = \"deployment\"\nhand.a = \"3-10\"\nsector.a2 = \"0-01 0-05 0-09\"",
                      "play 3-10 up a2"),
            "SF-CHAIN-02");
  EXPECT_EQ(clause_in("phase = \"deployment\"\nhand.a = \"0-14\"\nsector.a2 = \"0-01\"",
                      "play 0-14 up a1"),
            "SF-FX-VERT-01");
  EXPECT_EQ(clause_in("phase = \"combat\"\norder = \"right\"\n"
                      "sector = { a2 = \"1-06\", b2 = \"0-18/d\" }"),
            "SF-BATTLE-07");
}

}  // namespace
}  // namespace wardroom
