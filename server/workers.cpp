#include "server/workers.hpp"

#include <utility>

namespace wardroom::server {

Workers::Workers(unsigned threads, const QueueLimits& limits) : waiting_(limits) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Workers::~Workers() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    waiting_.clear();
  }
  changed_.notify_all();
}

bool Workers::add(const ForWhom& whom, std::function<void()> work) {
  {
    const std::scoped_lock lock(mutex_);
    if (stopping_ || !waiting_.add(whom, std::move(work))) return false;
  }
  changed_.notify_one();
  return true;
}

std::size_t Workers::waiting() const {
  const std::scoped_lock lock(mutex_);
  return waiting_.size();
}

void Workers::work() {
  while (true) {
    std::function<void()> next;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stopping_ || waiting_.size() > 0; });
      if (stopping_) return;
      next = std::move(*waiting_.take());
    }
    next();
  }
}

}  // namespace wardroom::server
