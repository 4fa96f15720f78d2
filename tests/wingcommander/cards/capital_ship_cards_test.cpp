// The capital ships of both sides: WC-NAVMOD, WC-CAPITAL, WC-R-36, WC-R-37, WC-R-38.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/modifiers.hpp"
#include "tests/wingcommander/cards/mustering.hpp"

namespace wardroom::wingcommander {
namespace {

// WC-CAPITAL-04: what changes as the enemy of the ship begins to move, with these Flights at C.
std::string beginning_to_move(const std::string& ship, const std::string& terran,
                              const std::string& kilrathi) {
  const bool hekrath = ship == "hekrath";
  CardTrial trial("phase = \"muster\"\nactive = \"" + std::string(hekrath ? "b" : "a") +
                  "\"\nmodifier = { c = \"" + ship + "\", nw = \"rock-field\" }\n" +
                  (hekrath ? "b.hand = \"snap-roll\"\n" : "a.hand = \"shake\"\n") + "b.c = \"" +
                  terran + "\"\na.c = \"" + kilrathi + "\"\na.nw = \"darket\"\nb.nw = \"arrow\"");
  return trial.played("pass");
}

// WC-CAPITAL-02, WC-CAPITAL-03, WC-COMBAT-24: one of each type in play; attacked by the enemy,
// where no Flight of its side was as the phase began.
void expect_one_of_its_type(char seat, const std::string& ship) {
  const SideCards side = cards_of(seat, "");
  const Scene scene(
      turn_of(side, "muster", own(side, "hand", ship) + "modifier.c = \"" + ship + '"'));
  for (const char* point : {"nw", "ne", "sw", "se"})
    EXPECT_EQ(scene.refused(std::string("station ") + ship + ' ' + point), "WC-CAPITAL-02");
  const Scene lost(turn_of(side, "muster", own(side, "hand", ship) + own(side, "discard", ship)));
  EXPECT_EQ(lost.refused("station " + ship + " nw"), "") << "after the old one is gone";
}

void expect_attacked_only_unguarded(char seat, const std::string& ship) {
  const std::string enemy = seat == 'a' ? "b" : "a";
  const std::string flights =
      "luck_spent = \"both\"\na.se = \"darket\"\nb.se = \"arrow\"\n"
      "modifier.c = \"" +
      ship + "\"\na.nw = \"nakhtar\"\nb.sw = \"mattock\"\n";
  const auto refused = [&](const std::string& phase, char active, const std::string& lines) {
    return Scene("phase = \"" + phase + "\"\nactive = \"" + active + "\"\n" + flights + lines)
        .refused("bomb c first");
  };
  const std::string attackers = enemy + ".c = \"" + (seat == 'a' ? "arrow" : "darket") + "\"\n";
  const std::string guards =
      std::string(1, seat) + ".c = \"" + (seat == 'a' ? "darket" : "arrow") + "\"\n";
  EXPECT_EQ(refused("combat", enemy[0], attackers), "") << "any Flight can (WC-R-36)";
  EXPECT_EQ(refused("combat", enemy[0], attackers + guards), "WC-CAPITAL-03");
  EXPECT_EQ(refused("combat", enemy[0], attackers + "guarded = [\"c\"]"), "WC-CAPITAL-03");
  EXPECT_EQ(refused("combat", enemy[0], attackers + "fought = [\"c\"]"), "WC-R-20");
  EXPECT_EQ(refused("combat", enemy[0], ""), "WC-COMBAT-24") << "nobody is there";
  EXPECT_EQ(refused("combat", seat, guards), "WC-COMBAT-24") << "the own one";
  EXPECT_EQ(refused("movement", seat, guards), "WC-MOVE-01");
}

TEST(ModifierCards, constance_costs_3_and_own_flights_there_have_support_1_more) {
  EXPECT_EQ(stationing('b', "constance"),
            "b.power: 30 -> 27\n"
            "b.hand: -constance\n"
            "modifier.c: nothing -> constance\n"
            "values.b.c.1: 2/0/4/3 -> 2/1/4/3\n"
            "values.b.c.2: 3/2/1/6/2 -> 3/3/1/6/2");
  EXPECT_EQ(coming_and_going("constance"),
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
            "values.b.c.1: 2/1/4/3 -> 3/3/2/5/2\n"
            "b.sw: rampart -> nothing\n"
            "values.b.sw.1: 3/2/2/5/2 -> none\n"
            "b.se: nothing -> arrow/m\n"
            "values.b.se.1: none -> 2/0/4/3");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart", kBothSupport, "modifier.c = \"constance\""),
            "darket 3:3 destroys, arrow 5:3 destroys");
  EXPECT_EQ(shots("darket nakhtar", "arrow rampart", kBothSupport, "modifier.nw = \"constance\""),
            "darket 3:3 destroys, arrow 4:3 destroys");
}

TEST(ModifierCards, constance_falls_to_4_and_costs_its_owner_3_WC_CAPITAL_06) {
  EXPECT_EQ(raid_on_a_capital_ship('a', "nakhtar darket"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "b.power: 30 -> 27\n"
            "b.discard: +constance\n"
            "modifier.c: constance -> nothing\n"
            "bombings: nothing -> 4:4 1");
  EXPECT_EQ(raid_on_a_capital_ship('a', "ghorrash darket"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "b.power: 30 -> 27\n"
            "b.discard: +constance\n"
            "modifier.c: constance -> nothing\n"
            "bombings: nothing -> 4:4 1");
  EXPECT_EQ(raid_on_a_capital_ship('a', "vashkur darket"),
            "fought: nothing -> c\n"
            "bombings: nothing -> 2:4 0")
      << "Bombing, not Attack";
}

TEST(ModifierCards, constance_shoots_back_with_2_R_36) {
  EXPECT_EQ(raid_on_a_capital_ship('a', "darket+rakhmar darket"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "a.discard: +darket +rakhmar\n"
            "a.c: darket+rakhmar darket -> darket\n"
            "values.a.c.1: 3/1/3/2 -> 1/1/3/3\n"
            "values.a.c.2: 1/1/3/3 -> none\n"
            "bombings: nothing -> 3:4 0");
  EXPECT_EQ(raid_on_a_capital_ship('a', "darket darket"),
            "fought: nothing -> c\n"
            "bombings: nothing -> 1:4 0");
}

TEST(ModifierCards, constance_is_lost_to_enemies_that_are_alone_with_it_WC_CAPITAL_04) {
  EXPECT_EQ(beginning_to_move("constance", "", "darket"),
            "phase: muster -> movement\n"
            "eventful: false -> true\n"
            "b.power: 30 -> 27\n"
            "b.discard: +constance\n"
            "modifier.c: constance -> nothing");
  EXPECT_EQ(beginning_to_move("constance", "arrow", "darket"), "phase: muster -> movement");
  EXPECT_EQ(beginning_to_move("constance", "", ""), "phase: muster -> movement");
}

TEST(ModifierCards, constance_is_refused_where_a_modifier_is_or_another_of_its_type) {
  expect_ordinary_mustering(stationed('b', "constance", 3), "WC-SETUP-08");
  expect_only_on_a_free_plain_nav_point('b', "constance");
  expect_one_of_its_type('b', "constance");
  expect_attacked_only_unguarded('b', "constance");
}

TEST(ModifierCards, hekrath_costs_3_and_own_flights_there_have_attack_1_more) {
  EXPECT_EQ(stationing('a', "hekrath"),
            "a.power: 30 -> 27\n"
            "a.hand: -hekrath\n"
            "modifier.c: nothing -> hekrath\n"
            "values.a.c.1: 1/1/3/3 -> 2/1/3/3\n"
            "values.a.c.2: 5/2/1/4/2 -> 6/2/1/4/2");
  EXPECT_EQ(coming_and_going("hekrath"),
            "phase: movement -> combat\n"
            "guarded: nothing -> c sw\n"
            "a.nw: vashkur -> nothing\n"
            "values.a.nw.1: 4/2/2/4/2 -> none\n"
            "a.ne: nothing -> darket/m\n"
            "values.a.ne.1: none -> 1/1/3/3\n"
            "a.c: darket -> vashkur/m\n"
            "values.a.c.1: 2/1/3/3 -> 5/2/2/4/2\n"
            "phase: movement -> combat\n"
            "guarded: c sw -> ne c\n"
            "b.c: arrow -> rampart/m\n"
            "values.b.c.1: 2/0/4/3 -> 3/2/2/5/2\n"
            "b.sw: rampart -> nothing\n"
            "values.b.sw.1: 3/2/2/5/2 -> none\n"
            "b.se: nothing -> arrow/m\n"
            "values.b.se.1: none -> 2/0/4/3");
  EXPECT_EQ(shots("nakhtar", "arrow"), "nakhtar 2:3, arrow 2:4");
  EXPECT_EQ(shots("nakhtar", "arrow", "", "modifier.c = \"hekrath\""),
            "nakhtar 3:3 destroys, arrow 2:4");
  EXPECT_EQ(shots("nakhtar", "arrow", "", "modifier.nw = \"hekrath\""), "nakhtar 2:3, arrow 2:4");
}

TEST(ModifierCards, hekrath_falls_to_4_and_costs_its_owner_3_WC_CAPITAL_06) {
  EXPECT_EQ(raid_on_a_capital_ship('b', "mattock arrow"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "a.discard: +hekrath\n"
            "modifier.c: hekrath -> nothing\n"
            "bombings: nothing -> 4:4 1");
  EXPECT_EQ(raid_on_a_capital_ship('b', "oriflamme arrow"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "a.discard: +hekrath\n"
            "modifier.c: hekrath -> nothing\n"
            "bombings: nothing -> 5:4 1");
  EXPECT_EQ(raid_on_a_capital_ship('b', "rampart arrow"),
            "fought: nothing -> c\n"
            "bombings: nothing -> 2:4 0")
      << "Bombing, not Attack";
}

TEST(ModifierCards, hekrath_shoots_back_with_2_R_36) {
  EXPECT_EQ(raid_on_a_capital_ship('b', "arrow+maniac arrow"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "b.power: 30 -> 27\n"
            "b.discard: +arrow +maniac\n"
            "b.c: arrow+maniac arrow -> arrow\n"
            "values.b.c.1: 3/0/5/1 -> 2/0/4/3\n"
            "values.b.c.2: 2/0/4/3 -> none\n"
            "bombings: nothing -> 3:4 0");
  EXPECT_EQ(raid_on_a_capital_ship('b', "halberd+maniac arrow"),
            "eventful: false -> true\n"
            "fought: nothing -> c\n"
            "a.power: 30 -> 27\n"
            "b.power: 30 -> 27\n"
            "a.discard: +hekrath\n"
            "b.discard: +halberd +maniac\n"
            "modifier.c: hekrath -> nothing\n"
            "b.c: halberd+maniac arrow -> arrow\n"
            "values.b.c.1: 4/1/4/2 -> 2/0/4/3\n"
            "values.b.c.2: 2/0/4/3 -> none\n"
            "bombings: nothing -> 4:4 1")
      << "at the same time (WC-R-35)";
  EXPECT_EQ(raid_on_a_capital_ship('b', "arrow arrow"),
            "fought: nothing -> c\n"
            "bombings: nothing -> 2:4 0");
}

TEST(ModifierCards, hekrath_is_lost_to_enemies_that_are_alone_with_it_WC_CAPITAL_04) {
  EXPECT_EQ(beginning_to_move("hekrath", "arrow", ""),
            "phase: muster -> movement\n"
            "eventful: false -> true\n"
            "a.power: 30 -> 27\n"
            "a.discard: +hekrath\n"
            "modifier.c: hekrath -> nothing");
  EXPECT_EQ(beginning_to_move("hekrath", "arrow", "darket"), "phase: muster -> movement");
  EXPECT_EQ(beginning_to_move("hekrath", "", ""), "phase: muster -> movement");
}

TEST(ModifierCards, hekrath_is_refused_where_a_modifier_is_or_another_of_its_type) {
  expect_ordinary_mustering(stationed('a', "hekrath", 3), "WC-SETUP-08");
  expect_only_on_a_free_plain_nav_point('a', "hekrath");
  expect_one_of_its_type('a', "hekrath");
  expect_attacked_only_unguarded('a', "hekrath");
}

}  // namespace
}  // namespace wardroom::wingcommander
