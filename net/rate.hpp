// How often somebody may do something: a stock that is used up and fills again with time. A value;
// whoever asks says what time it is, in milliseconds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace wardroom::net {

struct Allowance {
  int burst = 1;               // how many at once
  std::int64_t refill = 1000;  // time until one more is allowed

  friend bool operator==(const Allowance&, const Allowance&) = default;
};

class Rate {
 public:
  // Whether it may be done once more now; if so, that is used up.
  bool take(const Allowance& allowance, std::int64_t now) {
    fill(allowance, now);
    if (stock_ < allowance.refill) return false;
    stock_ -= allowance.refill;
    return true;
  }
  // What has been done already is used up: so many thousandths of one. How long to wait until the
  // stock is paid back; 0 as long as there is some.
  std::int64_t spend(const Allowance& allowance, std::int64_t now, std::int64_t thousandths) {
    fill(allowance, now);
    owed_ += allowance.refill * thousandths;
    stock_ -= owed_ / 1000;
    owed_ %= 1000;
    return std::max<std::int64_t>(0, -stock_);
  }
  // How long until it may be done again.
  std::int64_t wait(const Allowance& allowance) const {
    return std::max<std::int64_t>(0, allowance.refill - stock_);
  }
  // Whether the whole stock is there again: then this rate need not be remembered.
  bool full(const Allowance& allowance, std::int64_t now) const {
    return first_ || stock_ + (now - last_) >= allowance.burst * allowance.refill;
  }

 private:
  void fill(const Allowance& allowance, std::int64_t now) {
    const std::int64_t full = allowance.burst * allowance.refill;
    stock_ = first_ ? full : std::min(full, stock_ + std::max<std::int64_t>(0, now - last_));
    first_ = false;
    last_ = now;
  }

  bool first_ = true;
  std::int64_t stock_ = 0;  // in milliseconds of refilling
  std::int64_t last_ = 0;
  std::int64_t owed_ = 0;  // thousandths of a millisecond that are not taken from the stock yet
};

// One stock for each of many, such as addresses.
class Rates {
 public:
  bool take(const std::string& key, const Allowance& allowance, std::int64_t now) {
    return of(key, allowance, now).take(allowance, now);
  }
  Rate& of(const std::string& key, const Allowance& allowance, std::int64_t now) {
    // Rates whose whole stock is there again need not be remembered.
    if (rates_.size() >= kMostRemembered && now >= forget_after_) {
      std::erase_if(rates_, [&](const auto& item) { return item.second.full(allowance, now); });
      forget_after_ = now + 1000;  // looking through all of them takes its time too
    }
    return rates_[key];
  }

 private:
  static constexpr std::size_t kMostRemembered = 10'000;
  std::unordered_map<std::string, Rate> rates_;
  std::int64_t forget_after_ = 0;
};

}  // namespace wardroom::net
