// The Movement Phase: WC-MOVE, WC-R-14, WC-R-15, WC-R-16, WC-R-17.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Moving, WC_MOVE_01_own_flights_in_the_ready_area_and_at_nav_points) {
  const Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.ready = "darket+ssarik velkath"
    a.nw = "darket"
    b.c = "arrow"
    b.ready = "arrow")");
  EXPECT_EQ(scene.refused("launch a.ready.1"), "");
  EXPECT_EQ(scene.refused("move a.nw.1 c"), "");
  EXPECT_EQ(scene.refused("move b.c.1 nw"), "WC-MOVE-01");
  EXPECT_EQ(scene.refused("launch b.ready.1"), "WC-MOVE-01");
  EXPECT_EQ(scene.refused("launch a.ready.2"), "WC-SCRAMBLE-04");  // a pilot alone
  EXPECT_EQ(scene.refused("move a.nw.2 c"), "WC-MOVE-01");         // nothing there
  EXPECT_EQ(scene.refused("attack c"), "WC-MOVE-01");
}

TEST(Moving, WC_MOVE_02_from_the_own_carrier_to_a_connected_nav_point_or_home) {
  Scene scene(R"(phase = "movement"
    active = "b"
    luck_spent = "both"
    b.tc = "arrow halberd"
    b.nw = "arrow")");
  for (const char* to : {"sw", "c", "se"})
    EXPECT_EQ(scene.refused("move b.tc.1 " + std::string(to)), "") << to;
  for (const char* to : {"nw", "ne", "kc", "tc"})
    EXPECT_EQ(scene.refused("move b.tc.1 " + std::string(to)), "WC-MOVE-05") << to;
  scene.play("recall b.tc.1; move b.tc.1 se");
  EXPECT_EQ(scene["b.ready"], "arrow/m");
  EXPECT_EQ(scene["b.se"], "halberd/m");
  EXPECT_EQ(scene["b.nw"], "arrow");
}

TEST(Moving, WC_MOVE_03_from_the_ready_area_only_to_the_own_carrier) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.ready = "darket ghorrash"
    a.nw = "vashkur")");
  for (const char* to : {"kc", "nw", "c", "tc"})
    EXPECT_EQ(scene.refused("move a.ready.1 " + std::string(to)), "WC-MOVE-05") << to;
  EXPECT_EQ(scene.refused("launch a.nw.1"), "WC-MOVE-03");
  scene.play("launch a.ready.1");
  EXPECT_EQ(scene["a.kc"], "darket/m");
  EXPECT_EQ(scene["a.ready"], "ghorrash");
}

TEST(Moving, WC_MOVE_04_WC_R_14_from_a_plain_nav_point_to_a_connected_one_and_never_straight_home) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.nw = "darket"
    a.c = "ghorrash vashkur")");
  EXPECT_EQ(scene.refused("recall a.nw.1"), "WC-R-14");
  EXPECT_EQ(scene.refused("recall a.c.1"), "WC-R-14");
  scene.play("move a.c.1 tc; move a.c.1 kc; move a.nw.1 sw");
  EXPECT_EQ(scene["a.tc"], "ghorrash");
  EXPECT_EQ(scene["a.kc"], "vashkur");
  EXPECT_EQ(scene["a.sw"], "darket");
}

TEST(Moving, WC_R_14_with_the_option_straight_home_from_plain_nav_points_only) {
  Scene scene(R"(phase = "movement"
    rules = ["direct-return=on"]
    luck_spent = "both"
    a.nw = "darket+ssarik"
    a.tc = "ghorrash"
    a.kc = "vashkur")");
  EXPECT_EQ(scene.refused("recall a.tc.1"), "WC-R-14");
  EXPECT_EQ(scene.refused("recall a.kc.1"), "");
  scene.play("recall a.nw.1");
  EXPECT_EQ(scene["a.ready"], "darket/m ssarik");
  EXPECT_EQ(scene["a.nw"], "");
}

TEST(Moving, WC_MOVE_05_WC_MOVE_06_one_step_a_turn) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.kc = "darket"
    a.nw = "ghorrash")");
  EXPECT_EQ(scene.refused("move a.kc.1 sw"), "WC-MOVE-05");
  scene.play("move a.kc.1 c");
  EXPECT_EQ(scene["a.c"], "darket/m");
  EXPECT_EQ(scene.refused("move a.c.1 tc"), "WC-MOVE-06");
  EXPECT_EQ(scene.refused("move a.c.1 kc"), "WC-MOVE-06");
  EXPECT_EQ(scene.refused("move a.nw.1 sw"), "");
}

TEST(Moving, WC_MOVE_06_next_turn_a_flight_moves_again) {
  Scene scene(R"(phase = "discard"
    luck_spent = "both"
    a.c = "darket/m"
    b.kc = "arrow")");
  EXPECT_EQ(scene["active"], "b");
  EXPECT_EQ(scene["a.c"], "darket");
  scene.play("pass; move b.kc.1 nw");
  EXPECT_EQ(scene["active"], "a");
  EXPECT_EQ(scene["b.nw"], "arrow");
  scene.play("pass");
  EXPECT_EQ(scene.refused("move a.c.1 kc"), "");
}

TEST(Moving, WC_R_15_WC_MOVE_06_a_launch_or_a_recall_is_the_turns_move) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.ready = "darket"
    a.kc = "ghorrash"
    b.kc = "arrow")");
  scene.play("launch a.ready.1");
  EXPECT_EQ(scene.refused("move a.kc.2 c"), "WC-MOVE-06");
  EXPECT_EQ(scene.refused("recall a.kc.2"), "WC-MOVE-06");
  scene.play("recall a.kc.1");
  EXPECT_EQ(scene["a.ready"], "ghorrash/m");
  EXPECT_EQ(scene["phase"], "combat");        // not launched again, and nothing else can move
  EXPECT_EQ(scene.refused("attack kc"), "");  // but fights where it is
}

TEST(Moving, WC_MOVE_07_WC_R_17_two_flights_at_a_nav_point_at_the_end_of_the_phase) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.c = "darket darket"
    a.nw = "ghorrash"
    a.ne = "vashkur/m"
    b.c = "arrow arrow")");
  // Three at C for a while: one of the first two can still leave.
  scene.play("move a.nw.1 c");
  EXPECT_EQ(scene["size.a.c"], "3");
  EXPECT_EQ(scene.refused("pass"), "WC-MOVE-07");
  scene.play("move a.c.1 sw");
  EXPECT_EQ(scene.refused("pass"), "");
  EXPECT_EQ(scene["a.c"], "darket ghorrash/m");
  EXPECT_EQ(scene["size.b.c"], "2");  // enemy Flights do not count
}

TEST(Moving, WC_R_17_a_move_that_could_not_be_put_right_is_refused) {
  const Scene stuck(R"(phase = "movement"
    luck_spent = "both"
    a.c = "darket/m darket/m"
    a.nw = "ghorrash")");
  EXPECT_EQ(stuck.refused("move a.nw.1 c"), "WC-R-17");
  EXPECT_EQ(stuck.refused("move a.nw.1 sw"), "");
  // At the carriers too.
  const Scene carrier(R"(phase = "movement"
    luck_spent = "both"
    a.kc = "darket/m darket/m"
    a.ready = "ghorrash"
    a.tc = "vashkur/m vashkur/m"
    a.c = "nakhtar")");
  EXPECT_EQ(carrier.refused("launch a.ready.1"), "WC-R-17");
  EXPECT_EQ(carrier.refused("move a.c.1 kc"), "WC-R-17");
  EXPECT_EQ(carrier.refused("move a.c.1 tc"), "WC-R-17");
  EXPECT_EQ(carrier.refused("move a.c.1 nw"), "");
}

TEST(Moving, WC_R_17_the_way_out_may_be_a_chain_of_moves) {
  // NW is full and can make room only if SW does, which has TC free.
  const Scene chain(R"(phase = "movement"
    luck_spent = "both"
    a.nw = "darket ghorrash/m"
    a.kc = "vashkur/m vashkur/m"
    a.c = "nakhtar darket/m"
    a.sw = "ghorrash nakhtar/m"
    a.tc = "darket/m"
    a.se = "zhurrak/m zhurrak/m"
    a.ne = "nakhtar/m nakhtar/m")");
  EXPECT_EQ(chain.refused("move a.c.1 nw"), "");
  const Scene full(R"(phase = "movement"
    luck_spent = "both"
    a.nw = "darket ghorrash/m"
    a.kc = "vashkur/m vashkur/m"
    a.c = "nakhtar darket/m"
    a.sw = "ghorrash/m nakhtar/m"
    a.tc = "darket/m darket/m"
    a.se = "zhurrak/m zhurrak/m"
    a.ne = "nakhtar/m nakhtar/m")");
  EXPECT_EQ(full.refused("move a.c.1 nw"), "");  // they change places: C has room then
  EXPECT_EQ(full.refused("move a.c.1 sw"), "WC-R-17");
}

TEST(Moving, WC_R_17_others_stay_where_they_are_to_leave_the_way_out) {
  // The Ghorrash can only go to KC, which has one place left: the Vashkur must not need it.
  const Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.kc = "darket nakhtar/m"
    a.nw = "vashkur"
    a.ne = "ghorrash nakhtar/m"
    a.c = "darket/m darket/m"
    a.se = "nakhtar/m nakhtar/m")");
  EXPECT_EQ(scene.refused("move a.kc.1 ne"), "");
}

TEST(Moving, WC_R_17_no_move_while_crowded_may_close_the_way_out) {
  // Three at NW: the Darket there must go on to C, so nothing else may fill C.
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.nw = "darket ghorrash/m"
    a.kc = "vashkur nakhtar/m"
    a.c = "darket/m"
    a.sw = "nakhtar/m nakhtar/m"
    a.ne = "zhurrak")");
  scene.play("move a.kc.1 nw");
  EXPECT_EQ(scene["size.a.nw"], "3");
  EXPECT_EQ(scene.refused("move a.ne.1 c"), "");  // the Darket can go to KC
  scene.play("move a.ne.1 kc");
  EXPECT_EQ(scene.refused("move a.nw.1 kc"), "WC-R-17");
  scene.play("move a.nw.1 c");
  EXPECT_EQ(scene["a.c"], "darket/m darket/m");
}

TEST(Moving, WC_R_17_flights_at_the_own_carrier_can_always_go_home) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.kc = "darket darket"
    a.ready = "ghorrash ghorrash")");
  scene.play("launch a.ready.1; launch a.ready.1");
  EXPECT_EQ(scene["size.a.kc"], "4");
  EXPECT_EQ(scene.refused("pass"), "WC-MOVE-07");
  scene.play("recall a.kc.1");
  EXPECT_EQ(scene.refused("pass"), "WC-MOVE-07");
  scene.play("recall a.kc.1");
  EXPECT_EQ(scene["size.a.ready"], "2");  // no limit there
  EXPECT_EQ(scene["a.kc"], "ghorrash/m ghorrash/m");
}

TEST(Moving, WC_R_17_WC_R_14_with_direct_return_home_is_a_way_out_too) {
  for (const bool direct : {false, true}) {
    Scene scene("rules = [\"direct-return=" + std::string(direct ? "on" : "off") + R"("]
    phase = "movement"
    luck_spent = "both"
    a.ready = "ghorrash"
    a.kc = "darket nakhtar/m"
    a.nw = "vashkur ghorrash/m"
    a.c = "darket/m nakhtar/m"
    a.sw = "nakhtar/m nakhtar/m")");
    scene.play("launch a.ready.1");
    EXPECT_EQ(scene.refused("move a.kc.1 nw"), direct ? "" : "WC-R-17");
  }
}

TEST(Moving, WC_MOVE_08_WC_MOVE_09_enemy_flights_hinder_nobody) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.c = "darket darket"
    a.sw = "ghorrash"
    b.c = "arrow arrow"
    b.tc = "halberd halberd"
    b.sw = "mattock mattock")");
  scene.play("move a.c.1 tc; move a.sw.1 tc; move a.c.1 sw");
  EXPECT_EQ(scene["a.tc"], "darket/m ghorrash/m");
  EXPECT_EQ(scene["a.sw"], "darket/m");
  EXPECT_EQ(scene["b.tc"], "halberd halberd");
}

TEST(Moving, WC_MOVE_10_WC_R_16_two_flights_exchange_their_places_and_it_is_no_move) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.c = "darket ghorrash/m"
    a.nw = "vashkur"
    b.c = "arrow halberd")");
  EXPECT_EQ(scene.refused("exchange nw"), "WC-MOVE-10");
  EXPECT_EQ(scene.refused("exchange se"), "WC-MOVE-10");
  scene.play("exchange c");
  EXPECT_EQ(scene["a.c"], "ghorrash/m darket");
  EXPECT_EQ(scene["b.c"], "arrow halberd");
  EXPECT_EQ(scene.refused("exchange c"), "WC-MOVE-10");  // either order can be had with one
  EXPECT_EQ(scene.refused("move a.c.2 sw"), "");
  EXPECT_EQ(scene.refused("move a.c.1 sw"), "WC-MOVE-06");
  scene.play("move a.nw.1 kc");  // nobody came to C
  EXPECT_EQ(scene.refused("exchange c"), "WC-MOVE-10");
}

TEST(Moving, WC_R_16_who_comes_later_may_be_put_into_either_place) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.c = "darket ghorrash"
    a.nw = "vashkur")");
  scene.play("exchange c; move a.c.1 sw; move a.nw.1 c");
  EXPECT_EQ(scene["a.c"], "darket vashkur/m");
  scene.play("exchange c");
  EXPECT_EQ(scene["a.c"], "vashkur/m darket");
}

TEST(Moving, WC_MOVE_12_after_the_phase_flights_stay_put) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    a.kc = "ghorrash"
    b.c = "arrow")");
  EXPECT_EQ(scene.refused("move a.c.1 nw"), "WC-COMBAT-01");
  EXPECT_EQ(scene.refused("recall a.kc.1"), "WC-COMBAT-01");
  EXPECT_EQ(scene.refused("home first"), "WC-COMBAT-01");
}

TEST(Moving, WC_MOVE_13_from_the_enemy_carrier_to_a_connected_nav_point_and_never_home) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.tc = "darket"
    b.kc = "arrow")");
  EXPECT_EQ(scene.refused("recall a.tc.1"), "WC-R-14");
  for (const char* to : {"nw", "ne", "kc"})
    EXPECT_EQ(scene.refused("move a.tc.1 " + std::string(to)), "WC-MOVE-05") << to;
  scene.play("move a.tc.1 se");
  EXPECT_EQ(scene["b.kc"], "arrow");
  EXPECT_EQ(scene["a.se"], "darket");
}

}  // namespace
}  // namespace wardroom::wingcommander
