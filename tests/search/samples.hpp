// The games that searches are tried on, as visit_games wants them.
#pragma once

#include "games/starfighter/game.hpp"
#include "games/wingcommander/game.hpp"

namespace wardroom {

struct Skirmish {
  using Game = Starfighter;
  static Game::Setup setup(Random&) { return {}; }
};

struct CasualGame {
  using Game = WingCommander;
  static Game::Setup setup(Random&) { return {}; }
};

}  // namespace wardroom
