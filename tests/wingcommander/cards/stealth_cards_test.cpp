// Stealth Technology, a weapon of both sides: WC-MUSTER-03, WC-FAQ-03, EX-2e and EX-2f.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/mustering.hpp"
#include "tests/wingcommander/cards/weapons.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(WeaponCards, stealth_costs_4_and_a_medal_WC_MUSTER_03) {
  CardTrial tapped(R"(phase = "muster"
    active = "b"
    b.ready = "arrow maniac reyes novak"
    b.hand = "stealth snap-roll")");
  EXPECT_EQ(tapped.played("muster stealth; tap b.ready.2"),
            "b.power: 30 -> 26\n"
            "b.medals: 2 -> 1\n"
            "b.hand: -stealth\n"
            "b.ready: arrow maniac reyes novak -> arrow maniac/t reyes novak stealth");
  EXPECT_EQ(mustering('b', "stealth"),
            "b.power: 30 -> 21\n"
            "b.hand: -stealth\n"
            "b.ready: arrow novak -> arrow novak stealth")
      << "EX-2f";
  EXPECT_EQ(mustering('a', "stealth"),
            "a.power: 30 -> 21\n"
            "a.hand: -stealth\n"
            "a.ready: darket ssarik -> darket ssarik stealth");
}

TEST(WeaponCards, stealth_gives_a_fighter_defence_2_more) {
  EXPECT_EQ(
      arming('b', "stealth"),
      "values.b.ready.1: 3/2/2/5/2 -> 3/2/2/7/2\n"
      "values.b.ready.2: none -> 3/2/2/5/2\n"
      "values.b.ready.3: 3/2/2/5/2 -> none\n"
      "b.ready: rampart stealth rampart ion-repeaters -> rampart+stealth rampart ion-repeaters");
  EXPECT_EQ(arming('a', "stealth"),
            "values.a.ready.1: 4/2/2/4/2 -> 4/2/2/6/2\n"
            "values.a.ready.2: none -> 4/2/2/4/2\n"
            "values.a.ready.3: 4/2/2/4/2 -> none\n"
            "a.ready: vashkur stealth vashkur clawlight -> vashkur+stealth vashkur clawlight");
  EXPECT_EQ(duel("vashkur+ssarik+tail-shot-off", "arrow+stealth"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 28\n"
            "b.power: 30 -> 27\n"
            "a.discard: +ssarik +vashkur\n"
            "b.discard: +arrow +stealth +tail-shot-off\n"
            "a.c: darket+layered-hide vashkur+ssarik+tail-shot-off -> darket+layered-hide\n"
            "values.a.c.2: 5/2/2/2/2 -> none\n"
            "b.c: rampart+datalink arrow+stealth -> rampart+datalink\n"
            "values.b.c.2: 2/0/4/5 -> none\n"
            "shots: nothing -> darket 1:5, vashkur 5:5 destroys, rampart 3:4, arrow 2:2 destroys");
  EXPECT_EQ(duel("ghorrash", "arrow+stealth"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, ghorrash 4:5, rampart 3:4, arrow 2:3");
  EXPECT_EQ(
      duel("darket+stealth", "rampart+maniac+ion-repeaters+belly-torn-open"),
      "eventful: false -> true\n"
      "fought: nothing -> c\n"
      "a.power: 30 -> 27\n"
      "b.power: 30 -> 26\n"
      "a.discard: +belly-torn-open +darket +stealth\n"
      "b.discard: +ion-repeaters +maniac +rampart\n"
      "a.c: darket+layered-hide darket+stealth -> darket+layered-hide\n"
      "values.a.c.2: 1/1/3/5 -> none\n"
      "b.c: rampart+datalink rampart+maniac+ion-repeaters+belly-torn-open -> rampart+datalink\n"
      "values.b.c.2: 5/2/3/1/2 -> none\n"
      "shots: nothing -> darket 1:5, darket 1:1 destroys, rampart 3:4, rampart 5:5 destroys");
  EXPECT_EQ(duel("darket+stealth", "halberd+maniac"),
            "fought: nothing -> c\n"
            "shots: nothing -> darket 1:5, darket 1:2, rampart 3:4, halberd 4:5");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart+stealth", kBothSupport),
            "darket 3:3 destroys, arrow 4:3 destroys");
  EXPECT_EQ(maneuvers('b', "arrow+stealth"), 4);
  EXPECT_EQ(bombing('b', "arrow+stealth"), "WC-CARRIER-05");
  EXPECT_EQ(bombing('b', "mattock+stealth"), "4:5 0");
}

TEST(WeaponCards, stealth_keeps_battle_damage_away_from_its_flight_and_no_other) {
  CardTrial trial(R"(phase = "combat"
    active = "b"
    a.c = "darket darket"
    a.hand = "belly-torn-open sights-burned-out shake"
    b.c = "halberd+stealth halberd"
    b.hand = "thruster-clipped guns-jammed"
    combat = { at = "c", step = "plays", turn = "a", done = ["a keep", "a maneuver tight-loop first", "b maneuver snap-roll first", "a maneuver tight-loop second"] })");
  EXPECT_EQ(listed(trial),
            "pass, damage belly-torn-open second, damage sights-burned-out second, maneuver shake "
            "first, maneuver shake second");
  EXPECT_EQ(trial.refused("damage belly-torn-open first"), "WC-DAMAGE-01");
  EXPECT_EQ(trial.refused("damage sights-burned-out first"), "WC-DAMAGE-01");
  EXPECT_EQ(trial.played("damage belly-torn-open second"),
            "a.hand: -belly-torn-open\n"
            "played.a.c.2: 1 -> 2\n"
            "b.c: halberd+stealth halberd -> halberd+stealth halberd+belly-torn-open\n"
            "values.b.c.2: 3/1/3/4 -> 3/1/3/2\n"
            "combat.plays: and belly-torn-open a.c.2");
  // The Flight with Stealth can damage others.
  EXPECT_EQ(trial.played("damage thruster-clipped first"),
            "b.hand: -thruster-clipped\n"
            "a.c: darket darket -> darket+thruster-clipped darket\n"
            "values.a.c.1: 2/1/3/3 -> 2/1/1/3\n"
            "played.b.c.1: 1 -> 2\n"
            "combat.plays: and thruster-clipped b.c.1");
}

TEST(WeaponCards, stealth_is_carried_besides_any_weapon_WC_FAQ_03) {
  for (const char* weapon :
       {"ion-repeaters", "shield-cells", "datalink", "bomb-rack", "torpedo-t", "torpedo-mount-t"}) {
    EXPECT_EQ(armed('b', std::string("rampart+") + weapon, "stealth"), "") << weapon;
    EXPECT_EQ(armed('b', "rampart+stealth", weapon), "") << weapon;
  }
  for (const char* weapon : {"clawlight", "layered-hide", "pack-caller", "slung-charges",
                             "torpedo-k", "torpedo-mount-k"}) {
    EXPECT_EQ(armed('a', std::string("vashkur+") + weapon, "stealth"), "") << weapon;
    EXPECT_EQ(armed('a', "vashkur+stealth", weapon), "") << weapon;
  }
  EXPECT_EQ(armed('b', "arrow+torpedo-mount-t+torpedo-t", "stealth"), "");
  EXPECT_EQ(armed('b', "arrow+torpedo-mount-t+stealth", "torpedo-t"), "");
  EXPECT_EQ(duel("ghorrash+ssarik+clawlight", "arrow+shield-cells+stealth"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "b.power: 30 -> 26\n"
            "b.discard: +arrow +shield-cells +stealth\n"
            "b.c: rampart+datalink arrow+shield-cells+stealth -> rampart+datalink\n"
            "values.b.c.2: 2/0/4/6 -> none\n"
            "shots: nothing -> darket 1:5, ghorrash 6:6 destroys, rampart 3:4, arrow 2:3");
}

TEST(WeaponCards, stealth_is_carried_once_and_leaves_the_limit_for_other_weapons) {
  EXPECT_EQ(armed('b', "arrow+stealth", "stealth"), "WC-WEAPON-05");
  EXPECT_EQ(armed('a', "darket+clawlight+stealth", "stealth"), "WC-WEAPON-05");
  EXPECT_EQ(armed('b', "arrow+ion-repeaters+stealth", "shield-cells"), "WC-WEAPON-05");
  EXPECT_EQ(armed('a', "vashkur+torpedo-k+stealth", "torpedo-k"), "WC-WEAPON-05");
}

TEST(WeaponCards, stealth_is_refused_where_a_weapon_is) {
  for (const char seat : {'a', 'b'}) {
    const MusteredCard stealth = mustered(seat, "stealth", 4, 1);
    expect_only_in_the_own_mustering_phase(stealth);
    expect_its_price(stealth);
    expect_only_as_what_it_is(stealth);
    expect_in_the_opening(stealth, "WC-SETUP-09");
    expect_to_arm_only_what_waits(seat, "stealth", "");
    expect_not_unique(seat, "stealth", seat == 'a' ? "darket" : "arrow");
  }
}

TEST(WeaponCards, stealth_is_for_the_decks_of_both_sides_R_55) {
  EXPECT_EQ(decks_that_take("stealth"), "kilrathi terran");
}

}  // namespace
}  // namespace wardroom::wingcommander
