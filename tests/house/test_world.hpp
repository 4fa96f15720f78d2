// A world for tests of the server: time goes only when it is told to, and whatever would happen in
// other threads happens when the test lets it.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <utility>

#include "server/world.hpp"

namespace wardroom::server {

class TestWorld final : public World {
 public:
  Milliseconds now() const override { return now_; }
  void after(Milliseconds length, std::function<void()> work) override {
    timers_.emplace(std::pair(now_ + length, ++number_), std::move(work));
  }
  void post(std::function<void()> work) override { posts_.push_back(std::move(work)); }
  bool elsewhere(const ForWhom& whom, std::function<std::function<void()>()> work) override {
    if (refuses) return false;
    return long_work_.add(whom, [work = std::move(work)] { work()(); });
  }
  std::size_t long_work() const { return long_work_.size(); }
  // One piece of it is done, even while the world dawdles.
  void think_once() {
    if (const auto work = long_work_.take()) (*work)();
  }

  bool refuses = false;       // work that takes long
  bool dawdles = false;       // such work is taken and not done
  bool stands_still = false;  // nothing that was posted is done either

  // Everything that can be done now; true if there was anything.
  bool pump() {
    bool any = false;
    while (!stands_still && one()) any = true;
    return any;
  }
  void pass(Milliseconds length) {
    const Milliseconds until = now_ + length;
    pump();
    while (!timers_.empty() && timers_.begin()->first.first <= until) {
      now_ = std::max(now_, timers_.begin()->first.first);
      pump();
      if (stands_still) break;
    }
    now_ = until;
    pump();
  }
  // Time goes on, and nobody notices yet.
  void pass_unnoticed(Milliseconds length) { now_ += length; }

  // As when the program ends.
  void forget() {
    const auto posts = std::exchange(posts_, {});
    long_work_.clear();
    const auto timers = std::exchange(timers_, {});
  }

 private:
  bool one() {
    std::function<void()> work;
    if (!posts_.empty()) {
      work = std::move(posts_.front());
      posts_.pop_front();
    } else if (long_work_.size() > 0 && !dawdles) {
      work = *long_work_.take();
    } else if (!timers_.empty() && timers_.begin()->first.first <= now_) {
      work = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
    } else {
      return false;
    }
    work();
    return true;
  }

  Milliseconds now_ = 1'700'000'000'000;
  std::deque<std::function<void()>> posts_;
  FairQueue long_work_;
  std::map<std::pair<Milliseconds, std::uint64_t>, std::function<void()>> timers_;
  std::uint64_t number_ = 0;
};

}  // namespace wardroom::server
