// Flights that are hit: a last chance to save something, then they are destroyed (WC-LOSS, WC-R-39
// (d)).
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {

// What happened can be asked for by orders: WC-ORDERS-03.
Occasion destroy(Referee& referee, Copy flight) {
  const Position position = referee;
  const Copy pilot = pilot_of(position, flight);
  const int medals = pilot == kNoCopy ? 0 : medals_of(position, pilot);
  const int zone = position.table().zone_of(flight);
  const Occasion occasion{Occasion::flight_destroyed, seat_of_zone(zone), point_of_zone(zone),
                          static_cast<std::uint8_t>(medals), pilot != kNoCopy};
  referee.destroy_flight(flight);
  for (Engaged& one : referee.match.combat.engaged)
    if (one.flight == flight) one.flight = kNoCopy;
  return occasion;
}

Flow Destruction::resume(Referee& referee) {
  Match& match = referee.match;
  const bool any = std::ranges::any_of(match.combat.engaged, &Engaged::doomed);
  if (!any) return Flow::done;
  if (step++ == 0) return referee.call(Window{Moment::doom, match.active});
  Bounded<Occasion, 4> happened;
  for (Engaged& flight : match.combat.engaged) {
    if (!flight.doomed) continue;
    flight.doomed = false;
    happened.push_back(destroy(referee, flight.flight));
  }
  // All at the same time. WC-R-52: the active player is asked first, so called last.
  for (const Seat seat : {other(match.active), match.active})
    for (const Occasion& occasion : happened) ask_for_order(referee, seat, occasion);
  return Flow::next;
}

}  // namespace wardroom::wingcommander
