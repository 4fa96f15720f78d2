// What comes of a search.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/decision.hpp"

namespace wardroom {

// What a search thinks of one option.
struct Prospect {
  Option option;
  std::size_t place = 0;  // in the list of options
  std::uint64_t visits = 0;
  double chance = 0;  // of winning, for the seat that decides
  friend bool operator==(const Prospect&, const Prospect&) = default;
};

struct Finding {
  std::vector<Prospect> prospects;  // the best first
  std::uint64_t simulations = 0;
  double chance = 0.5;
};

// The most tried first; equal ones in the order of the options, whatever sorts them.
inline void rank(std::vector<Prospect>& prospects) {
  std::ranges::sort(prospects, [](const Prospect& x, const Prospect& y) {
    if (x.visits != y.visits) return x.visits > y.visits;
    if (x.chance != y.chance) return x.chance > y.chance;
    return x.place < y.place;
  });
}

// Two options tried on the same deals.
struct Comparison {
  std::uint64_t deals = 0;
  double first = 0;       // win chance
  double second = 0;      // win chance
  double difference = 0;  // first less second
  double error = 0;       // standard error of the difference
};

// A choice that is expected, as the searcher sees the match before it.
template <class Game>
struct Foreseen {
  Seat seat;
  Option option;  // as the searcher observes it
  typename Game::Match view;
};

}  // namespace wardroom
