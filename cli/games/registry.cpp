// The games of this program.
#include "cli/games/game_entries.hpp"

namespace wardroom {

const std::vector<std::unique_ptr<AnyGame>>& all_games() {
  static const std::vector<std::unique_ptr<AnyGame>> games = [] {
    std::vector<std::unique_ptr<AnyGame>> list;
    list.push_back(starfighter_entry());
    list.push_back(wingcommander_entry());
    return list;
  }();
  return games;
}

}  // namespace wardroom
