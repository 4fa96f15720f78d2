// The games of the server: those of today, and what plays matches that were begun earlier, with
// other cards or other rules.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "older/older_program.hpp"
#include "server/storage/storage.hpp"
#include "table/table_game.hpp"

namespace wardroom::server {

// A text that can be told to people of either language; null if there is nothing to tell.
using Sentence = std::function<std::string(Language)>;

class GameShelf {
 public:
  // `older`: programs that play the games on that were begun with the rules of earlier versions.
  // Packs of cards are read from the storage.
  GameShelf(std::vector<const TableGame*> today, std::vector<older::OlderProgram*> older,
            Storage& storage)
      : today_(std::move(today)), older_(std::move(older)), storage_(storage) {}

  const std::vector<const TableGame*>& today() const { return today_; }
  const std::vector<older::OlderProgram*>& older() const { return older_; }

  // The game as it is played today; null if this program does not play it.
  const TableGame* find(std::string_view name) const;
  // The game with the rules and the cards that a match was begun with, maybe played by another
  // program, which may fail (older::ProgramTrouble). Null and a problem if there is none.
  const PlayedGame* begun(std::string_view name, const std::string& rules,
                          const std::string& pack_hash, Sentence& problem);

 private:
  // The game as one of the older programs plays it; null if none of them plays these rules.
  std::unique_ptr<PlayedGame> older_game(std::string_view name, const std::string& rules,
                                         const std::string& cards) const;

  std::vector<const TableGame*> today_;
  std::vector<older::OlderProgram*> older_;
  Storage& storage_;
  // By the name of the game, the version of its rules and the hash of its cards.
  std::map<std::array<std::string, 3>, std::unique_ptr<PlayedGame>> begun_;
};

// Under which the cards of a game are kept; empty if it has none of its own.
std::string pack_hash(const TableGame& game);

}  // namespace wardroom::server
