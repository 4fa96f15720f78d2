// The Nav Point Modifiers of both sides that are no ships: WC-NAVMOD, WC-R-37.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/modifiers.hpp"
#include "tests/wingcommander/cards/mustering.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(ModifierCards, rock_field_costs_1_and_all_flights_there_have_maneuver_1_less) {
  EXPECT_EQ(stationing('b', "rock-field"),
            "b.power: 30 -> 29\n"
            "b.hand: -rock-field\n"
            "modifier.c: nothing -> rock-field\n"
            "values.a.c.1: 1/1/3/3 -> 1/1/2/3\n"
            "values.a.c.2: 5/2/1/4/2 -> 5/2/0/4/2\n"
            "values.b.c.1: 2/0/4/3 -> 2/0/3/3\n"
            "values.b.c.2: 3/2/1/6/2 -> 3/2/0/6/2");
  EXPECT_EQ(coming_and_going("rock-field"),
            "phase: movement -> combat\n"
            "guarded: nothing -> c sw\n"
            "a.nw: vashkur -> nothing\n"
            "values.a.nw.1: 4/2/2/4/2 -> none\n"
            "a.ne: nothing -> darket/m\n"
            "values.a.ne.1: none -> 1/1/3/3\n"
            "a.c: darket -> vashkur/m\n"
            "values.a.c.1: 1/1/2/3 -> 4/2/1/4/2\n"
            "phase: movement -> combat\n"
            "guarded: c sw -> ne c\n"
            "b.c: arrow -> rampart/m\n"
            "values.b.c.1: 2/0/3/3 -> 3/2/1/5/2\n"
            "b.sw: rampart -> nothing\n"
            "values.b.sw.1: 3/2/2/5/2 -> none\n"
            "b.se: nothing -> arrow/m\n"
            "values.b.se.1: none -> 2/0/4/3");
}

TEST(ModifierCards, rock_field_lets_flights_play_fewer_cards) {
  EXPECT_EQ(maneuvers('b', "arrow", "modifier.c = \"rock-field\""), 3);
  EXPECT_EQ(maneuvers('a', "darket", "modifier.c = \"rock-field\""), 2);
  EXPECT_EQ(maneuvers('a', "nakhtar", "modifier.c = \"rock-field\""), 0);
  EXPECT_EQ(maneuvers('a', "darket", "modifier.nw = \"rock-field\""), 3) << "elsewhere";
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart", kBothSupport, "modifier.c = \"rock-field\""),
            "darket 3:3 destroys, arrow 4:3 destroys");
}

TEST(ModifierCards, rock_field_is_refused_where_a_modifier_is) {
  expect_ordinary_mustering(stationed('b', "rock-field", 1), "WC-SETUP-08");
  expect_only_on_a_free_plain_nav_point('b', "rock-field");
  expect_no_target('b', "rock-field");
}

TEST(ModifierCards, minefield_costs_2_and_enemy_flights_there_have_defence_1_less) {
  EXPECT_EQ(stationing('b', "minefield"),
            "b.power: 30 -> 28\n"
            "b.hand: -minefield\n"
            "modifier.c: nothing -> minefield\n"
            "values.a.c.1: 1/1/3/3 -> 1/1/3/2\n"
            "values.a.c.2: 5/2/1/4/2 -> 5/2/1/3/2");
  EXPECT_EQ(coming_and_going("minefield"),
            "phase: movement -> combat\n"
            "guarded: nothing -> c sw\n"
            "a.nw: vashkur -> nothing\n"
            "values.a.nw.1: 4/2/2/4/2 -> none\n"
            "a.ne: nothing -> darket/m\n"
            "values.a.ne.1: none -> 1/1/3/3\n"
            "a.c: darket -> vashkur/m\n"
            "values.a.c.1: 1/1/3/2 -> 4/2/2/3/2\n"
            "phase: movement -> combat\n"
            "guarded: c sw -> ne c\n"
            "b.c: arrow -> rampart/m\n"
            "values.b.c.1: 2/0/4/3 -> 3/2/2/5/2\n"
            "b.sw: rampart -> nothing\n"
            "values.b.sw.1: 3/2/2/5/2 -> none\n"
            "b.se: nothing -> arrow/m\n"
            "values.b.se.1: none -> 2/0/4/3");
}

TEST(ModifierCards, minefield_brings_down_a_flight_that_would_have_held) {
  EXPECT_EQ(shots("darket", "arrow"), "darket 1:3, arrow 2:3");
  EXPECT_EQ(shots("darket", "arrow", "", "modifier.c = \"minefield\""),
            "darket 1:3, arrow 2:2 destroys");
  EXPECT_EQ(shots("darket+layered-hide", "arrow", "", "modifier.c = \"minefield\""),
            "darket 1:3, arrow 2:3");
  EXPECT_EQ(shots("darket", "arrow", "", "modifier.nw = \"minefield\""), "darket 1:3, arrow 2:3");
}

TEST(ModifierCards, minefield_is_refused_where_a_modifier_is) {
  expect_ordinary_mustering(stationed('b', "minefield", 2), "WC-SETUP-08");
  expect_only_on_a_free_plain_nav_point('b', "minefield");
  expect_no_target('b', "minefield");
}

TEST(ModifierCards, ember_cloud_costs_1_and_changes_no_value) {
  EXPECT_EQ(stationing('a', "ember-cloud"),
            "a.power: 30 -> 29\n"
            "a.hand: -ember-cloud\n"
            "modifier.c: nothing -> ember-cloud");
  EXPECT_EQ(coming_and_going("ember-cloud"),
            "phase: movement -> combat\n"
            "guarded: nothing -> c sw\n"
            "a.nw: vashkur -> nothing\n"
            "values.a.nw.1: 4/2/2/4/2 -> none\n"
            "a.ne: nothing -> darket/m\n"
            "values.a.ne.1: none -> 1/1/3/3\n"
            "a.c: darket -> vashkur/m\n"
            "values.a.c.1: 1/1/3/3 -> 4/2/2/4/2\n"
            "phase: movement -> combat\n"
            "guarded: c sw -> ne c\n"
            "b.c: arrow -> rampart/m\n"
            "values.b.c.1: 2/0/4/3 -> 3/2/2/5/2\n"
            "b.sw: rampart -> nothing\n"
            "values.b.sw.1: 3/2/2/5/2 -> none\n"
            "b.se: nothing -> arrow/m\n"
            "values.b.se.1: none -> 2/0/4/3");
}

TEST(ModifierCards, ember_cloud_forbids_both_sides_to_support_there_R_21) {
  const std::string cloud = "modifier.c = \"ember-cloud\"";
  const Scene scene = fought("darket ghorrash", "arrow", "", cloud);
  EXPECT_EQ(scene["shots"], "darket 1:3, arrow 2:3") << "who is not across holds, without a choice";
  EXPECT_EQ(shots("darket", "arrow rampart", "", cloud), "darket 1:3, arrow 2:3");
  EXPECT_EQ(shots("darket ghorrash", "arrow rampart", "", cloud),
            "darket 1:3, ghorrash 4:5, arrow 2:3, rampart 3:3 destroys");
  EXPECT_EQ(
      shots("darket ghorrash", "arrow rampart", kBothSupport, "modifier.nw = \"ember-cloud\""),
      "darket 2:3, arrow 4:3 destroys")
      << "elsewhere";
  const Scene asked(
      "phase = \"combat\"\nluck_spent = \"both\"\na.c = \"darket ghorrash\"\nb.c = "
      "\"arrow rampart\"\nactive = \"b\"\na.hand = \"shake\"\nb.hand = "
      "\"snap-roll\"\ncombat = { at = \"c\", step = \"plays\" }\n" +
      cloud);
  EXPECT_EQ(asked.refused("maneuver shake first"), "") << "all else goes on";
}

TEST(ModifierCards, ember_cloud_is_refused_where_a_modifier_is) {
  expect_ordinary_mustering(stationed('a', "ember-cloud", 1), "WC-SETUP-08");
  expect_only_on_a_free_plain_nav_point('a', "ember-cloud");
  expect_no_target('a', "ember-cloud");
}

TEST(ModifierCards, snare_mines_costs_2_and_enemy_flights_there_have_defence_1_less) {
  EXPECT_EQ(stationing('a', "snare-mines"),
            "a.power: 30 -> 28\n"
            "a.hand: -snare-mines\n"
            "modifier.c: nothing -> snare-mines\n"
            "values.b.c.1: 2/0/4/3 -> 2/0/4/2\n"
            "values.b.c.2: 3/2/1/6/2 -> 3/2/1/5/2");
  EXPECT_EQ(coming_and_going("snare-mines"),
            "phase: movement -> combat\n"
            "guarded: nothing -> c sw\n"
            "a.nw: vashkur -> nothing\n"
            "values.a.nw.1: 4/2/2/4/2 -> none\n"
            "a.ne: nothing -> darket/m\n"
            "values.a.ne.1: none -> 1/1/3/3\n"
            "a.c: darket -> vashkur/m\n"
            "values.a.c.1: 1/1/3/3 -> 4/2/2/4/2\n"
            "phase: movement -> combat\n"
            "guarded: c sw -> ne c\n"
            "b.c: arrow -> rampart/m\n"
            "values.b.c.1: 2/0/4/2 -> 3/2/2/4/2\n"
            "b.sw: rampart -> nothing\n"
            "values.b.sw.1: 3/2/2/5/2 -> none\n"
            "b.se: nothing -> arrow/m\n"
            "values.b.se.1: none -> 2/0/4/3");
}

TEST(ModifierCards, snare_mines_brings_down_a_flight_that_would_have_held) {
  EXPECT_EQ(shots("nakhtar", "arrow"), "nakhtar 2:3, arrow 2:4");
  EXPECT_EQ(shots("nakhtar", "arrow", "", "modifier.c = \"snare-mines\""),
            "nakhtar 2:2 destroys, arrow 2:4");
  EXPECT_EQ(shots("nakhtar", "arrow+shield-cells", "", "modifier.c = \"snare-mines\""),
            "nakhtar 2:3, arrow 2:4");
  EXPECT_EQ(shots("nakhtar", "arrow", "", "modifier.nw = \"snare-mines\""),
            "nakhtar 2:3, arrow 2:4");
}

TEST(ModifierCards, snare_mines_is_refused_where_a_modifier_is) {
  expect_ordinary_mustering(stationed('a', "snare-mines", 2), "WC-SETUP-08");
  expect_only_on_a_free_plain_nav_point('a', "snare-mines");
  expect_no_target('a', "snare-mines");
}

}  // namespace
}  // namespace wardroom::wingcommander
