#include "games/guardians/rules/referee.hpp"

#include "games/guardians/rules/options.hpp"

namespace wardroom::guardians {

void Referee::gain_power(Seat seat, int points) {
  if (points == 0) return;
  std::int16_t& power = match.power[static_cast<std::size_t>(index(seat))];
  power = static_cast<std::int16_t>(power + points);
  tell(Happening::power_gained, seat, points, power);
}

void Referee::use_for_points(Copy copy) {
  const Seat seat = match.owner(copy);
  Points& pool = match.pool[static_cast<std::size_t>(index(seat))];
  std::array<int, kPoints> gained{};
  for (const Point point : {Point::influence, Point::personality}) {
    gained[index(point)] = provided(*this, copy, point);
    pool[index(point)] =
        static_cast<std::uint8_t>(std::min(255, pool[index(point)] + gained[index(point)]));
  }
  match.table.mark(copy).set(Mark::used);
  tell_card(Happening::used_for_points, seat, copy, gained[0], gained[1]);
}

void Referee::spend(Seat seat, const Points& cost) {
  Points& pool = match.pool[static_cast<std::size_t>(index(seat))];
  for (std::size_t point = 0; point < kPoints; ++point)
    pool[point] = static_cast<std::uint8_t>(pool[point] - cost[point]);
  if (cost != Points{}) tell(Happening::paid, seat, cost[0], cost[1]);
}

void Referee::empty_pools() {
  match.pool = {};
}

// SG-DRAW-03: nothing is drawn from an empty pile.
void Referee::draw(Seat seat) {
  CardTable& table = match.table;
  const int pile = zone_of(kDeck, seat);
  if (table.size(pile) == 0) return;
  const Copy copy = table.move(table.top_spot(pile), zone_of(kHand, seat));
  table.reveal(copy, seat);
  tell_card(Happening::drawn, seat, copy);
}

Copy Referee::announce(Seat seat, CardId card) {
  CardTable& table = match.table;
  // Of equal cards, the one that most seats have seen.
  Copy chosen = kNoCopy;
  for (const Copy copy : hand(*this, seat))
    if (table.card(copy) == card &&
        (chosen == kNoCopy || table.known_to(copy).size() > table.known_to(chosen).size()))
      chosen = copy;
  const Copy copy = table.move(table.trade_away(table.where(chosen)), kPending);
  table.reveal(copy, SeatSet::all());
  return copy;
}

void Referee::ready_all(Seat seat) {
  const auto owner = static_cast<std::size_t>(index(seat));
  for (int copy = match.first_copy[owner]; copy < match.first_copy[owner + 1]; ++copy)
    match.table.mark(static_cast<Copy>(copy)).clear(Mark::used);
}

void Referee::put(Copy copy, int zone) {
  match.table.move(match.table.where(copy), zone);
  match.table.attach(copy, kNoCopy);
}

void Referee::put_on(Copy copy, Copy host) {
  match.table.move(match.table.where(copy), kAboard);
  match.table.attach(copy, host);
}

void Referee::discard(Copy copy, Happening why) {
  const Seat owner = match.owner(copy);
  put(copy, zone_of(kDiscard, owner));
  match.table.mark(copy) = Mark{};
  tell_card(why, owner, copy);
}

void Referee::move_ship(Copy ship, Cell to) {
  const int from = match.table.zone_of(ship);
  put(ship, zone_of(to));
  tell_card(Happening::ship_moved, to.seat, ship, place_of_zone(from), place_of_zone(zone_of(to)));
}

void Referee::withdraw(Copy ship) {
  const Seat seat = match.owner(ship);
  const int from = match.table.zone_of(ship);
  put(ship, zone_of(kHome, seat));
  tell_card(Happening::ship_moved, seat, ship, place_of_zone(from), place_of_home(seat));
}

void Referee::close_up(Seat seat, Side side) {
  for (std::uint8_t lane = 0; lane < kLanes; ++lane) {
    std::uint8_t free = 0;
    for (std::uint8_t row = 0; row < kRows; ++row) {
      const Copy ship = ship_at(*this, {seat, side, lane, row});
      if (ship == kNoCopy) continue;
      if (row != free) {
        put(ship, zone_of(Cell{seat, side, lane, free}));
        tell_card(Happening::ship_slid, seat, ship, place_of(*this, ship));
      }
      ++free;
    }
  }
}

void Referee::end(SeatSet winners) {
  match.result.over = true;
  match.result.winners = winners;
  match.phase = Phase::over;
  match.stack.clear();
  int bits = 0;
  for (const Seat seat : winners) bits |= 1 << index(seat);
  tell(Happening::game_ended, match.active, bits);
}

void Referee::note(Happening what, Seat seat, std::uint16_t card, SeatSet audience, int x, int y) {
  Event event;
  event.kind = static_cast<std::uint16_t>(what);
  event.seat = seat;
  event.card = card;
  event.audience = audience;
  event.args = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), 0, 0};
  witness_->note(event);
}

}  // namespace wardroom::guardians
