// SF-DMG: tokens that stay and tokens that return; force fields and shields under fire (SF-R-28,
// SF-R-29, SF-R-30, SF-R-31, SF-R-32, SF-R-33, SF-R-34, SF-R-35, SF-R-36, SF-R-37).
#include <gtest/gtest.h>

#include "engine/course.hpp"
#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

// Battles of column 1 to 5 with seat a holding the Initiative.
Scene& fight(Scene& scene) {
  return scene.combat(Seat::a).play("stay").play("order right");
}

// Column 5 will stop at a question of seat a, so that the table can be seen before the round ends.
Scene& stop_in_column_5(Scene& scene) {
  return scene.sector("a5", "2-15").sector("b5", "0-01");
}

Scene& next_round(Scene& scene) {
  return scene.play_all("pass;pass;stay;order right");
}

TEST(Damage, SF_DMG_01_SF_DMG_02_tokens_stay_from_round_to_round_and_silence_their_fighters) {
  Scene scene;
  scene.sector("a2", "0-05").sector("b2", "0-18");
  fight(scene);
  EXPECT_EQ(scene.sector("a2"), "0-05/h2,0");
  EXPECT_EQ(scene.armor(Seat::b), 18);  // two of four tokens destroyed 0-18
  EXPECT_EQ(scene.fighters("a2"), 2);
  next_round(scene);
  EXPECT_EQ(scene.match.round, 3);
  EXPECT_EQ(scene.sector("a2"), "0-05/h2,0");
  EXPECT_EQ(scene.armor(Seat::b), 16);
}

TEST(Damage, SF_DMG_02_a_fighter_damaged_in_deployment_is_silent_in_the_battle_of_the_same_round) {
  Scene scene;
  scene.sector("b2", "0-05").hand(Seat::a, "0-49").hand(Seat::b, "0-23").deployment(Seat::a);
  scene.play("play 0-49 up a1").play("hit b2");
  EXPECT_EQ(scene.sector("b2"), "0-05/h1,0");
  scene.play("pass").play("stay").play("order right");
  EXPECT_EQ(scene.armor(Seat::a), 17);
}

TEST(Damage, SF_DMG_03_a_newly_played_card_sends_the_tokens_it_covers_back) {
  Scene scene;
  scene.sector("a2", "1-06/h2,1").sector("a3", "2-15/h2,0").hand(Seat::a, "0-23");
  scene.hand(Seat::b, "0-53").deployment(Seat::a);
  scene.play("play 0-23 up a2");
  EXPECT_EQ(scene.sector("a2"), "1-06/h0,1 0-23");
  EXPECT_EQ(scene.sector("a3"), "2-15/h2,0");
}

TEST(Damage, SF_DMG_03_a_moved_card_covers_tokens_and_keeps_its_own) {
  Scene scene;
  scene.sector("a2", "1-06/h1,1").sector("a3", "2-15/h2,1").hand(Seat::a, "0-09");
  scene.hand(Seat::b, "0-53").deployment(Seat::a);
  scene.play("play 0-09 up a1").play("lateral a3.0 a2");
  EXPECT_EQ(scene.sector("a2"), "1-06/h0,1 2-15/h2,1");
  Scene vertical;
  vertical.sector("a2", "0-23/h0,1 2-15/h1,1").hand(Seat::a, "0-14").hand(Seat::b, "0-53");
  vertical.deployment(Seat::a).play("play 0-14 up a1").play("vertical a2.0");
  EXPECT_EQ(vertical.sector("a2"), "2-15/h0,1 0-23/h0,1");
}

TEST(Damage, SF_DMG_03_a_flipped_card_loses_its_tokens) {
  Scene scene;
  scene.sector("a2", "2-15/h2,1").sector("b2", "0-05/d/h1,0").hand(Seat::a, "0-41");
  scene.hand(Seat::b, "0-44").deployment(Seat::a);
  scene.play("play 0-41 up a1").play("roll a2.0");
  EXPECT_EQ(scene.sector("a2"), "2-15/d/k");
  EXPECT_EQ(scene.sector("b2"), "0-05/d/h1,0");
  EXPECT_EQ(scene.fighters("a2"), 2);
  scene.play("play 0-44 up b1").play("resolve b1.0 upper").play("roll b2.0");
  EXPECT_EQ(scene.sector("b2"), "0-05");
}

TEST(Damage, SF_DMG_03_pivoting_a_covered_card_frees_the_half_that_goes_under) {
  Scene covered;
  covered.sector("a2", "1-06/h0,1 2-15/h2,1").hand(Seat::a, "0-18").hand(Seat::b, "0-53");
  covered.deployment(Seat::a);
  Scene top = covered;
  covered.play("play 0-18 up a1").play("pivot a2.0");
  EXPECT_EQ(covered.sector("a2"), "1-06/p 2-15/h2,1");
  top.play("play 0-18 up a1").play("pivot a2.1");
  EXPECT_EQ(top.sector("a2"), "1-06/h0,1 2-15/p/h1,2");
}

TEST(Damage, SF_DMG_04_armor_goes_below_zero_and_damage_keeps_counting) {
  Scene scene;
  scene.sector("b1", "0-05").sector("b2", "1-11").armor(2, 20);
  fight(scene);
  EXPECT_EQ(scene.armor(Seat::a), -5);
  EXPECT_EQ(scene.armor(Seat::b), 20);
}

TEST(Damage, SF_R_28_an_empty_sector_is_no_target_for_damage_on_fighter) {
  Scene scene;
  scene.sector("b2", "0-05").hand(Seat::a, "0-49").hand(Seat::b, "0-23").deployment(Seat::a);
  scene.play("play 0-49 up a1");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"hit a1", "hit b2"}));
  EXPECT_EQ(scene.refused("hit b1"), "SF-FX-FIGHTER-01");
  EXPECT_EQ(scene.refused("hit a2"), "SF-FX-FIGHTER-01");
}

TEST(Damage, SF_R_29_a_force_field_takes_one_point_of_a_battle_and_the_rest_is_gone) {
  Scene scene;
  scene.sector("a2", "0-23 0-62").sector("b2", "0-05");
  fight(scene);
  EXPECT_EQ(scene.sector("a2"), "0-23 0-62/h1,0");
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

TEST(Damage, SF_R_29_nothing_passes_even_if_the_single_point_destroys_the_field_card) {
  Scene scene;
  scene.sector("a2", "0-05 0-62/h1,0").sector("b2", "3-36");
  scene.sector("a3", "0-29 1-50/h2,0").sector("b3", "1-11");
  fight(scene);
  EXPECT_EQ(scene.sector("a2"), "0-05");
  EXPECT_EQ(scene.sector("a3"), "0-29");
  EXPECT_EQ(scene.armor(Seat::a), 19);  // HIT_SELF of 0-05, revealed
  EXPECT_EQ(scene.triggers(Effect::hit_self), 1);
  EXPECT_EQ(scene.triggers(Effect::hit_enemy), 1);
  EXPECT_EQ(scene.discard(), "0-62 1-50");
}

TEST(Damage, SF_R_29_a_single_field_card_that_dies_also_protects_the_cruiser) {
  Scene scene;
  scene.sector("a2", "0-62/h1,0").sector("b2", "0-05");
  fight(scene);
  EXPECT_EQ(scene.sector("a2"), "");
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

TEST(Damage, SF_R_29_as_an_option_tokens_go_on_after_the_field_cards_death) {
  Scene scene;
  scene.ruling(Ruling::field_goes_on);
  scene.sector("a2", "0-05 0-62/h1,0").sector("b2", "3-36").sector("a3", "1-50/h2,0");
  scene.sector("b3", "1-11").sector("a4", "1-95").sector("b4", "2-64");
  fight(scene);
  EXPECT_EQ(scene.sector("a2"), "0-05/h3,0");
  EXPECT_EQ(scene.sector("a3"), "");
  EXPECT_EQ(scene.sector("a4"), "1-95/h0,1");  // it lives, so the rest is absorbed
  EXPECT_EQ(scene.armor(Seat::a), 20 - 1 - 2);
}

TEST(Damage, SF_R_29_each_damage_on_fighter_is_an_occasion_of_its_own) {
  Scene scene;
  scene.sector("b2", "0-62").hand(Seat::a, "0-49 0-97").hand(Seat::b, "0-23 0-53");
  scene.deployment(Seat::a);
  scene.play("play 0-49 up a1").play("hit b2");
  EXPECT_EQ(scene.sector("b2"), "0-62/h1,0");
  scene.play("play 0-23 up b3").play("play 0-97 up a2").play("resolve a2.0 upper").play("hit b2");
  EXPECT_EQ(scene.sector("b2"), "");
  EXPECT_EQ(scene.discard(), "0-62");
}

TEST(Damage, SF_R_30_a_field_card_that_becomes_top_stops_the_tokens_still_left) {
  Scene scene;
  scene.sector("a2", "0-23 0-62 0-01").sector("b2", "0-05");
  fight(scene);
  EXPECT_EQ(scene.sector("a2"), "0-23 0-62/h1,0");
  EXPECT_EQ(scene.discard(), "0-01");
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

// No set may hold such a card (files are refused), so this one is made here.
TEST(Damage, SF_R_31_with_field_and_shield_the_single_point_goes_on_the_shield) {
  Set set;
  set.add("x", {Face{{Half{.fighters = 1, .shields = 2}, Half{.force_field = true}}}, 0, false});
  set.add(Cruiser{"Test", 20, {2, 2, 2, 2, 2}, {}, true});
  for (const bool goes_on : {false, true}) {
    Match match{};
    if (goes_on) match.rulings = static_cast<std::uint8_t>(Ruling::field_goes_on);
    for (const Seat seat : {Seat::a, Seat::b}) match.take_cruiser(seat, 0, set);
    const Copy copy = match.table.deal(0, zone_of(0));
    const Chance chance(1);
    Referee referee(match, set, chance, nullptr);
    for (const int battle : {1, 2, 3}) {
      EXPECT_EQ(match.table.mark(copy).shield_hits(0), battle - 1);
      EXPECT_EQ(match.table.mark(copy).hits(0), 0);
      EXPECT_EQ(match.armor[0], 20);
      referee.call(Suffer{Seat::a, 0, 4});
      proceed(referee);
    }
    EXPECT_EQ(match.table.size(kDiscard), 1);
    EXPECT_EQ(match.armor[0], goes_on ? 17 : 20);
  }
}

TEST(Damage, SF_R_32_field_and_shields_protect_whichever_half_they_are_on) {
  Scene scene;
  scene.sector("a1", "1-50/p").sector("b1", "0-05").sector("a2", "1-95").sector("b2", "1-11");
  scene.sector("a3", "0-71/p").sector("b3", "3-36").sector("a4", "0-57").sector("b4", "0-18");
  fight(stop_in_column_5(scene));
  EXPECT_EQ(scene.sector("a1"), "1-50/p/h0,1");
  EXPECT_EQ(scene.sector("a2"), "1-95/h0,1");
  EXPECT_EQ(scene.sector("a3"), "0-71/p/s4");
  EXPECT_EQ(scene.sector("a4"), "0-57/s2");
}

TEST(Damage, SF_R_32_face_down_neither_field_nor_shields_count) {
  Scene scene;
  scene.sector("a1", "0-62/d").sector("b1", "0-05").sector("a2", "0-71/d").sector("b2", "1-11");
  fight(scene);
  EXPECT_EQ(scene.sector("a1"), "");
  EXPECT_EQ(scene.sector("a2"), "");
  EXPECT_EQ(scene.armor(Seat::a), 20 - 2 - 1);
}

TEST(Damage, SF_R_32_field_and_shields_never_trigger_and_are_never_pending) {
  Scene scene;
  scene.hand(Seat::a, "0-62 0-71").hand(Seat::b, "0-57").deployment(Seat::a);
  for (const char* option : {"play 0-62 up a1", "play 0-57 up b1", "play 0-71 up a2"}) {
    scene.play(option);
    EXPECT_EQ(scene.pending(), "");
    EXPECT_EQ(scene.kind(), "act");
  }
  EXPECT_EQ(scene.triggers(), 0);
}

TEST(Damage, SF_R_32_shield_tokens_that_get_covered_return_at_once) {
  Scene scene;
  scene.sector("a2", "0-71/s3").sector("a3", "0-57/s2").hand(Seat::a, "0-23 0-53");
  scene.hand(Seat::b, "0-62").deployment(Seat::a);
  scene.play("play 0-23 up a2").play("pass").play("play 0-53 up a3");
  EXPECT_EQ(scene.sector("a2"), "0-71 0-23");
  EXPECT_EQ(scene.sector("a3"), "0-57/s2 0-53");  // on the lower half, which stays visible
}

TEST(Damage, SF_R_33_shields_and_fields_do_not_weaken_the_cards_own_fire) {
  Scene scene;
  scene.sector("a1", "0-71/s4").sector("a2", "0-62");
  fight(scene);
  EXPECT_EQ(scene.armor(Seat::b), 20 - 2 - 2);
}

TEST(Damage, SF_R_33_shields_and_fields_do_not_protect_against_other_effects) {
  for (const char* card : {"0-71", "0-62"}) {
    const std::string there = std::string(card);
    Scene scene;
    scene.sector("b2", card).sector("a1", "0-23").sector("a3", "0-53");
    scene.hand(Seat::a, "1-28 0-18 0-41 0-09").hand(Seat::b, "0-57").deployment(Seat::a);
    Scene moved = scene;
    Scene pivoted = scene;
    Scene rolled = scene;
    scene.play("play 1-28 up a1").play("destroy b2.0");
    EXPECT_EQ(scene.discard(), card);
    moved.play("play 0-09 up a2").play("lateral b2.0 b3");
    EXPECT_EQ(moved.sector("b3"), card);
    pivoted.play("play 0-18 up a2").play("pivot b2.0");
    EXPECT_EQ(pivoted.sector("b2"), there + "/p");
    rolled.play("play 0-41 up a2").play("roll b2.0");
    EXPECT_EQ(rolled.sector("b2"), there + "/d/k");
  }
}

TEST(Damage, SF_R_34_shields_of_both_players_are_emptied_at_the_end_and_fighter_tokens_stay) {
  Scene scene;
  scene.sector("a1", "0-23/h0,1 0-53/h0,1/s1").sector("b4", "1-99/s3 0-57/h1,0/s2");
  fight(stop_in_column_5(scene));
  EXPECT_EQ(scene.sector("a1"), "0-23/h0,1 0-53/h0,1/s1");
  scene.play("split 1 0");
  EXPECT_EQ(scene.match.round, 2);
  EXPECT_EQ(scene.sector("a1"), "0-23/h0,1 0-53/h0,1");
  EXPECT_EQ(scene.sector("b4"), "1-99 0-57/h1,0");
}

// Column 1 uses up the shields of 0-71; in column 2 LATERAL of 0-09 brings it there.
TEST(Damage, SF_R_34_a_card_carried_into_a_later_battle_gets_no_fresh_shields) {
  Scene scene;
  scene.sector("a1", "0-71").sector("b1", "0-05").sector("a2", "0-09 0-38").sector("b2", "0-18");
  fight(stop_in_column_5(scene));
  EXPECT_EQ(scene.sector("a1"), "0-71/s4");
  scene.play("lateral a1.0 a2");
  EXPECT_EQ(scene.sector("a2"), "0-09 0-71/h1,0/s4");
}

TEST(Damage, SF_R_34_a_field_counts_anew_in_every_battle_and_every_round) {
  Scene scene;
  scene.sector("a1", "1-50").sector("b1", "0-05").sector("a2", "0-09 0-38").sector("b2", "1-11");
  fight(stop_in_column_5(scene));
  EXPECT_EQ(scene.sector("a1"), "1-50/h1,0");
  scene.play("lateral a1.0 a2");
  EXPECT_EQ(scene.sector("a2"), "0-09 1-50/h2,0");
  Scene rounds;
  rounds.sector("a1", "1-50").sector("b1", "0-71");
  next_round(fight(rounds));
  EXPECT_EQ(rounds.sector("a1"), "1-50/h2,0");
}

TEST(Damage, SF_R_37_a_covered_card_keeps_its_damaged_lower_fighters) {
  Scene scene;
  scene.sector("a2", "0-23/h0,1 2-15").sector("a3", "1-06/h1,2").sector("b2", "0-38");
  scene.hand(Seat::a, "0-53").hand(Seat::b, "0-57").deployment(Seat::a);
  scene.play("play 0-53 up a3");
  EXPECT_EQ(scene.sector("a3"), "1-06/h0,2 0-53");
  scene.play_all("pass;stay;order left;split 1 0");
  EXPECT_EQ(scene.sector("a2"), "0-23/h0,1 2-15/h1,0");
  EXPECT_EQ(scene.sector("a3"), "1-06/h0,2 0-53");
}

}  // namespace
}  // namespace wardroom::starfighter
