// The rule book's own examples, WE-01 to WE-08 of the ledger, and what they fix about cards.
#include <gtest/gtest.h>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

TEST(WorkedExamples, WE_01_SF_REINF_06_first_reinforcements_bring_five_cards_each) {
  Scene scene;
  scene.reinforcements(Seat::a);
  EXPECT_EQ(scene.hand_size(Seat::a), 5);
  EXPECT_EQ(scene.hand_size(Seat::b), 5);
}

TEST(WorkedExamples, WE_02_SF_REINF_07_two_free_sectors_bring_two_cards) {
  Scene scene;
  scene.sector("a1", "0-01").sector("a3", "0-05").sector("a4", "0-09").reinforcements(Seat::a);
  EXPECT_EQ(scene.hand_size(Seat::a), 2);
}

TEST(WorkedExamples, WE_06_SF_CHAIN_05_SF_CHAIN_06_SF_CHAIN_07_SF_CHAIN_08_lateral_in_a_chain) {
  Scene scene;
  scene.sector("a2", "0-23/d 1-08 2-07").hand(Seat::a, "3-10").deployment(Seat::a);
  scene.play("play 3-10 up a2");
  EXPECT_EQ(scene.pending(), "a2.3 lower DRAW, a2.3 upper LATERAL");
  scene.play("resolve a2.3 lower");
  EXPECT_EQ(scene.aside_size(Seat::a), 1);
  scene.play("lateral a2.2 a1");
  EXPECT_EQ(scene.sector("a2"), "0-23/d 1-08 3-10");
  EXPECT_EQ(scene.sector("a1"), "2-07");
  EXPECT_EQ(scene.armor(Seat::b), 19);
  EXPECT_EQ(scene.triggers(), 3);
  EXPECT_EQ(scene.triggers(Effect::vertical), 0);
}

}  // namespace
}  // namespace wardroom::starfighter
