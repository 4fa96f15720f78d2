// How a search is to think, and how long.
#pragma once

#include <chrono>
#include <cstdint>

namespace wardroom {

// What a position at the edge of the tree is worth.
enum class Leaf : std::uint8_t {
  playout,     // random choices to the end of the game: who has won
  round,       // random choices to the end of the round or turn, then the game's evaluation
  evaluation,  // the game's evaluation as it stands
};

struct SearchSettings {
  Leaf leaf = Leaf::round;
  double exploration = 0.35;  // how much what is rarely tried is preferred
  double bias = 3.0;          // visits that the evaluation one step ahead counts for; 0 for none
  std::uint32_t opens_after = 2;    // visits before the choices of a node are looked at one by one
  std::uint32_t deepest = 0;        // choices ahead that are kept apart, 0 for any number; 1: flat
  std::uint32_t nodes = 1U << 19U;  // as many as are kept
  std::uint32_t threads = 1;        // searchers side by side, each with so many nodes
};

// Simulations, or time, or both: what is used up first. Zero means no limit of that kind.
struct SearchBudget {
  std::uint64_t simulations = 0;
  std::chrono::milliseconds time{0};
};

}  // namespace wardroom
