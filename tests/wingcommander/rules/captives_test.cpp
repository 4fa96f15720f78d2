// Captured pilots: WC-CAPTURE, WC-R-42, WC-R-44, WC-R-46.
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Captives, WC_CAPTURE_01_WC_CAPTURE_13_WC_R_44_the_pilot_of_a_flight_beside_ones_own) {
  Scene scene(R"(phase = "muster"
    luck_spent = "b"
    a.c = "darket"
    a.hand = "capture-pilot-k"
    b.c = "arrow+maniac+ion-repeaters arrow"
    b.nw = "arrow+novak"
    b.ready = "reyes tull")");
  EXPECT_EQ(scene.refused("target capture-pilot-k b.c.2"), "WC-R-58") << "no pilot: WC-CAPTURE-13";
  EXPECT_EQ(scene.refused("target capture-pilot-k b.nw.1"), "WC-R-58") << "not beside a Flight";
  EXPECT_EQ(scene.refused("target capture-pilot-k b.ready.1"), "WC-R-58") << "in no Flight";
  EXPECT_EQ(scene.refused("target capture-pilot-k b.ready.2"), "WC-R-58") << "WC-CAPTURE-14: crew";
  scene.play("target capture-pilot-k b.c.1");
  EXPECT_EQ(scene["a.brig"], "maniac");
  EXPECT_EQ(scene["b.c"], "arrow+ion-repeaters arrow");
  for (const SeatSet viewers : {SeatSet(Seat::a), SeatSet(Seat::b), SeatSet::all()})
    EXPECT_EQ(scene.seen_by(viewers, "a.brig"), "maniac") << "WC-R-56: known to both";
}

TEST(Captives, WC_CAPTURE_01_not_out_of_the_ready_area) {
  Scene scene(R"(phase = "movement"
    active = "b"
    luck_spent = "b"
    a.c = "darket"
    a.hand = "capture-pilot-k"
    b.c = "arrow+novak"
    b.ready = "arrow+maniac")");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("target capture-pilot-k b.ready.1"), "WC-R-58");
  EXPECT_EQ(scene.refused("target capture-pilot-k b.c.1"), "");
}

TEST(Captives, WC_CAPTURE_14_crew_cannot_be_captured) {
  const Scene scene(R"(phase = "muster"
    luck_spent = "b"
    a.c = "darket"
    a.hand = "capture-pilot-k"
    b.c = "arrow+maniac"
    b.ready = "tull")");
  EXPECT_EQ(scene.refused("target capture-pilot-k b.ready.1"), "WC-R-58");
  EXPECT_FALSE(scene.offers("target capture-pilot-k b.ready.1"));
}

TEST(Captives, WC_CAPTURE_02_WC_R_42_the_card_stays_its_owners) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.brig = "maniac"
    a.hand = "shake")");
  scene.play("execute a.brig.1");
  EXPECT_EQ(scene["where.maniac"], "b.discard");
  EXPECT_EQ(scene["a.discard"].find("maniac"), std::string::npos);
}

TEST(Captives, WC_CAPTURE_03_a_captive_is_of_no_use) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.brig = "reyes"
    a.ready = "darket"
    a.hand = "zhurrak blooded-claw"
    a.power = 30)");
  scene.play("pass");  // time for captives
  EXPECT_EQ(scene["a.medals"], "0");
  EXPECT_EQ(scene.refused("award blooded-claw a.brig.1"), "WC-AWARD-02");
  scene.play("muster zhurrak");
  EXPECT_EQ(scene["a.power"], "20") << "the medal had to be bought";
  EXPECT_EQ(scene["a.brig"], "reyes");
  pass_until(scene, [&] { return scene["phase"] != "muster"; });
  scene.play("pass");
  EXPECT_EQ(scene["phase"], "scramble");
  EXPECT_EQ(scene.refused("assign a.brig.1 a.ready.1"), "WC-SCRAMBLE-03");
}

TEST(Captives, WC_CAPTURE_04_WC_CAPTURE_05_WC_R_42_one_of_four_things_each_turn_or_nothing) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.brig = "maniac novak"
    a.hand = "shake"
    b.brig = "khorr")");
  for (const char* option : {"interrogate a.brig.1 hand", "interrogate a.brig.1 pile",
                             "execute a.brig.1", "swap a.brig.1 b.brig.1", "pass"})
    EXPECT_EQ(scene.refused(option), "") << option;
  scene.play("interrogate a.brig.1 hand");
  for (const char* option : {"interrogate a.brig.1 hand", "interrogate a.brig.1 pile",
                             "execute a.brig.1", "swap a.brig.1 b.brig.1"})
    EXPECT_EQ(scene.refused(option), "WC-R-42") << option;
  EXPECT_EQ(scene.refused("interrogate a.brig.2 hand"), "") << "each captive";
  EXPECT_EQ(scene.refused("execute b.brig.1"), "WC-CAPTURE-04") << "the enemy's";
  EXPECT_EQ(scene.refused("interrogate b.brig.1 hand"), "WC-CAPTURE-04");
}

TEST(Captives, WC_CAPTURE_04_WC_R_42_in_the_enemy_turn_only_the_discard) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    a.brig = "maniac"
    b.brig = "khorr"
    b.hand = "arrow")");
  EXPECT_EQ(scene.decider(), "b") << "the start of the phase: the active player first";
  scene.play("pass");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("interrogate a.brig.1 hand"), "WC-R-42");
  EXPECT_EQ(scene.refused("swap a.brig.1 b.brig.1"), "WC-R-42");
  EXPECT_EQ(scene.refused("execute a.brig.1"), "");
}

TEST(Captives, WC_CAPTURE_08_WC_R_42_a_new_turn_a_new_action) {
  Scene scene(R"(phase = "discard"
    active = "b"
    luck_spent = "both"
    a.brig = "maniac/u")");
  pass_until(scene, [&] { return scene["active"] == "a"; });
  EXPECT_EQ(scene["a.brig"], "maniac");
  pass_until(scene, [&] { return scene["phase"] == "muster"; });
  const std::string before = scene["a.power"];
  scene.play("interrogate a.brig.1 pile");
  EXPECT_EQ(std::stoi(scene["a.power"]), std::stoi(before) - 1);
}

TEST(Captives, WC_CAPTURE_06_WC_R_42_for_one_point_the_hand_or_three_cards) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.brig = "maniac"
    a.power = 1
    b.hand = "kickstop arrow"
    b.deck = "halberd rampart mattock oriflamme"
    b.discard = "...")");
  scene.play("interrogate a.brig.1 pile");
  EXPECT_EQ(scene["a.power"], "0");
  EXPECT_EQ(scene.seen_by(Seat::a, "b.deck"), "halberd/ka rampart/ka mattock/ka ?");
  EXPECT_EQ(scene.seen_by(Seat::a, "b.hand"), "? ?") << "not both";
  EXPECT_EQ(scene.seen_by(Seat::b, "b.deck"), "?/ka ?/ka ?/ka ?");
  EXPECT_EQ(scene["b.deck"], "halberd/ka rampart/ka mattock/ka oriflamme") << "WC-CAPTURE-07";
  EXPECT_EQ(scene["b.power"], "30");
  const Scene poor(R"(phase = "muster"
    luck_spent = "both"
    a.brig = "maniac"
    a.power = 0)");
  EXPECT_EQ(poor.refused("interrogate a.brig.1 hand"), "WC-CAPTURE-06");
  EXPECT_EQ(poor.refused("execute a.brig.1"), "");
}

TEST(Captives, WC_R_42_fewer_than_three_cards_are_all_seen) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.brig = "maniac"
    b.deck = "halberd rampart"
    b.discard = "...")");
  scene.play("interrogate a.brig.1 pile");
  EXPECT_EQ(scene.seen_by(Seat::a, "b.deck"), "halberd/ka rampart/ka");
}

TEST(Captives, WC_CAPTURE_09_a_discard_costs_the_owner_the_pilot_and_his_medals) {
  const auto cost = [](const std::string& pilot) {
    Scene scene("phase = \"muster\"\nluck_spent = \"both\"\na.brig = \"" + pilot + '"');
    scene.play("execute a.brig.1");
    EXPECT_EQ(scene["a.power"], "30");
    EXPECT_EQ(scene["lost.a"], "0");
    return scene["lost.b"];
  };
  EXPECT_EQ(cost("novak"), "1");
  EXPECT_EQ(cost("maniac"), "2");
  Scene back(R"(phase = "muster"
    luck_spent = "both"
    a.brig = "maniac"
    a.hand = "shake"
    b.brig = "khorr ssarik")");
  EXPECT_EQ(back.refused("execute a.brig.1"), "");
}

TEST(Captives, WC_CAPTURE_10_WC_R_42_not_while_something_is_pending) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "b"
    a.brig = "maniac"
    a.hand = "traitor"
    b.ready = "novak"
    b.hand = "arrow")");
  scene.play("pass");
  scene.play("muster arrow");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene["pending"], "arrow");
  EXPECT_EQ(scene.refused("execute a.brig.1"), "WC-CAPTURE-10");
  EXPECT_EQ(scene.refused("target traitor b.ready.1"), "") << "Luck may interrupt";
  scene.play("pass");
  EXPECT_EQ(scene["b.ready"], "novak arrow");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("execute a.brig.1"), "") << "it has taken effect";
}

TEST(Captives, WC_CAPTURE_10_WC_R_42_nor_between_luck_and_what_it_answered) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "b"
    a.brig = "maniac"
    a.hand = "traitor"
    b.ready = "novak"
    b.hand = "arrow halberd")");
  scene.play("pass; muster arrow; target traitor b.ready.1");
  EXPECT_EQ(scene["a.ready"], "novak");
  EXPECT_EQ(scene["pending"], "") << "nobody was asked before the Arrow had come";
  EXPECT_EQ(scene.refused("execute a.brig.1"), "");
}

TEST(Captives, WC_CAPTURE_10_WC_R_42_nor_when_results_are_known) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "b"
    a.brig = "novak"
    a.c = "darket+khorr"
    a.hand = "ninth-life"
    b.c = "oriflamme"
    combat = { at = "c", step = "roles" })");
  pass_until(scene, [&] { return scene["doomed.a.c.1"] == "true"; });
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("execute a.brig.1"), "WC-CAPTURE-10");
  EXPECT_EQ(scene.refused("target ninth-life a.c.1"), "");
}

TEST(Captives, WC_CAPTURE_10_WC_R_50_discarding_takes_power_below_zero_without_ending_the_game) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.brig = "maniac"
    a.hand = "shake"
    b.power = 1)");
  scene.play("execute a.brig.1");
  EXPECT_EQ(scene["b.power"], "-1");
  EXPECT_EQ(scene.winner(), "");
}

TEST(Captives, WC_CAPTURE_11_nothing_is_lost_for_captives_on_a_destroyed_carrier) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.hits = 1
    a.brig = "novak"
    b.kc = "mattock+maniac mattock")");
  scene.play("pass");  // a could discard the captive as the phase begins
  scene.play("bomb kc both");
  pass_until(scene, [&] { return scene.refused("split 0 5") == ""; });
  scene.play("split 0 5");
  pass_until(scene, [&] { return !scene.winner().empty(); });
  EXPECT_EQ(scene.winner(), "b");
  EXPECT_EQ(scene["lost.b"], "1") << "the Mattock that was shot down";
  EXPECT_EQ(scene["a.brig"], "novak");
}

TEST(Captives, WC_CAPTURE_12_WC_R_42_an_exchange_needs_consent_and_brings_both_home) {
  const std::string setup = R"(phase = "muster"
    luck_spent = "both"
    a.brig = "maniac novak"
    a.hand = "shake"
    b.brig = "khorr")";
  Scene scene(setup);
  scene.play("swap a.brig.2 b.brig.1");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene["a.brig"], "maniac novak/u");
  scene.play("accept");
  EXPECT_EQ(scene["a.ready"], "khorr/u");
  EXPECT_EQ(scene["b.ready"], "novak/u");
  EXPECT_EQ(scene["a.brig"], "maniac") << "one for one";
  EXPECT_EQ(scene["b.brig"], "");
  EXPECT_EQ(scene["a.medals"], "1") << "untapped, and his own again";
  Scene refused(setup);
  refused.play("swap a.brig.2 b.brig.1; refuse");
  EXPECT_EQ(refused["a.brig"], "maniac novak/u");
  EXPECT_EQ(refused["b.brig"], "khorr");
  EXPECT_EQ(refused["b.ready"], "");
  const Scene alone(R"(phase = "muster"
    luck_spent = "both"
    a.brig = "maniac"
    b.ready = "reyes"
    a.hand = "shake")");
  EXPECT_EQ(alone.refused("swap a.brig.1 b.brig.1"), "WC-R-58") << "b holds nobody";
  EXPECT_EQ(Scene(setup).refused("swap a.brig.1 a.brig.2"), "WC-CAPTURE-04") << "nor for oneself";
}

TEST(Captives, WC_CAPTURE_15_WC_R_46_a_captive_is_in_play) {
  const Scene scene(with_more_cards(), R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    a.brig = "maniac"
    b.hand = "maniac major-marshall novak")");
  Scene asked = scene;
  asked.play("pass");  // a could discard him as the phase begins
  EXPECT_EQ(asked.refused("muster maniac"), "WC-PILOT-01");
  EXPECT_EQ(asked.refused("muster major-marshall"), "WC-PILOT-01") << "the same person";
  EXPECT_EQ(asked.refused("muster novak"), "");
}

TEST(Captives, WC_CAPTURE_15_WC_R_42_discarded_he_is_out_of_play) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    a.brig = "maniac"
    b.hand = "maniac")");
  scene.play("execute a.brig.1");
  EXPECT_EQ(scene.refused("muster maniac"), "");
}

TEST(Captives, WC_CAPTURE_03_WC_TRAITOR_08_capture_pilot_does_not_free_a_captive) {
  const Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.brig = "maniac"
    a.ready = "novak"
    b.c = "arrow"
    b.hand = "capture-pilot-t")");
  EXPECT_EQ(scene.refused("target capture-pilot-t a.brig.1"), "WC-R-58");
  EXPECT_EQ(scene.refused("target capture-pilot-t a.ready.1"), "") << "a traitor, yes";
}

TEST(Captives, WC_R_44_medal_points_already_given_stay_and_the_others_are_gone) {
  Scene scene(with_more_cards(), R"(phase = "combat"
    active = "b"
    luck_spent = "b"
    a.c = "darket"
    a.hand = "capture-pilot-k"
    b.c = "arrow+blair"
    combat = { at = "c", step = "plays", turn = "b", done = ["b medal first defence"] })");
  EXPECT_EQ(scene["medals.b.c.1"], "1");
  EXPECT_EQ(scene["values.b.c.1"], "3/0/4/4");
  scene.play("medal first attack");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("target capture-pilot-k b.c.1");
  EXPECT_EQ(scene["a.brig"], "blair");
  EXPECT_EQ(scene["values.b.c.1"], "2/0/4/4") << "the second point came to nothing";
  EXPECT_EQ(scene["medals.b.c.1"], "0");
}

}  // namespace
}  // namespace wardroom::wingcommander
