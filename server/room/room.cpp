#include "server/room/room.hpp"

#include <algorithm>

namespace wardroom::server {
namespace {

Room::Phase phase_named(std::string_view name) {
  const auto found = std::ranges::find(Room::kPhaseNames, name);
  return found == Room::kPhaseNames.end()
             ? Room::Phase::over
             : static_cast<Room::Phase>(found - Room::kPhaseNames.begin());
}

}  // namespace

Room::Room(const RoomServices& services, GameRow row)
    : services_(services),
      row_(std::move(row)),
      settings_(read_settings(row_.settings)),
      phase_(phase_named(row_.phase)) {}

void Room::set_row(GameRow row) {
  row_ = std::move(row);
  phase_ = phase_named(row_.phase);
}

void Room::wake() {
  if (phase_ != Phase::playing) return;
  const bool has_bots = seating.people().size() < seats();
  if (settings_.clock.kind == ClockSettings::Kind::none && !has_bots) return;
  keeping.in_turn([this] {
    if (match.table() != nullptr) playing.take_up();
  });
}

void Room::let_go() {
  keeping.drop_waiting();
  telling.drop_lookers();
}

}  // namespace wardroom::server
