// What came of a pair: two games of one seed between the same two bots, who change seats in
// between. The luck of the deal falls on both, so pairs say more than as many single games.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <vector>

#include "ai/programs/pipe_bot.hpp"

namespace wardroom {

enum class Outcome : std::uint8_t { loss, draw, win };

// How long decisions took; those without a choice are not counted.
struct ThinkingTime {
  std::uint64_t decisions = 0;
  std::chrono::nanoseconds all{0};
  std::chrono::nanoseconds slowest{0};

  void note(std::chrono::nanoseconds time) { add({1, time, time}); }
  void add(const ThinkingTime& other) {
    decisions += other.decisions;
    all += other.all;
    slowest = std::max(slowest, other.slowest);
  }
  double mean_milliseconds() const {
    return decisions == 0 ? 0
                          : static_cast<double>(all.count()) / 1e6 / static_cast<double>(decisions);
  }
  double slowest_milliseconds() const { return static_cast<double>(slowest.count()) / 1e6; }

  friend bool operator==(const ThinkingTime&, const ThinkingTime&) = default;
};

// A seat lost by a program.
struct PairForfeit {
  int game = 0;  // of the pair, 0 or 1
  int bot = 0;   // of the pairing, 0 or 1
  Forfeit why;
  friend bool operator==(const PairForfeit&, const PairForfeit&) = default;
};

struct PairResult {
  std::array<Outcome, 2> games{};       // for the first bot of the pairing
  std::array<ThinkingTime, 2> times{};  // of both bots
  std::vector<PairForfeit> forfeits;
  std::uint64_t digest = 0;  // of both final matches together

  // Of the first bot, in half points: 0 to 4.
  int half_points() const { return static_cast<int>(games[0]) + static_cast<int>(games[1]); }

  friend bool operator==(const PairResult&, const PairResult&) = default;
};

}  // namespace wardroom
