// What a change says of a value ("attack +1", "guns -2 but not below 0", "defense 3", "no guns"),
// applied to the value as it was; nothing is a value that the thing has not got. Which changes
// hold, for whom and in which order, belongs to a game.
#pragma once

#include <algorithm>
#include <optional>

#include "cardplay/speaker.hpp"

namespace wardroom::cardplay {

// `part` is a child of a change behind the first: add, set or lacks.
template <class Play>
std::optional<int> changed(const Speaker<Play>& speaker, const Node& part,
                           std::optional<int> value) {
  const auto numbers = speaker.program.children(part);
  switch (core_of(part)) {
    case CorePattern::lacks: return std::nullopt;
    case CorePattern::set: return number_of(speaker, numbers[0]);
    case CorePattern::add: {
      if (!value) return value;
      const int sum = *value + number_of(speaker, numbers[0]);
      if (numbers.size() < 2) return sum;
      // The floor lifts nothing: what was below it already stays there.
      return std::max(sum, std::min(*value, number_of(speaker, numbers[1])));
    }
    default: return value;
  }
}

}  // namespace wardroom::cardplay
