// The Scramble Phase and what a Flight is made of: WC-SCRAMBLE, WC-PILOT-07, WC-WEAPON-05,
// WC-WEAPON-06, WC-R-03.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Scrambling, WC_SCRAMBLE_01_WC_R_03_flights_are_put_together_here_and_not_while_mustering) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "darket"
    a.hand = "ssarik layered-hide shake")");
  scene.play("muster ssarik; muster layered-hide");
  EXPECT_EQ(scene["a.ready"], "darket ssarik layered-hide");
  EXPECT_EQ(scene.refused("assign a.ready.2 a.ready.1"), "WC-MUSTER-01");
  scene.play("pass");
  EXPECT_EQ(scene["phase"], "scramble");
  EXPECT_EQ(scene.refused("launch a.ready.1"), "WC-SCRAMBLE-01");
  // Mustered this turn, scrambled and launched this turn.
  scene.play("assign a.ready.2 a.ready.1; arm a.ready.2 a.ready.1");
  EXPECT_EQ(scene["a.ready"], "darket+ssarik+layered-hide");
  EXPECT_EQ(scene["phase"], "movement");
  EXPECT_EQ(scene.refused("assign a.ready.1 a.ready.1"), "WC-MOVE-01");
  scene.play("launch a.ready.1");
  EXPECT_EQ(scene["a.kc"], "darket+ssarik+layered-hide");
}

TEST(Scrambling, WC_SCRAMBLE_02_nothing_is_attached_to_a_flight_that_is_out) {
  const Scene scene(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "darket ssarik layered-hide"
    a.kc = "darket"
    a.c = "darket"
    b.ready = "arrow")");
  for (const char* fighter : {"a.kc.1", "a.c.1", "b.ready.1"}) {
    EXPECT_EQ(scene.refused("assign a.ready.2 " + std::string(fighter)), "WC-SCRAMBLE-02");
    EXPECT_EQ(scene.refused("arm a.ready.3 " + std::string(fighter)), "WC-SCRAMBLE-02");
  }
  EXPECT_EQ(scene.refused("assign a.ready.2 a.ready.1"), "");
  EXPECT_EQ(scene.refused("arm a.ready.3 a.ready.1"), "");
}

TEST(Scrambling, WC_SCRAMBLE_03_only_free_cards_of_the_own_ready_area) {
  Scene scene(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "darket ghorrash ssarik layered-hide velkath"
    a.hand = "khorr"
    b.ready = "novak shield-cells")");
  EXPECT_EQ(scene.refused("assign b.ready.1 a.ready.1"), "WC-SCRAMBLE-03");
  EXPECT_EQ(scene.refused("arm b.ready.2 a.ready.1"), "WC-SCRAMBLE-03");
  EXPECT_EQ(scene.refused("assign a.ready.9 a.ready.1"), "WC-SCRAMBLE-03");  // nothing lies there
  scene.play("assign a.ready.3 a.ready.1");
  EXPECT_EQ(scene["a.ready"], "darket+ssarik ghorrash layered-hide velkath");
  for (const std::string& option : scene.options())  // Ssarik is in use
    EXPECT_TRUE(option == "pass" || option.starts_with("arm a.ready.3") ||
                option == "assign a.ready.4 a.ready.2")
        << option;
}

TEST(Scrambling, WC_SCRAMBLE_04_WC_PILOT_07_WC_WEAPON_05_one_pilot_and_one_weapon_a_fighter) {
  Scene scene(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "darket ssarik velkath layered-hide clawlight")");
  EXPECT_EQ(scene.refused("assign a.ready.4 a.ready.1"), "WC-SCRAMBLE-04");
  EXPECT_EQ(scene.refused("arm a.ready.2 a.ready.1"), "WC-SCRAMBLE-04");
  EXPECT_EQ(scene.refused("assign a.ready.2 a.ready.3"), "WC-SCRAMBLE-04");
  scene.play("assign a.ready.2 a.ready.1");
  EXPECT_EQ(scene.refused("assign a.ready.2 a.ready.1"), "WC-PILOT-07");
  scene.play("arm a.ready.3 a.ready.1");
  EXPECT_EQ(scene["a.ready"], "darket+ssarik+layered-hide velkath clawlight");
  EXPECT_EQ(scene["phase"], "movement");  // nothing more can be put together
  const Scene armed(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "darket+layered-hide clawlight velkath")");
  EXPECT_EQ(armed.refused("arm a.ready.2 a.ready.1"), "WC-WEAPON-05");
  EXPECT_EQ(armed.refused("assign a.ready.3 a.ready.1"), "");
}

TEST(Scrambling, WC_SCRAMBLE_04_each_of_the_four_kinds_of_flight_may_launch) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.ready = "darket ghorrash+layered-hide darket+ssarik vashkur+velkath+clawlight")");
  for (const char* spot : {"1", "2", "3", "4"})
    EXPECT_EQ(scene.refused("launch a.ready." + std::string(spot)), "");
}

TEST(Scrambling, WC_SCRAMBLE_05_WC_FIGHTER_04_a_fighter_flies_without_pilot_and_weapon) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.ready = "darket"
    b.kc = "arrow")");
  scene.play("launch a.ready.1");
  EXPECT_EQ(scene["a.kc"], "darket/m");
  EXPECT_EQ(scene["values.a.kc.1"], "1/1/3/3");
  EXPECT_EQ(scene.refused("attack kc"), "");
}

TEST(Scrambling, WC_SCRAMBLE_06_effects_on_a_pilot_do_nothing_to_a_flight_without_one) {
  Scene scene(R"(phase = "scramble"
    active = "b"
    a.c = "darket"
    a.nw = "darket+ssarik"
    b.c = "arrow"
    b.nw = "arrow"
    b.hand = "capture-pilot-t")");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.refused("target capture-pilot-t a.c.1"), "WC-R-58");
  EXPECT_EQ(scene.refused("target capture-pilot-t a.nw.1"), "");
}

TEST(Scrambling, WC_SCRAMBLE_07_an_effect_on_the_fighter_works_without_a_weapon) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "ghorrash+guns-jammed"
    b.c = "arrow")");
  EXPECT_EQ(scene["values.a.c.1"], "2/1/3/3");
}

TEST(Scrambling, WC_SCRAMBLE_08_what_was_assembled_is_ready_to_launch) {
  Scene scene(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "darket ssarik ghorrash")");
  scene.play("assign a.ready.2 a.ready.1");
  EXPECT_EQ(scene["phase"], "movement");
  scene.play("launch a.ready.1; launch a.ready.1");
  EXPECT_EQ(scene["a.kc"], "darket/m+ssarik ghorrash/m");
  EXPECT_EQ(scene["a.ready"], "");
}

// --- weapons besides the first ---

TEST(Scrambling, WC_WEAPON_06_WC_R_34_a_mount_makes_room_for_a_torpedo) {
  Scene scene(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "darket nakhtar torpedo-k torpedo-mount-k clawlight torpedo-k")");
  EXPECT_EQ(scene.refused("arm a.ready.3 a.ready.1"), "WC-R-34");  // no Bombing printed
  EXPECT_EQ(scene.refused("arm a.ready.3 a.ready.2"), "");
  scene.play("arm a.ready.4 a.ready.1");
  EXPECT_EQ(scene["a.ready"], "darket+torpedo-mount-k nakhtar torpedo-k clawlight torpedo-k");
  EXPECT_EQ(scene.refused("arm a.ready.4 a.ready.1"), "WC-WEAPON-05");
  scene.play("arm a.ready.3 a.ready.1");
  EXPECT_EQ(scene["a.ready"], "darket+torpedo-mount-k+torpedo-k nakhtar clawlight torpedo-k");
  EXPECT_EQ(scene.refused("arm a.ready.3 a.ready.1"), "WC-WEAPON-05");
  EXPECT_EQ(scene.refused("arm a.ready.4 a.ready.1"), "WC-WEAPON-05");  // one Torpedo, not two
}

TEST(Scrambling, WC_WEAPON_05_a_fighter_with_a_torpedo_carries_no_second_weapon_but_a_mount) {
  Scene scene(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "nakhtar torpedo-k torpedo-k torpedo-mount-k clawlight")");
  scene.play("arm a.ready.2 a.ready.1");
  EXPECT_EQ(scene.refused("arm a.ready.2 a.ready.1"), "WC-WEAPON-05");
  EXPECT_EQ(scene.refused("arm a.ready.4 a.ready.1"), "WC-WEAPON-05");
  EXPECT_EQ(scene.refused("arm a.ready.3 a.ready.1"), "");
}

// --- back in the Ready Area ---

TEST(Scrambling, WC_FIGHTER_05_WC_PILOT_08_WC_MOVE_11_back_home_a_flight_is_taken_apart) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.kc = "darket+rakhmar+blooded-claw+layered-hide+tail-shot-off"
    a.ready = "ghorrash"
    a.hand = "shake")");
  scene.play("recall a.kc.1");
  EXPECT_EQ(scene["a.kc"], "");
  EXPECT_EQ(scene["a.ready"], "ghorrash darket/m rakhmar+blooded-claw layered-hide");
  EXPECT_EQ(scene["where.tail-shot-off"], "b.discard");
  EXPECT_EQ(scene["lost.a"], "0");
  Scene later(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "ghorrash darket rakhmar+blooded-claw layered-hide")");
  later.play("assign a.ready.3 a.ready.1; arm a.ready.3 a.ready.2");
  EXPECT_EQ(later["a.ready"], "ghorrash+rakhmar+blooded-claw darket+layered-hide");
}

TEST(Scrambling, WC_PILOT_09_WC_WEAPON_07_pilot_and_weapon_are_lost_with_their_fighter) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket+rakhmar+layered-hide"
    b.c = "oriflamme"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(scene["where.rakhmar"], "a.discard");
  EXPECT_NE(scene["a.discard"].find("layered-hide"), std::string::npos);
  EXPECT_EQ(scene["lost.a"], "4");  // three cards, and Rakhmar's medal
}

}  // namespace
}  // namespace wardroom::wingcommander
