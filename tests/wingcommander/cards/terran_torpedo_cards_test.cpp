// The Torpedo and the Torpedo Mount of the Terrans: WC-WEAPON-06, WC-CARRIER-05, WC-CARRIER-17,
// WC-FAQ-01, WC-FAQ-02, WC-R-34, WC-R-35, WC-R-36.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/mustering.hpp"
#include "tests/wingcommander/cards/weapons.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(WeaponCards, torpedo_t_costs_2_and_takes_the_bombing_of_its_flight_WC_FAQ_01) {
  EXPECT_EQ(mustering('b', "torpedo-t"),
            "b.power: 30 -> 28\n"
            "b.hand: -torpedo-t\n"
            "b.ready: arrow novak -> arrow novak torpedo-t");
  EXPECT_EQ(arming('b', "torpedo-t"),
            "values.b.ready.1: 3/2/2/5/2 -> 3/2/2/5\n"
            "values.b.ready.2: none -> 3/2/2/5/2\n"
            "values.b.ready.3: 3/2/2/5/2 -> none\n"
            "b.ready: rampart torpedo-t rampart ion-repeaters -> rampart+torpedo-t rampart "
            "ion-repeaters");
}

TEST(WeaponCards, torpedo_t_hits_a_carrier_whatever_its_defence_and_is_spent_R_34) {
  CardTrial trial = raid('b', "rampart+novak+torpedo-t arrow");
  EXPECT_EQ(trial.played(combat_of(trial, "bomb kc first")),
            "eventful: false -> true\n"
            "fought: nothing -> kc\n"
            "a.hits: 0 -> 1\n"
            "b.discard: +torpedo-t\n"
            "b.kc: rampart+novak+torpedo-t arrow -> rampart+novak arrow\n"
            "values.b.kc.1: 3/2/2/6 -> 3/2/2/6/2\n"
            "bombings: nothing -> 0:5 1");
}

TEST(WeaponCards, torpedo_t_hits_although_its_flight_is_shot_down_and_is_not_lost_with_it_R_35) {
  CardTrial trial = raid('b', "rampart+torpedo-t arrow");
  EXPECT_EQ(trial.played(combat_of(trial, "bomb kc first")),
            "eventful: false -> true\n"
            "fought: nothing -> kc\n"
            "a.hits: 0 -> 1\n"
            "b.power: 30 -> 29\n"
            "b.discard: +rampart +torpedo-t\n"
            "b.kc: rampart+torpedo-t arrow -> arrow\n"
            "values.b.kc.1: 3/2/2/5 -> 2/0/4/3\n"
            "values.b.kc.2: 2/0/4/3 -> none\n"
            "bombings: nothing -> 0:5 1");
}

TEST(WeaponCards, torpedo_t_adds_its_hit_to_those_of_another_flight_EX_2k) {
  CardTrial two = raid('b', "rampart+torpedo-t mattock+torpedo-t");
  two.play("bomb kc both; split 5 0");
  EXPECT_EQ(two["bombings"], "0:5 2");
  EXPECT_EQ(two.winner(), "b");
  CardTrial bomber = raid('b', "mattock rampart+torpedo-t");
  bomber.play("bomb kc both; split 5 0");
  EXPECT_EQ(bomber["bombings"], "4:5 1");
  EXPECT_EQ(bomber["a.hits"], "1");
  CardTrial medal = raid('b', "mattock+maniac rampart+torpedo-t");
  medal.play("bomb kc both; medal first bombing; split 5 0");
  EXPECT_EQ(medal["bombings"], "5:5 2");
  EXPECT_EQ(medal.winner(), "b");
}

TEST(WeaponCards, torpedo_t_destroys_a_capital_ship_and_adds_nothing_else_R_36) {
  EXPECT_EQ(raid_on_a_capital_ship('b', "rampart+torpedo-t arrow"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "a.discard: +hekrath\n"
            "b.discard: +torpedo-t\n"
            "modifier.c: hekrath -> nothing\n"
            "b.c: rampart+torpedo-t arrow -> rampart arrow\n"
            "values.b.c.1: 3/2/2/5 -> 3/2/2/5/2\n"
            "bombings: nothing -> 0:4 1");
}

TEST(WeaponCards, torpedo_t_is_kept_in_a_fight_with_flights_and_lost_like_any_weapon) {
  EXPECT_EQ(duel("vashkur", "rampart+torpedo-t"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, vashkur 4:5, rampart 3:4, rampart 3:4");
  EXPECT_EQ(
      duel("ghorrash+ssarik", "rampart+torpedo-t"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 28\n"
      "b.power: 30 -> 28\n"
      "a.discard: +ghorrash +ssarik\n"
      "b.discard: +rampart +torpedo-t\n"
      "a.c: darket+layered-hide ghorrash+ssarik -> darket+layered-hide\n"
      "values.a.c.2: 5/1/3/3 -> none\n"
      "b.c: rampart+datalink rampart+torpedo-t -> rampart+datalink\n"
      "values.b.c.2: 3/2/2/5 -> none\n"
      "shots: nothing -> darket 1:5, ghorrash 5:5 destroys, rampart 3:4, rampart 3:3 destroys");
}

TEST(WeaponCards, torpedo_t_only_on_a_fighter_with_printed_bombing_or_a_mount_R_34) {
  expect_ordinary_mustering(mustered('b', "torpedo-t", 2));
  expect_to_arm_only_what_waits('b', "torpedo-t");
  expect_not_unique('b', "torpedo-t", "rampart");
  EXPECT_EQ(armed('b', "rampart", "torpedo-t"), "");
  EXPECT_EQ(armed('b', "mattock", "torpedo-t"), "");
  EXPECT_EQ(armed('b', "arrow", "torpedo-t"), "WC-R-34");
  EXPECT_EQ(armed('b', "arrow+lindqvist", "torpedo-t"), "WC-R-34") << "bombing of a pilot";
  EXPECT_EQ(armed('b', "arrow+bomb-rack", "torpedo-t"), "WC-WEAPON-05");
  EXPECT_EQ(armed('b', "arrow+stealth", "torpedo-t"), "WC-R-34") << "Stealth would leave room";
  EXPECT_EQ(armed('b', "rampart+stealth", "torpedo-t"), "");
  EXPECT_EQ(armed('b', "arrow+torpedo-mount-t", "torpedo-t"), "");
  EXPECT_EQ(armed('b', "arrow+torpedo-mount-t+torpedo-t", "torpedo-t"), "WC-WEAPON-05");
}

TEST(WeaponCards, torpedo_t_is_fired_only_at_an_open_enemy_carrier_or_capital_ship) {
  const std::string flight = "b.kc = \"rampart+maniac+torpedo-t\"\nb.c = \"rampart+torpedo-t\"\n";
  const std::string phase =
      "phase = \"combat\"\nluck_spent = \"both\"\nactive = \"b\"\n"
      "a.se = \"darket\"\nb.se = \"arrow\"\n" +
      flight;
  Scene open(phase);
  EXPECT_EQ(open.refused("bomb kc first"), "");
  EXPECT_EQ(open.refused("bomb kc second"), "WC-CARRIER-05");
  EXPECT_EQ(open.refused("bomb c first"), "WC-COMBAT-24") << "nothing is there";
  open.play("bomb kc first");
  EXPECT_EQ(open.refused("medal first bombing"), "WC-MEDAL-11");
  EXPECT_EQ(open.refused("medal first defence"), "");
  const Scene guarded(phase + "a.kc = \"darket\"");
  EXPECT_EQ(guarded.refused("bomb kc first"), "WC-CARRIER-02");
  const Scene own_ship(phase + "modifier.c = \"constance\"");
  EXPECT_EQ(own_ship.refused("bomb c first"), "WC-COMBAT-24");
}

TEST(WeaponCards, torpedo_mount_t_costs_1_and_changes_no_value) {
  EXPECT_EQ(mustering('b', "torpedo-mount-t"),
            "b.power: 30 -> 29\n"
            "b.hand: -torpedo-mount-t\n"
            "b.ready: arrow novak -> arrow novak torpedo-mount-t");
  EXPECT_EQ(arming('b', "torpedo-mount-t"),
            "values.b.ready.2: none -> 3/2/2/5/2\n"
            "values.b.ready.3: 3/2/2/5/2 -> none\n"
            "b.ready: rampart torpedo-mount-t rampart ion-repeaters -> rampart+torpedo-mount-t "
            "rampart ion-repeaters");
  EXPECT_EQ(bombing('b', "arrow+torpedo-mount-t"), "WC-CARRIER-05");
  EXPECT_EQ(bombing('b', "mattock+torpedo-mount-t"), "4:5 0");
  EXPECT_EQ(
      duel("ghorrash+ssarik", "rampart+torpedo-mount-t"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 28\n"
      "b.power: 30 -> 28\n"
      "a.discard: +ghorrash +ssarik\n"
      "b.discard: +rampart +torpedo-mount-t\n"
      "a.c: darket+layered-hide ghorrash+ssarik -> darket+layered-hide\n"
      "values.a.c.2: 5/1/3/3 -> none\n"
      "b.c: rampart+datalink rampart+torpedo-mount-t -> rampart+datalink\n"
      "values.b.c.2: 3/2/2/5/2 -> none\n"
      "shots: nothing -> darket 1:5, ghorrash 5:5 destroys, rampart 3:4, rampart 3:3 destroys");
}

TEST(WeaponCards, torpedo_mount_t_lets_any_fighter_carry_a_torpedo_besides_WC_WEAPON_06) {
  CardTrial scramble(
      turn_of(cards_of('b', "torpedo-mount-t"), "scramble",
              "b.ready = \"arrow torpedo-mount-t torpedo-t arrow rampart torpedo-t\""));
  EXPECT_EQ(scramble.refused("arm b.ready.3 b.ready.1"), "WC-R-34");
  EXPECT_EQ(scramble.played("arm b.ready.2 b.ready.1; arm b.ready.2 b.ready.1"),
            "values.b.ready.2: none -> 2/0/4/3\n"
            "values.b.ready.3: none -> 3/2/2/5/2\n"
            "values.b.ready.4: 2/0/4/3 -> none\n"
            "values.b.ready.5: 3/2/2/5/2 -> none\n"
            "b.ready: arrow torpedo-mount-t torpedo-t arrow rampart torpedo-t -> "
            "arrow+torpedo-mount-t+torpedo-t arrow rampart torpedo-t");
  EXPECT_EQ(bombing('b', "arrow+torpedo-mount-t+torpedo-t"), "0:5 1");
  EXPECT_EQ(armed('b', "rampart+torpedo-t", "torpedo-mount-t"), "") << "in any order";
  CardTrial trial = raid('b', "arrow+torpedo-mount-t+torpedo-t rampart");
  EXPECT_EQ(trial.played(combat_of(trial, "bomb kc first")),
            "eventful: false -> true\n"
            "fought: nothing -> kc\n"
            "a.hits: 0 -> 1\n"
            "b.power: 30 -> 28\n"
            "b.discard: +arrow +torpedo-mount-t +torpedo-t\n"
            "b.kc: arrow+torpedo-mount-t+torpedo-t rampart -> rampart\n"
            "values.b.kc.1: 2/0/4/3 -> 3/2/2/5/2\n"
            "values.b.kc.2: 3/2/2/5/2 -> none\n"
            "bombings: nothing -> 0:5 1")
      << "EX-2l";
}

TEST(WeaponCards, torpedo_mount_t_makes_room_for_one_torpedo_and_nothing_else) {
  expect_ordinary_mustering(mustered('b', "torpedo-mount-t", 1));
  expect_to_arm_only_what_waits('b', "torpedo-mount-t");
  expect_not_unique('b', "torpedo-mount-t", "arrow");
  const std::string weapon = cards_of('b', "").weapon;
  EXPECT_EQ(armed('b', "arrow+torpedo-mount-t", weapon), "WC-WEAPON-05");
  EXPECT_EQ(armed('b', "arrow+torpedo-mount-t+torpedo-t", weapon), "WC-WEAPON-05");
  EXPECT_EQ(armed('b', "rampart+torpedo-mount-t+torpedo-t", "torpedo-t"), "WC-WEAPON-05");
  EXPECT_EQ(armed('b', "rampart+torpedo-mount-t+torpedo-t", "torpedo-mount-t"), "WC-WEAPON-05");
  EXPECT_EQ(armed('b', "arrow+" + weapon, "torpedo-mount-t"), "WC-WEAPON-05");
}

}  // namespace
}  // namespace wardroom::wingcommander
