// The weapons of the Terrans but the Torpedo and its mount: each is mustered, goes onto a fighter,
// fights at the edge of the figures of the Flight, and is refused where it has to be.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/mustering.hpp"
#include "tests/wingcommander/cards/weapons.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(WeaponCards, ion_repeaters_costs_1_and_gives_a_fighter_attack_1_more) {
  EXPECT_EQ(mustering('b', "ion-repeaters"),
            "b.power: 30 -> 29\n"
            "b.hand: -ion-repeaters\n"
            "b.ready: arrow novak -> arrow novak ion-repeaters");
  EXPECT_EQ(arming('b', "ion-repeaters"),
            "values.b.ready.1: 3/2/2/5/2 -> 4/2/2/5/2\n"
            "values.b.ready.2: none -> 3/2/2/5/2\n"
            "values.b.ready.3: 3/2/2/5/2 -> none\n"
            "b.ready: rampart ion-repeaters rampart ion-repeaters -> rampart+ion-repeaters rampart "
            "ion-repeaters");
}

TEST(WeaponCards, ion_repeaters_in_a_fight) {
  EXPECT_EQ(duel("darket+ssarik+clawlight", "arrow+ion-repeaters"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "b.power: 30 -> 28\n"
            "a.discard: +clawlight +darket +ssarik\n"
            "b.discard: +arrow +ion-repeaters\n"
            "a.c: darket+layered-hide darket+ssarik+clawlight -> darket+layered-hide\n"
            "values.a.c.2: 3/1/3/3 -> none\n"
            "b.c: rampart+datalink arrow+ion-repeaters -> rampart+datalink\n"
            "values.b.c.2: 3/0/4/3 -> none\n"
            "shots: nothing -> darket 1:5, darket 3:3 destroys, rampart 3:4, arrow 3:3 destroys");
  EXPECT_EQ(duel("nakhtar", "arrow+ion-repeaters"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, nakhtar 2:3, rampart 3:4, arrow 3:4");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart+ion-repeaters", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('b', "arrow+ion-repeaters"), 4);
  EXPECT_EQ(bombing('b', "arrow+ion-repeaters"), "WC-CARRIER-05");
  EXPECT_EQ(bombing('b', "mattock+ion-repeaters"), "4:5 0");
}

TEST(WeaponCards, ion_repeaters_is_refused_where_a_weapon_is) {
  expect_ordinary_mustering(mustered('b', "ion-repeaters", 1));
  expect_to_arm_only_what_waits('b', "ion-repeaters");
  expect_not_unique('b', "ion-repeaters", "arrow");
}

TEST(WeaponCards, shield_cells_costs_1_and_gives_a_fighter_defence_1_more) {
  EXPECT_EQ(mustering('b', "shield-cells"),
            "b.power: 30 -> 29\n"
            "b.hand: -shield-cells\n"
            "b.ready: arrow novak -> arrow novak shield-cells");
  EXPECT_EQ(arming('b', "shield-cells"),
            "values.b.ready.1: 3/2/2/5/2 -> 3/2/2/6/2\n"
            "values.b.ready.2: none -> 3/2/2/5/2\n"
            "values.b.ready.3: 3/2/2/5/2 -> none\n"
            "b.ready: rampart shield-cells rampart ion-repeaters -> rampart+shield-cells rampart "
            "ion-repeaters");
}

TEST(WeaponCards, shield_cells_in_a_fight) {
  EXPECT_EQ(duel("vashkur+tail-shot-off", "arrow+shield-cells"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 29\n"
            "b.power: 30 -> 28\n"
            "a.discard: +vashkur\n"
            "b.discard: +arrow +shield-cells +tail-shot-off\n"
            "a.c: darket+layered-hide vashkur+tail-shot-off -> darket+layered-hide\n"
            "values.a.c.2: 4/2/2/2/2 -> none\n"
            "b.c: rampart+datalink arrow+shield-cells -> rampart+datalink\n"
            "values.b.c.2: 2/0/4/4 -> none\n"
            "shots: nothing -> darket 1:5, vashkur 4:4 destroys, rampart 3:4, arrow 2:2 destroys");
  EXPECT_EQ(duel("darket+ssarik+clawlight", "arrow+shield-cells"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 3:4, rampart 3:4, arrow 2:3");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart+shield-cells", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('b', "arrow+shield-cells"), 4);
  EXPECT_EQ(bombing('b', "arrow+shield-cells"), "WC-CARRIER-05");
  EXPECT_EQ(bombing('b', "mattock+shield-cells"), "4:5 0");
}

TEST(WeaponCards, shield_cells_is_refused_where_a_weapon_is) {
  expect_ordinary_mustering(mustered('b', "shield-cells", 1));
  expect_to_arm_only_what_waits('b', "shield-cells");
  expect_not_unique('b', "shield-cells", "arrow");
}

TEST(WeaponCards, datalink_costs_1_and_gives_a_fighter_support_2_more) {
  EXPECT_EQ(mustering('b', "datalink"),
            "b.power: 30 -> 29\n"
            "b.hand: -datalink\n"
            "b.ready: arrow novak -> arrow novak datalink");
  EXPECT_EQ(
      arming('b', "datalink"),
      "values.b.ready.1: 3/2/2/5/2 -> 3/4/2/5/2\n"
      "values.b.ready.2: none -> 3/2/2/5/2\n"
      "values.b.ready.3: 3/2/2/5/2 -> none\n"
      "b.ready: rampart datalink rampart ion-repeaters -> rampart+datalink rampart ion-repeaters");
}

TEST(WeaponCards, datalink_in_a_fight) {
  EXPECT_EQ(duel("darket+rakhmar", "arrow+datalink"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "b.power: 30 -> 28\n"
            "a.discard: +darket +rakhmar\n"
            "b.discard: +arrow +datalink\n"
            "a.c: darket+layered-hide darket+rakhmar -> darket+layered-hide\n"
            "values.a.c.2: 3/1/3/2 -> none\n"
            "b.c: rampart+datalink arrow+datalink -> rampart+datalink\n"
            "values.b.c.2: 2/2/4/3 -> none\n"
            "shots: nothing -> darket 1:5, darket 3:3 destroys, rampart 3:4, arrow 2:2 destroys");
  EXPECT_EQ(duel("darket+ssarik", "arrow+datalink"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 2:3, rampart 3:4, arrow 2:3");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart+datalink", kBothSupport),
            "darket 3:3 destroys, arrow 6:3 destroys");
  EXPECT_EQ(maneuvers('b', "arrow+datalink"), 4);
  EXPECT_EQ(bombing('b', "arrow+datalink"), "WC-CARRIER-05");
  EXPECT_EQ(bombing('b', "mattock+datalink"), "4:5 0");
}

TEST(WeaponCards, datalink_is_refused_where_a_weapon_is) {
  expect_ordinary_mustering(mustered('b', "datalink", 1));
  expect_to_arm_only_what_waits('b', "datalink");
  expect_not_unique('b', "datalink", "arrow");
}

TEST(WeaponCards, bomb_rack_costs_2_and_gives_a_fighter_bombing_2_instead_and_maneuver_1_less) {
  EXPECT_EQ(mustering('b', "bomb-rack"),
            "b.power: 30 -> 28\n"
            "b.hand: -bomb-rack\n"
            "b.ready: arrow novak -> arrow novak bomb-rack");
  EXPECT_EQ(arming('b', "bomb-rack"),
            "values.b.ready.1: 3/2/2/5/2 -> 3/2/1/5/2\n"
            "values.b.ready.2: none -> 3/2/2/5/2\n"
            "values.b.ready.3: 3/2/2/5/2 -> none\n"
            "b.ready: rampart bomb-rack rampart ion-repeaters -> rampart+bomb-rack rampart "
            "ion-repeaters");
}

TEST(WeaponCards, bomb_rack_in_a_fight) {
  EXPECT_EQ(duel("darket+rakhmar", "arrow+bomb-rack"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "b.power: 30 -> 28\n"
            "a.discard: +darket +rakhmar\n"
            "b.discard: +arrow +bomb-rack\n"
            "a.c: darket+layered-hide darket+rakhmar -> darket+layered-hide\n"
            "values.a.c.2: 3/1/3/2 -> none\n"
            "b.c: rampart+datalink arrow+bomb-rack -> rampart+datalink\n"
            "values.b.c.2: 2/0/3/3/2 -> none\n"
            "shots: nothing -> darket 1:5, darket 3:3 destroys, rampart 3:4, arrow 2:2 destroys");
  EXPECT_EQ(duel("darket+ssarik", "arrow+bomb-rack"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 2:3, rampart 3:4, arrow 2:3");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart+bomb-rack", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('b', "arrow+bomb-rack"), 3);
  EXPECT_EQ(maneuvers('b', "mattock+bomb-rack"), 0);
  EXPECT_EQ(bombing('b', "arrow+bomb-rack"), "2:5 0");
  EXPECT_EQ(bombing('b', "mattock+bomb-rack"), "2:5 0");
  EXPECT_EQ(bombing('b', "mattock+lindqvist+bomb-rack"), "4:5 0")
      << "WC-R-53: replaced first, then changed";
}

TEST(WeaponCards, bomb_rack_is_refused_where_a_weapon_is) {
  expect_ordinary_mustering(mustered('b', "bomb-rack", 2));
  expect_to_arm_only_what_waits('b', "bomb-rack");
  expect_not_unique('b', "bomb-rack", "arrow");
}

}  // namespace
}  // namespace wardroom::wingcommander
