// The cards of Star of the Guardians: how many of which kind, and what stands on them. What holds
// for the cards of every game is in every_game_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "cards/rule_book_source.hpp"
#include "tests/language/card_sets.hpp"
#include "tests/language/trial.hpp"

namespace wardroom::language {
namespace {

std::optional<int> figure(std::string_view id, std::string_view name) {
  const FieldValue* value = field_of("guardians", id, name);
  return value == nullptr ? std::nullopt : std::optional(value->numbers.at(0));
}

TEST(GuardiansCards, RuleBook) {
  const std::string name = "games/guardians/data/clauses.toml";
  cards::Problems problems;
  const RuleBook book = cards::compile_rules({name, file_text(name)}, problems);
  for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
  EXPECT_EQ(book.clauses.size(), 385U);
}

TEST(GuardiansCards, Counted) {
  const auto& all = cards_of("guardians").cards;
  EXPECT_EQ(all.size(), 128U);
  const auto from = [&](CardOrigin origin) {
    return std::ranges::count(all, origin, &Card::origin);
  };
  EXPECT_EQ(from(CardOrigin::real), 0);
  EXPECT_EQ(from(CardOrigin::completion), 9);
  EXPECT_EQ(from(CardOrigin::original), 119);
  const std::map<std::string_view, int> counts = {
      {"system", 13},        {"special_system", 9}, {"ship", 24},        {"frigate", 4},
      {"destroyer", 5},      {"cruiser", 5},        {"carrier", 4},      {"battleship", 3},
      {"dreadnought", 3},    {"squadron", 11},      {"fighter", 4},      {"bomber", 4},
      {"fighter_bomber", 3}, {"crew", 10},          {"personality", 10}, {"artifact", 7},
      {"modifier", 7},       {"weapon", 9},         {"damage", 8},       {"fate", 11},
      {"tactic", 9},         {"card", 128}};
  for (const auto& [kind, count] : counts)
    EXPECT_EQ(count_of_kind(cards_of("guardians"), kind), count) << kind;
}

// Only a completion has something that was proposed; of all others everything was.
TEST(GuardiansCards, CompletionsSayWhatWasProposed) {
  const int proposed = cards_of("guardians").vocabulary.find_field("proposed");
  for (const Card& each : cards_of("guardians").cards)
    EXPECT_EQ(each.field(proposed) != nullptr, each.origin == CardOrigin::completion) << each.id;
}

TEST(GuardiansCards, Figures) {
  EXPECT_EQ(figure("phoenix", "cost"), 8);
  EXPECT_EQ(figure("phoenix", "personality_cost"), 2);
  EXPECT_EQ(figure("phoenix", "attack"), 9);
  EXPECT_EQ(figure("phoenix", "support"), 4);
  EXPECT_EQ(figure("phoenix", "defense"), 10);
  EXPECT_EQ(figure("phoenix", "movement"), 1);
  EXPECT_EQ(figure("phoenix", "catapults"), 2);
  EXPECT_EQ(figure("mule", "attack"), std::nullopt);  // SG-R-76
  EXPECT_EQ(figure("mule", "bombing"), 1);
  EXPECT_EQ(figure("wasp", "bombing"), std::nullopt);
  EXPECT_EQ(figure("the-conclave", "influence"), 1);  // both in one use: SG-GEN-15
  EXPECT_EQ(figure("the-conclave", "personality"), 1);
  EXPECT_EQ(figure("citadel-of-orlan", "influence"), 0);
  EXPECT_EQ(figure("president-peter-robes", "influence"), 2);
  EXPECT_EQ(figure("oathblade", "unique"), 1);
  EXPECT_EQ(figure("trade-charter", "unique"), std::nullopt);  // SG-ARTIFACT-03
}

// 60 cards each, no card more than twice (SG-DECK-05, SG-DECK-07).
TEST(GuardiansCards, Decks) {
  ASSERT_EQ(cards_of("guardians").decks.size(), 2U);
  for (const DeckFile& deck : cards_of("guardians").decks) {
    std::set<std::string> ids;
    int size = 0;
    for (const DeckFile::Line& line : deck.lines) {
      EXPECT_LE(line.count, 2) << line.id;
      EXPECT_TRUE(ids.insert(line.id).second) << line.id;
      size += line.count;
    }
    EXPECT_EQ(size, 60) << deck.name;
    EXPECT_FALSE(deck.name.empty());
  }
}

// What only one card can do. Such patterns are few; all others are there for cards to come.
TEST(GuardiansCards, FewNativePatterns) {
  const CardFiles& set = cards_of("guardians");
  std::map<std::string, std::string> native;
  for (const Card& each : set.cards)
    for (const StatementTree& statement : each.effects.statements)
      each_tree(statement, [&](const Tree& tree) {
        if (!Vocabulary::is_core(tree.pattern) && set.vocabulary.pattern(tree.pattern).native)
          native[set.vocabulary.pattern(tree.pattern).name] = each.id;
      });
  const std::map<std::string, std::string> expected = {
      {"attack_fails", "president-peter-robes"},  {"base_of", "maintenance-officer"},
      {"drew_one", "free-port-of-jessamy"},       {"if_attacking", "concentrated-fire"},
      {"provides_less", "president-peter-robes"}, {"to_bottom", "listening-post"}};
  EXPECT_EQ(native, expected);
}

}  // namespace
}  // namespace wardroom::language
