// Starfighter as the commands see it, compiled here once.
#include "cli/games/game_entries.hpp"
#include "cli/games/game_entry.hpp"
#include "table/compiled/starfighter.hpp"

namespace wardroom {

std::unique_ptr<AnyGame> starfighter_entry() {
  return std::make_unique<GameEntry<Starfighter>>();
}

}  // namespace wardroom
