// Effects that need a target (SF-FX): which targets there are.
#pragma once

#include "games/starfighter/rules/position.hpp"

namespace wardroom::starfighter {

// Draws and hits on Cruisers have none.
constexpr bool needs_target(Effect effect) {
  return effect != Effect::draw && effect != Effect::hit_enemy && effect != Effect::hit_self;
}

bool has_target(const Position& position, Effect effect);

}  // namespace wardroom::starfighter
