// `wardroom deck`, and playing with decks of one's own.
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"

namespace wardroom {
namespace {

TEST(DeckCommand, random_decks_are_legal_and_follow_from_their_seed) {
  const ProgramAnswer deck = run("deck random --seed 4 --size 30");
  EXPECT_EQ(deck.exit_code, 0);
  EXPECT_EQ(run("deck random --seed 4 --size 30").text, deck.text);
  EXPECT_NE(run("deck random --seed 5 --size 30").text, deck.text);
  const std::string file = fresh_file("my.deck");
  write(file, deck.text);
  const ProgramAnswer checked = run("deck check " + file);
  EXPECT_EQ(checked.exit_code, 0) << checked.text;
  EXPECT_TRUE(contains(checked, "yes  SF-TOTAL-04"));
  EXPECT_TRUE(contains(run("deck show " + file), "30 cards"));
  EXPECT_TRUE(contains(run("deck show " + file + " --lang fr"), "30 cartes"));
}

TEST(DeckCommand, a_deck_that_breaks_rules_is_told_which_and_where) {
  const std::string file = fresh_file("bad.deck");
  write(file, "cruiser ares\n0-05 0-05\n");
  const ProgramAnswer checked = run("deck check " + file);
  EXPECT_EQ(checked.exit_code, 1);
  EXPECT_TRUE(contains(checked, "NO   SF-TOTAL-06  " + file + ":2:6: 0-05 is there twice"));
  EXPECT_TRUE(contains(checked, "NO   SF-TOTAL-04"));
  const ProgramAnswer played = run("simulate --games 1 --mode total-war --decks " + file);
  EXPECT_EQ(played.exit_code, 2);
  EXPECT_TRUE(contains(played, "SF-TOTAL-06"));
}

TEST(DeckCommand, what_cannot_be_read_or_makes_no_sense_is_answered) {
  EXPECT_EQ(run("deck check /no/such.deck").exit_code, 2);
  EXPECT_EQ(run("deck random --size 24").exit_code, 2);
  EXPECT_EQ(run("deck check --game chess x.deck").exit_code, 2);
  EXPECT_EQ(run("simulate --games 1 --mode total-war --decks /no/such.deck").exit_code, 2);
}

TEST(DeckCommand, total_war_is_played_with_own_decks_or_decks_drawn_by_chance) {
  const std::string file = fresh_file("own.deck");
  write(file, run("deck random --seed 9").text);
  const ProgramAnswer own =
      run("simulate --games 20 --mode total-war --decks " + file + ',' + file);
  EXPECT_EQ(own.exit_code, 0) << own.text;
  EXPECT_EQ(run("simulate --games 20 --mode total-war").exit_code, 0);
  const ProgramAnswer table = run("play --mode total-war --decks " + file, "quit\n");
  EXPECT_TRUE(contains(table, "total war")) << table.text;
}

}  // namespace
}  // namespace wardroom
