// Maneuvers that change a value of the Flight that flies them.
#include <gtest/gtest.h>

#include "tests/wingcommander/card_trial.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(ManeuverCards, kickstop_defence_2_more) {
  CardTrial trial(R"(phase = "combat"
    active = "b"
    a.c = "darket ghorrash"
    b.c = "arrow halberd"
    a.hand = "shake"
    b.hand = "kickstop kickstop snap-roll"
    combat = { at = "c", step = "plays", turn = "b", done = ["a keep"] })");
  EXPECT_EQ(trial.played("maneuver kickstop first"),
            "b.hand: -kickstop\n"
            "values.b.c.1: 2/0/4/3 -> 2/0/4/5\n"
            "played.b.c.1: 0 -> 1\n"
            "combat.plays: nothing -> kickstop b.c.1");
}

}  // namespace
}  // namespace wardroom::wingcommander
