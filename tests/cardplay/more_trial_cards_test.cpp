// The other trial cards: choices between ways, conditions, changes and what lasts.
#include <gtest/gtest.h>

#include "cardplay/speaker.hpp"
#include "tests/cardplay/scene.hpp"

namespace wardroom::trial {
namespace {

using vocabulary::Kind;

// "choose one: (hit the enemy squadron here) or (draw 1 card)"
struct Crossroads : testing::Test, Scene {
  Crossroads() {
    squadron("Far", Seat::b, {.place = kDeathStar});
    squadron("Own", Seat::a);
    squadron("Near", Seat::b);
  }
  Thing crossroads = card("Crossroads", Seat::a, "crossroads");
};

TEST_F(Crossroads, does_either) {
  play(crossroads);
  EXPECT_EQ(offered(), "a: 1 2");
  choose("1");
  EXPECT_EQ(changes(), "Near hits +1");
  play(crossroads);
  choose("2");
  EXPECT_EQ(changes(), "a hand +1");
}

TEST_F(Crossroads, hits_nothing_where_no_enemy_is) {
  item("Near").place = kDeathStar;
  play(crossroads);
  choose("1");
  EXPECT_EQ(changes(), "nothing");
}

// "if there are no enemy ships near Death Star and Leia is not here: each of your squadrons has
// attack 3 this turn"
struct Ambush : testing::Test, Scene {
  Ambush() {
    squadron("Wing", Seat::a, {.attack = 1});
    squadron("Flock", Seat::a, {.place = kDeathStar});
    squadron("Swarm", Seat::b, {.attack = 1});
    ship("Arrow", Seat::a, {.attack = 1, .place = kDeathStar});
    ship("Talon", Seat::b, {.attack = 1});
    put("Leia", Seat::b, Kind::character, {.place = kDeathStar, .title = "Leia"});
    put("Luke", Seat::b, Kind::character, {});
  }
  Thing ambush = card("Ambush", Seat::a, "ambush");
};

TEST_F(Ambush, sets_the_attack_of_each_own_squadron) {
  play(ambush);
  EXPECT_EQ(offered(), "");
  EXPECT_EQ(changes(), "Wing attack 1 > 3, Flock attack none > 3");
  end_turn(match);
  EXPECT_EQ(changes(), "nothing");
}

TEST_F(Ambush, does_nothing_before_an_enemy_ship) {
  item("Talon").place = kDeathStar;
  play(ambush);
  EXPECT_EQ(changes(), "nothing");
}

TEST_F(Ambush, does_nothing_where_leia_is) {
  item("Leia").place = kElsewhere;
  play(ambush);
  EXPECT_EQ(changes(), "nothing");
}

// "all ships with guns >= 2 have no guns this turn"
TEST(Overload, takes_the_guns_of_all_that_have_two) {
  Scene scene;
  scene.ship("Arrow", Seat::a, {.guns = 2, .attack = 2});
  scene.ship("Dart", Seat::a, {.guns = 1});
  scene.ship("Talon", Seat::b, {.guns = 5});
  scene.ship("Hull", Seat::b, {.attack = 3});
  scene.play(scene.card("Overload", Seat::a, "overload"));
  EXPECT_EQ(scene.changes(), "Arrow guns 2 > none, Talon guns 5 > none");
  end_turn(scene.match);
  EXPECT_EQ(scene.changes(), "nothing");
}

TEST(Overload, does_nothing_to_small_ships) {
  Scene scene;
  scene.ship("Dart", Seat::a, {.guns = 1});
  scene.ship("Hull", Seat::b, {.attack = 3});
  scene.play(scene.card("Overload", Seat::a, "overload"));
  EXPECT_EQ(scene.changes(), "nothing");
}

// "hit 2 or more of your ships or squadrons, the enemy loses influence of you + number of them
// force"
struct Barrage : testing::Test, Scene {
  Barrage() {
    ship("Arrow", Seat::a);
    ship("Talon", Seat::b);
    squadron("Wing", Seat::a);
    put("Leia", Seat::a, Kind::character, {});
    ship("Dart", Seat::a, {.guns = 1});
    match.force = {2, 10, 10};
  }
  Thing barrage = card("Barrage", Seat::a, "barrage");
};

TEST_F(Barrage, needs_two_and_takes_more) {
  play(barrage);
  EXPECT_EQ(offered(), "a: Arrow Wing Dart") << "not enough yet";
  choose("Wing");
  EXPECT_EQ(offered(), "a: Arrow Dart");
  choose("Arrow");
  EXPECT_EQ(offered(), "a: Dart enough");
  choose("enough");
  EXPECT_EQ(changes(), "Arrow hits +1, Wing hits +1, b force -4, c force -4");
  play(barrage);
  choose({"Wing", "Dart", "Arrow"});
  EXPECT_EQ(offered(), "");
  EXPECT_EQ(changes(), "Arrow hits +1, Wing hits +1, Dart hits +1, b force -5, c force -5");
}

TEST_F(Barrage, hits_nobody_elses) {
  for (Item& item : match.items) item.owner = item.owner == Seat::a ? Seat::c : Seat::b;
  match.force = {0, 0, 0};
  item("Barrage").owner = Seat::a;
  play(barrage);
  EXPECT_EQ(offered(), "");
  EXPECT_EQ(changes(), "nothing");
}

// "only if influence of you > 0 or number of your ships < 3"
// "while attack of this ship = 3: this ship has guns + ability of the character aboard this ship"
// "your squadrons with attack <= 1 have defense +1"
struct Turret : testing::Test, Scene {
  Turret() {
    ship("Arrow", Seat::a, {.guns = 1, .attack = 3});
    ship("Dart", Seat::a, {.guns = 1, .attack = 3});
    squadron("Wing", Seat::a, {.attack = 1, .defense = 2});
    squadron("Elite", Seat::a, {.attack = 2, .defense = 2});
    squadron("Swarm", Seat::b, {.attack = 1, .defense = 2});
    put("Luke", Seat::b, Kind::character, {.ability = 4, .on = "Arrow"});
    put("Han", Seat::b, Kind::character, {.ability = 2, .on = "Dart"});
    turret = card("Turret", Seat::a, "turret", {.on = "Arrow"});
  }
  Thing turret;
};

TEST_F(Turret, arms_the_ship_it_lies_on) {
  EXPECT_EQ(figures("Arrow"), "guns 5, attack 3");
  EXPECT_EQ(figures("Dart"), "guns 1, attack 3");
  item("Arrow").figures[1] = 2;
  EXPECT_EQ(figures("Arrow"), "guns 1, attack 2") << "only while its attack is 3";
}

TEST_F(Turret, covers_weak_squadrons) {
  EXPECT_EQ(figures("Wing"), "attack 1, defense 3");
  EXPECT_EQ(figures("Elite"), "attack 2, defense 2");
  EXPECT_EQ(figures("Swarm"), "attack 1, defense 2");
  item("Turret").place = kGone;
  EXPECT_EQ(figures("Wing"), "attack 1, defense 2");
}

TEST_F(Turret, is_played_only_by_who_needs_it) {
  EXPECT_EQ(forbidding(speaker(turret)), -1) << "two ships";
  ship("Third", Seat::a);
  EXPECT_EQ(forbidding(speaker(turret)), 0) << "three ships, no influence";
  match.force[0] = 1;
  EXPECT_EQ(forbidding(speaker(turret)), -1);
}

}  // namespace
}  // namespace wardroom::trial
