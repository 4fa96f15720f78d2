#include "tests/tiny/match.hpp"

#include <algorithm>

#include "engine/digest_of.hpp"

namespace wardroom::tiny {

bool is_legal(const List& list, const Set& set) {
  int cards = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    if (list[kind] > set[kind].in_box) return false;
    cards += list[kind];
  }
  return cards == kDeckSize;
}

std::uint64_t Match::digest() const {
  return digest_of(table, stack, lists, shown, score, waiting, first_in_first_out, players, first,
                   turns, chances, result);
}

bool is_ship(const Position& position, Copy copy) {
  return position.set[position.match.table.card(copy)].strength > 0;
}

int strength(const Position& position, Copy ship) {
  const CardTable& table = position.match.table;
  int sum = position.set[table.card(ship)].strength;
  for (const Copy copy : table.zone(table.where(ship).zone)) {
    if (table.card(copy) == kBanner) sum += 1;
    if (table.host(copy) == ship) sum += 2;
  }
  return sum;
}

int fleet_strength(const Position& position, Seat seat) {
  int sum = 0;
  for (const Copy copy : position.match.table.zone(zone_of(kFleet, seat)))
    if (is_ship(position, copy)) sum += strength(position, copy);
  return sum;
}

Copy find_in_hand(const Position& position, Seat seat, CardId card) {
  const CardTable& table = position.match.table;
  const auto hand = table.zone(zone_of(kHand, seat));
  const auto found = std::ranges::find(hand, card, [&](Copy copy) { return table.card(copy); });
  return found == hand.end() ? CardTable::kNoCopy : *found;
}

}  // namespace wardroom::tiny
