// Luck: WC-LUCK, and when and how it is played (WC-R-39, WC-R-40, WC-R-41, WC-R-58).
#include <gtest/gtest.h>

#include "games/wingcommander/decks/deck.hpp"
#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Luck, WC_LUCK_01_WC_LUCK_02_WC_R_39_at_any_time_by_either_player) {
  Scene scene(R"(phase = "muster"
    luck_spent = "a"
    a.hand = "darket"
    a.ready = "grolkh"
    b.hand = "scandal")");
  EXPECT_EQ(scene.decider(), "b") << "WC-R-39 (a): the phase begins";
  EXPECT_EQ(scene.refused("target scandal a.ready.1"), "");
  scene.play("pass");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("muster darket");
  EXPECT_EQ(scene.decider(), "b") << "WC-R-39 (b): announced, not yet in effect";
  EXPECT_EQ(scene["a.power"], "29") << "WC-R-58: paid";
  EXPECT_EQ(scene["a.ready"], "grolkh");
  EXPECT_EQ(scene["pending"], "darket");
  scene.play("pass");
  EXPECT_EQ(scene.decider(), "b") << "WC-R-39 (c): it has taken effect";
  EXPECT_EQ(scene["a.ready"], "grolkh darket");
  scene.play("target scandal a.ready.1");
  EXPECT_EQ(scene["a.ready"], "darket");
  EXPECT_EQ(scene["b.power"], "28");
}

TEST(Luck, WC_LUCK_02_unless_its_text_limits_it) {
  const Scene scene(R"(phase = "muster"
    active = "b"
    a.ready = "grolkh"
    a.c = "darket+khorr"
    b.c = "arrow"
    b.hand = "lucky-bounce crossed-signals scandal")");
  EXPECT_EQ(scene.refused("target lucky-bounce b.c.1"), "WC-LUCK-02");
  EXPECT_EQ(scene.refused("luck crossed-signals"), "WC-LUCK-02") << "there is nothing to answer";
  EXPECT_EQ(scene.refused("target scandal a.ready.1"), "");
  EXPECT_EQ(scene.refused("target scandal a.c.1"), "WC-R-58") << "no crew member";
  EXPECT_EQ(scene.refused("luck scandal"), "WC-R-58") << "it must be aimed";
  EXPECT_EQ(scene.refused("target capture-pilot-t a.c.1"), "WC-R-58") << "not in hand";
}

TEST(Luck, WC_LUCK_02_WC_R_58_a_statement_can_forbid_it) {
  const auto refused = [](const std::string& flights) {
    const std::string text =
        "phase = \"muster\"\nactive = \"b\"\nluck_spent = \"a\"\nb.hand = \"toll\"\n";
    return Scene(with_more_cards(), text + flights).refused("luck toll");
  };
  EXPECT_EQ(refused("b.c = \"arrow\""), "");
  EXPECT_EQ(refused("b.nw = \"arrow\""), "WC-LUCK-02");
  EXPECT_EQ(refused("a.c = \"darket\""), "WC-LUCK-02");
}

TEST(Luck, WC_R_40_WC_R_58_what_its_text_asks_for_must_still_be_so_when_it_takes_effect) {
  const auto power_after = [](const std::string& answer) {
    Scene scene(with_more_cards(), R"(phase = "muster"
      active = "b"
      a.c = "darket"
      b.c = "arrow"
      a.hand = "raid"
      b.hand = "toll")");
    scene.play("luck toll");
    scene.play(answer);
    pass_until(scene, [&] { return scene["pending"].empty(); });
    return scene["b.power"];
  };
  EXPECT_EQ(power_after("pass"), "32");
  EXPECT_EQ(power_after("target raid b.c.1"), "29") << "a Flight is lost, and nothing gained";
}

TEST(Luck, WC_LUCK_03_WC_R_05_its_cost_is_paid_when_it_is_played) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.ready = "grolkh"
    b.power = 2
    b.hand = "scandal")");
  scene.play("target scandal a.ready.1");
  EXPECT_EQ(scene["b.power"], "0");
  EXPECT_EQ(scene["a.power"], "30");
  Scene poor(R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.c = "darket+khorr"
    a.ready = "grolkh"
    b.power = 3
    b.c = "arrow"
    b.hand = "capture-pilot-t scandal")");
  EXPECT_EQ(poor.refused("target capture-pilot-t a.c.1"), "WC-R-05");
}

TEST(Luck, WC_LUCK_04_WC_R_40_discarded_when_it_has_taken_effect_while_the_effect_lasts) {
  Scene scene(R"(phase = "combat"
    luck_spent = "a"
    a.c = "ghorrash"
    b.c = "arrow"
    b.hand = "lucky-bounce"
    combat = { at = "c", step = "plays" })");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.refused("target lucky-bounce a.c.1"), "WC-R-58");
  scene.play("target lucky-bounce b.c.1");
  EXPECT_EQ(scene["where.lucky-bounce"], "b.discard");
  EXPECT_EQ(scene["shots"], "ghorrash 4:5, arrow 2:3");
  scene.play("stay first");
  EXPECT_EQ(scene["defence.b.c.1"], "3") << "until the combat ends";
}

TEST(Luck, WC_LUCK_05_WC_DECK_04_one_of_each_title_in_a_deck) {
  const Set& set = WingCommander::own_set();
  const auto judged = [&](const std::string& text) {
    cards::DeckReport report{cards::Problems(), {}};
    read_deck({"deck", text}, set, Language::english, report);
    std::string broken;
    for (const cards::DeckCheck& check : report.checks)
      if (!check.kept) broken += check.clause;
    return broken;
  };
  EXPECT_EQ(judged("side terran\n40 arrow\nscandal\nlucky-bounce"), "");
  EXPECT_EQ(judged("side terran\n40 arrow\n2 scandal"), "WC-DECK-04");
}

// --- answers ---

const std::string kTreason = R"(phase = "muster"
    a.hand = "traitor ill-omen shake"
    b.hand = "crossed-signals"
    b.ready = "maniac")";

TEST(Luck, WC_R_40_WC_R_58_a_cancelled_card_stays_paid_and_does_nothing) {
  Scene scene(kTreason);
  scene.play("target traitor b.ready.1");
  EXPECT_EQ(scene.decider(), "b") << "who did not announce is first";
  EXPECT_EQ(scene["a.power"], "25");
  scene.play("luck crossed-signals");
  EXPECT_EQ(scene["pending"], "traitor crossed-signals");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("pass");
  EXPECT_EQ(scene["where.traitor"], "a.discard");
  EXPECT_EQ(scene["where.crossed-signals"], "b.discard");
  EXPECT_EQ(scene["b.ready"], "maniac");
  EXPECT_EQ(scene["a.power"], "25");
  EXPECT_EQ(scene["b.power"], "29");
  EXPECT_EQ(scene["events.luck_cancelled"], "1");
}

TEST(Luck, WC_R_40_an_answer_can_be_answered_and_the_last_played_is_resolved_first) {
  Scene scene(kTreason);
  scene.play("target traitor b.ready.1; luck crossed-signals; luck ill-omen");
  pass_until(scene, [&] { return scene["pending"] == "traitor"; });
  EXPECT_EQ(scene["pending"], "traitor") << "crossed-signals never took effect";
  pass_until(scene, [&] { return scene["pending"].empty(); });
  EXPECT_EQ(scene["where.crossed-signals"], "b.discard");
  EXPECT_EQ(scene["a.ready"], "maniac") << "the treason was not cancelled";
  EXPECT_EQ(scene["a.power"], "24");
  EXPECT_EQ(scene["b.power"], "29");
}

TEST(Luck, WC_R_40_a_card_whose_target_is_gone_does_nothing) {
  Scene scene(with_more_cards(), R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.c = "darket+khorr"
    b.c = "arrow"
    b.hand = "capture-pilot-t recalled")");
  scene.play("target capture-pilot-t a.c.1");
  EXPECT_EQ(scene.decider(), "b") << "one may answer oneself";
  scene.play("target recalled a.c.1");
  EXPECT_EQ(scene["where.khorr"], "a.discard");
  EXPECT_EQ(scene["b.brig"], "");
  EXPECT_EQ(scene["events.luck_void"], "1");
  EXPECT_EQ(scene["where.capture-pilot-t"], "b.discard");
  EXPECT_EQ(scene["b.power"], "25") << "both stay paid";
}

TEST(Luck, WC_R_39_first_to_act_is_the_active_player_unless_he_announced) {
  Scene scene(R"(phase = "muster"
    a.hand = "traitor darket"
    a.ready = "grolkh"
    b.hand = "scandal"
    b.ready = "maniac")");
  EXPECT_EQ(scene.decider(), "a");  // the phase begins
  scene.play("pass");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("pass");
  EXPECT_EQ(scene.options()[0], "pass");
  scene.play("muster darket");
  EXPECT_EQ(scene.decider(), "b");  // announced by a
  scene.play("pass");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("pass");
  EXPECT_EQ(scene["a.ready"], "grolkh darket");
  EXPECT_EQ(scene.decider(), "a");  // in effect
}

TEST(Luck, WC_R_39_in_turn_until_both_pass_in_a_row) {
  Scene scene(R"(phase = "muster"
    a.hand = "traitor capture-pilot-k"
    a.ready = "grolkh"
    a.c = "darket+ssarik"
    b.hand = "scandal capture-pilot-t"
    b.ready = "maniac"
    b.c = "arrow+novak")");
  scene.play("pass; target scandal a.ready.1");
  EXPECT_EQ(scene.decider(), "a") << "one may answer although one passed";
  scene.play("pass; pass");
  EXPECT_EQ(scene["a.ready"], "");
  pass_until(scene, [&] { return scene.decider() == "a"; });
  EXPECT_EQ(scene.refused("target traitor b.ready.1"), "") << "it has just taken effect";
  scene.play("pass; pass");
  EXPECT_EQ(scene.decider(), "a") << "the window of before is still open";
  scene.play("pass");
  EXPECT_EQ(scene.decider(), "b") << "a's pass was before the card";
  EXPECT_EQ(scene.refused("target capture-pilot-t a.c.1"), "");
}

TEST(Luck, WC_R_39_every_announcement_of_a_combat_can_be_answered) {
  Scene scene(R"(phase = "combat"
    luck_spent = "a"
    active = "a"
    a.c = "darket+khorr darket"
    a.hand = "shake"
    b.c = "arrow arrow"
    b.hand = "lucky-bounce")");
  scene.play("pass");  // the phase begins; it could be Capture Pilot
  scene.play("attack c");
  EXPECT_EQ(scene.decider(), "b") << "an attack";
  EXPECT_EQ(scene.refused("target lucky-bounce b.c.2"), "");
  scene.play("pass; pass; pass");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"keep", "cross"}));
  scene.play("cross; pass; pass; pass; pass");
  EXPECT_EQ(scene.decider(), "a") << "positions, and the step of cards has begun with b's pass";
  scene.play("maneuver shake first");
  EXPECT_EQ(scene.decider(), "b") << "a Maneuver";
  EXPECT_EQ(scene["defence.a.c.1"], "4") << "Khorr adds 1, the Maneuver nothing yet";
  scene.play("target lucky-bounce b.c.2");
  EXPECT_EQ(scene["defence.b.c.2"], "5");
  EXPECT_EQ(scene["defence.a.c.1"], "5");
}

TEST(Luck, WC_R_39_no_window_after_taps_and_passes) {
  Scene scene(R"(phase = "muster"
    luck_spent = "a"
    a.hand = "zhurrak"
    a.ready = "khorr rakhmar grolkh"
    b.hand = "scandal")");
  scene.play("pass; muster zhurrak");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("tap a.ready.1");
  EXPECT_EQ(scene.decider(), "b") << "only when all is paid";
  EXPECT_EQ(scene["pending"], "zhurrak");
}

TEST(Luck, WC_R_41_medals_of_its_cost_are_tapped_also_in_the_enemy_turn) {
  Scene scene(with_more_cards(), R"(phase = "discard"
    luck_spent = "a"
    b.ready = "maniac arrow"
    b.hand = "war-chest")");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("luck war-chest");
  EXPECT_EQ(scene["b.power"], "34") << "paid 1, gained 3 and 2";
  EXPECT_EQ(scene["b.ready"], "maniac arrow") << "b's own Draw Phase came and he is untapped";
  EXPECT_EQ(scene["active"], "b");
  EXPECT_EQ(scene["events.tapped"], "1");
  EXPECT_EQ(scene["events.untapped"], "1");
}

TEST(Luck, WC_R_41_missing_medals_are_bought) {
  Scene scene(with_more_cards(), R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    b.ready = "maniac/t"
    b.hand = "war-chest")");
  scene.play("luck war-chest");
  EXPECT_EQ(scene["paid.b"], "6");
  EXPECT_EQ(scene["gained.b"], "3");
  Scene poor(with_more_cards(), R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    b.power = 5
    b.hand = "war-chest arrow")");
  EXPECT_NE(poor.refused("luck war-chest"), "");
}

// --- when all is lost: WC-R-39 (d) ---

const std::string kDoomed = R"(phase = "combat"
    active = "b"
    luck_spent = "b"
    a.c = "darket+khorr+blooded-claw darket+ssarik"
    a.hand = "ninth-life"
    b.c = "halberd+ion-repeaters halberd+ion-repeaters"
    combat = { at = "c", step = "roles", done = ["a keep"] })";

TEST(Luck, WC_R_39_doomed_flights_are_still_there_and_a_pilot_can_be_saved) {
  Scene scene(kDoomed);
  scene.play("fire first; fire second; fire first; fire second");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene["doomed.a.c.1"], "true");
  EXPECT_EQ(scene["doomed.b.c.1"], "false");
  EXPECT_EQ(scene["a.c"], "darket+khorr+blooded-claw darket+ssarik");
  scene.play("target ninth-life a.c.1");
  EXPECT_EQ(scene["a.ready"], "khorr+blooded-claw") << "with his Award";
  EXPECT_EQ(scene["a.c"], "") << "the Flights are destroyed all the same";
  EXPECT_EQ(scene["lost.a"], "3");  // two Darkets and Ssarik
  EXPECT_EQ(scene["where.ssarik"], "a.discard");
}

TEST(Luck, WC_R_39_what_is_not_doomed_cannot_be_saved) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "b"
    a.c = "darket+khorr zhurrak+rakhmar"
    a.hand = "ninth-life"
    b.c = "halberd+ion-repeaters arrow"
    combat = { at = "c", step = "roles", done = ["a keep"] })");
  scene.play("fire first; fire second; fire first; fire second");
  EXPECT_EQ(scene.refused("target ninth-life a.c.2"), "WC-R-58");
  EXPECT_EQ(scene.refused("target ninth-life a.c.1"), "");
  scene.play("pass");
  EXPECT_EQ(scene["a.c"], "zhurrak+rakhmar");
  EXPECT_EQ(scene["a.hand"], "ninth-life");
}

TEST(Luck, WC_R_39_a_pilot_can_be_taken_from_a_doomed_flight) {
  Scene scene(R"(phase = "combat"
    luck_spent = "b"
    a.c = "ghorrash"
    a.hand = "capture-pilot-k"
    b.c = "arrow+novak"
    combat = { at = "c", step = "roles" })");
  pass_until(scene, [&] { return scene["doomed.b.c.1"] == "true"; });
  scene.play("target capture-pilot-k b.c.1");
  EXPECT_EQ(scene["a.brig"], "novak");
  pass_until(scene, [&] { return scene["b.c"].empty(); });
  EXPECT_EQ(scene["lost.b"], "1") << "the Arrow alone";
}

TEST(Luck, WC_R_39_results_are_not_worked_out_anew) {
  Scene scene(R"(phase = "combat"
    luck_spent = "a"
    a.c = "ghorrash"
    b.c = "arrow"
    b.hand = "lucky-bounce"
    combat = { at = "c", step = "roles" })");
  scene.play("pass; pass; pass");  // before and after the declaration of a; results are then known
  pass_until(scene, [&] { return scene["doomed.b.c.1"] == "true"; });
  scene.play("target lucky-bounce b.c.1");
  EXPECT_EQ(scene["b.c"], "") << "too late";
}

TEST(Luck, WC_LUCK_06_WC_ORDERS_04_WC_R_39_nobody_interrupts_the_reveal_of_an_order) {
  Scene scene(R"(phase = "combat"
    a.tc = "nakhtar vashkur"
    a.orders = "trophy-run"
    a.hand = "throat"
    a.ready = "grolkh"
    b.hand = "scandal"
    combat = { at = "tc", bomb = "both", step = "split" })");
  pass_until(scene, [&] { return scene.refused("split 4 0") == ""; });
  scene.play("split 4 0");
  pass_until(scene, [&] { return scene["b.hits"] == "1"; });
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"pass", "reveal"}));
  scene.play("reveal");
  EXPECT_EQ(scene["gained.a"], "4") << "at once";
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"pass", "order throat"}));
}

}  // namespace
}  // namespace wardroom::wingcommander
