// The Pilot Awards of both sides: WC-AWARD, WC-MUSTER-07, WC-FAQ-09, WC-R-11.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/mustering.hpp"
#include "tests/wingcommander/cards/pilots.hpp"

namespace wardroom::wingcommander {
namespace {

// What changes as the first of the pilots in the Ready Area gets it.
std::string awarding(char seat, const std::string& award, const std::string& pilots) {
  const SideCards side = cards_of(seat, "");
  CardTrial trial(
      turn_of(side, "muster", own(side, "ready", pilots) + own(side, "hand", award + ' ' + award)));
  return trial.played("award " + award + ' ' + seat + ".ready.1");
}

// WC-AWARD-02, WC-AWARD-03, WC-MUSTER-07, WC-FAQ-09, WC-TRAITOR-03: for a pilot who serves the own
// side and is in the Ready Area, and who has none of that title.
void expect_only_for_a_pilot_at_home(char seat, const std::string& award,
                                     const std::string& other) {
  SCOPED_TRACE(award);
  const bool terran = seat == 'b';
  const SideCards side = cards_of(seat, "");
  const std::string enemy = terran ? "a" : "b";
  const std::string crew = terran ? "tull" : "grolkh";
  Scene scene(turn_of(
      side, "muster",
      own(side, "ready",
          side.pilot + ' ' + side.fighter + ' ' + side.weapon + ' ' + crew + ' ' +
              (terran ? "lindqvist+" : "urgha+") + award + ' ' + (terran ? "maniac+" : "rakhmar+") +
              other + ' ' + (terran ? "velkath" : "oyelaran")) +
          own(side, "nw", side.fighter + '+' + (terran ? "reyes" : "khorr")) +
          own(side, "brig", terran ? "ssarik" : "novak") + own(side, "hand", award) + enemy +
          ".ready = \"" + (terran ? "urgha" : "lindqvist") + '"'));
  const auto refused = [&](const std::string& place) {
    return scene.refused("award " + award + ' ' + place);
  };
  const std::string ready = std::string(1, seat) + ".ready.";
  pass_until(scene, [&] { return refused(ready + '1') != "WC-R-39"; });  // about the captive
  EXPECT_EQ(refused(ready + '1'), "");
  EXPECT_EQ(refused(ready + '2'), "WC-MUSTER-07") << "a fighter";
  EXPECT_EQ(refused(ready + '3'), "WC-MUSTER-07") << "a weapon";
  EXPECT_EQ(refused(ready + '4'), "WC-MUSTER-07") << "crew";
  EXPECT_EQ(refused(ready + '5'), "WC-FAQ-09") << "he has one";
  EXPECT_EQ(refused(ready + '6'), "") << "he has another one";
  EXPECT_EQ(refused(ready + '7'), "") << "a traitor";
  EXPECT_EQ(refused(ready + '8'), "WC-R-58") << "nobody";
  EXPECT_EQ(refused(std::string(1, seat) + ".nw.1"), "WC-MUSTER-07") << "a flying pilot";
  EXPECT_EQ(refused(std::string(1, seat) + ".brig.1"), "WC-AWARD-02") << "a captive";
  EXPECT_EQ(refused(enemy + ".ready.1"), "WC-AWARD-02") << "the enemy's";
}

// WC-AWARD-03: what changes as the Flight of its pilot comes home.
std::string coming_home(char seat, const std::string& award) {
  const SideCards side = cards_of(seat, "");
  CardTrial trial(
      "phase = \"movement\"\nactive = \"" + std::string(1, seat) + "\"\n" +
      own(side, side.home, side.fighter + '+' + side.pilot + '+' + award + ' ' + side.fighter));
  return trial.played("recall " + std::string(1, seat) + '.' + side.home + ".1");
}

// WC-AWARD-06: what changes as its pilot is captured.
std::string captured(char seat, const std::string& award) {
  const bool terran = seat == 'b';
  const SideCards side = cards_of(seat, "");
  CardTrial trial(
      "phase = \"muster\"\nactive = \"" + std::string(terran ? "a" : "b") + "\"\nluck_spent = \"" +
      seat + "\"\n" +
      (terran ? "a.hand = \"capture-pilot-k\"\na.c = \"darket\"\n"
              : "b.hand = \"capture-pilot-t\"\nb.c = \"arrow\"\n") +
      own(side, "c", side.fighter + '+' + side.pilot + '+' + award + ' ' + side.fighter) +
      "a.kc = \"darket\"\nb.tc = \"arrow\"\n");
  return trial.played(std::string("target capture-pilot-") + (terran ? 'k' : 't') + ' ' + seat +
                      ".c.1");
}

TEST(AwardCards, bronze_comet_costs_1_and_gives_its_pilot_attack_1_more) {
  EXPECT_EQ(awarding('b', "bronze-comet", "novak reyes arrow"),
            "b.power: 30 -> 29\n"
            "b.hand: -bronze-comet\n"
            "b.ready: novak reyes arrow -> novak+bronze-comet reyes arrow");
  EXPECT_EQ(duel("ghorrash", "arrow+novak+bronze-comet"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 29\n"
            "b.power: 30 -> 27\n"
            "a.discard: +ghorrash\n"
            "b.discard: +arrow +bronze-comet +novak\n"
            "a.c: darket+layered-hide ghorrash -> darket+layered-hide\n"
            "values.a.c.2: 4/1/3/3 -> none\n"
            "b.c: rampart+datalink arrow+novak+bronze-comet -> rampart+datalink\n"
            "values.b.c.2: 3/0/4/4 -> none\n"
            "shots: nothing -> darket 1:5, ghorrash 4:4 destroys, rampart 3:4, arrow 3:3 destroys");
  EXPECT_EQ(duel("nakhtar+ssarik", "arrow+novak+bronze-comet"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, nakhtar 3:4, rampart 3:4, arrow 3:4");
  EXPECT_EQ(medal_points('b', "novak+bronze-comet"),
            "4/2/2/6/2, attack WC-R-13, support WC-R-13, maneuver WC-R-13, defence WC-R-13, "
            "bombing WC-R-13");
}

TEST(AwardCards, bronze_comet_stays_with_its_pilot_until_he_is_captured) {
  EXPECT_EQ(coming_home('b', "bronze-comet"),
            "values.b.ready.1: none -> 2/0/4/3\n"
            "b.ready: nothing -> arrow/m novak+bronze-comet\n"
            "b.tc: arrow+novak+bronze-comet arrow -> arrow\n"
            "values.b.tc.1: 3/0/4/4 -> 2/0/4/3\n"
            "values.b.tc.2: 2/0/4/3 -> none");
  EXPECT_EQ(captured('b', "bronze-comet"),
            "a.power: 30 -> 26\n"
            "a.discard: +capture-pilot-k\n"
            "b.discard: +bronze-comet\n"
            "a.hand: -capture-pilot-k\n"
            "a.brig: nothing -> novak\n"
            "b.c: arrow+novak+bronze-comet arrow -> arrow arrow\n"
            "values.b.c.1: 3/0/4/4 -> 2/0/4/3");
}

TEST(AwardCards, bronze_comet_is_refused_but_for_a_pilot_at_home_without_one) {
  expect_ordinary_mustering(awarded('b', "bronze-comet", 1), "WC-SETUP-08");
  expect_only_for_a_pilot_at_home('b', "bronze-comet", "long-watch");
}

TEST(AwardCards, long_watch_costs_2_and_a_medal_that_its_pilot_may_pay_himself_R_11) {
  EXPECT_EQ(awarding('b', "long-watch", "reyes novak arrow"),
            "b.power: 30 -> 28\n"
            "b.medals: 1 -> 0\n"
            "b.hand: -long-watch\n"
            "b.ready: reyes novak arrow -> reyes/t+long-watch novak arrow");
  EXPECT_EQ(awarding('b', "long-watch", "novak reyes arrow"),
            "b.power: 30 -> 28\n"
            "b.hand: -long-watch\n"
            "b.ready: novak reyes arrow -> novak+long-watch reyes/t arrow");
  EXPECT_EQ(awarding('b', "long-watch", "novak reyes/t arrow"),
            "b.power: 30 -> 23\n"
            "b.medals: 0 -> 1\n"
            "b.hand: -long-watch\n"
            "b.ready: novak reyes/t arrow -> novak+long-watch reyes/t arrow")
      << "WC-MEDAL-12: bought";
}

TEST(AwardCards, long_watch_gives_its_pilot_a_medal_for_a_value_or_for_a_price) {
  EXPECT_EQ(medal_points('b', "novak+long-watch"),
            "3/2/2/6/2, attack 4/2/2/6/2, support 3/3/2/6/2, maneuver 3/2/3/6/2, defence "
            "3/2/2/7/2, bombing 3/2/2/6/3");
  EXPECT_EQ(
      paying_a_medal('b', "novak+long-watch"),
      "phase: muster -> scramble\n"
      "b.power: 30 -> 25\n"
      "b.medals: 1 -> 0\n"
      "values.b.ready.4: none -> 5/2/4/5\n"
      "b.hand: -oriflamme\n"
      "b.ready: arrow novak+long-watch oyelaran -> arrow novak/t+long-watch oyelaran oriflamme");
  EXPECT_EQ(duel("vashkur+tail-shot-off", "arrow+novak+long-watch"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 29\n"
            "b.power: 30 -> 25\n"
            "a.discard: +vashkur\n"
            "b.discard: +arrow +long-watch +novak +tail-shot-off\n"
            "a.c: darket+layered-hide vashkur+tail-shot-off -> darket+layered-hide\n"
            "values.a.c.2: 4/2/2/2/2 -> none\n"
            "b.c: rampart+datalink arrow+novak+long-watch -> rampart+datalink\n"
            "values.b.c.2: 2/0/4/4 -> none\n"
            "shots: nothing -> darket 1:5, vashkur 4:4 destroys, rampart 3:4, arrow 2:2 destroys");
  EXPECT_EQ(duel("darket+ssarik+clawlight", "arrow+novak+long-watch"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 3:4, rampart 3:4, arrow 2:3");
}

TEST(AwardCards, long_watch_stays_with_its_pilot_until_he_is_captured) {
  EXPECT_EQ(coming_home('b', "long-watch"),
            "b.medals: 0 -> 1\n"
            "values.b.ready.1: none -> 2/0/4/3\n"
            "b.ready: nothing -> arrow/m novak+long-watch\n"
            "b.tc: arrow+novak+long-watch arrow -> arrow\n"
            "values.b.tc.1: 2/0/4/4 -> 2/0/4/3\n"
            "values.b.tc.2: 2/0/4/3 -> none");
  EXPECT_EQ(captured('b', "long-watch"),
            "a.power: 30 -> 26\n"
            "a.discard: +capture-pilot-k\n"
            "b.discard: +long-watch\n"
            "a.hand: -capture-pilot-k\n"
            "a.brig: nothing -> novak\n"
            "b.c: arrow+novak+long-watch arrow -> arrow arrow\n"
            "values.b.c.1: 2/0/4/4 -> 2/0/4/3");
}

TEST(AwardCards, long_watch_is_refused_but_for_a_pilot_at_home_without_one) {
  expect_ordinary_mustering(awarded('b', "long-watch", 2, 1), "WC-SETUP-08");
  expect_only_for_a_pilot_at_home('b', "long-watch", "bronze-comet");
}

TEST(AwardCards, blooded_claw_costs_1_and_gives_its_pilot_attack_1_more) {
  EXPECT_EQ(awarding('a', "blooded-claw", "ssarik khorr darket"),
            "a.power: 30 -> 29\n"
            "a.hand: -blooded-claw\n"
            "a.ready: ssarik khorr darket -> ssarik+blooded-claw khorr darket");
  EXPECT_EQ(duel("darket+ssarik+blooded-claw", "arrow+ion-repeaters"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "b.power: 30 -> 28\n"
            "a.discard: +blooded-claw +darket +ssarik\n"
            "b.discard: +arrow +ion-repeaters\n"
            "a.c: darket+layered-hide darket+ssarik+blooded-claw -> darket+layered-hide\n"
            "values.a.c.2: 3/1/3/3 -> none\n"
            "b.c: rampart+datalink arrow+ion-repeaters -> rampart+datalink\n"
            "values.b.c.2: 3/0/4/3 -> none\n"
            "shots: nothing -> darket 1:5, darket 3:3 destroys, rampart 3:4, arrow 3:3 destroys");
  EXPECT_EQ(duel("darket+ssarik+blooded-claw", "halberd+sights-burned-out"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 3:4, rampart 3:4, halberd 1:3");
  EXPECT_EQ(medal_points('a', "ssarik+blooded-claw"),
            "6/2/2/4/2, attack WC-R-13, support WC-R-13, maneuver WC-R-13, defence WC-R-13, "
            "bombing WC-R-13");
}

TEST(AwardCards, blooded_claw_stays_with_its_pilot_until_he_is_captured) {
  EXPECT_EQ(coming_home('a', "blooded-claw"),
            "values.a.ready.1: none -> 1/1/3/3\n"
            "a.ready: nothing -> darket/m ssarik+blooded-claw\n"
            "a.kc: darket+ssarik+blooded-claw darket -> darket\n"
            "values.a.kc.1: 3/1/3/3 -> 1/1/3/3\n"
            "values.a.kc.2: 1/1/3/3 -> none");
  EXPECT_EQ(captured('a', "blooded-claw"),
            "b.power: 30 -> 26\n"
            "a.discard: +blooded-claw\n"
            "b.discard: +capture-pilot-t\n"
            "b.hand: -capture-pilot-t\n"
            "b.brig: nothing -> ssarik\n"
            "a.c: darket+ssarik+blooded-claw darket -> darket darket\n"
            "values.a.c.1: 3/1/3/3 -> 1/1/3/3");
}

TEST(AwardCards, blooded_claw_is_refused_but_for_a_pilot_at_home_without_one) {
  expect_ordinary_mustering(awarded('a', "blooded-claw", 1), "WC-SETUP-08");
  expect_only_for_a_pilot_at_home('a', "blooded-claw", "song-of-praise");
}

TEST(AwardCards, song_of_praise_costs_2_and_a_medal_that_its_pilot_may_pay_himself_R_11) {
  EXPECT_EQ(awarding('a', "song-of-praise", "khorr ssarik darket"),
            "a.power: 30 -> 28\n"
            "a.medals: 1 -> 0\n"
            "a.hand: -song-of-praise\n"
            "a.ready: khorr ssarik darket -> khorr/t+song-of-praise ssarik darket");
  EXPECT_EQ(awarding('a', "song-of-praise", "ssarik khorr darket"),
            "a.power: 30 -> 28\n"
            "a.hand: -song-of-praise\n"
            "a.ready: ssarik khorr darket -> ssarik+song-of-praise khorr/t darket");
  EXPECT_EQ(awarding('a', "song-of-praise", "ssarik khorr/t darket"),
            "a.power: 30 -> 23\n"
            "a.medals: 0 -> 1\n"
            "a.hand: -song-of-praise\n"
            "a.ready: ssarik khorr/t darket -> ssarik+song-of-praise khorr/t darket")
      << "WC-MEDAL-12: bought";
}

TEST(AwardCards, song_of_praise_gives_its_pilot_a_medal_for_a_value_or_for_a_price) {
  EXPECT_EQ(medal_points('a', "ssarik+song-of-praise"),
            "5/2/2/4/2, attack 6/2/2/4/2, support 5/3/2/4/2, maneuver 5/2/3/4/2, defence "
            "5/2/2/5/2, bombing 5/2/2/4/3");
  EXPECT_EQ(paying_a_medal('a', "ssarik+song-of-praise"),
            "phase: muster -> scramble\n"
            "a.power: 30 -> 25\n"
            "a.medals: 1 -> 0\n"
            "values.a.ready.4: none -> 6/2/3/5\n"
            "a.hand: -zhurrak\n"
            "a.ready: darket ssarik+song-of-praise velkath -> darket ssarik/t+song-of-praise "
            "velkath zhurrak");
  EXPECT_EQ(duel("darket+ssarik+song-of-praise", "halberd+belly-torn-open"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 25\n"
            "b.power: 30 -> 29\n"
            "a.discard: +belly-torn-open +darket +song-of-praise +ssarik\n"
            "b.discard: +halberd\n"
            "a.c: darket+layered-hide darket+ssarik+song-of-praise -> darket+layered-hide\n"
            "values.a.c.2: 2/1/3/3 -> none\n"
            "b.c: rampart+datalink halberd+belly-torn-open -> rampart+datalink\n"
            "values.b.c.2: 3/1/3/2 -> none\n"
            "shots: nothing -> darket 1:5, darket 2:2 destroys, rampart 3:4, halberd 3:3 destroys");
  EXPECT_EQ(duel("darket+ssarik+song-of-praise", "arrow"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 2:3, rampart 3:4, arrow 2:3");
}

TEST(AwardCards, song_of_praise_stays_with_its_pilot_until_he_is_captured) {
  EXPECT_EQ(coming_home('a', "song-of-praise"),
            "a.medals: 0 -> 1\n"
            "values.a.ready.1: none -> 1/1/3/3\n"
            "a.ready: nothing -> darket/m ssarik+song-of-praise\n"
            "a.kc: darket+ssarik+song-of-praise darket -> darket\n"
            "values.a.kc.1: 2/1/3/3 -> 1/1/3/3\n"
            "values.a.kc.2: 1/1/3/3 -> none");
  EXPECT_EQ(captured('a', "song-of-praise"),
            "b.power: 30 -> 26\n"
            "a.discard: +song-of-praise\n"
            "b.discard: +capture-pilot-t\n"
            "b.hand: -capture-pilot-t\n"
            "b.brig: nothing -> ssarik\n"
            "a.c: darket+ssarik+song-of-praise darket -> darket darket\n"
            "values.a.c.1: 2/1/3/3 -> 1/1/3/3");
}

TEST(AwardCards, song_of_praise_is_refused_but_for_a_pilot_at_home_without_one) {
  expect_ordinary_mustering(awarded('a', "song-of-praise", 2, 1), "WC-SETUP-08");
  expect_only_for_a_pilot_at_home('a', "song-of-praise", "blooded-claw");
}

}  // namespace
}  // namespace wardroom::wingcommander
