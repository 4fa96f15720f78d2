#include "server/room/rematch.hpp"

#include "server/room/room.hpp"
#include "words/server.hpp"

namespace wardroom::server {

void Rematch::want(const Asker& asker) {
  const std::optional<Seat> seat = asker.client->seat;
  if (!seat || room_.phase() != Room::Phase::over)
    return asker.fail(words::server::cannot::rematch(asker.language()));
  wanted_ = wanted_ | *seat;
  room_.telling.tell_change(asker);
  const SeatSet people = room_.seating.people();
  if (next_.empty() && coming_.expired() && (wanted_ & people) == people)
    coming_ = room_.services().owner.begin_rematch(room_, Asker{asker.client, ""});
}

void Rematch::begun(const std::string& id) {
  next_ = id;
  room_.telling.tell_change();
}

}  // namespace wardroom::server
