// What destroyed cards cost: WC-LOSS, WC-R-47, WC-R-48.
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

// What b loses when this Flight meets one with Attack 7 and Defence 8.
std::string loss_of(const std::string& flight) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "zhurrak+khorr+stealth"
    combat = { at = "c", step = "roles" }
    b.c = ")" +
              flight + '"');
  EXPECT_EQ(scene["b.c"], "");
  EXPECT_EQ(scene["a.c"], "zhurrak+khorr+stealth");
  EXPECT_EQ(scene["lost.a"], "0");
  return scene["lost.b"];
}

TEST(Losses, WC_LOSS_01_one_point_for_each_card) {
  EXPECT_EQ(loss_of("arrow"), "1");
  EXPECT_EQ(loss_of("arrow+ion-repeaters"), "2");
  EXPECT_EQ(loss_of("arrow+novak"), "2");
  EXPECT_EQ(loss_of("arrow+novak+ion-repeaters"), "3");
}

TEST(Losses, WC_LOSS_02_WC_LOSS_03_WC_LOSS_04_one_for_each_medal_paid_or_provided) {
  EXPECT_EQ(loss_of("oriflamme"), "2");                        // a medal in its cost
  EXPECT_EQ(loss_of("arrow+maniac"), "3");                     // a medal he gives
  EXPECT_EQ(loss_of("arrow+oyelaran"), "2");                   // no medal
  EXPECT_EQ(loss_of("oriflamme+maniac+ion-repeaters"), "5");   // 3 cards, 2 medals
  EXPECT_EQ(loss_of("arrow+oyelaran+belly-torn-open"), "2");   // WC-R-47: damage is the enemy's
  EXPECT_EQ(loss_of("arrow+torpedo-mount-t+torpedo-t"), "3");  // WC-R-47: every weapon
  EXPECT_EQ(loss_of("arrow+stealth/b+ion-repeaters"), "4");    // and its medal
}

TEST(Losses, WC_LOSS_05_WC_AWARD_05_awards_count_with_their_medals) {
  EXPECT_EQ(loss_of("arrow+oyelaran+bronze-comet"), "3");
  EXPECT_EQ(loss_of("arrow+oyelaran+long-watch"), "5");  // one in its cost, one it gives
}

TEST(Losses, WC_LOSS_05_WC_R_48_crew_cost_nothing) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.ready = "grolkh ishtra"
    b.hand = "scandal")");
  scene.play("target scandal a.ready.1");
  EXPECT_EQ(scene["a.ready"], "ishtra");
  EXPECT_EQ(scene["where.grolkh"], "a.discard");
  EXPECT_EQ(scene["lost.a"], "0");
  EXPECT_EQ(scene["lost.b"], "0");
}

TEST(Losses, WC_R_48_a_discarded_pilot_costs_nothing_but_his_awards_do) {
  Scene scene(with_more_cards(), R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.ready = "khorr+blooded-claw+song-of-praise rakhmar"
    b.hand = "recalled")");
  scene.play("target recalled a.ready.1");
  EXPECT_EQ(scene["a.ready"], "rakhmar");
  EXPECT_EQ(scene["a.discard"].find("khorr") != std::string::npos, true);
  EXPECT_EQ(scene["where.blooded-claw"], "a.discard");
  EXPECT_EQ(scene["where.song-of-praise"], "a.discard");
  EXPECT_EQ(scene["lost.a"], "4");  // 1, and 1 with two medals
  EXPECT_EQ(scene["lost.b"], "0");
}

TEST(Losses, WC_R_48_WC_ORDERS_03_what_luck_destroys_counts_like_what_is_shot_down) {
  Scene scene(with_more_cards(), R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.c = "darket+khorr"
    b.c = "arrow"
    b.orders = "ace-hunt"
    b.hand = "broadside")");
  scene.play("target broadside a.c.1");
  EXPECT_EQ(scene["a.c"], "");
  EXPECT_EQ(scene["lost.a"], "3");
  EXPECT_EQ(scene["eventful"], "true");
  scene.play("reveal");
  EXPECT_EQ(scene["gained.b"], "3");
  Scene later(with_more_cards(), R"(phase = "muster"
    luck_spent = "a"
    a.c = "darket+khorr"
    a.hand = "shake"
    b.c = "arrow"
    b.orders = "ace-hunt"
    b.hand = "broadside")");
  later.play("target broadside a.c.1; reveal");
  EXPECT_EQ(later["gained.b"], "3") << "in the enemy's turn as well";
}

TEST(Losses, WC_R_48_in_the_middle_of_a_combat_too) {
  Scene scene(with_more_cards(), R"(phase = "combat"
    luck_spent = "a"
    a.c = "ghorrash darket"
    b.c = "arrow"
    b.hand = "broadside"
    combat = { at = "c", step = "roles", done = ["b keep"] })");
  scene.play("target broadside a.c.1");
  EXPECT_EQ(scene["a.c"], "darket");
  EXPECT_EQ(scene["lost.a"], "1");
  EXPECT_EQ(scene["shots"], "") << "the Arrow has nobody across, and the Darket neither";
  EXPECT_EQ(scene["b.c"], "arrow");
}

TEST(Losses, WC_R_48_a_captured_pilot_costs_nothing) {
  Scene scene(R"(phase = "muster"
    luck_spent = "b"
    a.c = "darket"
    a.hand = "capture-pilot-k"
    b.c = "arrow+maniac+bronze-comet")");
  scene.play("target capture-pilot-k b.c.1");
  EXPECT_EQ(scene["lost.b"], "0");
  EXPECT_EQ(scene["b.power"], "30");
}

}  // namespace
}  // namespace wardroom::wingcommander
