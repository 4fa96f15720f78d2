// The pilots of the Terrans: each is mustered, flies, fights at the edge of the figures of the
// Flight (once both are just strong enough, once one point is missing on both sides), spends medals
// if there are any, and is refused where that has to be.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/mustering.hpp"
#include "tests/wingcommander/cards/pilots.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(PilotCards,
     maniac_costs_2_and_flies_a_fighter_with_attack_and_maneuver_1_more_defence_2_less) {
  EXPECT_EQ(mustering('b', "maniac"),
            "b.power: 30 -> 28\n"
            "b.medals: 0 -> 1\n"
            "b.hand: -maniac\n"
            "b.ready: arrow novak -> arrow novak maniac");
  EXPECT_EQ(assigning('b', "maniac"),
            "b.medals: 1 -> 0\n"
            "values.b.ready.1: 3/2/2/5/2 -> 4/2/3/3/2\n"
            "values.b.ready.2: none -> 3/2/2/5/2\n"
            "values.b.ready.3: 3/2/2/5/2 -> none\n"
            "b.ready: rampart maniac rampart novak -> rampart+maniac rampart novak");
}

TEST(PilotCards, maniac_in_a_fight) {
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
  EXPECT_EQ(duel("darket+urgha+layered-hide", "halberd+maniac"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 1:2, rampart 3:4, halberd 4:5");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart+maniac", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('b', "mattock+maniac"), 2);
  EXPECT_EQ(bombing('b', "mattock+maniac"), "4:5 0");
}

TEST(PilotCards, maniac_has_a_medal_for_a_value_or_for_a_price) {
  EXPECT_EQ(medal_points('b', "maniac"),
            "4/2/3/3/2, attack 5/2/3/3/2, support 4/3/3/3/2, maneuver 4/2/4/3/2, defence "
            "4/2/3/4/2, bombing 4/2/3/3/3");
  EXPECT_EQ(paying_a_medal('b', "maniac"),
            "phase: muster -> scramble\n"
            "b.power: 30 -> 25\n"
            "b.medals: 1 -> 0\n"
            "values.b.ready.4: none -> 5/2/4/5\n"
            "b.hand: -oriflamme\n"
            "b.ready: arrow maniac novak -> arrow maniac/t novak oriflamme");
}

TEST(PilotCards, maniac_is_refused_where_a_pilot_is) {
  expect_ordinary_mustering(mustered('b', "maniac", 2));
  expect_one_person('b', "maniac");
  expect_to_fly_only_what_waits('b', "maniac");
}

TEST(PilotCards, oyelaran_costs_2_and_flies_a_fighter_with_attack_and_maneuver_1_more) {
  EXPECT_EQ(mustering('b', "oyelaran"),
            "b.power: 30 -> 28\n"
            "b.hand: -oyelaran\n"
            "b.ready: arrow novak -> arrow novak oyelaran");
  EXPECT_EQ(assigning('b', "oyelaran"),
            "values.b.ready.1: 3/2/2/5/2 -> 4/2/3/5/2\n"
            "values.b.ready.2: none -> 3/2/2/5/2\n"
            "values.b.ready.3: 3/2/2/5/2 -> none\n"
            "b.ready: rampart oyelaran rampart novak -> rampart+oyelaran rampart novak");
}

TEST(PilotCards, oyelaran_in_a_fight) {
  EXPECT_EQ(duel("darket+ssarik+clawlight", "arrow+oyelaran"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "b.power: 30 -> 28\n"
            "a.discard: +clawlight +darket +ssarik\n"
            "b.discard: +arrow +oyelaran\n"
            "a.c: darket+layered-hide darket+ssarik+clawlight -> darket+layered-hide\n"
            "values.a.c.2: 3/1/3/3 -> none\n"
            "b.c: rampart+datalink arrow+oyelaran -> rampart+datalink\n"
            "values.b.c.2: 3/0/5/3 -> none\n"
            "shots: nothing -> darket 1:5, darket 3:3 destroys, rampart 3:4, arrow 3:3 destroys");
  EXPECT_EQ(duel("nakhtar", "arrow+oyelaran"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, nakhtar 2:3, rampart 3:4, arrow 3:4");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart+oyelaran", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('b', "mattock+oyelaran"), 2);
  EXPECT_EQ(bombing('b', "mattock+oyelaran"), "4:5 0");
}

TEST(PilotCards, oyelaran_has_no_medal) {
  EXPECT_EQ(medal_points('b', "oyelaran"),
            "4/2/3/5/2, attack WC-R-13, support WC-R-13, maneuver WC-R-13, defence WC-R-13, "
            "bombing WC-R-13");
  EXPECT_EQ(paying_a_medal('b', "oyelaran"),
            "phase: muster -> scramble\n"
            "b.power: 30 -> 20\n"
            "values.b.ready.4: none -> 5/2/4/5\n"
            "b.hand: -oriflamme\n"
            "b.ready: arrow oyelaran novak -> arrow oyelaran novak oriflamme");
}

TEST(PilotCards, oyelaran_is_refused_where_a_pilot_is) {
  expect_ordinary_mustering(mustered('b', "oyelaran", 2));
  expect_one_person('b', "oyelaran");
  expect_to_fly_only_what_waits('b', "oyelaran");
}

TEST(PilotCards, reyes_costs_3_and_flies_a_fighter_with_everything_but_bombing_1_more) {
  EXPECT_EQ(mustering('b', "reyes"),
            "b.power: 30 -> 27\n"
            "b.medals: 0 -> 1\n"
            "b.hand: -reyes\n"
            "b.ready: arrow novak -> arrow novak reyes");
  EXPECT_EQ(assigning('b', "reyes"),
            "b.medals: 1 -> 0\n"
            "values.b.ready.1: 3/2/2/5/2 -> 4/3/3/6/2\n"
            "values.b.ready.2: none -> 3/2/2/5/2\n"
            "values.b.ready.3: 3/2/2/5/2 -> none\n"
            "b.ready: rampart reyes rampart novak -> rampart+reyes rampart novak");
}

TEST(PilotCards, reyes_in_a_fight) {
  EXPECT_EQ(duel("ghorrash", "arrow+reyes"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 29\n"
            "b.power: 30 -> 27\n"
            "a.discard: +ghorrash\n"
            "b.discard: +arrow +reyes\n"
            "a.c: darket+layered-hide ghorrash -> darket+layered-hide\n"
            "values.a.c.2: 4/1/3/3 -> none\n"
            "b.c: rampart+datalink arrow+reyes -> rampart+datalink\n"
            "values.b.c.2: 3/1/5/4 -> none\n"
            "shots: nothing -> darket 1:5, ghorrash 4:4 destroys, rampart 3:4, arrow 3:3 destroys");
  EXPECT_EQ(duel("nakhtar+ssarik", "arrow+reyes"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, nakhtar 3:4, rampart 3:4, arrow 3:4");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart+reyes", kBothSupport),
            "darket 3:3 destroys, arrow 5:3 destroys");
  EXPECT_EQ(maneuvers('b', "mattock+reyes"), 2);
  EXPECT_EQ(bombing('b', "mattock+reyes"), "4:5 0");
}

TEST(PilotCards, reyes_has_a_medal_for_a_value_or_for_a_price) {
  EXPECT_EQ(medal_points('b', "reyes"),
            "4/3/3/6/2, attack 5/3/3/6/2, support 4/4/3/6/2, maneuver 4/3/4/6/2, defence "
            "4/3/3/7/2, bombing 4/3/3/6/3");
  EXPECT_EQ(paying_a_medal('b', "reyes"),
            "phase: muster -> scramble\n"
            "b.power: 30 -> 25\n"
            "b.medals: 1 -> 0\n"
            "values.b.ready.4: none -> 5/2/4/5\n"
            "b.hand: -oriflamme\n"
            "b.ready: arrow reyes novak -> arrow reyes/t novak oriflamme");
}

TEST(PilotCards, reyes_is_refused_where_a_pilot_is) {
  expect_ordinary_mustering(mustered('b', "reyes", 3));
  expect_one_person('b', "reyes");
  expect_to_fly_only_what_waits('b', "reyes");
}

TEST(PilotCards, novak_costs_1_and_flies_a_fighter_with_defence_1_more) {
  EXPECT_EQ(mustering('b', "novak"),
            "b.power: 30 -> 29\n"
            "b.hand: -novak\n"
            "b.ready: arrow oyelaran -> arrow oyelaran novak");
  EXPECT_EQ(assigning('b', "novak"),
            "values.b.ready.1: 3/2/2/5/2 -> 3/2/2/6/2\n"
            "values.b.ready.2: none -> 3/2/2/5/2\n"
            "values.b.ready.3: 3/2/2/5/2 -> none\n"
            "b.ready: rampart novak rampart oyelaran -> rampart+novak rampart oyelaran");
}

TEST(PilotCards, novak_in_a_fight) {
  EXPECT_EQ(duel("vashkur+tail-shot-off", "arrow+novak"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 29\n"
            "b.power: 30 -> 28\n"
            "a.discard: +vashkur\n"
            "b.discard: +arrow +novak +tail-shot-off\n"
            "a.c: darket+layered-hide vashkur+tail-shot-off -> darket+layered-hide\n"
            "values.a.c.2: 4/2/2/2/2 -> none\n"
            "b.c: rampart+datalink arrow+novak -> rampart+datalink\n"
            "values.b.c.2: 2/0/4/4 -> none\n"
            "shots: nothing -> darket 1:5, vashkur 4:4 destroys, rampart 3:4, arrow 2:2 destroys");
  EXPECT_EQ(duel("darket+ssarik+clawlight", "arrow+novak"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 3:4, rampart 3:4, arrow 2:3");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart+novak", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('b', "mattock+novak"), 1);
  EXPECT_EQ(bombing('b', "mattock+novak"), "4:5 0");
}

TEST(PilotCards, novak_has_no_medal) {
  EXPECT_EQ(medal_points('b', "novak"),
            "3/2/2/6/2, attack WC-R-13, support WC-R-13, maneuver WC-R-13, defence WC-R-13, "
            "bombing WC-R-13");
  EXPECT_EQ(paying_a_medal('b', "novak"),
            "phase: muster -> scramble\n"
            "b.power: 30 -> 20\n"
            "values.b.ready.4: none -> 5/2/4/5\n"
            "b.hand: -oriflamme\n"
            "b.ready: arrow novak oyelaran -> arrow novak oyelaran oriflamme");
}

TEST(PilotCards, novak_is_refused_where_a_pilot_is) {
  expect_ordinary_mustering(mustered('b', "novak", 1));
  expect_one_person('b', "novak");
  expect_to_fly_only_what_waits('b', "novak");
}

TEST(PilotCards,
     lindqvist_costs_3_and_flies_a_fighter_with_support_and_defence_1_more_and_bombing_2) {
  EXPECT_EQ(mustering('b', "lindqvist"),
            "b.power: 30 -> 27\n"
            "b.medals: 0 -> 1\n"
            "b.hand: -lindqvist\n"
            "b.ready: arrow novak -> arrow novak lindqvist");
  EXPECT_EQ(assigning('b', "lindqvist"),
            "b.medals: 1 -> 0\n"
            "values.b.ready.1: 3/2/2/5/2 -> 3/3/2/6/4\n"
            "values.b.ready.2: none -> 3/2/2/5/2\n"
            "values.b.ready.3: 3/2/2/5/2 -> none\n"
            "b.ready: rampart lindqvist rampart novak -> rampart+lindqvist rampart novak");
}

TEST(PilotCards, lindqvist_in_a_fight) {
  EXPECT_EQ(duel("vashkur+tail-shot-off", "arrow+lindqvist"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 29\n"
            "b.power: 30 -> 27\n"
            "a.discard: +vashkur\n"
            "b.discard: +arrow +lindqvist +tail-shot-off\n"
            "a.c: darket+layered-hide vashkur+tail-shot-off -> darket+layered-hide\n"
            "values.a.c.2: 4/2/2/2/2 -> none\n"
            "b.c: rampart+datalink arrow+lindqvist -> rampart+datalink\n"
            "values.b.c.2: 2/1/4/4 -> none\n"
            "shots: nothing -> darket 1:5, vashkur 4:4 destroys, rampart 3:4, arrow 2:2 destroys");
  EXPECT_EQ(duel("darket+ssarik+clawlight", "arrow+lindqvist"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 3:4, rampart 3:4, arrow 2:3");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart+lindqvist", kBothSupport),
            "darket 3:3 destroys, arrow 5:3 destroys");
  EXPECT_EQ(maneuvers('b', "mattock+lindqvist"), 1);
  EXPECT_EQ(bombing('b', "mattock+lindqvist"), "6:5 1");
  EXPECT_EQ(bombing('b', "arrow+lindqvist"), "WC-CARRIER-05") << "WC-PILOT-06";
}

TEST(PilotCards, lindqvist_has_a_medal_for_a_value_or_for_a_price) {
  EXPECT_EQ(medal_points('b', "lindqvist"),
            "3/3/2/6/4, attack 4/3/2/6/4, support 3/4/2/6/4, maneuver 3/3/3/6/4, defence "
            "3/3/2/7/4, bombing 3/3/2/6/5");
  EXPECT_EQ(paying_a_medal('b', "lindqvist"),
            "phase: muster -> scramble\n"
            "b.power: 30 -> 25\n"
            "b.medals: 1 -> 0\n"
            "values.b.ready.4: none -> 5/2/4/5\n"
            "b.hand: -oriflamme\n"
            "b.ready: arrow lindqvist novak -> arrow lindqvist/t novak oriflamme");
}

TEST(PilotCards, lindqvist_is_refused_where_a_pilot_is) {
  expect_ordinary_mustering(mustered('b', "lindqvist", 3));
  expect_one_person('b', "lindqvist");
  expect_to_fly_only_what_waits('b', "lindqvist");
}

}  // namespace
}  // namespace wardroom::wingcommander
