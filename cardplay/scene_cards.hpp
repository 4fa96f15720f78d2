// The cards of a scene on their way to the table, for games whose cards belong to seats and lie on
// each other: in the order they are written, each with its zone, its owner and what it lies on.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "cardplay/scene.hpp"
#include "engine/table.hpp"

namespace wardroom::cardplay {

template <class Form, class Table>
struct SceneCard {
  int zone = 0;  // as written; what is attached may lie elsewhere on the table
  Seat owner = Seat::a;
  WrittenCard<Form> written{};
  int host = -1;  // what it lies on, by its number among all
  typename Table::Copy copy = Table::kNoCopy;
};

template <class Form, class Table>
class SceneCards {
 public:
  using Card = SceneCard<Form, Table>;

  const std::vector<Card>& all() const { return cards_; }
  int size() const { return static_cast<int>(cards_.size()); }
  typename Table::Copy host_of(const Card& card) const {
    return cards_[static_cast<std::size_t>(card.host)].copy;
  }
  auto count(Seat owner) const { return std::ranges::count(cards_, owner, &Card::owner); }

  Card& add(Card card) { return cards_.emplace_back(std::move(card)); }
  Card& add(CardOf<Form> card, int zone, Seat owner) {
    Card& added = add({.zone = zone, .owner = owner});
    added.written.card = card;
    return added;
  }

  // A card of that seat, or none.
  const Card* find(Seat owner, CardOf<Form> card) const {
    const auto found = std::ranges::find_if(
        cards_, [&](const Card& one) { return one.owner == owner && one.written.card == card; });
    return found == cards_.end() ? nullptr : &*found;
  }

  // What of a seat's cards is named nowhere.
  template <class Deck>
  void add_rest(Seat owner, const Deck& deck, int zone) {
    std::vector<CardOf<Form>> rest(deck.begin(), deck.end());
    for (const Card& card : cards_)
      if (const auto found = std::ranges::find(rest, card.written.card);
          card.owner == owner && found != rest.end())
        rest.erase(found);
    for (const auto card : rest) add(card, zone, owner);
  }

  // Copies are numbered by owner, so this is called for one seat after the other.
  template <class ZoneOf>
  void deal(Table& table, Seat owner, ZoneOf zone_of) {
    for (Card& card : cards_)
      if (card.owner == owner) card.copy = table.deal(card.written.card, zone_of(card));
  }
  // Then all of them as they are written, some zones from the top.
  template <class ZoneOf, class FromTop>
  void put_in_order(Table& table, ZoneOf zone_of, FromTop from_top) const {
    for (const Card& card : cards_) {
      const Spot from = table.where(card.copy);
      if (from_top(card.zone))
        table.move_under(from, zone_of(card));
      else
        table.move(from, zone_of(card));
    }
  }

 private:
  std::vector<Card> cards_;
};

}  // namespace wardroom::cardplay
