#include "server/people/login_guard.hpp"

#include <algorithm>

namespace wardroom::server {
namespace {

constexpr Milliseconds kLongest = 3'600'000;
constexpr Milliseconds kForget = 24 * kLongest;  // after the last one that failed
constexpr std::size_t kMostRemembered = 10'000;
// For each address of an account the account has so many at others, and an address so many for
// other accounts: an office logs in through one.
constexpr int kOfAccount = 10;
constexpr int kOfHousehold = 3;

Milliseconds delay_after(int failures, Milliseconds first) {
  Milliseconds delay = first;
  for (int i = 1; i < failures && delay < kLongest; ++i) delay *= 2;
  return std::min(delay, kLongest);
}

}  // namespace

// A line feed is in no name and in no address.
std::array<LoginGuard::Count, 3> LoginGuard::counts_of(const Try& tried) {
  if (!tried.device.empty()) return {{{"device\n" + tried.account + '\n' + tried.device}, {}, {}}};
  return {{{"both\n" + tried.account + '\n' + tried.household},
           {"account\n" + tried.account, kOfAccount},
           {"household\n" + tried.household, kOfHousehold}}};
}

bool LoginGuard::may_try(const Try& tried, const net::Allowance& allowance, Milliseconds now) {
  if (failures_.size() >= kMostRemembered && now >= forget_after_) forget_old(now);
  const auto counts = counts_of(tried);
  for (const Count& count : counts)
    if (const auto found = failures_.find(count.key);
        found != failures_.end() && now < found->second.next)
      return false;
  for (const Count& count : counts) {
    if (count.key.empty()) continue;
    Failures& failures = failures_[count.key];
    if (now > failures.next + kForget) failures = {};
    const int beyond = ++failures.count - allowance.burst * count.free_times;
    failures.next = std::max(now, failures.next);
    if (beyond >= 0) failures.next = now + delay_after(beyond + 1, allowance.refill);
  }
  return true;
}

void LoginGuard::succeeded(const Try& tried) {
  for (const Count& count : counts_of(tried)) {
    const auto found = failures_.find(count.key);
    if (found == failures_.end()) continue;
    // Those of others still count.
    if (count.free_times > 1 && --found->second.count > 0) continue;
    failures_.erase(found);
  }
}

void LoginGuard::forget_old(Milliseconds now) {
  std::erase_if(failures_, [&](const auto& one) { return now > one.second.next + kForget; });
  forget_after_ = now + 60'000;  // looking through all of them takes its time too
}

}  // namespace wardroom::server
