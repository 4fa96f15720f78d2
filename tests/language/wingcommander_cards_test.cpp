// The cards of Wing Commander: they compile, say what they should in both languages, and come
// through their pack. After a change of words that is meant, run this program with
// WARDROOM_UPDATE_GOLDENS=1 and read the difference.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "games/packs.hpp"
#include "games/wingcommander/cards/card_files.hpp"
#include "tests/language/trial.hpp"
#include "tests/support/changed_bytes.hpp"
#include "tests/support/golden_file.hpp"
#include "tests/support/properties.hpp"

namespace wardroom::wingcommander {
namespace {

const std::string kFolder = "games/wingcommander/data/cards/";

std::vector<cards::SourceFile> files() {
  std::vector<cards::SourceFile> all;
  for (const char* name :
       {"vocabulary.toml", "set.toml", "fighters.toml", "pilots.toml", "weapons.toml", "crew.toml",
        "maneuvers.toml", "damage.toml", "modifiers.toml", "luck.toml", "awards.toml",
        "orders.toml", "carriers.toml", "decks/kilrathi.deck", "decks/terran.deck"})
    all.push_back({name, language::file_text(kFolder + name)});
  return all;
}

const CompiledSet& compiled() {
  static const CompiledSet set = [] {
    cards::Problems problems;
    CompiledSet read = compile_with_trees(files(), problems);
    for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
    return read;
  }();
  return set;
}

const CardSource& card(std::string_view id) {
  return *std::ranges::find(compiled().set.cards, id, &CardSource::id);
}

TEST(WingCommanderCards, Counted) {
  const auto& all = compiled().set.cards;
  EXPECT_EQ(all.size(), 81U);
  const auto from = [&](CardOrigin origin) {
    return std::ranges::count(all, origin, &CardSource::origin);
  };
  EXPECT_EQ(from(CardOrigin::real), 1);
  EXPECT_EQ(from(CardOrigin::completion), 18);
  EXPECT_EQ(from(CardOrigin::original), 62);
}

TEST(WingCommanderCards, WC_DECK_StarterDecks) {
  for (const std::size_t side : {0U, 1U}) {
    int deck = 0;
    int carriers = 0;
    for (const CardSource& each : compiled().set.cards) {
      (each.kind == vocabulary::Kind::carrier ? carriers : deck) += each.starter[side];
      const bool luck = each.kind == vocabulary::Kind::luck;
      EXPECT_TRUE(!luck || each.starter[side] <= 1) << each.id;  // WC-DECK-04
    }
    EXPECT_EQ(deck, 60);
    EXPECT_EQ(carriers, 1);
  }
}

TEST(WingCommanderCards, Figures) {
  const CardSource& arrow = card("arrow");
  EXPECT_EQ(arrow.power, 2);
  EXPECT_EQ(arrow.figures[0], (CardFigure{FigureKind::plain, 2}));
  EXPECT_EQ(arrow.figures[1], (CardFigure{FigureKind::plain, 0}));
  EXPECT_EQ(arrow.figures[2], (CardFigure{FigureKind::plain, 4}));
  EXPECT_EQ(arrow.figures[3], (CardFigure{FigureKind::plain, 3}));
  EXPECT_EQ(arrow.figures[4], CardFigure{});
  EXPECT_EQ(card("maniac").figures[3], (CardFigure{FigureKind::plain, -2}));
  EXPECT_EQ(card("maniac").medals, 1);
  EXPECT_NE(card("maniac").person, card("reyes").person);
  EXPECT_EQ(card("bomb-rack").figures[4], (CardFigure{FigureKind::replaces, 2}));  // WC-WEAPON-04
  EXPECT_EQ(card("constance").loss, 3);
  EXPECT_EQ(card("torpedo-t").title, card("torpedo-k").title);
  EXPECT_EQ(card("oriflamme").cost_medals, 1);
}

// At most five cards may have an operation of their own: one that no other card uses.
TEST(WingCommanderCards, FewNativeCards) {
  EXPECT_LE(std::ranges::count(compiled().vocabulary.patterns, true, &language::Pattern::native),
            5);
  const auto& all = compiled().set.cards;
  const NativeCards found = find_native(
      static_cast<int>(all.size()),
      [&](int each) -> const Program& { return all[static_cast<std::size_t>(each)].program; },
      vocabulary::kForms);
  std::string list;
  for (const NativeCard& native : found.native)
    list += all[static_cast<std::size_t>(native.card)].id + '\n';
  EXPECT_LE(found.native.size(), 5U) << list;
}

TEST(WingCommanderCards, SourceReadsBack) {
  const CompiledSet& set = compiled();
  for (const auto& statements : set.statements)
    for (const language::StatementTree& tree : statements) {
      const std::string source = language::source_form(set.vocabulary, set.titles, tree);
      const auto again =
          language::read_statement(set.vocabulary, set.titles, source, Language::english);
      ASSERT_TRUE(again.tree) << source;
      EXPECT_EQ(*again.tree, tree) << source;
      EXPECT_EQ(language::source_form(set.vocabulary, set.titles, *again.tree), source);
    }
}

// Written in the one form the language itself writes.
TEST(WingCommanderCards, FilesAreFormatted) {
  const CompiledSet& set = compiled();
  std::string all;
  for (const cards::SourceFile& file : files()) all += file.text;
  for (const auto& statements : set.statements)
    for (const language::StatementTree& tree : statements) {
      const std::string source = language::source_form(set.vocabulary, set.titles, tree);
      EXPECT_NE(all.find(source), std::string::npos) << source;
    }
}

TEST(WingCommanderCards, Texts) {
  std::string text;
  for (const CardSource& each : compiled().set.cards) {
    if (each.sentences.empty()) continue;
    text += each.id + " | " + each.name.english + " | " + each.name.french + '\n';
    text += "  " + each.text.english + "\n  " + each.text.french + '\n';
    for (const CardSentences& sentences : each.sentences)
      for (const Bilingual* part : {&sentences.limit, &sentences.moment, &sentences.condition})
        if (!part->english.empty()) text += "    " + part->english + " | " + part->french + '\n';
  }
  expect_golden("tests/language/golden/wingcommander.txt", text);
}

TEST(WingCommanderCards, ThroughThePack) {
  const LoadedCards loaded = cards_from_pack(packs::wingcommander_cards());
  ASSERT_EQ(loaded.problem, "");
  EXPECT_EQ(to_pack(loaded.set), to_pack(compiled().set));
  EXPECT_EQ(loaded.set.cards.size(), 81U);
}

TEST(WingCommanderCards, DamagedPacksAreRefused) {
  const auto pack = packs::wingcommander_cards();
  const std::vector<std::uint8_t> good(pack.begin(), pack.end());
  Random random(7);
  for (int i = 0; i < games_to_play(2000); ++i) {
    std::vector<std::uint8_t> bad = good;
    bad[random.below(static_cast<std::uint32_t>(bad.size()))] ^=
        static_cast<std::uint8_t>(1 + random.below(255));
    const LoadedCards loaded = cards_from_pack(bad);
    EXPECT_NE(loaded.problem, "");
    EXPECT_TRUE(loaded.set.cards.empty());
  }
}

std::string problems_after(std::string_view file, std::string_view from, std::string_view to) {
  std::vector<cards::SourceFile> all = files();
  auto& text = std::ranges::find(all, file, &cards::SourceFile::name)->text;
  text.replace(text.find(from), from.size(), to);
  cards::Problems problems;
  EXPECT_TRUE(compile(all, problems).cards.empty()) << "half-loaded";
  std::string found;
  for (const cards::Problem& problem : problems.list())
    found += (found.empty() ? "" : "\n") + problem.text();
  return found;
}

TEST(WingCommanderCards, FilesThatAreWrong) {
  EXPECT_EQ(problems_after("fighters.toml", "attack = 2", "atack = 2"),
            "fighters.toml:3:1: missing \"attack\", expected a whole number from 0 to 20\n"
            "fighters.toml:10:1: unknown entry \"atack\", expected id, name, fr, kind, side, "
            "subtitle, cost, attack, support, maneuver, defence, bombing, origin, proposed or "
            "does; did you mean \"attack\"?");
  EXPECT_EQ(problems_after("crew.toml", "id = \"tull\"", "id = \"Tull\""),
            "crew.toml:4:6: expected an identity code of small letters, digits and - that begins "
            "with a letter, at most 20 long");
  EXPECT_EQ(problems_after("damage.toml", "has defence -2", "has defense -2"),
            "damage.toml:12:25: \"defense\" does not fit here; did you mean \"defence\"?");
  EXPECT_EQ(
      problems_after("weapons.toml", "  this flight has no bombing", "  this flight has no bomb"),
      "weapons.toml:55:22: \"bomb\" does not fit here, expected \"attack\", \"support\", "
      "\"maneuver\", \"defence\", \"bombing\" or \"medals\"");
  EXPECT_TRUE(problems_after("luck.toml", "kind = \"luck\"", "kind = \"orders\"")
                  .starts_with("luck.toml:61:1: cards with one title are of one kind\n"));
  EXPECT_EQ(problems_after("decks/terran.deck", "6 arrow", "6 arow"),
            "decks/terran.deck:5:3: there is no card \"arow\" for this side; did you mean "
            "\"arrow\"?");
  EXPECT_EQ(problems_after("decks/terran.deck", "6 arrow", "6 darket"),
            "decks/terran.deck:5:3: there is no card \"darket\" for this side");
  EXPECT_EQ(problems_after("decks/terran.deck", "6 arrow", "six arrow"),
            "decks/terran.deck:5:1: expected a line such as \"2 arrow\"");
}

// The chapter about the language: each kind of statement has an example, and the first one is said
// as it stands there.
TEST(WingCommanderCards, ExamplesOfTheDocument) {
  const CompiledSet& set = compiled();
  const std::string chapter = language::file_text("docs/cards.md");
  constexpr std::array<std::string_view, kStatementKinds> kinds = {"lasting", "act",     "must",
                                                                   "answer",  "instead", "only"};
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    const std::size_t row = chapter.find("\n| " + std::string(kinds[kind]) + " |");
    ASSERT_NE(row, std::string::npos) << kinds[kind];
    const std::size_t close = chapter.rfind('`', chapter.find('\n', row + 1));
    const std::size_t open = chapter.rfind('`', close - 1);
    const std::string text = chapter.substr(open + 1, close - open - 1);
    const auto read = language::read_statement(set.vocabulary, set.titles, text, Language::english);
    ASSERT_TRUE(read.tree) << text;
    EXPECT_EQ(read.tree->kind, static_cast<StatementKind>(kind)) << text;
  }
  const auto first = language::read_statement(
      set.vocabulary, set.titles, "this flight has defence +2 this combat", Language::english);
  const auto texts = language::say_statement(set.vocabulary, set.titles, *first.tree);
  EXPECT_NE(chapter.find("> " + texts.text.english), std::string::npos);
  EXPECT_NE(chapter.find("> " + texts.text.french), std::string::npos);
}

// A file with bytes changed is read whole or refused with places. Besides it only what every set
// needs is read, so that there is time for many.
TEST(WingCommanderCards, ChangedFiles) {
  const std::vector<cards::SourceFile> originals = files();
  const auto original = [&](std::string_view name) {
    return *std::ranges::find(originals, name, &cards::SourceFile::name);
  };
  Random random(91);
  int accepted = 0;
  const int runs = games_to_play(2000);
  for (int run = 0; run < runs && !testing::Test::HasFailure(); ++run) {
    const cards::SourceFile& chosen = originals[static_cast<std::size_t>(run) % originals.size()];
    std::vector<cards::SourceFile> set_files;
    for (const char* name : {"vocabulary.toml", "set.toml", "carriers.toml"})
      set_files.push_back(original(name));
    const auto place = std::ranges::find(set_files, chosen.name, &cards::SourceFile::name);
    cards::SourceFile& changed = place != set_files.end() ? *place : set_files.emplace_back(chosen);
    changed.text = with_bytes_changed(changed.text, random);
    cards::Problems problems;
    const CardSet set = compile(set_files, problems);
    EXPECT_EQ(set.cards.empty(), !problems.empty());
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
TEST(WingCommanderCards, ChangedStatements) {
  const CompiledSet& set = compiled();
  std::vector<std::string> sources;
  for (const auto& statements : set.statements)
    for (const language::StatementTree& tree : statements)
      sources.push_back(language::source_form(set.vocabulary, set.titles, tree));
  Random random(92);
  int accepted = 0;
  const int runs = games_to_play(10'000);
  for (int run = 0; run < runs && !testing::Test::HasFailure(); ++run) {
    std::string text = sources[static_cast<std::size_t>(run) % sources.size()];
    // Pieces of another statement are closer to sense than bytes.
    if (run % 2 == 0)
      text.insert(random.below(static_cast<std::uint32_t>(text.size())),
                  sources[random.below(static_cast<std::uint32_t>(sources.size()))].substr(
                      0, random.below(40)));
    else
      text = with_bytes_changed(text, random);
    const auto read = language::read_statement(set.vocabulary, set.titles, text, Language::french);
    EXPECT_EQ(read.tree.has_value(), read.problems.empty()) << text;
    if (!read.tree) continue;
    ++accepted;
    const std::string source = language::source_form(set.vocabulary, set.titles, *read.tree);
    const auto again =
        language::read_statement(set.vocabulary, set.titles, source, Language::english);
    ASSERT_TRUE(again.tree) << text << "\n" << source;
    EXPECT_EQ(*again.tree, *read.tree) << text << "\n" << source;
    EXPECT_FALSE(
        language::say_statement(set.vocabulary, set.titles, *read.tree).text.french.empty());
  }
  EXPECT_GT(accepted, 0);
}

}  // namespace
}  // namespace wardroom::wingcommander
