// The clock of a room: that of its game as of the last change on disk, and what happens when the
// time of the seat that decides is up.
#pragma once

#include <optional>
#include <vector>

#include "server/room/game_clock.hpp"
#include "server/storage/storage.hpp"

namespace wardroom::server {

class Room;

class RoomClock {
 public:
  explicit RoomClock(Room& room);

  const GameClock& now() const { return clock_; }
  // Whether it is that of the match on disk; before, nobody has looked.
  bool is_known() const { return known_; }

  // The game begins, and this seat decides.
  void begin(std::optional<Seat> decider);
  // A change is on disk, with the clock as it was then: the next time runs from now on.
  void go_on(const GameClock& clock);
  void stop();
  // After reading the changes from disk.
  void restore(const std::vector<ChangeRow>& changes, std::optional<Seat> decider);

  // From now on the game ends when the time that runs is up, unless a choice comes in before.
  void follow();

 private:
  void run_out(Milliseconds deadline);

  Room& room_;
  GameClock clock_;
  bool known_ = false;
};

}  // namespace wardroom::server
