// Decks the game itself offers, and decks as commands and servers ask for them.
#include <algorithm>

#include "cardplay/deck_file.hpp"
#include "games/wingcommander/decks/deck.hpp"
#include "games/wingcommander/game.hpp"

namespace wardroom {
namespace wingcommander {
namespace {

constexpr int kDeckTypes = 10;  // WC-DECK-08: all but the carrier

// Cards of each type in sixty, as in the starter decks.
constexpr std::array<int, kDeckTypes> kProportions = {20, 7, 6, 2, 10, 5, 3, 3, 2, 2};

// What a deck of a side can be made of, by type.
using Titles = std::array<std::vector<CardId>, kDeckTypes>;

Titles titles_of(const Set& set, Seat seat) {
  Titles titles;
  for (int card = 0; card < set.cards(); ++card) {
    const CardData& data = set.card(static_cast<CardId>(card));
    if (fits(data.side, seat) && !data.is(Type::carrier))
      titles[static_cast<std::size_t>(data.type)].push_back(static_cast<CardId>(card));
  }
  return titles;
}

// One of the type; a Luck title is then gone (WC-DECK-04).
CardId take_one(std::vector<CardId>& titles, bool once, Random& random) {
  const auto at = random.below(static_cast<std::uint32_t>(titles.size()));
  const CardId card = titles[at];
  if (once) titles.erase(titles.begin() + at);
  return card;
}

std::size_t random_type(const Titles& titles, Random& random) {
  while (true) {
    auto left = static_cast<int>(random.below(60));
    for (std::size_t type = 0; type < titles.size(); ++type) {
      left -= kProportions[type];
      if (left >= 0) continue;
      if (titles[type].empty()) break;
      return type;
    }
  }
}

}  // namespace

DeckList starter_deck(const Set& set, Seat seat) {
  DeckList deck;
  for (int card = 0; card < set.cards(); ++card) {
    const CardData& data = set.card(static_cast<CardId>(card));
    for (int i = 0;
         fits(data.side, seat) && i < data.starter[static_cast<std::size_t>(index(seat))]; ++i)
      deck.push_back(static_cast<CardId>(card));
  }
  return deck;
}

Deck random_deck(const Set& set, Seat seat, int size, Random& random) {
  Deck deck;
  deck.seat = seat;
  Titles titles = titles_of(set, seat);
  const auto add = [&](std::size_t type) {
    deck.cards.push_back(
        take_one(titles[type], type == static_cast<std::size_t>(Type::luck), random));
  };
  for (std::size_t type = 0; type < titles.size(); ++type)
    if (!titles[type].empty()) add(type);
  while (static_cast<int>(deck.cards.size()) < std::min(size, kMaxDeck))
    add(random_type(titles, random));
  std::sort(deck.cards.begin(), deck.cards.end());
  return deck;
}

Deck random_deck(const Set& set, int size, Random& random) {
  const Seat seat = seat_at(static_cast<int>(random.below(2)));
  return random_deck(set, seat, size, random);
}

}  // namespace wingcommander

std::unique_ptr<cards::DeckShop> WingCommander::decks(const Set& set) {
  using namespace wingcommander;
  return std::make_unique<cardplay::DeckShop<Set>>(
      set, cardplay::DeckSizes{kLeastDeck, kUsualDeck, kMaxDeck});
}

}  // namespace wardroom
