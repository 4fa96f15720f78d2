// How the options of Parley are written. The verbs are in rows.toml.
#pragma once

#include <string>

#include "engine/choices.hpp"
#include "engine/notation.hpp"
#include "rows/tiny_enums.hpp"
#include "tests/tiny/match.hpp"

namespace wardroom::tiny {

// A place in a seat's hand or fleet as an operand, written b.0 for seat b's leftmost card.
constexpr int place_operand(Seat seat, int position) {
  return index(seat) * kDeckSize + position;
}
constexpr Seat place_seat(int operand) {
  return seat_at(operand / kDeckSize);
}
constexpr Spot place_spot(Zone first, int operand) {
  return {static_cast<std::int16_t>(zone_of(first, place_seat(operand))),
          static_cast<std::int16_t>(operand % kDeckSize)};
}
std::string place_name(int operand);

struct TinyNotation final : RowNotation<Set> {
  explicit TinyNotation(const Set& set);
};

}  // namespace wardroom::tiny
