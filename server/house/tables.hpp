// All tables of a house: those that wait or are played at, and finished ones that somebody looks
// at.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/house/house_parts.hpp"
#include "server/room/room.hpp"

namespace wardroom::server {

class Tables final : public RoomOwner {
 public:
  // `changed` is called whenever the lobby has to show the tables differently, `finished` when a
  // game is over.
  Tables(const HouseParts& parts, GameShelf& games, Journal& journal, std::function<void()> changed,
         std::function<void(const Room&)> finished);

  // Takes up a table that was kept.
  void take_up(GameRow row);
  // The clocks and the bots of all games go on.
  void wake() const;
  // From now on no game begins.
  void close() { closed_ = true; }
  bool is_closed() const { return closed_; }
  bool is_full() const { return rooms_.size() >= most_; }

  // By id: tables that wait or are played at.
  const std::map<std::string, std::shared_ptr<Room>>& rooms() const { return rooms_; }
  // The table with this id, also a finished one; null if there is none.
  std::shared_ptr<Room> find(const std::string& id);
  // The table with an open seat that this invitation opens; null if there is none.
  std::shared_ptr<Room> invited_to(const std::string& invite) const;
  // The unfinished tables at which a person sits, in the order of their ids.
  std::vector<std::shared_ptr<Room>> of(const std::string& person) const;
  // Visits all rooms in memory, also finished ones that somebody looks at.
  void each(const std::function<void(Room&)>& visit) const;

  // Makes a table. When it is on disk it is listed, and `then` is called.
  std::shared_ptr<Room> open_room(GameRow row, const Asker& asker, std::function<void(Room&)> then);
  // Ends games that nobody touches any more, and forgets finished ones at which nobody looks.
  void sweep();

  // --- what rooms ask for ---
  void listing_changed(Room& room) override;
  std::shared_ptr<Room> begin_rematch(Room& room, const Asker& asker) override;
  void remove(Room& room) override;
  const RoomServices& services() const { return services_; }

 private:
  RoomServices services_;
  std::function<void()> changed_;
  std::function<void(const Room&)> finished_;
  std::size_t most_;     // unfinished tables there may be
  bool closed_ = false;  // no game begins any more
  std::map<std::string, std::shared_ptr<Room>> rooms_;
  std::unordered_map<std::string, std::weak_ptr<Room>> over_;  // by id
  // The ids of tables with an open seat, by the hash of their invitation.
  std::unordered_map<std::string, std::string> invites_;
};

}  // namespace wardroom::server
