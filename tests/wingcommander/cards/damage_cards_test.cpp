// Battle Damage: each card lies on the Flight across and lowers one value of it by 2 until that
// Flight goes home or is destroyed (WC-DAMAGE-10, WC-R-26).
#include <gtest/gtest.h>

#include "tests/wingcommander/card_trial.hpp"
#include "tests/wingcommander/cards/combat_rules.hpp"

namespace wardroom::wingcommander {
namespace {

// A fight at C and another to come at NW; this seat attacks and has its go, and its Flights have
// each played a Maneuver.
CardTrial fight(const std::string& seat, const std::string& hand, const std::string& a,
                const std::string& b, const std::string& done = "") {
  const std::string flights = seat == "a" ? a : b;
  const std::string maneuver =
      seat == "a" ? "a maneuver part-the-pack " : "b maneuver break-and-attack ";
  std::string played = '"' + maneuver + "first\"";
  if (flights.find(' ') != std::string::npos) played += ", \"" + maneuver + "second\"";
  return CardTrial("phase = \"combat\"\nactive = \"" + seat + "\"\n" + seat + ".hand = \"" + hand +
                   "\"\na.c = \"" + a + "\"\nb.c = \"" + b + R"("
    a.nw = "darket"
    b.nw = "arrow"
    combat = { at = "c", step = "plays", turn = ")" +
                   seat + "\", done = [" + done + played + "] }");
}

// What the card changes when the first of two Flights plays it on the first of two.
std::string played(const std::string& seat, const std::string& card) {
  return fight(seat, card + ' ' + card, "ghorrash darket", "halberd arrow")
      .played("damage " + card + " first");
}

// What is shot when one Flight fights one.
std::string fought(const std::string& seat, const std::string& a, const std::string& b,
                   const std::string& card = "") {
  CardTrial trial = fight(seat, card, a, b);
  if (!card.empty()) trial.play("damage " + card + " first");
  return trial["shots"];
}

// WC-DAMAGE-01: crossed, the second enemy Flight is across from the first.
void expect_on_the_flight_across(const std::string& card, const std::string& seat) {
  const std::string enemy = seat == "a" ? "b" : "a";
  CardTrial trial = fight(seat, card + ' ' + card, "ghorrash darket", "halberd arrow",
                          '"' + enemy + " cross\", ");
  const std::string before = trial[enemy + ".c"];
  trial.play("damage " + card + " first");
  EXPECT_EQ(trial[enemy + ".c"], before + '+' + card);
}

// WC-DAMAGE-10, WC-DAMAGE-11: it stays on a Flight that stays, works on, and goes to its owner's
// discard pile when that Flight goes home or is destroyed.
void expect_to_stay_until_home(const std::string& card, const std::string& seat) {
  const std::string enemy = seat == "a" ? "b" : "a";
  const std::string home = enemy + (seat == "a" ? ".tc" : ".kc");
  const std::string flight = seat == "a" ? "mattock" : "nakhtar";
  const std::string hunter = seat == "a" ? "zhurrak" : "oriflamme";
  const std::string damaged = flight + '+' + card;
  CardTrial trial("phase = \"movement\"\nactive = \"" + enemy + "\"\n" + home + " = \"" + damaged +
                  ' ' + damaged + "\"");
  const std::string low = trial["values." + home + ".1"];
  trial.play("move " + home + ".1 c");
  EXPECT_EQ(trial[enemy + ".c"], flight + "/m+" + card);
  EXPECT_EQ(trial["values." + enemy + ".c.1"], low) << "it works on";
  trial.play("recall " + home + ".1");
  EXPECT_EQ(trial[enemy + ".ready"], flight);
  EXPECT_NE(trial["values." + enemy + ".ready.1"], low);
  EXPECT_EQ(trial["where." + card], seat == "a" ? "a.discard b.c.1" : "a.c.1 b.discard");
  const CardTrial hunt("phase = \"combat\"\nactive = \"" + seat + "\"\n" + enemy + ".c = \"" +
                       damaged + "\"\n" + seat + ".c = \"" + hunter +
                       "\"\ncombat = { at = \"c\", step = \"roles\" }");
  EXPECT_EQ(hunt[enemy + ".c"], "");
  EXPECT_EQ(hunt["where." + card], seat + ".discard");
  EXPECT_EQ(hunt["lost." + enemy], "1") << "WC-R-47: the fighter alone";
}

TEST(DamageCards, tail_shot_off_defence_2_less_for_the_flight_across) {
  EXPECT_EQ(played("b", "tail-shot-off"),
            "b.hand: -tail-shot-off\n"
            "a.c: ghorrash darket -> ghorrash+tail-shot-off darket\n"
            "values.a.c.1: 4/1/3/3 -> 4/1/3/1\n"
            "played.b.c.1: 1 -> 2\n"
            "combat.plays: and tail-shot-off b.c.1");
  expect_on_the_flight_across("tail-shot-off", "b");
}

TEST(DamageCards, tail_shot_off_refused_by_each_rule_for_battle_damage) {
  expect_damage_rules("tail-shot-off", 2);
}

TEST(DamageCards,
     tail_shot_off_WC_DAMAGE_10_WC_DAMAGE_11_stays_until_the_flight_is_home_or_destroyed) {
  expect_to_stay_until_home("tail-shot-off", "b");
}

TEST(DamageCards, tail_shot_off_decides_a_fight) {
  EXPECT_EQ(fought("b", "darket", "arrow"), "darket 1:3, arrow 2:3");
  EXPECT_EQ(fought("b", "darket", "arrow", "tail-shot-off"), "darket 1:3, arrow 2:1 destroys");
}

TEST(DamageCards, guns_jammed_attack_2_less_for_the_flight_across) {
  EXPECT_EQ(played("b", "guns-jammed"),
            "b.hand: -guns-jammed\n"
            "a.c: ghorrash darket -> ghorrash+guns-jammed darket\n"
            "values.a.c.1: 4/1/3/3 -> 2/1/3/3\n"
            "played.b.c.1: 1 -> 2\n"
            "combat.plays: and guns-jammed b.c.1");
  expect_on_the_flight_across("guns-jammed", "b");
}

TEST(DamageCards, guns_jammed_refused_by_each_rule_for_battle_damage) {
  expect_damage_rules("guns-jammed", 2);
}

TEST(DamageCards,
     guns_jammed_WC_DAMAGE_10_WC_DAMAGE_11_stays_until_the_flight_is_home_or_destroyed) {
  expect_to_stay_until_home("guns-jammed", "b");
}

TEST(DamageCards, guns_jammed_decides_a_fight) {
  EXPECT_EQ(fought("b", "ghorrash", "arrow"), "ghorrash 4:3 destroys, arrow 2:3");
  EXPECT_EQ(fought("b", "ghorrash", "arrow", "guns-jammed"), "ghorrash 2:3, arrow 2:3");
}

TEST(DamageCards, thruster_clipped_maneuver_2_less_for_the_flight_across) {
  EXPECT_EQ(played("b", "thruster-clipped"),
            "b.hand: -thruster-clipped\n"
            "a.c: ghorrash darket -> ghorrash+thruster-clipped darket\n"
            "values.a.c.1: 4/1/3/3 -> 4/1/1/3\n"
            "played.b.c.1: 1 -> 2\n"
            "combat.plays: and thruster-clipped b.c.1");
  expect_on_the_flight_across("thruster-clipped", "b");
}

TEST(DamageCards, thruster_clipped_refused_by_each_rule_for_battle_damage) {
  expect_damage_rules("thruster-clipped", 1);
}

TEST(DamageCards,
     thruster_clipped_WC_DAMAGE_10_WC_DAMAGE_11_stays_until_the_flight_is_home_or_destroyed) {
  expect_to_stay_until_home("thruster-clipped", "b");
}

TEST(DamageCards, thruster_clipped_WC_MANEUVER_02_WC_MANEUVER_03_leaves_less_to_play) {
  CardTrial trial(R"(phase = "combat"
    active = "b"
    a.c = "ghorrash darket"
    a.hand = "pounce shake tight-loop"
    b.c = "halberd arrow"
    b.hand = "thruster-clipped kickstop"
    combat = { at = "c", step = "plays", turn = "b", done = ["b maneuver snap-roll first"] })");
  trial.play("damage thruster-clipped first");
  EXPECT_EQ(trial.refused("maneuver pounce first"), "WC-MANEUVER-02");
  EXPECT_EQ(trial.refused("maneuver pounce second"), "");
  trial.play("maneuver shake first; pass");
  EXPECT_EQ(trial.refused("maneuver tight-loop first"), "WC-MANEUVER-03");
}

TEST(DamageCards, belly_torn_open_defence_2_less_for_the_flight_across) {
  EXPECT_EQ(played("a", "belly-torn-open"),
            "a.hand: -belly-torn-open\n"
            "played.a.c.1: 1 -> 2\n"
            "b.c: halberd arrow -> halberd+belly-torn-open arrow\n"
            "values.b.c.1: 3/1/3/4 -> 3/1/3/2\n"
            "combat.plays: and belly-torn-open a.c.1");
  expect_on_the_flight_across("belly-torn-open", "a");
}

TEST(DamageCards, belly_torn_open_refused_by_each_rule_for_battle_damage) {
  expect_damage_rules("belly-torn-open", 2);
}

TEST(DamageCards,
     belly_torn_open_WC_DAMAGE_10_WC_DAMAGE_11_stays_until_the_flight_is_home_or_destroyed) {
  expect_to_stay_until_home("belly-torn-open", "a");
}

TEST(DamageCards, belly_torn_open_decides_a_fight) {
  EXPECT_EQ(fought("a", "ghorrash", "rampart"), "ghorrash 4:5, rampart 3:3 destroys");
  EXPECT_EQ(fought("a", "ghorrash", "rampart", "belly-torn-open"),
            "ghorrash 4:3 destroys, rampart 3:3 destroys");
}

TEST(DamageCards, sights_burned_out_attack_2_less_for_the_flight_across) {
  EXPECT_EQ(played("a", "sights-burned-out"),
            "a.hand: -sights-burned-out\n"
            "played.a.c.1: 1 -> 2\n"
            "b.c: halberd arrow -> halberd+sights-burned-out arrow\n"
            "values.b.c.1: 3/1/3/4 -> 1/1/3/4\n"
            "combat.plays: and sights-burned-out a.c.1");
  expect_on_the_flight_across("sights-burned-out", "a");
}

TEST(DamageCards, sights_burned_out_refused_by_each_rule_for_battle_damage) {
  expect_damage_rules("sights-burned-out", 2);
}

TEST(DamageCards,
     sights_burned_out_WC_DAMAGE_10_WC_DAMAGE_11_stays_until_the_flight_is_home_or_destroyed) {
  expect_to_stay_until_home("sights-burned-out", "a");
}

TEST(DamageCards, sights_burned_out_decides_a_fight) {
  EXPECT_EQ(fought("a", "darket", "halberd"), "darket 1:4, halberd 3:3 destroys");
  EXPECT_EQ(fought("a", "darket", "halberd", "sights-burned-out"), "darket 1:4, halberd 1:3");
}

TEST(DamageCards, steering_fouled_maneuver_2_less_for_the_flight_across) {
  EXPECT_EQ(played("a", "steering-fouled"),
            "a.hand: -steering-fouled\n"
            "played.a.c.1: 1 -> 2\n"
            "b.c: halberd arrow -> halberd+steering-fouled arrow\n"
            "values.b.c.1: 3/1/3/4 -> 3/1/1/4\n"
            "combat.plays: and steering-fouled a.c.1");
  expect_on_the_flight_across("steering-fouled", "a");
}

TEST(DamageCards, steering_fouled_refused_by_each_rule_for_battle_damage) {
  expect_damage_rules("steering-fouled", 1);
}

TEST(DamageCards,
     steering_fouled_WC_DAMAGE_10_WC_DAMAGE_11_stays_until_the_flight_is_home_or_destroyed) {
  expect_to_stay_until_home("steering-fouled", "a");
}

TEST(DamageCards, steering_fouled_WC_MANEUVER_02_WC_MANEUVER_03_leaves_less_to_play) {
  CardTrial trial(R"(phase = "combat"
    active = "a"
    a.c = "ghorrash darket"
    a.hand = "steering-fouled go-to-ground"
    b.c = "halberd arrow"
    b.hand = "kickstop snap-roll high-yo-yo"
    combat = { at = "c", step = "plays", turn = "a", done = ["a maneuver shake first"] })");
  trial.play("damage steering-fouled first");
  EXPECT_EQ(trial.refused("maneuver kickstop first"), "WC-MANEUVER-02");
  EXPECT_EQ(trial.refused("maneuver kickstop second"), "");
  trial.play("maneuver snap-roll first; pass");
  EXPECT_EQ(trial.refused("maneuver high-yo-yo first"), "WC-MANEUVER-03");
}

}  // namespace
}  // namespace wardroom::wingcommander
