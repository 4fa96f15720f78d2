// The cards of every game that is written in the card language: they compile, say what they should
// in both languages, read back, and come through their pack. After a change of words that is meant,
// run this program with WARDROOM_UPDATE_GOLDENS=1 and read the difference.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "cards/language/card_pack.hpp"
#include "cards/language/numbers.hpp"
#include "tests/language/card_sets.hpp"
#include "tests/language/trial.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/support/golden_file.hpp"
#include "tests/support/properties.hpp"

namespace wardroom::language {
namespace {

class EveryGame : public testing::TestWithParam<const char*> {
 protected:
  std::string game() const { return GetParam(); }
  const CardFiles& set() const { return cards_of(GetParam()); }
  std::string source(const StatementTree& tree) const {
    return source_form(set().vocabulary, set().titles, tree);
  }
  std::vector<std::string> sources() const {
    std::vector<std::string> sources;
    each_statement(set(), [&](const StatementTree& tree) { sources.push_back(source(tree)); });
    return sources;
  }
};

INSTANTIATE_TEST_SUITE_P(Games, EveryGame,
                         testing::Values("guardians", "starwars", "wingcommander"),
                         [](const auto& game) { return std::string(game.param); });

// Nothing stands in a vocabulary that no card says: a pattern comes with its first card.
TEST_P(EveryGame, every_pattern_is_used) {
  const auto& patterns = set().vocabulary.patterns;
  std::vector<bool> used(patterns.size());
  each_statement(set(), [&](const StatementTree& statement) {
    each_tree(statement, [&](const Tree& tree) {
      if (!Vocabulary::is_core(tree.pattern))
        used[static_cast<std::size_t>(tree.pattern - kCorePatterns)] = true;
    });
  });
  for (std::size_t i = 0; i < used.size(); ++i) EXPECT_TRUE(used[i]) << patterns[i].name;
}

// Written in the one form the language itself writes, and read back from it.
TEST_P(EveryGame, statements_read_back_as_they_are_written) {
  std::string all;
  for (const cards::SourceFile& file : files_of(game())) all += file.text;
  each_statement(set(), [&](const StatementTree& tree) {
    const std::string written = source(tree);
    EXPECT_NE(all.find(written), std::string::npos) << written;
    const auto again = read_statement(set().vocabulary, set().titles, written, Language::english);
    ASSERT_TRUE(again.tree) << written;
    EXPECT_EQ(*again.tree, tree) << written;
  });
}

std::string figures_of(const Vocabulary& vocabulary, const Card& card, Language language) {
  const auto in = [&](const Word& word) {
    return language == Language::french ? word.french.singular : word.english.singular;
  };
  std::string text = in(vocabulary.kind(card.kind));
  for (const FieldValue& value : card.fields) {
    const CardField& field = vocabulary.fields[static_cast<std::size_t>(value.field)];
    if (field.sort == CardField::statements) continue;
    text += ", " + field.title.in(language);
    if (field.sort == CardField::number && value.numbers.empty()) text += " *";
    if (!value.text.english.empty()) text += ' ' + value.text.in(language);
    for (const int number : value.numbers) {
      if (field.sort == CardField::number) text += ' ' + std::to_string(number);
      if (field.sort == CardField::word) text += ' ' + in(vocabulary.word(field.word_type, number));
    }
  }
  return text;
}

TEST_P(EveryGame, texts) {
  std::string text;
  for (const Card& card : set().cards) {
    text += card.id + " | " + card.name.english + " | " + card.name.french + '\n';
    for (const Language language : {Language::english, Language::french})
      text += "  " + figures_of(set().vocabulary, card, language) + '\n';
    for (const Part& part : parts_of(set(), card)) {
      const std::string head = part.field.empty() ? "" : part.field + " | ";
      for (std::size_t i = 0; i < part.effects->statements.size(); ++i) {
        text += "    " + head + source(part.effects->statements[i]) + '\n';
        const StatementTexts& says = part.effects->texts[i];
        for (const Bilingual* each : {&says.limit, &says.moment, &says.condition, &says.cost})
          if (!each->english.empty())
            text += "      " + each->english + " | " + each->french + '\n';
      }
      text += "  " + head + part.effects->text.english + '\n';
      text += "  " + head + part.effects->text.french + '\n';
    }
  }
  expect_golden("tests/language/golden/" + game() + ".txt", text);
}

// The document shows cards as they are, with the sentences they make.
TEST_P(EveryGame, examples_of_the_document) {
  const std::map<std::string, std::pair<std::string, int>> chapters = {
      {"guardians", {"Star of the Guardians", 4}}, {"starwars", {"Star Wars", 6}}};
  const auto chapter = chapters.find(game());
  if (chapter == chapters.end()) return;  // its chapter is the one about the language
  const std::string manual = file_text("docs/cards.md");
  const std::size_t begin = manual.find("\n## " + chapter->second.first);
  ASSERT_NE(begin, std::string::npos);
  const std::string section = manual.substr(begin, manual.find("\n#", begin + 1) - begin);
  int examples = 0;
  for (std::size_t at = 0; (at = section.find("    id = \"", at)) != std::string::npos;) {
    at += 10;
    const Card& shown = card_of(game(), section.substr(at, section.find('"', at) - at));
    const std::size_t end = std::min(section.find("    [[card]]", at), section.size());
    const std::string example = section.substr(at, end - at);
    ++examples;
    if (example.find("\n    as = ") != std::string::npos) continue;
    for (const Part& part : parts_of(set(), shown)) {
      for (const StatementTree& tree : part.effects->statements)
        EXPECT_NE(example.find(source(tree)), std::string::npos) << source(tree);
      for (const Language language : {Language::english, Language::french})
        EXPECT_NE(example.find("> " + part.effects->text.in(language) + '\n'), std::string::npos)
            << part.effects->text.in(language);
    }
  }
  EXPECT_GE(examples, chapter->second.second);
}

// --- packs ---

struct Packed {
  std::vector<std::uint8_t> pack;
  std::vector<std::uint8_t> children;
  std::vector<std::uint8_t> words;
  cards::PackedFor game;

  explicit Packed(const CardFiles& set)
      : pack(to_pack(set)),
        children(children_of_patterns(set.vocabulary)),
        words(field_words(set.vocabulary)),
        game{set.vocabulary.game, edition_of(set.vocabulary),
             static_cast<int>(set.vocabulary.words(kKind).size()), children, words} {}
};

TEST_P(EveryGame, cards_come_through_their_pack) {
  const Packed packed(set());
  const cards::LoadedCards loaded = cards::cards_from_pack(packed.pack, packed.game);
  ASSERT_EQ(loaded.problem, "");
  ASSERT_EQ(loaded.set.cards.size(), set().cards.size());
  EXPECT_EQ(loaded.set.name.french, set().name.french);
  EXPECT_EQ(loaded.set.note.english, set().note.english);
  for (std::size_t i = 0; i < set().cards.size(); ++i) {
    const Card& card = set().cards[i];
    const cards::Card& played = loaded.set.cards[i];
    EXPECT_EQ(played.id, card.id);
    EXPECT_EQ(played.name.french, card.name.french);
    EXPECT_EQ(played.kind, card.kind);
    EXPECT_EQ(played.title, card.title);
    EXPECT_EQ(played.origin, card.origin);
    EXPECT_EQ(played.does.program, card.effects.program);
    EXPECT_EQ(played.does.text.french, card.effects.text.french);
    ASSERT_EQ(played.does.statements.size(), card.effects.texts.size());
    for (std::size_t k = 0; k < card.effects.texts.size(); ++k)
      EXPECT_EQ(played.does.statements[k].condition.english,
                card.effects.texts[k].condition.english);
    ASSERT_EQ(played.fields.size(), card.fields.size());
    for (std::size_t k = 0; k < card.fields.size(); ++k) {
      EXPECT_EQ(played.fields[k].field, card.fields[k].field);
      EXPECT_EQ(played.fields[k].numbers, card.fields[k].numbers);
      EXPECT_EQ(played.fields[k].text.french, card.fields[k].text.french);
      EXPECT_EQ(played.fields[k].effects.program, card.fields[k].effects.program);
    }
  }
  ASSERT_EQ(loaded.set.decks.size(), set().decks.size());
  for (std::size_t i = 0; i < set().decks.size(); ++i) {
    ASSERT_EQ(loaded.set.decks[i].lines.size(), set().decks[i].lines.size());
    for (std::size_t k = 0; k < set().decks[i].lines.size(); ++k) {
      const cards::Deck::Line& line = loaded.set.decks[i].lines[k];
      EXPECT_EQ(line.count, set().decks[i].lines[k].count);
      EXPECT_EQ(loaded.set.cards[static_cast<std::size_t>(line.card)].id,
                set().decks[i].lines[k].id);
    }
  }
  EXPECT_EQ(cards::to_pack(loaded.set, packed.game), packed.pack);
}

TEST_P(EveryGame, damaged_packs_are_refused) {
  const Packed packed(set());
  Random random(7);
  for (int i = 0; i < games_to_play(2000); ++i) {
    std::vector<std::uint8_t> bad = packed.pack;
    bad[random.below(static_cast<std::uint32_t>(bad.size()))] ^=
        static_cast<std::uint8_t>(1 + random.below(255));
    const cards::LoadedCards loaded = cards::cards_from_pack(bad, packed.game);
    EXPECT_NE(loaded.problem, "");
    EXPECT_TRUE(loaded.set.cards.empty());
  }
}

// The same numbers would mean something else.
TEST_P(EveryGame, packs_in_other_words_or_of_another_game_are_refused) {
  const Packed packed(set());
  cards::PackedFor other = packed.game;
  ++other.edition;
  EXPECT_EQ(cards::cards_from_pack(packed.pack, other).problem,
            "this pack is written in other words");
  other = packed.game;
  other.game = "chess";
  EXPECT_EQ(cards::cards_from_pack(packed.pack, other).problem, "this pack is for another game");
  other = packed.game;
  other.kinds = 1;
  EXPECT_EQ(cards::cards_from_pack(packed.pack, other).problem,
            "a card in this pack has a word nobody knows");
}

// --- files and statements with changes ---

// A file with bytes changed is read whole or refused with places. Besides it only what every set
// needs is read, so that there is time for many.
TEST_P(EveryGame, changed_files_are_read_whole_or_refused) {
  const std::vector<cards::SourceFile> originals = files_of(game());
  Random random(91);
  int accepted = 0;
  const int runs = std::max(100, games_to_play(game() == "wingcommander" ? 2000 : 200));
  for (int run = 0; run < runs && !testing::Test::HasFailure(); ++run) {
    const cards::SourceFile& chosen = originals[static_cast<std::size_t>(run) % originals.size()];
    std::vector<cards::SourceFile> files;
    for (const cards::SourceFile& file : originals)
      if (file.name.starts_with("vocabulary") || file.name == "set.toml") files.push_back(file);
    const auto place = std::ranges::find(files, chosen.name, &cards::SourceFile::name);
    cards::SourceFile& changed = place != files.end() ? *place : files.emplace_back(chosen);
    changed.text = with_bytes_changed(changed.text, random);
    cards::Problems problems;
    const CardFiles read = read_card_files(files, problems);
    EXPECT_TRUE(problems.empty() || read.vocabulary.empty()) << "half-loaded";
    accepted += problems.empty() ? 1 : 0;
    for (const cards::Problem& problem : problems.list()) {
      EXPECT_GE(problem.line, 1U);
      EXPECT_GE(problem.column, 1U);
      EXPECT_FALSE(problem.message.empty());
    }
    if (testing::Test::HasFailure())
      ADD_FAILURE() << "run " << run << ", " << chosen.name << ":\n" << changed.text;
  }
  EXPECT_GT(accepted, 0);
  EXPECT_LT(accepted, runs);
}

// Statements alone: many more changes, and what is accepted can be said and written.
TEST_P(EveryGame, changed_statements_are_read_soundly) {
  expect_changed_statements_are_read_soundly(set().vocabulary, set().titles, sources(), 93);
}

}  // namespace
}  // namespace wardroom::language
