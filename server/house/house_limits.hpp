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
  // Tries to log in that fail; each further one takes twice as long as the one before.
  net::Allowance logins{5, 30'000};
  net::Allowance reports{5, 600'000};  // about others, from one address
  std::size_t unfinished = 50;         // tables of one person
  std::size_t rooms = 20'000;          // tables altogether
  // Pages that may talk to this server, as browsers name them ("https://example.org"). Without any,
  // those that were loaded from this very server.
  std::vector<std::string> origins;

  friend bool operator==(const HouseLimits&, const HouseLimits&) = default;
};

}  // namespace wardroom::server
