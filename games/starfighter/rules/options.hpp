// The options of Starfighter: how they are made of verbs and operands, and how they are written.
// The verbs themselves are in data/rows/verbs.toml.
#pragma once

#include <string>

#include "engine/choices.hpp"
#include "engine/notation.hpp"
#include "games/starfighter/rules/position.hpp"
#include "rows/starfighter_enums.hpp"

namespace wardroom::starfighter {

// A space as an operand: sector * 4 + level.
constexpr int spot_operand(Spot spot) {
  return sector_of(spot) * kLevels + spot.position;
}
constexpr Spot operand_spot(int operand) {
  return spot_at(operand / kLevels, operand % kLevels);
}

// The verb that carries out an effect which needs a target.
Verb verb_for(Effect effect);

inline constexpr int kUp = 0;
inline constexpr int kDown = 1;
inline constexpr int kLeft = 0;
inline constexpr int kRight = 1;

std::string sector_name(Sector sector);  // "a2"
std::string spot_name(Spot spot);        // "a2.1"

struct StarfighterNotation final : RowNotation<Set> {
  explicit StarfighterNotation(const Set& set);
};

// The option as another seat may know it: which card was played face down stays secret.
Option concealed(const Option& option);

}  // namespace wardroom::starfighter
