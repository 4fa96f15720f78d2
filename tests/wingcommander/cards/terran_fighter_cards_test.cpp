// The fighters of the Terrans: each is mustered, fights at the edge of its figures (once both are
// just strong enough, once one point is missing on both sides), supports, plays as many cards as
// its Maneuver, bombs if it can, and is refused where it has to be.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/mustering.hpp"

namespace wardroom::wingcommander {
namespace {

// What changes as it is mustered while another one (WC-FIGHTER-01: it is not unique) waits in the
// Ready Area.
std::string mustering(const std::string& fighter) {
  CardTrial trial(R"(phase = "muster"
    active = "b"
    a.c = "darket"
    b.c = "arrow"
    b.hand = "snap-roll )" +
                  fighter + ' ' + fighter + "\"\nb.ready = \"" + fighter + " reyes\"");
  return trial.played("muster " + fighter);
}

// WC-FIGHTER-04, WC-MOVE-03: what changes as it flies alone to the own carrier's nav point, where
// another Flight is.
std::string launching(const std::string& fighter) {
  CardTrial trial("phase = \"movement\"\nactive = \"b\"\nb.ready = \"reyes " + fighter + '"');
  EXPECT_EQ(trial.refused("launch b.ready.1"), "WC-SCRAMBLE-04") << "a pilot is no Flight";
  EXPECT_EQ(trial.refused("move b.ready.2 c"), "WC-MOVE-05");
  return trial.played("launch b.ready.2");
}

// Support for an Arrow.
std::string supporting(const std::string& fighter) {
  return shots("darket nakhtar", "arrow " + fighter,
               "fire first; support second; fire first; support second");
}

TEST(FighterCards, arrow_WC_MUSTER_03_costs_2_and_waits_in_the_ready_area) {
  EXPECT_EQ(mustering("arrow"),
            "b.power: 30 -> 28\n"
            "values.b.ready.3: none -> 2/0/4/3\n"
            "b.hand: -arrow\n"
            "b.ready: arrow reyes -> arrow reyes arrow");
  EXPECT_EQ(launching("arrow"),
            "values.b.ready.2: 2/0/4/3 -> none\n"
            "b.ready: reyes arrow -> reyes\n"
            "b.tc: halberd+oyelaran+shield-cells -> halberd+oyelaran+shield-cells arrow/m\n"
            "values.b.tc.2: none -> 2/0/4/3");
}

TEST(FighterCards, arrow_fights_with_2_against_3_and_cannot_support_or_bomb) {
  EXPECT_EQ(duel("darket+rakhmar", "arrow"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "b.power: 30 -> 29\n"
            "a.discard: +darket +rakhmar\n"
            "b.discard: +arrow\n"
            "a.c: darket+layered-hide darket+rakhmar -> darket+layered-hide\n"
            "values.a.c.2: 3/1/3/2 -> none\n"
            "b.c: rampart+datalink arrow -> rampart+datalink\n"
            "values.b.c.2: 2/0/4/3 -> none\n"
            "shots: nothing -> darket 1:5, darket 3:3 destroys, rampart 3:4, arrow 2:2 destroys");
  EXPECT_EQ(duel("darket+ssarik", "arrow"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 2:3, rampart 3:4, arrow 2:3");
  EXPECT_EQ(supporting("arrow"), "darket 3:3 destroys, arrow 2:3");
  EXPECT_EQ(maneuvers('b', "arrow"), 4);
  EXPECT_EQ(bombing('b', "arrow"), "WC-CARRIER-05");
}

TEST(FighterCards, arrow_is_refused_at_another_time_for_less_or_as_something_else) {
  expect_ordinary_mustering(mustered('b', "arrow", 2));
}

TEST(FighterCards, halberd_costs_3_and_waits_in_the_ready_area) {
  EXPECT_EQ(mustering("halberd"),
            "b.power: 30 -> 27\n"
            "values.b.ready.3: none -> 3/1/3/4\n"
            "b.hand: -halberd\n"
            "b.ready: halberd reyes -> halberd reyes halberd");
  EXPECT_EQ(launching("halberd"),
            "values.b.ready.2: 3/1/3/4 -> none\n"
            "b.ready: reyes halberd -> reyes\n"
            "b.tc: halberd+oyelaran+shield-cells -> halberd+oyelaran+shield-cells halberd/m\n"
            "values.b.tc.2: none -> 3/1/3/4");
}

TEST(FighterCards, halberd_fights_with_3_against_4_and_supports_with_1) {
  EXPECT_EQ(
      duel("ghorrash", "halberd"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 29\n"
      "b.power: 30 -> 29\n"
      "a.discard: +ghorrash\n"
      "b.discard: +halberd\n"
      "a.c: darket+layered-hide ghorrash -> darket+layered-hide\n"
      "values.a.c.2: 4/1/3/3 -> none\n"
      "b.c: rampart+datalink halberd -> rampart+datalink\n"
      "values.b.c.2: 3/1/3/4 -> none\n"
      "shots: nothing -> darket 1:5, ghorrash 4:4 destroys, rampart 3:4, halberd 3:3 destroys");
  EXPECT_EQ(duel("nakhtar+ssarik", "halberd"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, nakhtar 3:4, rampart 3:4, halberd 3:4");
  EXPECT_EQ(supporting("halberd"), "darket 3:3 destroys, arrow 3:3 destroys");
  EXPECT_EQ(maneuvers('b', "halberd"), 3);
  EXPECT_EQ(bombing('b', "halberd"), "WC-CARRIER-05");
}

TEST(FighterCards, halberd_is_refused_at_another_time_for_less_or_as_something_else) {
  expect_ordinary_mustering(mustered('b', "halberd", 3));
}

TEST(FighterCards, rampart_costs_4_and_waits_in_the_ready_area) {
  EXPECT_EQ(mustering("rampart"),
            "b.power: 30 -> 26\n"
            "values.b.ready.3: none -> 3/2/2/5/2\n"
            "b.hand: -rampart\n"
            "b.ready: rampart reyes -> rampart reyes rampart");
  EXPECT_EQ(launching("rampart"),
            "values.b.ready.2: 3/2/2/5/2 -> none\n"
            "b.ready: reyes rampart -> reyes\n"
            "b.tc: halberd+oyelaran+shield-cells -> halberd+oyelaran+shield-cells rampart/m\n"
            "values.b.tc.2: none -> 3/2/2/5/2");
}

TEST(FighterCards, rampart_fights_with_3_against_5_supports_and_bombs_with_2) {
  EXPECT_EQ(
      duel("ghorrash+ssarik", "rampart"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 28\n"
      "b.power: 30 -> 29\n"
      "a.discard: +ghorrash +ssarik\n"
      "b.discard: +rampart\n"
      "a.c: darket+layered-hide ghorrash+ssarik -> darket+layered-hide\n"
      "values.a.c.2: 5/1/3/3 -> none\n"
      "b.c: rampart+datalink rampart -> rampart+datalink\n"
      "values.b.c.2: 3/2/2/5/2 -> none\n"
      "shots: nothing -> darket 1:5, ghorrash 5:5 destroys, rampart 3:4, rampart 3:3 destroys");
  EXPECT_EQ(duel("vashkur", "rampart"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, vashkur 4:5, rampart 3:4, rampart 3:4");
  EXPECT_EQ(supporting("rampart"), "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('b', "rampart"), 2);
  EXPECT_EQ(bombing('b', "rampart"), "2:5 0");
}

TEST(FighterCards, rampart_is_refused_at_another_time_for_less_or_as_something_else) {
  expect_ordinary_mustering(mustered('b', "rampart", 4));
}

TEST(FighterCards, mattock_costs_4_and_waits_in_the_ready_area) {
  EXPECT_EQ(mustering("mattock"),
            "b.power: 30 -> 26\n"
            "values.b.ready.3: none -> 1/2/1/5/4\n"
            "b.hand: -mattock\n"
            "b.ready: mattock reyes -> mattock reyes mattock");
  EXPECT_EQ(launching("mattock"),
            "values.b.ready.2: 1/2/1/5/4 -> none\n"
            "b.ready: reyes mattock -> reyes\n"
            "b.tc: halberd+oyelaran+shield-cells -> halberd+oyelaran+shield-cells mattock/m\n"
            "values.b.tc.2: none -> 1/2/1/5/4");
}

TEST(FighterCards, mattock_fights_with_1_against_5_supports_with_2_and_bombs_with_4) {
  EXPECT_EQ(
      duel("ghorrash+ssarik+tail-shot-off", "mattock"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 28\n"
      "b.power: 30 -> 29\n"
      "a.discard: +ghorrash +ssarik\n"
      "b.discard: +mattock +tail-shot-off\n"
      "a.c: darket+layered-hide ghorrash+ssarik+tail-shot-off -> darket+layered-hide\n"
      "values.a.c.2: 5/1/3/1 -> none\n"
      "b.c: rampart+datalink mattock -> rampart+datalink\n"
      "values.b.c.2: 1/2/1/5/4 -> none\n"
      "shots: nothing -> darket 1:5, ghorrash 5:5 destroys, rampart 3:4, mattock 1:1 destroys");
  EXPECT_EQ(duel("ghorrash+rakhmar+guns-jammed", "mattock"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, ghorrash 4:5, rampart 3:4, mattock 1:2");
  EXPECT_EQ(supporting("mattock"), "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('b', "mattock"), 1);
  EXPECT_EQ(bombing('b', "mattock"), "4:5 0");
}

TEST(FighterCards, mattock_is_refused_at_another_time_for_less_or_as_something_else) {
  expect_ordinary_mustering(mustered('b', "mattock", 4));
}

TEST(FighterCards, oriflamme_costs_5_and_a_medal_and_waits_in_the_ready_area) {
  EXPECT_EQ(mustering("oriflamme"),
            "b.power: 30 -> 25\n"
            "b.medals: 1 -> 0\n"
            "values.b.ready.3: none -> 5/2/4/5\n"
            "b.hand: -oriflamme\n"
            "b.ready: oriflamme reyes -> oriflamme reyes/t oriflamme");
  EXPECT_EQ(launching("oriflamme"),
            "values.b.ready.2: 5/2/4/5 -> none\n"
            "b.ready: reyes oriflamme -> reyes\n"
            "b.tc: halberd+oyelaran+shield-cells -> halberd+oyelaran+shield-cells oriflamme/m\n"
            "values.b.tc.2: none -> 5/2/4/5");
}

TEST(FighterCards, oriflamme_fights_with_5_against_5_and_its_loss_costs_the_medal_too) {
  EXPECT_EQ(
      duel("vashkur+khorr", "oriflamme"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 27\n"
      "b.power: 30 -> 28\n"
      "a.discard: +khorr +vashkur\n"
      "b.discard: +oriflamme\n"
      "a.c: darket+layered-hide vashkur+khorr -> darket+layered-hide\n"
      "values.a.c.2: 5/3/3/5/2 -> none\n"
      "b.c: rampart+datalink oriflamme -> rampart+datalink\n"
      "values.b.c.2: 5/2/4/5 -> none\n"
      "shots: nothing -> darket 1:5, vashkur 5:5 destroys, rampart 3:4, oriflamme 5:5 destroys");
  EXPECT_EQ(duel("vashkur+urgha+layered-hide", "oriflamme"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, vashkur 4:5, rampart 3:4, oriflamme 5:6");
  EXPECT_EQ(supporting("oriflamme"), "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('b', "oriflamme"), 4);
  EXPECT_EQ(bombing('b', "oriflamme"), "WC-CARRIER-05");
}

TEST(FighterCards, oriflamme_is_refused_at_another_time_for_less_or_as_something_else) {
  expect_ordinary_mustering(mustered('b', "oriflamme", 5, 1), "WC-SETUP-09");
}

}  // namespace
}  // namespace wardroom::wingcommander
