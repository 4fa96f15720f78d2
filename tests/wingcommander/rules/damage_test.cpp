// Battle Damage: WC-DAMAGE.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Damage, WC_DAMAGE_04_the_flight_has_played_a_maneuver_before) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket darket"
    b.c = "arrow arrow"
    b.hand = "tail-shot-off snap-roll"
    combat = { at = "c", step = "plays", turn = "b" })");
  EXPECT_EQ(scene.refused("damage tail-shot-off first"), "WC-DAMAGE-04");
  scene.play("maneuver snap-roll first");
  EXPECT_EQ(scene.refused("damage tail-shot-off second"), "WC-DAMAGE-04");
  EXPECT_EQ(scene.refused("damage tail-shot-off first"), "");
}

TEST(Damage, WC_DAMAGE_01_it_lies_on_the_flight_across) {
  const std::string setup = R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket ghorrash"
    b.c = "arrow halberd"
    b.hand = "tail-shot-off"
    combat = { at = "c", step = "plays", turn = "b", done = ["a PLACES", "b maneuver snap-roll second"] })";
  const auto with = [&](const std::string& places) {
    std::string text = setup;
    return text.replace(text.find("PLACES"), 6, places);
  };
  Scene kept(with("keep"));
  kept.play("damage tail-shot-off second");
  EXPECT_EQ(kept["a.c"], "darket ghorrash+tail-shot-off");
  EXPECT_EQ(kept["b.c"], "arrow halberd");
  Scene crossed(with("cross"));
  crossed.play("damage tail-shot-off second");
  EXPECT_EQ(crossed["a.c"], "darket+tail-shot-off ghorrash");
}

TEST(Damage, WC_DAMAGE_01_WC_R_18_a_flight_without_a_vis_a_vis_plays_none) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket"
    b.c = "arrow arrow"
    b.hand = "tail-shot-off"
    combat = { at = "c", step = "plays", turn = "b", done = ["b maneuver snap-roll second"] })");
  EXPECT_EQ(scene.refused("damage tail-shot-off second"), "WC-DAMAGE-01");
  EXPECT_EQ(scene["a.c"], "darket");
}

TEST(Damage, WC_DAMAGE_02_only_while_enemy_fighters_are_engaged) {
  Scene muster(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    a.c = "darket"
    b.c = "arrow"
    b.hand = "tail-shot-off")");
  EXPECT_EQ(muster.refused("muster tail-shot-off"), "WC-MUSTER-09");
  EXPECT_EQ(muster.refused("damage tail-shot-off first"), "WC-MUSTER-01");
  Scene carrier(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    b.kc = "rampart"
    b.hand = "tail-shot-off"
    combat = { at = "kc", bomb = "first", step = "plays", turn = "b", done = ["b maneuver snap-roll first"] })");
  EXPECT_EQ(carrier.refused("damage tail-shot-off first"), "WC-CARRIER-08");
}

TEST(Damage, WC_DAMAGE_03_WC_R_23_the_playing_flight_needs_the_maneuver_value) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket darket"
    b.c = "mattock arrow"
    b.hand = "tail-shot-off thruster-clipped"
    combat = { at = "c", step = "plays", turn = "b", done = ["b maneuver snap-roll first", "b maneuver snap-roll second"] })");
  EXPECT_EQ(scene["maneuver.b.c.1"], "1");
  EXPECT_EQ(scene.refused("damage tail-shot-off first"), "WC-DAMAGE-03");  // 2 arrows
  EXPECT_EQ(scene.refused("damage tail-shot-off second"), "");
  Scene better(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket"
    b.c = "mattock+reyes"
    b.hand = "tail-shot-off"
    combat = { at = "c", step = "plays", turn = "b", done = ["b maneuver snap-roll first"] })");
  EXPECT_EQ(better["maneuver.b.c.1"], "2");
  EXPECT_EQ(better.refused("damage tail-shot-off first"), "");
}

TEST(Damage, WC_DAMAGE_05_WC_R_27_it_counts_with_the_maneuvers_against_the_limit) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "ghorrash"
    b.c = "arrow"
    b.hand = "tail-shot-off guns-jammed thruster-clipped high-yo-yo"
    combat = { at = "c", step = "plays", turn = "b", done = ["b maneuver snap-roll first"] })");
  EXPECT_EQ(scene["maneuver.b.c.1"], "4");
  scene.play("damage tail-shot-off first; damage guns-jammed first; damage thruster-clipped first");
  EXPECT_EQ(scene["played.b.c.1"], "4");
  EXPECT_EQ(scene.refused("maneuver high-yo-yo first"), "WC-MANEUVER-03");
  EXPECT_EQ(scene["played.a.c.1"], "0") << "received damage does not count (WC-R-25)";
}

TEST(Damage, WC_DAMAGE_05_within_the_limit_no_further_damage) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "ghorrash"
    b.c = "rampart"
    b.hand = "tail-shot-off guns-jammed"
    combat = { at = "c", step = "plays", turn = "b", done = ["b maneuver snap-roll first"] })");
  scene.play("damage tail-shot-off first");
  EXPECT_EQ(scene.refused("damage guns-jammed first"), "WC-MANEUVER-03");
}

TEST(Damage, WC_DAMAGE_06_not_twice_by_one_flight_in_one_combat) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket darket"
    b.c = "arrow arrow"
    b.hand = "tail-shot-off tail-shot-off"
    combat = { at = "c", step = "plays", turn = "b", done = ["b maneuver snap-roll first", "b maneuver snap-roll second"] })");
  scene.play("damage tail-shot-off first");
  EXPECT_EQ(scene.refused("damage tail-shot-off first"), "WC-DAMAGE-06");
  EXPECT_EQ(scene.refused("damage tail-shot-off second"), "");
}

TEST(Damage, WC_DAMAGE_07_WC_R_57_it_lowers_values_of_the_enemy_and_costs_nothing) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "ghorrash"
    b.c = "arrow"
    b.hand = "tail-shot-off guns-jammed thruster-clipped kickstop"
    combat = { at = "c", step = "plays", turn = "b", done = ["b maneuver snap-roll first"] })");
  EXPECT_EQ(scene["values.a.c.1"], "4/1/3/3");
  scene.play("damage tail-shot-off first");
  EXPECT_EQ(scene["values.a.c.1"], "4/1/3/1");
  scene.play("damage guns-jammed first");
  EXPECT_EQ(scene["values.a.c.1"], "2/1/3/1");
  scene.play("damage thruster-clipped first");
  EXPECT_EQ(scene["values.a.c.1"], "2/1/1/1");
  EXPECT_EQ(scene["values.b.c.1"], "2/0/4/4");
  EXPECT_EQ(scene["paid.b"], "0");
}

TEST(Damage, WC_DAMAGE_08_WC_R_26_equal_cards_add_up) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket+tail-shot-off+tail-shot-off"
    b.c = "arrow"
    b.hand = "tail-shot-off kickstop"
    combat = { at = "c", step = "plays", turn = "b", done = ["b maneuver snap-roll first"] })");
  EXPECT_EQ(scene["values.a.c.1"], "1/1/3/-1");
  scene.play("damage tail-shot-off first");
  EXPECT_EQ(scene["values.a.c.1"], "1/1/3/-3");
}

TEST(Damage, WC_DAMAGE_09_it_need_not_be_played) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket"
    b.c = "arrow"
    b.hand = "tail-shot-off"
    combat = { at = "c", step = "plays", turn = "b", done = ["b maneuver snap-roll first"] })");
  scene.play("pass");
  EXPECT_EQ(scene["b.hand"], "tail-shot-off");
  EXPECT_EQ(scene["a.c"], "darket");
}

// One combat in which nobody is destroyed, with damage on both sides.
const std::string kSurvived = R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    b.c = "halberd"
    combat = { at = "c", step = "home", done = ["b maneuver snap-roll first", "b damage guns-jammed first",
      "a maneuver shake first", "a damage sights-burned-out first"] })";

TEST(Damage, WC_DAMAGE_10_WC_R_26_it_stays_on_a_fighter_that_stays) {
  Scene scene(kSurvived);
  scene.play("stay first");
  EXPECT_EQ(scene["a.c"], "darket+guns-jammed");
  EXPECT_EQ(scene["b.c"], "halberd+sights-burned-out");
  EXPECT_EQ(scene["where.shake"], "a.discard");  // WC-COMBAT-23: the rest goes
  EXPECT_EQ(scene["where.snap-roll"], "b.discard");
  EXPECT_EQ(scene["combat.battle"], "none");
  EXPECT_EQ(scene["values.a.c.1"], "-1/1/3/3") << "it works on";
}

TEST(Damage, WC_DAMAGE_10_WC_DAMAGE_11_going_home_after_combat_ends_it) {
  Scene scene(kSurvived);
  scene.play("home first");
  EXPECT_EQ(scene["a.ready"], "darket");
  EXPECT_EQ(scene["where.guns-jammed"], "b.discard") << "to the pile of its owner";
  EXPECT_EQ(scene["b.c"], "halberd+sights-burned-out");
}

TEST(Damage, WC_DAMAGE_10_WC_DAMAGE_11_it_moves_along_and_is_left_at_home) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.kc = "darket+tail-shot-off ghorrash+guns-jammed")");
  scene.play("move a.kc.1 nw; recall a.kc.1");
  EXPECT_EQ(scene["a.nw"], "darket+tail-shot-off");
  EXPECT_EQ(scene["a.ready"], "ghorrash");
  EXPECT_EQ(scene["where.guns-jammed"], "b.discard");
  EXPECT_EQ(scene["values.a.ready.1"], "4/1/3/3");
}

TEST(Damage, WC_DAMAGE_10_WC_DAMAGE_11_WC_R_47_destroyed_it_goes_to_its_owner_and_is_no_loss) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket+tail-shot-off"
    b.c = "arrow"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(scene["shots"], "darket 1:3, arrow 2:1 destroys");
  EXPECT_EQ(scene["where.tail-shot-off"], "b.discard");
  EXPECT_EQ(scene["where.darket"], "a.discard");
  EXPECT_EQ(scene["lost.a"], "1");
  EXPECT_EQ(scene["lost.b"], "0");
}

}  // namespace
}  // namespace wardroom::wingcommander
