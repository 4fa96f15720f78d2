// What all connections of a server share.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

#include "net/address.hpp"
#include "net/http.hpp"
#include "net/rate.hpp"
#include "net/server.hpp"
#include "net/socket.hpp"

namespace wardroom::net {

struct Service {
  Limits limits;
  AddressCount addresses{limits.connections_per_address};
  Rates requests{};  // by household
  bool stopping = false;
};

// Milliseconds that only ever go on.
inline std::int64_t steady_now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

// What is to be had at a place where a server listens.
struct Entrance {
  Handler handler;
  std::map<std::string, SocketHandler*> conversations{};  // by path
};

}  // namespace wardroom::net
