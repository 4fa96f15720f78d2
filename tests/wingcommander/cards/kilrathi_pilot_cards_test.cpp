// The pilots of the Kilrathi: each is mustered, flies, fights at the edge of the figures of the
// Flight (once both are just strong enough, once one point is missing on both sides), spends medals
// if there are any, and is refused where that has to be.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/mustering.hpp"
#include "tests/wingcommander/cards/pilots.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(PilotCards, rakhmar_costs_2_and_flies_a_fighter_with_attack_2_more_defence_1_less) {
  EXPECT_EQ(mustering('a', "rakhmar"),
            "a.power: 30 -> 28\n"
            "a.medals: 0 -> 1\n"
            "a.hand: -rakhmar\n"
            "a.ready: darket ssarik -> darket ssarik rakhmar");
  EXPECT_EQ(assigning('a', "rakhmar"),
            "a.medals: 1 -> 0\n"
            "values.a.ready.1: 4/2/2/4/2 -> 6/2/2/3/2\n"
            "values.a.ready.2: none -> 4/2/2/4/2\n"
            "values.a.ready.3: 4/2/2/4/2 -> none\n"
            "a.ready: vashkur rakhmar vashkur ssarik -> vashkur+rakhmar vashkur ssarik");
}

TEST(PilotCards, rakhmar_in_a_fight) {
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
  EXPECT_EQ(duel("darket+rakhmar", "halberd+sights-burned-out"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 3:4, rampart 3:4, halberd 1:2");
  EXPECT_EQ(shots("darket vashkur+rakhmar", "arrow rampart", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "nakhtar+rakhmar"), 1);
  EXPECT_EQ(bombing('a', "nakhtar+rakhmar"), "4:5 0");
}

TEST(PilotCards, rakhmar_has_a_medal_for_a_value_or_for_a_price) {
  EXPECT_EQ(medal_points('a', "rakhmar"),
            "6/2/2/3/2, attack 7/2/2/3/2, support 6/3/2/3/2, maneuver 6/2/3/3/2, defence "
            "6/2/2/4/2, bombing 6/2/2/3/3");
  EXPECT_EQ(paying_a_medal('a', "rakhmar"),
            "phase: muster -> scramble\n"
            "a.power: 30 -> 25\n"
            "a.medals: 1 -> 0\n"
            "values.a.ready.4: none -> 6/2/3/5\n"
            "a.hand: -zhurrak\n"
            "a.ready: darket rakhmar ssarik -> darket rakhmar/t ssarik zhurrak");
}

TEST(PilotCards, rakhmar_is_refused_where_a_pilot_is) {
  expect_ordinary_mustering(mustered('a', "rakhmar", 2));
  expect_one_person('a', "rakhmar");
  expect_to_fly_only_what_waits('a', "rakhmar");
}

TEST(PilotCards, khorr_costs_3_and_flies_a_fighter_with_everything_but_bombing_1_more) {
  EXPECT_EQ(mustering('a', "khorr"),
            "a.power: 30 -> 27\n"
            "a.medals: 0 -> 1\n"
            "a.hand: -khorr\n"
            "a.ready: darket ssarik -> darket ssarik khorr");
  EXPECT_EQ(assigning('a', "khorr"),
            "a.medals: 1 -> 0\n"
            "values.a.ready.1: 4/2/2/4/2 -> 5/3/3/5/2\n"
            "values.a.ready.2: none -> 4/2/2/4/2\n"
            "values.a.ready.3: 4/2/2/4/2 -> none\n"
            "a.ready: vashkur khorr vashkur ssarik -> vashkur+khorr vashkur ssarik");
}

TEST(PilotCards, khorr_in_a_fight) {
  EXPECT_EQ(duel("darket+khorr", "halberd+maniac"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "b.power: 30 -> 27\n"
            "a.discard: +darket +khorr\n"
            "b.discard: +halberd +maniac\n"
            "a.c: darket+layered-hide darket+khorr -> darket+layered-hide\n"
            "values.a.c.2: 2/2/4/4 -> none\n"
            "b.c: rampart+datalink halberd+maniac -> rampart+datalink\n"
            "values.b.c.2: 4/1/4/2 -> none\n"
            "shots: nothing -> darket 1:5, darket 2:2 destroys, rampart 3:4, halberd 4:4 destroys");
  EXPECT_EQ(duel("darket+khorr", "arrow+ion-repeaters"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 2:3, rampart 3:4, arrow 3:4");
  EXPECT_EQ(shots("darket vashkur+khorr", "arrow rampart", kBothSupport),
            "darket 4:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "nakhtar+khorr"), 2);
  EXPECT_EQ(bombing('a', "nakhtar+khorr"), "4:5 0");
}

TEST(PilotCards, khorr_has_a_medal_for_a_value_or_for_a_price) {
  EXPECT_EQ(medal_points('a', "khorr"),
            "5/3/3/5/2, attack 6/3/3/5/2, support 5/4/3/5/2, maneuver 5/3/4/5/2, defence "
            "5/3/3/6/2, bombing 5/3/3/5/3");
  EXPECT_EQ(paying_a_medal('a', "khorr"),
            "phase: muster -> scramble\n"
            "a.power: 30 -> 25\n"
            "a.medals: 1 -> 0\n"
            "values.a.ready.4: none -> 6/2/3/5\n"
            "a.hand: -zhurrak\n"
            "a.ready: darket khorr ssarik -> darket khorr/t ssarik zhurrak");
}

TEST(PilotCards, khorr_is_refused_where_a_pilot_is) {
  expect_ordinary_mustering(mustered('a', "khorr", 3));
  expect_one_person('a', "khorr");
  expect_to_fly_only_what_waits('a', "khorr");
}

TEST(PilotCards, ssarik_costs_1_and_flies_a_fighter_with_attack_1_more) {
  EXPECT_EQ(mustering('a', "ssarik"),
            "a.power: 30 -> 29\n"
            "a.hand: -ssarik\n"
            "a.ready: darket velkath -> darket velkath ssarik");
  EXPECT_EQ(assigning('a', "ssarik"),
            "values.a.ready.1: 4/2/2/4/2 -> 5/2/2/4/2\n"
            "values.a.ready.2: none -> 4/2/2/4/2\n"
            "values.a.ready.3: 4/2/2/4/2 -> none\n"
            "a.ready: vashkur ssarik vashkur velkath -> vashkur+ssarik vashkur velkath");
}

TEST(PilotCards, ssarik_in_a_fight) {
  EXPECT_EQ(duel("darket+ssarik", "halberd+belly-torn-open"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 28\n"
            "b.power: 30 -> 29\n"
            "a.discard: +belly-torn-open +darket +ssarik\n"
            "b.discard: +halberd\n"
            "a.c: darket+layered-hide darket+ssarik -> darket+layered-hide\n"
            "values.a.c.2: 2/1/3/3 -> none\n"
            "b.c: rampart+datalink halberd+belly-torn-open -> rampart+datalink\n"
            "values.b.c.2: 3/1/3/2 -> none\n"
            "shots: nothing -> darket 1:5, darket 2:2 destroys, rampart 3:4, halberd 3:3 destroys");
  EXPECT_EQ(duel("darket+ssarik", "arrow"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 2:3, rampart 3:4, arrow 2:3");
  EXPECT_EQ(shots("darket vashkur+ssarik", "arrow rampart", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "nakhtar+ssarik"), 1);
  EXPECT_EQ(bombing('a', "nakhtar+ssarik"), "4:5 0");
}

TEST(PilotCards, ssarik_has_no_medal) {
  EXPECT_EQ(medal_points('a', "ssarik"),
            "5/2/2/4/2, attack WC-R-13, support WC-R-13, maneuver WC-R-13, defence WC-R-13, "
            "bombing WC-R-13");
  EXPECT_EQ(paying_a_medal('a', "ssarik"),
            "phase: muster -> scramble\n"
            "a.power: 30 -> 20\n"
            "values.a.ready.4: none -> 6/2/3/5\n"
            "a.hand: -zhurrak\n"
            "a.ready: darket ssarik velkath -> darket ssarik velkath zhurrak");
}

TEST(PilotCards, ssarik_is_refused_where_a_pilot_is) {
  expect_ordinary_mustering(mustered('a', "ssarik", 1));
  expect_one_person('a', "ssarik");
  expect_to_fly_only_what_waits('a', "ssarik");
}

TEST(PilotCards, urgha_costs_3_and_flies_a_fighter_with_support_and_defence_1_more_and_bombing_2) {
  EXPECT_EQ(mustering('a', "urgha"),
            "a.power: 30 -> 27\n"
            "a.medals: 0 -> 1\n"
            "a.hand: -urgha\n"
            "a.ready: darket ssarik -> darket ssarik urgha");
  EXPECT_EQ(assigning('a', "urgha"),
            "a.medals: 1 -> 0\n"
            "values.a.ready.1: 4/2/2/4/2 -> 4/3/2/5/4\n"
            "values.a.ready.2: none -> 4/2/2/4/2\n"
            "values.a.ready.3: 4/2/2/4/2 -> none\n"
            "a.ready: vashkur urgha vashkur ssarik -> vashkur+urgha vashkur ssarik");
}

TEST(PilotCards, urgha_in_a_fight) {
  EXPECT_EQ(duel("darket+urgha", "arrow+maniac+ion-repeaters"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "b.power: 30 -> 26\n"
            "a.discard: +darket +urgha\n"
            "b.discard: +arrow +ion-repeaters +maniac\n"
            "a.c: darket+layered-hide darket+urgha -> darket+layered-hide\n"
            "values.a.c.2: 1/2/3/4 -> none\n"
            "b.c: rampart+datalink arrow+maniac+ion-repeaters -> rampart+datalink\n"
            "values.b.c.2: 4/0/5/1 -> none\n"
            "shots: nothing -> darket 1:5, darket 1:1 destroys, rampart 3:4, arrow 4:4 destroys");
  EXPECT_EQ(duel("darket+urgha", "halberd+belly-torn-open"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 1:2, rampart 3:4, halberd 3:4");
  EXPECT_EQ(shots("darket vashkur+urgha", "arrow rampart", kBothSupport),
            "darket 4:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "nakhtar+urgha"), 1);
  EXPECT_EQ(bombing('a', "nakhtar+urgha"), "6:5 1");
  EXPECT_EQ(bombing('a', "darket+urgha"), "WC-CARRIER-05") << "WC-PILOT-06";
}

TEST(PilotCards, urgha_has_a_medal_for_a_value_or_for_a_price) {
  EXPECT_EQ(medal_points('a', "urgha"),
            "4/3/2/5/4, attack 5/3/2/5/4, support 4/4/2/5/4, maneuver 4/3/3/5/4, defence "
            "4/3/2/6/4, bombing 4/3/2/5/5");
  EXPECT_EQ(paying_a_medal('a', "urgha"),
            "phase: muster -> scramble\n"
            "a.power: 30 -> 25\n"
            "a.medals: 1 -> 0\n"
            "values.a.ready.4: none -> 6/2/3/5\n"
            "a.hand: -zhurrak\n"
            "a.ready: darket urgha ssarik -> darket urgha/t ssarik zhurrak");
}

TEST(PilotCards, urgha_is_refused_where_a_pilot_is) {
  expect_ordinary_mustering(mustered('a', "urgha", 3));
  expect_one_person('a', "urgha");
  expect_to_fly_only_what_waits('a', "urgha");
}

TEST(PilotCards, velkath_costs_2_and_flies_a_fighter_with_support_1_and_maneuver_2_more) {
  EXPECT_EQ(mustering('a', "velkath"),
            "a.power: 30 -> 28\n"
            "a.hand: -velkath\n"
            "a.ready: darket ssarik -> darket ssarik velkath");
  EXPECT_EQ(assigning('a', "velkath"),
            "values.a.ready.1: 4/2/2/4/2 -> 4/3/4/4/2\n"
            "values.a.ready.2: none -> 4/2/2/4/2\n"
            "values.a.ready.3: 4/2/2/4/2 -> none\n"
            "a.ready: vashkur velkath vashkur ssarik -> vashkur+velkath vashkur ssarik");
}

TEST(PilotCards, velkath_in_a_fight) {
  EXPECT_EQ(duel("darket+velkath", "arrow+maniac"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 28\n"
            "b.power: 30 -> 27\n"
            "a.discard: +darket +velkath\n"
            "b.discard: +arrow +maniac\n"
            "a.c: darket+layered-hide darket+velkath -> darket+layered-hide\n"
            "values.a.c.2: 1/2/5/3 -> none\n"
            "b.c: rampart+datalink arrow+maniac -> rampart+datalink\n"
            "values.b.c.2: 3/0/5/1 -> none\n"
            "shots: nothing -> darket 1:5, darket 1:1 destroys, rampart 3:4, arrow 3:3 destroys");
  EXPECT_EQ(duel("darket+velkath", "halberd+maniac+sights-burned-out"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 1:2, rampart 3:4, halberd 2:3");
  EXPECT_EQ(shots("darket vashkur+velkath", "arrow rampart", kBothSupport),
            "darket 4:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "nakhtar+velkath"), 3);
  EXPECT_EQ(bombing('a', "nakhtar+velkath"), "4:5 0");
}

TEST(PilotCards, velkath_has_no_medal) {
  EXPECT_EQ(medal_points('a', "velkath"),
            "4/3/4/4/2, attack WC-R-13, support WC-R-13, maneuver WC-R-13, defence WC-R-13, "
            "bombing WC-R-13");
  EXPECT_EQ(paying_a_medal('a', "velkath"),
            "phase: muster -> scramble\n"
            "a.power: 30 -> 20\n"
            "values.a.ready.4: none -> 6/2/3/5\n"
            "a.hand: -zhurrak\n"
            "a.ready: darket velkath ssarik -> darket velkath ssarik zhurrak");
}

TEST(PilotCards, velkath_is_refused_where_a_pilot_is) {
  expect_ordinary_mustering(mustered('a', "velkath", 2));
  expect_one_person('a', "velkath");
  expect_to_fly_only_what_waits('a', "velkath");
}

}  // namespace
}  // namespace wardroom::wingcommander
