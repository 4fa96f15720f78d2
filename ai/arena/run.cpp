#include "ai/arena/run.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>

#include "ai/simulation/side_by_side.hpp"

namespace wardroom {
namespace {

BotRow row_of(const ArenaRun& run, const Pairing& pairing) {
  BotRow row{};
  for (int seat = 0; seat < run.seats; ++seat)
    row[static_cast<std::size_t>(seat)] =
        run.bots[static_cast<std::size_t>(seat % 2 == 0 ? pairing.first : pairing.second)];
  return row;
}

// What the threads share, under one lock.
class Work {
 public:
  Work(ArenaLedger& ledger, const std::function<bool(const Task&, const PairResult&)>& on_pair)
      : ledger_(ledger),
        on_pair_(on_pair),
        tasks_(ledger.pairs() * static_cast<std::uint64_t>(ledger.pairings().size())) {}

  std::optional<Task> next() {
    const std::scoped_lock lock(mutex_);
    while (!stopped_ && next_ < tasks_) {
      const Task task = task_at(next_++, ledger_.pairings().size());
      if (ledger_.wants(task)) return task;
    }
    return std::nullopt;
  }

  void finish(const Task& task, const PairResult& result) {
    const std::scoped_lock lock(mutex_);
    ledger_.note(task, result);
    if (!on_pair_(task, result)) stopped_ = true;
  }

 private:
  ArenaLedger& ledger_;
  const std::function<bool(const Task&, const PairResult&)>& on_pair_;
  std::uint64_t tasks_;
  std::mutex mutex_;
  std::uint64_t next_ = 0;
  bool stopped_ = false;
};

}  // namespace

void run_arena(const ArenaRun& run, ArenaLedger& ledger,
               const std::function<bool(const Task&, const PairResult&)>& on_pair) {
  Work shared(ledger, on_pair);
  const auto work = [&] {
    std::map<std::size_t, Crew> crews;  // by pairing: programs go on from pair to pair
    while (const auto task = shared.next()) {
      const BotRow row = row_of(run, ledger.pairings()[task->pairing]);
      Crew& crew = crews.try_emplace(task->pairing, row, run.bot_time).first->second;
      shared.finish(*task, run.play(crew, run.seed + task->pair));
    }
  };
  side_by_side(static_cast<std::size_t>(std::max(run.threads, 1)), [&](std::size_t) { work(); });
}

}  // namespace wardroom
