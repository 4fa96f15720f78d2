#include "tests/tiny/referee.hpp"

#include <algorithm>

namespace wardroom::tiny {

void Referee::shuffle_deck(Seat seat) {
  match.table.shuffle(zone_of(kDeck, seat), next_outcome());
}

// TY-DECK-01: an empty deck is made of the discards again. A shuffle makes
// everybody forget which copy is which; what the list is known to hold stays
// known.
void Referee::draw(Seat seat, int cards) {
  CardTable& table = match.table;
  const int deck = zone_of(kDeck, seat);
  const int pile = zone_of(kDiscard, seat);
  for (; cards > 0; --cards) {
    if (table.size(deck) == 0) {
      List seen{};
      for (const Copy copy : all_copies(table))
        if (owner_of(copy) == seat && table.known_to(copy) == SeatSet::all())
          ++seen[table.card(copy)];
      List& shown = match.shown[index(seat)];
      for (int kind = 0; kind < kKinds; ++kind) shown[kind] = std::max(shown[kind], seen[kind]);
      while (table.size(pile) > 0) table.move(table.top_spot(pile), deck);
      shuffle_deck(seat);
      tell(Happening::reshuffled, seat, table.size(deck));
    }
    const Copy copy = table.move(table.top_spot(deck), zone_of(kHand, seat));
    table.reveal(copy, seat);
    tell_card(Happening::drawn, seat, copy);
  }
}

void Referee::change_hand(Seat seat) {
  const int hand = zone_of(kHand, seat);
  tell(Happening::changed, seat);
  while (match.table.size(hand) > 0)
    match.table.move(match.table.top_spot(hand), zone_of(kDeck, seat));
  shuffle_deck(seat);
  draw(seat, kFirstHand);
}

void Referee::score(Seat seat) {
  const int points = fleet_strength(*this, seat);
  std::uint8_t& sum = match.score[index(seat)];
  sum = static_cast<std::uint8_t>(sum + points);
  tell(Happening::scored, seat, points, sum);
}

Copy Referee::put_on_stack(Seat seat, CardId card) {
  CardTable& table = match.table;
  const Spot spot = table.trade_away(table.where(find_in_hand(*this, seat, card)));
  const Copy copy = table.move(spot, kStack);
  table.reveal(copy, SeatSet::all());
  tell_card(Happening::played, seat, copy, place_operand(seat, spot.position));
  return copy;
}

void Referee::join_fleet(Copy copy) {
  match.table.move(match.table.where(copy), zone_of(kFleet, owner_of(copy)));
  tell_card(Happening::joined, owner_of(copy), copy);
}

void Referee::mount(Copy cannon, Copy ship) {
  CardTable& table = match.table;
  table.move(table.where(cannon), zone_of(kFleet, owner_of(cannon)));
  table.attach(cannon, ship);
  tell_card(Happening::mounted, owner_of(cannon), cannon,
            place_operand(owner_of(ship), table.where(ship).position));
}

// TY-BROADSIDE-02: a ship with as many hits as it is strong sinks with what is
// on it.
void Referee::hit(Copy ship, int hits) {
  CardTable& table = match.table;
  const Seat owner = owner_of(ship);
  std::uint8_t& sum = table.mark(ship).hits;
  sum = static_cast<std::uint8_t>(sum + hits);
  tell_card(Happening::hit, owner, ship, place_operand(owner, table.where(ship).position), hits);
  if (sum < strength(*this, ship)) return;
  Bounded<Copy, kDeckSize> lost;
  for (const Copy copy : table.zone(zone_of(kFleet, owner)))
    if (table.host(copy) == ship) lost.push_back(copy);
  lost.push_back(ship);
  for (const Copy copy : lost) discard(copy, Happening::sunk);
}

void Referee::discard(Copy copy, Happening why) {
  CardTable& table = match.table;
  table.move(table.where(copy), zone_of(kDiscard, owner_of(copy)));
  table.mark(copy) = Mark{};
  table.attach(copy, CardTable::kNoCopy);
  tell_card(why, owner_of(copy), copy);
}

// TY-LOOK-01, TY-LOOK-02.
void Referee::peek(Seat seat, Spot spot) {
  const Copy copy = match.table.move_under(spot, spot.zone);
  match.table.reveal(copy, seat);
  tell_card(Happening::looked, seat, copy, place_operand(owner_of(copy), spot.position));
}

}  // namespace wardroom::tiny
