// One table and the people at it, made of parts with one concern each. A part that needs another
// one asks for it through the room; what each does is told in its own header. Everything happens in
// the server's thread; bots think elsewhere.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/room/bots.hpp"
#include "server/room/ending.hpp"
#include "server/room/keeping.hpp"
#include "server/room/offers.hpp"
#include "server/room/passing.hpp"
#include "server/room/playing.hpp"
#include "server/room/rematch.hpp"
#include "server/room/room_clock.hpp"
#include "server/room/room_match.hpp"
#include "server/room/room_services.hpp"
#include "server/room/room_settings.hpp"
#include "server/room/seating.hpp"
#include "server/room/telling.hpp"

namespace wardroom::server {

class Room : public std::enable_shared_from_this<Room> {
 public:
  enum class Phase : std::uint8_t { waiting, playing, over };
  static constexpr std::array<std::string_view, 3> kPhaseNames = {"waiting", "playing", "over"};

  // `row` is the room as it was read from disk, or as it is to be written there first.
  Room(const RoomServices& services, GameRow row);
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;
  ~Room() = default;

  const RoomServices& services() const { return services_; }
  const std::string& id() const { return row_.id; }
  const RoomSettings& settings() const { return settings_; }
  int seats() const { return static_cast<int>(row_.seats.size()); }
  Phase phase() const { return phase_; }
  const GameRow& row() const { return row_; }
  // For the parts: the row is on disk like this now.
  void set_row(GameRow row);
  // The latest change on disk is of this time.
  void note_touched(Milliseconds at) { row_.changed = std::max(row_.changed, at); }

  // Called after the room was read from disk: the clock and the bots of its game go on.
  void wake();
  // Called when the house ends: drops the work that waits and forgets the clients that look.
  void let_go();

 private:
  const RoomServices& services_;
  GameRow row_;
  RoomSettings settings_;
  Phase phase_ = Phase::waiting;

 public:
  // --- its parts, each of which knows the room ---
  Keeping keeping{*this};
  RoomMatch match{*this};
  RoomClock clock{*this};
  Bots bots{*this};
  Seating seating{*this};
  Playing playing{*this};
  Passing passing{*this};
  Offers offers{*this};
  Ending ending{*this};
  Rematch rematch{*this};
  Telling telling{*this};
};

}  // namespace wardroom::server
