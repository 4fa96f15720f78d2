// Deck files: what is read, what is refused and by which clause (SF-TOTAL-02, SF-TOTAL-03,
// SF-TOTAL-04, SF-TOTAL-05, SF-TOTAL-06).
#include <gtest/gtest.h>

#include "games/starfighter/decks/deck.hpp"
#include "games/starfighter/game.hpp"
#include "tests/support/deck_reports.hpp"

namespace wardroom::starfighter {
namespace {

const Set& cards() {
  return Starfighter::own_set();
}

struct Read {
  Deck deck;
  cards::DeckReport report;
};

Read read(const std::string& text, Language language = Language::english) {
  Read result;
  result.deck = read_deck({"my.deck", text}, cards(), language, result.report);
  return result;
}

// A file of the first `count` cards of the set.
std::string file_of(int count, const std::string& head = "cruiser Hermes\n") {
  std::string text = head;
  for (int card = 0; card < count; ++card) text += cards().id(static_cast<CardId>(card)) + '\n';
  return text;
}

TEST(DeckFile, SF_TOTAL_04_has_at_least_25_cards) {
  EXPECT_EQ(broken_clauses(read(file_of(24)).report), "SF-TOTAL-04");
  EXPECT_FALSE(read(file_of(24)).report.legal());
  EXPECT_TRUE(read(file_of(25)).report.legal());
  EXPECT_EQ(read(file_of(25)).deck.cards.size(), 25);
}

TEST(DeckFile, SF_TOTAL_05_has_no_maximum) {
  EXPECT_TRUE(read(file_of(cards().cards())).report.legal());
}

TEST(DeckFile, SF_TOTAL_06_holds_no_card_twice) {
  const Read twice = read(file_of(25) + "  " + cards().id(3) + " # again\n");
  EXPECT_EQ(broken_clauses(twice.report), "SF-TOTAL-06@27:3");
  EXPECT_NE(twice.report.checks[0].text.find("first on line 5"), std::string::npos)
      << twice.report.checks[0].text;
}

TEST(DeckFile, SF_TOTAL_03_names_one_cruiser) {
  EXPECT_EQ(broken_clauses(read(file_of(25, "")).report), "SF-TOTAL-03");
  EXPECT_EQ(broken_clauses(read(file_of(25, "cruiser Ares cruiser Atlas\n")).report),
            "SF-TOTAL-03@1:22");
  EXPECT_EQ(read(file_of(25)).deck.cruiser, *cards().find_cruiser("Hermes"));
}

TEST(DeckFile, SF_TOTAL_02_holds_cards_of_the_collection_only) {
  const Read unknown = read("cruiser Hermes\n0-05 9-99\n");
  ASSERT_EQ(unknown.report.problems.list().size(), 1U);
  EXPECT_EQ(unknown.report.problems.list()[0].text().substr(0, 30),
            "my.deck:2:6: unknown word \"9-9");
  EXPECT_FALSE(unknown.report.legal());
}

TEST(DeckFile, problems_say_where_and_what_was_expected) {
  const auto first = [](const std::string& text) {
    return read(text).report.problems.list()[0].text();
  };
  EXPECT_EQ(first("cruiser Zeus\n"),
            "my.deck:1:9: unknown Cruiser \"Zeus\", expected one of Ares, Athena, Atlas, Apollo, "
            "Artemis, Hermes");
  EXPECT_EQ(first("\ncruiser").substr(0, 12), "my.deck:2:8:");
  EXPECT_EQ(first("name   # none"), "my.deck:1:1: expected a name behind \"name\"");
}

TEST(DeckFile, one_may_write_many_on_a_line_with_commas_and_comments) {
  const Read result = read("# mine\nname  The Old Guard  # of the fleet\r\ncruiser ares\r\n" +
                           cards().id(1) + ", " + cards().id(2) + "," + cards().id(3) + "\n");
  EXPECT_EQ(result.deck.name, "The Old Guard");
  EXPECT_EQ(result.deck.cards.size(), 3);
  EXPECT_EQ(broken_clauses(result.report), "SF-TOTAL-04");
}

TEST(DeckFile, what_is_printed_reads_back_the_same) {
  Random random(7);
  for (int i = 0; i < 50; ++i) {
    Deck deck = random_deck(cards(), 25 + static_cast<int>(random.below(76)), random);
    if (i % 2 == 0) deck.name = "Deck " + std::to_string(i);
    const Read again = read(print_deck(deck, cards()));
    EXPECT_TRUE(again.report.legal());
    EXPECT_EQ(again.deck.cards, deck.cards);
    EXPECT_EQ(again.deck.cruiser, deck.cruiser);
    EXPECT_EQ(again.deck.name, deck.name);
  }
}

TEST(DeckFile, is_judged_in_french_too) {
  const Read result = read(file_of(1), Language::french);
  const std::string& text = result.report.checks.at(2).text;
  EXPECT_EQ(text, "1 carte seulement ; il en faut au moins 25");
}

TEST(DeckFile, a_match_is_not_set_up_with_a_deck_that_breaks_a_rule) {
  MatchRequest request;
  request.mode = "total-war";
  request.decks = {{"a.deck", file_of(24)}, {"b.deck", file_of(25)}};
  std::string problem;
  Starfighter::setup(request, cards(), problem, Language::english);
  EXPECT_NE(problem.find("a.deck"), std::string::npos);
  EXPECT_NE(problem.find("SF-TOTAL-04"), std::string::npos);

  request.decks[0].text = file_of(30, "cruiser Atlas\n");
  problem.clear();
  const auto setup = Starfighter::setup(request, cards(), problem, Language::english);
  EXPECT_EQ(problem, "");
  EXPECT_EQ(setup.decks[0].size(), 30);
  EXPECT_EQ(setup.cruisers[0], *cards().find_cruiser("Atlas"));

  request.mode = "skirmish";
  Starfighter::setup(request, cards(), problem, Language::english);
  EXPECT_NE(problem.find("SF-TOTAL-01"), std::string::npos);
}

}  // namespace
}  // namespace wardroom::starfighter
