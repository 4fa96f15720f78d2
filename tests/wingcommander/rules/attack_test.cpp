// Where and how a combat begins: WC-COMBAT-01, WC-COMBAT-02, WC-COMBAT-03, WC-COMBAT-04,
// WC-COMBAT-05, WC-COMBAT-06, WC-COMBAT-07, WC-COMBAT-08, WC-COMBAT-09, WC-COMBAT-24, WC-R-18,
// WC-R-20.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Attacking, WC_COMBAT_01_WC_COMBAT_05_the_active_player_names_a_nav_point) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    a.tc = "nakhtar"
    a.nw = "darket"
    a.hand = "shake"
    b.c = "arrow"
    modifier = { nw = "constance" })");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("attack c"), "");       // Flights
  EXPECT_EQ(scene.refused("bomb tc first"), "");  // a carrier
  EXPECT_EQ(scene.refused("bomb nw first"), "");  // a capital ship
  EXPECT_EQ(scene.refused("keep"), "WC-COMBAT-01");
  scene.play("attack c");
  EXPECT_EQ(scene["combat.at"], "c");
  EXPECT_EQ(scene["events.attack_declared"], "1");
}

TEST(Attacking, WC_COMBAT_24_both_sides_must_be_there) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    a.nw = "darket"
    b.c = "arrow"
    b.ne = "arrow"
    modifier = { nw = "rock-field" })");
  EXPECT_EQ(scene.refused("attack nw"), "WC-COMBAT-24");  // nobody to attack
  EXPECT_EQ(scene.refused("attack ne"), "WC-COMBAT-24");  // no own Flight
  EXPECT_EQ(scene.refused("attack se"), "WC-COMBAT-24");
  EXPECT_EQ(scene.refused("bomb nw first"), "WC-COMBAT-24");  // no capital ship
  EXPECT_EQ(scene.refused("attack c"), "");
}

TEST(Attacking, WC_COMBAT_24_own_ships_are_not_attacked) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "nakhtar"
    a.kc = "nakhtar"
    a.nw = "darket"
    b.nw = "arrow"
    modifier = { c = "hekrath" })");
  EXPECT_EQ(scene.refused("bomb c first"), "WC-COMBAT-24");
  EXPECT_EQ(scene.refused("bomb kc first"), "WC-COMBAT-24");
}

TEST(Attacking, WC_COMBAT_02_WC_R_20_in_any_order_and_each_nav_point_once) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.nw = "darket"
    a.sw = "darket"
    a.c = "darket"
    b.nw = "mattock+novak"
    b.sw = "mattock"
    b.c = "mattock")");
  scene.play("attack sw");
  EXPECT_EQ(scene.refused("attack nw"), "WC-COMBAT-20");  // first finish this one
  scene.play("stay first");
  EXPECT_EQ(scene["fought"], "sw");
  EXPECT_EQ(scene.refused("attack sw"), "WC-R-20");
  EXPECT_EQ(scene.refused("attack c"), "");
  scene.play("attack nw; stay first; attack c; stay first");
  EXPECT_EQ(scene["events.attack_declared"], "3");
  EXPECT_EQ(scene["active"], "b");
}

TEST(Attacking, WC_R_20_in_the_next_turn_again) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    b.c = "mattock")");
  scene.play("attack c; stay first");
  EXPECT_EQ(scene["active"], "b");
  EXPECT_EQ(scene["fought"], "");
  scene.play("pass; pass");  // mustering and moving
  EXPECT_EQ(scene.refused("attack c"), "");
}

TEST(Attacking, WC_R_20_an_attack_on_a_ship_is_the_combat_of_that_nav_point) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.tc = "nakhtar darket"
    a.nw = "darket"
    b.nw = "mattock")");
  scene.play("bomb tc first");
  EXPECT_EQ(scene["bombings"], "4:5 0");
  EXPECT_EQ(scene.refused("bomb tc first"), "WC-R-20");
  EXPECT_EQ(scene.refused("attack nw"), "");
}

TEST(Attacking, WC_R_31_an_attack_on_a_carrier_maneuvers_medals_division_and_only_who_takes_part) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.tc = "nakhtar+urgha vashkur+khorr"
    a.hand = "shake tight-loop belly-torn-open"
    b.hand = "kickstop")");
  scene.play("bomb tc both");
  EXPECT_EQ(scene["combat.step"], "plays");
  scene.play("maneuver shake first; maneuver tight-loop second");  // a alone plays
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_NE(scene.refused("damage belly-torn-open second"), "");
  scene.play("medal first bombing");  // between Maneuvers
  EXPECT_EQ(scene["bombing.a.tc.1"], "7");
  scene.play("pass");
  EXPECT_EQ(scene["combat.step"], "medals");
  scene.play("medal second bombing");
  EXPECT_EQ(scene["combat.step"], "split");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("split 0 4");
  EXPECT_EQ(scene["bombings"], "10:5 2");
  Scene one(R"(phase = "combat"
    luck_spent = "both"
    a.tc = "nakhtar vashkur"
    a.hand = "shake"
    b.hand = "kickstop")");
  one.play("bomb tc second; pass");
  EXPECT_EQ(one["a.tc"], "nakhtar");  // the Vashkur was shot at, with all there is
  EXPECT_EQ(one["bombings"], "2:5 0");
}

TEST(Attacking, WC_CARRIER_12_WC_R_36_a_ship_without_attack_divides_nothing) {
  const std::string attack = R"(phase = "combat"
    luck_spent = "both"
    modifier = { c = "SHIP" }
    a.c = "nakhtar darket")";
  const auto at = [&](const std::string& ship) {
    std::string text = attack;
    return text.replace(text.find("SHIP"), 4, ship);
  };
  Scene unarmed(with_more_cards(), at("hulk-t"));
  unarmed.play("bomb c both");
  EXPECT_EQ(unarmed["modifier.c"], "") << "nobody was asked";
  Scene armed(with_more_cards(), at("constance"));
  armed.play("bomb c both");
  EXPECT_EQ(armed["combat.step"], "split");
}

TEST(Attacking, WC_CARRIER_12_WC_R_32_nothing_is_divided_among_nobody) {
  const auto divided = [](const std::string& luck) {
    Scene scene(with_more_cards(), R"(phase = "combat"
      luck_spent = "a"
      modifier = { c = "constance" }
      a.c = "nakhtar"
      b.hand = "boarding-mine")");
    scene.play("pass; bomb c first; pass; " + luck);
    while (scene["phase"] == "combat" && scene.refused("pass") == "") scene.play("pass");
    return std::ranges::any_of(scene.told(Seat::b), [](const std::string& sentence) {
      return sentence.find("shoot back") != std::string::npos;
    });
  };
  EXPECT_TRUE(divided("pass"));
  EXPECT_FALSE(divided("target boarding-mine a.c.1"));
}

TEST(Attacking, WC_R_20_all_flights_of_both_sides_take_part) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket ghorrash"
    b.c = "mattock rampart"
    b.nw = "arrow")");
  scene.play("attack c; keep");
  for (const char* flight : {"a.c.1", "a.c.2", "b.c.1", "b.c.2"})
    EXPECT_NE(scene["role." + std::string(flight)], "none") << flight;
  EXPECT_EQ(scene["role.b.nw.1"], "none");
}

TEST(Attacking, WC_COMBAT_03_attacking_is_optional_nav_point_by_nav_point) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    a.nw = "darket"
    b.c = "mattock"
    b.nw = "mattock")");
  EXPECT_EQ(scene.refused("pass"), "");
  scene.play("attack c; stay first; pass");
  EXPECT_EQ(scene["events.attack_declared"], "1");
  EXPECT_EQ(scene["a.nw"], "darket");
  EXPECT_EQ(scene["active"], "b");
}

TEST(Attacking, WC_COMBAT_04_without_an_attack_the_phase_is_skipped) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    a.hand = "shake"
    b.c = "mattock"
    b.hand = "kickstop")");
  scene.play("pass");
  EXPECT_EQ(scene["events.attack_declared"], "0");
  EXPECT_EQ(scene["shots"], "");
  EXPECT_EQ(scene["active"], "b");
  EXPECT_EQ(scene["size.b.hand"], "3");
}

// --- step 2 ---

TEST(Positioning, WC_COMBAT_06_WC_R_18_two_against_two_the_defender_chooses_the_pairing) {
  for (const bool cross : {false, true}) {
    Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket ghorrash"
    a.hand = "shake"
    b.c = "arrow halberd"
    b.hand = "kickstop")");
    scene.play("attack c");
    EXPECT_EQ(scene.decider(), "b");
    EXPECT_EQ(scene.options(), (std::vector<std::string>{"keep", "cross"}));
    scene.play(cross ? "cross" : "keep");
    EXPECT_EQ(scene["across.b.c.1"], cross ? "a.c.2" : "a.c.1");
    EXPECT_EQ(scene["across.b.c.2"], cross ? "a.c.1" : "a.c.2");
    EXPECT_EQ(scene["across.a.c.1"], cross ? "b.c.2" : "b.c.1");
    EXPECT_EQ(scene["across.a.c.2"], cross ? "b.c.1" : "b.c.2");
  }
}

TEST(Positioning, WC_COMBAT_07_WC_R_18_a_lone_defender_may_face_either_attacker) {
  for (const bool cross : {false, true}) {
    Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket ghorrash"
    a.hand = "shake"
    b.c = "arrow"
    b.hand = "kickstop")");
    scene.play("attack c");
    EXPECT_EQ(scene.decider(), "b");
    scene.play(cross ? "cross" : "keep");
    EXPECT_EQ(scene["across.b.c.1"], cross ? "a.c.2" : "a.c.1");
    EXPECT_EQ(scene[cross ? "across.a.c.1" : "across.a.c.2"], "none");
  }
}

TEST(Positioning, WC_R_18_two_defenders_choose_who_faces_the_attacker) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    a.hand = "shake"
    b.c = "arrow halberd"
    b.hand = "kickstop")");
  scene.play("attack c");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("cross");
  EXPECT_EQ(scene["across.a.c.1"], "b.c.2");
  EXPECT_EQ(scene["across.b.c.1"], "none");
}

TEST(Positioning, WC_COMBAT_08_one_against_one_face_each_other) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    a.hand = "shake"
    b.c = "arrow"
    b.hand = "kickstop")");
  scene.play("attack c");
  EXPECT_EQ(scene["combat.step"], "plays");  // nothing to choose
  EXPECT_EQ(scene["across.a.c.1"], "b.c.1");
  EXPECT_EQ(scene["across.b.c.1"], "a.c.1");
}

TEST(Positioning, WC_COMBAT_09_afterwards_flights_keep_their_places) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket ghorrash"
    a.hand = "shake"
    b.c = "arrow halberd"
    b.hand = "trade-lanes kickstop")");
  scene.play("attack c; keep");
  EXPECT_EQ(scene.refused("cross"), "WC-COMBAT-10");
  EXPECT_EQ(scene.refused("move b.c.1 nw"), "WC-COMBAT-10");
  scene.play("maneuver trade-lanes first");  // unless a Maneuver says so
  EXPECT_EQ(scene["across.b.c.1"], "a.c.2");
  EXPECT_EQ(scene["across.b.c.2"], "a.c.1");
  EXPECT_EQ(scene["b.c"], "arrow halberd");
}

TEST(Positioning, WC_R_18_before_step_2_flights_stand_in_the_order_of_their_arrival) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.nw = "darket"
    a.kc = "ghorrash"
    a.hand = "shake"
    b.c = "arrow halberd"
    b.hand = "kickstop")");
  scene.play("move a.kc.1 c; move a.nw.1 c");
  EXPECT_EQ(scene["a.c"], "ghorrash/m darket/m");
  scene.play("exchange c; attack c; keep");
  EXPECT_EQ(scene["a.c"], "darket/m ghorrash/m");
  EXPECT_EQ(scene["across.b.c.1"], "a.c.1");
}

}  // namespace
}  // namespace wardroom::wingcommander
