// Decks of one's own for Total War (SF-TOTAL): a Cruiser and at least 25 different cards.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cards/decks.hpp"
#include "engine/random.hpp"
#include "engine/text/message.hpp"
#include "games/starfighter/cards/card_set.hpp"

namespace wardroom::starfighter {

inline constexpr int kSmallestDeck = 25;   // SF-TOTAL-04
inline constexpr int kUsualDeckSize = 40;  // of a deck drawn by chance: as many as a Training deck

struct Deck {
  std::string name;
  std::int8_t cruiser = -1;
  CardSet cards;
};

// A Cruiser and `size` cards, every choice equally likely.
Deck random_deck(const Set& set, int size, Random& random);

// A deck file is a list of words: `cruiser NAME`, `name ANYTHING`, or identity codes, as many on a
// line as one likes; # starts a comment. The deck is good only if the report is.
Deck read_deck(const cards::SourceFile& file, const Set& set, Language language,
               cards::DeckReport& report);

// As a deck file that reads back the same, cards by level.
std::string print_deck(const Deck& deck, const Set& set);

// What one looks at when building: cards by level, Fighters, symbols.
std::string describe_deck(const Deck& deck, const Set& set, Language language);

}  // namespace wardroom::starfighter
