// Who sits at a table: sitting down and standing up before the game begins, and people who change.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.hpp"
#include "server/people/client.hpp"
#include "server/storage/storage.hpp"
#include "table/hosted_table.hpp"

namespace wardroom::server {

std::optional<Seat> seat_of(const GameRow& row, std::string_view person);

class Seating {
 public:
  explicit Seating(Room& room) : room_(room) {}

  std::optional<Seat> seat_of(std::string_view person) const;
  SeatSet people() const;
  std::string person_at(Seat seat) const;  // an id; empty if no person sits there

  // Writes a new room with the people who sit there already, then calls `kept`. `first` is written
  // with it: the rows of people whom the storage does not know yet.
  void open(const Asker& asker, std::vector<Write> first, std::function<void()> kept);
  void sit(const Asker& asker, std::string deck, std::vector<Write> first);
  // A bot takes the first open seat, for which nobody has come.
  void seat_bot(const Asker& asker, const std::string& level);
  void stand_up(const Asker& asker);
  // The table is removed: whoever still looks at it is told, and looks at none from then on.
  void dissolve();

  // A person who may sit here has another name now.
  void person_renamed(const Person& person);
  // The seat of the person `from` belongs to `to` now: a guest has logged in. Storage knows it
  // already, and no change is under way here, since the room is held or over.
  void person_moved(const std::string& from, const Person& to);
  // A person leaves for good: concedes the game under way, or frees the seat before one begins.
  void person_goes(const std::string& person);
  // A person was deleted: nobody is on the seat from now on. Storage knows it already.
  void forget(const std::string& person);

 private:
  // Writes who sits here now, which is what `next` says, and the game if it begins with that.
  void settle(GameRow next, std::vector<Write> writes, const Asker& asker,
              std::function<void()> then);
  // The game has begun; so many choices were made by themselves.
  void begin(std::uint64_t changes);
  // Frees a seat before the game begins; a table at which nobody sits is removed.
  void vacate(Seat seat, const std::optional<Asker>& asker);
  // The room as it is with another person, or none, on a seat; it is on disk already.
  void change_seat(Seat seat, std::string person, std::string name);

  Room& room_;
};

}  // namespace wardroom::server
