// Deck files: what is read, what is refused and by which clause (WC-DECK), and decks in a request.
#include "games/wingcommander/decks/deck.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/wingcommander/game.hpp"
#include "tests/support/deck_reports.hpp"

namespace wardroom::wingcommander {
namespace {

const Set& cards() {
  return WingCommander::own_set();
}

struct Read {
  Deck deck;
  cards::DeckReport report;
};

Read read(const std::string& text, Language language = Language::english) {
  Read result{{}, {cards::Problems(language), {}}};
  result.deck = read_deck({"my.deck", text}, cards(), language, result.report);
  return result;
}

std::string broken(const std::string& text) {
  return broken_clauses(read(text).report);
}

std::string problem(const std::string& text) {
  const auto report = read(text).report;
  return report.problems.empty() ? "" : report.problems.list()[0].text();
}

DeckList sorted(DeckList list) {
  std::sort(list.begin(), list.end());
  return list;
}

TEST(WingCommanderDeck, WC_DECK_02_has_at_least_40_cards) {
  EXPECT_EQ(broken("39 darket"), "WC-DECK-02");
  EXPECT_EQ(broken("40 darket"), "");
  EXPECT_TRUE(read("40 darket").report.legal());
  EXPECT_FALSE(read("39 darket").report.legal());
  EXPECT_EQ(read("40 darket").deck.cards.size(), 40U);
}

TEST(WingCommanderDeck, WC_DECK_05_has_at_most_100_cards) {
  EXPECT_EQ(broken("99 darket\nshake"), "");
  EXPECT_EQ(broken("100 darket\nshake"), "WC-DECK-05");
  EXPECT_EQ(broken("100 darket 100 darket 100 shake"), "WC-DECK-05");
}

TEST(WingCommanderDeck, WC_DECK_03_is_all_of_one_side) {
  EXPECT_EQ(read("40 darket").deck.seat, Seat::a);
  EXPECT_EQ(read("40 arrow").deck.seat, Seat::b);
  EXPECT_EQ(broken("40 darket\n  2 arrow"), "WC-DECK-03@2:5");
  EXPECT_EQ(broken("side terran\n40 arrow\nshake 1 shake"), "WC-DECK-03@3:1 WC-DECK-03@3:9");
  EXPECT_EQ(broken("side terran side kilrathi 40 arrow"), "WC-DECK-03@1:18");
  EXPECT_EQ(broken("side terran side terran 40 arrow"), "");
}

TEST(WingCommanderDeck, WC_R_55_cards_of_both_sides_belong_to_the_side_of_the_deck) {
  EXPECT_EQ(broken("40 stealth"), "WC-DECK-03");
  EXPECT_EQ(broken("side kilrathi 40 stealth"), "");
  EXPECT_EQ(broken("10 stealth 30 arrow"), "");
}

TEST(WingCommanderDeck, WC_DECK_04_holds_every_luck_title_once) {
  EXPECT_EQ(broken("40 darket ninth-life"), "");
  EXPECT_EQ(broken("40 darket\n2 ninth-life"), "WC-DECK-04@2:3");
  EXPECT_EQ(broken("40 darket\nninth-life traitor ninth-life"), "WC-DECK-04@2:20");
}

TEST(WingCommanderDeck, WC_DECK_07_starter_decks_are_legal_and_have_every_type) {
  for (const Seat seat : kBothSeats) {
    const Deck deck{"Starter", seat, starter_deck(cards(), seat)};
    EXPECT_EQ(deck.cards.size(), 60U);
    EXPECT_EQ(deck.cards, sorted(deck.cards));
    const Read again = read(print_deck(deck, cards()));
    EXPECT_TRUE(again.report.legal());
    EXPECT_EQ(again.deck.cards, deck.cards);
    EXPECT_EQ(again.report.checks.back().clause, "WC-DECK-08");
    EXPECT_EQ(again.report.checks.back().text, "10 of the ten card types");
  }
}

TEST(WingCommanderDeck, WC_DECK_06_carriers_are_outside_the_deck) {
  EXPECT_EQ(broken("carrier sivars-glory 40 darket"), "");
  EXPECT_EQ(read("carrier sivars-glory 40 stealth").deck.seat, Seat::a);
  EXPECT_EQ(broken("40 darket\nsivars-glory"), "WC-DECK-06@2:1");
  EXPECT_EQ(broken("side kilrathi\ncarrier terran-carrier\n40 darket"), "WC-DECK-03@2:9");
  EXPECT_EQ(problem("carrier lark"),
            "my.deck:1:9: expected a carrier behind \"carrier\": sivars-glory or terran-carrier");
}

TEST(WingCommanderDeck, the_files_of_the_starter_decks_are_deck_files) {
  for (const Seat seat : kBothSeats) {
    const std::string name = seat == Seat::a ? "kilrathi.deck" : "terran.deck";
    std::ifstream in(WARDROOM_SOURCE_DIR "/games/wingcommander/data/cards/decks/" + name);
    const Read result =
        read({std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()});
    EXPECT_TRUE(result.report.legal()) << name;
    EXPECT_EQ(result.deck.cards, starter_deck(cards(), seat)) << name;
  }
}

TEST(WingCommanderDeck, problems_say_where_and_what_was_expected) {
  EXPECT_EQ(problem("3 darket\nname X\n 2 lark"),
            "my.deck:3:4: unknown word \"lark\", expected name, side, carrier or a card of this "
            "set, with a number before it for several copies: 3 shake");
  EXPECT_EQ(problem("0 darket"), "my.deck:1:1: expected a number of copies from 1 to 100");
  EXPECT_EQ(problem("101 darket"), "my.deck:1:1: expected a number of copies from 1 to 100");
  EXPECT_EQ(problem("99999999999 darket"),
            "my.deck:1:1: expected a number of copies from 1 to 100");
  EXPECT_EQ(problem("3y darket"), "my.deck:1:1: expected a number of copies from 1 to 100");
  EXPECT_EQ(problem("3\ndarket"), "my.deck:1:2: expected a card behind the number 3");
  EXPECT_EQ(problem("3 # darket"), "my.deck:1:3: expected a card behind the number 3");
  EXPECT_EQ(problem("side human"), "my.deck:1:6: expected kilrathi or terran behind \"side\"");
  EXPECT_EQ(problem("side"), "my.deck:1:5: expected kilrathi or terran behind \"side\"");
  EXPECT_EQ(problem("name  # none"), "my.deck:1:1: expected a name behind \"name\"");
}

TEST(WingCommanderDeck, one_may_write_as_one_likes) {
  const Read result =
      read("# mine\nname  Claws, of the Den  # all\r\n7x darket, shake 2 shake\r\n");
  EXPECT_EQ(result.deck.name, "Claws, of the Den");
  EXPECT_EQ(result.deck.cards.size(), 10U);
  EXPECT_TRUE(result.report.problems.empty());
}

TEST(WingCommanderDeck, random_decks_are_legal_and_read_back_the_same) {
  Random random(11);
  for (int i = 0; i < 60; ++i) {
    const Seat seat = seat_at(i % 2);
    const int size = i < 20 ? 40 : 40 + static_cast<int>(random.below(61));
    Deck deck = random_deck(cards(), seat, size, random);
    if (i % 3 == 0) deck.name = "Deck " + std::to_string(i);
    const Read again = read(print_deck(deck, cards()));
    EXPECT_TRUE(again.report.legal()) << print_deck(deck, cards());
    EXPECT_EQ(again.report.checks.back().text, "10 of the ten card types");
    EXPECT_EQ(again.deck.cards.size(), static_cast<std::size_t>(size));
    EXPECT_EQ(again.deck.cards, deck.cards);
    EXPECT_EQ(again.deck.seat, seat);
    EXPECT_EQ(again.deck.name, deck.name);
  }
}

TEST(WingCommanderDeck, the_shop_offers_what_commands_need) {
  const auto decks = WingCommander::decks(cards());
  const cards::DeckShop& shop = *decks;
  EXPECT_EQ(shop.smallest(), 40);
  EXPECT_EQ(shop.usual(), 60);
  EXPECT_EQ(shop.largest(), 100);
  const std::string deck = shop.random(45, 3);
  EXPECT_EQ(deck, shop.random(45, 3));
  EXPECT_TRUE(shop.check({"r.deck", deck}, Language::english).legal());
  for (const Language language : {Language::english, Language::french}) {
    const std::string shown = shop.show({"r.deck", deck}, language);
    EXPECT_NE(shown.find("45"), std::string::npos) << shown;
    EXPECT_NE(shown.find(language == Language::french ? "Chasseurs" : "Fighters"),
              std::string::npos);
  }
}

// --- asking for a match ---

std::string asked(const MatchRequest& request, WingCommander::Setup* setup = nullptr,
                  Language language = Language::english) {
  std::string said;
  const auto made = WingCommander::setup(request, cards(), said, language);
  if (setup != nullptr) *setup = made;
  return said;
}

TEST(WingCommanderRequest, decks_go_to_the_player_of_their_side) {
  MatchRequest request;
  request.decks = {{"t.deck", "40 arrow"}, {"k.deck", "40 darket\nshake"}};
  WingCommander::Setup setup;
  EXPECT_EQ(asked(request, &setup), "");
  EXPECT_EQ(setup.decks[0].size(), 41U);
  EXPECT_EQ(setup.decks[1].size(), 40U);
  request.decks = {{"", ""}, {"t.deck", "40 arrow"}};
  EXPECT_EQ(asked(request, &setup), "");
  EXPECT_TRUE(setup.decks[0].empty());
}

TEST(WingCommanderRequest, WC_SETUP_01_one_deck_of_each_side) {
  MatchRequest request;
  request.decks = {{"one.deck", "40 arrow"}, {"two.deck", "40 arrow"}};
  EXPECT_NE(asked(request).find("one.deck and two.deck are both Terran decks"), std::string::npos);
}

TEST(WingCommanderRequest, a_deck_that_breaks_a_rule_is_not_played_with) {
  MatchRequest request;
  request.decks = {{"k.deck", "39 darket"}};
  EXPECT_EQ(asked(request), "k.deck: 39 cards only; at least 40 are needed (WC-DECK-02)");
  EXPECT_EQ(asked(request, nullptr, Language::french),
            "k.deck : 39 cartes seulement ; il en faut au moins 40 (WC-DECK-02)");
  request.decks = {{"k.deck", "40 darket 2 traitor"}};
  EXPECT_EQ(asked(request).substr(0, 13), "k.deck:1:13: ");
  request.decks = {{"k.deck", "40 lark"}};
  EXPECT_EQ(asked(request).substr(0, 12), "k.deck:1:4: ");
}

TEST(WingCommanderRequest, modes_sides_and_rulings_are_those_of_the_game) {
  MatchRequest request;
  WingCommander::Setup setup;
  request.mode = "tournament";
  request.seats = {"kilrathi", "terran"};
  request.rules = {"beginner=on", "reshuffle=on", "reshuffle=off"};
  EXPECT_EQ(asked(request, &setup), "");
  EXPECT_EQ(setup.mode, Mode::tournament);
  EXPECT_EQ(setup.rulings,
            static_cast<int>(Ruling::beginner) | static_cast<int>(Ruling::stalemate));
  EXPECT_NE(asked({"war", {}, {}, {}}).find("casual or tournament"), std::string::npos);
  EXPECT_NE(asked({"", {"terran"}, {}, {}}).find("WC-TURN-02"), std::string::npos);
  EXPECT_NE(asked({"", {"human"}, {}, {}}).find("kilrathi or terran"), std::string::npos);
  EXPECT_NE(asked({"", {"", "", ""}, {}, {}}).find("two seats"), std::string::npos);
  for (const char* rule : {"beginner", "beginner=maybe", "free=on", "=on"})
    EXPECT_NE(asked({"", {}, {}, {rule}}).find("direct-return"), std::string::npos) << rule;
  for (const RuleOption& option : WingCommander::rule_options(Language::french)) {
    EXPECT_NE(WingCommander::rule_book().find(option.ruling), nullptr) << option.ruling;
    EXPECT_EQ(option.on_by_default, option.ruling == "WC-R-51");
    EXPECT_FALSE(option.text.empty());
    EXPECT_EQ(asked({"", {}, {}, {option.name + "=on"}}), "");
  }
}

}  // namespace
}  // namespace wardroom::wingcommander
