// Statements that are wrong: the column, what is wrong, and the nearest word that would fit.
#include <gtest/gtest.h>

#include <array>

#include "cards/source.hpp"
#include "tests/language/trial.hpp"

namespace wardroom::language {
namespace {

struct Wrong {
  std::string_view text;
  std::string_view problem;
};

TEST(Checker, UnknownWords) {
  constexpr std::array<Wrong, 8> cases = {{
      {"this shp has attack +1", "6: \"shp\" does not fit here; did you mean \"ship\"?"},
      {"this ship has atack +1", "15: \"atack\" does not fit here; did you mean \"attack\"?"},
      {"this ship may not mvoe", "19: \"mvoe\" does not fit here; did you mean \"move\"?"},
      {"drw 1 card", "1: \"drw\" does not fit here; did you mean \"draw\"?"},
      {"answr a fate card: cancel it", "1: \"answr\" does not fit here, expected"},
      {"once per trun: draw 1 card", "10: \"trun\" does not fit here; did you mean \"turn\"?"},
      {"hit Millenium Falcon", "5: \"Millenium\" does not fit here"},
      {"draw 1 card tomorrow", "13: \"tomorrow\" does not fit here"},
  }};
  for (const Wrong& wrong : cases)
    EXPECT_TRUE(problems_of(wrong.text).starts_with(wrong.problem))
        << wrong.text << "\n  " << problems_of(wrong.text);
}

TEST(Checker, WrongKinds) {
  constexpr std::array<Wrong, 8> cases = {{
      {"answer a ship: draw 1 card", "8: \"a ship\" is a ship, expected a Fate card"},
      {"draw destiny as d, if d < attack of Leia: draw 1 card", "37: a character has no attack"},
      {"this character has attack +1", "20: a character has no attack"},
      {"hit a ship aboard a ship", "12: \"aboard a ship\" is a ship, expected a character"},
      {"hit a ship with ability", "17: a ship has no ability"},
      {"hit a character aboard a squadron", "24: \"a squadron\" is a squadron, expected a ship"},
      {"choose a ship, if ability of it > 1: hit it", "30: a ship has no ability"},
      {"only on a ship for 2", "9: \"a ship\" is a ship, expected a character"},
  }};
  for (const Wrong& wrong : cases) EXPECT_EQ(problems_of(wrong.text), wrong.problem) << wrong.text;
}

TEST(Checker, Names) {
  EXPECT_EQ(problems_of("cancel it"), "8: nothing was named before that \"it\" could mean");
  EXPECT_EQ(problems_of("choose a ship, hit that squadron"),
            "20: nothing was named before that \"that\" could mean");
  EXPECT_EQ(problems_of("its weapon may not move"),
            "1: nothing was named before that \"its\" could mean");
  EXPECT_EQ(problems_of("choose a ship as x, choose a ship as x, hit x"),
            "28: the name \"x\" is already taken in this statement");
  EXPECT_EQ(problems_of("choose a ship as squadron, hit squadron"),
            "8: \"squadron\" is a word of the game; choose another name");
  // What a branch named is not known behind it.
  EXPECT_NE(problems_of("(if available: draw destiny as d), draw d cards"), "");
  EXPECT_EQ(problems_of("if available: draw destiny as d, draw d cards"), "");
}

TEST(Checker, Shapes) {
  constexpr std::array<Wrong, 12> cases = {{
      {"answer a fate card", "19: expected \":\" behind the moment or condition"},
      {"use:", "5: expected what happens here"},
      {"draw 1 card,", "13: expected what happens here"},
      {"draw 1 card,, draw 2 cards", "13: expected what happens here"},
      {"if available draw 1 card", "25: expected \":\" behind the moment or condition"},
      {"if : draw 1 card", "4: expected a condition here"},
      {"only", "5: expected where or when the card may be played"},
      {"choose one: draw 1 card", "13: expected \"(...) or (...)\" behind \"choose one:\""},
      {"hit \"Leia", "10: a title without its closing quote"},
      {"hit a ship; draw 1 card", "11: expected \",\", \"then\" or the end of the statement"},
      {"hit (a ship", "5: expected \",\", \"then\" or the end of the statement"},
      {"use: tap this: draw 1 card: draw 1 card",
       "27: expected \",\", \"then\" or the end of the statement"},
  }};
  for (const Wrong& wrong : cases) EXPECT_EQ(problems_of(wrong.text), wrong.problem) << wrong.text;
}

TEST(Checker, Sense) {
  constexpr std::array<Wrong, 11> cases = {{
      {"the game ends, draw 1 card", "16: this is never reached"},
      {"(if available: the game ends otherwise the game ends), draw 1 card",
       "56: this is never reached"},
      {"if 1 < 2: draw 1 card", "4: this is always so"},
      {"if 3 = 4: draw 1 card", "4: this is never so"},
      {"while available: draw 1 card",
       "18: this happens once and cannot hold \"while\" something is so"},
      {"use, while available: draw 1 card",
       "1: \"while\" stands alone: what holds while something is so has no other moment"},
      {"once per turn, twice per game, use: draw 1 card", "16: a statement has one limit"},
      {"use, at the start of your turn: draw 1 card", "6: a statement has one moment"},
      {"if so: draw 1 card", "4: \"so\" needs something that was offered before: you may ..."},
      {"turn the table", "1: the rules of this game cannot do \"unwritten\" yet"},
      {"hit a ship not here",
       "12: the vocabulary has no words for \"not here\": here lacks \"not\""},
  }};
  for (const Wrong& wrong : cases) EXPECT_EQ(problems_of(wrong.text), wrong.problem) << wrong.text;
}

TEST(Checker, TooMuch) {
  EXPECT_EQ(problems_of("hit " + std::string(2000, 'x')), "1001: this statement is too long");
  EXPECT_EQ(problems_of("((((((((draw 1 card))))))))"), "7: this statement is too long");
}

TEST(Checker, InFrench) {
  EXPECT_EQ(problems_of("this shp has attack +1", Language::french),
            "6: « shp » ne convient pas ici ; vouliez-vous dire « ship » ?");
  EXPECT_EQ(problems_of("this character has attack +1", Language::french),
            "20: pas d’attaque pour ce genre : personnage");
  EXPECT_EQ(problems_of("the game ends, draw 1 card", Language::french),
            "16: ceci n’est jamais atteint");
}

// Lines and columns in the file, in texts of one line, several lines and with escapes.
TEST(Checker, PlacesInFiles) {
  constexpr std::string_view file =
      "[[card]]\n"
      "does = \"drw 1 card\"\n"
      "[[card]]\n"
      "does = \"\"\"\n"
      "  draw 1 card\n"
      "\n"
      "  hit \\\"Leia\\\", drw 1 card\n"
      "  draw 1 card, \\\n"
      "      drw 2 cards\n"
      "\"\"\"\n"
      "[[card]]\n"
      "does = '''draw 1 card\n"
      "é'''\n"
      "[[card]]\n"
      "name = \"é\"  # é\n"
      "does = 'hit \"Leia\", drw 1 card'\n"
      "[[card]]\n"
      "does = \"hit \\u0022Leia\\\", drw 1 card\"\n";
  const cards::SourceFile source{"cards.toml", std::string(file)};
  cards::Problems problems;
  const auto root = cards::parse(source, problems);
  ASSERT_TRUE(root);
  Compiler compiler(trial_vocabulary(), trial_titles());
  cards::each_entry(*root, "card", source.name, problems, [&](cards::Fields& fields) {
    EXPECT_TRUE(compiler.compile(source, *fields.ask("does"), problems).statements.empty());
  });
  std::string places;
  for (const cards::Problem& problem : problems.list())
    places += std::to_string(problem.line) + ':' + std::to_string(problem.column) + ' ';
  EXPECT_EQ(places, "2:9 7:17 9:7 13:1 16:21 18:27 ");
}

TEST(Checker, NativePatternsAreForOneCard) {
  const cards::SourceFile source{"cards.toml",
                                 "a = \"fight a duel\\nfight a duel\"\nb = \"fight a duel\"\n"};
  cards::Problems problems;
  const auto root = cards::parse(source, problems);
  Compiler compiler(trial_vocabulary(), trial_titles());
  compiler.compile(source, *root->get("a"), problems);
  EXPECT_TRUE(problems.empty());
  compiler.compile(source, *root->get("b"), problems);
  ASSERT_EQ(problems.list().size(), 1U);
  EXPECT_EQ(problems.list()[0].text(),
            "cards.toml:2:6: \"duel\" was made for a single card, but here is a second one");
}

}  // namespace
}  // namespace wardroom::language
