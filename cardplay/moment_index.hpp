// Which statements of cards care about which moment of the vocabulary, noted once when a set is
// loaded.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cardplay/program_parts.hpp"

namespace wardroom::cardplay {

// Calls visit(moment) for each moment a statement names: there may be a row of them.
template <class Visitor>
bool any_moment(const Program& program, const Node& moment, Visitor visit) {
  if (!is(moment, CorePattern::either)) return visit(moment);
  for (const Node& one : program.children(moment))
    if (any_moment(program, one, visit)) return true;
  return false;
}

// A statement that cares about a moment.
struct Caring {
  std::uint16_t card = 0;
  std::uint8_t statement = 0;
  StatementKind kind = StatementKind::must;
};

class MomentIndex {
 public:
  void add(int card, const Program& program) {
    for (std::size_t i = 0; i < program.statements.size(); ++i) {
      const Statement& statement = program.statements[i];
      if (statement.moment == kNoNode) continue;
      any_moment(program, program.node(statement.moment), [&](const Node& moment) {
        if (moment.pattern >= by_moment_.size()) by_moment_.resize(moment.pattern + 1U);
        by_moment_[moment.pattern].push_back(
            {static_cast<std::uint16_t>(card), static_cast<std::uint8_t>(i), statement.kind});
        return false;
      });
    }
  }
  std::span<const Caring> of(int moment) const {
    if (static_cast<std::size_t>(moment) >= by_moment_.size()) return {};
    return by_moment_[static_cast<std::size_t>(moment)];
  }

 private:
  std::vector<std::vector<Caring>> by_moment_;
};

}  // namespace wardroom::cardplay
