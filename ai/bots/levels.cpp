#include "ai/bots/levels.hpp"

namespace wardroom {

const Level* level_named(std::string_view name) {
  for (const Level& level : kLevels)
    if (level.names[0] == name || level.names[1] == name) return &level;
  return nullptr;
}

BotSpec spec_of(const Level& level) {
  BotSpec spec(BotKind::search);
  spec.budget.simulations = level.simulations;
  spec.slack = level.slack;
  return spec;
}

}  // namespace wardroom
