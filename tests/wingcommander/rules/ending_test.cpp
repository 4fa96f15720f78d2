// The hand limit and the end of the game: WC-DISCARD, WC-END, WC-R-07, WC-R-49, WC-R-50, WC-R-51.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(HandLimit, WC_DISCARD_01_a_hand_above_nine_goes_down_to_nine_as_its_player_likes) {
  Scene scene(R"(phase = "discard"
    luck_spent = "both"
    a.hand = "darket darket ghorrash vashkur nakhtar shake shake pounce ssarik khorr throat")");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("pass"), "WC-DISCARD-01");
  EXPECT_EQ(scene.refused("discard zhurrak"), "WC-R-58");
  scene.play("discard khorr");
  EXPECT_EQ(scene["size.a.hand"], "10");
  scene.play("discard darket");
  EXPECT_EQ(scene["size.a.hand"], "9");
  EXPECT_EQ(scene["where.khorr"], "a.discard");
  EXPECT_EQ(scene["active"], "b");
  EXPECT_EQ(scene["lost.a"], "0") << "WC-R-48: a discard is no loss";
}

TEST(HandLimit, WC_DISCARD_01_nine_may_stay) {
  const Scene scene(R"(phase = "discard"
    luck_spent = "both"
    a.hand = "darket darket ghorrash vashkur nakhtar shake shake pounce ssarik")");
  EXPECT_EQ(scene["active"], "b");
  EXPECT_EQ(scene["size.a.hand"], "9");
}

TEST(HandLimit, WC_DISCARD_02_only_at_the_end_of_the_own_turn) {
  const Scene other(R"(phase = "discard"
    luck_spent = "both"
    b.hand = "arrow arrow halberd rampart mattock kickstop snap-roll maniac novak reyes ace-hunt")");
  EXPECT_EQ(other["active"], "b") << "a's turn is over, b's has begun";
  EXPECT_EQ(other["size.b.hand"], "13");
  Scene muster(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "darket darket ghorrash vashkur nakhtar shake shake pounce ssarik khorr throat")");
  EXPECT_EQ(muster.refused("pass"), "");
}

// --- power ---

Scene combat_ends(const std::string& lines) {
  Scene scene("phase = \"combat\"\nluck_spent = \"both\"\n" + lines);
  if (scene.winner().empty() && scene["phase"] == "combat") scene.play("pass");
  return scene;
}

TEST(Ending, WC_END_02_WC_END_03_who_has_no_power_left_at_the_end_of_the_combat_phase_loses) {
  EXPECT_EQ(combat_ends("a.power = 0\nb.power = 3").winner(), "b");
  EXPECT_EQ(combat_ends("a.power = 3\nb.power = 0").winner(), "a");
  EXPECT_EQ(combat_ends("a.power = 3\nb.power = -2").winner(), "a");
  EXPECT_EQ(combat_ends("a.power = 1\nb.power = 1").winner(), "");
}

TEST(Ending, WC_END_03_WC_R_07_also_when_there_was_nothing_to_attack) {
  const Scene scene = combat_ends("active = \"b\"\na.power = 0");
  EXPECT_EQ(scene.winner(), "b");
  EXPECT_EQ(scene["phase"], "over");
  EXPECT_EQ(scene.decider(), "");
}

TEST(Ending, WC_END_04_both_without_power_is_a_draw) {
  EXPECT_EQ(combat_ends("a.power = 0\nb.power = 0").winner(), "draw");
  EXPECT_EQ(combat_ends("a.power = -4\nb.power = 0").winner(), "draw");
}

TEST(Ending, WC_END_03_WC_R_50_not_before_and_gains_until_then_count) {
  Scene scene(R"(phase = "draw"
    luck_spent = "both"
    a.power = -1
    a.hand = "darket"
    b.power = 0)");
  EXPECT_EQ(scene.winner(), "") << "the check was at the end of the turn before";
  EXPECT_EQ(scene["a.power"], "1") << "reinforcements";
  scene.play("muster darket");
  EXPECT_EQ(scene["a.power"], "0");
  EXPECT_EQ(scene.winner(), "");
  pass_until(scene, [&] { return !scene.winner().empty(); });
  EXPECT_EQ(scene.winner(), "draw") << "WC-R-05: 0 is not enough, though it was paid";
}

TEST(Ending, WC_END_03_losses_of_a_combat_count_when_all_combats_are_over) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "ghorrash"
    a.nw = "ghorrash"
    b.power = 1
    b.c = "arrow"
    b.nw = "arrow")");
  scene.play("attack c");
  EXPECT_EQ(scene["b.power"], "0");
  EXPECT_EQ(scene.winner(), "") << "the phase goes on";
  scene.play("stay first; attack nw; stay first");
  EXPECT_EQ(scene["b.power"], "-1");
  EXPECT_EQ(scene.winner(), "a");
}

TEST(Ending, WC_END_01_WC_END_05_WC_R_49_a_destroyed_carrier_ends_the_game_at_once) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.hits = 1
    b.power = 1
    b.kc = "mattock mattock"
    b.c = "arrow"
    a.c = "darket")");
  scene.play("bomb kc both; split 5 0");
  EXPECT_EQ(scene["b.power"], "0");
  EXPECT_EQ(scene.winner(), "b") << "before power is checked";
  EXPECT_EQ(scene["phase"], "over");
  EXPECT_EQ(scene.refused("attack c"), "WC-END-01");
}

TEST(Ending, WC_END_01_the_terran_carrier_too) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    b.hits = 1
    a.tc = "nakhtar vashkur")");
  scene.play("bomb tc both; split 4 0");
  EXPECT_EQ(scene.winner(), "a");
}

// --- stalemate ---

// The end of a turn with empty draw piles after so many idle turns.
Scene idle(int turns, const std::string& lines) {
  return Scene(
      "phase = \"discard\"\nluck_spent = \"both\"\na.deck = \"\"\na.discard = \"...\"\n"
      "b.deck = \"\"\nb.discard = \"...\"\nb.hand = \"arrow\"\nidle = " +
      std::to_string(turns) + '\n' + lines);
}

TEST(Ending, WC_R_51_ten_idle_turns_with_empty_piles_are_a_draw_if_so_agreed) {
  const std::string agreed;  // as usual
  const std::string not_agreed = "rules = [\"stalemate=off\"]\n";
  EXPECT_EQ(idle(9, agreed).winner(), "draw");
  EXPECT_EQ(idle(8, agreed).winner(), "");
  EXPECT_EQ(idle(8, agreed)["idle"], "9");
  EXPECT_EQ(idle(9, not_agreed).winner(), "") << "an option";
  EXPECT_EQ(idle(9, agreed + "eventful = true").winner(), "");
  EXPECT_EQ(idle(9, agreed + "eventful = true")["idle"], "0");
}

TEST(Ending, WC_R_51_a_draw_in_any_case_when_nobody_can_ever_do_anything) {
  const Scene scene(R"(phase = "discard"
    luck_spent = "both"
    a.deck = ""
    a.discard = "..."
    a.ready = "grolkh khorr"
    b.deck = ""
    b.discard = "...")");
  EXPECT_EQ(scene.winner(), "draw");
  EXPECT_EQ(scene["idle"], "10");
  const Scene fighter(R"(phase = "discard"
    luck_spent = "both"
    a.deck = ""
    a.discard = "..."
    a.ready = "darket"
    b.deck = ""
    b.discard = "...")");
  EXPECT_EQ(fighter.winner(), "") << "it may still fly";
}

TEST(Ending, WC_R_51_not_while_a_pile_has_cards) {
  const Scene scene(R"(phase = "discard"
    luck_spent = "both"
    rules = ["stalemate=on"]
    a.deck = ""
    a.discard = "..."
    b.deck = "arrow"
    b.discard = "..."
    idle = 9)");
  EXPECT_EQ(scene.winner(), "");
  EXPECT_EQ(scene["idle"], "0");
}

TEST(Ending, WC_R_51_a_destroyed_card_or_a_hit_makes_a_turn_eventful) {
  Scene flight(R"(phase = "combat"
    luck_spent = "both"
    a.c = "ghorrash"
    b.c = "arrow"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(flight["eventful"], "true");
  Scene carrier(R"(phase = "combat"
    luck_spent = "both"
    a.tc = "nakhtar vashkur"
    combat = { at = "tc", bomb = "both", step = "split" })");
  carrier.play("split 2 2");
  EXPECT_EQ(carrier["a.tc"], "nakhtar vashkur");
  EXPECT_EQ(carrier["b.hits"], "1");
  EXPECT_EQ(carrier["eventful"], "true");
  Scene missed(R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    b.c = "arrow"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(missed["eventful"], "false");
}

}  // namespace
}  // namespace wardroom::wingcommander
