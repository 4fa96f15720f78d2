// Maneuvers that change a value of the Flight that flies them. Each is played once with everything
// looked at, once in a fight that it decides, and refused wherever the rules for Maneuvers say so.
#include <gtest/gtest.h>

#include "tests/wingcommander/card_trial.hpp"
#include "tests/wingcommander/cards/combat_rules.hpp"

namespace wardroom::wingcommander {
namespace {

// A fight at C and another to come at NW; this seat attacks, has its go, and holds these cards.
CardTrial fight(const std::string& seat, const std::string& hand, const std::string& a,
                const std::string& b) {
  return CardTrial("phase = \"combat\"\nactive = \"" + seat + "\"\n" + seat + ".hand = \"" + hand +
                   "\"\na.c = \"" + a + "\"\nb.c = \"" + b + R"("
    a.nw = "darket"
    b.nw = "arrow"
    combat = { at = "c", step = "plays", turn = ")" +
                   seat + "\" }");
}

// What the card changes when the first of two Flights plays it.
std::string played(const std::string& seat, const std::string& card) {
  return fight(seat, card + ' ' + card, "darket ghorrash", "arrow halberd")
      .played("maneuver " + card + " first");
}

// What is shot when one Flight fights one, and that nothing is left of the card afterwards.
std::string fought(const std::string& seat, const std::string& a, const std::string& b,
                   const std::string& card = "") {
  CardTrial trial = fight(seat, card, a, b);
  if (card.empty()) return trial["shots"];
  const std::string flight = "values." + seat + ".c.1";
  const std::string printed = trial[flight];
  trial.play("maneuver " + card + " first");
  const std::string shots = trial["shots"];
  if (trial.offers("stay first")) trial.play("stay first");
  EXPECT_EQ(trial["where." + card], seat + ".discard") << "WC-MANEUVER-10";
  if (!trial[seat + ".c"].empty()) {
    EXPECT_EQ(trial[flight], printed) << "this combat only";
  }
  return shots;
}

TEST(ManeuverCards, kickstop_WC_MANEUVER_01_defence_2_more_for_the_flight_that_plays_it) {
  EXPECT_EQ(played("b", "kickstop"),
            "b.hand: -kickstop\n"
            "values.b.c.1: 2/0/4/3 -> 2/0/4/5\n"
            "played.b.c.1: 0 -> 1\n"
            "combat.plays: nothing -> kickstop b.c.1");
}

TEST(ManeuverCards, kickstop_WC_MANEUVER_10_decides_a_fight_and_ends_with_it) {
  EXPECT_EQ(fought("b", "ghorrash", "arrow"), "ghorrash 4:3 destroys, arrow 2:3");
  EXPECT_EQ(fought("b", "ghorrash", "arrow", "kickstop"), "ghorrash 4:5, arrow 2:3");
}

TEST(ManeuverCards, kickstop_refused_by_each_rule_for_maneuvers) {
  expect_maneuver_rules("kickstop", 3);
}

TEST(ManeuverCards, snap_roll_WC_MANEUVER_01_defence_1_more_for_the_flight_that_plays_it) {
  EXPECT_EQ(played("b", "snap-roll"),
            "b.hand: -snap-roll\n"
            "values.b.c.1: 2/0/4/3 -> 2/0/4/4\n"
            "played.b.c.1: 0 -> 1\n"
            "combat.plays: nothing -> snap-roll b.c.1");
}

TEST(ManeuverCards, snap_roll_WC_MANEUVER_10_decides_a_fight_and_ends_with_it) {
  EXPECT_EQ(fought("b", "ghorrash", "halberd"), "ghorrash 4:4 destroys, halberd 3:3 destroys");
  EXPECT_EQ(fought("b", "ghorrash", "halberd", "snap-roll"), "ghorrash 4:5, halberd 3:3 destroys");
}

TEST(ManeuverCards, snap_roll_refused_by_each_rule_for_maneuvers) {
  expect_maneuver_rules("snap-roll", 1);
}

TEST(ManeuverCards, high_yo_yo_WC_MANEUVER_01_attack_1_more_for_the_flight_that_plays_it) {
  EXPECT_EQ(played("b", "high-yo-yo"),
            "b.hand: -high-yo-yo\n"
            "values.b.c.1: 2/0/4/3 -> 3/0/4/3\n"
            "played.b.c.1: 0 -> 1\n"
            "combat.plays: nothing -> high-yo-yo b.c.1");
}

TEST(ManeuverCards, high_yo_yo_WC_MANEUVER_10_decides_a_fight_and_ends_with_it) {
  EXPECT_EQ(fought("b", "darket", "arrow"), "darket 1:3, arrow 2:3");
  EXPECT_EQ(fought("b", "darket", "arrow", "high-yo-yo"), "darket 1:3, arrow 3:3 destroys");
}

TEST(ManeuverCards, high_yo_yo_refused_by_each_rule_for_maneuvers) {
  expect_maneuver_rules("high-yo-yo", 1);
}

TEST(ManeuverCards, full_burn_run_WC_MANEUVER_01_attack_2_more_for_the_flight_that_plays_it) {
  EXPECT_EQ(played("b", "full-burn-run"),
            "b.hand: -full-burn-run\n"
            "values.b.c.1: 2/0/4/3 -> 4/0/4/3\n"
            "played.b.c.1: 0 -> 1\n"
            "combat.plays: nothing -> full-burn-run b.c.1");
}

TEST(ManeuverCards, full_burn_run_WC_MANEUVER_10_decides_a_fight_and_ends_with_it) {
  EXPECT_EQ(fought("b", "vashkur", "arrow+shield-cells"), "vashkur 4:4 destroys, arrow 2:4");
  EXPECT_EQ(fought("b", "vashkur", "arrow+shield-cells", "full-burn-run"),
            "vashkur 4:4 destroys, arrow 4:4 destroys");
}

TEST(ManeuverCards, full_burn_run_refused_by_each_rule_for_maneuvers) {
  expect_maneuver_rules("full-burn-run", 3);
}

TEST(ManeuverCards, shake_WC_MANEUVER_01_defence_1_more_for_the_flight_that_plays_it) {
  EXPECT_EQ(played("a", "shake"),
            "a.hand: -shake\n"
            "values.a.c.1: 1/1/3/3 -> 1/1/3/4\n"
            "played.a.c.1: 0 -> 1\n"
            "combat.plays: nothing -> shake a.c.1");
}

TEST(ManeuverCards, shake_WC_MANEUVER_10_decides_a_fight_and_ends_with_it) {
  EXPECT_EQ(fought("a", "darket", "halberd"), "darket 1:4, halberd 3:3 destroys");
  EXPECT_EQ(fought("a", "darket", "halberd", "shake"), "darket 1:4, halberd 3:4");
}

TEST(ManeuverCards, shake_refused_by_each_rule_for_maneuvers) {
  expect_maneuver_rules("shake", 1);
}

TEST(ManeuverCards, tight_loop_WC_MANEUVER_01_attack_1_more_for_the_flight_that_plays_it) {
  EXPECT_EQ(played("a", "tight-loop"),
            "a.hand: -tight-loop\n"
            "values.a.c.1: 1/1/3/3 -> 2/1/3/3\n"
            "played.a.c.1: 0 -> 1\n"
            "combat.plays: nothing -> tight-loop a.c.1");
}

TEST(ManeuverCards, tight_loop_WC_MANEUVER_10_decides_a_fight_and_ends_with_it) {
  EXPECT_EQ(fought("a", "ghorrash", "rampart"), "ghorrash 4:5, rampart 3:3 destroys");
  EXPECT_EQ(fought("a", "ghorrash", "rampart", "tight-loop"),
            "ghorrash 5:5 destroys, rampart 3:3 destroys");
}

TEST(ManeuverCards, tight_loop_refused_by_each_rule_for_maneuvers) {
  expect_maneuver_rules("tight-loop", 1);
}

TEST(ManeuverCards, pounce_WC_MANEUVER_01_attack_2_more_for_the_flight_that_plays_it) {
  EXPECT_EQ(played("a", "pounce"),
            "a.hand: -pounce\n"
            "values.a.c.1: 1/1/3/3 -> 3/1/3/3\n"
            "played.a.c.1: 0 -> 1\n"
            "combat.plays: nothing -> pounce a.c.1");
}

TEST(ManeuverCards, pounce_WC_MANEUVER_10_decides_a_fight_and_ends_with_it) {
  EXPECT_EQ(fought("a", "darket", "arrow"), "darket 1:3, arrow 2:3");
  EXPECT_EQ(fought("a", "darket", "arrow", "pounce"), "darket 3:3 destroys, arrow 2:3");
}

TEST(ManeuverCards, pounce_refused_by_each_rule_for_maneuvers) {
  expect_maneuver_rules("pounce", 3);
}

TEST(ManeuverCards, go_to_ground_WC_MANEUVER_01_defence_2_more_for_the_flight_that_plays_it) {
  EXPECT_EQ(played("a", "go-to-ground"),
            "a.hand: -go-to-ground\n"
            "values.a.c.1: 1/1/3/3 -> 1/1/3/5\n"
            "played.a.c.1: 0 -> 1\n"
            "combat.plays: nothing -> go-to-ground a.c.1");
}

TEST(ManeuverCards, go_to_ground_WC_MANEUVER_10_decides_a_fight_and_ends_with_it) {
  EXPECT_EQ(fought("a", "darket", "halberd+ion-repeaters"), "darket 1:4, halberd 4:3 destroys");
  EXPECT_EQ(fought("a", "darket", "halberd+ion-repeaters", "go-to-ground"),
            "darket 1:4, halberd 4:5");
}

TEST(ManeuverCards, go_to_ground_refused_by_each_rule_for_maneuvers) {
  expect_maneuver_rules("go-to-ground", 3);
}

}  // namespace
}  // namespace wardroom::wingcommander
