// Reading and writing options: what is wrong, where, and what was expected instead.
#include <gtest/gtest.h>

#include "games/starfighter/game.hpp"
#include "tests/tiny/game.hpp"

namespace wardroom {
namespace {

// "column: expected", or the option as it is written.
template <class Game>
std::string read(std::string_view text, Language language = Language::english) {
  const auto& set = Game::own_set();
  const typename Game::Notation notation(set);
  const ParsedOption parsed = notation.parse(text);
  if (parsed.error)
    return std::to_string(parsed.error->column) + ": " +
           Game::sentence(*parsed.error, set, language);
  return notation.print(parsed.option);
}

class NotationTest : public ::testing::Test {
 protected:
  static std::string read(std::string_view text) { return wardroom::read<TinyGame>(text); }
};

TEST_F(NotationTest, blanks_do_not_matter) {
  EXPECT_EQ(read("draw 2"), "draw 2");
  EXPECT_EQ(read("  draw \t 2  "), "draw 2");
  EXPECT_EQ(read("pass "), "pass");
}

TEST_F(NotationTest, an_unknown_verb_lists_the_verbs) {
  const std::string verbs = "expected one of pass, yes, no, draw, play, look, aim, noted";
  EXPECT_EQ(read("attack b.0"), "1: " + verbs);
  EXPECT_EQ(read("   attack"), "4: " + verbs);
  EXPECT_EQ(read("Draw 2"), "1: " + verbs);
  EXPECT_EQ(read("dra"), "1: " + verbs);
  EXPECT_EQ(read("draws 2"), "1: " + verbs);
}

TEST_F(NotationTest, nothing_at_all_lists_the_verbs) {
  EXPECT_EQ(read("").substr(0, 19), "1: expected one of ");
  EXPECT_EQ(read("   ").substr(0, 19), "1: expected one of ");
}

TEST_F(NotationTest, a_wrong_operand_is_pointed_at) {
  EXPECT_EQ(read("play galleon"), "6: expected a card such as frigate");
  EXPECT_EQ(read("aim  d.0"), "6: expected a place such as b.0");
  EXPECT_EQ(read("aim b.12"), "5: expected a place such as b.0");
  EXPECT_EQ(read("aim b."), "5: expected a place such as b.0");
  EXPECT_EQ(read("draw two"), "6: expected a number, 0 to 7");
  EXPECT_EQ(read("draw 8"), "6: expected a number, 0 to 7");
}

TEST_F(NotationTest, a_missing_operand_is_expected_at_the_end) {
  EXPECT_EQ(read("draw"), "5: expected a number, 0 to 7");
  EXPECT_EQ(read("draw "), "6: expected a number, 0 to 7");
}

TEST_F(NotationTest, nothing_more_is_expected_behind_the_last_operand) {
  EXPECT_EQ(read("draw 2 3"), "8: expected nothing more");
  EXPECT_EQ(read("noted now"), "7: expected nothing more");
}

TEST_F(NotationTest, every_option_is_written_in_one_way_only) {
  EXPECT_EQ(read("draw 02"), "6: expected a number, 0 to 7");
  EXPECT_EQ(read("draw -0"), "6: expected a number, 0 to 7");
  EXPECT_EQ(read("draw +1"), "6: expected a number, 0 to 7");
  EXPECT_EQ(read("aim b.00"), "5: expected a place such as b.0");
}

TEST(StarfighterNotationTest, points_at_the_operand_that_is_wrong) {
  EXPECT_EQ(read<Starfighter>("play 3-10 up a2"), "play 3-10 up a2");
  EXPECT_EQ(read<Starfighter>("play 9-99 up a2"), "6: expected a card of this set such as 3-10");
  EXPECT_EQ(read<Starfighter>("play 3-10 sideways a2"), "11: expected up or down");
  EXPECT_EQ(read<Starfighter>("play 3-10 up"), "13: expected a sector, a1 to a5 or b1 to b5");
  EXPECT_EQ(read<Starfighter>("lateral a2.4 a3"), "9: expected a space, such as a2.1");
  EXPECT_EQ(read<Starfighter>("split 2 1 1"), "11: expected nothing more");
  EXPECT_EQ(read<Starfighter>("play ? down a2"), "play ? down a2");
}

TEST(StarfighterNotationTest, says_in_french_what_was_expected_but_keeps_the_words_to_type) {
  const auto french = [](std::string_view text) {
    return read<Starfighter>(text, Language::french);
  };
  EXPECT_EQ(french("play 9-99 up a2"), "6: attendu : une carte de ce jeu, comme 3-10");
  EXPECT_EQ(french("shift gauche"), "7: attendu : left (gauche) ou right (droite)");
  EXPECT_EQ(french("stay here"), "6: attendu : rien de plus");
  EXPECT_TRUE(french("jouer 3-10").starts_with("1: attendu : un de ces mots : play, pass"));
}

}  // namespace
}  // namespace wardroom
