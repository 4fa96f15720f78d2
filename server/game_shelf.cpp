#include "server/game_shelf.hpp"

#include <algorithm>

#include "older/older_game.hpp"
#include "server/people/secrets.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

std::string pack_hash(const TableGame& game) {
  const std::string bytes = game.pack();
  return bytes.empty() ? std::string() : hash_of(bytes);
}

const TableGame* GameShelf::find(std::string_view name) const {
  const auto found = std::ranges::find(today_, name, &TableGame::name);
  return found == today_.end() ? nullptr : *found;
}

// A game of other rules goes on with today's if no other program plays them: as long as nothing
// differs nobody can tell (match/replay.hpp).
const PlayedGame* GameShelf::begun(std::string_view name, const std::string& rules,
                                   const std::string& hash, Sentence& problem) {
  std::unique_ptr<PlayedGame>& begun = begun_[{std::string(name), rules, hash}];
  if (begun) return begun.get();
  const TableGame* today = find(name);
  const bool other_rules = today == nullptr || today->versions().rules != rules;
  const bool other_cards = !hash.empty() && (today == nullptr || hash != pack_hash(*today));
  if (!other_rules && !other_cards) return today;

  const std::optional<std::string> cards = hash.empty() ? "" : storage_.pack(hash);
  if (!cards) {
    problem = [](Language language) { return cannot::find_cards(language); };
    return nullptr;
  }
  if (other_rules) begun = older_game(name, rules, *cards);
  if (begun) return begun.get();
  if (today == nullptr) {
    problem = [game = std::string(name)](Language language) {
      return cannot::play_game(language, game);
    };
    return nullptr;
  }
  if (!other_cards) return today;
  std::string reason;
  begun = today->with_pack(*cards, reason);
  if (!begun) problem = [reason](Language) { return reason; };
  return begun.get();
}

std::unique_ptr<PlayedGame> GameShelf::older_game(std::string_view name, const std::string& rules,
                                                  const std::string& cards) const {
  for (older::OlderProgram* program : older_)
    if (const older::OlderProgram::Plays* plays = program->find(name, rules))
      return std::make_unique<older::OlderGame>(*program, *plays, cards);
  return nullptr;
}

}  // namespace wardroom::server
