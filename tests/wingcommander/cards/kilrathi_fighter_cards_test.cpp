// The fighters of the Kilrathi: each is mustered, fights at the edge of its figures (once both are
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
    active = "a"
    a.c = "darket"
    b.c = "arrow"
    a.hand = "shake )" +
                  fighter + ' ' + fighter + "\"\na.ready = \"" + fighter + " khorr\"");
  return trial.played("muster " + fighter);
}

// WC-FIGHTER-04, WC-MOVE-03: what changes as it flies alone to the own carrier's nav point, where
// another Flight is.
std::string launching(const std::string& fighter) {
  CardTrial trial("phase = \"movement\"\nactive = \"a\"\na.ready = \"khorr " + fighter + '"');
  EXPECT_EQ(trial.refused("launch a.ready.1"), "WC-SCRAMBLE-04") << "a pilot is no Flight";
  EXPECT_EQ(trial.refused("move a.ready.2 c"), "WC-MOVE-05");
  return trial.played("launch a.ready.2");
}

// Support for a Darket.
std::string supporting(const std::string& fighter) {
  return shots("darket " + fighter, "arrow rampart",
               "fire first; support second; fire first; support second");
}

TEST(FighterCards, darket_costs_1_and_waits_in_the_ready_area) {
  EXPECT_EQ(mustering("darket"),
            "a.power: 30 -> 29\n"
            "values.a.ready.3: none -> 1/1/3/3\n"
            "a.hand: -darket\n"
            "a.ready: darket khorr -> darket khorr darket");
  EXPECT_EQ(launching("darket"),
            "values.a.ready.2: 1/1/3/3 -> none\n"
            "a.ready: khorr darket -> khorr\n"
            "a.kc: darket+velkath+layered-hide -> darket+velkath+layered-hide darket/m\n"
            "values.a.kc.2: none -> 1/1/3/3");
}

TEST(FighterCards, darket_fights_with_1_against_3_and_supports_with_1) {
  EXPECT_EQ(duel("darket", "arrow+maniac"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 29\n"
            "b.power: 30 -> 27\n"
            "a.discard: +darket\n"
            "b.discard: +arrow +maniac\n"
            "a.c: darket+layered-hide darket -> darket+layered-hide\n"
            "values.a.c.2: 1/1/3/3 -> none\n"
            "b.c: rampart+datalink arrow+maniac -> rampart+datalink\n"
            "values.b.c.2: 3/0/5/1 -> none\n"
            "shots: nothing -> darket 1:5, darket 1:1 destroys, rampart 3:4, arrow 3:3 destroys");
  EXPECT_EQ(duel("darket", "halberd+maniac+sights-burned-out"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 1:2, rampart 3:4, halberd 2:3");
  EXPECT_EQ(supporting("darket"), "darket 2:3, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "darket"), 3);
  EXPECT_EQ(bombing('a', "darket"), "WC-CARRIER-05");
}

TEST(FighterCards, darket_is_refused_at_another_time_for_less_or_as_something_else) {
  expect_ordinary_mustering(mustered('a', "darket", 1));
}

TEST(FighterCards, ghorrash_costs_3_and_waits_in_the_ready_area) {
  EXPECT_EQ(mustering("ghorrash"),
            "a.power: 30 -> 27\n"
            "values.a.ready.3: none -> 4/1/3/3\n"
            "a.hand: -ghorrash\n"
            "a.ready: ghorrash khorr -> ghorrash khorr ghorrash");
  EXPECT_EQ(launching("ghorrash"),
            "values.a.ready.2: 4/1/3/3 -> none\n"
            "a.ready: khorr ghorrash -> khorr\n"
            "a.kc: darket+velkath+layered-hide -> darket+velkath+layered-hide ghorrash/m\n"
            "values.a.kc.2: none -> 4/1/3/3");
}

TEST(FighterCards, ghorrash_fights_with_4_against_3_and_supports_with_1) {
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
  EXPECT_EQ(duel("ghorrash", "mattock+ion-repeaters"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, ghorrash 4:5, rampart 3:4, mattock 2:3");
  EXPECT_EQ(supporting("ghorrash"), "darket 2:3, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "ghorrash"), 3);
  EXPECT_EQ(bombing('a', "ghorrash"), "WC-CARRIER-05");
}

TEST(FighterCards, ghorrash_is_refused_at_another_time_for_less_or_as_something_else) {
  expect_ordinary_mustering(mustered('a', "ghorrash", 3));
}

TEST(FighterCards, vashkur_costs_3_and_waits_in_the_ready_area) {
  EXPECT_EQ(mustering("vashkur"),
            "a.power: 30 -> 27\n"
            "values.a.ready.3: none -> 4/2/2/4/2\n"
            "a.hand: -vashkur\n"
            "a.ready: vashkur khorr -> vashkur khorr vashkur");
  EXPECT_EQ(launching("vashkur"),
            "values.a.ready.2: 4/2/2/4/2 -> none\n"
            "a.ready: khorr vashkur -> khorr\n"
            "a.kc: darket+velkath+layered-hide -> darket+velkath+layered-hide vashkur/m\n"
            "values.a.kc.2: none -> 4/2/2/4/2");
}

TEST(FighterCards, vashkur_fights_with_4_against_4_supports_and_bombs_with_2) {
  EXPECT_EQ(
      duel("vashkur", "halberd+ion-repeaters"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 29\n"
      "b.power: 30 -> 28\n"
      "a.discard: +vashkur\n"
      "b.discard: +halberd +ion-repeaters\n"
      "a.c: darket+layered-hide vashkur -> darket+layered-hide\n"
      "values.a.c.2: 4/2/2/4/2 -> none\n"
      "b.c: rampart+datalink halberd+ion-repeaters -> rampart+datalink\n"
      "values.b.c.2: 4/1/3/4 -> none\n"
      "shots: nothing -> darket 1:5, vashkur 4:4 destroys, rampart 3:4, halberd 4:4 destroys");
  EXPECT_EQ(duel("vashkur", "rampart"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, vashkur 4:5, rampart 3:4, rampart 3:4");
  EXPECT_EQ(supporting("vashkur"), "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "vashkur"), 2);
  EXPECT_EQ(bombing('a', "vashkur"), "2:5 0");
}

TEST(FighterCards, vashkur_is_refused_at_another_time_for_less_or_as_something_else) {
  expect_ordinary_mustering(mustered('a', "vashkur", 3));
}

TEST(FighterCards, nakhtar_costs_4_and_waits_in_the_ready_area) {
  EXPECT_EQ(mustering("nakhtar"),
            "a.power: 30 -> 26\n"
            "values.a.ready.3: none -> 2/2/1/4/4\n"
            "a.hand: -nakhtar\n"
            "a.ready: nakhtar khorr -> nakhtar khorr nakhtar");
  EXPECT_EQ(launching("nakhtar"),
            "values.a.ready.2: 2/2/1/4/4 -> none\n"
            "a.ready: khorr nakhtar -> khorr\n"
            "a.kc: darket+velkath+layered-hide -> darket+velkath+layered-hide nakhtar/m\n"
            "values.a.kc.2: none -> 2/2/1/4/4");
}

TEST(FighterCards, nakhtar_fights_with_2_against_4_supports_with_2_and_bombs_with_4) {
  EXPECT_EQ(
      duel("nakhtar", "halberd+maniac"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 29\n"
      "b.power: 30 -> 27\n"
      "a.discard: +nakhtar\n"
      "b.discard: +halberd +maniac\n"
      "a.c: darket+layered-hide nakhtar -> darket+layered-hide\n"
      "values.a.c.2: 2/2/1/4/4 -> none\n"
      "b.c: rampart+datalink halberd+maniac -> rampart+datalink\n"
      "values.b.c.2: 4/1/4/2 -> none\n"
      "shots: nothing -> darket 1:5, nakhtar 2:2 destroys, rampart 3:4, halberd 4:4 destroys");
  EXPECT_EQ(duel("nakhtar", "arrow+ion-repeaters"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, nakhtar 2:3, rampart 3:4, arrow 3:4");
  EXPECT_EQ(supporting("nakhtar"), "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "nakhtar"), 1);
  EXPECT_EQ(bombing('a', "nakhtar"), "4:5 0");
}

TEST(FighterCards, nakhtar_is_refused_at_another_time_for_less_or_as_something_else) {
  expect_ordinary_mustering(mustered('a', "nakhtar", 4));
}

TEST(FighterCards, zhurrak_costs_5_and_a_medal_and_waits_in_the_ready_area) {
  EXPECT_EQ(mustering("zhurrak"),
            "a.power: 30 -> 25\n"
            "a.medals: 1 -> 0\n"
            "values.a.ready.3: none -> 6/2/3/5\n"
            "a.hand: -zhurrak\n"
            "a.ready: zhurrak khorr -> zhurrak khorr/t zhurrak");
  EXPECT_EQ(launching("zhurrak"),
            "values.a.ready.2: 6/2/3/5 -> none\n"
            "a.ready: khorr zhurrak -> khorr\n"
            "a.kc: darket+velkath+layered-hide -> darket+velkath+layered-hide zhurrak/m\n"
            "values.a.kc.2: none -> 6/2/3/5");
}

TEST(FighterCards, zhurrak_fights_with_6_against_5_and_its_loss_costs_the_medal_too) {
  EXPECT_EQ(
      duel("zhurrak", "oriflamme+novak"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 28\n"
      "b.power: 30 -> 27\n"
      "a.discard: +zhurrak\n"
      "b.discard: +novak +oriflamme\n"
      "a.c: darket+layered-hide zhurrak -> darket+layered-hide\n"
      "values.a.c.2: 6/2/3/5 -> none\n"
      "b.c: rampart+datalink oriflamme+novak -> rampart+datalink\n"
      "values.b.c.2: 5/2/4/6 -> none\n"
      "shots: nothing -> darket 1:5, zhurrak 6:6 destroys, rampart 3:4, oriflamme 5:5 destroys");
  EXPECT_EQ(duel("zhurrak", "rampart+reyes+shield-cells"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, zhurrak 6:7, rampart 3:4, rampart 4:5");
  EXPECT_EQ(supporting("zhurrak"), "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "zhurrak"), 3);
  EXPECT_EQ(bombing('a', "zhurrak"), "WC-CARRIER-05");
}

TEST(FighterCards, zhurrak_is_refused_at_another_time_for_less_or_as_something_else) {
  expect_ordinary_mustering(mustered('a', "zhurrak", 5, 1), "WC-SETUP-09");
}

}  // namespace
}  // namespace wardroom::wingcommander
