// Crew: mustered for their cost, in the Ready Area for good, with a medal to tap and a text that
// works for their side (WC-CREW).
#include <gtest/gtest.h>

#include "tests/wingcommander/card_trial.hpp"

namespace wardroom::wingcommander {
namespace {

// A Mustering Phase of this seat.
CardTrial muster(const std::string& seat, const std::string& hand, const std::string& ready,
                 const std::string& more = "") {
  return CardTrial("phase = \"muster\"\nactive = \"" + seat + "\"\n" + seat + ".hand = \"" + hand +
                   "\"\n" + seat + ".ready = \"" + ready + "\"\n" + more);
}

// When and by whom it may be mustered, and that it stays on board.
void expect_crew_rules(const std::string& seat, const std::string& card, int power) {
  const std::string other = seat == "a" ? "b" : "a";
  const std::string fighter = seat == "a" ? "darket" : "arrow";
  const std::string hand = card + ' ' + card + ' ' + fighter;
  const auto with_power = [&](int points) {
    return muster(seat, hand, "", seat + ".power = " + std::to_string(points))
        .refused("muster " + card);
  };
  EXPECT_EQ(with_power(power), "");
  EXPECT_EQ(with_power(power - 1), "WC-R-05");
  CardTrial trial = muster(seat, hand, fighter);
  trial.play("muster " + card);
  EXPECT_EQ(trial.refused("muster " + card), "WC-CREW-01") << "one person";
  const CardTrial scramble("phase = \"scramble\"\nactive = \"" + seat + "\"\n" + seat +
                           ".hand = \"" + hand + "\"\n" + seat + ".ready = \"" + fighter + ' ' +
                           card + (seat == "a" ? " ssarik\"" : " novak\""));
  EXPECT_EQ(scramble.refused("muster " + card), "WC-SCRAMBLE-01");
  EXPECT_EQ(scramble.refused("assign " + seat + ".ready.2 " + seat + ".ready.1"), "WC-MUSTER-08");
  const CardTrial enemy("phase = \"muster\"\nactive = \"" + other + "\"\n" + seat + ".hand = \"" +
                        hand + "\"\n" + other + ".hand = \"" + (seat == "a" ? "arrow" : "darket") +
                        '"');
  EXPECT_EQ(enemy.refused("muster " + card), "WC-R-58") << "the enemy's turn";
}

// --- fighters for less: once per turn, 1 less but at least 1 ---

TEST(CrewCards, tull_WC_CREW_02_a_fighter_for_1_power_less_once_a_turn) {
  CardTrial trial = muster("b", "halberd halberd arrow", "tull");
  EXPECT_EQ(trial.played("muster halberd"),
            "b.power: 30 -> 28\n"
            "values.b.ready.2: none -> 3/1/3/4\n"
            "b.hand: -halberd\n"
            "b.ready: tull -> tull/u halberd");
  EXPECT_EQ(trial.played("muster halberd"),
            "b.power: 28 -> 25\n"
            "values.b.ready.3: none -> 3/1/3/4\n"
            "b.hand: -halberd\n"
            "b.ready: tull/u halberd -> tull/u halberd halberd")
      << "full price";
}

TEST(CrewCards, tull_the_next_turn_again_and_also_tapped) {
  CardTrial trial = muster("b", "halberd halberd arrow", "tull/u");
  pass_until(trial, [&] { return trial["turn"] == "4" && trial["phase"] == "muster"; });
  EXPECT_EQ(trial["b.ready"], "tull") << "untouched";
  const int before = std::stoi(trial["paid.b"]);
  trial.play("muster halberd");
  EXPECT_EQ(std::stoi(trial["paid.b"]) - before, 2);
  CardTrial tapped = muster("b", "halberd arrow", "tull/t");
  tapped.play("muster halberd");
  EXPECT_EQ(tapped["paid.b"], "2");
}

TEST(CrewCards, tull_an_arrow_for_1_power) {
  CardTrial trial = muster("b", "arrow arrow halberd", "tull");
  trial.play("muster arrow");
  EXPECT_EQ(trial["paid.b"], "1");
  trial.play("muster arrow");
  EXPECT_EQ(trial["paid.b"], "3");
}

TEST(CrewCards, tull_can_make_a_fighter_affordable) {
  EXPECT_EQ(muster("b", "halberd", "tull", "b.power = 2").refused("muster halberd"), "");
  EXPECT_EQ(muster("b", "halberd", "tull/u", "b.power = 2").refused("muster halberd"), "WC-R-05");
  EXPECT_EQ(muster("b", "halberd", "novak", "b.power = 2").refused("muster halberd"), "WC-R-05");
}

TEST(CrewCards, tull_not_for_pilots_weapons_crew_or_the_enemy_and_not_for_medals) {
  CardTrial trial = muster("b", "reyes ion-repeaters voss arrow", "tull");
  trial.play("muster reyes; muster ion-repeaters; muster voss");
  EXPECT_EQ(trial["paid.b"], "7") << "3, 1 and 3";
  EXPECT_EQ(trial["b.ready"], "tull reyes ion-repeaters voss") << "not used";
  CardTrial enemy = muster("a", "ghorrash darket", "", "b.ready = \"tull\"");
  enemy.play("muster ghorrash");
  EXPECT_EQ(enemy["paid.a"], "3");
  CardTrial medal = muster("b", "oriflamme arrow", "tull");
  medal.play("muster oriflamme");
  EXPECT_EQ(medal["paid.b"], "4");
  EXPECT_EQ(medal["b.ready"], "tull/t/u oriflamme") << "the medal is tapped all the same";
}

TEST(CrewCards, tull_WC_CREW_01_WC_CREW_03_mustered_for_2_power) {
  CardTrial trial = muster("b", "tull arrow", "");
  EXPECT_EQ(trial.played("muster tull"),
            "b.power: 30 -> 28\n"
            "b.medals: 0 -> 1\n"
            "b.hand: -tull\n"
            "b.ready: nothing -> tull");
  expect_crew_rules("b", "tull", 2);
}

TEST(CrewCards, grolkh_WC_CREW_02_a_fighter_for_1_power_less_once_a_turn) {
  CardTrial trial = muster("a", "nakhtar nakhtar darket", "grolkh");
  EXPECT_EQ(trial.played("muster nakhtar"),
            "a.power: 30 -> 27\n"
            "values.a.ready.2: none -> 2/2/1/4/4\n"
            "a.hand: -nakhtar\n"
            "a.ready: grolkh -> grolkh/u nakhtar");
  EXPECT_EQ(trial.played("muster nakhtar"),
            "a.power: 27 -> 23\n"
            "values.a.ready.3: none -> 2/2/1/4/4\n"
            "a.hand: -nakhtar\n"
            "a.ready: grolkh/u nakhtar -> grolkh/u nakhtar nakhtar")
      << "full price";
}

TEST(CrewCards, grolkh_at_least_1_power_and_then_it_is_not_used_up) {
  CardTrial trial = muster("a", "darket ghorrash darket", "grolkh");
  EXPECT_EQ(trial.played("muster darket"),
            "a.power: 30 -> 29\n"
            "values.a.ready.2: none -> 1/1/3/3\n"
            "a.hand: -darket\n"
            "a.ready: grolkh -> grolkh darket");
  trial.play("muster ghorrash");
  EXPECT_EQ(trial["paid.a"], "3") << "1, and 2 instead of 3";
  EXPECT_EQ(muster("a", "darket", "grolkh", "a.power = 0").refused("muster darket"), "WC-R-05");
}

TEST(CrewCards, grolkh_the_next_turn_again_and_also_tapped) {
  CardTrial trial = muster("a", "ghorrash ghorrash darket", "grolkh/u");
  pass_until(trial, [&] { return trial["turn"] == "3" && trial["phase"] == "muster"; });
  EXPECT_EQ(trial["a.ready"], "grolkh");
  const int before = std::stoi(trial["paid.a"]);
  trial.play("muster ghorrash");
  EXPECT_EQ(std::stoi(trial["paid.a"]) - before, 2);
  CardTrial tapped = muster("a", "ghorrash darket", "grolkh/t");
  tapped.play("muster ghorrash");
  EXPECT_EQ(tapped["paid.a"], "2");
}

TEST(CrewCards, grolkh_not_for_pilots_weapons_crew_or_the_enemy_and_not_for_medals) {
  CardTrial trial = muster("a", "khorr clawlight ishtra darket", "grolkh");
  trial.play("muster khorr; muster clawlight; muster ishtra");
  EXPECT_EQ(trial["paid.a"], "7") << "3, 1 and 3";
  EXPECT_EQ(trial["a.ready"], "grolkh khorr clawlight ishtra") << "not used";
  CardTrial enemy = muster("b", "halberd arrow", "", "a.ready = \"grolkh\"");
  enemy.play("muster halberd");
  EXPECT_EQ(enemy["paid.b"], "3");
  CardTrial medal = muster("a", "zhurrak darket", "grolkh");
  medal.play("muster zhurrak");
  EXPECT_EQ(medal["paid.a"], "4");
  EXPECT_EQ(medal["a.ready"], "grolkh/t/u zhurrak") << "the medal is tapped all the same";
}

TEST(CrewCards, grolkh_WC_CREW_01_WC_CREW_03_mustered_for_2_power) {
  CardTrial trial = muster("a", "grolkh darket", "");
  EXPECT_EQ(trial.played("muster grolkh"),
            "a.power: 30 -> 28\n"
            "a.medals: 0 -> 1\n"
            "a.hand: -grolkh\n"
            "a.ready: nothing -> grolkh");
  expect_crew_rules("a", "grolkh", 2);
}

// --- more Reinforcements ---

// What each side gains as this seat's turn begins.
std::string gained(const std::string& seat, const std::string& ready_a,
                   const std::string& ready_b) {
  const CardTrial trial("phase = \"draw\"\nactive = \"" + seat + "\"\na.ready = \"" + ready_a +
                        "\"\nb.ready = \"" + ready_b + '"');
  EXPECT_EQ(trial["turn"], seat == "a" ? "1" : "2");
  return trial["gained.a"] + ' ' + trial["gained.b"];
}

TEST(CrewCards, voss_WC_POWER_07_1_more_power_in_the_own_draw_phase) {
  EXPECT_EQ(gained("b", "", ""), "0 2");
  EXPECT_EQ(gained("b", "", "voss"), "0 3");
  EXPECT_EQ(gained("b", "", "voss/t"), "0 3") << "tapped as well";
  EXPECT_EQ(gained("a", "", "voss"), "2 0") << "not in the enemy's turn, and not for him";
}

TEST(CrewCards, voss_WC_CREW_01_WC_CREW_03_mustered_for_3_power) {
  CardTrial trial = muster("b", "voss arrow", "");
  EXPECT_EQ(trial.played("muster voss"),
            "b.power: 30 -> 27\n"
            "b.medals: 0 -> 1\n"
            "b.reinforcements: 2 -> 3\n"
            "b.hand: -voss\n"
            "b.ready: nothing -> voss");
  expect_crew_rules("b", "voss", 3);
}

TEST(CrewCards, ishtra_WC_POWER_07_1_more_power_in_the_own_draw_phase) {
  EXPECT_EQ(gained("a", "", ""), "2 0");
  EXPECT_EQ(gained("a", "ishtra", ""), "3 0");
  EXPECT_EQ(gained("a", "ishtra/t", ""), "3 0") << "tapped as well";
  EXPECT_EQ(gained("b", "ishtra", ""), "0 2") << "not in the enemy's turn, and not for him";
}

TEST(CrewCards, ishtra_WC_CREW_01_WC_CREW_03_mustered_for_3_power) {
  CardTrial trial = muster("a", "ishtra darket", "");
  EXPECT_EQ(trial.played("muster ishtra"),
            "a.power: 30 -> 27\n"
            "a.medals: 0 -> 1\n"
            "a.reinforcements: 2 -> 3\n"
            "a.hand: -ishtra\n"
            "a.ready: nothing -> ishtra");
  expect_crew_rules("a", "ishtra", 3);
}

}  // namespace
}  // namespace wardroom::wingcommander
