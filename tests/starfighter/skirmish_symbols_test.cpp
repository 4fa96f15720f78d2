// The symbols that Skirmish adds: force field, shields, barrel roll, damage on a Fighter.
#include <gtest/gtest.h>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

using Options = std::vector<std::string>;

Scene& with(Scene& scene, const char* card) {
  scene.sector("a1", "0-23").hand(Seat::a, card).deployment(Seat::a);
  return scene.play("play " + std::string(card) + " up a1");
}

// All battles from a1 to a5, where both boards face each other without an offset.
Scene& fight(Scene& scene) {
  return scene.combat(Seat::a).play("stay").play("order right");
}

TEST(ForceField, SF_FX_FIELD_01_SF_FX_FIELD_03_one_point_in_total_the_rest_is_ignored) {
  Scene scene;
  scene.sector("a2", "0-18/d 1-50").sector("b2", "0-05");
  fight(scene);
  EXPECT_EQ(scene.sector("a2"), "0-18/d 1-50/h1,0");
  EXPECT_EQ(scene.armor(Seat::a), 20);
  EXPECT_EQ(scene.sector("b2"), "0-05/h3,0");  // no field, no protection
}

TEST(ForceField, SF_FX_FIELD_01_each_time_anew) {
  Scene scene;
  scene.sector("a2", "1-50/h1,0").sector("b2", "0-23").hand(Seat::a, "0-49 0-97");
  scene.deployment(Seat::a).play("play 0-49 up a1").play("hit a2");
  EXPECT_EQ(scene.sector("a2"), "1-50/h2,0");
  scene.play("pass").play("stay").play("order right");
  EXPECT_EQ(scene.sector("a2"), "");
  EXPECT_EQ(scene.discard(), "1-50");
}

TEST(ForceField, SF_FX_FIELD_02_the_point_goes_on_one_of_its_fighters) {
  Scene scene;
  scene.sector("a2", "2-52").sector("b2", "0-05");
  fight(scene);
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.options(), (Options{"split 1 0", "split 0 1"}));
  scene.play("split 0 1");
  EXPECT_EQ(scene.sector("a2"), "2-52/h0,1");
}

TEST(ForceField, SF_FX_FIELD_02_SF_FX_FIELD_03_it_works_from_the_lower_half_and_to_the_last) {
  Scene scene;
  scene.sector("a2", "0-18/d 1-95/h0,1").sector("b2", "0-05");
  fight(scene);
  EXPECT_EQ(scene.discard(), "1-95");
  EXPECT_EQ(scene.sector("a2"), "0-18/d");  // three points ignored, here and on the Cruiser
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

TEST(Shields, SF_FX_SHIELD_01_tokens_go_on_shields_first) {
  Scene scene;
  scene.sector("a2", "0-53").sector("b2", "0-23");
  scene.sector("a5", "1-06").sector("b5", "0-14");  // a later battle with a choice
  fight(scene);
  EXPECT_EQ(scene.kind(), "split");
  EXPECT_EQ(scene.sector("a2"), "0-53/s2");
  EXPECT_EQ(scene.fighters("a2"), 2);
}

TEST(Shields, SF_FX_SHIELD_02_one_ellipse_is_one_shield_and_cards_have_two_three_or_four) {
  struct Case {
    const char* card;
    const char* attacker;
    const char* after;
  };
  for (const Case& test : {Case{"0-53", "0-23", "0-53/s2"}, Case{"0-90", "1-92", "0-90/s3"},
                           Case{"0-71", "0-05", "0-71/s4"}}) {
    Scene scene;
    scene.sector("a2", test.card).sector("b2", test.attacker);
    scene.sector("a5", "1-06").sector("b5", "0-14");
    fight(scene);
    EXPECT_EQ(scene.sector("a2"), test.after);
  }
  const Set& set = Starfighter::own_set();
  for (int card = 0; card < set.cards(); ++card)
    for (const Half& half : set.front(static_cast<CardId>(card)).face.half)
      EXPECT_TRUE(half.shields == 0 || (half.shields >= 2 && half.shields <= 4)) << card;
}

TEST(Shields, SF_FX_SHIELD_03_when_they_are_full_further_tokens_go_on_fighters) {
  Scene scene;
  scene.sector("a2", "1-47/s1").sector("b2", "0-23").sector("a5", "1-06").sector("b5", "0-14");
  fight(scene);
  EXPECT_EQ(scene.sector("a2"), "1-47/h1,0/s2");
  EXPECT_EQ(scene.armor(Seat::a), 20);
}

TEST(Shields, SF_FX_SHIELD_04_SF_FX_FIGHTER_02_shields_take_damage_on_a_fighter) {
  Scene scene;
  scene.sector("b3", "0-53/s1").hand(Seat::a, "0-49 0-97").deployment(Seat::a);
  scene.play("play 0-49 up a1").play("hit b3");
  EXPECT_EQ(scene.sector("b3"), "0-53/s2");
  scene.play("play 0-97 up a2").play("resolve a2.0 upper").play("hit b3");
  EXPECT_EQ(scene.decider(), "a");  // the effect's controller chooses the Fighter
  EXPECT_EQ(scene.options(), (Options{"split 1 0", "split 0 1"}));
  scene.play("split 1 0");
  EXPECT_EQ(scene.sector("b3"), "0-53/h1,0/s2");
}

TEST(Shields, SF_FX_SHIELD_05_at_the_end_of_the_round_their_tokens_go_back) {
  Scene scene;
  scene.sector("a2", "0-71/h1,0/s3").sector("b3", "0-53/h1,0/s2").sector("a4", "0-57/h0,1/s1");
  scene.combat(Seat::a).play("stay");
  EXPECT_EQ(scene.sector("a2"), "0-71/h1,0/s3");
  scene.play("order right");
  EXPECT_EQ(scene.match.round, 2);
  EXPECT_EQ(scene.sector("a2"), "0-71/h1,0");
  EXPECT_EQ(scene.sector("b3"), "0-53/h1,0");
  EXPECT_EQ(scene.sector("a4"), "0-57/h0,1");
}

TEST(BarrelRoll, SF_FX_ROLL_01_one_card_of_either_board_shows_its_other_side) {
  Scene scene;
  scene.sector("a3", "0-53").sector("b3", "2-15/d 0-71");
  with(scene, "1-63");
  EXPECT_EQ(scene.options(),
            (Options{"roll a1.0", "roll a1.1", "roll a3.0", "roll b3.0", "roll b3.1"}));
  EXPECT_EQ(scene.refused("roll a2.0"), "SF-FX-ROLL-01");
  Scene other = scene;
  scene.play("roll b3.0");
  EXPECT_EQ(scene.sector("b3"), "2-15 0-71");
  EXPECT_EQ(scene.sector("a3"), "0-53");
  other.play("roll b3.1");
  EXPECT_EQ(other.sector("b3"), "2-15/d 0-71/d/k");
}

TEST(BarrelRoll, SF_FX_ROLL_02_the_orientation_does_not_change) {
  Scene scene;
  scene.sector("b3", "2-15/p").sector("b4", "0-71/d/p");
  with(scene, "1-63");
  Scene other = scene;
  scene.play("roll b3.0");
  EXPECT_EQ(scene.sector("b3"), "2-15/d/p/k");
  other.play("roll b4.0");
  EXPECT_EQ(other.sector("b4"), "0-71/p");
}

TEST(FighterHit, SF_FX_FIGHTER_01_one_token_on_the_highest_card_of_any_sector) {
  Scene scene;
  scene.sector("a3", "0-53").sector("b3", "2-15 0-05").hand(Seat::a, "0-49");
  scene.deployment(Seat::a).play("play 0-49 up a1");
  EXPECT_EQ(scene.options(), (Options{"hit a1", "hit a3", "hit b3"}));
  scene.play("hit b3");
  EXPECT_EQ(scene.sector("b3"), "2-15 0-05/h1,0");
  EXPECT_EQ(scene.sector("a1"), "0-49");
  EXPECT_EQ(scene.sector("a3"), "0-53");
}

TEST(FighterHit, SF_FX_FIGHTER_01_the_token_stays_with_its_half_as_the_card_lies) {
  Scene scene;
  scene.sector("b3", "0-05/p").sector("b4", "2-15/p").hand(Seat::a, "0-49").deployment(Seat::a);
  scene.play("play 0-49 up a1");
  Scene other = scene;
  scene.play("hit b3");
  EXPECT_EQ(scene.sector("b3"), "0-05/p/h0,1");
  other.play("hit b4").play("split 1 0");
  EXPECT_EQ(other.sector("b4"), "2-15/p/h1,0");
}

TEST(FighterHit, SF_FX_FIGHTER_02_only_free_shields_protect) {
  Scene scene;
  scene.sector("b3", "0-71/s4").hand(Seat::a, "0-49").deployment(Seat::a);
  scene.play("play 0-49 up a1").play("hit b3");
  EXPECT_EQ(scene.sector("b3"), "0-71/h1,0/s4");
}

TEST(FighterHit, SF_FX_FIGHTER_03_it_never_hits_a_cruiser) {
  Scene scene;
  scene.sector("b3", "0-29").hand(Seat::a, "0-49").deployment(Seat::a);
  scene.play("play 0-49 up a1");
  EXPECT_EQ(scene.refused("hit b2"), "SF-FX-FIGHTER-01");
  EXPECT_EQ(scene.refused("hit a2"), "SF-FX-FIGHTER-01");
  scene.play("hit b3");  // the sector is empty now
  EXPECT_EQ(scene.sector("b3"), "");
  EXPECT_EQ(scene.armor(Seat::a), 20);
  EXPECT_EQ(scene.armor(Seat::b), 20);
}

TEST(FighterHit, SF_FX_FIGHTER_04_the_last_fighter_takes_its_card_along) {
  Scene scene;
  scene.sector("b3", "2-07 0-18/d/h1,0").sector("b4", "0-05/h2,0").hand(Seat::a, "0-49");
  scene.deployment(Seat::a).play("play 0-49 up a1");
  Scene other = scene;
  scene.play("hit b3");
  EXPECT_EQ(scene.discard(), "0-18");
  EXPECT_EQ(scene.sector("b3"), "2-07");
  EXPECT_EQ(scene.armor(Seat::a), 19);  // what it reveals triggers
  other.play("hit b4");
  EXPECT_EQ(other.sector("b4"), "0-05/h3,0");  // one Fighter left, the card stays
  EXPECT_EQ(other.discard(), "");
}

}  // namespace
}  // namespace wardroom::starfighter
