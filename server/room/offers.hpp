// What people at a table offer each other: a draw, or to take back a choice that others have learnt
// from. It is done when everybody else has accepted, and falls when somebody who was asked chooses.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "server/people/client.hpp"

namespace wardroom::server {

class Offers {
 public:
  enum class What : std::uint8_t { draw, undo };

  explicit Offers(Room& room) : room_(room) {}

  // Takes back freely where nobody has learnt anything, or among bots; otherwise offers it.
  void undo(const Asker& asker);
  void offer(const Asker& asker, What what);
  void reply(const Asker& asker, bool accept);

  // A choice of this seat is on disk. Whoever was asked has answered by choosing; who offered may
  // offer again.
  void chosen(Seat seat);
  void drop() { offer_.reset(); }

  // The value of the member `offer` (docs/server.md).
  void write(JsonWriter& json) const;

 private:
  struct Offer {
    What what;
    Seat from;
    SeatSet accepted;
  };
  // Everybody has accepted.
  void carry_out(const Offer& offer, const Asker& asker);

  Room& room_;
  std::optional<Offer> offer_;
  SeatSet offered_;  // seats that have offered something since their last choice
};

}  // namespace wardroom::server
