// The games of this program.
#include "cli/game_entry.hpp"
#include "games/starfighter/game.hpp"
#include "games/wingcommander/game.hpp"

namespace wardroom {

const std::vector<std::unique_ptr<AnyGame>>& all_games() {
  static const std::vector<std::unique_ptr<AnyGame>> games = [] {
    std::vector<std::unique_ptr<AnyGame>> list;
    list.push_back(std::make_unique<GameEntry<Starfighter>>());
    list.push_back(std::make_unique<GameEntry<WingCommander>>());
    return list;
  }();
  return games;
}

}  // namespace wardroom
