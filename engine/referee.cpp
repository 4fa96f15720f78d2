#include "engine/referee.hpp"

namespace wardroom {

void note(Witness& witness, std::uint16_t what, Seat seat, std::uint16_t card, SeatSet audience,
          const std::array<int, 4>& args) {
  Event event;
  event.kind = what;
  event.seat = seat;
  event.card = card;
  event.audience = audience;
  for (std::size_t i = 0; i < args.size(); ++i) event.args[i] = static_cast<std::int16_t>(args[i]);
  witness.note(event);
}

}  // namespace wardroom
