// Seats and sets of seats. A match has two to four seats, written a, b, c, d; nothing in the engine
// assumes how many are taken or who is whose partner.
#pragma once

#include <bit>
#include <cstdint>

namespace wardroom {

enum class Seat : std::uint8_t { a, b, c, d };

inline constexpr int kMaxSeats = 4;

constexpr int index(Seat seat) {
  return static_cast<int>(seat);
}

constexpr Seat seat_at(int index) {
  return static_cast<Seat>(index);
}

constexpr char letter(Seat seat) {
  return static_cast<char>('a' + index(seat));
}

class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(Seat seat) : bits_(static_cast<std::uint8_t>(1U << index(seat))) {}

  static constexpr SeatSet none() { return {}; }
  // Seats a up to the count-th.
  static constexpr SeatSet first(int count) { return from_bits((1U << count) - 1U); }
  static constexpr SeatSet all() { return from_bits((1U << kMaxSeats) - 1U); }

  constexpr bool contains(Seat seat) const { return ((bits_ >> index(seat)) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr SeatSet without(SeatSet others) const {
    return from_bits(static_cast<unsigned>(bits_) & ~static_cast<unsigned>(others.bits_));
  }

  friend constexpr SeatSet operator|(SeatSet x, SeatSet y) {
    return from_bits(static_cast<unsigned>(x.bits_) | y.bits_);
  }
  friend constexpr SeatSet operator&(SeatSet x, SeatSet y) {
    return from_bits(static_cast<unsigned>(x.bits_) & y.bits_);
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  static constexpr SeatSet from_bits(unsigned bits) {
    SeatSet set;
    set.bits_ = static_cast<std::uint8_t>(bits);
    return set;
  }

  std::uint8_t bits_ = 0;
};

}  // namespace wardroom
