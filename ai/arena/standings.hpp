// What an arena found out: scores of all pairings, ratings, times and the test.
#pragma once

#include <optional>
#include <vector>

#include "ai/arena/ledger.hpp"
#include "ai/arena/ratings.hpp"

namespace wardroom {

struct BotStanding {
  std::uint64_t games = 0;
  double points = 0;
  Estimate elo;
  ThinkingTime time;
  std::uint64_t forfeits = 0;  // games in which it lost its seat
  std::optional<Forfeit> first_forfeit;
  bool out = false;  // lost its seat so often that its pairings were stopped and do not count
};

struct Standings {
  std::vector<BotStanding> bots;  // in the order of the plan
  std::vector<Meeting> meetings;  // of bots that are not out
  std::uint64_t pairs = 0;
  std::uint64_t digests = 0;  // of all games that count
  double ratio = 0;           // of the test
  Verdict verdict = Verdict::undecided;

  // Bots by rating, those that are out at the end.
  std::vector<int> best_first() const;
  // The pairs of these two as the first one counts them; nothing if they did not meet.
  std::optional<Pentanomial> between(int one, int other) const;
};

Standings standings_of(const ArenaLedger& ledger);

}  // namespace wardroom
