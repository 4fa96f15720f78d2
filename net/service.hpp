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
  Handler handler;
  Limits limits;
  std::map<std::string, SocketHandler*> conversations;  // by path
  AddressCount addresses{limits.connections_per_address};
  bool stopping = false;
};

}  // namespace wardroom::net
