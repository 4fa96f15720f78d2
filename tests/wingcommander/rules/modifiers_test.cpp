// Nav Point Modifiers and capital ships: WC-NAVMOD, WC-CAPITAL, WC-R-36, WC-R-37, WC-R-38.
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Modifiers, WC_NAVMOD_01_WC_MUSTER_05_on_any_plain_nav_point_and_no_other) {
  const Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "ember-cloud"
    b.se = "arrow")");
  for (const char* point : {"nw", "ne", "c", "sw", "se"})  // WC-R-37: nobody need be there
    EXPECT_EQ(scene.refused("station ember-cloud " + std::string(point)), "");
  EXPECT_EQ(scene.refused("station ember-cloud kc"), "WC-MUSTER-05");
  EXPECT_EQ(scene.refused("station ember-cloud tc"), "WC-MUSTER-05");
}

TEST(Modifiers, WC_NAVMOD_02_WC_MUSTER_06_one_for_each_nav_point_whoever_owns_it) {
  const Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "ember-cloud"
    modifier = { c = "rock-field", ne = "snare-mines" })");
  EXPECT_EQ(scene.refused("station ember-cloud c"), "WC-MUSTER-06");
  EXPECT_EQ(scene.refused("station ember-cloud ne"), "WC-MUSTER-06");
  EXPECT_EQ(scene.refused("station ember-cloud sw"), "");
}

TEST(Modifiers, WC_NAVMOD_03_mustered_for_its_cost_in_the_mustering_phase) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "snare-mines"
    b.c = "arrow")");
  EXPECT_EQ(scene.refused("muster snare-mines"), "WC-MUSTER-02");
  scene.play("station snare-mines c");
  EXPECT_EQ(scene["modifier.c"], "snare-mines");
  EXPECT_EQ(scene["a.power"], "28");
  EXPECT_EQ(scene["paid.b"], "0");
  const Scene later(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "darket ssarik"
    a.hand = "snare-mines")");
  EXPECT_EQ(later.refused("station snare-mines c"), "WC-SCRAMBLE-01");
}

TEST(Modifiers, WC_NAVMOD_04_it_stays_where_it_is) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    modifier.c = "ember-cloud"
    a.c = "darket"
    b.c = "arrow")");
  scene.play("attack c; home first");
  EXPECT_EQ(scene["active"], "b");
  EXPECT_EQ(scene["modifier.c"], "ember-cloud");
}

TEST(Modifiers, WC_R_37_an_enemy_is_an_enemy_of_the_owner) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    modifier = { c = "snare-mines", nw = "hekrath" }
    a.c = "darket"
    a.nw = "darket"
    b.c = "arrow"
    b.nw = "arrow")");
  EXPECT_EQ(scene["defence.a.c.1"], "3");
  EXPECT_EQ(scene["defence.b.c.1"], "2");
  EXPECT_EQ(scene["attack.a.nw.1"], "2");
  EXPECT_EQ(scene["attack.b.nw.1"], "2");
}

// --- capital ships ---

TEST(CapitalShips, WC_CAPITAL_01_only_they_can_be_destroyed) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    active = "b"
    modifier = { c = "ember-cloud", nw = "snare-mines", sw = "hekrath" }
    b.c = "mattock"
    b.nw = "mattock"
    b.sw = "mattock")");
  EXPECT_EQ(scene.refused("bomb c first"), "WC-COMBAT-24");
  EXPECT_EQ(scene.refused("bomb nw first"), "WC-COMBAT-24");
  EXPECT_EQ(scene.refused("bomb sw first"), "");
}

TEST(CapitalShips, WC_CAPITAL_02_WC_R_38_one_of_each_type_in_play) {
  const Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "hekrath"
    modifier = { c = "hekrath" })");
  EXPECT_EQ(scene.refused("station hekrath nw"), "WC-CAPITAL-02");
  const Scene both(with_more_cards(), R"(phase = "muster"
    luck_spent = "both"
    a.hand = "hulk hekrath snare-mines"
    modifier = { c = "hulk-t", nw = "snare-mines" })");
  EXPECT_EQ(both.refused("station hulk sw"), "WC-CAPITAL-02") << "whoever owns the other";
  EXPECT_EQ(both.refused("station hekrath sw"), "");
  EXPECT_EQ(both.refused("station snare-mines sw"), "") << "mines are no ship";
}

TEST(CapitalShips, WC_CAPITAL_03_not_if_its_flights_were_there_when_the_phase_began) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    active = "b"
    modifier = { c = "hekrath" }
    a.c = "darket"
    b.c = "mattock")");
  EXPECT_EQ(scene.refused("bomb c first"), "WC-CAPITAL-03");
  const Scene gone(R"(phase = "combat"
    luck_spent = "both"
    active = "b"
    modifier = { c = "hekrath" }
    guarded = ["c"]
    a.nw = "darket"
    b.nw = "arrow"
    b.c = "mattock")");
  EXPECT_EQ(gone.refused("bomb c first"), "WC-CAPITAL-03");
  const Scene own(R"(phase = "combat"
    luck_spent = "both"
    modifier = { c = "hekrath" }
    a.nw = "darket"
    b.nw = "arrow"
    a.c = "nakhtar")");
  EXPECT_EQ(own.refused("bomb c first"), "WC-COMBAT-24") << "not the own one";
}

// An attack on the Hekrath (Attack 2, Defence 4) by these Flights.
Scene attack(const std::string& flights, const std::string& options) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    active = "b"
    modifier = { c = "hekrath" }
    b.c = ")" +
              flights + '"');
  scene.play(options);
  return scene;
}

TEST(CapitalShips, WC_CAPITAL_03_WC_CAPITAL_06_WC_R_36_destroyed_by_bombing_and_paid_for) {
  Scene scene = attack("mattock", "bomb c first");
  EXPECT_EQ(scene["bombings"], "4:4 1");
  EXPECT_EQ(scene["modifier.c"], "");
  EXPECT_EQ(scene["where.hekrath"], "a.discard");
  EXPECT_EQ(scene["lost.a"], "3");
  EXPECT_EQ(scene["lost.b"], "0");
  EXPECT_EQ(scene["eventful"], "true");
  EXPECT_EQ(scene["a.hits"], "0");
  scene.play("home first");
  EXPECT_EQ(scene["b.ready"], "mattock");
}

TEST(CapitalShips, WC_R_36_attack_counts_for_a_flight_without_bombing) {
  EXPECT_EQ(attack("arrow", "bomb c first")["bombings"], "2:4 0");
  EXPECT_EQ(attack("rampart", "bomb c first")["bombings"], "2:4 0") << "not its Attack of 3";
  Scene both = attack("rampart arrow", "bomb c both; split 2 0");
  EXPECT_EQ(both["bombings"], "4:4 1");
  EXPECT_EQ(both["modifier.c"], "");
}

TEST(CapitalShips, WC_CAPITAL_05_WC_CARRIER_06_no_support_against_it) {
  Scene scene = attack("halberd mattock+datalink", "bomb c first");
  EXPECT_EQ(scene["support.b.c.2"], "4");
  EXPECT_EQ(scene["bombings"], "3:4 0");
  EXPECT_EQ(scene["modifier.c"], "hekrath");
  EXPECT_EQ(scene["lost.a"], "0");
}

TEST(CapitalShips, WC_R_36_a_torpedo_destroys_it_and_adds_nothing_else) {
  Scene scene = attack("rampart+torpedo-t", "bomb c first");
  EXPECT_EQ(scene["bombings"], "0:4 1");
  EXPECT_EQ(scene["modifier.c"], "");
  EXPECT_EQ(scene["lost.a"], "3");
  EXPECT_EQ(scene["where.torpedo-t"], "b.discard");
  EXPECT_EQ(scene["b.c"], "rampart");
}

TEST(CapitalShips, WC_R_36_its_attack_is_dealt_as_by_a_carrier) {
  Scene scene = attack("mattock arrow+maniac", "bomb c both; pass; pass");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"split 2 0", "split 1 1", "split 0 2"}));
  scene.play("split 0 2");
  EXPECT_EQ(scene["b.c"], "mattock");
  EXPECT_EQ(scene["lost.b"], "3");
}

TEST(CapitalShips, WC_R_36_maneuvers_but_no_damage_and_no_medals_for_the_ship) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    active = "b"
    modifier = { c = "hekrath" }
    a.ready = "khorr"
    a.hand = "shake"
    b.c = "halberd"
    b.hand = "high-yo-yo tail-shot-off")");
  scene.play("bomb c first; maneuver high-yo-yo first");
  EXPECT_EQ(scene.refused("damage tail-shot-off first"), "WC-CARRIER-08");
  scene.play("pass");
  EXPECT_EQ(scene["bombings"], "4:4 1");
}

TEST(CapitalShips, WC_R_36_one_without_defence_falls_to_any_attack) {
  Scene scene(with_more_cards(), R"(phase = "combat"
    luck_spent = "both"
    active = "b"
    modifier = { c = "hulk" }
    b.c = "arrow")");
  scene.play("bomb c first");
  EXPECT_EQ(scene["modifier.c"], "");
  EXPECT_EQ(scene["lost.a"], "2");
  EXPECT_EQ(scene["b.c"], "arrow");
}

// The Terrans begin their Movement Phase.
Scene movement(const std::string& lines) {
  return Scene("phase = \"movement\"\nactive = \"b\"\nluck_spent = \"both\"\n" + lines);
}

TEST(CapitalShips, WC_CAPITAL_04_left_alone_with_enemies_it_falls_as_they_begin_to_move) {
  Scene scene = movement(
      "modifier = { c = \"hekrath\", nw = \"ember-cloud\" }\nb.c = \"arrow\"\nb.nw = \"arrow\"");
  EXPECT_EQ(scene["modifier.c"], "");
  EXPECT_EQ(scene["where.hekrath"], "a.discard");
  EXPECT_EQ(scene["lost.a"], "3");
  EXPECT_EQ(scene["modifier.nw"], "ember-cloud");
}

TEST(CapitalShips, WC_CAPITAL_04_not_with_a_defender_nor_in_another_turn) {
  EXPECT_EQ(movement("modifier.c = \"hekrath\"\nb.c = \"arrow\"\na.c = \"darket\"")["modifier.c"],
            "hekrath");
  EXPECT_EQ(movement("modifier.c = \"hekrath\"\nb.nw = \"arrow\"")["modifier.c"], "hekrath");
  Scene later = movement("modifier.c = \"hekrath\"\nb.nw = \"arrow\"");
  later.play("move b.nw.1 c");
  EXPECT_EQ(later["modifier.c"], "hekrath") << "only at the beginning of the phase";
  EXPECT_EQ(movement("modifier.c = \"constance\"\nb.c = \"arrow\"")["modifier.c"], "constance");
  const Scene owner(R"(phase = "movement"
    luck_spent = "both"
    modifier.c = "hekrath"
    a.nw = "darket"
    b.c = "arrow")");
  EXPECT_EQ(owner["modifier.c"], "hekrath") << "it is its owner who moves";
}

TEST(CapitalShips, WC_CAPITAL_07_WC_NAVMOD_04_removed_otherwise_it_costs_nothing) {
  Scene scene(with_more_cards(), R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    modifier = { c = "hekrath", nw = "snare-mines", se = "constance" }
    b.hand = "set-adrift")");
  EXPECT_EQ(scene.refused("target set-adrift modifier.nw"), "WC-R-58");
  EXPECT_EQ(scene.refused("target set-adrift modifier.se"), "WC-R-58");
  scene.play("target set-adrift modifier.c");
  EXPECT_EQ(scene["modifier.c"], "");
  EXPECT_EQ(scene["where.hekrath"], "a.discard");
  EXPECT_EQ(scene["lost.a"], "0");
  EXPECT_EQ(scene["modifier.nw"], "snare-mines");
}

TEST(CapitalShips, WC_R_36_it_takes_no_part_in_a_combat_of_fighters_but_by_its_text) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    modifier.c = "hekrath"
    a.c = "darket"
    b.c = "arrow")");
  scene.play("attack c");
  EXPECT_EQ(scene["shots"], "darket 2:3, arrow 2:3");
}

TEST(CapitalShips, WC_CAPITAL_07_one_removed_in_the_middle_of_an_attack_is_not_attacked_any_more) {
  Scene scene(with_more_cards(), R"(phase = "combat"
    active = "b"
    luck_spent = "a"
    modifier.c = "hekrath"
    b.c = "mattock"
    b.hand = "set-adrift kickstop")");
  pass_until(scene, [&] { return scene.offers("bomb c first"); });
  scene.play("bomb c first");
  pass_until(scene, [&] { return scene.offers("target set-adrift modifier.c"); });
  scene.play("target set-adrift modifier.c");
  pass_until(scene, [&] { return scene.offers("stay first"); });
  EXPECT_EQ(scene["where.hekrath"], "a.discard");
  EXPECT_EQ(scene["lost.a"], "0");
  EXPECT_EQ(scene["bombings"], "");
  EXPECT_EQ(scene["events.capital_destroyed"], "0");
  EXPECT_EQ(scene["b.c"], "mattock") << "and nobody shoots back";
}

}  // namespace
}  // namespace wardroom::wingcommander
