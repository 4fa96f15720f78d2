// Who looks at a table, and telling them: states of the match, the room, and what people say. What
// everybody is told of the match is on disk already (keeping.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.hpp"
#include "server/people/client.hpp"

namespace wardroom::server {

class Telling {
 public:
  explicit Telling(Room& room);

  // --- who looks ---
  void enter(const std::shared_ptr<Client>& client, const Asker& asker);
  void leave(const std::shared_ptr<Client>& client);
  void leave_seat(Seat seat);  // whoever looks from there
  void leave_all();
  // Whoever looked from this seat sits there no more, and watches.
  void watch_from(Seat seat);
  void drop_lookers() { lookers_.clear(); }
  // All clients that look, also those of people who sit here.
  std::size_t lookers() const { return lookers_.size(); }
  std::size_t spectators() const;
  bool is_looked_at_from(Seat seat) const;

  // --- telling one ---
  // Answers with the present state and the whole story, or with the room if there is no match.
  void answer_present(const Asker& asker);
  void answer_room(const Asker& asker) const;

  // --- telling everybody, an asker by the answer that is due ---
  void tell_state(const std::optional<Asker>& asker, bool whole_story = false);
  void tell_room(const std::optional<Asker>& asker = std::nullopt) const;
  // The same, after a change that was not kept just now (keeping.hpp).
  void tell_change(const std::optional<Asker>& asker = std::nullopt);
  void say(const Asker& asker, int phrase) const;

  // Rises with every change of what is told of the room.
  std::uint64_t version() const { return version_; }
  void note_change() { ++version_; }

 private:
  // The room has changed by who looks at it; this client need not be told.
  void tell_others(const std::shared_ptr<Client>& client);
  // What a client is told of this table: the state of the match, or the room if there is no match.
  std::string state_for(Client& client, const std::string& id, bool whole_story);
  std::string present_state(Client& client, const std::string& id, bool whole_story);
  std::string room_for(const Client& client, const std::string& id) const;

  Room& room_;
  std::vector<std::shared_ptr<Client>> lookers_;
  // It starts from the time, so that it also rises when the room is read from disk again.
  std::uint64_t version_;
};

}  // namespace wardroom::server
