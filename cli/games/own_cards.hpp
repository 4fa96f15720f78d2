// Cards of one's own: `--cards DIR` means the same in every command that works with the cards of a
// game. Its files are added before anything starts; if anything is wrong with them, nothing does.
#pragma once

#include <memory>
#include <string>

#include "cli/command_line.hpp"
#include "cli/games/any_game.hpp"

namespace wardroom {

struct OwnCards {
  std::string folder;  // empty: none

  void add_to(Command command, Language language);

  // The game with these cards; nothing after saying on standard error what is wrong. A game of the
  // list is not owned, one with cards of one's own lives as long as the pointer.
  std::shared_ptr<const AnyGame> find(std::string_view game, Language language) const;
  std::shared_ptr<const AnyGame> added_to(const AnyGame& game, Language language) const;
};

}  // namespace wardroom
