// What people may ask of the server. Every limit can be configured (docs/operating.md).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "net/rate.hpp"

namespace wardroom::server {

struct HouseLimits {
  net::Allowance messages{60, 50};  // of one client: 20 a second, 60 at once
  // Messages of all clients of one address: an office plays through one.
  net::Allowance messages_of_address{1000, 5};
  net::Allowance guests{30, 60'000};  // new ones from one address
  net::Allowance logins{10, 30'000};  // tries from one address, and for one name
  std::size_t unfinished = 50;        // tables of one person
  std::size_t rooms = 20'000;         // tables altogether
  // Pages that may talk to this server, as browsers name them ("https://example.org"). Without any,
  // those that were loaded from this very server.
  std::vector<std::string> origins;

  friend bool operator==(const HouseLimits&, const HouseLimits&) = default;
};

}  // namespace wardroom::server
