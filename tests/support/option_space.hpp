// Every option that can be written down in a game, legal or not, numbered from 0: each verb with
// each value of its operands. Properties that speak of all options, or of a random one, use it.
#pragma once

#include <vector>

#include "engine/notation.hpp"
#include "engine/random.hpp"

namespace wardroom {

class OptionSpace {
 public:
  explicit OptionSpace(const Notation& notation);

  int size() const { return starts_.back(); }
  Option at(int number) const;
  int number_of(const Option& option) const;  // -1 if it cannot be written

  Option any(Random& random) const;
  Option any_of(std::uint16_t verb, Random& random) const;

 private:
  int verb_count() const { return static_cast<int>(ranges_.size()); }

  std::vector<std::array<int, 3>> ranges_;  // by verb and operand; 1 where there is none
  std::vector<int> starts_;                 // where each verb's numbers start; the last is the end
};

}  // namespace wardroom
