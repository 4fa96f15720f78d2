// The twelve trial cards: what each does whatever is chosen, and when it must do nothing. Changes
// are told in full, so every other thing on the table is a bystander that has not changed.
#include "tests/cardplay/trial_cards.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/cardplay/scene.hpp"

namespace wardroom::trial {
namespace {

TEST(TrialCards, use_every_pattern_of_the_language) {
  std::set<int> used;
  for (const TrialCard& card : kTrialCards)
    for (const Node& node : compiled(card.name).nodes) used.insert(node.pattern);
  for (int pattern = 0; pattern < kCorePatterns; ++pattern)
    EXPECT_TRUE(used.contains(pattern))
        << kCorePatternNames[static_cast<std::size_t>(pattern)] << " is on no trial card";
}

// "hit up to 2 enemy ships with guns, draw number of them cards"
struct Salvo : testing::Test, Scene {
  Salvo() {
    ship("Arrow", Seat::a, {.guns = 3});
    ship("Talon", Seat::b, {.guns = 2});
    ship("Tug", Seat::b, {.attack = 1});
    ship("Fang", Seat::c, {.guns = 0});
    squadron("Wing", Seat::b, {.attack = 2});
    ship("Claw", Seat::b, {.guns = 1});
  }
  Thing salvo = card("Salvo", Seat::a, "salvo");
};

TEST_F(Salvo, hits_two_and_draws_two) {
  play(salvo);
  EXPECT_EQ(offered(), "a: Talon Fang Claw enough");
  choose("Talon");
  EXPECT_EQ(offered(), "a: Fang Claw enough");
  choose("Claw");
  EXPECT_EQ(offered(), "");
  EXPECT_EQ(changes(), "Talon hits +1, Claw hits +1, a hand +2");
}

TEST_F(Salvo, hits_fewer) {
  play(salvo);
  choose({"Fang", "enough"});
  EXPECT_EQ(changes(), "Fang hits +1, a hand +1");
  play(salvo);
  choose("enough");
  EXPECT_EQ(changes(), "nothing");
}

TEST_F(Salvo, does_nothing_without_enemy_guns) {
  for (const std::string_view name : {"Talon", "Fang", "Claw"}) item(name).figures = kNoFigures;
  play(salvo);
  EXPECT_EQ(offered(), "");
  EXPECT_EQ(changes(), "nothing");
}

// "2 of your other ships have attack +1 and defense -2 but not below 1 this turn, draw 1 card"
struct Escort : testing::Test, Scene {
  Escort() {
    ship("Arrow", Seat::a, {.attack = 1, .defense = 2});
    ship("Dart", Seat::a, {.attack = 4, .defense = 1});
    ship("Talon", Seat::b, {.attack = 1, .defense = 2});
  }
  Thing escort = card("Escort", Seat::a, "escort");
};

TEST_F(Escort, changes_two_of_three_for_this_turn) {
  ship("Hull", Seat::a, {.defense = 5});
  play(escort);
  EXPECT_EQ(offered(), "a: Arrow Dart Hull");
  choose({"Hull", "Dart"});
  EXPECT_EQ(changes(), "Dart attack 4 > 5, Hull defense 5 > 3, a hand +1")
      << "a defense of 1 is not lowered, and who has no attack gets none";
  end_turn(match);
  EXPECT_EQ(changes(), "a hand +1");
}

TEST_F(Escort, asks_nobody_when_there_are_no_more_than_two) {
  play(escort);
  EXPECT_EQ(offered(), "");
  EXPECT_EQ(changes(), "Arrow attack 1 > 2, Arrow defense 2 > 1, Dart attack 4 > 5, a hand +1");
}

TEST_F(Escort, changes_no_ship_without_own_ones) {
  for (const std::string_view name : {"Arrow", "Dart"}) item(name).owner = Seat::c;
  play(escort);
  EXPECT_EQ(changes(), "a hand +1");
}

// "hit 2 random cards other than (your ships and characters and this card)"
TEST(StrayShots, hit_two_by_chance) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Scene scene(seed);
    scene.ship("Arrow", Seat::a);
    scene.put("Leia", Seat::b, vocabulary::Kind::character, {});
    scene.put("Base", Seat::b, vocabulary::Kind::site, {});
    scene.ship("Talon", Seat::b);
    scene.squadron("Wing", Seat::a);
    scene.squadron("Swarm", Seat::c);
    scene.play(scene.card("Stray shots", Seat::a, "stray shots"));
    EXPECT_EQ(scene.offered(), "");
    seen.insert(scene.changes());
  }
  EXPECT_EQ(seen,
            (std::set<std::string>{"Talon hits +1, Wing hits +1", "Talon hits +1, Swarm hits +1",
                                   "Wing hits +1, Swarm hits +1"}))
      << "ships of yours, characters and sites are never among them";
}

TEST(StrayShots, hit_as_many_as_there_are) {
  Scene scene;
  scene.ship("Arrow", Seat::a);
  scene.squadron("Wing", Seat::a);
  scene.play(scene.card("Stray shots", Seat::a, "stray shots"));
  EXPECT_EQ(scene.changes(), "Wing hits +1");
}

TEST(StrayShots, do_nothing_where_there_is_nothing_else) {
  Scene scene;
  scene.ship("Arrow", Seat::a);
  scene.put("Leia", Seat::b, vocabulary::Kind::character, {});
  scene.play(scene.card("Stray shots", Seat::a, "stray shots"));
  EXPECT_EQ(scene.changes(), "nothing");
}

// "each player may hit one of your ships, draw 1 card"
struct Council : testing::Test, Scene {
  Council() {
    ship("Talon", Seat::b);
    ship("Fang", Seat::b, {.guns = 1});
    ship("Arrow", Seat::a);
    ship("Moth", Seat::c);
    ship("Gnat", Seat::c, {.guns = 1});
  }
  Thing council = card("Council", Seat::b, "council");
};

TEST_F(Council, offers_it_to_each_in_turn_with_ships_of_their_own) {
  play(council);
  EXPECT_EQ(offered(), "b: yes no") << "who played it is first";
  choose("yes");
  EXPECT_EQ(offered(), "b: Talon Fang");
  choose("Fang");
  EXPECT_EQ(offered(), "c: yes no");
  choose("yes");
  EXPECT_EQ(offered(), "c: Moth Gnat");
  choose("Moth");
  EXPECT_EQ(offered(), "a: yes no");
  choose("yes");
  EXPECT_EQ(offered(), "") << "there is only one ship";
  EXPECT_EQ(changes(), "Fang hits +1, Arrow hits +1, Moth hits +1, b hand +1");
}

TEST_F(Council, hits_nothing_if_all_decline) {
  play(council);
  choose({"no", "no", "no"});
  EXPECT_EQ(offered(), "");
  EXPECT_EQ(changes(), "b hand +1");
}

// "the enemy chooses an enemy ship, cancel it"
struct Treason : testing::Test, Scene {
  Thing treason = card("Treason", Seat::a, "treason");
};

TEST_F(Treason, lets_the_enemy_choose) {
  ship("Arrow", Seat::a);
  ship("Talon", Seat::b);
  ship("Moth", Seat::c);
  play(treason);
  EXPECT_EQ(offered(), "b: Talon Moth") << "chosen by b, but enemies of a";
  choose("Moth");
  EXPECT_EQ(changes(), "Moth gone");
}

TEST_F(Treason, does_nothing_without_enemy_ships) {
  ship("Arrow", Seat::a);
  squadron("Wing", Seat::b);
  play(treason);
  EXPECT_EQ(offered(), "");
  EXPECT_EQ(changes(), "nothing");
}

// "you may hit this ship, if so: draw 2 cards otherwise the enemy loses 1 force"
struct Gamble : testing::Test, Scene {
  Gamble() {
    ship("Arrow", Seat::a);
    ship("Dart", Seat::a);
    gamble = card("Gamble", Seat::a, "gamble", {.on = "Arrow"});
  }
  Thing gamble;
};

TEST_F(Gamble, is_paid_with_the_ship_it_lies_on) {
  play(gamble);
  EXPECT_EQ(offered(), "a: yes no");
  choose("yes");
  EXPECT_EQ(changes(), "Arrow hits +1, a hand +2");
}

TEST_F(Gamble, costs_the_others_if_it_is_declined) {
  play(gamble);
  choose("no");
  EXPECT_EQ(changes(), "b force -1, c force -1");
}

// "choose an enemy ship, draw destiny as d, if 2 x d - 1 >= its defense: hit it"
struct Destiny : testing::Test {
  // Of the numbers 1 to 6, those that hit a ship of this defense.
  static std::set<int> hits_with(std::int8_t defense) {
    std::set<int> hits;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      Scene scene(seed);
      scene.ship("Talon", Seat::b, {.defense = defense});
      scene.ship("Fang", Seat::b, {.defense = 1});
      const Thing card = scene.card("Destiny", Seat::a, "destiny");
      Scene same(seed);
      same.play(same.card("Drawn", Seat::a, "draw destiny as d, draw d cards"));
      EXPECT_EQ(scene.targets(card), "Talon Fang");
      scene.play(card, scene.thing("Talon"));
      EXPECT_EQ(scene.offered(), "") << "the target was chosen when the card was announced";
      if (scene.changes() == "Talon hits +1")
        hits.insert(same.match.hand[0]);
      else
        EXPECT_EQ(scene.changes(), "nothing");
    }
    return hits;
  }
};

TEST_F(Destiny, hits_by_what_is_drawn) {
  EXPECT_EQ(hits_with(5), (std::set<int>{3, 4, 5, 6}));
  EXPECT_EQ(hits_with(6), (std::set<int>{4, 5, 6}));
  EXPECT_EQ(hits_with(1), (std::set<int>{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(hits_with(12), std::set<int>());
}

TEST_F(Destiny, does_nothing_without_a_target) {
  Scene scene;
  scene.ship("Arrow", Seat::a);
  const Thing card = scene.card("Destiny", Seat::a, "destiny");
  EXPECT_EQ(scene.targets(card), "nothing");
  scene.play(card);
  EXPECT_EQ(scene.changes(), "nothing");
}

}  // namespace
}  // namespace wardroom::trial
