// That a trial of a card sees what it should.
#include "tests/wingcommander/card_trial.hpp"

#include <gtest/gtest.h>

namespace wardroom::wingcommander {
namespace {

TEST(CardTrial, both_sides_have_a_bystander_unless_the_scene_says_otherwise) {
  const CardTrial trial(R"(phase = "movement")");
  EXPECT_EQ(trial["a.kc"], "darket+velkath+layered-hide");
  EXPECT_EQ(trial["b.tc"], "halberd+oyelaran+shield-cells");
  const CardTrial other(R"(phase = "movement"
    a.kc = "vashkur"
    b.tc = "")");
  EXPECT_EQ(other["a.kc"], "vashkur");
  EXPECT_EQ(other["b.tc"], "");
}

TEST(CardTrial, says_everything_that_has_changed_and_nothing_else) {
  CardTrial trial(R"(phase = "muster"
    a.hand = "darket darket ghorrash")");
  EXPECT_EQ(trial.changes(), "");
  EXPECT_EQ(trial.played("muster darket; muster darket"),
            "a.power: 30 -> 28\n"
            "values.a.ready.1: none -> 1/1/3/3\n"
            "values.a.ready.2: none -> 1/1/3/3\n"
            "a.hand: -darket -darket\n"
            "a.ready: nothing -> darket darket");
  EXPECT_EQ(trial.changes(), "");
}

TEST(CardTrial, sees_a_bystander_that_changes) {
  CardTrial trial(R"(phase = "movement"
    a.c = "darket")");
  EXPECT_EQ(trial.played("move a.kc.1 nw"),
            "a.kc: darket+velkath+layered-hide -> nothing\n"
            "values.a.kc.1: 1/2/5/4 -> none\n"
            "a.nw: nothing -> darket/m+velkath+layered-hide\n"
            "values.a.nw.1: none -> 1/2/5/4");
}

}  // namespace
}  // namespace wardroom::wingcommander
