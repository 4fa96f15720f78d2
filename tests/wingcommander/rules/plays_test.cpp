// Step 3 of a combat: WC-COMBAT-10, WC-COMBAT-11, WC-COMBAT-12, WC-COMBAT-13, WC-MANEUVER, WC-R-23,
// WC-R-24, WC-R-25, WC-R-29.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

// Two Flights on each side; b attacks, so a plays first.
std::string fight(const std::string& a_hand, const std::string& b_hand,
                  const std::string& done = "") {
  return R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket ghorrash"
    b.c = "arrow halberd"
    a.hand = ")" +
         a_hand + "\"\nb.hand = \"" + b_hand +
         "\"\ncombat = { at = \"c\", step = \"plays\", done = [\"a keep\"" + done + "] }";
}

TEST(Plays, WC_COMBAT_10_players_alternate_one_card_at_a_time_the_defender_first) {
  Scene scene(fight("shake tight-loop pounce", "snap-roll high-yo-yo kickstop"));
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("maneuver snap-roll first"), "WC-R-58");  // not in a's hand
  scene.play("maneuver shake first");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("maneuver snap-roll first");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("maneuver tight-loop second");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene["combat.plays"], "shake a.c.1, snap-roll b.c.1, tight-loop a.c.2");
  EXPECT_EQ(scene["a.hand"], "pounce");
}

TEST(Plays, WC_COMBAT_11_the_first_play_of_each_is_a_maneuver) {
  Scene scene(fight("shake belly-torn-open pounce", "snap-roll tail-shot-off kickstop"));
  EXPECT_EQ(scene.refused("damage belly-torn-open first"), "WC-DAMAGE-04");
  scene.play("maneuver shake first");
  EXPECT_EQ(scene.refused("damage tail-shot-off first"), "WC-DAMAGE-04");
  scene.play("maneuver snap-roll first");
  EXPECT_EQ(scene.refused("damage belly-torn-open first"), "");
  EXPECT_EQ(scene.refused("maneuver pounce second"), "");
  scene.play("damage belly-torn-open first");
  EXPECT_EQ(scene.refused("damage tail-shot-off first"), "");
  EXPECT_EQ(scene.refused("damage tail-shot-off second"), "WC-DAMAGE-04");
}

TEST(Plays, WC_COMBAT_12_WC_MANEUVER_06_passing_is_always_allowed_and_stops_nobody) {
  Scene scene(fight("shake pounce", "snap-roll high-yo-yo kickstop"));
  EXPECT_EQ(scene.refused("pass"), "");
  scene.play("pass");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.refused("pass"), "");
  scene.play("maneuver snap-roll first; pass");
  EXPECT_EQ(scene.decider(), "b");  // a passed twice, b may go on
  scene.play("maneuver high-yo-yo first");
  EXPECT_EQ(scene["combat.step"], "plays");
}

TEST(Plays, WC_COMBAT_13_WC_R_24_two_passes_in_a_row_close_the_step) {
  Scene scene(fight("shake pounce", "snap-roll high-yo-yo kickstop"));
  scene.play("pass; maneuver snap-roll first");
  EXPECT_EQ(scene["combat.step"], "plays");
  scene.play("maneuver shake first");  // who passed may play again
  scene.play("pass");
  EXPECT_EQ(scene["combat.step"], "plays");
  scene.play("pass");
  EXPECT_EQ(scene["combat.step"], "roles");  // nobody has medals
  EXPECT_EQ(scene["combat.plays"], "snap-roll b.c.1, shake a.c.1");
  Scene at_once(fight("shake pounce", "kickstop"));
  at_once.play("pass; pass");
  EXPECT_EQ(at_once["combat.step"], "roles");
}

TEST(Plays, WC_R_24_a_player_without_cards_passes_alone) {
  Scene scene(fight("shake", "snap-roll kickstop high-yo-yo"));
  scene.play("maneuver shake first; maneuver snap-roll first");
  EXPECT_EQ(scene.decider(), "b");  // a has no card and no medal
  scene.play("pass");
  EXPECT_EQ(scene["combat.step"], "roles");
}

// --- Maneuvers ---

TEST(Maneuvers, WC_MANEUVER_01_arrows_cost_no_power_points) {
  Scene scene(fight("pounce", "kickstop"));
  scene.play("maneuver pounce second; maneuver kickstop first");
  EXPECT_EQ(scene["paid.a"], "0");
  EXPECT_EQ(scene["paid.b"], "0");
  EXPECT_EQ(scene["lost.b"], "0");
}

TEST(Maneuvers, WC_MANEUVER_02_the_flights_maneuver_value_must_reach_the_arrows) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "vashkur vashkur+velkath"
    a.hand = "pounce part-the-pack shake"
    b.c = "arrow+steering-fouled halberd+maniac"
    b.hand = "kickstop snap-roll break-and-attack"
    combat = { at = "c", step = "plays", turn = "a", done = ["b keep"] })");
  EXPECT_EQ(scene.refused("maneuver pounce first"), "WC-MANEUVER-02");  // 3 arrows, Maneuver 2
  EXPECT_EQ(scene.refused("maneuver part-the-pack first"), "");         // 2
  EXPECT_EQ(scene.refused("maneuver pounce second"), "");               // 2 + 2
  const Scene field(R"(phase = "combat"
    luck_spent = "both"
    a.c = "ghorrash"
    a.hand = "pounce shake"
    b.c = "arrow+steering-fouled"
    b.hand = "kickstop"
    modifier = { c = "rock-field" }
    combat = { at = "c", step = "plays", turn = "a" })");
  EXPECT_EQ(field["maneuver.a.c.1"], "2");
  EXPECT_EQ(field.refused("maneuver pounce first"), "WC-MANEUVER-02");
  EXPECT_EQ(field["maneuver.b.c.1"], "1");  // 4 - 2 - 1
}

TEST(Maneuvers, WC_MANEUVER_03_WC_R_25_WC_R_27_at_most_as_many_cards_as_the_maneuver_value) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "vashkur darket"
    a.hand = "shake belly-torn-open tight-loop sights-burned-out"
    b.c = "arrow halberd"
    b.hand = "kickstop"
    combat = { at = "c", step = "plays", turn = "a", done = ["b keep"] })");
  scene.play("maneuver shake first; pass; damage belly-torn-open first; pass");
  EXPECT_EQ(scene["played.a.c.1"], "2");  // Battle Damage counts as well
  EXPECT_EQ(scene.refused("maneuver tight-loop first"), "WC-MANEUVER-03");
  EXPECT_NE(scene.refused("damage sights-burned-out first"), "");
  EXPECT_EQ(scene.refused("maneuver tight-loop second"), "");  // another Flight
  EXPECT_EQ(scene["played.b.c.1"], "0");                       // received is not played
}

TEST(Maneuvers, WC_R_25_the_limit_is_looked_at_with_each_play_and_nothing_is_undone) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    active = "b"
    a.c = "darket"
    a.hand = "shake tight-loop pounce"
    b.c = "arrow"
    b.hand = "snap-roll thruster-clipped kickstop"
    combat = { at = "c", step = "plays" })");
  scene.play("maneuver shake first; maneuver snap-roll first; pass");
  scene.play("damage thruster-clipped first");
  EXPECT_EQ(scene["maneuver.a.c.1"], "1");
  EXPECT_EQ(scene.refused("maneuver tight-loop first"), "WC-MANEUVER-03");
  EXPECT_EQ(scene.refused("maneuver pounce first"), "WC-MANEUVER-02");
  EXPECT_EQ(scene["defence.a.c.1"], "4");  // Shake works on
}

TEST(Maneuvers, WC_MANEUVER_04_only_in_combat_with_enemy_fighters) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    a.nw = "darket"
    a.hand = "shake"
    b.c = "mattock"
    b.hand = "kickstop")");
  EXPECT_EQ(scene.refused("maneuver shake first"), "WC-COMBAT-01");
  scene.play("attack c; pass");
  EXPECT_EQ(scene.refused("maneuver shake second"), "WC-MANEUVER-05");  // it is not engaged
  EXPECT_EQ(scene.refused("maneuver shake first"), "");
}

TEST(Maneuvers, WC_MANEUVER_05_on_own_flights) {
  Scene scene(fight("shake pounce", "kickstop"));
  scene.play("maneuver shake first");
  EXPECT_EQ(scene["values.a.c.1"], "1/1/3/4");
  EXPECT_EQ(scene["values.a.c.2"], "4/1/3/3");
  EXPECT_EQ(scene["values.b.c.1"], "2/0/4/3");
  EXPECT_EQ(scene["values.b.c.2"], "3/1/3/4");
  EXPECT_EQ(scene["played.a.c.1"], "1");
  EXPECT_EQ(scene["played.b.c.1"], "0");
}

TEST(Maneuvers, WC_MANEUVER_07_they_change_values_or_the_conditions_of_the_battle) {
  Scene scene(fight("part-the-pack pounce", "full-burn-run kickstop trade-lanes"));
  scene.play("maneuver part-the-pack first; maneuver full-burn-run first");
  EXPECT_EQ(scene["attack.b.c.1"], "4");
  scene.play("pass; pass");
  scene.play("fire first; fire second");
  EXPECT_EQ(scene.refused("support second"), "WC-R-21");  // not opposite: b.c.2 may not support
  EXPECT_EQ(scene.refused("support first"), "");
}

TEST(Maneuvers, WC_MANEUVER_07_break_and_attack_without_another_enemy_bars_nobody) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "nakhtar"
    a.hand = "shake"
    b.c = "arrow halberd"
    b.hand = "break-and-attack kickstop"
    combat = { at = "c", step = "plays", turn = "b", done = ["a keep"] })");
  scene.play("maneuver break-and-attack first; pass; pass");
  EXPECT_EQ(scene["combat.step"], "roles");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.refused("support first"), "");
}

TEST(Maneuvers, WC_MANEUVER_08_WC_MANEUVER_09_not_unique_but_once_by_each_flight) {
  Scene scene(fight("shake shake shake", "snap-roll kickstop"));
  scene.play("maneuver shake first; pass");
  EXPECT_EQ(scene.refused("maneuver shake first"), "WC-MANEUVER-09");
  EXPECT_EQ(scene.refused("maneuver shake second"), "");
  scene.play("maneuver shake second");
  EXPECT_EQ(scene["defence.a.c.1"], "4");
  EXPECT_EQ(scene["defence.a.c.2"], "4");
}

TEST(Maneuvers, WC_MANEUVER_09_in_the_next_battle_again) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    active = "b"
    a.c = "darket"
    a.nw = "darket"
    a.hand = "shake shake"
    b.c = "mattock"
    b.nw = "mattock"
    b.hand = "kickstop"
    combat = { at = "c", step = "plays" })");
  scene.play("maneuver shake first; pass; pass; stay first");
  scene.play("attack nw");
  EXPECT_EQ(scene.refused("maneuver shake first"), "");
}

TEST(Maneuvers, WC_MANEUVER_10_discarded_when_the_combat_ends) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    active = "b"
    a.c = "darket"
    a.hand = "go-to-ground tight-loop"
    b.c = "mattock"
    b.hand = "snap-roll kickstop"
    combat = { at = "c", step = "plays" })");
  scene.play("maneuver go-to-ground first; maneuver snap-roll first; pass; pass");
  EXPECT_EQ(scene["where.snap-roll"], "maneuvers");
  EXPECT_EQ(scene["defence.a.c.1"], "5");
  scene.play("stay first");
  EXPECT_EQ(scene["where.go-to-ground"], "a.discard");
  EXPECT_EQ(scene["where.snap-roll"], "b.discard");
  EXPECT_EQ(scene["defence.a.c.1"], "3");
  EXPECT_EQ(scene["combat.plays"], "");
}

// --- negation ---

TEST(Negating, WC_MANEUVER_11_a_maneuver_already_played_is_cancelled) {
  Scene scene(fight("shake tight-loop", "read-the-feint kickstop"));
  scene.play("maneuver shake first");
  EXPECT_EQ(scene.refused("maneuver read-the-feint first"), "WC-MANEUVER-11");  // names none
  EXPECT_EQ(scene.refused("negate kickstop first shake"), "WC-MANEUVER-11");
  EXPECT_EQ(scene.refused("negate read-the-feint first snap-roll"), "WC-MANEUVER-11");  // own
  EXPECT_EQ(scene.refused("negate read-the-feint first darket"), "WC-MANEUVER-11");
  scene.play("negate read-the-feint first shake");
  EXPECT_EQ(scene["defence.a.c.1"], "3");
  EXPECT_EQ(scene["combat.plays"], "shake a.c.1/n, read-the-feint b.c.1 shake");
}

TEST(Negating, WC_MANEUVER_12_a_maneuver_not_yet_played_is_barred) {
  Scene scene(fight("shake tight-loop", "read-the-feint kickstop"));
  scene.play("pass; negate read-the-feint first shake");
  EXPECT_EQ(scene.refused("maneuver shake first"), "WC-MANEUVER-11");
  EXPECT_EQ(scene.refused("maneuver tight-loop first"), "");
  EXPECT_EQ(scene.refused("maneuver shake second"), "");  // WC-R-29: only the Flight across
}

TEST(Negating, WC_R_29_only_maneuvers_of_the_flight_across_at_that_moment) {
  Scene scene(fight("shake shake circle-the-herd tight-loop", "read-the-feint kickstop"));
  scene.play("maneuver shake second; negate read-the-feint first shake");
  EXPECT_EQ(scene["defence.a.c.2"], "4");  // not across from b.c.1
  scene.play("maneuver circle-the-herd second; pass");
  EXPECT_EQ(scene["across.b.c.1"], "a.c.2");
  EXPECT_EQ(scene["defence.a.c.2"], "4");
  EXPECT_EQ(scene.refused("maneuver shake first"), "WC-MANEUVER-11");  // still the one named
}

TEST(Negating, WC_R_29_a_negated_card_still_counts_and_is_discarded) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "vashkur"
    a.hand = "go-to-ground shake belly-torn-open tight-loop shake"
    b.c = "mattock+oyelaran"
    b.hand = "read-the-feint kickstop"
    combat = { at = "c", step = "plays" })");
  scene.play("maneuver shake first; negate read-the-feint first shake");
  EXPECT_EQ(scene["played.a.c.1"], "1");
  EXPECT_EQ(scene.refused("maneuver shake first"), "WC-MANEUVER-09");
  EXPECT_EQ(scene.refused("damage belly-torn-open first"), "");  // a Maneuver was played
  scene.play("maneuver tight-loop first; pass");
  EXPECT_NE(scene.refused("damage belly-torn-open first"), "");
  scene.play("pass; pass");
  EXPECT_EQ(scene["events.discarded"], "0");
  EXPECT_NE(scene["a.discard"].find("shake"), std::string::npos);
}

TEST(Negating, WC_R_29_a_change_of_position_already_made_stays) {
  Scene scene(fight("circle-the-herd shake", "read-the-feint kickstop"));
  scene.play("maneuver circle-the-herd first");
  EXPECT_EQ(scene["across.a.c.1"], "b.c.2");
  scene.play("negate read-the-feint second circle-the-herd");
  EXPECT_EQ(scene["combat.plays"], "circle-the-herd a.c.1/n, read-the-feint b.c.2 circle-the-herd");
  EXPECT_EQ(scene["across.a.c.1"], "b.c.2");
}

TEST(Negating, WC_R_29_a_negation_that_is_negated_ends) {
  Scene scene(fight("shake smell-the-trick shake", "read-the-feint kickstop"));
  scene.play("maneuver shake first; negate read-the-feint first shake");
  EXPECT_EQ(scene["defence.a.c.1"], "3");
  EXPECT_EQ(scene.refused("maneuver shake second"), "");
  scene.play("negate smell-the-trick first read-the-feint");
  EXPECT_EQ(scene["defence.a.c.1"], "4");  // works again
  EXPECT_EQ(scene["combat.plays"],
            "shake a.c.1, read-the-feint b.c.1 shake/n, smell-the-trick a.c.1 read-the-feint");
  Scene barred(fight("shake smell-the-trick tight-loop", "read-the-feint kickstop"));
  barred.play("pass; negate read-the-feint first shake");
  EXPECT_EQ(barred.refused("maneuver shake first"), "WC-MANEUVER-11");
  barred.play("negate smell-the-trick first read-the-feint; pass");
  EXPECT_EQ(barred.refused("maneuver shake first"), "");  // may be played
}

// --- Battle Damage and the value it needs ---

TEST(Plays, WC_R_23_battle_damage_needs_the_maneuver_value_of_the_flight_that_plays_it) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "nakhtar ghorrash"
    a.hand = "belly-torn-open steering-fouled"
    b.c = "arrow halberd"
    b.hand = "kickstop"
    combat = { at = "c", step = "plays", turn = "a", done = ["b keep", "a maneuver shake first", "a maneuver tight-loop second"] })");
  EXPECT_EQ(scene["maneuver.a.c.1"], "1");
  EXPECT_NE(scene.refused("damage belly-torn-open first"), "");
  EXPECT_EQ(scene.refused("damage belly-torn-open second"), "");
}

}  // namespace
}  // namespace wardroom::wingcommander
