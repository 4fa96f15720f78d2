// The Torpedo and the Torpedo Mount of the Kilrathi: WC-WEAPON-06, WC-CARRIER-05, WC-CARRIER-17,
// WC-FAQ-01, WC-FAQ-02, WC-R-34, WC-R-35, WC-R-36.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/mustering.hpp"
#include "tests/wingcommander/cards/weapons.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(WeaponCards, torpedo_k_costs_2_and_takes_the_bombing_of_its_flight_WC_FAQ_01) {
  EXPECT_EQ(mustering('a', "torpedo-k"),
            "a.power: 30 -> 28\n"
            "a.hand: -torpedo-k\n"
            "a.ready: darket ssarik -> darket ssarik torpedo-k");
  EXPECT_EQ(arming('a', "torpedo-k"),
            "values.a.ready.1: 4/2/2/4/2 -> 4/2/2/4\n"
            "values.a.ready.2: none -> 4/2/2/4/2\n"
            "values.a.ready.3: 4/2/2/4/2 -> none\n"
            "a.ready: vashkur torpedo-k vashkur clawlight -> vashkur+torpedo-k vashkur clawlight");
}

TEST(WeaponCards, torpedo_k_hits_a_carrier_whatever_its_defence_and_is_spent_R_34) {
  CardTrial trial = raid('a', "vashkur+urgha+torpedo-k darket");
  EXPECT_EQ(trial.played(combat_of(trial, "bomb tc first")),
            "eventful: false -> true\n"
            "fought: nothing -> tc\n"
            "b.hits: 0 -> 1\n"
            "a.discard: +torpedo-k\n"
            "a.tc: vashkur+urgha+torpedo-k darket -> vashkur+urgha darket\n"
            "values.a.tc.1: 4/3/2/5 -> 4/3/2/5/4\n"
            "bombings: nothing -> 0:5 1");
}

TEST(WeaponCards, torpedo_k_hits_although_its_flight_is_shot_down_and_is_not_lost_with_it_R_35) {
  CardTrial trial = raid('a', "vashkur+torpedo-k darket");
  EXPECT_EQ(trial.played(combat_of(trial, "bomb tc first")),
            "eventful: false -> true\n"
            "fought: nothing -> tc\n"
            "a.power: 30 -> 29\n"
            "b.hits: 0 -> 1\n"
            "a.discard: +torpedo-k +vashkur\n"
            "a.tc: vashkur+torpedo-k darket -> darket\n"
            "values.a.tc.1: 4/2/2/4 -> 1/1/3/3\n"
            "values.a.tc.2: 1/1/3/3 -> none\n"
            "bombings: nothing -> 0:5 1");
}

TEST(WeaponCards, torpedo_k_adds_its_hit_to_those_of_another_flight_EX_2k) {
  CardTrial two = raid('a', "vashkur+torpedo-k nakhtar+torpedo-k");
  two.play("bomb tc both; split 4 0");
  EXPECT_EQ(two["bombings"], "0:5 2");
  EXPECT_EQ(two.winner(), "a");
  CardTrial bomber = raid('a', "nakhtar vashkur+torpedo-k");
  bomber.play("bomb tc both; split 4 0");
  EXPECT_EQ(bomber["bombings"], "4:5 1");
  EXPECT_EQ(bomber["b.hits"], "1");
  CardTrial medal = raid('a', "nakhtar+rakhmar vashkur+torpedo-k");
  medal.play("bomb tc both; medal first bombing; split 4 0");
  EXPECT_EQ(medal["bombings"], "5:5 2");
  EXPECT_EQ(medal.winner(), "a");
}

TEST(WeaponCards, torpedo_k_destroys_a_capital_ship_and_adds_nothing_else_R_36) {
  EXPECT_EQ(raid_on_a_capital_ship('a', "vashkur+torpedo-k darket"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "b.power: 30 -> 27\n"
            "a.discard: +torpedo-k\n"
            "b.discard: +constance\n"
            "modifier.c: constance -> nothing\n"
            "a.c: vashkur+torpedo-k darket -> vashkur darket\n"
            "values.a.c.1: 4/2/2/4 -> 4/2/2/4/2\n"
            "bombings: nothing -> 0:4 1");
}

TEST(WeaponCards, torpedo_k_is_kept_in_a_fight_with_flights_and_lost_like_any_weapon) {
  EXPECT_EQ(duel("vashkur+torpedo-k", "rampart"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, vashkur 4:5, rampart 3:4, rampart 3:4");
  EXPECT_EQ(
      duel("vashkur+torpedo-k", "halberd+ion-repeaters"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 28\n"
      "b.power: 30 -> 28\n"
      "a.discard: +torpedo-k +vashkur\n"
      "b.discard: +halberd +ion-repeaters\n"
      "a.c: darket+layered-hide vashkur+torpedo-k -> darket+layered-hide\n"
      "values.a.c.2: 4/2/2/4 -> none\n"
      "b.c: rampart+datalink halberd+ion-repeaters -> rampart+datalink\n"
      "values.b.c.2: 4/1/3/4 -> none\n"
      "shots: nothing -> darket 1:5, vashkur 4:4 destroys, rampart 3:4, halberd 4:4 destroys");
}

TEST(WeaponCards, torpedo_k_only_on_a_fighter_with_printed_bombing_or_a_mount_R_34) {
  expect_ordinary_mustering(mustered('a', "torpedo-k", 2));
  expect_to_arm_only_what_waits('a', "torpedo-k");
  expect_not_unique('a', "torpedo-k", "vashkur");
  EXPECT_EQ(armed('a', "vashkur", "torpedo-k"), "");
  EXPECT_EQ(armed('a', "nakhtar", "torpedo-k"), "");
  EXPECT_EQ(armed('a', "darket", "torpedo-k"), "WC-R-34");
  EXPECT_EQ(armed('a', "darket+urgha", "torpedo-k"), "WC-R-34") << "bombing of a pilot";
  EXPECT_EQ(armed('a', "darket+slung-charges", "torpedo-k"), "WC-WEAPON-05");
  EXPECT_EQ(armed('a', "darket+stealth", "torpedo-k"), "WC-R-34") << "Stealth would leave room";
  EXPECT_EQ(armed('a', "vashkur+stealth", "torpedo-k"), "");
  EXPECT_EQ(armed('a', "darket+torpedo-mount-k", "torpedo-k"), "");
  EXPECT_EQ(armed('a', "darket+torpedo-mount-k+torpedo-k", "torpedo-k"), "WC-WEAPON-05");
}

TEST(WeaponCards, torpedo_k_is_fired_only_at_an_open_enemy_carrier_or_capital_ship) {
  const std::string flight = "a.tc = \"vashkur+rakhmar+torpedo-k\"\na.c = \"vashkur+torpedo-k\"\n";
  const std::string phase =
      "phase = \"combat\"\nluck_spent = \"both\"\nactive = \"a\"\n"
      "a.se = \"darket\"\nb.se = \"arrow\"\n" +
      flight;
  Scene open(phase);
  EXPECT_EQ(open.refused("bomb tc first"), "");
  EXPECT_EQ(open.refused("bomb tc second"), "WC-CARRIER-05");
  EXPECT_EQ(open.refused("bomb c first"), "WC-COMBAT-24") << "nothing is there";
  open.play("bomb tc first");
  EXPECT_EQ(open.refused("medal first bombing"), "WC-MEDAL-11");
  EXPECT_EQ(open.refused("medal first defence"), "");
  const Scene guarded(phase + "b.tc = \"arrow\"");
  EXPECT_EQ(guarded.refused("bomb tc first"), "WC-CARRIER-02");
  const Scene own_ship(phase + "modifier.c = \"hekrath\"");
  EXPECT_EQ(own_ship.refused("bomb c first"), "WC-COMBAT-24");
}

TEST(WeaponCards, torpedo_mount_k_costs_1_and_changes_no_value) {
  EXPECT_EQ(mustering('a', "torpedo-mount-k"),
            "a.power: 30 -> 29\n"
            "a.hand: -torpedo-mount-k\n"
            "a.ready: darket ssarik -> darket ssarik torpedo-mount-k");
  EXPECT_EQ(arming('a', "torpedo-mount-k"),
            "values.a.ready.2: none -> 4/2/2/4/2\n"
            "values.a.ready.3: 4/2/2/4/2 -> none\n"
            "a.ready: vashkur torpedo-mount-k vashkur clawlight -> vashkur+torpedo-mount-k vashkur "
            "clawlight");
  EXPECT_EQ(bombing('a', "darket+torpedo-mount-k"), "WC-CARRIER-05");
  EXPECT_EQ(bombing('a', "nakhtar+torpedo-mount-k"), "4:5 0");
  EXPECT_EQ(
      duel("vashkur+torpedo-mount-k", "halberd+ion-repeaters"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 28\n"
      "b.power: 30 -> 28\n"
      "a.discard: +torpedo-mount-k +vashkur\n"
      "b.discard: +halberd +ion-repeaters\n"
      "a.c: darket+layered-hide vashkur+torpedo-mount-k -> darket+layered-hide\n"
      "values.a.c.2: 4/2/2/4/2 -> none\n"
      "b.c: rampart+datalink halberd+ion-repeaters -> rampart+datalink\n"
      "values.b.c.2: 4/1/3/4 -> none\n"
      "shots: nothing -> darket 1:5, vashkur 4:4 destroys, rampart 3:4, halberd 4:4 destroys");
}

TEST(WeaponCards, torpedo_mount_k_lets_any_fighter_carry_a_torpedo_besides_WC_WEAPON_06) {
  CardTrial scramble(
      turn_of(cards_of('a', "torpedo-mount-k"), "scramble",
              "a.ready = \"darket torpedo-mount-k torpedo-k darket vashkur torpedo-k\""));
  EXPECT_EQ(scramble.refused("arm a.ready.3 a.ready.1"), "WC-R-34");
  EXPECT_EQ(scramble.played("arm a.ready.2 a.ready.1; arm a.ready.2 a.ready.1"),
            "values.a.ready.2: none -> 1/1/3/3\n"
            "values.a.ready.3: none -> 4/2/2/4/2\n"
            "values.a.ready.4: 1/1/3/3 -> none\n"
            "values.a.ready.5: 4/2/2/4/2 -> none\n"
            "a.ready: darket torpedo-mount-k torpedo-k darket vashkur torpedo-k -> "
            "darket+torpedo-mount-k+torpedo-k darket vashkur torpedo-k");
  EXPECT_EQ(bombing('a', "darket+torpedo-mount-k+torpedo-k"), "0:5 1");
  EXPECT_EQ(armed('a', "vashkur+torpedo-k", "torpedo-mount-k"), "") << "in any order";
  CardTrial trial = raid('a', "darket+torpedo-mount-k+torpedo-k vashkur");
  EXPECT_EQ(trial.played(combat_of(trial, "bomb tc first")),
            "eventful: false -> true\n"
            "fought: nothing -> tc\n"
            "a.power: 30 -> 28\n"
            "b.hits: 0 -> 1\n"
            "a.discard: +darket +torpedo-k +torpedo-mount-k\n"
            "a.tc: darket+torpedo-mount-k+torpedo-k vashkur -> vashkur\n"
            "values.a.tc.1: 1/1/3/3 -> 4/2/2/4/2\n"
            "values.a.tc.2: 4/2/2/4/2 -> none\n"
            "bombings: nothing -> 0:5 1")
      << "EX-2l";
}

TEST(WeaponCards, torpedo_mount_k_makes_room_for_one_torpedo_and_nothing_else) {
  expect_ordinary_mustering(mustered('a', "torpedo-mount-k", 1));
  expect_to_arm_only_what_waits('a', "torpedo-mount-k");
  expect_not_unique('a', "torpedo-mount-k", "darket");
  const std::string weapon = cards_of('a', "").weapon;
  EXPECT_EQ(armed('a', "darket+torpedo-mount-k", weapon), "WC-WEAPON-05");
  EXPECT_EQ(armed('a', "darket+torpedo-mount-k+torpedo-k", weapon), "WC-WEAPON-05");
  EXPECT_EQ(armed('a', "vashkur+torpedo-mount-k+torpedo-k", "torpedo-k"), "WC-WEAPON-05");
  EXPECT_EQ(armed('a', "vashkur+torpedo-mount-k+torpedo-k", "torpedo-mount-k"), "WC-WEAPON-05");
  EXPECT_EQ(armed('a', "darket+" + weapon, "torpedo-mount-k"), "WC-WEAPON-05");
}

}  // namespace
}  // namespace wardroom::wingcommander
