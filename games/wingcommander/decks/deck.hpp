// Decks of Wing Commander: what a player brings (WC-DECK). A deck list is sorted, so that equal
// decks are equal.
//
// A deck file is a list of words: `name ANYTHING`, `side kilrathi` or `side terran`, `carrier ID`,
// or cards, each with a number before it if there are several: 7 darket. # starts a comment. Side
// and carrier may be left out: they follow from the cards.
#pragma once

#include <optional>
#include <string>

#include "cards/decks.hpp"
#include "engine/random.hpp"
#include "engine/text/named_text.hpp"
#include "games/wingcommander/rules/match.hpp"

namespace wardroom::wingcommander {

inline constexpr int kUsualDeck = 60;  // of a deck drawn by chance: as many as a starter deck

struct Deck {
  std::string name;
  std::optional<Seat> seat;  // whose side it is of
  DeckList cards;
};

// The starter deck of a side, as the set has it (WC-DECK-07).
DeckList starter_deck(const Set& set, Seat seat);

// A legal deck with every type of card, in about the proportions of a starter deck; titles of a
// type are equally likely.
Deck random_deck(const Set& set, Seat seat, int size, Random& random);
Deck random_deck(const Set& set, int size, Random& random);  // of either side

// The deck is good only if the report is.
Deck read_deck(const cards::SourceFile& file, const Set& set, Language language,
               cards::DeckReport& report);

// As a deck file that reads back the same.
std::string print_deck(const Deck& deck, const Set& set);

// What one looks at when building: cards by type, costs, medals, arrows.
std::string describe_deck(const Deck& deck, const Set& set, Language language);

}  // namespace wardroom::wingcommander
