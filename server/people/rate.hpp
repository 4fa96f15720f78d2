// How often somebody may do something: a stock that is used up and fills again with time. A value;
// whoever asks says what time it is.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>

#include "server/storage/storage.hpp"

namespace wardroom::server {

struct Allowance {
  int burst = 1;               // how many at once
  Milliseconds refill = 1000;  // time until one more is allowed

  friend bool operator==(const Allowance&, const Allowance&) = default;
};

class Rate {
 public:
  // Whether it may be done once more now; if so, that is used up.
  bool take(const Allowance& allowance, Milliseconds now) {
    const Milliseconds full = allowance.burst * allowance.refill;
    stock_ = first_ ? full : std::min(full, stock_ + std::max<Milliseconds>(0, now - last_));
    first_ = false;
    last_ = now;
    if (stock_ < allowance.refill) return false;
    stock_ -= allowance.refill;
    return true;
  }
  // How long until it may be done again.
  Milliseconds wait(const Allowance& allowance) const {
    return std::max<Milliseconds>(0, allowance.refill - stock_);
  }
  // Whether the whole stock is there again: then this rate need not be remembered.
  bool full(const Allowance& allowance, Milliseconds now) const {
    return first_ || stock_ + (now - last_) >= allowance.burst * allowance.refill;
  }

 private:
  bool first_ = true;
  Milliseconds stock_ = 0;  // in milliseconds of refilling
  Milliseconds last_ = 0;
};

// One stock for each of many, such as addresses.
class Rates {
 public:
  bool take(const std::string& key, const Allowance& allowance, Milliseconds now) {
    // Rates whose whole stock is there again need not be remembered.
    if (rates_.size() >= kMostRemembered)
      std::erase_if(rates_, [&](const auto& item) { return item.second.full(allowance, now); });
    return rates_[key].take(allowance, now);
  }

 private:
  static constexpr std::size_t kMostRemembered = 10'000;
  std::unordered_map<std::string, Rate> rates_;
};

}  // namespace wardroom::server
