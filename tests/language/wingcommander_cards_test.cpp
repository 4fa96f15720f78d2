// The cards of Wing Commander: how many, what stands on them, and files that are wrong. What holds
// for the cards of every game is in every_game_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>

#include "cards/language/card_pack.hpp"
#include "games/packs.hpp"
#include "games/wingcommander/cards/compile.hpp"
#include "games/wingcommander/cards/set.hpp"
#include "tests/language/card_sets.hpp"
#include "tests/language/trial.hpp"

namespace wardroom::wingcommander {
namespace {

const language::CardFiles& cards() {
  return language::cards_of("wingcommander");
}

// As the rules have it.
const CardData& card(std::string_view id) {
  static const Set set = make_set(language::as_played(cards()));
  return set.card(set.find(id).value());
}

TEST(WingCommanderCards, Counted) {
  const auto& all = cards().cards;
  EXPECT_EQ(all.size(), 81U);
  const auto from = [&](Origin origin) {
    return std::ranges::count(all, origin, &language::Card::origin);
  };
  EXPECT_EQ(from(Origin::real), 1);
  EXPECT_EQ(from(Origin::completion), 18);
  EXPECT_EQ(from(Origin::original), 62);
}

TEST(WingCommanderCards, WC_DECK_06_WC_DECK_07_starter_decks) {
  ASSERT_EQ(cards().decks.size(), 2U);
  for (const language::DeckFile& deck : cards().decks) {
    int size = 0;
    for (const language::DeckFile::Line& line : deck.lines) {
      size += line.count;
      const bool luck = language::card_of("wingcommander", line.id).kind ==
                        static_cast<int>(vocabulary::Kind::luck);
      EXPECT_TRUE(!luck || line.count == 1) << line.id;  // WC-DECK-04
      EXPECT_EQ(card(line.id).starter[deck.fact("side")->text == "terran" ? 1 : 0], line.count);
    }
    EXPECT_EQ(size, 60);
    EXPECT_NE(deck.fact("carrier"), nullptr);
  }
}

TEST(WingCommanderCards, Figures) {
  const CardData& arrow = card("arrow");
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
  EXPECT_TRUE(card("constance").capital);
  EXPECT_EQ(card("torpedo-t").title, card("torpedo-k").title);
  EXPECT_EQ(card("oriflamme").cost_medals, 1);
}

// At most five cards may have an operation of their own: one that no other card uses.
TEST(WingCommanderCards, FewNativeCards) {
  EXPECT_LE(std::ranges::count(cards().vocabulary.patterns, true, &language::Pattern::native), 5);
  const auto& all = cards().cards;
  const NativeCards found = find_native(
      static_cast<int>(all.size()),
      [&](int each) -> const Program& {
        return all[static_cast<std::size_t>(each)].effects.program;
      },
      vocabulary::kForms);
  std::string list;
  for (const NativeCard& native : found.native)
    list += all[static_cast<std::size_t>(native.card)].id + '\n';
  EXPECT_LE(found.native.size(), 5U) << list;
}

TEST(WingCommanderCards, the_program_has_the_pack_of_the_files) {
  const auto pack = packs::wingcommander_cards();
  EXPECT_TRUE(std::ranges::equal(pack, language::to_pack(cards())));
}

std::string problems_after(std::string_view file, std::string_view from, std::string_view to) {
  std::vector<wardroom::cards::SourceFile> all = language::files_of("wingcommander");
  auto& text = std::ranges::find(all, file, &wardroom::cards::SourceFile::name)->text;
  text.replace(text.find(from), from.size(), to);
  wardroom::cards::Problems problems;
  EXPECT_TRUE(compile(all, problems).cards.empty()) << "half-loaded";
  std::string found;
  for (const wardroom::cards::Problem& problem : problems.list())
    found += (found.empty() ? "" : "\n") + problem.text();
  return found;
}

TEST(WingCommanderCards, FilesThatAreWrong) {
  EXPECT_EQ(problems_after("fighters.toml", "attack = 2", "atack = 2"),
            "fighters.toml:3:1: missing \"attack\", expected a whole number from -20 to 20\n"
            "fighters.toml:10:1: unknown entry \"atack\", expected id, name, kind, fr, origin, "
            "side, subtitle, cost, attack, support, maneuver, defence, bombing, proposed, as or "
            "does; did you mean \"attack\"?");
  EXPECT_TRUE(problems_after("carriers.toml", "id = \"sivars-glory\"", "id = \"7-glory\"")
                  .starts_with("carriers.toml:15:6: expected an identity code of small letters, "
                               "digits and - that begins with a letter, at most 20 long\n"));
  EXPECT_EQ(problems_after("crew.toml", "{ power = 2 }", "{ medals = 2 }"),
            "crew.toml:10:8: missing \"power\", expected a whole number from 0 to 20");
  EXPECT_EQ(problems_after("crew.toml", "cost = { power = 2 }", ""),
            "crew.toml:3:1: missing \"cost\", expected a table such as { power = 1, medals = 1 }");
  EXPECT_EQ(problems_after("fighters.toml", "attack = 2", "attack = -1"),
            "fighters.toml:10:10: a Fighter or a carrier has no figure below 0");
  EXPECT_EQ(problems_after("modifiers.toml", "loss = 3\n", ""),
            "modifiers.toml:25:1: a capital ship says what its loss costs; no other Modifier has "
            "loss, attack or defence");
  EXPECT_EQ(
      problems_after("modifiers.toml", "nature = \"natural\"", "nature = \"natural\"\nloss = 1"),
      "modifiers.toml:3:1: a capital ship says what its loss costs; no other Modifier has "
      "loss, attack or defence");
  EXPECT_EQ(problems_after("carriers.toml", "side = \"terran\"", "side = \"kilrathi\""),
            "carriers.toml:14:1: each side has one carrier, and this is a second one\n"
            "fighters.toml:1:1: each side needs a carrier\n"
            "decks/terran.deck:4:9: there is no card \"terran-carrier\" for this side");
  EXPECT_EQ(problems_after("damage.toml", "has defence -2", "has defense -2"),
            "damage.toml:12:25: \"defense\" does not fit here; did you mean \"defence\"?");
  EXPECT_EQ(
      problems_after("weapons.toml", "  this flight has no bombing", "  this flight has no bomb"),
      "weapons.toml:55:22: \"bomb\" does not fit here, expected \"attack\", \"support\", "
      "\"maneuver\", \"defence\", \"bombing\" or \"medals\"");
  EXPECT_EQ(problems_after("luck.toml", "kind = \"luck\"", "kind = \"orders\""),
            "luck.toml:61:1: cards with one title are of one kind and have one French name");
  EXPECT_EQ(problems_after("decks/terran.deck", "6 arrow", "6 arow"),
            "decks/terran.deck:5:3: there is no card \"arow\"; did you mean \"arrow\"?");
  EXPECT_EQ(problems_after("decks/terran.deck", "6 arrow", "6 darket"),
            "decks/terran.deck:5:3: there is no card \"darket\" for this side");
  EXPECT_EQ(problems_after("decks/terran.deck", "6 arrow", "six arrow"),
            "decks/terran.deck:5:1: expected a line such as \"2 arrow\"");
  EXPECT_EQ(problems_after("decks/terran.deck", "6 arrow", "100 arrow"),
            "decks/terran.deck:5:1: expected a line such as \"2 arrow\"");
  EXPECT_EQ(problems_after("decks/terran.deck", "side terran", "side pirate"),
            "decks/terran.deck:3:6: expected the side terran or kilrathi");
  EXPECT_TRUE(problems_after("decks/terran.deck", "side terran", "side kilrathi")
                  .starts_with("decks/terran.deck:1:1: this is a second starter deck for the same "
                               "side\n"));
}

// The chapter about the language: each kind of statement has an example, and the first one is said
// as it stands there.
TEST(WingCommanderCards, ExamplesOfTheDocument) {
  const language::CardFiles& set = cards();
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

}  // namespace
}  // namespace wardroom::wingcommander
