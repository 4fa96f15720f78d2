// Flights that are hit: a last chance to save something, then they are destroyed (WC-LOSS, R-39
// (d)).
#include "games/wingcommander/referee.hpp"
#include "games/wingcommander/turns.hpp"

namespace wardroom::wingcommander {

Flow Destruction::resume(Referee& referee) {
  Match& match = referee.match;
  const bool any = std::ranges::any_of(match.combat.engaged, &Engaged::doomed);
  if (!any) return Flow::done;
  if (step++ == 0) return referee.call(Window{Moment::doom, match.active});
  Bounded<Occasion, 4> happened;
  for (int i = 0; i < 4; ++i) {
    Engaged& flight = match.combat.engaged[static_cast<std::size_t>(i)];
    if (!flight.doomed) continue;
    flight.doomed = false;
    const Copy pilot = pilot_of(referee, flight.flight);
    const int medals = pilot == kNoCopy ? 0 : medals_of(referee, pilot);
    happened.push_back({Occasion::flight_destroyed, engaged_seat(i), match.combat.where,
                        static_cast<std::uint8_t>(medals), pilot != kNoCopy});
    referee.destroy_flight(flight.flight);
    flight.flight = kNoCopy;
  }
  // All at the same time. R-52: the active player is asked first, so called last.
  for (const Seat seat : {other(match.active), match.active})
    for (const Occasion& occasion : happened) ask_for_order(referee, seat, occasion);
  return Flow::next;
}

}  // namespace wardroom::wingcommander
