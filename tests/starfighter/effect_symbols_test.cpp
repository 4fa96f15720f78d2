// The symbols of Training, one by one: draw, movements, pivot, destruction, hits on Cruisers.
#include <gtest/gtest.h>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

using Options = std::vector<std::string>;

// A card of each movement is played on a1, the rest is for the test to set up.
Scene& with(Scene& scene, const char* card) {
  scene.sector("a1", "0-23").hand(Seat::a, card).deployment(Seat::a);
  return scene.play("play " + std::string(card) + " up a1");
}

TEST(EffectSymbols, SF_FX_DRAW_01_the_top_card_goes_beside_the_board_unseen) {
  Scene scene;
  scene.hand(Seat::a, "0-01").hand(Seat::b, "0-14").deck("1-06 0-09 0-29").deployment(Seat::a);
  scene.play("play 0-01 up a2");
  ASSERT_EQ(scene.aside_size(Seat::a), 1);
  EXPECT_EQ(scene.aside_size(Seat::b), 0);
  EXPECT_EQ(scene.hand_size(Seat::a), 0);
  EXPECT_EQ(scene.deck_size(), 2);
  const CardTable& table = scene.match.table;
  const Copy copy = table.top(aside_of(Seat::a));
  EXPECT_EQ(scene.set.id(table.card(copy)), "1-06");
  EXPECT_EQ(scene.set.id(table.card(table.top(kDeck))), "0-09");
  for (const Seat seat : {Seat::a, Seat::b}) {
    EXPECT_FALSE(table.knows(seat, copy));
    EXPECT_EQ(Starfighter::view(scene.match, seat).table.card(copy), kUnknownCard);
  }
}

TEST(EffectSymbols, SF_FX_DRAW_01_the_controller_of_the_card_gets_it) {
  Scene scene;
  scene.sector("b3", "0-01 0-18/d");
  with(scene, "1-28").play("destroy b3.1");
  EXPECT_EQ(scene.aside_size(Seat::a), 0);
  EXPECT_EQ(scene.aside_size(Seat::b), 1);
}

TEST(EffectSymbols, SF_FX_DRAW_02_it_joins_the_hand_besides_the_next_reinforcements) {
  Scene scene;
  scene.hand(Seat::a, "0-01").deployment(Seat::a).play("play 0-01 up a2");
  const CardTable& table = scene.match.table;
  const std::string drawn = scene.set.id(table.card(table.top(aside_of(Seat::a))));
  EXPECT_EQ(scene.hand(Seat::a), "");
  scene.play("stay").play("order right");
  EXPECT_EQ(scene.match.round, 2);
  EXPECT_EQ(scene.aside_size(Seat::a), 0);
  EXPECT_EQ(scene.hand_size(Seat::a), 4 + 1);  // four empty sectors
  EXPECT_EQ(scene.hand_size(Seat::b), 5);
  EXPECT_NE(scene.hand(Seat::a).find(drawn), std::string::npos);
}

TEST(EffectSymbols, SF_FX_LAT_01_one_card_of_either_board_to_the_next_sector) {
  Scene scene;
  scene.sector("a3", "0-53").sector("b4", "0-71 0-18/d");
  with(scene, "1-13");
  EXPECT_EQ(scene.options(),
            (Options{"lateral a1.0 a2", "lateral a1.1 a2", "lateral a3.0 a2", "lateral a3.0 a4",
                     "lateral b4.0 b3", "lateral b4.0 b5", "lateral b4.1 b3", "lateral b4.1 b5"}));
  for (const char* far : {"lateral a3.0 a1", "lateral a3.0 a5", "lateral a3.0 a3",
                          "lateral b4.0 b2", "lateral a2.0 a3", "lateral b4.2 b3"})
    EXPECT_EQ(scene.refused(far), "SF-FX-LAT-01") << far;
  scene.play("lateral b4.1 b5");
  EXPECT_EQ(scene.sector("b4"), "0-71");
  EXPECT_EQ(scene.sector("b5"), "0-18/d");
  EXPECT_EQ(scene.sector("a3"), "0-53");
}

TEST(EffectSymbols, SF_FX_LAT_02_SF_FX_LAT_03_it_lands_on_top_and_its_space_is_filled) {
  Scene scene;
  scene.sector("a2", "0-18/d 0-29/d 2-15").sector("a3", "0-53 0-71");
  with(scene, "1-13").play("lateral a2.1 a3");
  EXPECT_EQ(scene.sector("a2"), "0-18/d 2-15");
  EXPECT_EQ(scene.sector("a3"), "0-53 0-71 0-29/d");
}

TEST(EffectSymbols, SF_FX_VERT_01_SF_FX_VERT_02_to_the_top_of_its_own_sector) {
  Scene scene;
  scene.sector("b3", "0-18/d 0-29/d 2-15").sector("a3", "0-53 0-71");
  with(scene, "1-08");
  EXPECT_EQ(scene.options(),
            (Options{"vertical a1.0", "vertical a1.1", "vertical a3.0", "vertical a3.1",
                     "vertical b3.0", "vertical b3.1", "vertical b3.2"}));
  EXPECT_EQ(scene.refused("vertical a2.0"), "SF-FX-VERT-01");
  EXPECT_EQ(scene.refused("vertical b3.3"), "SF-FX-VERT-01");
  scene.play("vertical b3.0");
  EXPECT_EQ(scene.sector("b3"), "0-29/d 2-15 0-18/d");
  EXPECT_EQ(scene.sector("a3"), "0-53 0-71");
}

TEST(EffectSymbols, SF_FX_FREE_01_one_card_of_either_board_to_any_other_sector) {
  Scene scene;
  scene.sector("b3", "0-71");
  with(scene, "1-26");
  for (const char* to : {"a2", "a3", "a4", "a5"}) {
    EXPECT_TRUE(scene.offers("free a1.0 " + std::string(to))) << to;
    EXPECT_TRUE(scene.offers("free a1.1 " + std::string(to))) << to;
  }
  for (const char* to : {"b1", "b2", "b4", "b5"})
    EXPECT_TRUE(scene.offers("free b3.0 " + std::string(to))) << to;
  EXPECT_EQ(scene.options().size(), 12U);
  EXPECT_EQ(scene.refused("free b3.0 b3"), "SF-FX-FREE-01");
  EXPECT_EQ(scene.refused("free b3.1 b4"), "SF-FX-FREE-01");
  scene.play("free b3.0 b5");
  EXPECT_EQ(scene.sector("b3"), "");
  EXPECT_EQ(scene.sector("b5"), "0-71");
}

TEST(EffectSymbols, SF_FX_FREE_02_SF_FX_FREE_03_it_lands_on_top_and_its_space_is_filled) {
  Scene scene;
  scene.sector("a2", "0-18/d 0-29/d 2-15").sector("a5", "0-53 0-71");
  with(scene, "1-26").play("free a2.0 a5");
  EXPECT_EQ(scene.sector("a2"), "0-29/d 2-15");
  EXPECT_EQ(scene.sector("a5"), "0-53 0-71 0-18/d");
}

TEST(EffectSymbols, SF_FX_PIVOT_01_one_card_of_either_board_is_turned_round) {
  Scene scene;
  scene.sector("b3", "2-15 0-71/p");
  with(scene, "1-20");
  EXPECT_EQ(scene.options(), (Options{"pivot a1.0", "pivot a1.1", "pivot b3.0", "pivot b3.1"}));
  EXPECT_EQ(scene.refused("pivot b2.0"), "SF-FX-PIVOT-01");
  Scene other = scene;
  scene.play("pivot b3.0");
  EXPECT_EQ(scene.sector("b3"), "2-15/p 0-71/p");
  EXPECT_EQ(scene.sector("a1"), "0-23 1-20");
  other.play("pivot b3.1");  // a second half turn
  EXPECT_EQ(other.sector("b3"), "2-15 0-71");
}

TEST(EffectSymbols, SF_FX_PIVOT_02_upper_and_lower_half_change_places) {
  Scene scene;
  scene.sector("b3", "2-15 0-71/h1,0");
  EXPECT_EQ(scene.fighters("b3"), 1 + 1);
  with(scene, "1-20").play("pivot b3.0");
  EXPECT_EQ(scene.fighters("b3"), 3 + 1);  // the three of the printed upper half show now
  Scene tokens;
  tokens.sector("b3", "2-15/h2,0");
  with(tokens, "1-20").play("pivot b3.0");
  EXPECT_EQ(tokens.sector("b3"), "2-15/p/h0,2");
}

TEST(EffectSymbols, SF_FX_DESTROY_01_SF_FX_DESTROY_02_one_card_of_either_board_to_the_discard) {
  Scene scene;
  scene.sector("a3", "0-53").sector("b3", "2-15 0-71");
  with(scene, "1-28");
  EXPECT_EQ(scene.options(), (Options{"destroy a1.0", "destroy a1.1", "destroy a3.0",
                                      "destroy b3.0", "destroy b3.1"}));
  EXPECT_EQ(scene.refused("destroy a2.0"), "SF-FX-DESTROY-01");
  scene.play("destroy b3.1");
  EXPECT_EQ(scene.discard(), "0-71");  // shields do not help
  EXPECT_EQ(scene.sector("b3"), "2-15");
  EXPECT_EQ(scene.sector("a3"), "0-53");
  EXPECT_EQ(scene.armor(Seat::b), 20);
}

TEST(EffectSymbols, SF_FX_DESTROY_03_its_space_is_filled) {
  Scene scene;
  scene.sector("b3", "0-18/d 2-15 0-71");
  with(scene, "1-28").play("destroy b3.0");
  EXPECT_EQ(scene.discard(), "0-18");
  EXPECT_EQ(scene.sector("b3"), "2-15 0-71");
}

TEST(EffectSymbols, SF_FX_HITENEMY_01_the_enemy_cruiser_loses_one_point) {
  for (const Seat seat : {Seat::a, Seat::b}) {
    Scene scene;
    scene.hand(seat, "0-29").armor(12, 15).deployment(seat);
    scene.play(seat == Seat::a ? "play 0-29 up a2" : "play 0-29 up b2");
    EXPECT_EQ(scene.armor(Seat::a), seat == Seat::a ? 12 : 11);
    EXPECT_EQ(scene.armor(Seat::b), seat == Seat::a ? 14 : 15);
  }
}

TEST(EffectSymbols, SF_FX_HITSELF_01_ones_own_cruiser_loses_one_point) {
  for (const Seat seat : {Seat::a, Seat::b}) {
    Scene scene;
    scene.hand(seat, "0-05").armor(12, 15).deployment(seat);
    scene.play(seat == Seat::a ? "play 0-05 up a2" : "play 0-05 up b2");
    EXPECT_EQ(scene.armor(Seat::a), seat == Seat::a ? 11 : 12);
    EXPECT_EQ(scene.armor(Seat::b), seat == Seat::a ? 15 : 14);
  }
}

}  // namespace
}  // namespace wardroom::starfighter
