// Turns and Power Points: WC-TURN, WC-POWER, WC-DRAW, WC-R-04, WC-R-05, WC-R-06, WC-R-07, WC-R-08.
#include <gtest/gtest.h>

#include "rows/wingcommander_enums.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

// The phases that began, in order.
std::string phases(const Scene& scene) {
  std::string names;
  for (const Event& event : scene.log.events())
    if (event.kind == static_cast<std::uint16_t>(Happening::phase_begins))
      names += (names.empty() ? "" : " ") + std::string(1, letter(event.seat)) + ':' +
               std::string(name_of(static_cast<Phase>(event.args[0])));
  return names;
}

TEST(Turns, WC_TURN_02_the_kilrathi_player_begins) {
  Scene scene(R"(phase = "setup")");
  scene.play("pass; pass");
  EXPECT_EQ(scene["turn"], "1");
  EXPECT_EQ(scene["active"], "a");
  EXPECT_EQ(scene.decider(), "a");
}

TEST(Turns, WC_TURN_01_WC_TURN_03_WC_TURN_05_complete_turns_of_six_phases_alternate) {
  Scene scene(R"(phase = "discard"
    luck_spent = "both"
    a.hand = "darket"
    b.hand = "arrow")");
  EXPECT_EQ(phases(scene), "b:draw b:muster");
  EXPECT_EQ(scene["active"], "b");
  EXPECT_EQ(scene["turn"], "2");
  scene.play("pass");  // nothing to scramble, to move or to attack
  EXPECT_EQ(phases(scene),
            "b:draw b:muster b:scramble b:movement b:combat b:discard a:draw a:muster");
  EXPECT_EQ(scene["active"], "a");
  EXPECT_EQ(scene["turn"], "3");
}

TEST(Turns, WC_TURN_04_a_combat_runs_in_six_steps) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket darket+khorr"
    a.hand = "shake"
    b.c = "arrow+reyes"
    b.hand = "kickstop")");
  scene.play("attack c");
  EXPECT_EQ(scene["combat.step"], "positioning");
  EXPECT_EQ(scene.refused("maneuver shake first"), "WC-COMBAT-06");
  scene.play("keep");
  EXPECT_EQ(scene["combat.step"], "plays");
  EXPECT_EQ(scene.refused("fire first"), "WC-COMBAT-10");
  scene.play("pass; pass");
  EXPECT_EQ(scene["combat.step"], "medals");
  EXPECT_EQ(scene.refused("maneuver shake first"), "WC-COMBAT-14");
  scene.play("pass; pass");
  EXPECT_EQ(scene["combat.step"], "roles");
  EXPECT_EQ(scene.refused("medal second attack"), "WC-COMBAT-18");
  EXPECT_EQ(scene["shots"], "");
  scene.play("fire first; hold second");
  EXPECT_EQ(scene["combat.step"], "home");
  EXPECT_NE(scene["shots"], "");
  EXPECT_EQ(scene.refused("fire first"), "WC-COMBAT-20");
  scene.play("stay first");
  EXPECT_EQ(scene["combat.battle"], "none");
}

// --- the Draw Phase ---

TEST(Drawing, WC_DRAW_01_WC_POWER_06_two_power_points_in_each_own_draw_phase) {
  const Scene scene(R"(phase = "draw"
    luck_spent = "both"
    a.power = 11
    b.power = 12)");
  EXPECT_EQ(scene["a.power"], "13");
  EXPECT_EQ(scene["b.power"], "12");
  EXPECT_EQ(scene["gained.a"], "2");
  EXPECT_EQ(scene["gained.b"], "0");
}

TEST(Drawing, WC_DRAW_02_two_cards_from_the_top) {
  const Scene scene(R"(phase = "draw"
    active = "b"
    luck_spent = "both"
    b.hand = "novak"
    b.deck = "arrow halberd rampart ..."
    a.hand = "darket"
    a.deck = "shake ...")");
  EXPECT_EQ(scene["b.hand"], "arrow halberd novak");
  EXPECT_EQ(scene["b.deck"].substr(0, 8), "rampart ");
  EXPECT_EQ(scene["a.hand"], "darket");
  EXPECT_EQ(scene.seen_by(Seat::a, "b.hand"), "? ? ?");
}

TEST(Drawing, WC_DRAW_03_WC_MEDAL_03_own_tapped_cards_untap_and_no_others) {
  Scene scene(R"(phase = "draw"
    luck_spent = "both"
    a.ready = "rakhmar/t khorr grolkh/t"
    b.ready = "reyes/t tull/t")");
  EXPECT_EQ(scene["a.ready"], "rakhmar khorr grolkh");
  EXPECT_EQ(scene["b.ready"], "reyes/t tull/t");
  EXPECT_EQ(scene["events.untapped"], "1");
}

TEST(Drawing, WC_POWER_07_WC_CREW_02_card_effects_change_the_reinforcements) {
  const Scene scene(R"(phase = "draw"
    luck_spent = "both"
    a.ready = "ishtra"
    b.ready = "voss")");
  EXPECT_EQ(scene["gained.a"], "3");
  EXPECT_EQ(scene["gained.b"], "0");
  EXPECT_EQ(scene["b.reinforcements"], "3");
  const Scene in_hand(R"(phase = "draw"
    luck_spent = "both"
    a.hand = "ishtra")");
  EXPECT_EQ(in_hand["gained.a"], "2");
}

TEST(Drawing, WC_R_04_the_first_turns_are_like_any_other) {
  Scene scene(R"(phase = "setup"
    a.deck = "darket ..."
    b.deck = "arrow ...")");
  scene.play("take nakhtar; pass; take mattock; pass");
  EXPECT_EQ(scene["a.power"], "32");
  EXPECT_EQ(scene["size.a.hand"], "9");
  EXPECT_EQ(scene["b.power"], "30");
  EXPECT_EQ(scene["size.b.hand"], "7");
  const Scene second(R"(phase = "draw"
    active = "b"
    turn = 2
    luck_spent = "both"
    b.hand = "arrow")");
  EXPECT_EQ(second["gained.b"], "2");
  EXPECT_EQ(second["size.b.hand"], "3");
}

TEST(Drawing, WC_R_06_an_empty_draw_pile_is_no_loss) {
  const Scene one_left(R"(phase = "draw"
    luck_spent = "both"
    a.hand = "shake"
    a.deck = "darket"
    a.discard = "...")");
  EXPECT_EQ(one_left["a.hand"], "darket shake");
  EXPECT_EQ(one_left["size.a.deck"], "0");
  EXPECT_EQ(one_left["events.reshuffled"], "0");
  const Scene none_left(R"(phase = "draw"
    luck_spent = "both"
    a.hand = "shake"
    a.deck = ""
    a.discard = "...")");
  EXPECT_EQ(none_left["a.hand"], "shake");
  EXPECT_EQ(none_left["gained.a"], "2");
  EXPECT_EQ(none_left["lost.a"], "0");
  EXPECT_EQ(none_left["phase"], "muster");
  EXPECT_EQ(none_left.winner(), "");
}

TEST(Drawing, WC_R_06_with_the_option_the_discard_pile_becomes_the_draw_pile) {
  const Scene scene(R"(phase = "draw"
    rules = ["reshuffle=on"]
    luck_spent = "both"
    a.hand = "shake"
    a.deck = "darket"
    a.discard = "..."
    b.discard = "arrow")");
  EXPECT_EQ(scene["size.a.hand"], "3");
  EXPECT_NE(scene["a.hand"].find("darket"), std::string::npos);
  EXPECT_EQ(scene["a.discard"], "");
  EXPECT_EQ(scene["events.reshuffled"], "1");
  EXPECT_NE(scene["size.a.deck"], "0");
  EXPECT_NE(scene["b.discard"].find("arrow"), std::string::npos);
}

// --- Power Points ---

TEST(Power, WC_POWER_01_one_running_total_for_each_player_seen_by_all) {
  Scene scene(R"(phase = "draw"
    luck_spent = "both"
    a.power = 10
    b.power = 7
    a.hand = "ghorrash")");
  scene.play("muster ghorrash");
  EXPECT_EQ(scene["a.power"], "9");  // 10 + 2 - 3
  EXPECT_EQ(scene.seen_by(Seat::b, "a.power"), "9");
  EXPECT_EQ(scene.seen_by(Seat::a, "b.power"), "7");
}

TEST(Power, WC_POWER_04_losses_in_combat_lower_the_total) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.power = 10
    a.c = "darket+ssarik"
    b.power = 9
    b.c = "oriflamme"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(scene["lost.a"], "2");
  EXPECT_EQ(scene["a.power"], "8");
  EXPECT_EQ(scene["lost.b"], "0");
}

TEST(Power, WC_POWER_05_who_has_none_left_at_the_end_of_combat_loses) {
  const Scene lost(R"(phase = "combat"
    luck_spent = "both"
    a.power = 2
    a.c = "darket+ssarik"
    b.power = 1
    b.c = "oriflamme"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(lost["a.power"], "0");
  EXPECT_EQ(lost.winner(), "b");
  EXPECT_EQ(lost.decider(), "");
  const Scene saved(R"(phase = "combat"
    luck_spent = "both"
    a.power = 3
    a.c = "darket+ssarik"
    b.power = 1
    b.c = "oriflamme"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(saved["a.power"], "1");
  EXPECT_EQ(saved.winner(), "");
}

TEST(Power, WC_R_05_a_cost_is_paid_in_full_and_down_to_0) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.power = 3
    a.hand = "ghorrash nakhtar darket")");
  EXPECT_EQ(scene.refused("muster nakhtar"), "WC-R-05");
  EXPECT_EQ(scene.refused("muster ghorrash"), "");
  scene.play("muster ghorrash");
  EXPECT_EQ(scene["a.power"], "0");
  EXPECT_EQ(scene["phase"], "muster");  // nothing happens until the check
  EXPECT_EQ(scene.winner(), "");
  EXPECT_EQ(scene.refused("muster darket"), "WC-R-05");
}

TEST(Power, WC_R_05_what_costs_nothing_can_be_paid_even_below_0) {
  const Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.power = -2
    a.hand = "throat darket")");
  EXPECT_EQ(scene.refused("order throat"), "");
  EXPECT_EQ(scene.refused("muster darket"), "WC-R-05");
}

TEST(Power, WC_R_05_losses_may_go_below_0) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.power = 1
    a.c = "darket+ssarik+layered-hide"
    b.c = "oriflamme"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(scene["a.power"], "-2");
  EXPECT_EQ(scene.winner(), "b");
}

TEST(Power, WC_R_07_WC_COMBAT_04_without_an_attack_only_the_combat_steps_are_skipped) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.power = 4
    a.hand = "nakhtar"
    b.power = 5)");
  scene.play("muster nakhtar");
  scene.play("pass");  // no Flight is out: nothing to attack
  EXPECT_EQ(scene.winner(), "b");
  Scene on(R"(phase = "movement"
    luck_spent = "both"
    a.hand = "darket darket darket darket darket darket darket ghorrash ghorrash ghorrash")");
  EXPECT_EQ(on["phase"], "discard");
  EXPECT_EQ(on["events.attack_declared"], "0");
  EXPECT_EQ(on.refused("pass"), "WC-DISCARD-01");
}

TEST(Power, WC_R_08_drawing_never_repairs_a_carrier) {
  const Scene scene(R"(phase = "draw"
    luck_spent = "both"
    a.hits = 1
    b.hits = 1
    a.ready = "rakhmar/t")");
  EXPECT_EQ(scene["a.ready"], "rakhmar");
  EXPECT_EQ(scene["a.hits"], "1");
  EXPECT_EQ(scene["b.hits"], "1");
}

}  // namespace
}  // namespace wardroom::wingcommander
