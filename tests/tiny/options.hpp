// The verbs of Parley with their notation.
#pragma once

#include <string>

#include "engine/choices.hpp"
#include "engine/notation.hpp"
#include "rows/tiny_enums.hpp"
#include "tests/tiny/match.hpp"

namespace wardroom::tiny {

enum class Verb : std::uint16_t {
  yes,    // yes
  no,     // no
  draw,   // draw NUMBER
  play,   // play CARD
  pass,   // pass: no more cards, or no answer
  look,   // look PLACE: in a hand
  aim,    // aim PLACE: in a fleet
  noted,  // noted
};

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

enum Operand : OperandKind { kNone, kCard, kNumber, kPlace };

class TinyNotation final : public Notation {
 public:
  explicit TinyNotation(const Set& set) : set_(set) {}
  std::span<const VerbForm> verbs() const override;
  int operand_count(OperandKind kind) const override;

 protected:
  std::string print_operand(OperandKind kind, std::int16_t value) const override;
  std::optional<std::int16_t> parse_operand(OperandKind kind, std::string_view word) const override;

 private:
  const Set& set_;
};

std::string_view clause_of(const Refusal& refusal);

}  // namespace wardroom::tiny
