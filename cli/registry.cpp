#include <algorithm>

#include "cli/game_entry.hpp"
#include "games/starfighter/game.hpp"

namespace wardroom {

const std::vector<std::unique_ptr<AnyGame>>& all_games() {
  static const std::vector<std::unique_ptr<AnyGame>> games = [] {
    std::vector<std::unique_ptr<AnyGame>> list;
    list.push_back(std::make_unique<GameEntry<Starfighter>>());
    return list;
  }();
  return games;
}

const AnyGame* find_game(std::string_view name) {
  const auto found = std::ranges::find(all_games(), name, [](const auto& g) { return g->name(); });
  return found == all_games().end() ? nullptr : found->get();
}

}  // namespace wardroom
