// Long work that waits for a thread, shared out fairly: each household (an address, in IPv6 a /64)
// has its turn after the others, and in a household each person. So what one asks for, however much
// it is, makes nobody else wait for more than one piece of work of each other household. A value
// without threads.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

namespace wardroom::server {

// For whom long work is done.
struct ForWhom {
  std::string household;  // empty if it is not known: those are one household
  std::string person;
};

struct QueueLimits {
  std::size_t of_person = 20;
  std::size_t of_household = 100;
  std::size_t altogether = 2000;
};

class FairQueue {
 public:
  using Work = std::function<void()>;

  explicit FairQueue(const QueueLimits& limits = {}) : limits_(limits) {}

  // False if too much waits already: then this work does not. A household for which nothing waits
  // always has room for one.
  bool add(const ForWhom& whom, Work work);
  // What is due next; nothing if nothing waits.
  std::optional<Work> take();
  std::size_t size() const { return size_; }
  void clear();

 private:
  struct Household {
    std::unordered_map<std::string, std::deque<Work>> waiting;  // by person; none is empty
    std::deque<std::string> turns;                              // of these people
    std::size_t size = 0;
  };

  QueueLimits limits_;
  std::unordered_map<std::string, Household> households_;  // those for which something waits
  std::deque<std::string> turns_;                          // of these households
  std::size_t size_ = 0;
};

}  // namespace wardroom::server
