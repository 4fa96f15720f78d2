// Maneuvers that change the conditions of the battle (WC-MANEUVER-07) or another Maneuver
// (WC-MANEUVER-11).
#include <gtest/gtest.h>

#include "tests/wingcommander/card_trial.hpp"
#include "tests/wingcommander/cards/combat_rules.hpp"

namespace wardroom::wingcommander {
namespace {

// A fight at C; this seat attacks and has its go. Both have a card left, so nothing goes by itself.
CardTrial fight(const std::string& seat, const std::string& a_hand, const std::string& b_hand,
                const std::string& done = "", const std::string& a = "darket ghorrash",
                const std::string& b = "arrow halberd") {
  return CardTrial("phase = \"combat\"\nactive = \"" + seat + "\"\na.hand = \"" + a_hand +
                   " go-to-ground\"\nb.hand = \"" + b_hand + " kickstop\"\na.c = \"" + a +
                   "\"\nb.c = \"" + b + R"("
    a.nw = "darket"
    b.nw = "arrow"
    combat = { at = "c", step = "plays", turn = ")" +
                   seat + "\", done = [" + done + "] }");
}

// --- no support ---

// The step of cards ends, and every Flight fires that can. Those that could have given support:
// "a.first b.second".
std::string who_may_support(CardTrial& trial) {
  pass_until(trial, [&] { return trial["combat.step"] != "plays"; });
  std::string who;
  while (trial["combat.step"] == "roles") {
    const std::vector<std::string> options = trial.options();
    for (const std::string& option : options)
      if (option.starts_with("support "))
        who += (who.empty() ? "" : " ") + trial.decider() + '.' + option.substr(8);
    trial.play(options[0]);
  }
  return who;
}

TEST(ManeuverCards, break_and_attack_the_enemy_flight_not_across_may_not_support) {
  CardTrial trial = fight("b", "", "break-and-attack");
  EXPECT_EQ(trial.played("maneuver break-and-attack first"),
            "b.hand: -break-and-attack\n"
            "played.b.c.1: 0 -> 1\n"
            "combat.plays: nothing -> break-and-attack b.c.1");
  EXPECT_EQ(who_may_support(trial), "a.first b.first b.second");
  CardTrial without = fight("b", "", "break-and-attack");
  EXPECT_EQ(who_may_support(without), "a.first a.second b.first b.second");
}

TEST(ManeuverCards, break_and_attack_WC_R_18_who_is_across_at_that_moment_counts) {
  CardTrial crossed = fight("b", "", "break-and-attack", R"("a cross")");
  crossed.play("maneuver break-and-attack first");
  EXPECT_EQ(who_may_support(crossed), "a.second b.first b.second");
  CardTrial second = fight("b", "", "break-and-attack");
  second.play("maneuver break-and-attack second");
  EXPECT_EQ(who_may_support(second), "a.second b.first b.second");
  CardTrial later = fight("b", "circle-the-herd", "break-and-attack");
  later.play("maneuver break-and-attack first; maneuver circle-the-herd first");
  EXPECT_EQ(later["across.a.c.2"], "b.c.1");
  EXPECT_EQ(who_may_support(later), "a.first b.first b.second") << "still the one meant";
}

TEST(ManeuverCards, break_and_attack_bars_nobody_if_there_is_no_other_or_it_was_negated) {
  CardTrial alone = fight("b", "", "break-and-attack", "", "nakhtar");
  alone.play("maneuver break-and-attack first");
  EXPECT_EQ(who_may_support(alone), "b.first b.second");
  CardTrial negated = fight("b", "smell-the-trick", "break-and-attack");
  negated.play("maneuver break-and-attack first; negate smell-the-trick first break-and-attack");
  EXPECT_EQ(who_may_support(negated), "a.first a.second b.first b.second") << "WC-R-29";
}

TEST(ManeuverCards, break_and_attack_refused_by_each_rule_for_maneuvers) {
  expect_maneuver_rules("break-and-attack", 2);
}

TEST(ManeuverCards, part_the_pack_the_enemy_flight_not_across_may_not_support) {
  CardTrial trial = fight("a", "part-the-pack", "");
  EXPECT_EQ(trial.played("maneuver part-the-pack second"),
            "a.hand: -part-the-pack\n"
            "played.a.c.2: 0 -> 1\n"
            "combat.plays: nothing -> part-the-pack a.c.2");
  EXPECT_EQ(who_may_support(trial), "b.second a.first a.second");
  CardTrial without = fight("a", "part-the-pack", "");
  EXPECT_EQ(who_may_support(without), "b.first b.second a.first a.second");
}

TEST(ManeuverCards, part_the_pack_WC_R_18_who_is_across_at_that_moment_counts) {
  CardTrial crossed = fight("a", "part-the-pack", "", R"("b cross")");
  crossed.play("maneuver part-the-pack second");
  EXPECT_EQ(who_may_support(crossed), "b.first a.first a.second");
  CardTrial later = fight("a", "part-the-pack", "trade-lanes");
  later.play("maneuver part-the-pack first; maneuver trade-lanes first");
  EXPECT_EQ(later["across.b.c.2"], "a.c.1");
  EXPECT_EQ(who_may_support(later), "b.first a.first a.second") << "still the one meant";
}

TEST(ManeuverCards, part_the_pack_bars_nobody_if_there_is_no_other_or_it_was_negated) {
  CardTrial alone = fight("a", "part-the-pack", "", "", "darket ghorrash", "mattock");
  alone.play("maneuver part-the-pack first");
  EXPECT_EQ(who_may_support(alone), "a.first a.second");
  CardTrial negated = fight("a", "part-the-pack", "read-the-feint");
  negated.play("maneuver part-the-pack first; negate read-the-feint first part-the-pack");
  EXPECT_EQ(who_may_support(negated), "b.first b.second a.first a.second") << "WC-R-29";
}

TEST(ManeuverCards, part_the_pack_refused_by_each_rule_for_maneuvers) {
  expect_maneuver_rules("part-the-pack", 2);
}

// --- lanes ---

TEST(ManeuverCards, trade_lanes_both_own_flights_change_who_is_across) {
  CardTrial trial = fight("b", "", "trade-lanes");
  EXPECT_EQ(trial.played("maneuver trade-lanes first"),
            "b.hand: -trade-lanes\n"
            "across.a.c.1: b.c.1 -> b.c.2\n"
            "across.a.c.2: b.c.2 -> b.c.1\n"
            "played.b.c.1: 0 -> 1\n"
            "across.b.c.1: a.c.1 -> a.c.2\n"
            "across.b.c.2: a.c.2 -> a.c.1\n"
            "combat.crossed: false -> true\n"
            "combat.plays: nothing -> trade-lanes b.c.1");
  trial.play("pass; pass; fire first; fire second; fire first; fire second");
  EXPECT_EQ(trial["shots"], "darket 1:4, ghorrash 4:3 destroys, arrow 2:3, halberd 3:3 destroys");
}

TEST(ManeuverCards, trade_lanes_against_one_and_back_again) {
  CardTrial one = fight("b", "", "trade-lanes trade-lanes", "", "ghorrash");
  EXPECT_EQ(one.played("maneuver trade-lanes second"),
            "b.hand: -trade-lanes\n"
            "across.a.c.1: b.c.1 -> b.c.2\n"
            "across.b.c.1: a.c.1 -> none\n"
            "played.b.c.2: 0 -> 1\n"
            "across.b.c.2: none -> a.c.1\n"
            "combat.crossed: false -> true\n"
            "combat.plays: nothing -> trade-lanes b.c.2");
  one.play("pass; maneuver trade-lanes first");
  EXPECT_EQ(one["across.a.c.1"], "b.c.1");
}

TEST(ManeuverCards, trade_lanes_WC_MANEUVER_07_only_with_two_flights_in_this_combat) {
  const CardTrial trial = fight("b", "", "trade-lanes", "", "darket ghorrash", "arrow");
  EXPECT_EQ(trial.refused("maneuver trade-lanes first"), "WC-MANEUVER-07")
      << "others are elsewhere, and the enemy's do not count";
  expect_maneuver_rules("trade-lanes", 2);
}

TEST(ManeuverCards, circle_the_herd_both_own_flights_change_who_is_across) {
  CardTrial trial = fight("a", "circle-the-herd", "");
  EXPECT_EQ(trial.played("maneuver circle-the-herd second"),
            "a.hand: -circle-the-herd\n"
            "across.a.c.1: b.c.1 -> b.c.2\n"
            "played.a.c.2: 0 -> 1\n"
            "across.a.c.2: b.c.2 -> b.c.1\n"
            "across.b.c.1: a.c.1 -> a.c.2\n"
            "across.b.c.2: a.c.2 -> a.c.1\n"
            "combat.crossed: false -> true\n"
            "combat.plays: nothing -> circle-the-herd a.c.2");
  trial.play("pass; pass; fire first; fire second; fire first; fire second");
  EXPECT_EQ(trial["shots"], "darket 1:4, ghorrash 4:3 destroys, arrow 2:3, halberd 3:3 destroys");
}

TEST(ManeuverCards, circle_the_herd_WC_R_29_a_negated_one_stays_done) {
  CardTrial trial = fight("a", "circle-the-herd", "read-the-feint");
  trial.play("maneuver circle-the-herd first");
  EXPECT_EQ(trial.played("negate read-the-feint second circle-the-herd"),
            "b.hand: -read-the-feint\n"
            "played.b.c.2: 0 -> 1\n"
            "combat.plays: circle-the-herd a.c.1 -> circle-the-herd a.c.1/n, read-the-feint b.c.2 "
            "circle-the-herd");
}

TEST(ManeuverCards, circle_the_herd_WC_MANEUVER_07_only_with_two_flights_in_this_combat) {
  const CardTrial trial = fight("a", "circle-the-herd", "", "", "ghorrash", "arrow halberd");
  EXPECT_EQ(trial.refused("maneuver circle-the-herd first"), "WC-MANEUVER-07")
      << "others are elsewhere, and the enemy's do not count";
  expect_maneuver_rules("circle-the-herd", 2);
}

// --- negation ---

TEST(ManeuverCards, read_the_feint_WC_MANEUVER_11_ends_what_the_flight_across_played) {
  CardTrial trial = fight("b", "pounce pounce", "read-the-feint",
                          R"("a maneuver pounce first", "a maneuver pounce second")");
  EXPECT_EQ(trial.played("negate read-the-feint first pounce"),
            "b.hand: -read-the-feint\n"
            "values.a.c.1: 3/1/3/3 -> 1/1/3/3\n"
            "played.b.c.1: 0 -> 1\n"
            "combat.plays: pounce a.c.1, pounce a.c.2 -> pounce a.c.1/n, pounce a.c.2, "
            "read-the-feint b.c.1 pounce")
      << "not what the other one played";
}

TEST(ManeuverCards, read_the_feint_WC_MANEUVER_12_bars_any_enemy_maneuver_that_is_still_to_come) {
  CardTrial trial = fight("b", "shake tight-loop", "read-the-feint");
  for (const char* title : {"shake", "tight-loop", "pounce", "go-to-ground", "circle-the-herd",
                            "part-the-pack", "smell-the-trick"})
    EXPECT_EQ(trial.refused(std::string("negate read-the-feint first ") + title), "") << title;
  EXPECT_EQ(trial.played("negate read-the-feint first shake"),
            "b.hand: -read-the-feint\n"
            "played.b.c.1: 0 -> 1\n"
            "combat.plays: nothing -> read-the-feint b.c.1 shake");
  EXPECT_EQ(trial.refused("maneuver shake first"), "WC-MANEUVER-11");
  EXPECT_EQ(trial.refused("maneuver shake second"), "") << "not across";
  EXPECT_EQ(trial.refused("maneuver tight-loop first"), "") << "not named";
}

TEST(ManeuverCards, read_the_feint_WC_MANEUVER_11_names_one_maneuver_of_the_enemy) {
  const CardTrial trial = fight("b", "shake", "read-the-feint snap-roll");
  EXPECT_EQ(trial.refused("maneuver read-the-feint first"), "WC-MANEUVER-11") << "names none";
  EXPECT_EQ(trial.refused("negate read-the-feint first snap-roll"), "WC-MANEUVER-11") << "own";
  EXPECT_EQ(trial.refused("negate read-the-feint first belly-torn-open"), "WC-MANEUVER-11");
  EXPECT_EQ(trial.refused("negate snap-roll first shake"), "WC-MANEUVER-11") << "does not negate";
  expect_maneuver_rules("read-the-feint", 2);
}

TEST(ManeuverCards, smell_the_trick_WC_MANEUVER_11_ends_what_the_flight_across_played) {
  CardTrial trial =
      fight("a", "smell-the-trick", "",
            R"("b cross", "b maneuver snap-roll first", "b maneuver snap-roll second")");
  EXPECT_EQ(trial.played("negate smell-the-trick first snap-roll"),
            "a.hand: -smell-the-trick\n"
            "played.a.c.1: 0 -> 1\n"
            "values.b.c.2: 3/1/3/5 -> 3/1/3/4\n"
            "combat.plays: snap-roll b.c.1, snap-roll b.c.2 -> snap-roll b.c.1, snap-roll b.c.2/n, "
            "smell-the-trick a.c.1 snap-roll")
      << "not what the other one played";
}

TEST(ManeuverCards, smell_the_trick_WC_MANEUVER_12_bars_any_enemy_maneuver_that_is_still_to_come) {
  CardTrial trial = fight("a", "smell-the-trick", "snap-roll high-yo-yo");
  for (const char* title : {"kickstop", "break-and-attack", "snap-roll", "high-yo-yo",
                            "full-burn-run", "trade-lanes", "read-the-feint"})
    EXPECT_EQ(trial.refused(std::string("negate smell-the-trick second ") + title), "") << title;
  EXPECT_EQ(trial.played("negate smell-the-trick second snap-roll"),
            "a.hand: -smell-the-trick\n"
            "played.a.c.2: 0 -> 1\n"
            "combat.plays: nothing -> smell-the-trick a.c.2 snap-roll");
  EXPECT_EQ(trial.refused("maneuver snap-roll second"), "WC-MANEUVER-11");
  EXPECT_EQ(trial.refused("maneuver snap-roll first"), "") << "not across";
  EXPECT_EQ(trial.refused("maneuver high-yo-yo second"), "") << "not named";
}

TEST(ManeuverCards, smell_the_trick_WC_MANEUVER_11_names_one_maneuver_of_the_enemy) {
  const CardTrial trial = fight("a", "smell-the-trick shake", "snap-roll");
  EXPECT_EQ(trial.refused("maneuver smell-the-trick first"), "WC-MANEUVER-11") << "names none";
  EXPECT_EQ(trial.refused("negate smell-the-trick first shake"), "WC-MANEUVER-11") << "own";
  EXPECT_EQ(trial.refused("negate smell-the-trick first guns-jammed"), "WC-MANEUVER-11");
  EXPECT_EQ(trial.refused("negate shake first snap-roll"), "WC-MANEUVER-11") << "does not negate";
  expect_maneuver_rules("smell-the-trick", 2);
}

}  // namespace
}  // namespace wardroom::wingcommander
