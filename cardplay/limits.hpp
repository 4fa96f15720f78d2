// "Once per turn", "twice per battle": how often each statement of each copy was used in each span
// of time. A match keeps a `Limits` as large as it needs; a game with one place a copy for that may
// keep it there. Whether a statement may still be used is answered here in either case:
//
//   used(position, copy, program, statement)   of a game's Play: how often, in the statement's span
#pragma once

#include "engine/bounded.hpp"
#include "engine/program.hpp"

namespace wardroom::cardplay {

// Uses counted by copy, statement and span; a span is one of the vocabulary's.
template <class Copy, std::size_t Capacity>
class Limits {
 public:
  struct Uses {
    Copy copy{};
    std::uint8_t statement = 0;
    std::uint8_t span = 0;
    Copy times{};  // as wide as a copy, so that nothing is left over between the fields
    friend bool operator==(const Uses&, const Uses&) = default;
  };

  int used(Copy copy, int statement, int span) const {
    for (const Uses& uses : uses_)
      if (is(uses, copy, statement, span)) return uses.times;
    return 0;
  }
  void use(Copy copy, int statement, int span) {
    for (Uses& uses : uses_)
      if (is(uses, copy, statement, span)) {
        ++uses.times;
        return;
      }
    uses_.push_back(
        {copy, static_cast<std::uint8_t>(statement), static_cast<std::uint8_t>(span), Copy{1}});
  }
  // The turn, the battle is over: a new one begins with nothing used.
  void end(int span) {
    uses_.remove_if([&](const Uses& uses) { return uses.span == span; });
  }
  // A copy that has left play and comes back is a new card.
  void forget(Copy copy) {
    uses_.remove_if([&](const Uses& uses) { return uses.copy == copy; });
  }
  bool empty() const { return uses_.empty(); }

  template <class Digest>
  void digest(Digest& digest) const {
    digest.add_list(uses_);
  }
  friend bool operator==(const Limits&, const Limits&) = default;

 private:
  static bool is(const Uses& uses, Copy copy, int statement, int span) {
    return uses.copy == copy && uses.statement == statement && uses.span == span;
  }

  Bounded<Uses, Capacity> uses_;
};

template <class Play>
bool may_be_used(const typename Play::Position& position, typename Play::Thing copy,
                 const Program& program, const Statement& statement) {
  return statement.times == 0 ||
         Play::used(position, copy, static_cast<int>(&statement - program.statements.data())) <
             statement.times;
}

}  // namespace wardroom::cardplay
