// Which game a match is of: today's, one with the cards of another day, or one that another program
// plays.
#include <algorithm>

#include "older/older_game.hpp"
#include "server/house/house.hpp"
#include "server/people/secrets.hpp"
#include "words/server.hpp"

namespace wardroom::server {

namespace cannot = words::server::cannot;

std::string House::pack_hash(const TableGame& game) {
  const std::string bytes = game.pack();
  return bytes.empty() ? std::string() : hash_of(bytes);
}

const TableGame* House::game(std::string_view name) {
  const auto found = std::ranges::find(parts_.games, name, &TableGame::name);
  return found == parts_.games.end() ? nullptr : *found;
}

// A game of other rules goes on with today's if no other program plays them: as long as nothing
// differs nobody can tell (match/replay.hpp).
const PlayedGame* House::game_begun(std::string_view name, const std::string& rules,
                                    const std::string& hash, Sentence& problem) {
  std::unique_ptr<PlayedGame>& begun = begun_[{std::string(name), rules, hash}];
  if (begun) return begun.get();
  const TableGame* today = game(name);
  const bool other_rules = today == nullptr || today->versions().rules != rules;
  const bool other_cards = !hash.empty() && (today == nullptr || hash != pack_hash(*today));
  if (!other_rules && !other_cards) return today;

  const std::optional<std::string> cards = hash.empty() ? "" : parts_.storage.pack(hash);
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

std::unique_ptr<PlayedGame> House::older_game(std::string_view name, const std::string& rules,
                                              const std::string& cards) {
  for (older::OlderProgram* program : parts_.older)
    if (const older::OlderProgram::Plays* plays = program->find(name, rules))
      return std::make_unique<older::OlderGame>(*program, *plays, cards);
  return nullptr;
}

void House::tell_of_older_rules() {
  using Rules = std::array<std::string, 2>;  // of which game, which version
  std::map<Rules, std::uint64_t> tables;     // that need others than today's
  for (const auto& [id, room] : rooms_) {
    if (room->phase() != Room::Phase::playing) continue;
    const Rules rules = {room->settings().game, room->rules_version()};
    const TableGame* today = game(rules[0]);
    if (today == nullptr || today->versions().rules != rules[1]) ++tables[rules];
  }
  std::map<Rules, std::uint64_t> missing = tables;
  for (const older::OlderProgram* program : parts_.older) {
    for (const older::OlderProgram::Plays& plays : program->plays()) {
      const Rules rules = {plays.game, plays.rules};
      log(LogSettings::Level::info, "older_program",
          {{"program", program->name()},
           {"version", program->version()},
           {"game", plays.game},
           {"rules", plays.rules},
           {"tables", tables[rules]}});
      missing.erase(rules);
    }
  }
  for (const auto& [rules, count] : missing)
    log(LogSettings::Level::warning, "rules_missing",
        {{"game", rules[0]}, {"rules", rules[1]}, {"tables", count}});
}

}  // namespace wardroom::server
