// When effects trigger and how they are used: SF-FX-GEN.
#include <gtest/gtest.h>

#include <set>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

TEST(Effects, SF_FX_GEN_01_an_effect_triggers_each_time_it_appears_not_its_card) {
  Scene scene;
  scene.sector("a2", "3-40 0-23/d").sector("a3", "0-53").hand(Seat::a, "0-14 1-08 1-99");
  scene.deployment(Seat::a);
  scene.play("play 0-14 up a1").play("vertical a2.0");
  EXPECT_EQ(scene.sector("a2"), "0-23/d 3-40");
  EXPECT_EQ(scene.armor(Seat::a), 19);  // the upper half has appeared
  EXPECT_EQ(scene.armor(Seat::b), 20);  // the lower half was visible all along
  scene.play("play 1-08 up a1").play("vertical a2.0");
  EXPECT_EQ(scene.sector("a2"), "3-40 0-23/d");
  EXPECT_EQ(scene.armor(Seat::a), 19);  // being covered triggers nothing
  scene.play("play 1-99 up a3").play("vertical a2.0");
  EXPECT_EQ(scene.armor(Seat::a), 18);
  EXPECT_EQ(scene.triggers(Effect::hit_self), 2);
  EXPECT_EQ(scene.triggers(Effect::hit_enemy), 0);
}

TEST(Effects, SF_FX_GEN_02_a_card_played_from_hand_triggers_both_halves) {
  Scene scene;
  scene.sector("a2", "0-18/d 0-23/d 0-29/d").hand(Seat::a, "3-40").deployment(Seat::a);
  scene.play("play 3-40 up a2").play("resolve a2.3 upper");
  EXPECT_EQ(scene.armor(Seat::a), 19);
  EXPECT_EQ(scene.armor(Seat::b), 19);
  EXPECT_EQ(scene.triggers(), 2);
}

TEST(Effects, SF_FX_GEN_02_a_card_played_face_down_triggers_nothing) {
  Scene scene;
  scene.sector("a2", "0-18/d 0-23/d 0-29/d").hand(Seat::a, "3-40").deployment(Seat::a);
  scene.play("play 3-40 down a2");
  EXPECT_EQ(scene.armor(Seat::a), 20);
  EXPECT_EQ(scene.armor(Seat::b), 20);
  EXPECT_EQ(scene.triggers(), 0);
}

TEST(Effects, SF_FX_GEN_03_the_upper_half_triggers_when_its_cover_is_destroyed) {
  Scene scene;
  scene.sector("a1", "0-23").sector("a2", "3-40 0-18/d").hand(Seat::a, "1-28").deployment(Seat::a);
  scene.play("play 1-28 up a1").play("destroy a2.1");
  EXPECT_EQ(scene.triggers(Effect::hit_self), 1);
  EXPECT_EQ(scene.triggers(Effect::hit_enemy), 0);
  EXPECT_EQ(scene.armor(Seat::a), 19);
}

TEST(Effects, SF_FX_GEN_03_the_upper_half_triggers_when_its_cover_is_moved) {
  Scene scene;
  scene.sector("a2", "3-40 0-18/d").hand(Seat::a, "0-09").deployment(Seat::a);
  scene.play("play 0-09 up a5").play("lateral a2.1 a3");
  EXPECT_EQ(scene.triggers(Effect::hit_self), 1);
  EXPECT_EQ(scene.triggers(Effect::hit_enemy), 0);
  EXPECT_EQ(scene.armor(Seat::a), 19);
}

TEST(Effects, SF_FX_GEN_04_a_covered_card_that_is_moved_shows_its_upper_half) {
  Scene scene;
  scene.sector("a2", "3-40 0-18/d").hand(Seat::a, "0-09").deployment(Seat::a);
  scene.play("play 0-09 up a5").play("lateral a2.0 a3");
  EXPECT_EQ(scene.sector("a2"), "0-18/d");
  EXPECT_EQ(scene.sector("a3"), "3-40");
  EXPECT_EQ(scene.triggers(Effect::hit_self), 1);
  EXPECT_EQ(scene.triggers(Effect::hit_enemy), 0);
}

TEST(Effects, SF_FX_GEN_04_a_card_turned_over_shows_what_was_hidden) {
  Scene scene;
  scene.sector("a2", "2-07/d").hand(Seat::a, "0-41").deployment(Seat::a);
  scene.play("play 0-41 up a5").play("roll a2.0");
  EXPECT_EQ(scene.sector("a2"), "2-07");
  EXPECT_EQ(scene.armor(Seat::b), 19);
}

TEST(Effects, SF_FX_GEN_04_a_covered_card_that_is_pivoted_shows_its_other_half) {
  Scene scene;
  scene.sector("a1", "0-23").sector("a2", "3-40 0-18/d").hand(Seat::a, "1-20").deployment(Seat::a);
  scene.play("play 1-20 up a1").play("pivot a2.0");
  EXPECT_EQ(scene.triggers(Effect::hit_self), 1);
  EXPECT_EQ(scene.triggers(Effect::hit_enemy), 0);
}

TEST(Effects, SF_FX_GEN_05_what_stays_visible_does_not_trigger_again) {
  Scene scene;
  scene.sector("a1", "0-23").sector("a3", "0-53").sector("a4", "3-40");
  scene.hand(Seat::a, "0-09 1-20 1-08").deployment(Seat::a);
  scene.play("play 0-09 up a2").play("lateral a4.0 a5");
  scene.play("play 1-20 up a1").play("pivot a5.0");
  scene.play("play 1-08 up a3").play("vertical a5.0");
  EXPECT_EQ(scene.sector("a5"), "3-40/p");
  EXPECT_EQ(scene.triggers(), 3);
  EXPECT_EQ(scene.armor(Seat::a), 20);
  EXPECT_EQ(scene.armor(Seat::b), 20);
}

TEST(Effects, SF_FX_GEN_06_an_effect_that_can_be_applied_must_be) {
  Scene scene;
  scene.sector("b3", "0-23").hand(Seat::a, "0-09 0-18").hand(Seat::b, "0-29");
  scene.deployment(Seat::a);
  scene.play("play 0-09 up a1");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("pass"), "SF-FX-GEN-06");
  EXPECT_EQ(scene.refused("play 0-18 up a2"), "SF-FX-GEN-06");
  EXPECT_EQ(scene.options(),
            (std::vector<std::string>{"lateral a1.0 a2", "lateral b3.0 b2", "lateral b3.0 b4"}));
  scene.play("lateral b3.0 b4");
  EXPECT_EQ(scene.decider(), "b");
}

TEST(Effects, SF_FX_GEN_07_an_effect_may_be_used_without_consequence) {
  Scene scene;
  scene.sector("a1", "0-23").sector("b3", "0-18/d 2-07").hand(Seat::a, "0-14 1-20");
  scene.deployment(Seat::a);
  scene.play("play 0-14 up a2").play("vertical b3.1");  // already on top
  EXPECT_EQ(scene.sector("b3"), "0-18/d 2-07");
  scene.play("play 1-20 up a1").play("pivot b3.1");  // shows both halves either way
  EXPECT_EQ(scene.sector("b3"), "0-18/d 2-07/p");
  EXPECT_EQ(scene.triggers(), 2);
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

TEST(Effects, SF_FX_GEN_08_seven_effects_may_be_used_on_either_board) {
  struct Use {
    const char* card;
    const char* own;
    const char* enemy;
  };
  for (const Use& use :
       {Use{"1-13", "lateral a3.0 a4", "lateral b3.0 b4"},
        Use{"1-08", "vertical a3.0", "vertical b3.0"}, Use{"1-26", "free a3.0 a5", "free b3.0 b5"},
        Use{"1-20", "pivot a3.0", "pivot b3.0"}, Use{"1-28", "destroy a3.0", "destroy b3.0"},
        Use{"1-63", "roll a3.0", "roll b3.0"}, Use{"1-74", "hit a3", "hit b3"}}) {
    Scene scene;
    scene.sector("a1", "0-23").sector("a3", "0-53").sector("b3", "0-71").hand(Seat::a, use.card);
    scene.deployment(Seat::a);
    scene.play("play " + std::string(use.card) + " up a1");
    if (scene.kind() == "order") scene.play("resolve a1.1 upper");
    EXPECT_EQ(scene.refused(use.own), "");
    EXPECT_EQ(scene.refused(use.enemy), "");
  }
}

TEST(Effects, SF_FX_GEN_09_the_controller_of_the_card_chooses) {
  Scene scene;
  scene.sector("b3", "0-09 0-18/d").sector("a2", "0-23").hand(Seat::a, "1-28 0-29");
  scene.deployment(Seat::a);
  scene.play("play 1-28 up a2");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("destroy b3.1");
  EXPECT_EQ(scene.triggers(Effect::lateral), 1);
  EXPECT_EQ(scene.decider(), "b");  // revealed by a, but it is b's card
  EXPECT_EQ(scene.refused("lateral b3.0 b2"), "");
  EXPECT_EQ(scene.refused("lateral a2.1 a1"), "");
  scene.play("lateral a2.1 a1");
  EXPECT_EQ(scene.sector("a1"), "1-28");
}

TEST(Effects, SF_FX_GEN_09_in_a_battle_too_and_hits_go_by_the_controller) {
  Scene scene;
  scene.sector("b2", "2-07 0-18/d").sector("a2", "0-23/d").combat(Seat::a);
  scene.play("stay").play("order right");
  EXPECT_EQ(scene.triggers(Effect::hit_enemy), 1);
  EXPECT_EQ(scene.armor(Seat::a), 17);  // two tokens with no card left, then b's effect
  EXPECT_EQ(scene.armor(Seat::b), 20);
}

TEST(Effects, SF_FX_GEN_10_cards_never_change_boards) {
  Scene scene;
  scene.sector("a1", "0-23").sector("b1", "0-18/d").hand(Seat::a, "0-38 1-13");
  scene.deployment(Seat::a);
  scene.play("play 0-38 up a5");
  EXPECT_EQ(scene.refused("free a5.0 b5"), "SF-FX-GEN-10");
  EXPECT_EQ(scene.refused("free a5.0 b1"), "SF-FX-GEN-10");
  EXPECT_EQ(scene.refused("free b1.0 a3"), "SF-FX-GEN-10");
  scene.play("free b1.0 b5").play("play 1-13 up a1");
  EXPECT_EQ(scene.sector("b5"), "0-18/d");
  EXPECT_EQ(scene.refused("lateral a5.0 b1"), "SF-FX-GEN-10");
  EXPECT_EQ(scene.refused("lateral b5.0 a5"), "SF-FX-GEN-10");
}

TEST(Effects, SF_FX_GEN_11_cards_above_a_gap_slide_down) {
  Scene scene;
  scene.sector("a1", "0-23").sector("a2", "0-18/d 0-29/d 2-15 0-01/d");
  scene.hand(Seat::a, "1-28 0-09").deployment(Seat::a);
  scene.play("play 1-28 up a1").play("destroy a2.1");
  EXPECT_EQ(scene.sector("a2"), "0-18/d 2-15 0-01/d");
  scene.play("play 0-09 up a5").play("lateral a2.0 a3");  // the lowest space too
  EXPECT_EQ(scene.sector("a2"), "2-15 0-01/d");
  EXPECT_EQ(scene.sector("a3"), "0-18/d");
}

TEST(Effects, SF_FX_GEN_12_what_shows_through_the_gap_does_not_trigger) {
  for (const char* way : {"destroy a2.1", "lateral a2.1 a3"}) {
    Scene scene;
    scene.sector("a1", "0-23").sector("a2", "2-07 0-18/d 2-15");
    scene.hand(Seat::a, way[0] == 'd' ? "1-28" : "1-13").deployment(Seat::a);
    scene.play("play " + scene.hand(Seat::a) + " up a1").play(way);
    EXPECT_EQ(scene.sector("a2"), "2-07 2-15");
    EXPECT_EQ(scene.triggers(), 1) << way;
    EXPECT_EQ(scene.armor(Seat::b), 20) << way;
  }
}

TEST(Effects, SF_FX_GEN_13_levels_only_bind_the_card_played_from_hand) {
  Scene scene;
  scene.sector("a1", "0-23").sector("a2", "0-18/d 3-36").sector("a4", "3-17/d");
  scene.hand(Seat::a, "0-09 1-63 3-94 1-28").deployment(Seat::a);
  EXPECT_EQ(scene.refused("play 3-94 up a3"), "SF-DEPLOY-14");
  scene.play("play 0-09 up a5").play("lateral a2.1 a3");  // level 3 on a space of level 0
  EXPECT_EQ(scene.sector("a3"), "3-36");
  scene.play("play 1-63 up a1").play("roll a4.0");  // level 3 turned up on level 0
  EXPECT_EQ(scene.sector("a4"), "3-17");
}

TEST(Effects, SF_FX_GEN_13_a_card_slides_to_a_space_of_another_level) {
  Scene scene;
  scene.sector("a1", "0-23").sector("a2", "0-18/d 1-06 2-15").hand(Seat::a, "1-28");
  scene.deployment(Seat::a).play("play 1-28 up a1").play("destroy a2.0");
  EXPECT_EQ(scene.sector("a2"), "1-06 2-15");
}

TEST(Effects, SF_FX_GEN_14_training_has_eight_symbols_skirmish_four_more) {
  const Set& set = Starfighter::own_set();
  std::set<Effect> training;
  std::set<Effect> all;
  std::set<int> shields;
  bool field = false;
  for (int card = 0; card < set.cards(); ++card) {
    const Front& front = set.front(static_cast<CardId>(card));
    for (const Half& half : front.face.half) {
      all.insert(half.effect);
      if (front.green) {
        training.insert(half.effect);
        EXPECT_EQ(half.shields, 0) << set.id(static_cast<CardId>(card));
        EXPECT_FALSE(half.force_field) << set.id(static_cast<CardId>(card));
      }
      shields.insert(half.shields);
      field = field || half.force_field;
    }
  }
  std::set<Effect> eight = {Effect::none,     Effect::draw,      Effect::lateral,
                            Effect::vertical, Effect::free,      Effect::pivot,
                            Effect::destroy,  Effect::hit_enemy, Effect::hit_self};
  EXPECT_EQ(training, eight);
  eight.insert({Effect::roll, Effect::hit_fighter});
  EXPECT_EQ(all, eight);
  EXPECT_EQ(shields, (std::set<int>{0, 2, 3, 4}));
  EXPECT_TRUE(field);
}

}  // namespace
}  // namespace wardroom::starfighter
