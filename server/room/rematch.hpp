// The next game of the people at a table, once all of them want it.
#pragma once

#include <memory>
#include <string>

#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "server/people/client.hpp"

namespace wardroom::server {

class Rematch {
 public:
  explicit Rematch(Room& room) : room_(room) {}

  void want(const Asker& asker);
  // The table of the rematch is on disk; `id` is its id.
  void begun(const std::string& id);

  SeatSet wanted() const { return wanted_; }
  const std::string& next() const { return next_; }  // the id of its table; empty before

 private:
  Room& room_;
  SeatSet wanted_;              // by these seats
  std::weak_ptr<Room> coming_;  // the table, before it is kept
  std::string next_;
};

}  // namespace wardroom::server
