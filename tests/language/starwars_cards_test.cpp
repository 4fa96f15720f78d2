// The cards of Star Wars: how many of which kind, and what stands on them. What holds for the cards
// of every game is in every_game_test.cpp.
#include <gtest/gtest.h>

#include "tests/language/card_sets.hpp"

namespace wardroom::language {
namespace {

const FieldValue* field(std::string_view id, std::string_view name) {
  return field_of("starwars", id, name);
}

TEST(StarWarsCards, Counted) {
  const CardFiles& set = cards_of("starwars");
  EXPECT_EQ(set.cards.size(), 60U);
  const auto of_kind = [&](std::string_view name) { return count_of_kind(set, name); };
  EXPECT_EQ(of_kind("character"), 19);
  EXPECT_EQ(of_kind("starship"), 5);
  EXPECT_EQ(of_kind("vehicle"), 3);
  EXPECT_EQ(of_kind("weapon"), 6);
  EXPECT_EQ(of_kind("device"), 3);
  EXPECT_EQ(of_kind("effect"), 7);
  EXPECT_EQ(of_kind("interrupt"), 8);
  EXPECT_EQ(of_kind("location"), 7);
  for (const char* kind : {"rebel",
                           "imperial",
                           "alien",
                           "droid",
                           "creature",
                           "capital",
                           "starfighter",
                           "squadron",
                           "transport",
                           "creature_vehicle",
                           "shuttle",
                           "character_weapon",
                           "starship_weapon",
                           "automated_weapon",
                           "death_star_weapon",
                           "utinni_effect",
                           "immediate_effect",
                           "epic_event",
                           "used_interrupt",
                           "lost_interrupt",
                           "used_or_lost_interrupt",
                           "system",
                           "site"})
    EXPECT_GE(of_kind(kind), 1) << kind;
}

TEST(StarWarsCards, Figures) {
  EXPECT_EQ(field("han-solo", "power")->numbers, std::vector{3});
  EXPECT_EQ(field("han-solo", "limit")->numbers, std::vector{1});
  EXPECT_EQ(field("rebel-trooper", "limit"), nullptr);
  EXPECT_TRUE(field("jawa", "deploy")->numbers.empty());           // "*"
  EXPECT_EQ(field("greedo", "forfeit")->numbers, std::vector{1});  // a half
  EXPECT_EQ(field("bantha", "ability")->numbers, std::vector{1});
  EXPECT_EQ(field("devastator", "ties")->numbers, std::vector{4});
  EXPECT_EQ(field("devastator", "maneuver"), nullptr);
  EXPECT_TRUE(card_of("starwars", "devastator").effects.statements.empty());
}

// "As X": a card that does the same as another one.
TEST(StarWarsCards, OneTextForTwins) {
  EXPECT_EQ(card_of("starwars", "dark-jedi-lightsaber").effects.text.english,
            card_of("starwars", "jedi-lightsaber").effects.text.english);
  EXPECT_FALSE(card_of("starwars", "dark-jedi-lightsaber").effects.statements.empty());
}

TEST(StarWarsCards, FewNativePatterns) {
  std::vector<std::string> natives;
  for (const Pattern& pattern : cards_of("starwars").vocabulary.patterns)
    if (pattern.native) natives.push_back(pattern.name);
  EXPECT_EQ(natives,
            (std::vector<std::string>{"two_destinies", "pairs", "choice_of_enemy", "last_prey"}));
}

}  // namespace
}  // namespace wardroom::language
