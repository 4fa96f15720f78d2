#include "table/players.hpp"

#include "ai/bots/levels.hpp"

namespace wardroom {

std::optional<TablePlayer> player_named(std::string_view name) {
  if (name == kPerson) return TablePlayer{std::string(name), std::nullopt};
  if (const Level* level = level_named(name))
    return TablePlayer{std::string(level->names[0]), spec_of(*level)};
  if (name == "greedy" || name == "random") return TablePlayer{std::string(name), bot_named(name)};
  return std::nullopt;
}

std::string level_names(Language language) {
  std::string names;
  for (const Level& level : kLevels)
    names += (names.empty() ? "" : ", ") +
             std::string(level.names[language == Language::french ? 1 : 0]);
  return names;
}

}  // namespace wardroom
