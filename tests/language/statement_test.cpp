// Statements: their kinds, their parts, and the registers that remember what was meant.
#include <gtest/gtest.h>

#include <array>

#include "tests/language/trial.hpp"

namespace wardroom::language {
namespace {

int pattern(std::string_view name) {
  return trial_vocabulary().find_pattern(name);
}

TEST(Statement, Kinds) {
  constexpr std::array<std::pair<std::string_view, StatementKind>, 12> statements = {{
      {"this ship has attack +1", StatementKind::lasting},
      {"ships here may not move", StatementKind::lasting},
      {"while available: ships may not move", StatementKind::lasting},
      {"ships here may not move this turn", StatementKind::act},
      {"use 1: ships here may not move this turn", StatementKind::act},
      {"draw 1 card", StatementKind::act},
      {"use: draw 1 card", StatementKind::act},
      {"at the start of your turn: draw 1 card", StatementKind::must},
      {"answer a fate card: cancel it", StatementKind::answer},
      {"instead of the destruction of this ship by exactly its defense: draw 1 card",
       StatementKind::instead},
      {"only on Leia for 1", StatementKind::only},
      {"only if available", StatementKind::only},
  }};
  for (const auto& [text, kind] : statements) EXPECT_EQ(read_trial(text).kind, kind) << text;
}

TEST(Statement, Parts) {
  const StatementTree statement = read_trial(
      "twice per battle, at the start of your turn, if available and there is a ship here: "
      "use 1, tap this: draw 1 card, ships here may not move this turn");
  EXPECT_EQ(statement.times, 2);
  EXPECT_EQ(trial_vocabulary().word(kSpan, statement.span_word).name, "battle");
  EXPECT_EQ(statement.moment->pattern, pattern("turn_starts"));
  EXPECT_TRUE(statement.condition->is(CorePattern::both));
  EXPECT_EQ(statement.cost->children.size(), 2U);
  EXPECT_TRUE(statement.steps->is(CorePattern::steps));
  EXPECT_EQ(statement.steps->children[1].pattern, pattern("may_not_move"));
  EXPECT_EQ(statement.duration->pattern, pattern("this_turn"));
}

// A duration inside belongs to its step; at the end it holds for the whole statement.
TEST(Statement, Durations) {
  const StatementTree statement = read_trial("ships may not move this turn, draw 1 card");
  EXPECT_FALSE(statement.duration);
  EXPECT_TRUE(statement.steps->children[0].is(CorePattern::during));
  EXPECT_TRUE(read_trial("if available: ships may not move this turn")
                  .steps->children[1]
                  .is(CorePattern::during));
}

TEST(Statement, BranchesAndGroups) {
  const StatementTree statement = read_trial(
      "(if available: draw 1 card, draw 2 cards otherwise draw 3 cards), you may draw 4 cards");
  const Tree& branch = statement.steps->children[0];
  ASSERT_TRUE(branch.is(CorePattern::conditional));
  EXPECT_EQ(branch.children.size(), 3U);
  EXPECT_EQ(branch.children[1].children.size(), 2U);
  EXPECT_TRUE(statement.steps->children[1].is(CorePattern::may));
  // "may not" is a prohibition, not an offer.
  EXPECT_EQ(read_trial("the enemy may draw 1 card").steps->value, 1);
  EXPECT_EQ(read_trial("each player may draw 1 card").steps->value, 2);
}

// "it" is what was named last, "that ship" the last ship, a name is what "as" gave it to.
TEST(Statement, Registers) {
  StatementTree statement =
      read_trial("choose a ship, choose a character, hit it, hit that ship, hit it");
  EXPECT_EQ(statement.registers, 2);
  const auto& steps = statement.steps->children;
  EXPECT_EQ(steps[0].children[0].children[0].value, 0);
  EXPECT_EQ(steps[1].children[0].children[0].value, 1);
  EXPECT_EQ(steps[2].children[0].value, 1);
  EXPECT_EQ(steps[3].children[0].value, 0);
  EXPECT_EQ(steps[4].children[0].value, 0) << "that ship was named last";
  statement = read_trial("choose a ship as one, choose another ship as two, hit one, hit two");
  EXPECT_EQ(statement.steps->children[2].children[0].value, 0);
  EXPECT_EQ(statement.steps->children[3].children[0].value, 1);
  statement = read_trial("draw destiny as d, draw destiny as e, if d < e: draw d cards");
  EXPECT_EQ(statement.registers, 2);
  EXPECT_EQ(statement.steps->children[1].value, 1);
  // Nobody asks for it again: nothing is remembered.
  statement = read_trial("choose a ship, draw destiny");
  EXPECT_EQ(statement.registers, 0);
  EXPECT_EQ(statement.steps->children[0].children[0].children[0].value, kNoRegister);
  EXPECT_EQ(statement.steps->children[1].value, kNoRegister);
}

TEST(Statement, Objects) {
  const Tree tree = read_trial("hit up to 2 of your other imperial ships here").steps->children[0];
  ASSERT_TRUE(tree.is(CorePattern::objects));
  EXPECT_EQ(tree.kind, trial_vocabulary().find_word(kKind, "ship"));
  ASSERT_EQ(tree.children.size(), 5U);
  EXPECT_TRUE(tree.children[0].is(CorePattern::up_to));
  EXPECT_EQ(tree.children[0].children[0].value, 2);
  EXPECT_TRUE(tree.children[1].is(CorePattern::mine));
  EXPECT_TRUE(tree.children[2].is(CorePattern::other));
  EXPECT_EQ(tree.children[3].pattern, pattern("imperial"));
  EXPECT_EQ(tree.children[4].pattern, pattern("here"));
}

// A qualifier takes in as much as it can; parentheses make it stop.
TEST(Statement, RowsOfObjects) {
  const Tree inner = read_trial("hit a character aboard a ship or a squadron").steps->children[0];
  EXPECT_TRUE(inner.is(CorePattern::either)) << "a squadron carries nobody";
  const Tree greedy =
      read_trial("hit a character aboard a ship or Millennium Falcon").steps->children[0];
  EXPECT_TRUE(greedy.is(CorePattern::objects));
  const Tree grouped =
      read_trial("hit (a character aboard a ship) or Millennium Falcon").steps->children[0];
  EXPECT_TRUE(grouped.is(CorePattern::either));
}

TEST(Statement, LongRowsAreCheap) {
  std::string row = "hit a character aboard a ship";
  for (int i = 0; i < 40; ++i) row += " or a ship here";
  read_trial(row);
  std::string nested = "hit a ship";
  for (int i = 0; i < 100; ++i) nested += " here";
  read_trial(nested);
}

}  // namespace
}  // namespace wardroom::language
