// Chance comes from outside a match. Outcome k of a game (a shuffle, a cut, a random pick) is one
// 64-bit number, a pure function of k: k is counted in the match, so taking a move back cannot
// roll again, and a copy of a match played with the same chance stays equal to the original.
#pragma once

#include <cstdint>
#include <span>

#include "engine/random.hpp"

namespace wardroom {

class Chance {
 public:
  // A live game (secret seed) or one simulation of a search (its own seed).
  explicit constexpr Chance(std::uint64_t seed) : seed_(seed) {}

  // A replay: the recorded outcomes first, then fresh ones from `seed` if the game plays on.
  constexpr Chance(std::span<const std::uint64_t> recorded, std::uint64_t seed)
      : recorded_(recorded), seed_(seed) {}

  constexpr std::uint64_t outcome(std::uint32_t k) const {
    if (k < recorded_.size()) return recorded_[k];
    return mix(mix(seed_ + 0x9e3779b97f4a7c15ULL) ^ (k * 0xd1342543de82ef95ULL + 1));
  }

 private:
  std::span<const std::uint64_t> recorded_;
  std::uint64_t seed_;
};

}  // namespace wardroom
