// What a card can remember and speak of again: a copy, a number, a seat, a title, a place, or
// several that were picked. Four bytes, so that a match can keep many. A game whose cards remember
// nothing but copies may use its own type of copy instead (CardPlay::Thing).
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/seat.hpp"

namespace wardroom::cardplay {

struct Thing {
  enum class Sort : std::uint16_t { nothing, copy, number, seat, title, place, picked };
  Sort sort = Sort::nothing;
  std::int16_t value = 0;

  static constexpr Thing copy(int copy) { return of(Sort::copy, copy); }
  static constexpr Thing number(int number) { return of(Sort::number, number); }
  static constexpr Thing seat(Seat seat) { return of(Sort::seat, index(seat)); }
  static constexpr Thing title(int title) { return of(Sort::title, title); }
  static constexpr Thing place(int place) { return of(Sort::place, place); }
  // So many of those a card has picked, from the first-th on.
  static constexpr Thing picked(int first, int count) {
    return of(Sort::picked, 256 * first + count);
  }

  constexpr bool is(Sort of_sort) const { return sort == of_sort; }
  // Of those picked.
  constexpr std::size_t first() const { return static_cast<std::size_t>(value / 256); }
  constexpr std::size_t count() const { return static_cast<std::size_t>(value % 256); }
  friend bool operator==(const Thing&, const Thing&) = default;

 private:
  static constexpr Thing of(Sort sort, int value) {
    return {sort, static_cast<std::int16_t>(value)};
  }
};
static_assert(sizeof(Thing) == 4);

}  // namespace wardroom::cardplay
