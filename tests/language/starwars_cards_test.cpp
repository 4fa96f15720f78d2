// The cards of Star Wars: they compile, say what they should in both languages, and their
// statements read back. After a change of words that is meant, run this program with
// WARDROOM_UPDATE_GOLDENS=1 and read the difference.
#include <gtest/gtest.h>

#include <algorithm>

#include "cards/language/card_files.hpp"
#include "tests/language/trial.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/support/golden_file.hpp"
#include "tests/support/properties.hpp"

namespace wardroom::language {
namespace {

const std::string kFolder = "games/starwars/data/cards/";

std::vector<cards::SourceFile> files() {
  std::vector<cards::SourceFile> all;
  for (const char* name :
       {"vocabulary.toml", "vocabulary/names.toml", "vocabulary/qualifiers.toml",
        "vocabulary/conditions.toml", "vocabulary/lasting.toml", "vocabulary/actions.toml",
        "vocabulary/numbers.toml", "set.toml", "characters.toml", "droids.toml", "creatures.toml",
        "starships.toml", "vehicles.toml", "weapons.toml", "devices.toml", "effects.toml",
        "epic_events.toml", "interrupts.toml", "locations.toml"})
    all.push_back({name, file_text(kFolder + name)});
  return all;
}

const CardFiles& star_wars() {
  static const CardFiles set = [] {
    cards::Problems problems;
    CardFiles read = read_card_files(files(), problems);
    for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
    return read;
  }();
  return set;
}

const Card& card(std::string_view id) {
  return *std::ranges::find(star_wars().cards, id, &Card::id);
}

const FieldValue* field(std::string_view id, std::string_view name) {
  return card(id).field(star_wars().vocabulary.find_field(name));
}

struct Part {
  std::string name;  // empty for what the whole card does
  const CardEffects* effects;
};

// What a card does, and what it does on one side or played in one way.
std::vector<Part> parts_of(const Card& card) {
  std::vector<Part> parts;
  if (!card.effects.statements.empty()) parts.push_back({"", &card.effects});
  for (const FieldValue& value : card.fields)
    if (!value.effects.statements.empty())
      parts.push_back({star_wars().vocabulary.fields[static_cast<std::size_t>(value.field)].name,
                       &value.effects});
  return parts;
}

TEST(StarWarsCards, Counted) {
  const CardFiles& set = star_wars();
  EXPECT_EQ(set.cards.size(), 60U);
  const auto of_kind = [&](std::string_view name) {
    const int kind = set.vocabulary.find_word(kKind, name);
    return std::ranges::count_if(
        set.cards, [&](const Card& card) { return set.vocabulary.is_a(card.kind, kind); });
  };
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
  EXPECT_TRUE(card("devastator").effects.statements.empty());
}

// "As X": a card that does the same as another one.
TEST(StarWarsCards, OneTextForTwins) {
  EXPECT_EQ(card("dark-jedi-lightsaber").effects.text.english,
            card("jedi-lightsaber").effects.text.english);
  EXPECT_FALSE(card("dark-jedi-lightsaber").effects.statements.empty());
}

TEST(StarWarsCards, FewNativePatterns) {
  std::vector<std::string> natives;
  for (const Pattern& pattern : star_wars().vocabulary.patterns)
    if (pattern.native) natives.push_back(pattern.name);
  EXPECT_EQ(natives,
            (std::vector<std::string>{"two_destinies", "pairs", "choice_of_enemy", "last_prey"}));
}

// Nothing stands in the vocabulary that no card says: a pattern comes with its first card.
TEST(StarWarsCards, EveryPatternIsUsed) {
  const CardFiles& set = star_wars();
  std::vector<bool> used(set.vocabulary.patterns.size());
  for (const Card& each : set.cards)
    for (const Part& part : parts_of(each))
      for (const Node& node : part.effects->program.nodes)
        if (node.pattern >= kCorePatterns) used[node.pattern - kCorePatterns] = true;
  for (std::size_t i = 0; i < used.size(); ++i)
    EXPECT_TRUE(used[i]) << set.vocabulary.patterns[i].name;
}

// Written in the one form the language itself writes, and read back from it.
TEST(StarWarsCards, SourceReadsBack) {
  const CardFiles& set = star_wars();
  std::string all;
  for (const cards::SourceFile& file : files()) all += file.text;
  for (const Card& each : set.cards)
    for (const Part& part : parts_of(each))
      for (const StatementTree& tree : part.effects->statements) {
        const std::string source = source_form(set.vocabulary, set.titles, tree);
        EXPECT_NE(all.find(source), std::string::npos) << source;
        const auto again = read_statement(set.vocabulary, set.titles, source, Language::english);
        ASSERT_TRUE(again.tree) << source;
        EXPECT_EQ(*again.tree, tree) << source;
      }
}

// The document shows cards as they are, with the sentences they make.
TEST(StarWarsCards, ExamplesOfTheDocument) {
  const std::string chapter = file_text("docs/cards.md");
  const std::size_t begin = chapter.find("\n## Star Wars");
  ASSERT_NE(begin, std::string::npos);
  const std::string section = chapter.substr(begin, chapter.find("\n#", begin + 1) - begin);
  std::size_t at = 0;
  int examples = 0;
  while ((at = section.find("    id = \"", at)) != std::string::npos) {
    at += 10;
    const Card& shown = card(section.substr(at, section.find('"', at) - at));
    const std::size_t end = std::min(section.find("    [[card]]", at), section.size());
    const std::string example = section.substr(at, end - at);
    ++examples;
    if (example.find("\n    as = ") != std::string::npos) continue;
    for (const Part& part : parts_of(shown)) {
      for (const StatementTree& tree : part.effects->statements) {
        const std::string source = source_form(star_wars().vocabulary, star_wars().titles, tree);
        EXPECT_NE(example.find(source), std::string::npos) << source;
      }
      for (const Language language : {Language::english, Language::french})
        EXPECT_NE(example.find("> " + part.effects->text.in(language) + '\n'), std::string::npos)
            << part.effects->text.in(language);
    }
  }
  EXPECT_EQ(examples, 6);
}

// Statements with pieces of others in them: what is accepted can be said and written.
TEST(StarWarsCards, ChangedStatements) {
  const CardFiles& set = star_wars();
  std::vector<std::string> sources;
  for (const Card& each : set.cards)
    for (const Part& part : parts_of(each))
      for (const StatementTree& tree : part.effects->statements)
        sources.push_back(source_form(set.vocabulary, set.titles, tree));
  expect_changed_statements_are_read_soundly(set.vocabulary, set.titles, sources, 94);
}

TEST(StarWarsCards, Texts) {
  const CardFiles& set = star_wars();
  std::string text;
  for (const Card& each : set.cards) {
    text += each.id + " | " + each.name.english + " | " + each.name.french + '\n';
    for (const Part& part : parts_of(each)) {
      const std::string head = part.name.empty() ? "" : part.name + " | ";
      for (const StatementTree& tree : part.effects->statements)
        text += "    " + head + source_form(set.vocabulary, set.titles, tree) + '\n';
      text += "  " + head + part.effects->text.english + '\n';
      text += "  " + head + part.effects->text.french + '\n';
    }
  }
  expect_golden("tests/language/golden/starwars.txt", text);
}

}  // namespace
}  // namespace wardroom::language
