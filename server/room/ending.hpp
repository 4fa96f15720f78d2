// How a game ends, beside by its rules: somebody gives up, has no time left, a draw is agreed, or
// nobody comes any more (docs/server.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/decision.hpp"
#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "server/people/client.hpp"
#include "server/storage/storage.hpp"

namespace wardroom::server {

enum class End : std::uint8_t { played, conceded, time, agreed, abandoned };
inline constexpr std::array<std::string_view, 5> kEndNames = {"played", "conceded", "time",
                                                              "agreed", "abandoned"};

// What is kept of a game that has ended.
void set_end(GameRow& row, End how, SeatSet winners);

class Ending {
 public:
  explicit Ending(Room& room);

  void concede(const Asker& asker);
  // A seat gives up, or its time is up: the game ends, or goes on with a bot if others are left.
  void give_up(Seat seat, End how, const std::optional<Asker>& asker);
  void finish(End how, SeatSet winners, const std::optional<Asker>& asker);
  // Ends a game, or removes a table that waits, if nobody has touched it for too long.
  void abandon_if_due(Milliseconds now);

  // That the game has ended is on disk, and in the row of the room.
  void settle(End how, SeatSet winners);
  // No game has begun, and none will.
  void dissolve();

  // Nothing while it goes on.
  std::optional<Result> result() const;
  // The value of the member `end` (docs/server.md).
  void write(JsonWriter& json) const;

 private:
  // A bot goes on for somebody who gave up.
  void substitute(Seat seat, const std::optional<Asker>& asker);

  Room& room_;
  std::optional<End> end_;
  SeatSet winners_;
};

}  // namespace wardroom::server
