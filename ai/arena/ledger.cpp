#include "ai/arena/ledger.hpp"

namespace wardroom {

ArenaLedger::ArenaLedger(int bots, std::uint64_t pairs, const std::optional<SprtQuestion>& sprt)
    : bots_(bots),
      pairs_(pairs),
      sprt_(sprt),
      pairings_(round_robin(bots)),
      played_(pairings_.size()),
      pentanomials_(pairings_.size()),
      runs_(pairings_.size()) {}

void ArenaLedger::note(const Task& task, const PairResult& result) {
  played_[task.pairing].emplace(task.pair, result);
  if (task.pair >= pairs_) return;
  note_forfeits(task, result);
  if (sprt_)
    test_prefix();
  else
    pentanomials_[task.pairing].note(result.half_points());
}

bool ArenaLedger::wants(const Task& task) const {
  return task.pair < pairs_ && verdict_ == Verdict::undecided && !is_out(pairings_[task.pairing]) &&
         !knows(task);
}

std::uint64_t ArenaLedger::counted() const {
  std::uint64_t sum = 0;
  for (const Pentanomial& pentanomial : pentanomials_) sum += pentanomial.pairs();
  return sum;
}

// In the order of their numbers, whatever order they were finished in. There is one pairing.
void ArenaLedger::test_prefix() {
  for (auto next = played_[0].find(prefix_); next != played_[0].end() && next->first == prefix_ &&
                                             prefix_ < pairs_ && verdict_ == Verdict::undecided;
       ++next) {
    pentanomials_[0].note(next->second.half_points());
    ++prefix_;
    ratio_ = log_likelihood_ratio(pentanomials_[0], *sprt_);
    verdict_ = verdict_of(ratio_);
  }
}

void ArenaLedger::note_forfeits(const Task& task, const PairResult& result) {
  const Pairing& pairing = pairings_[task.pairing];
  for (const PairForfeit& forfeit : result.forfeits) {
    const SeatSet hopeless = runs_[task.pairing].note(
        seat_at(forfeit.bot), 2 * task.pair + static_cast<std::uint64_t>(forfeit.game));
    if (hopeless.contains(Seat::a)) out_.insert(pairing.first);
    if (hopeless.contains(Seat::b)) out_.insert(pairing.second);
  }
}

}  // namespace wardroom
