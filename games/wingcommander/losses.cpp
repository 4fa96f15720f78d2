// Flights that are hit: a last chance to save something, then they are destroyed (WC-LOSS, R-39
// (d)).
#include "games/wingcommander/referee.hpp"

namespace wardroom::wingcommander {

Flow Destruction::resume(Referee& referee) {
  Match& match = referee.match;
  const bool any = std::ranges::any_of(match.combat.engaged, &Engaged::doomed);
  if (!any) return Flow::done;
  if (step++ == 0) return referee.call(Window{Moment::doom, match.active});
  for (int i = 0; i < 4; ++i) {
    Engaged& flight = match.combat.engaged[static_cast<std::size_t>(i)];
    if (!flight.doomed) continue;
    flight.doomed = false;
    const Copy pilot = pilot_of(referee, flight.flight);
    const Occasion occasion{
        Occasion::flight_destroyed, engaged_seat(i), static_cast<std::uint8_t>(match.combat.where),
        static_cast<std::uint8_t>(pilot == kNoCopy ? 0 : medals_of(referee, pilot))};
    referee.destroy_flight(flight.flight);
    flight.flight = kNoCopy;
    // the active player first.
    referee.call(RevealOrder{other(match.active), 0, occasion});
    referee.call(RevealOrder{match.active, 0, occasion});
  }
  return Flow::next;
}

}  // namespace wardroom::wingcommander
