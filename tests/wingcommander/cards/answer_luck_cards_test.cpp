// Luck that answers Luck: Crossed Signals and Ill Omen (WC-R-39, WC-R-40).
#include <gtest/gtest.h>

#include "tests/wingcommander/card_trial.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(LuckCards, crossed_signals_WC_LUCK_04_cancels_an_enemy_luck_card) {
  CardTrial trial(R"(phase = "muster"
    luck_spent = "nobody"
    a.hand = "traitor darket"
    b.hand = "crossed-signals arrow"
    b.ready = "maniac")");
  trial.play("target traitor b.ready.1");
  EXPECT_EQ(trial.played("luck crossed-signals"),
            "pending: traitor -> traitor crossed-signals\n"
            "b.power: 30 -> 29\n"
            "b.hand: -crossed-signals");
  EXPECT_EQ(trial.played("pass; pass"),
            "pending: traitor crossed-signals -> nothing\n"
            "a.discard: +traitor\n"
            "b.discard: +crossed-signals")
      << "Maniac stays; both cards stay paid";
}

TEST(LuckCards, crossed_signals_WC_LUCK_02_only_as_an_answer_to_enemy_luck) {
  CardTrial trial(R"(phase = "muster"
    luck_spent = "nobody"
    a.hand = "ghorrash traitor darket"
    a.ready = "grolkh"
    b.hand = "crossed-signals scandal arrow"
    b.ready = "maniac")");
  trial.play("pass");
  EXPECT_EQ(trial.decider(), "b");
  EXPECT_EQ(trial.refused("luck crossed-signals"), "WC-LUCK-02") << "nothing is announced";
  trial.play("target scandal a.ready.1; pass");
  EXPECT_EQ(trial.decider(), "b");
  EXPECT_EQ(trial.refused("luck crossed-signals"), "WC-LUCK-02") << "one's own card";
}

TEST(LuckCards, crossed_signals_WC_LUCK_02_does_not_answer_other_cards) {
  CardTrial trial(R"(phase = "muster"
    luck_spent = "a"
    a.hand = "ghorrash darket"
    a.ready = "grolkh"
    b.hand = "crossed-signals arrow")");
  trial.play("pass; muster ghorrash");
  EXPECT_EQ(trial["pending"], "ghorrash");
  EXPECT_EQ(trial.decider(), "b");
  EXPECT_EQ(trial.refused("luck crossed-signals"), "WC-LUCK-02");
}

TEST(LuckCards, crossed_signals_WC_R_05_for_1_power) {
  const auto announced = [](int power) {
    CardTrial trial(R"(phase = "muster"
    luck_spent = "nobody"
    a.hand = "traitor darket"
    b.hand = "crossed-signals arrow"
    b.ready = "maniac"
    b.power = )" + std::to_string(power));
    trial.play("target traitor b.ready.1");
    return trial;
  };
  EXPECT_EQ(announced(1).refused("luck crossed-signals"), "");
  CardTrial poor = announced(0);
  EXPECT_NE(poor.decider(), "b") << "not asked";
  pass_until(poor, [&] { return poor["pending"].empty(); });
  EXPECT_NE(poor.refused("luck crossed-signals"), "");
  EXPECT_EQ(poor["a.ready"], "maniac");
}

TEST(LuckCards, ill_omen_WC_LUCK_04_cancels_an_enemy_luck_card) {
  CardTrial trial(R"(phase = "muster"
    active = "b"
    luck_spent = "nobody"
    a.hand = "ill-omen darket"
    a.ready = "grolkh"
    b.hand = "scandal arrow")");
  trial.play("target scandal a.ready.1");
  EXPECT_EQ(trial.played("luck ill-omen"),
            "pending: scandal -> scandal ill-omen\n"
            "a.power: 30 -> 29\n"
            "a.hand: -ill-omen");
  EXPECT_EQ(trial.played("pass; pass"),
            "pending: scandal ill-omen -> nothing\n"
            "a.discard: +ill-omen\n"
            "b.discard: +scandal")
      << "Grolkh stays; both cards stay paid";
}

TEST(LuckCards, ill_omen_WC_R_40_answers_an_answer) {
  CardTrial trial(R"(phase = "muster"
    luck_spent = "nobody"
    a.hand = "ill-omen traitor darket"
    b.hand = "crossed-signals arrow"
    b.ready = "maniac")");
  trial.play("target traitor b.ready.1; luck crossed-signals");
  EXPECT_EQ(trial.played("luck ill-omen; pass; pass"),
            "pending: traitor crossed-signals -> traitor\n"
            "a.power: 25 -> 24\n"
            "a.discard: +ill-omen\n"
            "b.discard: +crossed-signals\n"
            "a.hand: -ill-omen");
  pass_until(trial, [&] { return trial["pending"].empty(); });
  EXPECT_EQ(trial["a.ready"], "maniac");
}

TEST(LuckCards, ill_omen_WC_LUCK_02_only_as_an_answer_to_enemy_luck) {
  CardTrial trial(R"(phase = "muster"
    active = "b"
    luck_spent = "nobody"
    a.hand = "ill-omen traitor darket"
    a.ready = "grolkh"
    b.hand = "arrow halberd"
    b.ready = "maniac")");
  trial.play("pass");
  EXPECT_EQ(trial.decider(), "a");
  EXPECT_EQ(trial.refused("luck ill-omen"), "WC-LUCK-02") << "nothing is announced";
  trial.play("target traitor b.ready.1; pass");
  EXPECT_EQ(trial.decider(), "a");
  EXPECT_EQ(trial.refused("luck ill-omen"), "WC-LUCK-02") << "one's own card";
}

TEST(LuckCards, ill_omen_WC_LUCK_02_does_not_answer_other_cards) {
  CardTrial trial(R"(phase = "muster"
    active = "b"
    luck_spent = "b"
    a.hand = "ill-omen darket"
    b.hand = "arrow halberd"
    b.ready = "maniac")");
  trial.play("pass; muster arrow");
  EXPECT_EQ(trial["pending"], "arrow");
  EXPECT_EQ(trial.refused("luck ill-omen"), "WC-LUCK-02");
}

TEST(LuckCards, ill_omen_WC_R_05_for_1_power) {
  const auto announced = [](int power) {
    CardTrial trial(R"(phase = "muster"
    active = "b"
    luck_spent = "nobody"
    a.hand = "ill-omen darket"
    a.ready = "grolkh"
    b.hand = "scandal arrow"
    a.power = )" + std::to_string(power));
    trial.play("target scandal a.ready.1");
    return trial;
  };
  EXPECT_EQ(announced(1).refused("luck ill-omen"), "");
  CardTrial poor = announced(0);
  EXPECT_NE(poor.decider(), "a") << "not asked";
  pass_until(poor, [&] { return poor["pending"].empty(); });
  EXPECT_NE(poor.refused("luck ill-omen"), "");
  EXPECT_EQ(poor["a.ready"], "");
}

}  // namespace
}  // namespace wardroom::wingcommander
