// Threads for what takes long: bots that think, hints, passwords. What waits for them is shared out
// fairly, and bounded: who asks for too much is told to come back.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/fair_queue.hpp"

namespace wardroom::server {

class Workers {
 public:
  explicit Workers(unsigned threads, const QueueLimits& limits = {});
  ~Workers();  // waits for work under way, and drops what has not begun
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // From any thread. False if too much is waiting: then this work is not done.
  bool add(const ForWhom& whom, std::function<void()> work);
  std::size_t waiting() const;

 private:
  void work();

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  FairQueue waiting_;
  bool stopping_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace wardroom::server
