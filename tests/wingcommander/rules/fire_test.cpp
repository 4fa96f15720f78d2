// Who shoots at whom and what comes of it: WC-COMBAT-16, WC-COMBAT-17, WC-COMBAT-18, WC-COMBAT-19,
// WC-COMBAT-20, WC-COMBAT-21, WC-COMBAT-22, WC-COMBAT-23, WC-CARD-05, WC-CARD-06, WC-CARD-08,
// WC-R-19, WC-R-21, WC-R-22, WC-R-26, WC-R-28, WC-R-30.
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

std::string roles(const std::string& a, const std::string& b, const std::string& more = "") {
  const bool choice = (a + b).find(' ') != std::string::npos;
  return "phase = \"combat\"\nactive = \"b\"\nluck_spent = \"both\"\na.hand = \"shake\"\n"
         "b.hand = \"kickstop\"\na.c = \"" +
         a + "\"\nb.c = \"" + b + "\"\n" + more +
         "\ncombat = { at = \"c\", step = \"roles\", done = [" + (choice ? "\"a keep\"" : "") +
         "] }";
}

TEST(Firing, WC_COMBAT_16_WC_R_19_everything_is_resolved_at_the_same_time_and_both_sides_shoot) {
  Scene scene(roles("ghorrash darket", "halberd+ion-repeaters mattock"));
  scene.play("fire first; fire second; fire first; fire second");
  EXPECT_EQ(scene["shots"], "ghorrash 4:4 destroys, darket 1:5, halberd 4:3 destroys, mattock 1:3");
  EXPECT_EQ(scene["a.c"], "darket");
  EXPECT_EQ(scene["b.c"], "mattock");
  EXPECT_EQ(scene["lost.a"], "1");
  EXPECT_EQ(scene["lost.b"], "2");
}

TEST(Firing, WC_COMBAT_17_WC_CARD_05_WC_CARD_06_a_flight_attacks_or_supports_and_never_both) {
  Scene scene(roles("ghorrash vashkur", "mattock rampart+novak"));
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"fire first", "support first"}));
  scene.play("fire first");
  EXPECT_EQ(scene.refused("support first"), "WC-R-21");
  scene.play("support second");
  EXPECT_EQ(scene["role.a.c.2"], "supports");
  scene.play("fire first; fire second");
  // Vashkur's Support 2 goes to Ghorrash's Attack 4; it does not attack itself.
  EXPECT_EQ(scene["shots"], "ghorrash 6:5 destroys, mattock 1:3, rampart 3:4");
}

TEST(Firing, WC_COMBAT_18_WC_R_21_each_side_declares_for_its_own_the_defender_first) {
  Scene scene(roles("ghorrash vashkur", "mattock rampart"));
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("fire second"), "WC-R-21");  // one after the other
  scene.play("fire first; fire second");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene["role.a.c.1"], "attacks");  // openly
  EXPECT_EQ(scene.seen_by(Seat::b, "role.a.c.2"), "attacks");
  EXPECT_EQ(scene["shots"], "");
  scene.play("support first; fire second");
  EXPECT_NE(scene["shots"], "");
}

TEST(Firing, WC_R_18_WC_R_21_a_flight_with_nobody_across_supports_or_holds) {
  Scene scene(roles("ghorrash vashkur", "mattock"));
  EXPECT_EQ(scene.refused("hold first"), "WC-R-21");  // it is faced
  scene.play("fire first");
  EXPECT_EQ(scene.refused("fire second"), "WC-R-18");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"support second", "hold second"}));
  scene.play("hold second");
  EXPECT_EQ(scene["shots"], "ghorrash 4:5, mattock 1:3");
  Scene supports(roles("ghorrash vashkur", "mattock"));
  supports.play("fire first; support second");
  EXPECT_EQ(supports["shots"], "ghorrash 6:5 destroys, mattock 1:3");
}

TEST(Firing, WC_R_18_who_is_left_over_plays_maneuvers_but_no_battle_damage) {
  const Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "ghorrash vashkur"
    a.hand = "belly-torn-open shake part-the-pack"
    b.c = "mattock"
    b.hand = "kickstop"
    combat = { at = "c", step = "plays", turn = "a", done = ["a keep", "a maneuver tight-loop first", "a maneuver shake second"] })");
  EXPECT_EQ(scene.refused("maneuver part-the-pack second"), "");
  EXPECT_EQ(scene.refused("damage belly-torn-open second"), "WC-DAMAGE-01");
  EXPECT_EQ(scene.refused("damage belly-torn-open first"), "");
}

TEST(Firing, WC_R_21_two_that_support_each_other_do_nothing) {
  Scene scene(roles("ghorrash vashkur", "mattock rampart"));
  scene.play("support first; support second; fire first; fire second");
  EXPECT_EQ(scene["shots"], "mattock 1:3, rampart 3:4");
}

TEST(Firing, WC_R_21_support_needs_a_second_flight_and_no_effect_that_bars_it) {
  Scene barred(roles("ghorrash vashkur", "mattock rampart", "modifier = { c = \"ember-cloud\" }"));
  EXPECT_EQ(barred["shots"], "ghorrash 4:5, vashkur 4:5, mattock 1:3, rampart 3:4");  // no choice
  const Scene alone(roles("ghorrash", "mattock rampart"));
  EXPECT_EQ(alone.decider(), "b");
  EXPECT_EQ(alone["role.a.c.1"], "attacks");
}

TEST(Firing, WC_COMBAT_19_WC_CARD_08_WC_R_22_at_least_the_defence_destroys_and_less_does_nothing) {
  const Scene equal(roles("ghorrash+layered-hide", "halberd+ion-repeaters", ""));
  EXPECT_EQ(equal["shots"], "ghorrash 4:4 destroys, halberd 4:4 destroys");
  EXPECT_EQ(equal["a.c"] + equal["b.c"], "");
  Scene less(roles("darket", "mattock"));
  EXPECT_EQ(less["shots"], "darket 1:5, mattock 1:3");
  less.play("stay first");
  EXPECT_EQ(less["values.b.c.1"], "1/2/1/5/4");  // no trace
  EXPECT_EQ(less["lost.b"], "0");
}

TEST(Firing, WC_COMBAT_19_WC_COMBAT_22_the_whole_flight_is_destroyed_and_discarded) {
  const Scene scene(roles("darket+rakhmar+blooded-claw+layered-hide+tail-shot-off", "oriflamme"));
  EXPECT_EQ(scene["a.c"], "");
  for (const char* card : {"rakhmar", "blooded-claw"})
    EXPECT_EQ(scene["where." + std::string(card)], "a.discard") << card;
  EXPECT_NE(scene["a.discard"].find("darket"), std::string::npos);
  EXPECT_NE(scene["a.discard"].find("layered-hide"), std::string::npos);
  EXPECT_EQ(scene["where.tail-shot-off"], "b.discard");  // WC-DAMAGE-11: to its owner
}

TEST(Firing, WC_R_28_low_defence_alone_never_destroys) {
  Scene scene(roles("darket+tail-shot-off+tail-shot-off vashkur", "mattock rampart"));
  scene.play("fire first; fire second; support first; fire second");
  EXPECT_EQ(scene["defence.a.c.1"], "-1");
  EXPECT_NE(scene["a.c"].find("darket"), std::string::npos);  // nobody attacked it
}

TEST(Firing, WC_R_28_support_below_0_counts_as_0) {
  Scene scene(with_more_cards(), roles("ghorrash darket", "rampart mattock+dead-weight"));
  EXPECT_EQ(scene["support.b.c.2"], "-1");
  scene.play("fire first; fire second; fire first; support second");
  EXPECT_EQ(scene["shots"], "ghorrash 4:5, darket 1:5, rampart 3:3 destroys");
}

// --- step 6 ---

TEST(GoingHome, WC_COMBAT_20_WC_R_30_each_surviving_attacker_may_go_home_at_once) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket darket"
    a.sw = "darket"
    b.c = "mattock+reyes+shield-cells rampart"
    b.sw = "arrow"
    b.hand = "halberd"
    combat = { at = "c", step = "roles", done = ["a keep"] })");
  scene.play("fire first; fire second; support first; support second");
  EXPECT_EQ(scene["combat.step"], "home");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.refused("home second"), "WC-R-30");  // one after the other
  EXPECT_EQ(scene.refused("stay first"), "");
  scene.play("home first");
  EXPECT_EQ(scene["b.ready"], "mattock reyes shield-cells");  // taken apart
  EXPECT_EQ(scene["b.c"], "rampart");
  scene.play("stay second");
  EXPECT_EQ(scene["b.c"], "rampart");
  EXPECT_EQ(scene["phase"], "combat");  // SW is still to come
  EXPECT_EQ(scene.refused("attack sw"), "");
}

TEST(GoingHome, WC_R_30_won_or_not_and_with_the_option_only_who_destroyed_something) {
  for (const bool only_if_won : {false, true}) {
    Scene scene("rules = [\"return-only-if-won=" + std::string(only_if_won ? "on" : "off") +
                "\"]\n" + roles("darket nakhtar", "halberd arrow"));
    scene.play("fire first; fire second; fire first; fire second");
    EXPECT_EQ(scene["shots"], "darket 1:4, nakhtar 2:3, halberd 3:3 destroys, arrow 2:4");
    scene.play("home first");
    EXPECT_EQ(scene["b.ready"], "halberd");
    EXPECT_EQ(scene["combat.step"], only_if_won ? "none" : "home");
    EXPECT_EQ(scene["b.c"], "arrow");
  }
}

TEST(GoingHome, WC_COMBAT_21_the_defender_stays) {
  Scene scene(roles("ghorrash darket", "mattock"));
  scene.play("fire first; hold second");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("home first");
  EXPECT_EQ(scene["a.c"], "ghorrash darket");
  EXPECT_EQ(scene["active"], "a");  // a was never asked
  EXPECT_EQ(scene["events.went_home"], "1");
}

TEST(GoingHome, WC_MOVE_12_WC_R_30_a_destroyed_attacker_does_not_and_who_did_not_fight_does_not) {
  const Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "zhurrak"
    a.hand = "shake"
    b.c = "arrow"
    b.nw = "arrow"
    b.hand = "kickstop"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(scene["b.c"], "");
  EXPECT_EQ(scene["b.nw"], "arrow");
  EXPECT_EQ(scene["active"], "a");
}

TEST(GoingHome, WC_COMBAT_23_WC_R_26_battle_damage_stays_on_who_stays_and_works_on) {
  const std::string damaged = R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket"
    a.hand = "sights-burned-out shake pounce"
    b.c = "rampart"
    b.hand = "kickstop snap-roll thruster-clipped"
    combat = { at = "c", step = "plays", done = ["a maneuver go-to-ground first"] })";
  Scene stays(damaged);
  stays.play("damage sights-burned-out first; maneuver snap-roll first; pass");
  stays.play("damage thruster-clipped first; pass; pass");
  EXPECT_EQ(stays["shots"], "darket 1:6, rampart 1:5");
  stays.play("stay first");
  EXPECT_EQ(stays["b.c"], "rampart+sights-burned-out");
  EXPECT_EQ(stays["attack.b.c.1"], "1");
  EXPECT_EQ(stays["a.c"], "darket+thruster-clipped");  // the defender's too
  EXPECT_EQ(stays["where.snap-roll"], "b.discard");
  EXPECT_EQ(stays["where.go-to-ground"], "a.discard");
  Scene home(damaged);
  home.play("damage sights-burned-out first; pass; pass; home first");
  EXPECT_EQ(home["b.ready"], "rampart");
  EXPECT_EQ(home["where.sights-burned-out"], "a.discard");
}

TEST(GoingHome, WC_COMBAT_23_luck_of_the_combat_is_discarded) {
  Scene scene(R"(phase = "combat"
    active = "b"
    a.c = "darket"
    b.c = "mattock"
    b.hand = "lucky-bounce"
    combat = { at = "c", step = "plays" })");
  scene.play("target lucky-bounce b.c.1");
  EXPECT_EQ(scene["defence.b.c.1"], "7");
  for (int i = 0; i < 20 && scene["combat.step"] != "home"; ++i) scene.play("pass");
  scene.play("stay first");
  EXPECT_EQ(scene["where.lucky-bounce"], "b.discard");
  EXPECT_EQ(scene["defence.b.c.1"], "5");
}

}  // namespace
}  // namespace wardroom::wingcommander
