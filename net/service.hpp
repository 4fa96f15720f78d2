// What all connections of a server share.
#pragma once

#include <map>
#include <string>

#include "net/address.hpp"
#include "net/http.hpp"
#include "net/server.hpp"
#include "net/socket.hpp"

namespace wardroom::net {

struct Service {
  Limits limits;
  AddressCount addresses{limits.connections_per_address};
  bool stopping = false;
};

// What is to be had at a place where a server listens.
struct Entrance {
  Handler handler;
  std::map<std::string, SocketHandler*> conversations{};  // by path
};

}  // namespace wardroom::net
