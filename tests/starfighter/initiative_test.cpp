// SF-INIT: shifting a Cruiser, the order of the battles, and which sectors meet (SF-R-41, SF-R-52).
#include <gtest/gtest.h>

#include "tests/starfighter/scene.hpp"

namespace wardroom::starfighter {
namespace {

// The battles fought so far, in their order: "a1-b2 a2-b3".
std::string battles(const Scene& scene) {
  std::string text;
  for (const Event& event : scene.log.events()) {
    if (event.kind != static_cast<std::uint16_t>(Happening::battle)) continue;
    if (!text.empty()) text += ' ';
    text += sector_name(event.args[0]) + '-' + sector_name(event.args[1]);
  }
  return text;
}

TEST(Initiative, SF_INIT_01_the_holder_may_shift_by_one_sector_to_either_side) {
  for (const Seat holder : {Seat::a, Seat::b})
    for (const bool right : {false, true}) {
      Scene scene;
      scene.combat(holder);
      EXPECT_EQ(scene.decider(), std::string(1, letter(holder)));
      EXPECT_EQ(scene.options(), (std::vector<std::string>{"stay", "shift left", "shift right"}));
      scene.play(right ? "shift right" : "shift left");
      EXPECT_EQ(scene.match.shift, right ? 1 : -1);
      EXPECT_EQ(scene.refused("shift right"), "SF-INIT-04");
    }
}

TEST(Initiative, SF_INIT_02_the_shift_is_optional) {
  Scene scene;
  scene.shift(-2).combat(Seat::b);
  EXPECT_EQ(scene.refused("stay"), "");
  scene.play("stay");
  EXPECT_EQ(scene.match.shift, -2);
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"order left", "order right"}));
}

TEST(Initiative, SF_INIT_03_SF_R_41_at_least_two_sectors_keep_facing_each_other) {
  for (const Seat holder : {Seat::a, Seat::b}) {
    Scene right;
    right.shift(3).combat(holder);
    EXPECT_EQ(right.refused("shift right"), "SF-INIT-03");
    EXPECT_EQ(right.options(), (std::vector<std::string>{"stay", "shift left"}));
    right.play("shift left");
    EXPECT_EQ(right.match.shift, 2);
    Scene left;
    left.shift(-3).combat(holder);
    EXPECT_EQ(left.refused("shift left"), "SF-INIT-03");
    EXPECT_EQ(left.options(), (std::vector<std::string>{"stay", "shift right"}));
  }
  Scene last;
  last.shift(2).combat(Seat::a).play("shift right").play("order right");
  EXPECT_EQ(battles(last), "a1-b4 a2-b5");
}

TEST(Initiative, SF_INIT_04_the_same_player_chooses_the_order_after_the_shift) {
  for (const Seat holder : {Seat::a, Seat::b}) {
    Scene scene;
    scene.combat(holder);
    EXPECT_EQ(scene.refused("order right"), "SF-INIT-01");
    scene.play("shift left");
    EXPECT_EQ(scene.decider(), std::string(1, letter(holder)));
    EXPECT_EQ(scene.kind(), "order");
    EXPECT_EQ(scene.refused("stay"), "SF-INIT-04");
    EXPECT_EQ(scene.refused("order left"), "");
    EXPECT_EQ(scene.refused("order right"), "");
    EXPECT_EQ(battles(scene), "");
  }
}

TEST(Initiative, SF_INIT_04_SF_R_41_SF_R_52_left_and_right_are_those_of_the_player_who_decides) {
  const std::string rising = "a1-b1 a2-b2 a3-b3 a4-b4 a5-b5";
  const std::string falling = "a5-b5 a4-b4 a3-b3 a2-b2 a1-b1";
  for (const Seat holder : {Seat::a, Seat::b})
    for (const bool right : {false, true}) {
      Scene scene;
      scene.combat(holder).play("stay").play(right ? "order right" : "order left");
      EXPECT_EQ(battles(scene), right == (holder == Seat::a) ? rising : falling);
    }
}

TEST(Initiative, SF_INIT_05_SF_R_52_only_sectors_in_the_same_column_fight) {
  const std::vector<std::string> facing = {"a4-b1 a5-b2",
                                           "a3-b1 a4-b2 a5-b3",
                                           "a2-b1 a3-b2 a4-b3 a5-b4",
                                           "a1-b1 a2-b2 a3-b3 a4-b4 a5-b5",
                                           "a1-b2 a2-b3 a3-b4 a4-b5",
                                           "a1-b3 a2-b4 a3-b5",
                                           "a1-b4 a2-b5"};
  for (int shift = -3; shift <= 3; ++shift) {
    Scene scene;
    scene.shift(shift).combat(Seat::a).play("stay").play("order right");
    EXPECT_EQ(battles(scene), facing[static_cast<std::size_t>(shift + 3)]);
  }
}

TEST(Initiative, SF_INIT_05_sectors_that_face_nothing_neither_fire_nor_suffer) {
  Scene scene;
  scene.sector("a5", "0-05").sector("b1", "1-11").combat(Seat::a);
  scene.play("shift right").play("order right");
  EXPECT_EQ(scene.armor(Seat::a), 20);
  EXPECT_EQ(scene.armor(Seat::b), 20);
  EXPECT_EQ(scene.sector("a5"), "0-05");
  EXPECT_EQ(scene.sector("b1"), "1-11");
}

// In column 1 the first battle asks seat a for a split; the second may not start before.
TEST(Initiative, SF_INIT_06_battles_come_one_after_another_and_none_is_left_out) {
  Scene scene;
  scene.sector("a1", "2-15").sector("b1", "0-01").sector("a5", "0-05").combat(Seat::a);
  scene.play("stay").play("order right");
  EXPECT_EQ(battles(scene), "a1-b1");
  EXPECT_EQ(scene.armor(Seat::b), 20);
  EXPECT_EQ(scene.refused("pass"), "SF-BATTLE-07");
  scene.play("split 1 0");
  EXPECT_EQ(battles(scene), "a1-b1 a2-b2 a3-b3 a4-b4 a5-b5");
  EXPECT_EQ(scene.armor(Seat::b), 20 - 3 - 4);  // 1 of 4 tokens destroyed 0-01
}

TEST(Initiative, SF_INIT_07_the_alignment_stays_for_the_following_rounds) {
  Scene scene;
  scene.reinforcements(Seat::a);
  scene.play_all("pass;pass;shift right;order right");
  EXPECT_EQ(scene.match.shift, 1);
  scene.play_all("pass;pass;shift right;order left");
  EXPECT_EQ(scene.match.shift, 2);
  scene.log = Log{};
  scene.play_all("pass;pass;stay;order right");
  EXPECT_EQ(scene.match.round, 4);
  EXPECT_EQ(scene.match.shift, 2);
  EXPECT_EQ(battles(scene), "a1-b3 a2-b4 a3-b5");
}

TEST(Initiative, SF_INIT_08_the_example_of_athena_who_passed_first) {
  Scene scene(Mode::skirmish, "Athena", "Ares");
  scene.shift(1).hand(Seat::a, "0-23").hand(Seat::b, "0-53 0-57").deployment(Seat::b);
  scene.play("play 0-53 up b1").play("pass").play("pass");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("shift right").play("order right");
  EXPECT_EQ(battles(scene), "a1-b3 a2-b4 a3-b5");
  EXPECT_EQ(scene.armor(Seat::a), 20);
  EXPECT_EQ(scene.sector("b1"), "0-53");
}

TEST(Initiative, SF_R_52_facing_is_mutual_for_every_alignment) {
  for (int shift = -3; shift <= 3; ++shift) {
    Scene scene;
    scene.shift(shift);
    const Position position{scene.match, scene.set};
    int pairs = 0;
    for (int column = 0; column < kColumns; ++column) {
      const Sector across = facing(position, sector_at(Seat::a, column));
      if (across < 0) continue;
      ++pairs;
      EXPECT_EQ(across, sector_at(Seat::b, column + shift));
      EXPECT_EQ(facing(position, across), sector_at(Seat::a, column));
    }
    EXPECT_EQ(pairs, 5 - std::abs(shift));
  }
}

}  // namespace
}  // namespace wardroom::starfighter
