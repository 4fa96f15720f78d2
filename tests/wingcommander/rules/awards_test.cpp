// Pilot Awards: WC-AWARD, WC-FAQ-09, WC-R-11.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Awards, WC_AWARD_01_WC_AWARD_02_it_changes_its_pilot_who_must_be_in_the_ready_area) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    a.ready = "khorr"
    b.ready = "maniac arrow reyes"
    b.c = "arrow+novak"
    b.hand = "bronze-comet")");
  EXPECT_EQ(scene.refused("award bronze-comet b.c.1"), "WC-MUSTER-07");      // a Flight
  EXPECT_EQ(scene.refused("award bronze-comet b.ready.2"), "WC-MUSTER-07");  // no pilot
  EXPECT_EQ(scene.refused("award bronze-comet a.ready.1"), "WC-AWARD-02");   // not in one's own
  EXPECT_EQ(scene.refused("muster bronze-comet"), "WC-MUSTER-02");
  scene.play("award bronze-comet b.ready.1");
  EXPECT_EQ(scene["b.ready"], "maniac+bronze-comet arrow reyes");
  EXPECT_EQ(scene["b.power"], "29");
  EXPECT_EQ(scene["where.bronze-comet"], "b.ready.1");
  scene.play("assign b.ready.1 b.ready.2");
  EXPECT_EQ(scene["values.b.ready.1"], "4/0/5/1");  // Arrow 2, Maniac 1, Award 1
}

TEST(Awards, WC_AWARD_02_not_in_another_phase) {
  Scene scene(R"(phase = "scramble"
    active = "b"
    luck_spent = "both"
    b.ready = "arrow+maniac halberd novak"
    b.hand = "bronze-comet")");
  EXPECT_EQ(scene.refused("award bronze-comet b.ready.1"), "WC-SCRAMBLE-01");
  EXPECT_EQ(scene.refused("award bronze-comet b.ready.3"), "WC-SCRAMBLE-01");
}

TEST(Awards, WC_AWARD_03_it_stays_with_the_pilot) {
  Scene scene(R"(phase = "movement"
    active = "b"
    luck_spent = "both"
    b.tc = "arrow+maniac+bronze-comet+ion-repeaters")");
  scene.play("recall b.tc.1");
  EXPECT_EQ(scene["b.ready"], "arrow maniac+bronze-comet ion-repeaters");
  EXPECT_EQ(scene["where.bronze-comet"], "b.ready.2");
}

TEST(Awards, WC_AWARD_04_WC_AWARD_05_it_is_lost_with_a_destroyed_pilot) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "zhurrak"
    b.c = "arrow+novak+long-watch+bronze-comet"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(scene["where.long-watch"], "b.discard");
  EXPECT_EQ(scene["where.bronze-comet"], "b.discard");
  EXPECT_EQ(scene["lost.b"], "6");  // Arrow, Novak, 1 + 2 medals, 1
  EXPECT_EQ(scene["lost.a"], "0");
}

TEST(Awards, WC_AWARD_06_captured_or_turned_he_loses_it_without_a_loss_of_power) {
  Scene captured(R"(phase = "muster"
    luck_spent = "b"
    a.c = "darket"
    a.hand = "capture-pilot-k"
    b.c = "arrow+maniac+long-watch arrow+novak+bronze-comet")");
  captured.play("target capture-pilot-k b.c.1");
  EXPECT_EQ(captured["a.brig"], "maniac");
  EXPECT_EQ(captured["where.long-watch"], "b.discard");
  EXPECT_EQ(captured["b.c"], "arrow arrow+novak+bronze-comet") << "the other keeps his";
  EXPECT_EQ(captured["lost.b"], "0");
  Scene turned(R"(phase = "muster"
    luck_spent = "b"
    a.hand = "traitor"
    b.c = "arrow+maniac+long-watch")");
  turned.play("target traitor b.c.1");
  EXPECT_EQ(turned["a.ready"], "maniac");
  EXPECT_EQ(turned["where.long-watch"], "b.discard");
  EXPECT_EQ(turned["lost.b"], "0");
}

TEST(Awards, WC_FAQ_09_one_of_every_title_never_two_of_one) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    b.ready = "maniac+bronze-comet novak"
    b.hand = "bronze-comet long-watch")");
  EXPECT_EQ(scene.refused("award bronze-comet b.ready.1"), "WC-FAQ-09");
  EXPECT_EQ(scene.refused("award bronze-comet b.ready.2"), "");
  scene.play("award long-watch b.ready.1");  // Maniac himself is tapped for its medal: WC-R-11
  EXPECT_EQ(scene["b.ready"], "maniac/t+bronze-comet+long-watch novak");
  EXPECT_EQ(scene["b.power"], "28");
}

TEST(Awards, WC_R_11_medals_of_an_award_count_with_the_pilot_once_he_is_untapped) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    b.ready = "maniac/t+long-watch"
    b.hand = "oriflamme")");
  EXPECT_EQ(scene["b.medals"], "0");
  Scene fresh(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    b.ready = "maniac+long-watch"
    b.hand = "oriflamme")");
  EXPECT_EQ(fresh["b.medals"], "2");
  Scene flying(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket"
    b.c = "arrow+novak+long-watch"
    combat = { at = "c", step = "medals" })");
  EXPECT_EQ(flying["medals.b.c.1"], "1");
}

TEST(Awards, WC_R_58_an_award_whose_pilot_is_gone_is_discarded) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "b"
    a.hand = "traitor"
    b.ready = "maniac"
    b.hand = "bronze-comet")");
  scene.play("pass; award bronze-comet b.ready.1; target traitor b.ready.1");
  EXPECT_EQ(scene["a.ready"], "maniac");
  EXPECT_EQ(scene["where.bronze-comet"], "b.discard");
  EXPECT_EQ(scene["b.power"], "29") << "and stays paid";
}

}  // namespace
}  // namespace wardroom::wingcommander
