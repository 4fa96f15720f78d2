// Seats and sets of seats. A match has two to four seats, written a, b, c, d. How many are taken
// and who is whose partner is for each match to say:
//   SeatSet seats() const            those that are taken, in turn order by their letters
//   SeatSet team(Seat) const         the seat and its partners; may be left out where all play
//                                    for themselves
#pragma once

#include <bit>
#include <cstddef>
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
  // By their letters: for (const Seat seat : match.seats()).
  class Iterator {
   public:
    using value_type = Seat;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Seat operator*() const { return seat_at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1U;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  static constexpr Iterator end() { return {}; }

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

// The seat and its partners in this match.
template <class Match>
constexpr SeatSet team_of(const Match& match, Seat seat) {
  if constexpr (requires { match.team(seat); })
    return match.team(seat);
  else
    return seat;
}

}  // namespace wardroom
