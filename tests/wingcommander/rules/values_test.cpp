// What a Flight is worth: WC-PILOT-05, WC-PILOT-06, WC-WEAPON-02, WC-WEAPON-03, WC-WEAPON-04,
// WC-MEDAL-08, WC-MEDAL-09, WC-MEDAL-10, WC-MEDAL-11, WC-R-13, WC-R-53.
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Values, WC_PILOT_05_a_pilot_changes_the_figures_of_the_fighter) {
  const Scene scene(R"(phase = "movement"
    active = "b"
    luck_spent = "both"
    b.c = "arrow+maniac arrow"
    b.nw = "halberd+reyes"
    b.ready = "rampart")");
  EXPECT_EQ(scene["values.b.c.1"], "3/0/5/1");
  EXPECT_EQ(scene["values.b.c.2"], "2/0/4/3");
  EXPECT_EQ(scene["values.b.nw.1"], "4/2/4/5");
  EXPECT_EQ(scene["values.b.ready.1"], "3/2/2/5/2");
}

TEST(Values, WC_PILOT_06_a_bombing_change_works_only_on_a_bomber) {
  const Scene scene(R"(phase = "movement"
    active = "b"
    luck_spent = "both"
    b.c = "mattock+lindqvist arrow")");
  EXPECT_EQ(scene["bombing.b.c.1"], "6");
  EXPECT_EQ(scene["bombing.b.c.2"], "none");
  const Scene arrow(R"(phase = "movement"
    active = "b"
    luck_spent = "both"
    b.c = "arrow+lindqvist")");
  EXPECT_EQ(arrow["values.b.c.1"], "2/1/4/4");
  EXPECT_EQ(arrow["bombing.b.c.1"], "none");
}

TEST(Values, WC_WEAPON_02_a_weapon_adds_to_values_or_replaces_them) {
  const Scene scene(with_more_cards(), R"(phase = "movement"
    luck_spent = "both"
    a.c = "darket+tuned-engine darket"
    b.c = "arrow+siege-gun arrow+maniac+siege-gun")");
  EXPECT_EQ(scene["values.a.c.1"], "2/3/6/7");
  EXPECT_EQ(scene["values.a.c.2"], "1/1/3/3");
  EXPECT_EQ(scene["values.b.c.1"], "7/0/4/2");
  EXPECT_EQ(scene["values.b.c.2"], "8/0/5/0");  // WC-R-53: replaced first, then changed
}

// Amounts are reckoned and conditions looked at whenever the value is asked for.
TEST(Values, WC_R_53_amounts_and_conditions_are_derived_anew_each_time) {
  const auto with = [](const std::string& at_nw) {
    const Scene scene(with_more_cards(),
                      "phase = \"movement\"\nactive = \"b\"\nluck_spent = "
                      "\"both\"\nb.c = \"arrow+pack-hunter arrow\"\n" +
                          at_nw);
    EXPECT_EQ(scene["values.b.c.2"], "2/0/4/3") << "a bystander";
    return scene["values.b.c.1"];
  };
  EXPECT_EQ(with(""), "2/0/4/3");
  EXPECT_EQ(with("b.nw = \"arrow\""), "3/0/4/3");
  EXPECT_EQ(with("b.nw = \"arrow rampart\""), "4/0/4/3");
  EXPECT_EQ(with("a.nw = \"darket\""), "2/0/4/6");
  EXPECT_EQ(with("a.nw = \"darket\"\nb.nw = \"arrow\""), "3/0/4/6");
}

TEST(Values, WC_R_53_a_modifier_takes_a_value_from_those_at_its_nav_point) {
  const Scene scene(with_more_cards(), R"(phase = "movement"
    active = "b"
    luck_spent = "both"
    modifier = { c = "still-air" }
    b.c = "mattock"
    b.nw = "mattock")");
  EXPECT_EQ(scene["bombing.b.c.1"], "none");
  EXPECT_EQ(scene["bombing.b.nw.1"], "4");
}

TEST(Values, WC_WEAPON_03_an_addition_to_a_value_the_fighter_lacks_does_nothing) {
  const Scene scene(with_more_cards(), R"(phase = "movement"
    active = "b"
    luck_spent = "both"
    b.c = "arrow+bomb-sight mattock+bomb-sight")");
  EXPECT_EQ(scene["bombing.b.c.1"], "none");
  EXPECT_EQ(scene["bombing.b.c.2"], "5");
}

TEST(Values, WC_WEAPON_04_WC_R_53_a_replacing_weapon_supplies_a_value) {
  const Scene scene(R"(phase = "movement"
    active = "b"
    luck_spent = "both"
    b.c = "arrow+bomb-rack mattock+bomb-rack"
    b.nw = "halberd+lindqvist+bomb-rack")");
  EXPECT_EQ(scene["values.b.c.1"], "2/0/3/3/2");
  EXPECT_EQ(scene["values.b.c.2"], "1/2/0/5/2");  // instead of 4
  EXPECT_EQ(scene["bombing.b.nw.1"], "4");        // 2, and Lindqvist's 2
}

TEST(Values, WC_R_53_a_value_printed_0_exists) {
  const Scene scene(with_more_cards(), R"(phase = "movement"
    luck_spent = "both"
    a.c = "kite+clawlight kite+chieftain"
    a.nw = "nakhtar+urgha")");
  EXPECT_EQ(scene["values.a.c.1"], "1/0/0/0");
  EXPECT_EQ(scene["bombing.a.c.2"], "none");
  EXPECT_EQ(scene["bombing.a.nw.1"], "6");
}

TEST(Values, WC_R_28_running_totals_are_not_floored) {
  const Scene scene(with_more_cards(), R"(phase = "movement"
    luck_spent = "both"
    a.c = "darket+guns-jammed+guns-jammed vashkur+chieftain")");
  EXPECT_EQ(scene["attack.a.c.1"], "-3");
  EXPECT_EQ(scene["bombing.a.c.2"], "-1");
}

// --- Medal Points ---

constexpr const char* kMedals = R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket+khorr+song-of-praise ghorrash"
    a.hand = "shake"
    b.c = "arrow+maniac rampart+lindqvist"
    b.hand = "snap-roll"
    combat = { at = "c", step = "medals" })";

TEST(MedalPoints, WC_MEDAL_08_WC_R_13_each_point_adds_1_to_one_value_of_that_flight) {
  Scene scene(kMedals);
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene["medals.a.c.1"], "2");
  EXPECT_EQ(scene["medals.a.c.2"], "0");
  EXPECT_EQ(scene["values.a.c.1"], "2/2/4/4");
  EXPECT_EQ(scene.refused("medal second attack"), "WC-R-13");  // no pilot, no medals
  scene.play("medal first attack");
  EXPECT_EQ(scene["values.a.c.1"], "3/2/4/4");
  scene.play("medal first defence");  // each point separately
  EXPECT_EQ(scene["values.a.c.1"], "3/2/4/5");
  EXPECT_EQ(scene["values.a.c.2"], "4/1/3/3");
  EXPECT_EQ(scene["medals.a.c.1"], "0");
  EXPECT_EQ(scene.decider(), "b");  // nothing is left
  scene.play("medal second maneuver");
  EXPECT_EQ(scene["maneuver.b.c.2"], "3");
  scene.play("medal first support");
  EXPECT_EQ(scene["support.b.c.1"], "1");
}

TEST(MedalPoints, WC_MEDAL_09_the_pilot_is_not_tapped) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket"
    b.c = "oriflamme+reyes"
    b.hand = "arrow"
    combat = { at = "c", step = "medals" })");
  scene.play("medal first attack; home first");
  EXPECT_EQ(scene["b.ready"], "oriflamme reyes");
  EXPECT_EQ(scene["b.medals"], "1");
}

TEST(MedalPoints, WC_MEDAL_10_a_value_of_0_may_be_raised) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket"
    b.c = "arrow+maniac+long-watch+belly-torn-open arrow"
    combat = { at = "c", step = "medals" })");
  EXPECT_EQ(scene["support.b.c.1"], "0");
  EXPECT_EQ(scene["defence.b.c.1"], "-1");
  Scene twice = scene;
  scene.play("medal first support; medal first defence");
  EXPECT_EQ(scene["support.b.c.1"], "1");
  EXPECT_EQ(scene["defence.b.c.1"], "0");
  twice.play("medal first support; medal first support");
  EXPECT_EQ(twice["support.b.c.1"], "2");
}

TEST(MedalPoints, WC_MEDAL_11_a_value_the_flight_lacks_is_not_raised) {
  Scene scene(kMedals);
  EXPECT_EQ(scene.refused("medal first bombing"), "WC-MEDAL-11");
  scene.play("pass");
  EXPECT_EQ(scene.refused("medal first bombing"), "WC-MEDAL-11");
  EXPECT_EQ(scene.refused("medal second bombing"), "");
  scene.play("medal second bombing");
  EXPECT_EQ(scene["bombing.b.c.2"], "5");
}

TEST(MedalPoints, WC_R_13_in_every_combat_anew_and_in_either_players_turn) {
  const char* setup = R"(phase = "combat"
    luck_spent = "both"
    active = "a"
    a.c = "darket"
    a.hand = "darket"
    b.c = "mattock+reyes"
    b.hand = "arrow"
    combat = { at = "c", step = "medals" })";
  Scene scene(setup);
  EXPECT_EQ(scene.decider(), "b");  // the defender
  scene.play("medal first attack");
  EXPECT_EQ(scene["medals.b.c.1"], "none");  // all is over
  EXPECT_EQ(scene["shots"], "darket 1:6, mattock 3:3 destroys");
  EXPECT_EQ(scene["values.b.c.1"], "2/3/2/6/4");  // it lasts for that combat
  Scene next(setup);
  EXPECT_EQ(next["medals.b.c.1"], "1");
}

TEST(MedalPoints, WC_R_13_step_4_is_the_defenders_first_then_the_attackers_once_each) {
  Scene scene(kMedals);
  EXPECT_EQ(scene.decider(), "a");
  scene.play("medal first attack; pass");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("medal first attack; pass");
  EXPECT_EQ(scene["combat.step"], "roles");
  EXPECT_EQ(scene["medals.a.c.1"], "1");  // not asked again
  EXPECT_EQ(scene["medals.b.c.2"], "1");
}

TEST(MedalPoints, WC_COMBAT_15_WC_R_13_points_spent_while_cards_are_played_are_no_play) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "nakhtar+khorr"
    a.hand = "part-the-pack pounce shake"
    b.c = "arrow+maniac"
    b.hand = "snap-roll kickstop"
    combat = { at = "c", step = "plays" })");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("maneuver pounce first"), "WC-MANEUVER-02");
  scene.play("medal first maneuver");
  EXPECT_EQ(scene.decider(), "a");  // still to play or to pass
  EXPECT_EQ(scene["played.a.c.1"], "0");
  EXPECT_EQ(scene.refused("maneuver pounce first"), "");  // Maneuver 3 now
  EXPECT_EQ(scene.refused("medal first attack"), "WC-R-13");
  scene.play("pass; medal first attack; pass");  // two passes in a row, with a medal in between
  EXPECT_NE(scene["combat.step"], "plays");
}

}  // namespace
}  // namespace wardroom::wingcommander
