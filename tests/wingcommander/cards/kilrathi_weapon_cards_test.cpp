// The weapons of the Kilrathi but the Torpedo and its mount: each is mustered, goes onto a fighter,
// fights at the edge of the figures of the Flight, and is refused where it has to be.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/mustering.hpp"
#include "tests/wingcommander/cards/weapons.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(WeaponCards, clawlight_costs_1_and_gives_a_fighter_attack_1_more) {
  EXPECT_EQ(mustering('a', "clawlight"),
            "a.power: 30 -> 29\n"
            "a.hand: -clawlight\n"
            "a.ready: darket ssarik -> darket ssarik clawlight");
  EXPECT_EQ(arming('a', "clawlight"),
            "values.a.ready.1: 4/2/2/4/2 -> 5/2/2/4/2\n"
            "values.a.ready.2: none -> 4/2/2/4/2\n"
            "values.a.ready.3: 4/2/2/4/2 -> none\n"
            "a.ready: vashkur clawlight vashkur clawlight -> vashkur+clawlight vashkur clawlight");
}

TEST(WeaponCards, clawlight_in_a_fight) {
  EXPECT_EQ(duel("darket+clawlight", "halberd+belly-torn-open"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 28\n"
            "b.power: 30 -> 29\n"
            "a.discard: +belly-torn-open +clawlight +darket\n"
            "b.discard: +halberd\n"
            "a.c: darket+layered-hide darket+clawlight -> darket+layered-hide\n"
            "values.a.c.2: 2/1/3/3 -> none\n"
            "b.c: rampart+datalink halberd+belly-torn-open -> rampart+datalink\n"
            "values.b.c.2: 3/1/3/2 -> none\n"
            "shots: nothing -> darket 1:5, darket 2:2 destroys, rampart 3:4, halberd 3:3 destroys");
  EXPECT_EQ(duel("darket+clawlight", "arrow"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 2:3, rampart 3:4, arrow 2:3");
  EXPECT_EQ(shots("darket vashkur+clawlight", "arrow rampart", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "darket+clawlight"), 3);
  EXPECT_EQ(bombing('a', "darket+clawlight"), "WC-CARRIER-05");
  EXPECT_EQ(bombing('a', "nakhtar+clawlight"), "4:5 0");
}

TEST(WeaponCards, clawlight_is_refused_where_a_weapon_is) {
  expect_ordinary_mustering(mustered('a', "clawlight", 1));
  expect_to_arm_only_what_waits('a', "clawlight");
  expect_not_unique('a', "clawlight", "darket");
}

TEST(WeaponCards, layered_hide_costs_1_and_gives_a_fighter_defence_1_more) {
  EXPECT_EQ(mustering('a', "layered-hide"),
            "a.power: 30 -> 29\n"
            "a.hand: -layered-hide\n"
            "a.ready: darket ssarik -> darket ssarik layered-hide");
  EXPECT_EQ(
      arming('a', "layered-hide"),
      "values.a.ready.1: 4/2/2/4/2 -> 4/2/2/5/2\n"
      "values.a.ready.2: none -> 4/2/2/4/2\n"
      "values.a.ready.3: 4/2/2/4/2 -> none\n"
      "a.ready: vashkur layered-hide vashkur clawlight -> vashkur+layered-hide vashkur clawlight");
}

TEST(WeaponCards, layered_hide_in_a_fight) {
  EXPECT_EQ(duel("darket+layered-hide", "arrow+maniac+ion-repeaters"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 28\n"
            "b.power: 30 -> 26\n"
            "a.discard: +darket +layered-hide\n"
            "b.discard: +arrow +ion-repeaters +maniac\n"
            "a.c: darket+layered-hide darket+layered-hide -> darket+layered-hide\n"
            "values.a.c.2: 1/1/3/4 -> none\n"
            "b.c: rampart+datalink arrow+maniac+ion-repeaters -> rampart+datalink\n"
            "values.b.c.2: 4/0/5/1 -> none\n"
            "shots: nothing -> darket 1:5, darket 1:1 destroys, rampart 3:4, arrow 4:4 destroys");
  EXPECT_EQ(duel("darket+layered-hide", "halberd+belly-torn-open"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 1:2, rampart 3:4, halberd 3:4");
  EXPECT_EQ(shots("darket vashkur+layered-hide", "arrow rampart", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "darket+layered-hide"), 3);
  EXPECT_EQ(bombing('a', "darket+layered-hide"), "WC-CARRIER-05");
  EXPECT_EQ(bombing('a', "nakhtar+layered-hide"), "4:5 0");
}

TEST(WeaponCards, layered_hide_is_refused_where_a_weapon_is) {
  expect_ordinary_mustering(mustered('a', "layered-hide", 1));
  expect_to_arm_only_what_waits('a', "layered-hide");
  expect_not_unique('a', "layered-hide", "darket");
}

TEST(WeaponCards, pack_caller_costs_1_and_gives_a_fighter_support_2_more) {
  EXPECT_EQ(mustering('a', "pack-caller"),
            "a.power: 30 -> 29\n"
            "a.hand: -pack-caller\n"
            "a.ready: darket ssarik -> darket ssarik pack-caller");
  EXPECT_EQ(
      arming('a', "pack-caller"),
      "values.a.ready.1: 4/2/2/4/2 -> 4/4/2/4/2\n"
      "values.a.ready.2: none -> 4/2/2/4/2\n"
      "values.a.ready.3: 4/2/2/4/2 -> none\n"
      "a.ready: vashkur pack-caller vashkur clawlight -> vashkur+pack-caller vashkur clawlight");
}

TEST(WeaponCards, pack_caller_in_a_fight) {
  EXPECT_EQ(duel("darket+pack-caller", "arrow+maniac"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 28\n"
            "b.power: 30 -> 27\n"
            "a.discard: +darket +pack-caller\n"
            "b.discard: +arrow +maniac\n"
            "a.c: darket+layered-hide darket+pack-caller -> darket+layered-hide\n"
            "values.a.c.2: 1/3/3/3 -> none\n"
            "b.c: rampart+datalink arrow+maniac -> rampart+datalink\n"
            "values.b.c.2: 3/0/5/1 -> none\n"
            "shots: nothing -> darket 1:5, darket 1:1 destroys, rampart 3:4, arrow 3:3 destroys");
  EXPECT_EQ(duel("darket+pack-caller", "halberd+maniac+sights-burned-out"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 1:2, rampart 3:4, halberd 2:3");
  EXPECT_EQ(shots("darket vashkur+pack-caller", "arrow rampart", kBothSupport),
            "darket 5:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "darket+pack-caller"), 3);
  EXPECT_EQ(bombing('a', "darket+pack-caller"), "WC-CARRIER-05");
  EXPECT_EQ(bombing('a', "nakhtar+pack-caller"), "4:5 0");
}

TEST(WeaponCards, pack_caller_is_refused_where_a_weapon_is) {
  expect_ordinary_mustering(mustered('a', "pack-caller", 1));
  expect_to_arm_only_what_waits('a', "pack-caller");
  expect_not_unique('a', "pack-caller", "darket");
}

TEST(WeaponCards, slung_charges_costs_2_and_gives_a_fighter_bombing_2_instead_and_maneuver_1_less) {
  EXPECT_EQ(mustering('a', "slung-charges"),
            "a.power: 30 -> 28\n"
            "a.hand: -slung-charges\n"
            "a.ready: darket ssarik -> darket ssarik slung-charges");
  EXPECT_EQ(arming('a', "slung-charges"),
            "values.a.ready.1: 4/2/2/4/2 -> 4/2/1/4/2\n"
            "values.a.ready.2: none -> 4/2/2/4/2\n"
            "values.a.ready.3: 4/2/2/4/2 -> none\n"
            "a.ready: vashkur slung-charges vashkur clawlight -> vashkur+slung-charges vashkur "
            "clawlight");
}

TEST(WeaponCards, slung_charges_in_a_fight) {
  EXPECT_EQ(duel("darket+slung-charges", "arrow+maniac"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 28\n"
            "b.power: 30 -> 27\n"
            "a.discard: +darket +slung-charges\n"
            "b.discard: +arrow +maniac\n"
            "a.c: darket+layered-hide darket+slung-charges -> darket+layered-hide\n"
            "values.a.c.2: 1/1/2/3/2 -> none\n"
            "b.c: rampart+datalink arrow+maniac -> rampart+datalink\n"
            "values.b.c.2: 3/0/5/1 -> none\n"
            "shots: nothing -> darket 1:5, darket 1:1 destroys, rampart 3:4, arrow 3:3 destroys");
  EXPECT_EQ(duel("darket+slung-charges", "halberd+maniac+sights-burned-out"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 1:2, rampart 3:4, halberd 2:3");
  EXPECT_EQ(shots("darket vashkur+slung-charges", "arrow rampart", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('a', "darket+slung-charges"), 2);
  EXPECT_EQ(maneuvers('a', "nakhtar+slung-charges"), 0);
  EXPECT_EQ(bombing('a', "darket+slung-charges"), "2:5 0");
  EXPECT_EQ(bombing('a', "nakhtar+slung-charges"), "2:5 0");
  EXPECT_EQ(bombing('a', "nakhtar+urgha+slung-charges"), "4:5 0")
      << "WC-R-53: replaced first, then changed";
}

TEST(WeaponCards, slung_charges_is_refused_where_a_weapon_is) {
  expect_ordinary_mustering(mustered('a', "slung-charges", 2));
  expect_to_arm_only_what_waits('a', "slung-charges");
  expect_not_unique('a', "slung-charges", "darket");
}

}  // namespace
}  // namespace wardroom::wingcommander
