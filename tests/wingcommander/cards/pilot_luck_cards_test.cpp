// Luck that takes a pilot or brings one back: WC-CAPTURE-01, WC-TRAITOR-01, WC-TRAITOR-08, WC-R-44.
#include <gtest/gtest.h>

#include "tests/wingcommander/card_trial.hpp"
#include "tests/wingcommander/more_cards.hpp"

namespace wardroom::wingcommander {
namespace {

// Whom the card can be aimed at now: "b.c.1 b.ready.1".
std::string targets(const CardTrial& trial, const std::string& card) {
  const std::string beginning = "target " + card + ' ';
  std::string found;
  for (const std::string& option : trial.options())
    if (option.starts_with(beginning))
      found += (found.empty() ? "" : " ") + option.substr(beginning.size());
  return found;
}

// --- Traitor ---

const std::string kTreason = R"(phase = "muster"
    luck_spent = "b"
    a.c = "darket"
    a.ready = "rakhmar"
    a.brig = "lindqvist"
    a.hand = "traitor darket"
    b.c = "arrow+reyes+bronze-comet+ion-repeaters halberd"
    b.ready = "maniac/t+bronze-comet tull oriflamme"
)";

TEST(LuckCards, traitor_WC_TRAITOR_01_an_enemy_pilot_in_the_ready_area_serves_the_other_side) {
  CardTrial trial(kTreason);
  EXPECT_EQ(trial.resolved("target traitor b.ready.1"),
            "a.power: 30 -> 25\n"
            "a.medals: 1 -> 2\n"
            "values.b.ready.2: none -> 5/2/4/5\n"
            "values.b.ready.3: 5/2/4/5 -> none\n"
            "a.discard: +traitor\n"
            "b.discard: +bronze-comet\n"
            "a.hand: -traitor\n"
            "a.ready: rakhmar -> rakhmar maniac\n"
            "b.ready: maniac/t+bronze-comet tull oriflamme -> tull oriflamme");
}

TEST(LuckCards, traitor_WC_R_44_the_flight_of_a_flying_pilot_goes_on_without_him) {
  CardTrial trial(kTreason);
  EXPECT_EQ(trial.resolved("target traitor b.c.1"),
            "a.power: 30 -> 25\n"
            "a.medals: 1 -> 2\n"
            "a.discard: +traitor\n"
            "b.discard: +bronze-comet\n"
            "a.hand: -traitor\n"
            "a.ready: rakhmar -> rakhmar reyes\n"
            "b.c: arrow+reyes+bronze-comet+ion-repeaters halberd -> arrow+ion-repeaters halberd\n"
            "values.b.c.1: 5/1/5/4 -> 3/0/4/3");
}

TEST(LuckCards, traitor_WC_R_44_one_who_serves_the_enemy_comes_back_as_an_own_pilot) {
  CardTrial trial(R"(phase = "muster"
    luck_spent = "b"
    a.hand = "traitor darket"
    b.ready = "khorr arrow")");
  EXPECT_EQ(trial.resolved("target traitor b.ready.1"),
            "a.power: 30 -> 25\n"
            "a.medals: 0 -> 1\n"
            "b.medals: 1 -> 0\n"
            "values.b.ready.1: none -> 2/0/4/3\n"
            "values.b.ready.2: 2/0/4/3 -> none\n"
            "a.discard: +traitor\n"
            "a.hand: -traitor\n"
            "a.ready: nothing -> khorr\n"
            "b.ready: khorr arrow -> arrow");
}

TEST(LuckCards, traitor_WC_R_58_only_an_enemy_pilot_who_is_no_captive) {
  const CardTrial trial(kTreason);
  EXPECT_EQ(targets(trial, "traitor"), "b.ready.1 b.c.1 b.tc.1");
  EXPECT_EQ(trial.refused("target traitor a.ready.1"), "WC-R-58") << "an own pilot";
  EXPECT_EQ(trial.refused("target traitor a.brig.1"), "WC-R-58") << "a captive";
  EXPECT_EQ(trial.refused("target traitor b.ready.2"), "WC-R-58") << "WC-TRAITOR-12: crew";
  EXPECT_EQ(trial.refused("target traitor b.ready.3"), "WC-R-58") << "a fighter";
  EXPECT_EQ(trial.refused("target traitor b.c.2"), "WC-R-58") << "a Flight without a pilot";
  EXPECT_EQ(trial.refused("luck traitor"), "WC-R-58") << "no target";
}

TEST(LuckCards, traitor_WC_TRAITOR_13_some_never_turn) {
  const CardTrial trial(with_more_cards(), R"(phase = "muster"
    luck_spent = "b"
    a.hand = "traitor darket"
    b.ready = "blair maniac")");
  EXPECT_EQ(trial.refused("target traitor b.ready.1"), "WC-TRAITOR-13");
  EXPECT_EQ(trial.refused("target traitor b.ready.2"), "");
}

TEST(LuckCards, traitor_WC_LUCK_02_at_any_time_of_either_turn) {
  const std::string cards = kTreason.substr(kTreason.find('\n'));
  for (const char* when : {"draw", "muster\"\nactive = \"b", "scramble", "movement", "combat",
                           "discard\"\nactive = \"b"})
    EXPECT_EQ(CardTrial("phase = \"" + std::string(when) + '"' + cards)
                  .refused("target traitor b.ready.1"),
              "")
        << when;
}

TEST(LuckCards, traitor_WC_R_05_for_5_power_and_not_for_4) {
  EXPECT_EQ(CardTrial(kTreason + "a.power = 5").refused("target traitor b.ready.1"), "");
  EXPECT_EQ(CardTrial(kTreason + "a.power = 4").refused("target traitor b.ready.1"), "WC-R-05");
}

// --- Capture Pilot ---

// a may play, with Flights at C and NW; b has pilots beside them, elsewhere and at home.
const std::string kRaid = R"(phase = "muster"
    luck_spent = "b"
    a.c = "darket+rakhmar"
    a.nw = "ghorrash"
    a.brig = "lindqvist"
    a.hand = "capture-pilot-k darket"
    b.c = "arrow+reyes+bronze-comet+ion-repeaters halberd"
    b.sw = "arrow+novak"
    b.ready = "maniac tull oriflamme"
)";

TEST(LuckCards, capture_pilot_k_WC_CAPTURE_01_takes_the_pilot_of_an_enemy_flight_beside) {
  CardTrial trial(kRaid);
  EXPECT_EQ(trial.resolved("target capture-pilot-k b.c.1"),
            "a.power: 30 -> 26\n"
            "a.discard: +capture-pilot-k\n"
            "b.discard: +bronze-comet\n"
            "a.hand: -capture-pilot-k\n"
            "a.brig: lindqvist -> lindqvist reyes\n"
            "b.c: arrow+reyes+bronze-comet+ion-repeaters halberd -> arrow+ion-repeaters halberd\n"
            "values.b.c.1: 5/1/5/4 -> 3/0/4/3");
}

TEST(LuckCards, capture_pilot_k_WC_R_58_only_where_an_own_flight_is_and_only_a_pilot) {
  const CardTrial trial(kRaid);
  EXPECT_EQ(targets(trial, "capture-pilot-k"), "b.c.1");
  EXPECT_EQ(trial.refused("target capture-pilot-k b.c.2"), "WC-R-58") << "WC-CAPTURE-13: no pilot";
  EXPECT_EQ(trial.refused("target capture-pilot-k b.sw.1"), "WC-R-58") << "no own Flight there";
  EXPECT_EQ(trial.refused("target capture-pilot-k b.tc.1"), "WC-R-58") << "no own Flight there";
  EXPECT_EQ(trial.refused("target capture-pilot-k b.ready.1"), "WC-R-58") << "in the Ready Area";
  EXPECT_EQ(trial.refused("target capture-pilot-k b.ready.2"), "WC-R-58") << "WC-CAPTURE-14: crew";
  EXPECT_EQ(trial.refused("target capture-pilot-k a.c.1"), "WC-R-58") << "an own pilot";
  EXPECT_EQ(trial.refused("target capture-pilot-k a.brig.1"), "WC-R-58") << "a captive";
  EXPECT_EQ(trial.refused("luck capture-pilot-k"), "WC-R-58") << "no target";
}

TEST(LuckCards, capture_pilot_k_WC_TRAITOR_08_brings_an_own_pilot_back_wherever_he_serves) {
  const std::string setup = R"(phase = "muster"
    luck_spent = "b"
    a.c = "darket"
    a.hand = "capture-pilot-k darket"
    b.c = "halberd+rakhmar+bronze-comet"
    b.ready = "khorr/t+bronze-comet maniac"
    b.brig = "ssarik")";
  CardTrial flying(setup);
  EXPECT_EQ(targets(flying, "capture-pilot-k"), "b.c.1 b.ready.1");
  EXPECT_EQ(flying.resolved("target capture-pilot-k b.c.1"),
            "a.power: 30 -> 26\n"
            "a.medals: 0 -> 1\n"
            "a.discard: +capture-pilot-k\n"
            "b.discard: +bronze-comet\n"
            "a.hand: -capture-pilot-k\n"
            "a.ready: nothing -> rakhmar/r\n"
            "b.c: halberd+rakhmar+bronze-comet -> halberd\n"
            "values.b.c.1: 6/1/3/3 -> 3/1/3/4");
  CardTrial waiting(setup);
  EXPECT_EQ(waiting.resolved("target capture-pilot-k b.ready.1"),
            "a.power: 30 -> 26\n"
            "a.medals: 0 -> 1\n"
            "a.discard: +capture-pilot-k\n"
            "b.discard: +bronze-comet\n"
            "a.hand: -capture-pilot-k\n"
            "a.ready: nothing -> khorr/r\n"
            "b.ready: khorr/t+bronze-comet maniac -> maniac");
  EXPECT_EQ(CardTrial(setup).refused("target capture-pilot-k b.brig.1"), "WC-R-58")
      << "a captive does not serve";
}

TEST(LuckCards, capture_pilot_k_WC_LUCK_02_at_any_time_of_either_turn) {
  const std::string cards = kRaid.substr(kRaid.find('\n'));
  for (const char* when : {"draw", "muster\"\nactive = \"b", "scramble", "movement", "combat",
                           "discard\"\nactive = \"b"})
    EXPECT_EQ(CardTrial("phase = \"" + std::string(when) + '"' + cards)
                  .refused("target capture-pilot-k b.c.1"),
              "")
        << when;
}

TEST(LuckCards, capture_pilot_k_WC_R_05_for_4_power_and_not_for_3) {
  EXPECT_EQ(CardTrial(kRaid + "a.power = 4").refused("target capture-pilot-k b.c.1"), "");
  EXPECT_EQ(CardTrial(kRaid + "a.power = 3").refused("target capture-pilot-k b.c.1"), "WC-R-05");
}

// The same for b.
const std::string kSortie = R"(phase = "combat"
    luck_spent = "a"
    a.c = "darket+khorr+blooded-claw+clawlight ghorrash"
    a.ne = "darket+ssarik"
    a.ready = "rakhmar grolkh zhurrak"
    b.c = "arrow+novak"
    b.sw = "halberd"
    b.brig = "urgha"
    b.hand = "capture-pilot-t arrow"
)";

TEST(LuckCards, capture_pilot_t_WC_CAPTURE_01_takes_the_pilot_of_an_enemy_flight_beside) {
  CardTrial trial(kSortie);
  EXPECT_EQ(trial.resolved("target capture-pilot-t a.c.1"),
            "b.power: 30 -> 26\n"
            "a.discard: +blooded-claw\n"
            "b.discard: +capture-pilot-t\n"
            "b.hand: -capture-pilot-t\n"
            "b.brig: urgha -> urgha khorr\n"
            "a.c: darket+khorr+blooded-claw+clawlight ghorrash -> darket+clawlight ghorrash\n"
            "values.a.c.1: 4/2/4/4 -> 2/1/3/3");
}

TEST(LuckCards, capture_pilot_t_WC_R_58_only_where_an_own_flight_is_and_only_a_pilot) {
  const CardTrial trial(kSortie);
  EXPECT_EQ(targets(trial, "capture-pilot-t"), "a.c.1");
  EXPECT_EQ(trial.refused("target capture-pilot-t a.c.2"), "WC-R-58") << "WC-CAPTURE-13: no pilot";
  EXPECT_EQ(trial.refused("target capture-pilot-t a.ne.1"), "WC-R-58") << "no own Flight there";
  EXPECT_EQ(trial.refused("target capture-pilot-t a.kc.1"), "WC-R-58") << "no own Flight there";
  EXPECT_EQ(trial.refused("target capture-pilot-t a.ready.1"), "WC-R-58") << "in the Ready Area";
  EXPECT_EQ(trial.refused("target capture-pilot-t a.ready.2"), "WC-R-58") << "WC-CAPTURE-14: crew";
  EXPECT_EQ(trial.refused("target capture-pilot-t b.c.1"), "WC-R-58") << "an own pilot";
  EXPECT_EQ(trial.refused("target capture-pilot-t b.brig.1"), "WC-R-58") << "a captive";
  EXPECT_EQ(trial.refused("luck capture-pilot-t"), "WC-R-58") << "no target";
}

TEST(LuckCards, capture_pilot_t_WC_TRAITOR_08_brings_an_own_pilot_back_wherever_he_serves) {
  const std::string setup = R"(phase = "muster"
    luck_spent = "a"
    a.nw = "darket+reyes"
    a.ready = "maniac khorr"
    a.brig = "novak"
    a.hand = "darket"
    b.hand = "capture-pilot-t arrow")";
  CardTrial flying(setup);
  flying.play("pass");
  EXPECT_EQ(targets(flying, "capture-pilot-t"), "a.ready.1 a.nw.1");
  EXPECT_EQ(flying.resolved("target capture-pilot-t a.nw.1"),
            "b.power: 30 -> 26\n"
            "b.medals: 0 -> 1\n"
            "b.discard: +capture-pilot-t\n"
            "b.hand: -capture-pilot-t\n"
            "b.ready: nothing -> reyes/r\n"
            "a.nw: darket+reyes -> darket\n"
            "values.a.nw.1: 2/2/4/4 -> 1/1/3/3")
      << "no own Flight is there";
  CardTrial waiting(setup);
  waiting.play("pass");
  EXPECT_EQ(waiting.refused("target capture-pilot-t a.brig.1"), "WC-R-58")
      << "a captive does not serve";
  EXPECT_EQ(waiting.resolved("target capture-pilot-t a.ready.1"),
            "a.medals: 2 -> 1\n"
            "b.power: 30 -> 26\n"
            "b.medals: 0 -> 1\n"
            "b.discard: +capture-pilot-t\n"
            "b.hand: -capture-pilot-t\n"
            "a.ready: maniac khorr -> khorr\n"
            "b.ready: nothing -> maniac/r");
}

TEST(LuckCards, capture_pilot_t_WC_LUCK_02_at_any_time_of_either_turn) {
  const std::string cards = kSortie.substr(kSortie.find('\n'));
  for (const char* when : {"draw\"\nactive = \"b", "muster", "muster\"\nactive = \"b",
                           "movement\"\nactive = \"b", "combat\"\nactive = \"b", "discard"})
    EXPECT_EQ(CardTrial("phase = \"" + std::string(when) + '"' + cards)
                  .refused("target capture-pilot-t a.c.1"),
              "")
        << when;
}

TEST(LuckCards, capture_pilot_t_WC_R_05_for_4_power_and_not_for_3) {
  const std::string crew = kSortie + "b.power = ";
  EXPECT_EQ(CardTrial(crew + "4").refused("target capture-pilot-t a.c.1"), "");
  EXPECT_EQ(CardTrial(crew + "3").refused("target capture-pilot-t a.c.1"), "WC-R-05");
}

}  // namespace
}  // namespace wardroom::wingcommander
