#include <algorithm>
#include <cstdio>

#include "cli/games/any_game.hpp"
#include "words/cli.hpp"

namespace wardroom {

const AnyGame* find_game(std::string_view name) {
  const auto found = std::ranges::find(all_games(), name, [](const auto& g) { return g->name(); });
  return found == all_games().end() ? nullptr : found->get();
}

const AnyGame* find_or_complain(std::string_view name, Language language) {
  const AnyGame* game = find_game(name);
  if (game != nullptr) return game;
  std::string known;
  for (const auto& any : all_games())
    known += (known.empty() ? "" : ", ") + std::string(any->name());
  std::fprintf(stderr, "wardroom: %s\n", words::wrong::game(language, name, known).c_str());
  return nullptr;
}

}  // namespace wardroom
