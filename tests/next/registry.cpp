// The games of a later version of the program, for tests of upgrades: with other rules.
#include "cli/games/game_entry.hpp"
#include "tests/support/next_starfighter.hpp"

namespace wardroom {

const std::vector<std::unique_ptr<AnyGame>>& all_games() {
  static const std::vector<std::unique_ptr<AnyGame>> games = [] {
    std::vector<std::unique_ptr<AnyGame>> list;
    list.push_back(std::make_unique<GameEntry<NextStarfighter>>());
    return list;
  }();
  return games;
}

}  // namespace wardroom
