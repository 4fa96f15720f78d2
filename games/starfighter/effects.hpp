// Effects that need a target (SF-FX): which targets there are.
#pragma once

#include "games/starfighter/position.hpp"

namespace wardroom::starfighter {

bool has_target(const Position& position, Effect effect);

}  // namespace wardroom::starfighter
