// All finished pairs of an arena, just played or read from its file, and what follows from them:
// which pairs count, who is out, whether the test is decided. It only depends on which pairs were
// played, never on the order in which they came.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "ai/arena/pair_result.hpp"
#include "ai/arena/schedule.hpp"
#include "ai/arena/sprt.hpp"
#include "ai/simulation/forfeits.hpp"

namespace wardroom {

class ArenaLedger {
 public:
  // `pairs`: how many each pairing plays at most; what is noted beyond does not count.
  ArenaLedger(int bots, std::uint64_t pairs, const std::optional<SprtQuestion>& sprt);

  int bots() const { return bots_; }
  std::uint64_t pairs() const { return pairs_; }
  const std::vector<Pairing>& pairings() const { return pairings_; }

  // Takes in a pair that is not known yet.
  void note(const Task& task, const PairResult& result);
  bool knows(const Task& task) const { return played_[task.pairing].contains(task.pair); }
  // Whether it makes sense to play this pair: it is not known, nobody in it is out, and the test,
  // if there is one, is not decided.
  bool wants(const Task& task) const;

  // A program that lost its seat in ten games of a pairing in a row is out, with all its pairs.
  bool is_out(int bot) const { return out_.contains(bot); }
  bool is_out(const Pairing& pairing) const {
    return is_out(pairing.first) || is_out(pairing.second);
  }
  const std::set<int>& out() const { return out_; }

  // Pairs that count. With a test: those up to the one that decided it, without a gap.
  std::uint64_t counted() const;  // of all pairings
  const Pentanomial& pentanomial(std::size_t pairing) const { return pentanomials_[pairing]; }
  template <class Note>
  void each_counted(std::size_t pairing, Note note) const {
    for (const auto& [pair, result] : played_[pairing])
      if (pair < end_of_counted()) note(pair, result);
  }

  // Where the test stands; 0 and undecided without one.
  double ratio() const { return ratio_; }
  Verdict verdict() const { return verdict_; }

 private:
  std::uint64_t end_of_counted() const { return sprt_ ? prefix_ : pairs_; }
  void test_prefix();
  void note_forfeits(const Task& task, const PairResult& result);

  int bots_;
  std::uint64_t pairs_;
  std::optional<SprtQuestion> sprt_;
  std::vector<Pairing> pairings_;
  std::vector<std::map<std::uint64_t, PairResult>> played_;  // by pairing and number
  std::vector<Pentanomial> pentanomials_;
  std::vector<ForfeitRuns> runs_;  // by pairing; its first bot is seat a there
  std::set<int> out_;
  std::uint64_t prefix_ = 0;  // pairs the test has looked at
  double ratio_ = 0;
  Verdict verdict_ = Verdict::undecided;
};

}  // namespace wardroom
