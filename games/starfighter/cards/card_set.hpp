// A choice of cards, at most one of each (SF-TOTAL-06): a deck list of Total War.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/starfighter/cards/set.hpp"

namespace wardroom::starfighter {

class CardSet {
 public:
  constexpr void add(CardId card) { bits_[card / 64] |= std::uint64_t{1} << (card % 64); }
  constexpr bool contains(CardId card) const {
    return card < 64 * bits_.size() && ((bits_[card / 64] >> (card % 64)) & 1) != 0;
  }
  constexpr int size() const {
    int count = 0;
    for (const std::uint64_t bits : bits_) count += std::popcount(bits);
    return count;
  }
  constexpr bool empty() const { return bits_ == decltype(bits_){}; }

  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  std::array<std::uint64_t, (kMaxCards + 63) / 64> bits_{};
};

}  // namespace wardroom::starfighter
