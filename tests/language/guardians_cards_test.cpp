// The cards of Star of the Guardians: they compile and say what they should in both languages.
// After a change of words that is meant, run this program with WARDROOM_UPDATE_GOLDENS=1 and read
// the difference.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <sstream>

#include "cards/language/card_files.hpp"
#include "cards/rule_book_source.hpp"
#include "tests/language/trial.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/support/golden_file.hpp"
#include "tests/support/properties.hpp"

namespace wardroom::language {
namespace {

const std::string kFolder = "games/guardians/data/cards/";

std::vector<cards::SourceFile> files() {
  std::vector<cards::SourceFile> all;
  for (const char* name :
       {"vocabulary.toml", "set.toml", "systems.toml", "special_systems.toml", "ships.toml",
        "squadrons.toml", "crew.toml", "personalities.toml", "artifacts.toml", "modifiers.toml",
        "weapons.toml", "damage.toml", "fate.toml", "tactics.toml"})
    all.push_back({name, file_text(kFolder + name)});
  return all;
}

const CardFiles& compiled() {
  static const CardFiles set = [] {
    cards::Problems problems;
    CardFiles read = read_card_files(files(), problems);
    for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
    return read;
  }();
  return set;
}

const Card& card(std::string_view id) {
  const auto found = std::ranges::find(compiled().cards, id, &Card::id);
  if (found != compiled().cards.end()) return *found;
  ADD_FAILURE() << "no card " << id;
  static const Card none;
  return none;
}

std::optional<int> figure(std::string_view id, std::string_view name) {
  const FieldValue* value = card(id).field(compiled().vocabulary.find_field(name));
  return value == nullptr ? std::nullopt : std::optional(value->numbers.at(0));
}

void each_statement(const std::function<void(const Card&, const StatementTree&)>& visit) {
  for (const Card& each : compiled().cards)
    for (const StatementTree& tree : each.effects.statements) visit(each, tree);
}

TEST(GuardiansCards, RuleBook) {
  const std::string name = "games/guardians/data/clauses.toml";
  cards::Problems problems;
  const RuleBook book = cards::compile_rules({name, file_text(name)}, problems);
  for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
  EXPECT_EQ(book.clauses.size(), 385U);
}

TEST(GuardiansCards, Counted) {
  const auto& all = compiled().cards;
  EXPECT_EQ(all.size(), 128U);
  const auto from = [&](CardOrigin origin) {
    return std::ranges::count(all, origin, &Card::origin);
  };
  EXPECT_EQ(from(CardOrigin::real), 0);
  EXPECT_EQ(from(CardOrigin::completion), 9);
  EXPECT_EQ(from(CardOrigin::original), 119);
  const Vocabulary& vocabulary = compiled().vocabulary;
  const auto of = [&](std::string_view kind) {
    const int wanted = vocabulary.find_word(kKind, kind);
    return std::ranges::count_if(
        all, [&](const Card& each) { return vocabulary.is_a(each.kind, wanted); });
  };
  const std::map<std::string_view, int> counts = {
      {"system", 13},        {"special_system", 9}, {"ship", 24},        {"frigate", 4},
      {"destroyer", 5},      {"cruiser", 5},        {"carrier", 4},      {"battleship", 3},
      {"dreadnought", 3},    {"squadron", 11},      {"fighter", 4},      {"bomber", 4},
      {"fighter_bomber", 3}, {"crew", 10},          {"personality", 10}, {"artifact", 7},
      {"modifier", 7},       {"weapon", 9},         {"damage", 8},       {"fate", 11},
      {"tactic", 9},         {"card", 128}};
  for (const auto& [kind, count] : counts) EXPECT_EQ(of(kind), count) << kind;
}

// Only a completion has something that was proposed; of all others everything was.
TEST(GuardiansCards, CompletionsSayWhatWasProposed) {
  const int proposed = compiled().vocabulary.find_field("proposed");
  for (const Card& each : compiled().cards)
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
  for (const char* name : {"line-of-battle", "wings-of-the-sector"}) {
    std::istringstream deck(file_text(kFolder + "decks/" + name + ".deck"));
    std::string line;
    std::getline(deck, line);
    EXPECT_TRUE(line.starts_with("name "));
    int size = 0;
    std::set<std::string> ids;
    for (int count = 0; deck >> count >> line; size += count) {
      EXPECT_LE(count, 2) << line;
      EXPECT_EQ(card(line).id, line);
      EXPECT_TRUE(ids.insert(line).second) << line;
    }
    EXPECT_EQ(size, 60) << name;
  }
}

// What only one card can do. Such patterns are few; all others are there for cards to come.
TEST(GuardiansCards, FewNativePatterns) {
  const Vocabulary& vocabulary = compiled().vocabulary;
  std::map<std::string, std::string> native;
  each_statement([&](const Card& each, const StatementTree& statement) {
    const std::function<void(const Tree&)> walk = [&](const Tree& tree) {
      if (!Vocabulary::is_core(tree.pattern) && vocabulary.pattern(tree.pattern).native)
        native[vocabulary.pattern(tree.pattern).name] = each.id;
      for (const Tree& child : tree.children) walk(child);
    };
    for (const auto* part : {&statement.moment, &statement.condition, &statement.cost,
                             &statement.steps, &statement.duration})
      if (*part) walk(**part);
  });
  const std::map<std::string, std::string> expected = {
      {"attack_fails", "president-peter-robes"},  {"base_of", "maintenance-officer"},
      {"drew_one", "free-port-of-jessamy"},       {"if_attacking", "concentrated-fire"},
      {"provides_less", "president-peter-robes"}, {"to_bottom", "listening-post"}};
  EXPECT_EQ(native, expected);
}

// A pattern no card uses would be one nobody has read.
TEST(GuardiansCards, EveryPatternIsUsed) {
  const Vocabulary& vocabulary = compiled().vocabulary;
  std::set<int> used;
  each_statement([&](const Card&, const StatementTree& statement) {
    const std::function<void(const Tree&)> walk = [&](const Tree& tree) {
      used.insert(tree.pattern);
      for (const Tree& child : tree.children) walk(child);
    };
    for (const auto* part : {&statement.moment, &statement.condition, &statement.cost,
                             &statement.steps, &statement.duration})
      if (*part) walk(**part);
  });
  for (std::size_t i = 0; i < vocabulary.patterns.size(); ++i)
    EXPECT_TRUE(used.contains(kCorePatterns + static_cast<int>(i))) << vocabulary.patterns[i].name;
}

TEST(GuardiansCards, SourceReadsBack) {
  const CardFiles& set = compiled();
  std::string all;
  for (const cards::SourceFile& file : files()) all += file.text;
  each_statement([&](const Card&, const StatementTree& tree) {
    const std::string source = source_form(set.vocabulary, set.titles, tree);
    const auto again = read_statement(set.vocabulary, set.titles, source, Language::english);
    ASSERT_TRUE(again.tree) << source;
    EXPECT_EQ(*again.tree, tree) << source;
    EXPECT_NE(all.find(source), std::string::npos) << "not written so: " << source;
  });
}

std::string figures_of(const Card& each, Language language) {
  const Vocabulary& vocabulary = compiled().vocabulary;
  std::string text = vocabulary.kind(each.kind).english.singular;
  if (language == Language::french) text = vocabulary.kind(each.kind).french.singular;
  for (const FieldValue& value : each.fields) {
    const CardField& field = vocabulary.fields[static_cast<std::size_t>(value.field)];
    text += ", " + field.title.in(language);
    if (field.sort == CardField::flag) continue;
    for (const int number : value.numbers) {
      if (field.sort == CardField::number) {
        text += ' ' + std::to_string(number);
        continue;
      }
      const Word& word = vocabulary.word(field.word_type, number);
      text += ' ' + (language == Language::french ? word.french.singular : word.english.singular);
    }
  }
  return text;
}

TEST(GuardiansCards, Texts) {
  const CardFiles& set = compiled();
  std::string text;
  for (const Card& each : set.cards) {
    text += each.id + " | " + each.name.english + " | " + each.name.french + '\n';
    text += "  " + figures_of(each, Language::english) + "\n  " +
            figures_of(each, Language::french) + '\n';
    for (const StatementTree& tree : each.effects.statements)
      text += "    " + source_form(set.vocabulary, set.titles, tree) + '\n';
    if (each.effects.statements.empty()) continue;
    text += "  " + each.effects.text.english + "\n  " + each.effects.text.french + '\n';
  }
  expect_golden("tests/language/golden/guardians.txt", text);
}

// The document shows cards as they are, with the sentences they make.
TEST(GuardiansCards, ExamplesOfTheDocument) {
  const std::string chapter = file_text("docs/cards.md");
  const std::size_t begin = chapter.find("\n## Star of the Guardians");
  ASSERT_NE(begin, std::string::npos);
  const std::string section = chapter.substr(begin, chapter.find("\n#", begin + 1) - begin);
  std::size_t at = 0;
  int examples = 0;
  while ((at = section.find("    id = \"", at)) != std::string::npos) {
    at += 10;
    const Card& shown = card(section.substr(at, section.find('"', at) - at));
    const std::size_t end = std::min(section.find("    [[card]]", at), section.size());
    const std::string example = section.substr(at, end - at);
    for (const StatementTree& tree : shown.effects.statements) {
      const std::string source = source_form(compiled().vocabulary, compiled().titles, tree);
      EXPECT_NE(example.find(source), std::string::npos) << source;
    }
    EXPECT_NE(example.find("> " + shown.effects.text.english + '\n'), std::string::npos)
        << shown.effects.text.english;
    EXPECT_NE(example.find("> " + shown.effects.text.french + '\n'), std::string::npos)
        << shown.effects.text.french;
    ++examples;
  }
  EXPECT_GE(examples, 4);
}

// A file with bytes changed is read whole or refused with places.
TEST(GuardiansCards, ChangedFiles) {
  const std::vector<cards::SourceFile> originals = files();
  Random random(94);
  int accepted = 0;
  const int runs = games_to_play(200);
  for (int run = 0; run < runs && !testing::Test::HasFailure(); ++run) {
    const std::size_t chosen = static_cast<std::size_t>(run) % originals.size();
    std::vector<cards::SourceFile> set_files = {originals[0], originals[1], originals[2]};
    if (chosen > 2) set_files.push_back(originals[chosen]);
    std::string& changed = set_files[std::min<std::size_t>(chosen, 3)].text;
    changed = with_bytes_changed(changed, random);
    cards::Problems problems;
    const CardFiles set = read_card_files(set_files, problems);
    EXPECT_EQ(set.cards.empty(), !problems.empty());
    accepted += problems.empty() ? 1 : 0;
    for (const cards::Problem& problem : problems.list()) {
      EXPECT_GE(problem.line, 1U);
      EXPECT_GE(problem.column, 1U);
      EXPECT_FALSE(problem.message.empty());
    }
    if (testing::Test::HasFailure())
      ADD_FAILURE() << "run " << run << ", " << originals[chosen].name << ":\n" << changed;
  }
  EXPECT_GT(accepted, 0);
  EXPECT_LT(accepted, runs);
}

// Statements with pieces of others in them: what is accepted can be said and written.
TEST(GuardiansCards, ChangedStatements) {
  const CardFiles& set = compiled();
  std::vector<std::string> sources;
  each_statement([&](const Card&, const StatementTree& tree) {
    sources.push_back(source_form(set.vocabulary, set.titles, tree));
  });
  expect_changed_statements_are_read_soundly(set.vocabulary, set.titles, sources, 93);
}

}  // namespace
}  // namespace wardroom::language
