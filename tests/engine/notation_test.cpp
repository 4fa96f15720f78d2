// Reading and writing options: what is wrong, where, and what was expected instead.
#include <gtest/gtest.h>

#include "games/starfighter/game.hpp"
#include "tests/tiny/game.hpp"

namespace wardroom {
namespace {

// "column: expected", or the option as it is written.
std::string read(const Notation& notation, std::string_view text) {
  const ParsedOption parsed = notation.parse(text);
  if (parsed.error) return std::to_string(parsed.error->column) + ": " + parsed.error->expected;
  return notation.print(parsed.option);
}

class NotationTest : public ::testing::Test {
 protected:
  TinyGame::Notation notation{TinyGame::own_set()};
  std::string read(std::string_view text) const { return wardroom::read(notation, text); }
};

TEST_F(NotationTest, blanks_do_not_matter) {
  EXPECT_EQ(read("draw 2"), "draw 2");
  EXPECT_EQ(read("  draw \t 2  "), "draw 2");
  EXPECT_EQ(read("pass "), "pass");
}

TEST_F(NotationTest, an_unknown_verb_lists_the_verbs) {
  const std::string verbs = "one of yes, no, draw, play, pass, look, aim, noted";
  EXPECT_EQ(read("attack b.0"), "1: " + verbs);
  EXPECT_EQ(read("   attack"), "4: " + verbs);
  EXPECT_EQ(read("Draw 2"), "1: " + verbs);
  EXPECT_EQ(read("dra"), "1: " + verbs);
  EXPECT_EQ(read("draws 2"), "1: " + verbs);
}

TEST_F(NotationTest, nothing_at_all_lists_the_verbs) {
  EXPECT_EQ(read("").substr(0, 10), "1: one of ");
  EXPECT_EQ(read("   ").substr(0, 10), "1: one of ");
}

TEST_F(NotationTest, a_wrong_operand_is_pointed_at) {
  EXPECT_EQ(read("play galleon"), "6: a card such as frigate");
  EXPECT_EQ(read("aim  d.0"), "6: a place such as b.0");
  EXPECT_EQ(read("aim b.12"), "5: a place such as b.0");
  EXPECT_EQ(read("aim b."), "5: a place such as b.0");
  EXPECT_EQ(read("draw two"), "6: a number, 0 to 7");
  EXPECT_EQ(read("draw 8"), "6: a number, 0 to 7");
}

TEST_F(NotationTest, a_missing_operand_is_expected_at_the_end) {
  EXPECT_EQ(read("draw"), "5: a number, 0 to 7");
  EXPECT_EQ(read("draw "), "6: a number, 0 to 7");
}

TEST_F(NotationTest, nothing_more_is_expected_behind_the_last_operand) {
  EXPECT_EQ(read("draw 2 3"), "8: nothing more");
  EXPECT_EQ(read("noted now"), "7: nothing more");
}

TEST_F(NotationTest, every_option_is_written_in_one_way_only) {
  EXPECT_EQ(read("draw 02"), "6: a number, 0 to 7");
  EXPECT_EQ(read("draw -0"), "6: a number, 0 to 7");
  EXPECT_EQ(read("draw +1"), "6: a number, 0 to 7");
  EXPECT_EQ(read("aim b.00"), "5: a place such as b.0");
}

TEST(StarfighterNotationTest, points_at_the_operand_that_is_wrong) {
  const Starfighter::Notation notation(Starfighter::own_set());
  EXPECT_EQ(read(notation, "play 3-10 up a2"), "play 3-10 up a2");
  EXPECT_EQ(read(notation, "play 9-99 up a2"), "6: a card of this set such as 3-10");
  EXPECT_EQ(read(notation, "play 3-10 sideways a2"), "11: up or down");
  EXPECT_EQ(read(notation, "play 3-10 up"), "13: a sector, a1 to a5 or b1 to b5");
  EXPECT_EQ(read(notation, "lateral a2.4 a3"), "9: a space, such as a2.1");
  EXPECT_EQ(read(notation, "split 2 1 1"), "11: nothing more");
  EXPECT_EQ(read(notation, "play ? down a2"), "play ? down a2");
}

}  // namespace
}  // namespace wardroom
