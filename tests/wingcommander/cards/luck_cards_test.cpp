// Luck that saves and discards. Every card is paid when it is played (WC-LUCK-03) and lies
// in the discard pile afterwards (WC-LUCK-04); the one who pays holds another card, so that the
// phase goes on.
#include <gtest/gtest.h>

#include "tests/wingcommander/card_trial.hpp"

namespace wardroom::wingcommander {
namespace {

// --- Shore Leave Scandal ---

const std::string kCrews = R"(
    a.ready = "grolkh/t ishtra rakhmar darket"
    a.hand = "darket"
    b.ready = "tull reyes arrow"
    b.hand = "scandal arrow")";

TEST(LuckCards, scandal_WC_CREW_04_WC_CREW_05_discards_an_enemy_crew_member) {
  const std::string setup = "phase = \"muster\"\nactive = \"b\"\nluck_spent = \"a\"" + kCrews;
  CardTrial trial(setup);
  EXPECT_EQ(trial.resolved("target scandal a.ready.2"),
            "a.medals: 2 -> 1\n"
            "a.reinforcements: 3 -> 2\n"
            "values.a.ready.3: none -> 1/1/3/3\n"
            "values.a.ready.4: 1/1/3/3 -> none\n"
            "b.power: 30 -> 28\n"
            "a.discard: +ishtra\n"
            "b.discard: +scandal\n"
            "b.hand: -scandal\n"
            "a.ready: grolkh/t ishtra rakhmar darket -> grolkh/t rakhmar darket");
  CardTrial tapped(setup);
  EXPECT_EQ(tapped.resolved("target scandal a.ready.1"),
            "values.a.ready.3: none -> 1/1/3/3\n"
            "values.a.ready.4: 1/1/3/3 -> none\n"
            "b.power: 30 -> 28\n"
            "a.discard: +grolkh\n"
            "b.discard: +scandal\n"
            "b.hand: -scandal\n"
            "a.ready: grolkh/t ishtra rakhmar darket -> ishtra rakhmar darket");
}

TEST(LuckCards, scandal_WC_LUCK_02_at_any_time_of_either_turn) {
  for (const char* when : {"muster\"\nactive = \"a", "muster\"\nactive = \"b", "scramble",
                           "movement", "combat", "discard", "draw\"\nactive = \"b"})
    EXPECT_EQ(CardTrial("phase = \"" + std::string(when) + "\"\nluck_spent = \"a\"" + kCrews)
                  .refused("target scandal a.ready.1"),
              "")
        << when;
}

TEST(LuckCards, scandal_WC_R_58_only_enemy_crew_is_a_target) {
  const CardTrial trial("phase = \"muster\"\nactive = \"b\"\nluck_spent = \"a\"" + kCrews);
  EXPECT_EQ(listed(trial), "pass, target scandal a.ready.1, target scandal a.ready.2");
  EXPECT_EQ(trial.refused("target scandal b.ready.1"), "WC-R-58") << "own crew";
  EXPECT_EQ(trial.refused("target scandal a.ready.3"), "WC-R-58") << "a pilot";
  EXPECT_EQ(trial.refused("target scandal a.ready.4"), "WC-R-58") << "a fighter";
  EXPECT_EQ(trial.refused("target scandal a.kc.1"), "WC-R-58") << "a Flight";
  EXPECT_EQ(trial.refused("luck scandal"), "WC-R-58") << "no target";
  const CardTrial nobody(R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.c = "darket+khorr"
    a.ready = "rakhmar"
    b.c = "arrow"
    b.ready = "tull"
    b.hand = "scandal arrow")");
  EXPECT_EQ(nobody.refused("target scandal a.ready.1"), "WC-LUCK-02") << "there is none";
}

TEST(LuckCards, scandal_WC_R_05_for_2_power_and_not_for_1) {
  const auto with = [](const std::string& power) {
    return CardTrial("phase = \"combat\"\nactive = \"b\"\nluck_spent = \"a\"\nb.power = " + power +
                     kCrews + "\na.c = \"darket\"\nb.c = \"arrow\"\ncombat = { at = \"c\" }")
        .refused("target scandal a.ready.1");
  };
  EXPECT_EQ(with("2"), "");
  EXPECT_EQ(with("1"), "WC-R-05");
}

// --- Lucky Bounce ---

// A fight at C and another to come at NW.
CardTrial bounce(const std::string& step, const std::string& more = "") {
  return CardTrial(R"(phase = "combat"
    active = "b"
    luck_spent = "a"
    a.c = "ghorrash darket"
    a.nw = "darket"
    a.hand = "shake"
    b.c = "arrow halberd"
    b.nw = "arrow"
    b.hand = "lucky-bounce kickstop"
    combat = { at = "c", step = ")" +
                   step + "\" }\n" + more);
}

TEST(LuckCards, lucky_bounce_defence_2_more_for_one_own_flight_in_this_combat) {
  CardTrial first = bounce("plays");
  EXPECT_EQ(first.resolved("target lucky-bounce b.c.1"),
            "b.power: 30 -> 29\n"
            "b.discard: +lucky-bounce\n"
            "b.hand: -lucky-bounce\n"
            "values.b.c.1: 2/0/4/3 -> 2/0/4/5\n"
            "combat.step: none -> plays\n"
            "combat.plays: nothing -> lucky-bounce b.c.1");
  CardTrial second = bounce("plays");
  EXPECT_EQ(second.resolved("target lucky-bounce b.c.2"),
            "b.power: 30 -> 29\n"
            "b.discard: +lucky-bounce\n"
            "b.hand: -lucky-bounce\n"
            "values.b.c.2: 3/1/3/4 -> 3/1/3/6\n"
            "combat.step: none -> plays\n"
            "combat.plays: nothing -> lucky-bounce b.c.2");
}

// One against one, with another fight to come.
CardTrial hard_pressed(const std::string& step) {
  return CardTrial(R"(phase = "combat"
    luck_spent = "a"
    a.c = "ghorrash"
    a.nw = "darket"
    b.c = "arrow"
    b.nw = "arrow"
    b.hand = "lucky-bounce"
    combat = { at = "c", step = ")" +
                   step + "\" }");
}

TEST(LuckCards, lucky_bounce_WC_R_40_saves_a_flight_and_ends_with_the_combat) {
  CardTrial trial = hard_pressed("plays");
  trial.play("target lucky-bounce b.c.1");
  EXPECT_EQ(trial["shots"], "ghorrash 4:5, arrow 2:3");
  trial.play("stay first");
  EXPECT_EQ(trial["combat.battle"], "none");
  EXPECT_EQ(trial["values.b.c.1"], "2/0/4/3");
}

TEST(LuckCards, lucky_bounce_WC_CARRIER_12_also_in_an_attack_on_a_carrier) {
  CardTrial trial(R"(phase = "combat"
    active = "b"
    luck_spent = "a"
    a.kc = ""
    a.nw = "darket"
    b.kc = "mattock"
    b.nw = "arrow"
    b.hand = "lucky-bounce"
    combat = { at = "kc", bomb = "first", step = "split" })");
  trial.play("target lucky-bounce b.kc.1");
  pass_until(trial, [&] { return trial["bombings"] != ""; });
  EXPECT_EQ(trial["share.b.kc.1"], "5");
  EXPECT_EQ(trial["b.kc"], "mattock") << "5 against Defence 5 and 2";
}

TEST(LuckCards, lucky_bounce_WC_R_39_comes_too_late_when_the_results_are_known) {
  CardTrial trial = hard_pressed("roles");
  pass_until(trial, [&] { return trial["doomed.b.c.1"] == "true"; });
  trial.play("target lucky-bounce b.c.1");
  EXPECT_EQ(trial["shots"], "ghorrash 4:3 destroys, arrow 2:3");
  EXPECT_EQ(trial["b.c"], "");
}

TEST(LuckCards, lucky_bounce_WC_LUCK_02_only_during_a_combat) {
  const std::string flights = R"(
    a.c = "ghorrash+khorr"
    b.c = "arrow"
    b.hand = "lucky-bounce kickstop"
    luck_spent = "a"
    active = "b")";
  for (const char* phase : {"muster", "scramble", "movement", "discard"})
    EXPECT_EQ(CardTrial("phase = \"" + std::string(phase) + '"' + flights)
                  .refused("target lucky-bounce b.c.1"),
              "WC-LUCK-02")
        << phase;
  const CardTrial before("phase = \"combat\"" + flights);
  EXPECT_EQ(before.refused("target lucky-bounce b.c.1"), "WC-LUCK-02") << "no attack yet";
}

TEST(LuckCards, lucky_bounce_WC_R_58_only_own_flights_of_this_combat) {
  const CardTrial trial = bounce("plays");
  EXPECT_EQ(listed(trial), "pass, target lucky-bounce b.c.1, target lucky-bounce b.c.2");
  EXPECT_EQ(trial.refused("target lucky-bounce b.nw.1"), "WC-R-58") << "not in this combat";
  EXPECT_EQ(trial.refused("target lucky-bounce b.tc.1"), "WC-R-58") << "at home";
  EXPECT_EQ(trial.refused("target lucky-bounce a.c.1"), "WC-R-58") << "an enemy";
  EXPECT_EQ(trial.refused("luck lucky-bounce"), "WC-R-58") << "no target";
}

TEST(LuckCards, lucky_bounce_WC_R_05_for_1_power) {
  EXPECT_EQ(bounce("plays", "b.power = 1").refused("target lucky-bounce b.c.1"), "");
  EXPECT_EQ(bounce("plays", "b.power = 0").refused("target lucky-bounce b.c.1"), "WC-COMBAT-10")
      << "there is no time for Luck, none costs less";
}

// --- Ninth Life ---

// Both Flights of a at C are hit, the one at NW is yet to fight.
CardTrial doomed(const std::string& more = "") {
  CardTrial trial(R"(phase = "combat"
    active = "b"
    luck_spent = "b"
    a.c = "darket+khorr+blooded-claw+clawlight darket"
    a.nw = "darket+ssarik"
    a.hand = "ninth-life shake"
    b.c = "halberd+ion-repeaters halberd+ion-repeaters"
    b.nw = "arrow"
    combat = { at = "c", step = "roles", done = ["a keep"] }
)" + more);
  while (trial["doomed.a.c.1"] == "false") {
    EXPECT_NE(trial.refused("target ninth-life a.c.1"), "") << "not yet";
    trial.play(trial.options()[0]);  // passes, or fires
  }
  return trial;
}

TEST(LuckCards, ninth_life_WC_R_39_the_pilot_of_a_flight_about_to_be_destroyed_comes_home) {
  CardTrial trial = doomed();
  EXPECT_EQ(listed(trial), "pass, target ninth-life a.c.1");
  EXPECT_EQ(trial.resolved("target ninth-life a.c.1"),
            "a.power: 30 -> 29\n"
            "a.medals: 0 -> 1\n"
            "a.discard: +ninth-life\n"
            "a.hand: -ninth-life\n"
            "a.ready: nothing -> khorr+blooded-claw\n"
            "a.c: darket+khorr+blooded-claw+clawlight darket -> darket+clawlight darket\n"
            "values.a.c.1: 4/2/4/4 -> 2/1/3/3\n"
            "medals.a.c.1: 1 -> 0");
  pass_until(trial, [&] { return trial["a.c"].empty(); });
  EXPECT_EQ(trial["lost.a"], "3") << "both Darkets and the weapon";
  EXPECT_EQ(trial["lost.b"], "2") << "what he had hit falls all the same";
  EXPECT_EQ(trial["where.khorr"], "a.ready.1");
  CardTrial without = doomed();
  without.play("pass");
  EXPECT_EQ(without["lost.a"], "6") << "Khorr, his medal and his Award as well";
  EXPECT_EQ(without["lost.b"], "2");
  EXPECT_EQ(without["where.khorr"], "a.discard");
}

TEST(LuckCards, ninth_life_WC_R_35_saves_a_pilot_from_the_fire_of_a_carrier) {
  CardTrial trial(R"(phase = "combat"
    luck_spent = "b"
    a.tc = "nakhtar+ssarik"
    a.nw = "darket"
    a.hand = "ninth-life shake"
    b.tc = ""
    b.nw = "arrow"
    combat = { at = "tc", bomb = "first", step = "split" })");
  pass_until(trial, [&] { return trial["doomed.a.tc.1"] == "true"; });
  trial.play("target ninth-life a.tc.1");
  EXPECT_EQ(trial["a.tc"], "");
  EXPECT_EQ(trial["a.ready"], "ssarik");
  EXPECT_EQ(trial["lost.a"], "1");
}

TEST(LuckCards, ninth_life_the_ace_is_gone_before_ace_hunt_could_count_him) {
  CardTrial trial = doomed("b.orders = \"ace-hunt\"");
  trial.play("target ninth-life a.c.1");
  pass_until(trial, [&] { return trial["combat.step"] == "home"; });
  EXPECT_EQ(trial.refused("reveal"), "WC-COMBAT-20") << "not asked";
  CardTrial without = doomed("b.orders = \"ace-hunt\"");
  without.play("pass");
  EXPECT_EQ(without.refused("reveal"), "");
}

TEST(LuckCards, ninth_life_WC_R_58_only_an_own_doomed_flight_with_a_pilot) {
  const CardTrial trial = doomed();
  EXPECT_EQ(trial.refused("target ninth-life a.c.2"), "WC-R-58") << "no pilot";
  EXPECT_EQ(trial.refused("target ninth-life a.nw.1"), "WC-R-58") << "not hit";
  EXPECT_EQ(trial.refused("target ninth-life b.c.1"), "WC-R-58") << "an enemy";
  EXPECT_EQ(trial.refused("luck ninth-life"), "WC-R-58") << "no target";
}

TEST(LuckCards, ninth_life_WC_LUCK_02_not_before_it_is_hit) {
  for (const char* phase : {"muster", "movement", "combat"}) {
    const CardTrial trial("phase = \"" + std::string(phase) + R"("
    luck_spent = "b"
    a.c = "darket+khorr"
    a.hand = "ninth-life shake"
    b.c = "arrow")");
    EXPECT_EQ(trial.refused("target ninth-life a.c.1"), "WC-LUCK-02") << phase;
  }
}

TEST(LuckCards, ninth_life_WC_R_05_for_1_power) {
  EXPECT_EQ(doomed("a.power = 1").refused("target ninth-life a.c.1"), "");
}

}  // namespace
}  // namespace wardroom::wingcommander
