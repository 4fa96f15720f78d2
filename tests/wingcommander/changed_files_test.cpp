// Scenario and deck files with bytes changed at random: refused with located problems, or good.
#include "games/wingcommander/decks/deck.hpp"
#include "games/wingcommander/game.hpp"
#include "tests/support/changed_scenarios.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(WingCommanderFiles, whatever_bytes_are_changed_a_scenario_file_runs_or_is_refused) {
  change_scenarios<WingCommander>(WARDROOM_SOURCE_DIR "/games/wingcommander/data/scenarios", 5'000);
}

TEST(WingCommanderFiles, whatever_bytes_are_changed_a_deck_is_legal_or_says_why_not) {
  const Set& set = WingCommander::own_set();
  Random random(21);
  int legal = 0;
  const int runs = games_to_play(3'000);
  for (int run = 0; run < runs; ++run) {
    Deck original = random_deck(set, seat_at(run % 2), 60, random);
    original.name = "Claws";
    const std::string text = with_bytes_changed(print_deck(original, set), random);
    cards::DeckReport report;
    const Deck deck = read_deck({"x.deck", text}, set, Language::english, report);
    for (const cards::Problem& problem : report.problems.list())
      ASSERT_TRUE(!problem.message.empty() && problem.line > 0 && problem.column > 0);
    for (const cards::DeckCheck& check : report.checks) {
      ASSERT_NE(WingCommander::rule_book().find(check.clause), nullptr);
      ASSERT_EQ(check.line > 0, check.column > 0);
    }
    if (!report.legal()) continue;
    ++legal;
    ASSERT_TRUE(deck.seat && deck.cards.size() >= kLeastDeck && deck.cards.size() <= kMaxDeck);
    cards::DeckReport second;
    const Deck again = read_deck({"again.deck", print_deck(deck, set)}, set, {}, second);
    ASSERT_TRUE(second.legal());
    ASSERT_EQ(again.cards, deck.cards);
  }
  EXPECT_GT(legal, 0);
  EXPECT_LT(legal, runs / 2);
}

}  // namespace
}  // namespace wardroom::wingcommander
