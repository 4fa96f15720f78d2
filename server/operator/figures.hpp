// What the server counts, for metrics.
#pragma once

#include <cstdint>

namespace wardroom::server {

struct Figures {
  std::uint64_t messages = 0;
  std::uint64_t errors = 0;     // messages that could not be done
  std::uint64_t refused = 0;    // sockets that were refused
  std::uint64_t throttled = 0;  // messages beyond what one client may send
  std::uint64_t choices = 0;    // of people
  std::uint64_t bot_choices = 0;
  std::uint64_t games_begun = 0;
  std::uint64_t games_ended = 0;
  std::uint64_t guests = 0;
  std::uint64_t logins = 0;
  std::uint64_t failed_logins = 0;
};

}  // namespace wardroom::server
