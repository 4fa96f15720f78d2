// Who keeps guessing a password is held off, each time for longer, and its owner is not: tries are
// counted for an account at one address, for an account at all addresses that do not know it, and
// for an address. A device on which its owner has logged in before is counted by itself. A value;
// whoever asks says what time it is.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <unordered_map>

#include "net/rate.hpp"
#include "server/storage/storage.hpp"

namespace wardroom::server {

class LoginGuard {
 public:
  struct Try {
    std::string account;    // as logins are compared
    std::string household;  // where it comes from
    std::string device;     // one that the account knows; else empty
  };

  // So many tries are free; then each makes the next one wait, first for the allowance's time, then
  // twice as long each time, up to an hour.
  // Whether this try may be made. If so it counts as one that failed, until it is known better.
  bool may_try(const Try& tried, const net::Allowance& allowance, Milliseconds now);
  void succeeded(const Try& tried);

 private:
  struct Failures {
    int count = 0;
    Milliseconds next = 0;  // when the next one may be made
  };
  struct Count {
    std::string key;
    int free_times = 1;  // the allowance so many times
  };

  static std::array<Count, 3> counts_of(const Try& tried);
  void forget_old(Milliseconds now);

  std::unordered_map<std::string, Failures> failures_;
  Milliseconds forget_after_ = 0;
};

}  // namespace wardroom::server
