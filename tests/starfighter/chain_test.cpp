// Nested and simultaneous effects: SF-CHAIN.
#include <gtest/gtest.h>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

using Options = std::vector<std::string>;

// The effects that triggered, in this order.
std::string triggered(const Scene& scene) {
  std::string text;
  for (const Event& event : scene.log.events())
    if (event.kind == static_cast<std::uint16_t>(Happening::triggered))
      text += std::string(text.empty() ? "" : " ") +
              std::string(symbol_of(static_cast<Effect>(event.args[0])));
  return text;
}

TEST(Chain, SF_CHAIN_01_an_effect_revealed_by_an_effect_triggers_at_once) {
  Scene scene;
  scene.sector("a1", "0-23").sector("b3", "1-13 0-18/d").sector("a3", "2-07 0-29/d");
  scene.hand(Seat::a, "1-28 0-14").hand(Seat::b, "0-38").deployment(Seat::a);
  scene.play("play 1-28 up a1").play("destroy b3.1");
  EXPECT_EQ(triggered(scene), "DESTROY LATERAL");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("lateral a3.1 a4");
  EXPECT_EQ(triggered(scene), "DESTROY LATERAL HIT_ENEMY");
  EXPECT_EQ(scene.armor(Seat::b), 19);
  EXPECT_EQ(scene.kind(), "act");  // only now the next turn
  EXPECT_EQ(scene.decider(), "b");
}

TEST(Chain, SF_CHAIN_02_of_two_revealed_together_the_player_chooses_the_first) {
  Scene scene;
  scene.sector("a2", "0-18/d 0-23/d 0-29/d").hand(Seat::a, "3-10").hand(Seat::b, "0-38");
  scene.deployment(Seat::a).play("play 3-10 up a2");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.kind(), "order");
  EXPECT_EQ(scene.options(), (Options{"resolve a2.3 lower", "resolve a2.3 upper"}));
  EXPECT_EQ(scene.refused("lateral a2.0 a1"), "SF-CHAIN-02");
  EXPECT_EQ(scene.refused("pass"), "SF-CHAIN-02");
  Scene other = scene;
  scene.play("resolve a2.3 lower").play("lateral a2.0 a1");
  EXPECT_EQ(triggered(scene), "DRAW LATERAL");
  other.play("resolve a2.3 upper").play("lateral a2.0 a1");
  EXPECT_EQ(triggered(other), "LATERAL DRAW");
}

TEST(Chain, SF_CHAIN_02_the_player_is_the_controller_of_the_card) {
  Scene scene;
  scene.sector("b3", "3-40/d").hand(Seat::a, "0-41").deployment(Seat::a);
  scene.play("play 0-41 up a1").play("roll b3.0");
  EXPECT_EQ(scene.pending(), "b3.0 lower HIT_ENEMY, b3.0 upper HIT_SELF");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("resolve b3.0 upper");
  EXPECT_EQ(triggered(scene), "ROLL HIT_SELF HIT_ENEMY");
  EXPECT_EQ(scene.armor(Seat::a), 19);
  EXPECT_EQ(scene.armor(Seat::b), 19);
}

TEST(Chain, SF_CHAIN_03_the_second_waits_for_all_the_first_has_revealed) {
  Scene scene;
  scene.sector("a2", "0-18/d 0-23/d 0-29/d").sector("a4", "1-08 0-53").sector("b3", "2-07 0-71");
  scene.hand(Seat::a, "3-10").deployment(Seat::a).play("play 3-10 up a2");
  scene.play("resolve a2.3 upper").play("lateral a4.1 a5");
  EXPECT_EQ(scene.pending(), "a2.3 lower DRAW");
  EXPECT_EQ(scene.aside_size(Seat::a), 0);
  scene.play("vertical b3.0");
  EXPECT_EQ(triggered(scene), "LATERAL VERTICAL HIT_ENEMY DRAW");
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
}

TEST(Chain, SF_CHAIN_03_an_older_effect_cannot_be_taken_first) {
  Scene scene;
  scene.sector("a2", "1-31/d").hand(Seat::a, "0-44").deployment(Seat::a);
  scene.play("play 0-44 up a1").play("resolve a1.0 upper").play("roll a2.0");
  EXPECT_EQ(scene.pending(), "a1.0 lower HIT_FIGHTER | a2.0 lower DRAW, a2.0 upper HIT_SELF");
  EXPECT_EQ(scene.options(), (Options{"resolve a2.0 lower", "resolve a2.0 upper"}));
  EXPECT_EQ(scene.refused("resolve a1.0 lower"), "SF-CHAIN-03");
  EXPECT_EQ(scene.refused("resolve a1.0 upper"), "SF-CHAIN-03");  // applied already
  scene.play("resolve a2.0 lower").play("hit a2");
  EXPECT_EQ(triggered(scene), "ROLL DRAW HIT_SELF HIT_FIGHTER");
}

TEST(Chain, SF_CHAIN_04_an_effect_hidden_meanwhile_does_not_trigger) {
  Scene scene;
  scene.sector("a2", "0-18/d 0-23/d").sector("a1", "0-29/d").hand(Seat::a, "2-39 0-38");
  scene.deployment(Seat::a).play("play 2-39 up a2").play("resolve a2.2 lower");
  scene.play("lateral a1.0 a2");
  EXPECT_EQ(scene.sector("a2"), "0-18/d 0-23/d 2-39 0-29/d");
  EXPECT_EQ(triggered(scene), "LATERAL");
  EXPECT_EQ(scene.pending(), "");
  EXPECT_EQ(scene.kind(), "act");
}

TEST(Chain, SF_CHAIN_05_both_effects_of_a_card_played_in_either_order) {
  for (const char* first : {"resolve a2.3 upper", "resolve a2.3 lower"}) {
    Scene scene;
    scene.sector("a2", "0-23/d 1-08 2-07").hand(Seat::a, "3-10").deployment(Seat::a);
    scene.play("play 3-10 up a2").play(first).play("lateral a2.2 a1");
    EXPECT_EQ(scene.aside_size(Seat::a), 1) << first;
    EXPECT_EQ(scene.armor(Seat::b), 19) << first;
    EXPECT_EQ(scene.triggers(), 3) << first;
  }
}

TEST(Chain, SF_CHAIN_06_the_card_drawn_lies_face_down_near_the_board) {
  Scene scene;
  scene.sector("a2", "0-23/d 1-08 2-07").hand(Seat::a, "3-10 0-14").deployment(Seat::a);
  scene.play("play 3-10 up a2").play("resolve a2.3 lower");
  EXPECT_EQ(scene.hand(Seat::a), "0-14");
  ASSERT_EQ(scene.aside_size(Seat::a), 1);
  const Copy copy = scene.match.table.top(aside_of(Seat::a));
  EXPECT_EQ(scene.match.table.known_to(copy), SeatSet::none());
}

TEST(Chain, SF_CHAIN_07_SF_CHAIN_08_a_covered_card_moved_sideways_shows_its_effect_again) {
  Scene scene;
  scene.sector("b3", "0-18/d 1-08 2-07 0-23/d").sector("a2", "0-53").hand(Seat::a, "1-13");
  scene.deployment(Seat::a).play("play 1-13 up a2").play("lateral b3.2 b4");
  EXPECT_EQ(scene.sector("b3"), "0-18/d 1-08 0-23/d");  // slid down before anything could show
  EXPECT_EQ(scene.sector("b4"), "2-07");
  EXPECT_EQ(triggered(scene), "LATERAL HIT_ENEMY");
  EXPECT_EQ(scene.armor(Seat::a), 19);
}

TEST(Chain, SF_CHAIN_09_SF_CHAIN_10_a_pivoted_card_uses_what_it_shows_on_itself) {
  Scene scene;
  scene.sector("a1", "0-23").sector("a2", "3-10 0-18/d").hand(Seat::a, "1-20");
  scene.deployment(Seat::a).play("play 1-20 up a1").play("pivot a2.0");
  EXPECT_EQ(triggered(scene), "PIVOT LATERAL");  // not the DRAW that went under
  scene.play("lateral a2.0 a3");
  EXPECT_EQ(scene.sector("a3"), "3-10/p");
  EXPECT_EQ(triggered(scene), "PIVOT LATERAL DRAW");  // LATERAL stayed visible
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
}

TEST(Chain, SF_CHAIN_11_remaining_points_hit_what_is_on_top_then) {
  Scene scene;
  scene.sector("a2", "0-09 0-23/d").sector("a3", "1-06").sector("b2", "1-92").combat(Seat::a);
  scene.play("stay").play("order right");
  EXPECT_EQ(scene.sector("a2"), "0-09");  // two points spent, the third waits
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("split 1 0"), "SF-FX-GEN-06");
  scene.play("lateral a3.0 a2");
  EXPECT_EQ(scene.sector("a2"), "0-09 1-06");
  EXPECT_EQ(scene.options(), (Options{"split 1 0", "split 0 1"}));
  scene.play("split 0 1");
  EXPECT_EQ(scene.sector("a2"), "0-09 1-06/h0,1");
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

TEST(Chain, SF_CHAIN_12_a_symbol_triggers_each_time_it_is_revealed_in_one_battle) {
  Scene scene;
  scene.sector("a2", "0-18/d 1-08 0-23/d").sector("b2", "0-05").combat(Seat::a);
  scene.play("stay").play("order right");
  scene.play("vertical a2.0");
  EXPECT_EQ(triggered(scene), "VERTICAL VERTICAL");
  EXPECT_EQ(scene.discard(), "0-18 0-23");
  scene.play("vertical a2.0");
  EXPECT_EQ(scene.sector("a2"), "1-08");
  EXPECT_EQ(triggered(scene), "VERTICAL VERTICAL");
}

TEST(Chain, SF_CHAIN_13_an_effect_on_the_opponents_board_changes_a_battle_to_come) {
  Scene scene;
  scene.sector("a2", "1-08 0-23/d").sector("b2", "0-29/d").sector("b3", "0-18/d 3-36");
  scene.combat(Seat::a).play("stay").play("order right");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.fighters("b3"), 4);
  scene.play("vertical b3.0");
  EXPECT_EQ(scene.sector("b3"), "3-36 0-18/d");
  EXPECT_EQ(scene.armor(Seat::a), 18);  // two Fighters instead of four
}

}  // namespace
}  // namespace wardroom::starfighter
