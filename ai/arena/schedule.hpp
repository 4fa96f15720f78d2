// Who meets whom, and in which order pairs are played: every bot meets every other one; all
// meetings play their first pair, then all their second one, so that a run that is interrupted
// leaves a table of even meetings. A pair's number gives its seed, the same one in every meeting.
#pragma once

#include <cstdint>
#include <vector>

namespace wardroom {

struct Pairing {
  int first = 0;
  int second = 0;
  friend bool operator==(const Pairing&, const Pairing&) = default;
};

inline std::vector<Pairing> round_robin(int bots) {
  std::vector<Pairing> pairings;
  for (int first = 0; first < bots; ++first)
    for (int second = first + 1; second < bots; ++second) pairings.push_back({first, second});
  return pairings;
}

// One pair of one pairing.
struct Task {
  std::size_t pairing = 0;
  std::uint64_t pair = 0;
  friend bool operator==(const Task&, const Task&) = default;
};

// The n-th task, of `pairings` times the number of pairs.
constexpr Task task_at(std::uint64_t n, std::size_t pairings) {
  return {static_cast<std::size_t>(n % pairings), n / pairings};
}

}  // namespace wardroom
