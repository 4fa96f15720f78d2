#include "server/room/room_clock.hpp"

#include <algorithm>

#include "server/room/room.hpp"

namespace wardroom::server {

RoomClock::RoomClock(Room& room) : room_(room), clock_(room.settings().clock, room.seats()) {}

void RoomClock::begin(std::optional<Seat> decider) {
  clock_.turn(decider, room_.services().world.now());
  known_ = true;
}

void RoomClock::go_on(const GameClock& clock) {
  clock_ = clock;
  clock_.start(room_.services().world.now());
}

void RoomClock::stop() {
  clock_.turn(std::nullopt, room_.services().world.now());
}

void RoomClock::restore(const std::vector<ChangeRow>& changes, std::optional<Seat> decider) {
  clock_ = GameClock(room_.settings().clock, room_.seats());
  if (!changes.empty()) {
    room_.note_touched(changes.back().at);
    if (!changes.back().clocks.empty()) clock_.restore(changes.back().clocks);
  }
  clock_.take_up(decider, room_.row().changed, room_.services().world.now());
  known_ = true;
}

void RoomClock::follow() {
  const auto deadline = clock_.deadline();
  if (!deadline) return;
  World& world = room_.services().world;
  world.after(std::max<Milliseconds>(0, *deadline - world.now()),
              [weak = room_.weak_from_this(), deadline] {
                const auto room = weak.lock();
                if (!room || room->clock.now().deadline() != deadline) return;
                room->keeping.in_turn([room, deadline] { room->clock.run_out(*deadline); });
              });
}

// The clock is looked at once more: a choice may have come in just before.
void RoomClock::run_out(Milliseconds deadline) {
  if (room_.phase() != Room::Phase::playing || clock_.deadline() != deadline) return;
  const HostedTable* table = room_.match.table();
  if (table == nullptr) return;
  if (const auto seat = table->decider()) room_.ending.give_up(*seat, End::time, std::nullopt);
}

}  // namespace wardroom::server
