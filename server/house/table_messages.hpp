// What people do at a table: read from their messages here, done by the part of the room that it is
// for when the room's turn comes.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "server/people/client.hpp"
#include "server/storage/storage.hpp"
#include "table/request.hpp"

namespace wardroom::server {

struct TableMessage {
  using Work = std::function<void(Room&)>;

  std::string_view type;
  // What the request asks for; `now` is when it came in. If something is wrong with it, that is its
  // problem, and the work is not to be done.
  Work (*read)(const Asker& asker, Request& request, Milliseconds now);
  // Whether requests of one person of this type are done one after the other.
  bool in_turn = false;
};

std::span<const TableMessage> table_messages();

}  // namespace wardroom::server
