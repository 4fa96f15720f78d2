// What a room needs of the house it is in.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/game_shelf.hpp"
#include "server/operator/journal.hpp"
#include "server/people/client.hpp"
#include "server/storage/storage.hpp"
#include "server/world.hpp"

namespace wardroom::server {

class Room;

// Whoever has all rooms.
class RoomOwner {
 public:
  RoomOwner() = default;
  RoomOwner(const RoomOwner&) = delete;
  RoomOwner& operator=(const RoomOwner&) = delete;
  virtual ~RoomOwner() = default;

  // The lobby has to show this room differently from now on, or no longer.
  virtual void listing_changed(Room& room) = 0;
  // Everybody at a finished table wants another game. Answers the table for it, which lives until
  // it is kept or cannot be; null if there can be none.
  virtual std::shared_ptr<Room> begin_rematch(Room& room, const Asker& asker) = 0;
  // Forgets a room at which nobody sits any more and no game has begun.
  virtual void remove(Room& room) = 0;
};

struct RoomServices {
  World& world;
  Storage& storage;
  GameShelf& games;
  Journal& journal;
  RoomOwner& owner;
  std::function<std::uint64_t()> seed;  // of the chance of every new game
  std::string version;                  // of the program, for records
};

}  // namespace wardroom::server
