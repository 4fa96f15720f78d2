// Forfeits of a simulation: how often each seat was lost and why, and whether it makes sense to go
// on. All of it is told by the numbers of the games, so it does not depend on the threads.
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <numeric>
#include <set>

#include "ai/bots/crew.hpp"

namespace wardroom {

struct SeatForfeits {
  std::array<std::uint64_t, protocol::kFaults> counts{};  // by fault
  std::uint64_t first_game = 0;                           // by number
  Forfeit first;

  std::uint64_t total() const {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  }

  void add(const SeatForfeits& other) {
    if (other.total() > 0 && (total() == 0 || other.first_game < first_game)) {
      first_game = other.first_game;
      first = other.first;
    }
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += other.counts[i];
  }

  friend bool operator==(const SeatForfeits&, const SeatForfeits&) = default;
};

struct Forfeits {
  std::uint64_t games = 0;  // in which a seat was lost, or several
  std::array<SeatForfeits, kMaxSeats> seats;
  SeatSet hopeless;  // lost so often that the simulation was stopped

  // Notes the seats that the crew lost in the game of this number.
  void note(const Crew& crew, std::uint64_t game) {
    if (crew.forfeited().empty()) return;
    ++games;
    for (int i = 0; i < kMaxSeats; ++i) {
      if (!crew.forfeited().contains(seat_at(i))) continue;
      SeatForfeits one;
      one.first_game = game;
      one.first = *crew.program(seat_at(i))->forfeit();
      ++one.counts[static_cast<std::size_t>(one.first.fault)];
      seats[static_cast<std::size_t>(i)].add(one);
    }
  }

  void add(const Forfeits& other) {
    games += other.games;
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].add(other.seats[i]);
    hopeless = hopeless | other.hopeless;
  }

  friend bool operator==(const Forfeits&, const Forfeits&) = default;
};

// Games that follow each other and were all forfeited by one seat. Shared by the threads.
class ForfeitRuns {
 public:
  static constexpr std::uint64_t kEnough = 10;

  // Notes the seats forfeited in a game; answers with those whose run is long enough to stop.
  SeatSet note(SeatSet seats, std::uint64_t game) {
    const std::scoped_lock lock(mutex_);
    for (int i = 0; i < kMaxSeats; ++i)
      if (seats.contains(seat_at(i)) &&
          extend(games_[static_cast<std::size_t>(i)], game) >= kEnough)
        hopeless_ = hopeless_ | seat_at(i);
    return hopeless_;
  }

 private:
  // The length of the run this game is in.
  static std::uint64_t extend(std::set<std::uint64_t>& games, std::uint64_t game) {
    games.insert(game);
    std::uint64_t from = game;
    std::uint64_t to = game;
    while (from > 0 && games.contains(from - 1)) --from;
    while (games.contains(to + 1)) ++to;
    return to - from + 1;
  }

  std::mutex mutex_;
  std::array<std::set<std::uint64_t>, kMaxSeats> games_;
  SeatSet hopeless_;
};

}  // namespace wardroom
