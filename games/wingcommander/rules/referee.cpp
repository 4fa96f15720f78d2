#include "games/wingcommander/rules/referee.hpp"

namespace wardroom::wingcommander {

void Referee::tell_flight(Happening what, Seat seat, Copy flight, int x, int y) {
  if (!is_watched()) return;
  const Copy pilot = pilot_of(*this, flight);
  tell_card(what, seat, flight, x, y, 0, pilot == kNoCopy ? 0 : match.table.card(pilot) + 1);
}

void Referee::gain(Seat seat, int points) {
  if (points == 0) return;
  auto& power = match.power[index(seat)];
  power = static_cast<std::int16_t>(power + points);
  tell(Happening::power_gained, seat, points, power);
}

void Referee::pay(Seat seat, int points) {
  if (points == 0) return;
  auto& power = match.power[index(seat)];
  power = static_cast<std::int16_t>(power - points);
  tell(Happening::power_paid, seat, points, power);
}

void Referee::lose(Seat seat, int points) {
  if (points == 0) return;
  auto& power = match.power[index(seat)];
  power = static_cast<std::int16_t>(power - points);
  tell(Happening::power_lost, seat, points, power);
}

Copy Referee::announce(Seat seat, CardId card, bool hidden) {
  CardTable& table = match.table;
  const auto cards = hand(*this, seat);
  // WC-R-56, WC-R-58: whoever saw some of these cards sees one go face down, but not which one it
  // is.
  if (hidden)
    for (const Copy copy : cards)
      if (set.card(table.card(copy)).is(Type::orders)) table.keep_secret(copy, seat);
  // Of equal cards, one the opponent has already seen.
  Copy chosen = kNoCopy;
  for (const Copy copy : cards)
    if (table.card(copy) == card && (chosen == kNoCopy || table.knows(other(seat), copy)))
      chosen = copy;
  const Spot spot = table.trade_away(table.where(chosen));
  const Copy copy = table.move(spot, kPending);
  if (!hidden) table.reveal(copy, SeatSet::all());
  return copy;
}

void Referee::draw(Seat seat) {
  CardTable& table = match.table;
  const int pile = zone_of(kDeck, seat);
  if (table.size(pile) == 0 && match.plays(Ruling::reshuffle)) {
    const int discards = zone_of(kDiscard, seat);
    const int count = table.size(discards);
    if (count == 0) return;
    while (table.size(discards) > 0) table.move(table.top_spot(discards), pile);
    table.shuffle(pile, next_outcome());
    match.luck_gone[index(seat)] = 0;
    tell(Happening::reshuffled, seat, count);
  }
  if (table.size(pile) == 0) return;  // WC-R-06
  const Copy copy = table.move(table.top_spot(pile), zone_of(kHand, seat));
  table.reveal(copy, seat);
  tell_secret(Happening::drawn, seat, copy);
}

void Referee::tap(Copy copy) {
  match.table.mark(copy).set(Mark::tapped);
  tell_card(Happening::tapped, controller_of(*this, copy), copy);
}

// WC-DRAW-03.
void Referee::untap_all(Seat seat) {
  int count = 0;
  for (const Copy copy : ready_area(*this, seat)) {
    Mark& mark = match.table.mark(copy);
    if (!mark.has(Mark::tapped)) continue;
    mark.clear(Mark::tapped);
    ++count;
  }
  if (count > 0) tell(Happening::untapped, seat, count);
}

void Referee::place(Copy copy, int zone) {
  match.table.move(match.table.where(copy), zone);
}

void Referee::put_ready(Copy copy, Seat seat) {
  match.table.attach(copy, kNoCopy);
  place(copy, zone_of(kReady, seat));
}

void Referee::attach(Copy copy, Copy host) {
  place(copy, kAttached);
  match.table.attach(copy, host);
}

void Referee::discard(Copy copy) {
  CardTable& table = match.table;
  const Seat owner = match.owner(copy);
  table.reveal(copy, SeatSet::all());
  table.attach(copy, kNoCopy);
  table.mark(copy) = Mark{};
  place(copy, zone_of(kDiscard, owner));
  const CardData& card = set.card(table.card(copy));
  if (card.is(Type::luck)) match.luck_gone[index(owner)] |= 1U << card.luck_number;
}

// WC-AWARD-04, WC-AWARD-05, WC-AWARD-06: Awards end with their pilot; they count as lost only if he
// is.
void Referee::drop_awards(Copy pilot, bool lost) {
  const CardTable& table = match.table;
  const Seat controller = controller_of(*this, pilot);
  bool again = true;
  while (again) {
    again = false;
    for (const Copy copy : table.zone(kAttached)) {
      if (table.host(copy) != pilot) continue;
      const int points = 1 + set.card(table.card(copy)).all_medals();
      discard(copy);
      if (lost) lose(controller, points);
      again = true;
      break;
    }
  }
}

void Referee::move_flight(Copy flight, NavPoint to) {
  const Seat seat = controller_of(*this, flight);
  place(flight, flights_zone(to, seat));
  match.table.mark(flight).set(Mark::moved);
}

void Referee::take_apart(Copy flight) {
  const CardTable& table = match.table;
  const Seat seat = controller_of(*this, flight);
  bool again = true;
  while (again) {
    again = false;
    for (const Copy copy : table.zone(kAttached)) {
      if (table.host(copy) != flight) continue;
      if (set.card(table.card(copy)).is(Type::damage))
        discard(copy);  // WC-DAMAGE-10, WC-DAMAGE-11
      else
        put_ready(copy, seat);
      again = true;
      break;
    }
  }
}

// WC-FIGHTER-05, WC-PILOT-08, WC-MOVE-11.
void Referee::go_home(Copy flight) {
  const Seat seat = controller_of(*this, flight);
  place(flight, zone_of(kReady, seat));
  take_apart(flight);
}

// WC-COMBAT-22, WC-LOSS-01, WC-LOSS-02, WC-LOSS-03, WC-LOSS-04, WC-R-47.
void Referee::destroy_flight(Copy flight) {
  const CardTable& table = match.table;
  const Seat seat = controller_of(*this, flight);
  tell_flight(Happening::flight_destroyed, seat, flight,
              static_cast<int>(point_of_zone(table.zone_of(flight))));
  int points = 0;
  Bounded<Copy, 64> lost;
  each_attached(*this, flight, [&](Copy copy) { lost.push_back(copy); });
  lost.push_back(flight);
  for (const Copy copy : lost) {
    const CardData& card = set.card(table.card(copy));
    if (!card.is(Type::damage)) points += 1 + card.all_medals();
  }
  for (const Copy copy : lost) discard(copy);
  lose(seat, points);
  match.eventful = true;
}

// WC-CAPITAL-06.
void Referee::destroy_capital(Copy ship, NavPoint point) {
  const Seat owner = match.owner(ship);
  tell_card(Happening::capital_destroyed, owner, ship, static_cast<int>(point));
  const int points = set.card(match.table.card(ship)).loss;
  discard(ship);
  lose(owner, points);
  match.eventful = true;
}

void Referee::end(How how, Seat winner) {
  match.result.over = true;
  if (how == How::carrier || how == How::power) match.result.winners = winner;
  match.phase = Phase::over;
  tell(Happening::ended, winner, static_cast<int>(how));
  match.stack.clear();  // nothing that was under way goes on
}

}  // namespace wardroom::wingcommander
