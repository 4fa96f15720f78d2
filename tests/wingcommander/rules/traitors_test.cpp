// Traitors: WC-TRAITOR, and what rulings say about them (WC-R-43, WC-R-44, WC-R-45, WC-R-46).
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Traitors, WC_TRAITOR_01_WC_TRAITOR_07_WC_R_44_he_serves_the_enemy_and_keeps_his_owner) {
  Scene scene(R"(phase = "muster"
    luck_spent = "b"
    a.hand = "traitor"
    b.c = "arrow+maniac+ion-repeaters"
    b.ready = "novak/t tull")");
  EXPECT_EQ(scene.refused("target traitor b.ready.2"), "WC-R-58") << "WC-TRAITOR-12: crew";
  EXPECT_EQ(scene.refused("target traitor b.ready.1"), "");
  scene.play("target traitor b.c.1");
  EXPECT_EQ(scene["a.ready"], "maniac");
  EXPECT_EQ(scene["b.c"], "arrow+ion-repeaters");
  EXPECT_EQ(scene["lost.b"], "0");
  EXPECT_EQ(scene.match.owner(scene.match.table.zone(kReady)[0]), Seat::b);
}

TEST(Traitors, WC_TRAITOR_01_WC_R_58_only_who_is_in_play_and_free) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "b"
    a.hand = "traitor"
    b.brig = "khorr"
    b.ready = "novak"
    b.hand = "maniac arrow")");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("pass");
  EXPECT_EQ(scene.refused("target traitor b.brig.1"), "WC-R-58")
      << "a captive of theirs serves nobody";
  pass_until(scene, [&] { return scene.refused("muster maniac") == ""; });
  scene.play("muster maniac");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"pass", "target traitor b.ready.1"}));
}

TEST(Traitors, WC_TRAITOR_12_crew_cannot_turn) {
  const Scene scene(R"(phase = "muster"
    luck_spent = "b"
    a.hand = "traitor"
    b.ready = "tull novak")");
  EXPECT_FALSE(scene.offers("target traitor b.ready.1"));
  EXPECT_EQ(scene.refused("target traitor b.ready.1"), "WC-R-58");
}

TEST(Traitors, WC_TRAITOR_02_he_flies_and_gives_medals_for_his_new_side) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "darket maniac"
    a.hand = "song-of-praise"
    b.ready = "novak")");
  EXPECT_EQ(scene["a.medals"], "1");
  EXPECT_EQ(scene["b.medals"], "0");
  scene.play("pass; assign a.ready.2 a.ready.1");
  EXPECT_EQ(scene["values.a.ready.1"], "2/1/4/1");
  scene.play("launch a.ready.1");
  EXPECT_EQ(scene["a.kc"], "darket+maniac");
  Scene combat(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket+maniac"
    b.c = "arrow"
    combat = { at = "c", step = "medals" })");
  EXPECT_EQ(combat.decider(), "a");
  EXPECT_EQ(combat.refused("medal first defence"), "");
}

TEST(Traitors, WC_TRAITOR_03_new_awards_may_be_given) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "maniac"
    a.hand = "blooded-claw")");
  scene.play("award blooded-claw a.ready.1");
  EXPECT_EQ(scene["a.ready"], "maniac+blooded-claw");
}

TEST(Traitors, WC_TRAITOR_04_WC_R_44_cards_treat_him_as_one_of_his_new_side) {
  // The treason of the Kilrathi reaches their own pilot who serves the Terrans, and not the Terran
  // who serves them.
  Scene scene(R"(phase = "muster"
    luck_spent = "b"
    a.ready = "maniac"
    a.hand = "traitor"
    b.ready = "khorr novak")");
  EXPECT_EQ(scene.refused("target traitor a.ready.1"), "WC-R-58");
  scene.play("target traitor b.ready.1");
  EXPECT_EQ(scene["a.ready"], "maniac khorr") << "simply an own pilot again, not /r";
  EXPECT_EQ(scene.refused("interrogate a.ready.2 hand"), "WC-CAPTURE-04");
}

TEST(Traitors, WC_TRAITOR_05_WC_R_45_his_controller_takes_the_loss) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket+maniac+blooded-claw"
    b.c = "oriflamme"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(scene["lost.a"], "4");
  EXPECT_EQ(scene["lost.b"], "0");
  EXPECT_EQ(scene["where.maniac"], "b.discard");
  EXPECT_EQ(scene["where.blooded-claw"], "a.discard");
}

TEST(Traitors, WC_TRAITOR_06_he_cannot_be_interrogated) {
  const Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "maniac khorr"
    a.hand = "shake"
    b.hand = "arrow")");
  EXPECT_EQ(scene.refused("interrogate a.ready.1 hand"), "WC-CAPTURE-04");
  EXPECT_EQ(scene.refused("interrogate a.ready.2 hand"), "WC-CAPTURE-04");
}

TEST(Traitors, WC_TRAITOR_08_WC_TRAITOR_09_his_owner_takes_him_back_wherever_he_is) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.c = "darket+maniac+blooded-claw+clawlight darket+khorr"
    a.ready = "novak"
    b.c = "arrow"
    b.hand = "capture-pilot-t")");
  EXPECT_EQ(scene.refused("target capture-pilot-t a.c.2"), "") << "an enemy, to be captured";
  EXPECT_EQ(scene.refused("target capture-pilot-t a.ready.1"), "");
  scene.play("target capture-pilot-t a.c.1");
  EXPECT_EQ(scene["b.ready"], "maniac/r") << "rescued, not captured";
  EXPECT_EQ(scene["b.brig"], "");
  EXPECT_EQ(scene["a.c"], "darket+clawlight darket+khorr");
  EXPECT_EQ(scene["where.blooded-claw"], "a.discard");
  EXPECT_EQ(scene["lost.a"], "0");
}

TEST(Traitors, WC_TRAITOR_10_he_is_an_ordinary_pilot_again) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    b.ready = "maniac/r arrow"
    b.hand = "bronze-comet")");
  EXPECT_EQ(scene["b.medals"], "1");
  scene.play("pass; award bronze-comet b.ready.1");
  pass_until(scene, [&] { return scene.refused("assign b.ready.1 b.ready.2") == ""; });
  scene.play("assign b.ready.1 b.ready.2");
  EXPECT_EQ(scene["b.ready"], "arrow+maniac/r+bronze-comet");
}

TEST(Traitors, WC_TRAITOR_11_WC_R_43_his_own_side_may_question_him_once_a_turn) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    a.hand = "shake pounce"
    b.ready = "maniac/r novak"
    b.hand = "arrow")");
  EXPECT_EQ(scene.refused("interrogate b.ready.2 hand"), "WC-CAPTURE-04");
  scene.play("interrogate b.ready.1 hand");
  EXPECT_EQ(scene["b.power"], "29");
  EXPECT_EQ(scene.seen_by(Seat::b, "a.hand"), "pounce/k shake/k");
  EXPECT_EQ(scene.refused("interrogate b.ready.1 pile"), "WC-R-42");
  EXPECT_EQ(scene["b.ready"], "maniac/r/u novak");
  Scene enemy(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "shake"
    b.ready = "maniac/r"
    b.hand = "arrow")");
  EXPECT_EQ(enemy.refused("interrogate b.ready.1 hand"), "WC-CAPTURE-04") << "not the enemy";
  Scene flying(R"(phase = "scramble"
    active = "b"
    luck_spent = "both"
    b.ready = "arrow+maniac/r halberd novak")");
  EXPECT_EQ(flying.refused("interrogate b.ready.1 hand"), "WC-CAPTURE-04") << "only in the RA";
}

TEST(Traitors, WC_R_43_he_stays_one_who_came_back_until_he_leaves_play) {
  Scene saved(R"(phase = "combat"
    active = "b"
    luck_spent = "b"
    a.c = "darket+khorr/r"
    a.hand = "ninth-life"
    b.c = "oriflamme"
    combat = { at = "c", step = "roles" })");
  pass_until(saved, [&] { return saved.refused("target ninth-life a.c.1") == ""; });
  saved.play("target ninth-life a.c.1");
  EXPECT_EQ(saved["a.ready"], "khorr/r");
  Scene exchanged(R"(phase = "muster"
    luck_spent = "b"
    a.c = "darket"
    a.hand = "capture-pilot-k"
    b.c = "arrow+maniac/r"
    b.brig = "khorr")");
  pass_until(exchanged, [&] { return exchanged.refused("target capture-pilot-k b.c.1") == ""; });
  exchanged.play("target capture-pilot-k b.c.1");
  pass_until(exchanged, [&] { return exchanged.refused("swap a.brig.1 b.brig.1") == ""; });
  exchanged.play("swap a.brig.1 b.brig.1");
  pass_until(exchanged, [&] { return exchanged.refused("accept") == ""; });
  exchanged.play("accept");
  EXPECT_EQ(exchanged["b.ready"], "maniac/r/u");
  Scene turned(R"(phase = "muster"
    luck_spent = "b"
    a.hand = "traitor"
    b.ready = "maniac/r")");
  turned.play("target traitor b.ready.1");
  EXPECT_EQ(turned["a.ready"], "maniac") << "or turns again";
}

TEST(Traitors, WC_TRAITOR_13_some_pilots_never_turn) {
  Scene scene(with_more_cards(), R"(phase = "muster"
    luck_spent = "b"
    a.hand = "traitor"
    b.c = "arrow+blair"
    b.ready = "maniac")");
  EXPECT_EQ(scene["card.blair"], "pilot, terran, cost 3, +1/-/-/-, medals 2, loyal");
  EXPECT_EQ(scene.refused("target traitor b.c.1"), "WC-TRAITOR-13");
  EXPECT_EQ(scene.refused("target traitor b.ready.1"), "");
  Scene captured(with_more_cards(), R"(phase = "muster"
    luck_spent = "b"
    a.c = "darket"
    a.hand = "capture-pilot-k"
    b.c = "arrow+blair")");
  EXPECT_EQ(captured.refused("target capture-pilot-k b.c.1"), "") << "but he can be captured";
}

TEST(Traitors, WC_R_46_a_traitor_is_in_play_for_both) {
  const Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    a.ready = "maniac"
    b.hand = "maniac")");
  EXPECT_EQ(scene.refused("muster maniac"), "WC-PILOT-01");
}

}  // namespace
}  // namespace wardroom::wingcommander
