// Order, control and bounds of chains: SF-R-15, SF-R-16, SF-R-17, SF-R-18, SF-R-19, SF-R-20,
// SF-R-21, SF-R-22.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

// The effects that triggered, in this order.
std::string triggered(const Scene& scene) {
  std::string text;
  for (const Event& event : scene.log.events())
    if (event.kind == static_cast<std::uint16_t>(Happening::triggered))
      text += std::string(text.empty() ? "" : " ") +
              std::string(symbol_of(static_cast<Effect>(event.args[0])));
  return text;
}

long count(const Scene& scene, Happening what) {
  return std::ranges::count(scene.log.events(), static_cast<std::uint16_t>(what), &Event::kind);
}

TEST(ChainRulings, SF_R_15_one_change_reveals_for_one_controller_who_orders_it) {
  Scene scene;
  scene.sector("b3", "1-31/d").hand(Seat::a, "0-44").deployment(Seat::a);
  scene.play("play 0-44 up a1").play("resolve a1.0 upper").play("roll b3.0");
  EXPECT_EQ(scene.pending(), "a1.0 lower HIT_FIGHTER | b3.0 lower DRAW, b3.0 upper HIT_SELF");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("resolve b3.0 upper");
  EXPECT_EQ(scene.decider(), "a");  // back to the older group of the other player
  EXPECT_EQ(scene.armor(Seat::b), 19);
  EXPECT_EQ(scene.aside_size(Seat::b), 1);
}

TEST(ChainRulings, SF_R_16_the_newest_group_is_emptied_first) {
  Scene scene;
  scene.sector("a2", "3-10/d").sector("a3", "0-29 0-18/d").sector("a5", "0-23/d");
  scene.hand(Seat::a, "1-67").deployment(Seat::a).play("play 1-67 up a5");
  scene.play("resolve a5.1 lower").play("roll a2.0");
  EXPECT_EQ(scene.pending(), "a5.1 upper HIT_ENEMY | a2.0 lower DRAW, a2.0 upper LATERAL");
  scene.play("resolve a2.0 upper");
  EXPECT_EQ(scene.pending(), "a5.1 upper HIT_ENEMY | a2.0 lower DRAW");
  scene.play("lateral a3.1 a4");
  EXPECT_EQ(triggered(scene), "ROLL LATERAL HIT_ENEMY DRAW HIT_ENEMY");
  EXPECT_EQ(scene.armor(Seat::b), 18);
}

TEST(ChainRulings, SF_R_17_hidden_and_shown_again_it_triggers_once_and_earlier) {
  Scene scene;
  scene.sector("a2", "0-29/d").sector("a3", "2-03 0-23/d").sector("a5", "3-10/d");
  scene.hand(Seat::a, "1-67").deployment(Seat::a).play("play 1-67 up a2");
  scene.play("resolve a2.1 lower").play("roll a5.0").play("resolve a5.0 upper");
  EXPECT_EQ(scene.pending(), "a2.1 upper HIT_ENEMY | a5.0 lower DRAW");
  scene.play("lateral a3.1 a2");
  EXPECT_EQ(scene.pending(), "a5.0 lower DRAW");  // HIT_ENEMY is covered and lost
  EXPECT_TRUE(scene.happened(Happening::effect_lost));
  scene.play("lateral a2.2 a3");
  EXPECT_EQ(triggered(scene), "ROLL LATERAL LATERAL HIT_ENEMY DRAW");
  EXPECT_EQ(scene.armor(Seat::b), 19);
}

TEST(ChainRulings, SF_R_18_a_pending_effect_is_lost_with_a_card_destroyed_or_flipped) {
  Scene destroyed;
  destroyed.sector("a2", "0-18/d 0-23/d").hand(Seat::a, "2-21").deployment(Seat::a);
  destroyed.play("play 2-21 up a2").play("resolve a2.2 upper").play("destroy a2.2");
  EXPECT_EQ(triggered(destroyed), "DESTROY");
  EXPECT_EQ(destroyed.pending(), "");
  Scene flipped;
  flipped.sector("a2", "0-18/d").hand(Seat::a, "0-44").deployment(Seat::a);
  flipped.play("play 0-44 up a1").play("resolve a1.0 upper").play("roll a1.0");
  EXPECT_EQ(flipped.sector("a1"), "0-44/d/k");
  EXPECT_EQ(triggered(flipped), "ROLL");
  EXPECT_EQ(flipped.pending(), "");
}

TEST(ChainRulings, SF_R_18_a_pending_effect_stays_with_a_card_moved_or_pivoted_in_sight) {
  Scene moved;
  moved.sector("a2", "0-18/d").hand(Seat::a, "1-33").deployment(Seat::a);
  moved.play("play 1-33 up a2").play("resolve a2.1 upper").play("lateral a2.1 a3");
  EXPECT_EQ(triggered(moved), "LATERAL HIT_ENEMY");
  Scene pivoted;
  pivoted.sector("a2", "0-18/d 0-23/d").hand(Seat::a, "2-75").deployment(Seat::a);
  pivoted.play("play 2-75 up a2").play("resolve a2.2 upper").play("pivot a2.2");
  EXPECT_EQ(pivoted.sector("a2"), "0-18/d 0-23/d 2-75/p");
  EXPECT_EQ(triggered(pivoted), "PIVOT HIT_FIGHTER");
}

TEST(ChainRulings, SF_R_18_of_a_card_covered_only_the_upper_effect_is_lost) {
  for (const bool upper_first : {false, true}) {
    Scene scene;
    scene.sector("a1", "0-29/d").sector("a2", "0-18/d 0-23/d").hand(Seat::a, "2-39 0-53");
    scene.deployment(Seat::a).play("play 2-39 up a2");
    scene.play(upper_first ? "resolve a2.2 upper" : "resolve a2.2 lower");
    scene.play("lateral a1.0 a2");
    EXPECT_EQ(scene.triggers(Effect::lateral), upper_first ? 2 : 1);
    EXPECT_EQ(scene.kind(), upper_first ? "card" : "act");
  }
}

TEST(ChainRulings, SF_R_19_an_effect_being_applied_finishes_without_its_card) {
  Scene scene;
  scene.sector("a2", "2-07").hand(Seat::a, "1-28").deployment(Seat::a);
  scene.play("play 1-28 up a2").play("destroy a2.1");
  EXPECT_EQ(scene.discard(), "1-28");
  EXPECT_EQ(scene.sector("a2"), "2-07");
  EXPECT_EQ(triggered(scene), "DESTROY HIT_ENEMY");  // and what it reveals triggers
}

TEST(ChainRulings, SF_R_19_damage_on_its_own_last_fighter_is_carried_out) {
  Scene scene;
  scene.sector("a3", "0-23").hand(Seat::a, "0-97 0-29").deployment(Seat::a);
  scene.play("play 0-97 up a2").play("resolve a2.0 upper").play("hit a2");
  EXPECT_EQ(scene.discard(), "0-97");
  EXPECT_EQ(triggered(scene), "HIT_FIGHTER");  // FREE went with the card
  EXPECT_EQ(scene.kind(), "act");
}

TEST(ChainRulings, SF_R_20_a_player_who_has_passed_still_resolves_effects) {
  Scene scene;
  scene.sector("b2", "0-23").sector("a3", "0-09 0-18/d").hand(Seat::a, "0-53");
  scene.hand(Seat::b, "1-28 0-29").deployment(Seat::a);
  scene.play("pass").play("play 1-28 up b2").play("destroy a3.1");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("lateral a3.0 a4");
  EXPECT_EQ(scene.sector("a4"), "0-09");
  EXPECT_EQ(scene.decider(), "b");  // a plays no card any more
  EXPECT_EQ(scene.kind(), "act");
  EXPECT_EQ(scene.refused("play 0-29 down b1"), "");
}

// Two upper halves with LATERAL, a2 and a3, and one card that shuttles between them; the first
// movement comes from a card played far away.
Scene& shuttle(Scene& scene, const char* root = "0-09", const char* a2 = "1-13") {
  scene.sector("a2", a2).sector("a3", "2-03 0-23/d").sector("a4", "0-18/d 0-29/d");
  scene.sector("b3", "2-15");
  return scene.hand(Seat::a, root);
}
constexpr const char* kThere = "lateral a3.1 a2";
constexpr const char* kHome = "lateral a2.1 a3";
constexpr Sector kB3 = 7;  // a bystander

TEST(ChainRulings, SF_R_21_a_chain_that_comes_back_to_a_noted_state_drops_what_was_revealed) {
  Scene scene;
  shuttle(scene).deployment(Seat::a);
  scene.play("play 0-09 up a5").play(kThere).play(kHome).play(kThere);
  EXPECT_EQ(scene.triggers(), 3);
  EXPECT_EQ(scene.sector("a2"), "1-13 0-23/d");  // the movement itself is made
  EXPECT_EQ(scene.sector("a3"), "2-03");
  EXPECT_EQ(scene.pending(), "");
  EXPECT_NE(scene.kind(), "card");
  EXPECT_EQ(count(scene, Happening::chain_cut), 1);
}

TEST(ChainRulings, SF_R_21_older_pending_effects_stay_and_belong_to_the_state) {
  Scene scene;
  shuttle(scene, "2-39").deployment(Seat::a);
  scene.play("play 2-39 up a4").play("resolve a4.2 lower").play(kThere).play(kHome);
  EXPECT_EQ(scene.pending(), "a4.2 upper LATERAL");
  scene.play(kThere);
  EXPECT_EQ(count(scene, Happening::chain_cut), 1);
  EXPECT_EQ(scene.triggers(), 4);  // the upper half of 2-39 is under way
  EXPECT_EQ(scene.kind(), "card");
  scene.play(kHome).play(kThere);  // other states, since nothing older is pending now
  EXPECT_EQ(scene.triggers(), 6);
  EXPECT_EQ(count(scene, Happening::chain_cut), 1);
  scene.play(kHome);
  EXPECT_EQ(scene.triggers(), 6);
  EXPECT_EQ(count(scene, Happening::chain_cut), 2);
  EXPECT_EQ(scene.sector("a3"), "2-03 0-23/d");
}

TEST(ChainRulings, SF_R_21_two_groups_are_another_state_than_one_group_of_both) {
  Scene scene;
  shuttle(scene, "0-41", "2-39/d/p").deployment(Seat::a);
  scene.play("play 0-41 up a5").play("roll a2.0");
  EXPECT_EQ(scene.pending(), "a2.0 lower LATERAL, a2.0 upper LATERAL");
  scene.play("resolve a2.0 upper").play(kThere).play(kHome);
  EXPECT_EQ(scene.pending(), "a2.0 lower LATERAL");  // the upper half, shown again, is under way
  EXPECT_EQ(scene.triggers(), 4);
  EXPECT_EQ(count(scene, Happening::chain_cut), 0);
}

TEST(ChainRulings, SF_R_21_the_start_of_the_chain_is_noted) {
  Scene scene;
  shuttle(scene, "1-13", "0-38/d").deployment(Seat::a);
  scene.play("play 1-13 up a2").play(kThere).play("lateral a2.2 a3");
  EXPECT_EQ(scene.triggers(), 2);
  EXPECT_EQ(count(scene, Happening::chain_cut), 1);
}

TEST(ChainRulings, SF_R_21_effects_without_a_target_note_nothing) {
  Scene scene;
  shuttle(scene, "1-33", "0-38/d").deployment(Seat::a);
  scene.play("play 1-33 up a2").play("resolve a2.1 lower").play(kThere).play("lateral a2.2 a3");
  EXPECT_EQ(triggered(scene), "HIT_ENEMY LATERAL LATERAL LATERAL");
  EXPECT_EQ(count(scene, Happening::chain_cut), 0);
  scene.play(kThere);
  EXPECT_EQ(scene.triggers(), 4);
  EXPECT_EQ(count(scene, Happening::chain_cut), 1);
}

TEST(ChainRulings, SF_R_21_tokens_armor_and_cards_set_aside_are_not_part_of_the_state) {
  Scene scene;
  shuttle(scene).deployment(Seat::a);
  scene.play("play 0-09 up a5").play(kThere);
  scene.match.armor = {3, 4};
  CardTable& table = scene.match.table;
  table.mark(table.top(zone_of(kB3))).set_hits(0, 2);
  table.mark(table.top(zone_of(kB3))).set_shield_hits(0, 1);
  table.move(table.top_spot(kDeck), aside_of(Seat::a));
  scene.play(kHome).play(kThere);
  EXPECT_EQ(scene.triggers(), 3);
  EXPECT_EQ(count(scene, Happening::chain_cut), 1);
}

TEST(ChainRulings, SF_R_21_faces_and_orientations_on_both_boards_are_part_of_the_state) {
  for (const bool pivot : {false, true}) {
    Scene scene;
    shuttle(scene).deployment(Seat::a);
    scene.play("play 0-09 up a5").play(kThere);
    Mark& mark = scene.match.table.mark(scene.match.table.top(zone_of(kB3)));
    pivot ? mark.set_pivoted(true) : mark.set_down(true);
    scene.play(kHome).play(kThere);
    EXPECT_EQ(scene.triggers(), 4);
    EXPECT_EQ(count(scene, Happening::chain_cut), 0);
  }
}

TEST(ChainRulings, SF_R_21_if_nothing_was_revealed_nothing_is_dropped) {
  Scene scene;
  shuttle(scene, "0-44").deployment(Seat::a).play("play 0-44 up a5");
  Scene ahead = scene;
  ahead.play("resolve a5.0 lower").play("hit b3").play("split 1 0");
  // As if the chain had been in the state it comes to next.
  scene.match.chain.noted.push_back(ahead.match.chain.noted.back());
  scene.play("resolve a5.0 lower").play("hit b3").play("split 1 0");
  EXPECT_EQ(triggered(scene), "HIT_FIGHTER ROLL");
  EXPECT_EQ(scene.kind(), "card");
  EXPECT_EQ(count(scene, Happening::chain_cut), 0);
}

TEST(ChainRulings, SF_R_21_every_root_event_starts_a_new_list) {
  Scene scene;
  shuttle(scene, "0-09 0-14").deployment(Seat::a).play("play 0-09 up a5").play(kThere);
  EXPECT_EQ(scene.match.chain.noted.size(), 2U);
  EXPECT_EQ(scene.match.chain.triggers, 2);
  scene.play(kHome).play("lateral a5.0 a4");
  EXPECT_EQ(scene.match.chain.noted.size(), 0U);
  EXPECT_EQ(scene.match.chain.triggers, 0);
  scene.play("play 0-14 up a1");
  EXPECT_EQ(scene.match.chain.noted.size(), 1U);
  EXPECT_EQ(scene.match.chain.triggers, 1);
}

TEST(ChainRulings, SF_R_21_every_card_destroyed_in_a_battle_is_a_root_event) {
  Scene scene;
  scene.sector("a2", "0-18/d 1-08 0-23/d").sector("b2", "0-05").combat(Seat::a);
  scene.play("stay").play("order right");
  EXPECT_EQ(triggered(scene), "VERTICAL");
  scene.match.chain.triggers = 64;
  scene.play("vertical a2.0");
  EXPECT_EQ(triggered(scene), "VERTICAL VERTICAL");
  EXPECT_EQ(scene.match.chain.triggers, 1);
}

TEST(ChainRulings, SF_R_21_without_the_repeat_rule_64_triggers_are_the_limit) {
  Scene scene;
  shuttle(scene, "0-09 0-14").ruling(Ruling::no_repeat_rule).deployment(Seat::a);
  scene.play("play 0-09 up a5");
  for (int trigger = 1; trigger <= 64; ++trigger) {
    ASSERT_EQ(scene.triggers(), trigger);
    ASSERT_EQ(scene.kind(), "card");
    scene.play(trigger % 2 == 1 ? kThere : kHome);
  }
  EXPECT_EQ(scene.triggers(), 64);
  EXPECT_EQ(scene.kind(), "act");
  EXPECT_EQ(scene.pending(), "");
  EXPECT_EQ(count(scene, Happening::chain_cut), 1);
  EXPECT_EQ(scene.sector("a3"), "2-03 0-23/d");
  scene.play("play 0-14 up a1");  // a new root event, a new count
  EXPECT_EQ(scene.triggers(), 65);
  EXPECT_EQ(scene.kind(), "card");
}

TEST(ChainRulings, SF_R_21_the_65th_trigger_is_dropped_with_everything_pending) {
  for (const int before : {61, 62, 63}) {
    Scene scene;
    scene.sector("a2", "0-18/d 0-23/d 0-53").sector("a4", "2-07 0-29/d");
    scene.hand(Seat::a, "3-10 0-01").deployment(Seat::a).play("play 3-10 up a2");
    scene.match.chain.triggers = static_cast<std::uint8_t>(before);
    scene.play("resolve a2.3 upper").play("lateral a4.1 a5");
    EXPECT_EQ(scene.triggers(Effect::lateral), 1) << before;
    EXPECT_EQ(scene.triggers(Effect::hit_enemy), before < 63 ? 1 : 0) << before;
    EXPECT_EQ(scene.triggers(Effect::draw), before < 62 ? 1 : 0) << before;
    EXPECT_EQ(count(scene, Happening::chain_cut), before < 62 ? 0 : 1) << before;
    EXPECT_EQ(scene.pending(), "");
    EXPECT_EQ(scene.kind(), "act");
    scene.play("play 0-01 up a1");
    EXPECT_EQ(scene.triggers(Effect::draw), before < 62 ? 2 : 1) << before;
  }
}

TEST(ChainRulings, SF_R_21_skipped_effects_count_among_the_64) {
  for (const int before : {62, 63}) {
    Scene scene(Mode::skirmish, "Atlas", "Athena");
    scene.sector("a1", "0-01/d 0-05/d").sector("a2", "0-09/d 0-14/d");
    scene.sector("a3", "0-18/d 0-23/d 0-29/d").sector("a4", "0-38/d 0-41/d 0-44/d");
    scene.sector("a5", "0-49/d 0-53/d").hand(Seat::a, "2-27").deployment(Seat::a);
    scene.play("play 2-27 up a2");
    scene.match.chain.triggers = static_cast<std::uint8_t>(before);
    scene.play("resolve a2.2 upper");
    EXPECT_EQ(count(scene, Happening::effect_skipped), 1);
    EXPECT_EQ(scene.armor(Seat::b), before == 62 ? 19 : 20);
  }
}

TEST(ChainRulings, SF_R_22_a_card_drawn_in_a_chain_stays_unseen_and_out_of_it) {
  Scene scene;
  scene.hand(Seat::a, "0-01 0-53").deck("0-29 0-14 0-18").deployment(Seat::a);
  scene.play("play 0-01 up a2");
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
  EXPECT_EQ(scene.hand(Seat::a), "0-53");
  EXPECT_EQ(scene.refused("play 0-29 up a1"), "SF-DEPLOY-02");
  EXPECT_EQ(triggered(scene), "DRAW");
  EXPECT_EQ(scene.armor(Seat::b), 20);
  for (const Seat seat : {Seat::a, Seat::b})
    for (const std::string& line : scene.told(seat))
      EXPECT_EQ(line.find("0-29"), std::string::npos) << line;
}

}  // namespace
}  // namespace wardroom::starfighter
