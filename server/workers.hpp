// Threads for what takes long: bots that think, hints, passwords. So much may wait and no more, so
// that a rush is told to come back instead of making everybody wait.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace wardroom::server {

class Workers {
 public:
  Workers(unsigned threads, std::size_t most_waiting);
  ~Workers();  // waits for work under way, and drops what has not begun
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  // From any thread. False if too much is waiting: then this work is not done.
  bool add(std::function<void()> work);
  std::size_t waiting() const;

 private:
  void work();

  const std::size_t most_waiting_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  bool stopping_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace wardroom::server
