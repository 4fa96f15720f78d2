// Attacks on carriers: WC-CARRIER, WC-R-31, WC-R-32, WC-R-33, WC-R-34, WC-R-35.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

// The Terrans' Combat Phase, nobody with Luck; there is also something to attack at SE.
Scene raid(const std::string& lines) {
  return Scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.se = "darket"
    b.se = "arrow"
    )" + lines);
}

TEST(Carriers, WC_CARRIER_01_only_from_its_own_nav_point_and_in_the_combat_phase) {
  const Scene far = raid("b.c = \"mattock\"");
  EXPECT_EQ(far.refused("bomb kc first"), "WC-COMBAT-24");
  const Scene own = raid("b.tc = \"mattock\"\nb.kc = \"mattock\"");
  EXPECT_EQ(own.refused("bomb tc first"), "WC-COMBAT-24");
  EXPECT_EQ(own.refused("bomb kc first"), "");
  const Scene moving(R"(phase = "movement"
    active = "b"
    luck_spent = "both"
    b.kc = "mattock")");
  EXPECT_EQ(moving.refused("bomb kc first"), "WC-MOVE-01");
}

TEST(Carriers, WC_CARRIER_02_not_while_its_flights_are_there) {
  const Scene scene = raid("b.kc = \"mattock\"\na.kc = \"darket\"");
  EXPECT_EQ(scene.refused("bomb kc first"), "WC-CARRIER-02");
  EXPECT_EQ(scene.refused("attack kc"), "");
}

TEST(Carriers, WC_CARRIER_03_WC_CARRIER_04_removed_defenders_count_until_a_later_turn) {
  Scene scene = raid("b.kc = \"mattock\"\nguarded = [\"kc\"]");
  EXPECT_EQ(scene.refused("bomb kc first"), "WC-CARRIER-03");
  scene.play("pass");
  EXPECT_EQ(scene["active"], "a");
  pass_until(scene, [&] { return scene["active"] == "b" && scene["phase"] == "combat"; });
  EXPECT_EQ(scene["turn"], "4");
  EXPECT_EQ(scene.refused("bomb kc first"), "");
}

TEST(Carriers, WC_CARRIER_03_WC_R_20_a_fight_with_the_defenders_is_all_there_is_this_turn) {
  Scene scene = raid("b.kc = \"halberd mattock\"\na.kc = \"darket\"");
  scene.play("attack kc; keep; fire first; hold second");
  EXPECT_EQ(scene["a.kc"], "");
  scene.play("stay first; stay second");
  EXPECT_EQ(scene["a.hits"], "0");
  EXPECT_EQ(scene.refused("bomb kc second"), "WC-R-20");
}

TEST(Carriers, WC_CARRIER_05_only_with_bombing_or_a_torpedo) {
  EXPECT_EQ(raid("b.kc = \"arrow\"").refused("bomb kc first"), "WC-CARRIER-05");
  EXPECT_EQ(raid("b.kc = \"rampart\"").refused("bomb kc first"), "");
  EXPECT_EQ(raid("b.kc = \"arrow+bomb-rack\"").refused("bomb kc first"), "");
  EXPECT_EQ(raid("b.kc = \"arrow+torpedo-mount-t\"").refused("bomb kc first"), "WC-CARRIER-05");
  EXPECT_EQ(raid("b.kc = \"arrow+torpedo-mount-t+torpedo-t\"").refused("bomb kc first"), "");
  const Scene scene = raid("b.kc = \"arrow mattock\"");
  EXPECT_EQ(scene.refused("bomb kc first"), "WC-CARRIER-05");
  EXPECT_EQ(scene.refused("bomb kc both"), "WC-CARRIER-05");
  EXPECT_EQ(scene.refused("bomb kc second"), "");
}

TEST(Carriers, WC_CARRIER_06_bombing_counts_and_neither_attack_nor_support) {
  Scene scene = raid("b.kc = \"rampart+ion-repeaters mattock+datalink\"");
  EXPECT_EQ(scene["values.b.kc.1"], "4/2/2/5/2");
  EXPECT_EQ(scene["values.b.kc.2"], "1/4/1/5/4");
  scene.play("bomb kc both; split 3 2");
  EXPECT_EQ(scene["bombings"], "6:5 1");
  Scene alone = raid("b.kc = \"rampart+ion-repeaters mattock+datalink\"");
  alone.play("bomb kc first");
  EXPECT_EQ(alone["bombings"], "2:5 0") << "no Support from the other";
}

TEST(Carriers, WC_CARRIER_07_WC_R_31_one_or_two_take_part_and_only_they_are_shot_at) {
  Scene scene = raid("b.kc = \"rampart mattock\"");
  for (const char* wing : {"first", "second", "both"})
    EXPECT_EQ(scene.refused(std::string("bomb kc ") + wing), "");
  EXPECT_EQ(raid("b.kc = \"rampart\"").refused("bomb kc both"), "WC-CARRIER-05");
  scene.play("bomb kc second");
  EXPECT_EQ(scene["bombings"], "4:5 0");
  EXPECT_EQ(scene["b.kc"], "rampart");  // all 5 went to the Mattock
  EXPECT_EQ(scene["lost.b"], "1");
}

TEST(Carriers, WC_CARRIER_08_WC_CARRIER_09_WC_R_31_the_attacker_alone_plays_maneuvers) {
  Scene scene = raid(R"(b.kc = "rampart"
    a.hand = "shake belly-torn-open"
    b.hand = "snap-roll high-yo-yo kickstop tail-shot-off trade-lanes")");
  scene.play("bomb kc first");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.refused("maneuver kickstop first"), "WC-MANEUVER-02");
  scene.play("maneuver snap-roll first");
  EXPECT_EQ(scene.decider(), "b") << "the carrier plays nothing";
  EXPECT_EQ(scene.refused("damage tail-shot-off first"), "WC-CARRIER-08");
  EXPECT_EQ(scene.refused("maneuver trade-lanes first"), "WC-MANEUVER-07");
  scene.play("maneuver high-yo-yo first");
  EXPECT_EQ(scene["values.b.kc.1"], "4/2/2/6/2");
  scene.play("pass");
  EXPECT_EQ(scene["b.kc"], "rampart");  // 5 against 6
  EXPECT_EQ(scene["a.hand"], "belly-torn-open shake");
  EXPECT_EQ(scene["bombings"], "2:5 0");
  scene.play("stay first");
  EXPECT_EQ(scene["where.snap-roll"], "b.discard");
}

TEST(Carriers, WC_CARRIER_08_WC_MANEUVER_09_no_maneuver_twice_and_none_beyond_the_limit) {
  Scene scene = raid(R"(b.kc = "rampart"
    b.hand = "snap-roll snap-roll high-yo-yo full-burn-run"
    combat = { at = "kc", bomb = "first", step = "plays", turn = "b", done = ["b maneuver high-yo-yo first"] })");
  scene.play("maneuver snap-roll first");
  EXPECT_EQ(scene.refused("maneuver snap-roll first"), "WC-MANEUVER-09");
  EXPECT_EQ(scene.refused("maneuver full-burn-run first"), "WC-MANEUVER-02");
  EXPECT_EQ(scene["played.b.kc.1"], "2");
}

TEST(Carriers, WC_CARRIER_10_a_carrier_neither_attacks_nor_helps) {
  Scene scene = raid("b.kc = \"arrow\"\na.kc = \"darket\"");
  scene.play("attack kc");
  EXPECT_EQ(scene["shots"], "darket 1:3, arrow 2:3");
  const Scene own(R"(phase = "combat"
    luck_spent = "both"
    b.kc = "arrow"
    a.c = "darket"
    b.c = "arrow")");
  EXPECT_EQ(own.refused("attack kc"), "WC-COMBAT-24");
  EXPECT_EQ(own.refused("attack c"), "");
}

TEST(Carriers, WC_CARRIER_12_WC_R_32_all_of_its_attack_is_dealt) {
  Scene scene = raid("b.kc = \"mattock+reyes rampart+belly-torn-open+belly-torn-open\"");
  scene.play("bomb kc both; pass; pass");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("split 2 2"), "WC-R-32");
  EXPECT_EQ(scene.refused("split 5 1"), "WC-R-32");
  EXPECT_EQ(scene["defence.b.kc.1"], "6");
  EXPECT_EQ(scene["defence.b.kc.2"], "1");
  scene.play("split 4 1");
  EXPECT_EQ(scene["b.kc"], "mattock+reyes");
  EXPECT_EQ(scene["lost.a"], "0");
}

TEST(Carriers, WC_R_32_a_flight_with_defence_0_dies_of_a_share_of_1) {
  Scene scene = raid(
      "b.kc = \"mattock mattock+maniac+belly-torn-open+belly-torn-open\"\n"
      "combat = { at = \"kc\", bomb = \"both\", step = \"split\" }");
  scene.play("split 4 1");
  EXPECT_EQ(scene["b.kc"], "mattock");
}

TEST(Carriers, WC_CARRIER_13_WC_MEDAL_11_medals_raise_a_bombing_value_and_create_none) {
  Scene scene = raid("b.kc = \"mattock+maniac\"");
  scene.play("bomb kc first; medal first bombing");
  EXPECT_EQ(scene["bombings"], "5:5 1");
  Scene torpedo = raid("b.kc = \"rampart+maniac+torpedo-t\"");
  torpedo.play("bomb kc first");
  EXPECT_EQ(torpedo.refused("medal first bombing"), "WC-MEDAL-11");
}

TEST(Carriers, WC_CARRIER_14_WC_R_31_no_medals_for_the_carrier) {
  Scene scene = raid("b.kc = \"mattock+maniac rampart\"\na.ready = \"khorr grolkh\"");
  scene.play("bomb kc both");
  EXPECT_EQ(scene["combat.step"], "plays");
  EXPECT_EQ(scene.refused("medal first defence"), "");  // also between Maneuvers
  scene.play("pass");
  EXPECT_EQ(scene["combat.step"], "medals");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("pass");
  EXPECT_EQ(scene["combat.step"], "split");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("medal first defence"), "WC-CARRIER-12");
  EXPECT_EQ(scene["a.ready"], "khorr grolkh");
}

TEST(Carriers, WC_CARRIER_15_WC_R_08_the_first_hit_damages_it_for_good) {
  Scene scene = raid("b.kc = \"mattock rampart\"");
  scene.play("bomb kc both; split 0 5");
  EXPECT_EQ(scene["a.hits"], "1");
  EXPECT_EQ(scene["b.hits"], "0");
  EXPECT_EQ(scene.winner(), "");
  scene.play("stay first; pass");
  EXPECT_EQ(scene["active"], "a");
  EXPECT_EQ(scene["a.hits"], "1") << "the Draw Phase does not mend it";
}

TEST(Carriers, WC_CARRIER_16_WC_END_01_the_second_hit_destroys_it) {
  Scene scene = raid("a.hits = 1\nb.kc = \"mattock rampart\"");
  scene.play("bomb kc both; split 0 5");
  EXPECT_EQ(scene["a.hits"], "2");
  EXPECT_EQ(scene.winner(), "b");
}

TEST(Carriers, WC_CARRIER_11_WC_R_33_damage_below_the_defence_leaves_no_trace) {
  Scene scene = raid("a.hits = 1\nb.kc = \"mattock+novak\"");
  scene.play("bomb kc first");
  EXPECT_EQ(scene["bombings"], "4:5 0");
  EXPECT_EQ(scene["a.hits"], "1");
  EXPECT_EQ(scene.winner(), "");
}

TEST(Carriers, WC_CARRIER_17_WC_R_34_a_torpedo_is_spent_and_bombing_is_back) {
  Scene scene = raid("b.kc = \"rampart+novak+torpedo-t\"");
  EXPECT_EQ(scene["bombing.b.kc.1"], "none");
  scene.play("bomb kc first");
  EXPECT_EQ(scene["a.hits"], "1");
  EXPECT_EQ(scene["b.kc"], "rampart+novak");
  EXPECT_EQ(scene["bombing.b.kc.1"], "2");
  EXPECT_EQ(scene["bombings"], "0:5 1") << "WC-FAQ-02: it did not bomb besides";
  EXPECT_EQ(scene["lost.b"], "0");
}

TEST(Carriers, WC_R_35_bombs_of_a_flight_that_is_shot_down_count) {
  Scene scene = raid("b.kc = \"mattock mattock\"");
  scene.play("bomb kc both; split 5 0");
  EXPECT_EQ(scene["bombings"], "8:5 1");
  EXPECT_EQ(scene["b.kc"], "mattock");
  EXPECT_EQ(scene["a.hits"], "1");
}

TEST(Carriers, WC_R_30_who_attacked_a_carrier_may_go_home) {
  Scene scene = raid("b.kc = \"mattock+novak arrow\"");
  scene.play("bomb kc first; home first");
  EXPECT_EQ(scene["b.ready"], "mattock novak");
  EXPECT_EQ(scene["b.kc"], "arrow");
}

}  // namespace
}  // namespace wardroom::wingcommander
