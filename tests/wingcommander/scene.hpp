// Situations of Wing Commander for tests: docs/scenarios.md says how they are written.
#pragma once

#include "games/wingcommander/game.hpp"
#include "tests/support/scene.hpp"

namespace wardroom::wingcommander {

using Scene = SceneOf<WingCommander>;

}  // namespace wardroom::wingcommander
