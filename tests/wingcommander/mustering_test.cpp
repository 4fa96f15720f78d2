// The Mustering Phase: WC-MUSTER.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Mustering, WC_MUSTER_02_cards_are_paid_in_power_points) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.power = 20
    a.hand = "darket shake")");
  scene.play("muster darket");
  EXPECT_EQ(scene["a.power"], "19");
  EXPECT_EQ(scene["a.ready"], "darket");
  EXPECT_EQ(scene["a.hand"], "shake");
}

}  // namespace
}  // namespace wardroom::wingcommander
