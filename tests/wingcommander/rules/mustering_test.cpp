// The Mustering Phase: WC-MUSTER, WC-POWER-02, and who may be in play (WC-PILOT, WC-CREW,
// WC-WEAPON).
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Mustering, WC_MUSTER_02_WC_POWER_02_cards_are_paid_in_power_points) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.power = 20
    a.hand = "darket shake")");
  scene.play("muster darket");
  EXPECT_EQ(scene["a.power"], "19");
  EXPECT_EQ(scene["a.ready"], "darket");
  EXPECT_EQ(scene["a.hand"], "shake");
}

TEST(Mustering, WC_MUSTER_01_any_number_of_cards_by_the_active_player) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.power = 20
    a.hand = "darket ghorrash ssarik clawlight grolkh shake"
    b.hand = "arrow"
    b.power = 20)");
  EXPECT_EQ(scene.refused("muster arrow"), "WC-R-58");
  EXPECT_EQ(scene.refused("muster nakhtar"), "WC-R-58");  // not in hand
  EXPECT_EQ(scene.refused("launch a.ready.1"), "WC-MUSTER-01");
  scene.play("muster darket; muster ghorrash; muster ssarik; muster clawlight; muster grolkh");
  EXPECT_EQ(scene["a.ready"], "darket ghorrash ssarik clawlight grolkh");
  EXPECT_EQ(scene["a.power"], "12");  // 1 + 3 + 1 + 1 + 2
  EXPECT_EQ(scene["a.hand"], "shake");
  EXPECT_EQ(scene["b.power"], "20");
  EXPECT_EQ(scene["b.hand"], "arrow");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("pass");
  EXPECT_NE(scene["phase"], "muster");
}

TEST(Mustering, WC_MUSTER_02_WC_FIGHTER_03_fighters_pilots_and_weapons_go_loose_to_the_ready_area) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    b.ready = "arrow"
    b.hand = "halberd novak ion-repeaters snap-roll")");
  scene.play("muster halberd; muster novak; muster ion-repeaters");
  EXPECT_EQ(scene["b.ready"], "arrow halberd novak ion-repeaters");
  EXPECT_EQ(scene["paid.b"], "5");
  EXPECT_EQ(scene.seen_by(Seat::a, "b.ready"), "arrow halberd novak ion-repeaters");
}

TEST(Mustering, WC_MUSTER_03_WC_MUSTER_04_an_arrow_costs_2_and_stealth_4_and_a_medal) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    b.ready = "tull"
    b.hand = "stealth oriflamme snap-roll")");
  EXPECT_EQ(scene["card.arrow"], "fighter, terran, cost 2, 2/0/4/3");
  scene.play("muster stealth");
  EXPECT_EQ(scene["b.power"], "26");
  EXPECT_EQ(scene["b.ready"], "tull/t stealth");
  // The next medal must be bought: 4 Power Points with Tull's help, and 5.
  scene.play("muster oriflamme");
  EXPECT_EQ(scene["b.power"], "17");
}

TEST(Mustering, WC_MUSTER_05_a_modifier_goes_onto_a_plain_nav_point) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "ember-cloud shake"
    b.nw = "arrow")");
  EXPECT_EQ(scene.refused("station ember-cloud kc"), "WC-MUSTER-05");
  EXPECT_EQ(scene.refused("station ember-cloud tc"), "WC-MUSTER-05");
  for (const char* point : {"nw", "ne", "c", "sw", "se"})
    EXPECT_EQ(scene.refused("station ember-cloud " + std::string(point)), "") << point;
  EXPECT_EQ(scene.refused("muster ember-cloud"), "WC-MUSTER-02");
  scene.play("station ember-cloud nw");
  EXPECT_EQ(scene["modifier.nw"], "ember-cloud");
  EXPECT_EQ(scene["paid.a"], "1");
  EXPECT_EQ(scene["a.hand"], "shake");
}

TEST(Mustering, WC_MUSTER_06_one_modifier_a_nav_point_whoever_owns_it) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "ember-cloud snare-mines"
    modifier = { c = "rock-field" })");
  EXPECT_EQ(scene.refused("station ember-cloud c"), "WC-MUSTER-06");
  scene.play("station ember-cloud sw");
  EXPECT_EQ(scene.refused("station snare-mines sw"), "WC-MUSTER-06");
  EXPECT_EQ(scene.refused("station snare-mines se"), "");
  EXPECT_EQ(scene["modifier.c"], "rock-field");
}

TEST(Mustering, WC_MUSTER_07_an_award_is_for_a_pilot_in_the_own_ready_area) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "darket rakhmar"
    a.c = "darket+khorr"
    a.hand = "blooded-claw shake"
    b.ready = "maniac")");
  EXPECT_EQ(scene.refused("award blooded-claw a.c.1"), "WC-MUSTER-07");
  EXPECT_EQ(scene.refused("award blooded-claw a.ready.1"), "WC-MUSTER-07");
  EXPECT_EQ(scene.refused("award blooded-claw b.ready.1"), "WC-AWARD-02");
  EXPECT_EQ(scene.refused("muster blooded-claw"), "WC-MUSTER-02");
  scene.play("award blooded-claw a.ready.2");
  EXPECT_EQ(scene["a.ready"], "darket rakhmar+blooded-claw");
  EXPECT_EQ(scene["paid.a"], "1");
}

TEST(Mustering, WC_MUSTER_08_WC_CREW_03_crew_stay_in_the_ready_area) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "darket"
    a.hand = "grolkh ssarik shake")");
  scene.play("muster grolkh; muster ssarik; pass");
  EXPECT_EQ(scene["a.ready"], "darket grolkh ssarik");
  EXPECT_EQ(scene["phase"], "scramble");
  EXPECT_EQ(scene.refused("assign a.ready.2 a.ready.1"), "WC-MUSTER-08");
  EXPECT_EQ(scene.refused("assign a.ready.3 a.ready.1"), "");
  scene.play("pass");
  EXPECT_EQ(scene["phase"], "movement");
  EXPECT_EQ(scene.refused("launch a.ready.2"), "WC-SCRAMBLE-04");
  scene.play("launch a.ready.1");
  EXPECT_EQ(scene["where.grolkh"], "a.ready.1");
}

TEST(Mustering, WC_MUSTER_09_maneuvers_and_damage_are_for_combat) {
  const Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "shake steering-fouled"
    a.c = "darket"
    b.c = "arrow")");
  EXPECT_EQ(scene.refused("muster shake"), "WC-MUSTER-09");
  EXPECT_EQ(scene.refused("muster steering-fouled"), "WC-MUSTER-09");
  EXPECT_EQ(scene.refused("maneuver shake first"), "WC-MUSTER-01");
  EXPECT_EQ(scene.options(), std::vector<std::string>{"pass"});
}

TEST(Mustering, WC_MUSTER_10_luck_is_not_tied_to_this_phase) {
  Scene scene(R"(phase = "scramble"
    a.hand = "traitor"
    b.ready = "maniac")");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("muster traitor"), "WC-R-39");
  scene.play("target traitor b.ready.1");
  EXPECT_EQ(scene["paid.a"], "5");
}

// --- persons ---

TEST(Persons, WC_PILOT_01_one_pilot_of_a_name_in_play) {
  Scene ready(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "ssarik"
    a.hand = "ssarik velkath")");
  EXPECT_EQ(ready.refused("muster ssarik"), "WC-PILOT-01");
  EXPECT_EQ(ready.refused("muster velkath"), "");
  const Scene flying(R"(phase = "muster"
    luck_spent = "both"
    a.nw = "darket+ssarik"
    a.hand = "ssarik")");
  EXPECT_EQ(flying.refused("muster ssarik"), "WC-PILOT-01");
}

TEST(Persons, WC_PILOT_01_even_on_different_cards) {
  const Scene scene(with_more_cards(), R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    b.c = "arrow+maniac"
    b.hand = "maniac-returns novak")");
  EXPECT_EQ(scene.refused("muster maniac-returns"), "WC-PILOT-01");
  EXPECT_EQ(scene.refused("muster novak"), "");
}

TEST(Persons, WC_PILOT_02_WC_PILOT_03_a_lost_pilot_is_played_again_from_another_copy) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.discard = "ssarik"
    a.hand = "ssarik ssarik")");
  scene.play("muster ssarik");
  EXPECT_EQ(scene["a.ready"], "ssarik");
  EXPECT_EQ(scene.refused("muster ssarik"), "WC-PILOT-01");
  EXPECT_EQ(scene["a.hand"], "ssarik");
}

TEST(Persons, WC_PILOT_04_a_captive_is_in_play) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    b.brig = "ssarik"
    a.hand = "ssarik velkath")");
  scene.play("pass");  // b may do something with the captive
  EXPECT_EQ(scene.refused("muster ssarik"), "WC-PILOT-01");
  EXPECT_EQ(scene.refused("muster velkath"), "");
}

TEST(Persons, WC_CREW_01_one_crew_member_of_a_name_in_play) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "grolkh"
    a.hand = "grolkh ishtra")");
  EXPECT_EQ(scene.refused("muster grolkh"), "WC-CREW-01");
  scene.play("muster ishtra");
  EXPECT_EQ(scene["a.ready"], "grolkh ishtra");
}

TEST(Persons, WC_CREW_04_WC_CREW_05_crew_lost_to_luck_cost_no_power_points) {
  Scene scene(R"(phase = "scramble"
    active = "b"
    a.ready = "grolkh ishtra"
    b.hand = "scandal")");
  scene.play("target scandal a.ready.1");
  for (int i = 0; i < 10 && scene["where.grolkh"] != "a.discard"; ++i) scene.play("pass");
  EXPECT_EQ(scene["a.ready"], "ishtra");
  EXPECT_EQ(scene["where.grolkh"], "a.discard");
  EXPECT_EQ(scene["lost.a"], "0");
}

TEST(Persons, WC_WEAPON_01_weapons_are_not_unique) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.c = "darket+layered-hide"
    a.ready = "layered-hide"
    a.hand = "layered-hide layered-hide")");
  scene.play("muster layered-hide; muster layered-hide");
  EXPECT_EQ(scene["a.ready"], "layered-hide layered-hide layered-hide");
}

TEST(Persons, WC_CREW_02_crew_text_makes_a_fighter_cheaper_once_a_turn) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "grolkh"
    a.hand = "ssarik darket ghorrash nakhtar")");
  scene.play("muster ssarik");
  EXPECT_EQ(scene["paid.a"], "1");  // a pilot is no fighter
  scene.play("muster darket");
  EXPECT_EQ(scene["paid.a"], "2");  // never below 1
  scene.play("muster ghorrash");
  EXPECT_EQ(scene["paid.a"], "4");
  scene.play("muster nakhtar");
  EXPECT_EQ(scene["paid.a"], "8");
}

}  // namespace
}  // namespace wardroom::wingcommander
