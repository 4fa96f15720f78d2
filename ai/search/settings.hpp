// How a search is to think, and how long.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

namespace wardroom {

// What a position at the edge of the tree is worth.
enum class Leaf : std::uint8_t {
  playout,     // random choices to the end of the game: who has won
  round,       // random choices to the end of the round or turn, then the game's evaluation
  evaluation,  // the game's evaluation as it stands
};

struct SearchSettings {
  std::optional<Leaf> leaf = std::nullopt;    // as the game is best looked at
  std::optional<double> bias = std::nullopt;  // visits the evaluation one step ahead counts for
  double exploration = 0.35;                  // how much what is rarely tried is preferred
  std::uint32_t opens_after = 2;    // visits before the choices of a node are looked at one by one
  std::uint32_t deepest = 0;        // choices ahead that are kept apart, 0 for any number; 1: flat
  std::uint32_t nodes = 1U << 19U;  // how many the tree keeps at most
  std::uint32_t threads = 1;        // searchers side by side, each with so many nodes
};

// What is not settled, as this game is best looked at: a game whose turns say little when they are
// played at random has kRandomTurnsTell = false, and its evaluation counts for kEvaluationVisits.
template <class Game>
constexpr Leaf leaf_of(const SearchSettings& settings) {
  if constexpr (requires { Game::kRandomTurnsTell; })
    return settings.leaf.value_or(Game::kRandomTurnsTell ? Leaf::round : Leaf::evaluation);
  return settings.leaf.value_or(Leaf::round);
}

template <class Game>
constexpr double bias_of(const SearchSettings& settings) {
  if constexpr (requires { Game::kEvaluationVisits; })
    return settings.bias.value_or(Game::kEvaluationVisits);
  return settings.bias.value_or(3.0);
}

// Simulations, or time, or both: what is used up first. Zero means no limit of that kind.
struct SearchBudget {
  std::uint64_t simulations = 0;
  std::chrono::milliseconds time{0};
};

// Set by somebody else when what is searched for is no longer wanted; null if nobody can.
using StopSign = const std::atomic<bool>*;

inline bool is_set(StopSign stop) {
  return stop != nullptr && stop->load(std::memory_order_relaxed);
}

}  // namespace wardroom
