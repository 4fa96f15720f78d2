// The file an arena keeps: the plan in its first line, then a line for every finished pair, written
// at once. After an interruption the same plan goes on where it stopped. Nothing that is there is
// ever lost: a file of another plan, a damaged one or one that another arena is writing is refused
// and left as it is; only a last line without its end, from a crash, is dropped.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ai/arena/ledger.hpp"
#include "ai/arena/plan.hpp"

namespace wardroom {

// Why a file cannot be used.
struct CheckpointFault {
  enum Kind {
    none,
    system,        // `text` says what, in the system's words
    in_use,        // another arena has it
    foreign,       // not a file of an arena
    other_plan,    // see `difference`
    not_json,      // a line that is no JSON object
    wrong_member,  // `text` is missing in a line, or not as it should be
    twice          // a line repeats a pair
  };
  Kind kind = none;
  std::size_t line = 0;
  std::string text;
  PlanDifference difference;

  explicit operator bool() const { return kind != none; }
};

// Notes the pairs of a file's text in the ledger; after a fault the ledger is of no use. `kept` is
// how much of the text is to stay: all but a last line without its end.
CheckpointFault read_checkpoint(std::string_view text, const ArenaPlan& plan, ArenaLedger& ledger,
                                std::size_t& kept);

class Checkpoint {
 public:
  Checkpoint() = default;
  ~Checkpoint();
  Checkpoint(const Checkpoint&) = delete;
  Checkpoint& operator=(const Checkpoint&) = delete;

  // Opens or makes the file and notes its pairs.
  CheckpointFault open(const std::string& file, const ArenaPlan& plan, ArenaLedger& ledger);

  // Writes the line of a pair; answers what went wrong in the system's words, or nothing.
  std::string append(const Task& task, const PairResult& result,
                     const std::vector<Pairing>& pairings);

 private:
  int descriptor_ = -1;
};

}  // namespace wardroom
