// The options of Wing Commander: how they are made of verbs and operands, and how they are written.
// The verbs themselves are in data/rows/verbs.toml.
#pragma once

#include <string>

#include "engine/choices.hpp"
#include "engine/notation.hpp"
#include "games/wingcommander/rules/position.hpp"
#include "rows/wingcommander_enums.hpp"

namespace wardroom::wingcommander {

inline constexpr int kHandCards = 0;  // what an interrogator looks at
inline constexpr int kPileCards = 1;

// A place on the table as an operand, written a.ready.1, b.nw.2, a.brig.1: what lies in a Ready
// Area, in a brig or at a nav point, counted from the one that came first; a Modifier by its nav
// point, modifier.nw.
inline constexpr int kReadySpots = kMaxDeck;
inline constexpr int kOtherSpots = 16;
inline constexpr int kBrigOperands = 2 * kOtherSpots;  // they come first
inline constexpr int kFlightOperands = kBrigOperands + 2 * kReadySpots;
inline constexpr int kModifierOperands = kFlightOperands + 2 * kNavPoints * kOtherSpots;
inline constexpr int kSpotOperands = kModifierOperands + kNavPoints;

constexpr int spot_operand(Spot spot) {
  if (spot.zone >= kFlights)
    return kFlightOperands + (spot.zone - kFlights) * kOtherSpots + spot.position;
  if (spot.zone >= kModifiers) return kModifierOperands + spot.zone - kModifiers;
  if (spot.zone >= kBrig) return (spot.zone - kBrig) * kOtherSpots + spot.position;
  return kBrigOperands + (spot.zone - kReady) * kReadySpots + spot.position;
}
constexpr Spot operand_spot(int operand) {
  const auto make = [](int zone, int position) {
    return Spot{static_cast<std::int16_t>(zone), static_cast<std::int16_t>(position)};
  };
  if (operand >= kModifierOperands) return make(kModifiers + operand - kModifierOperands, 0);
  if (operand >= kFlightOperands)
    return make(kFlights + (operand - kFlightOperands) / kOtherSpots,
                (operand - kFlightOperands) % kOtherSpots);
  if (operand >= kBrigOperands)
    return make(kReady + (operand - kBrigOperands) / kReadySpots,
                (operand - kBrigOperands) % kReadySpots);
  return make(kBrig + operand / kOtherSpots, operand % kOtherSpots);
}
inline int spot_of(const Position& position, Copy copy) {
  return spot_operand(position.table().where(copy));
}
// The copy at a place that an option names, or none.
inline Copy copy_at(const Position& position, int operand) {
  const Spot spot = operand_spot(operand);
  return spot.position < position.table().size(spot.zone) ? position.table().at(spot) : kNoCopy;
}

std::string spot_name(Spot spot);

struct WingCommanderNotation final : RowNotation<Set> {
  explicit WingCommanderNotation(const Set& set);
};

// The option as another seat may know it: a secret order stays secret, and so does what is brought
// out before both have chosen.
Option concealed(const Option& option);

}  // namespace wardroom::wingcommander
