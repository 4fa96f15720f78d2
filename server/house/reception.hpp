// Coming to tables: making one, being invited to one, sitting down, looking (docs/server.md).
#pragma once

#include <string>

#include "server/house/house_parts.hpp"
#include "server/house/housekeeping.hpp"
#include "server/house/people.hpp"
#include "server/house/tables.hpp"
#include "table/request.hpp"

namespace wardroom::server {

class Reception {
 public:
  Reception(const HouseLimits& limits, const Housekeeping& keeping, Tables& tables, People& people)
      : limits_(limits), keeping_(keeping), tables_(tables), people_(people) {}

  // --- what clients ask for ---
  void create(const Asker& asker, Request& request);
  void invitation(const Asker& asker, Request& request);
  void join(const Asker& asker, Request& request);
  void enter(const Asker& asker, Request& request);
  void leave(const Asker& asker, Request& request);

 private:
  // Whether the asker may sit down at one more table; if not, the asker is told.
  bool may_sit(const Asker& asker) const;
  // The public table with this id, or one's own; null if the asker has been told that there is
  // none.
  std::shared_ptr<Room> visible(const Asker& asker, const std::string& id);
  // Whether anybody who sits there blocks the person, or is blocked.
  bool blocked_from(const Room& room, const Person& person);

  const HouseLimits& limits_;
  const Housekeeping& keeping_;
  Tables& tables_;
  People& people_;
};

}  // namespace wardroom::server
