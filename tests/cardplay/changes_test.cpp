// What changes make of a value (changes.hpp).
#include "cardplay/changes.hpp"

#include <gtest/gtest.h>

#include "tests/cardplay/scene.hpp"
#include "tests/cardplay/trial_cards.hpp"

namespace wardroom::trial {
namespace {

struct Changes : testing::Test, Scene {
  Changes() { match.force[0] = 4; }

  // What "this ship has CHANGE" makes of a value.
  std::optional<int> after(std::string_view change, std::optional<int> value) {
    const Program& program = compiled("this ship has " + std::string(change));
    const Speaker speaker{position(), program, Seat::a};
    const Node& step = program.node(program.statements[0].steps);
    return cardplay::changed(speaker, program.children(step)[1], value);
  }
};

TEST_F(Changes, add_and_take_away) {
  EXPECT_EQ(after("attack +2", 3), 5);
  EXPECT_EQ(after("attack -2", 1), -1);
  EXPECT_EQ(after("attack + influence of you", 3), 7);
  EXPECT_EQ(after("attack - influence of you", 3), -1);
}

TEST_F(Changes, do_not_go_below_a_floor) {
  EXPECT_EQ(after("guns -2 but not below 1", 4), 2);
  EXPECT_EQ(after("guns -2 but not below 1", 2), 1);
  EXPECT_EQ(after("guns -2 but not below 1", 0), 0) << "nor do they lift what is below it";
  EXPECT_EQ(after("guns +2 but not below 1", 0), 2);
}

TEST_F(Changes, set_a_value) {
  EXPECT_EQ(after("attack 3", 7), 3);
  EXPECT_EQ(after("attack 3", std::nullopt), 3);
}

TEST_F(Changes, take_a_value) {
  EXPECT_EQ(after("no attack", 7), std::nullopt);
  EXPECT_EQ(after("attack +2", std::nullopt), std::nullopt);
}

}  // namespace
}  // namespace wardroom::trial
