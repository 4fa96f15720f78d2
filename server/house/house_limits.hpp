// What people may ask of the server. Every limit can be configured (docs/operating.md).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "server/people/rate.hpp"

namespace wardroom::server {

struct HouseLimits {
  Allowance messages{60, 50};    // of one client: 20 a second, 60 at once
  Allowance guests{30, 60'000};  // new ones from one address
  Allowance logins{10, 30'000};  // tries from one address, and for one name
  std::size_t unfinished = 50;   // tables of one person
  std::size_t rooms = 20'000;    // tables altogether
  // Pages that may talk to this server, as browsers name them ("https://example.org"). Without any,
  // those that were loaded from this very server.
  std::vector<std::string> origins;

  friend bool operator==(const HouseLimits&, const HouseLimits&) = default;
};

}  // namespace wardroom::server
