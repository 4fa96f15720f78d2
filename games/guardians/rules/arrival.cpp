// A card from hand between being announced and lying in its place: paid, then put there if the
// place is still to be had.
#include "games/guardians/rules/deployment.hpp"
#include "games/guardians/rules/options.hpp"
#include "games/guardians/rules/referee.hpp"

namespace wardroom::guardians {
namespace {

// SG-R-50: what has lost its place, or would be a second copy, does not arrive.
bool has_place(const Position& position, const Arrival& arrival) {
  const CardId card = position.card_id(arrival.copy);
  if (is_barred(position, card)) return false;
  if (arrival.host != kNoCopy)
    return is_in_play(position.table().zone_of(arrival.host)) &&
           may_lie_on(position, arrival.seat, card, arrival.host) &&
           !(position.set.card(card).is(Type::crew) && carries_crew(position, arrival.host, card));
  return !position.set.card(card).is(Type::ship) ||
         entry(position, arrival.seat, lane_at(arrival.zone - kInLanes));
}

void arrive(Referee& referee, const Arrival& arrival) {
  const CardData& card = referee.set.card(referee.match.table.card(arrival.copy));
  if (!has_place(referee, arrival))
    return referee.discard(arrival.copy, Happening::came_to_nothing);
  if (card.is(Type::ship)) {
    const Cell cell = *entry(referee, arrival.seat, lane_at(arrival.zone - kInLanes));
    referee.put(arrival.copy, zone_of(cell));
    return referee.tell_card(Happening::stationed, arrival.seat, arrival.copy, place_of(cell));
  }
  if (arrival.host != kNoCopy) {
    referee.put_on(arrival.copy, arrival.host);
    return referee.tell_card(Happening::assigned, arrival.seat, arrival.copy,
                             place_of(referee, arrival.host));
  }
  referee.put(arrival.copy, arrival.zone);
  if (card.enters_used) referee.match.table.mark(arrival.copy).set(Mark::used);
  if (card.is_system()) {
    referee.tell_card(Happening::settled, arrival.seat, arrival.copy);
    return referee.gain_power(arrival.seat,
                              card.provides[index(Point::influence)]);  // SG-SYSTEM-03
  }
  if (arrival.zone >= kRealm && arrival.zone < kPending)
    return referee.tell_card(Happening::deployed, arrival.seat, arrival.copy);
  referee.tell_card(Happening::assigned, arrival.seat, arrival.copy, place_of_zone(arrival.zone));
}

}  // namespace

Flow Arrival::resume(Referee& referee) {
  const Arrival arrival = *this;
  switch (step++) {
    case 0: {
      referee.tell_card(Happening::announced, seat, copy);
      const CardData& card = referee.set.card(referee.match.table.card(copy));
      return card.is_system() ? Flow::next : referee.call(Payment{card.cost, seat});
    }
    default: arrive(referee, arrival); return Flow::done;
  }
}

}  // namespace wardroom::guardians
