#include "ai/levels.hpp"

#include <algorithm>

namespace wardroom {

const Level* level_named(std::string_view name) {
  const auto* const found = std::ranges::find_if(kLevels, [&](const Level& level) {
    return level.names[0] == name || level.names[1] == name;
  });
  return found == kLevels.end() ? nullptr : found;
}

BotSpec spec_of(const Level& level) {
  BotSpec spec(BotKind::search);
  spec.budget.simulations = level.simulations;
  spec.slack = level.slack;
  return spec;
}

}  // namespace wardroom
