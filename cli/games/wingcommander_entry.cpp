// Wing Commander as the commands see it, compiled here once.
#include "cli/games/game_entries.hpp"
#include "cli/games/game_entry.hpp"
#include "table/compiled/wingcommander.hpp"

namespace wardroom {

std::unique_ptr<AnyGame> wingcommander_entry() {
  return std::make_unique<GameEntry<WingCommander>>();
}

}  // namespace wardroom
