// Plays the pairs of an arena on several cores. Whoever is free takes the next pair that is wanted.
#pragma once

#include <functional>
#include <vector>

#include "ai/arena/ledger.hpp"
#include "ai/bots/crew.hpp"

namespace wardroom {

// Plays one pair of a game from this seed; the first bot of the pairing has seat a of the crew.
using PairPlayer = std::function<PairResult(Crew&, std::uint64_t seed)>;

struct ArenaRun {
  PairPlayer play;
  std::vector<BotSeat> bots;
  int seats = 2;  // of the game
  std::chrono::milliseconds bot_time = kUsualBotTime;
  std::uint64_t seed = 1;
  int threads = 1;
};

// `on_pair(task, result)` is called after every pair, by one thread at a time, when the ledger
// knows it; if it answers false, pairs under way are finished and no other one is begun.
void run_arena(const ArenaRun& run, ArenaLedger& ledger,
               const std::function<bool(const Task&, const PairResult&)>& on_pair);

}  // namespace wardroom
