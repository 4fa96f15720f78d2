// SF-BATTLE: counting, placing tokens, destruction and what it reveals, the end of the round; and
// how a sector may change under fire (SF-R-23, SF-R-24, SF-R-25, SF-R-26, SF-R-36).
#include <gtest/gtest.h>

#include <set>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

// The battles of column 1 to 5 in this order.
Scene& fight(Scene& scene, Seat initiative = Seat::a) {
  return scene.combat(initiative)
      .play("stay")
      .play(initiative == Seat::a ? "order right" : "order left");
}

// The tokens both seats had to take in the battle of a column: "4/3".
std::string tokens(const Scene& scene, int column) {
  for (const Event& event : scene.log.events())
    if (event.kind == static_cast<std::uint16_t>(Happening::battle) &&
        event.args[0] == sector_at(Seat::a, column - 1))
      return std::to_string(event.args[2]) + '/' + std::to_string(event.args[3]);
  return "no battle";
}

int tokens_on_table(const Scene& scene) {
  int sum = 0;
  for (int copy = 0; copy < scene.match.table.copies(); ++copy) {
    const Mark& mark = scene.match.table.mark(static_cast<Copy>(copy));
    sum += mark.hits(0) + mark.hits(1) + mark.shield_hits(0) + mark.shield_hits(1);
  }
  return sum;
}

// What befell whom, in its order: "a tokens, b armor".
std::string course(const Scene& scene, const std::set<Happening>& wanted) {
  std::string text;
  for (const Event& event : scene.log.events()) {
    const auto what = static_cast<Happening>(event.kind);
    if (!wanted.contains(what)) continue;
    if (!text.empty()) text += ", ";
    text += letter(event.seat);
    if (what == Happening::tokens_placed) text += " tokens";
    if (what == Happening::destroyed) text += " destroyed";
    if (what == Happening::armor_lost) text += " armor";
  }
  return text;
}

TEST(Battles, SF_BATTLE_01_forces_are_counted_before_any_damage_is_done) {
  Scene scene;
  scene.sector("a2", "1-11").sector("b2", "0-05");
  fight(scene);
  EXPECT_EQ(tokens(scene, 2), "4/3");
  EXPECT_EQ(scene.sector("a2"), "");  // destroyed first, and yet it did its damage
  EXPECT_EQ(scene.sector("b2"), "0-05/h3,0");
  EXPECT_EQ(scene.armor(Seat::a), 19);
}

TEST(Battles, SF_BATTLE_02_each_takes_a_token_per_visible_fighter_of_the_facing_sector) {
  Scene scene;
  scene.sector("a2", "0-05").sector("b2", "0-23 1-06").sector("a3", "1-11").sector("b4", "0-18");
  fight(scene);
  EXPECT_EQ(tokens(scene, 1), "0/0");
  EXPECT_EQ(tokens(scene, 2), "6/4");  // two below, two and two on top
  EXPECT_EQ(tokens(scene, 3), "0/3");
  EXPECT_EQ(tokens(scene, 4), "2/0");
}

TEST(Battles, SF_BATTLE_03_the_number_is_fixed_when_the_battle_begins) {
  Scene scene;
  scene.sector("a2", "0-05 0-01").sector("b2", "0-23");
  fight(scene);
  EXPECT_EQ(tokens(scene, 2), "2/1");
  EXPECT_EQ(scene.sector("a2"), "0-05/h1,0");  // its other three Fighters appeared too late
  EXPECT_EQ(scene.sector("b2"), "0-23/h0,1");
}

TEST(Battles, SF_BATTLE_04_damaged_fighters_do_not_count) {
  Scene scene;
  scene.sector("a2", "2-15/h2,1").sector("b2", "1-06/h0,1 0-05/h3,0");
  fight(scene);
  EXPECT_EQ(tokens(scene, 2), "2/1");
}

TEST(Battles, SF_BATTLE_05_the_initiative_holder_places_all_tokens_first) {
  for (const Seat holder : {Seat::a, Seat::b}) {
    Scene scene;
    scene.sector("a2", "2-15/h2,0").sector("b2", "1-06/h1,1");
    fight(scene, holder);
    EXPECT_EQ(tokens(scene, 2), "2/2");
    // 2-15 loses its last two; 1-06 too: the order of destruction is that of suffering.
    EXPECT_EQ(course(scene, {Happening::destroyed}),
              holder == Seat::a ? "a destroyed, b destroyed" : "b destroyed, a destroyed");
  }
}

TEST(Battles, SF_BATTLE_05_each_places_on_the_own_fighters) {
  Scene scene;
  scene.sector("a2", "2-15").sector("b2", "2-30/h3,0");
  fight(scene, Seat::b);
  EXPECT_EQ(tokens(scene, 2), "2/4");
  EXPECT_EQ(scene.sector("b2"), "");  // two tokens destroyed it, two hit the Cruiser
  EXPECT_EQ(scene.armor(Seat::b), 18);
  EXPECT_EQ(scene.decider(), "a");
  scene.play("split 2 0");
  EXPECT_EQ(scene.sector("a2"), "2-15/h2,0");
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

TEST(Battles, SF_BATTLE_06_one_token_per_fighter) {
  Scene scene;
  scene.sector("a2", "2-15/h1,0").sector("b2", "0-23");
  fight(scene);
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("split 0 2"), "SF-BATTLE-06");
  EXPECT_EQ(scene.refused("split 3 0"), "SF-BATTLE-07");
  scene.play("split 2 0");
  EXPECT_EQ(scene.sector("a2"), "2-15/h3,0");
  Scene again;
  again.sector("a2", "2-15/h2,0").sector("b2", "0-01");
  fight(again);
  EXPECT_EQ(again.refused("split 2 0"), "SF-BATTLE-07");
  again.play("split 0 1");
  EXPECT_EQ(again.sector("a2"), "2-15/h2,1");
  Scene even;
  even.sector("a2", "1-06").sector("b2", "1-11");
  fight(even);
  EXPECT_EQ(even.refused("split 3 0"), "SF-BATTLE-06");
  EXPECT_EQ(even.refused("split 0 3"), "SF-BATTLE-06");
  EXPECT_EQ(even.refused("split 2 1"), "");
}

TEST(Battles, SF_BATTLE_07_as_many_tokens_as_possible_go_on_the_highest_card) {
  Scene scene;
  scene.sector("a2", "1-06 2-15").sector("b2", "1-11");
  fight(scene);
  EXPECT_EQ(scene.refused("split 1 1"), "SF-BATTLE-07");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"split 3 0", "split 2 1"}));
  scene.play("split 2 1");
  EXPECT_EQ(scene.sector("a2"), "1-06 2-15/h2,1");
}

TEST(Battles, SF_BATTLE_08_SF_BATTLE_09_a_card_without_fighters_left_goes_to_the_discard) {
  Scene scene;
  scene.sector("a2", "0-23 2-15/h1,1").sector("b2", "0-18").sector("a3", "1-06/h1,1");
  fight(scene);
  EXPECT_EQ(scene.sector("a2"), "0-23");
  EXPECT_EQ(scene.discard(), "0-18 2-15");
  EXPECT_EQ(scene.sector("a3"), "1-06/h1,1");
  EXPECT_EQ(tokens_on_table(scene), 2);
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

TEST(Battles, SF_BATTLE_08_a_card_with_one_fighter_left_on_either_half_is_not_destroyed) {
  Scene scene;
  scene.sector("a2", "2-15/h2,0").sector("b2", "0-01").sector("a3", "2-30/h3,0");
  scene.sector("b3", "0-38");
  fight(scene);
  scene.play("split 1 0").play("split 1 0");
  EXPECT_EQ(scene.sector("a2"), "2-15/h3,0");
  EXPECT_EQ(scene.sector("a3"), "2-30/h4,0");
}

TEST(Battles, SF_BATTLE_10_SF_R_36_a_revealed_effect_is_resolved_before_the_next_token) {
  Scene scene;
  scene.sector("a2", "0-09 0-01").sector("a1", "0-23").sector("b2", "0-18").sector("b4", "0-53");
  fight(scene);
  EXPECT_EQ(tokens(scene, 2), "2/1");
  EXPECT_EQ(scene.sector("a2"), "0-09");  // the second token still waits
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.kind(), "card");
  scene.play("lateral b4.0 b5");
  EXPECT_EQ(scene.sector("a2"), "0-09/h1,0");
  EXPECT_EQ(scene.sector("b5"), "0-53");
  EXPECT_EQ(scene.armor(Seat::a), 18);  // 0-53 fought in its new column
}

// Two cards die; below each lies an effect of its own chain.
TEST(Battles, SF_BATTLE_10_SF_R_36_card_by_card_with_the_whole_chain_in_between) {
  Scene scene;
  scene.sector("a2", "0-05 1-16 0-01").sector("b2", "2-30/h1,0");
  fight(scene);
  EXPECT_EQ(tokens(scene, 2), "4/2");
  EXPECT_EQ(course(scene, {Happening::tokens_placed, Happening::destroyed, Happening::armor_lost}),
            "a tokens, a destroyed, b armor, a tokens, a destroyed, a armor, a tokens");
  EXPECT_EQ(scene.sector("a2"), "0-05/h1,0");
}

TEST(Battles, SF_BATTLE_11_remaining_tokens_go_on_the_card_now_on_top) {
  Scene scene;
  scene.sector("a2", "1-06 0-23 0-18").sector("b2", "0-05");
  fight(scene);
  EXPECT_EQ(scene.sector("a2"), "1-06");
  EXPECT_EQ(scene.discard(), "0-05 0-18 0-23");
  Scene more;
  more.sector("a2", "2-15 0-23").sector("b2", "1-11");
  fight(more);
  EXPECT_EQ(more.options(), (std::vector<std::string>{"split 1 0", "split 0 1"}));
}

TEST(Battles, SF_BATTLE_12_SF_BATTLE_13_tokens_beyond_the_last_card_cost_armor_one_each) {
  Scene scene;
  scene.sector("a2", "0-01 0-38").sector("b2", "0-05 0-23");
  fight(scene);
  EXPECT_EQ(tokens(scene, 2), "2/1");
  EXPECT_EQ(scene.armor(Seat::a), 20);
  Scene more;
  more.sector("a2", "0-01").sector("b2", "0-05");
  fight(more);
  EXPECT_EQ(more.sector("a2"), "");
  EXPECT_EQ(more.armor(Seat::a), 17);
  EXPECT_EQ(more.armor(Seat::b), 20);
  EXPECT_EQ(tokens_on_table(more), 1);  // on 0-05; those that hit the Cruiser are gone
}

TEST(Battles, SF_BATTLE_14_without_cards_the_cruiser_takes_it_all) {
  Scene scene;
  scene.sector("a3", "0-18").sector("b2", "0-23");
  fight(scene);
  EXPECT_EQ(tokens(scene, 3), "0/2");
  EXPECT_EQ(scene.armor(Seat::b), 18);
  EXPECT_EQ(scene.armor(Seat::a), 18);
  EXPECT_EQ(scene.sector("b2"), "0-23");
}

TEST(Battles, SF_BATTLE_15_without_fighters_on_either_side_nothing_happens) {
  Scene scene;
  scene.combat(Seat::a);
  const auto armor = scene.match.armor;
  scene.play("stay").play("order right");
  EXPECT_EQ(tokens(scene, 5), "0/0");
  EXPECT_EQ(scene.match.armor, armor);
  EXPECT_FALSE(scene.happened(Happening::tokens_placed));
  EXPECT_FALSE(scene.happened(Happening::armor_lost));
  EXPECT_FALSE(scene.happened(Happening::destroyed));
}

// Column 4 of the example: Athena (a) first, then Ares.
TEST(Battles, SF_BATTLE_16_a_card_with_an_intact_fighter_stays_with_its_tokens) {
  Scene scene(Mode::skirmish, "Athena", "Ares");
  scene.sector("a4", "0-05 1-11").sector("b4", "0-14/d 1-06");
  fight(scene);
  EXPECT_EQ(tokens(scene, 4), "4/3");
  EXPECT_EQ(scene.sector("a4"), "0-05/h1,0");
  EXPECT_EQ(scene.armor(Seat::a), 19);
  EXPECT_EQ(scene.decider(), "b");
  scene.play("split 2 1");
  EXPECT_EQ(scene.sector("b4"), "0-14/d 1-06/h2,1");
  EXPECT_EQ(scene.discard(), "1-11");
}

TEST(Battles, SF_BATTLE_17_after_the_last_battle_the_holder_gives_the_pawn_away) {
  for (const Seat holder : {Seat::a, Seat::b}) {
    Scene scene;
    scene.sector("a5", "2-15").sector("b5", "0-01");
    fight(scene, holder);
    EXPECT_EQ(scene.match.initiative, holder);  // column 5 asks; the round is not over
    scene.play("split 1 0");
    EXPECT_EQ(scene.match.round, 2);
    EXPECT_EQ(scene.match.initiative, other(holder));
  }
}

TEST(Battles, SF_BATTLE_18_shields_regenerate_at_the_end_of_the_round_and_not_before) {
  Scene scene;
  scene.sector("a1", "0-71").sector("b1", "3-84").sector("a5", "2-15").sector("b5", "0-01");
  fight(scene);
  EXPECT_EQ(scene.sector("a1"), "0-71/s3");
  EXPECT_EQ(scene.sector("b1"), "3-84/s2");
  scene.play("split 1 0");
  EXPECT_EQ(scene.match.round, 2);
  EXPECT_EQ(scene.sector("a1"), "0-71");
  EXPECT_EQ(scene.sector("b1"), "3-84");
  EXPECT_EQ(scene.sector("a5"), "2-15/h1,0");
}

TEST(Battles, SF_R_23_the_suffering_player_splits_tokens_over_the_halves_of_the_top_card) {
  for (const Seat holder : {Seat::a, Seat::b}) {
    Scene scene;
    scene.sector("b2", "1-06").sector("a2", "1-11");
    fight(scene, holder);
    EXPECT_EQ(scene.decider(), "b");
    EXPECT_EQ(scene.kind(), "split");
    EXPECT_EQ(scene.options(), (std::vector<std::string>{"split 2 1", "split 1 2"}));
    scene.play("split 1 2");
    EXPECT_EQ(scene.sector("b2"), "1-06/h1,2");
  }
}

TEST(Battles, SF_R_23_halves_are_those_of_the_card_as_it_lies) {
  Scene scene;
  scene.sector("a2", "2-15/p").sector("b2", "0-18");
  fight(scene);
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"split 1 1", "split 0 2"}));
  scene.play("split 0 2");
  EXPECT_EQ(scene.sector("a2"), "2-15/p/h0,2");
}

TEST(Battles, SF_R_23_without_a_real_choice_placement_is_forced) {
  Scene scene;
  scene.sector("a1", "0-05").sector("b1", "0-01");            // one half only
  scene.sector("a2", "1-06").sector("b2", "2-30/h1,0");       // as many tokens as Fighters
  scene.sector("a3", "2-15/h3,0").sector("b3", "0-23/h0,1");  // one half left
  fight(scene);
  EXPECT_EQ(scene.sector("a1"), "0-05/h1,0");
  EXPECT_EQ(scene.sector("a2"), "");
  EXPECT_EQ(scene.sector("a3"), "");
  EXPECT_EQ(scene.match.round, 2);
}

TEST(Battles, SF_R_23_the_choice_comes_after_the_shields_and_with_a_fields_single_point) {
  Scene shields;
  shields.sector("a2", "0-53").sector("b2", "1-11");
  fight(shields);
  EXPECT_EQ(shields.sector("a2"), "0-53/s2");
  EXPECT_EQ(shields.options(), (std::vector<std::string>{"split 1 0", "split 0 1"}));
  Scene field;
  field.sector("a2", "2-52").sector("b2", "0-05");
  fight(field);
  EXPECT_EQ(field.options(), (std::vector<std::string>{"split 1 0", "split 0 1"}));
}

TEST(Battles, SF_R_23_for_damage_on_fighter_the_controller_of_the_effect_chooses) {
  Scene scene;
  scene.sector("b2", "1-06").hand(Seat::a, "0-49").hand(Seat::b, "0-23").deployment(Seat::a);
  scene.play("play 0-49 up a1").play("hit b2");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"split 1 0", "split 0 1"}));
  scene.play("split 0 1");
  EXPECT_EQ(scene.sector("b2"), "1-06/h0,1");
  EXPECT_EQ(scene.decider(), "b");
}

TEST(Battles, SF_R_24_a_sector_emptied_by_movement_lets_the_tokens_through) {
  Scene scene;
  scene.sector("a2", "0-09 0-01").sector("a1", "0-23").sector("b2", "1-11");
  fight(scene);
  scene.play("lateral a2.0 a3");
  EXPECT_EQ(scene.sector("a2"), "");
  EXPECT_EQ(scene.armor(Seat::a), 18);
}

TEST(Battles, SF_R_24_a_sector_emptied_by_a_destruction_effect_lets_the_tokens_through) {
  Scene scene;
  scene.sector("a2", "3-25 0-01").sector("b2", "1-11");
  fight(scene);
  EXPECT_EQ(tokens(scene, 2), "3/2");
  scene.play("destroy a2.0");
  EXPECT_EQ(scene.armor(Seat::a), 18);
  EXPECT_EQ(scene.discard(), "0-01 3-25");
  EXPECT_EQ(scene.sector("b2"), "1-11/h2,0");
}

TEST(Battles, SF_R_25_a_card_that_enters_takes_the_next_tokens) {
  Scene scene;
  scene.sector("a2", "0-09 0-01").sector("a1", "0-05").sector("b2", "1-11");
  fight(scene);
  scene.play("lateral a1.0 a2");
  EXPECT_EQ(scene.sector("a2"), "0-09 0-05/h2,0");
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

TEST(Battles, SF_R_26_the_other_player_places_the_same_number_on_what_is_there_now) {
  Scene scene;
  scene.sector("a2", "3-25 2-15").sector("b2", "0-23 1-11");
  fight(scene);
  EXPECT_EQ(tokens(scene, 2), "5/5");
  scene.play("destroy b2.1").play("split 1 0");
  EXPECT_EQ(scene.sector("a2"), "3-25/h1,0");
  EXPECT_EQ(scene.sector("b2"), "");
  EXPECT_EQ(scene.armor(Seat::b), 17);
}

}  // namespace
}  // namespace wardroom::starfighter
