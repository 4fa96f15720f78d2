#include "server/house/older_rules.hpp"

#include <array>
#include <map>

namespace wardroom::server {

void note_older_rules(const GameShelf& games, const Tables& all, Journal& journal) {
  using Rules = std::array<std::string, 2>;  // of which game, which version
  std::map<Rules, std::uint64_t> tables;     // that need others than today's
  for (const auto& [id, room] : all.rooms()) {
    if (room->phase() != Room::Phase::playing) continue;
    const Rules rules = {room->settings().game, room->match.rules_version()};
    const TableGame* today = games.find(rules[0]);
    if (today == nullptr || today->versions().rules != rules[1]) ++tables[rules];
  }
  std::map<Rules, std::uint64_t> missing = tables;
  for (const older::OlderProgram* program : games.older()) {
    for (const older::OlderProgram::Plays& plays : program->plays()) {
      const Rules rules = {plays.game, plays.rules};
      journal.note(Log::Level::info, "older_program",
                   {{"program", program->name()},
                    {"version", program->version()},
                    {"game", plays.game},
                    {"rules", plays.rules},
                    {"tables", tables[rules]}});
      missing.erase(rules);
    }
  }
  for (const auto& [rules, count] : missing)
    journal.note(Log::Level::warning, "rules_missing",
                 {{"game", rules[0]}, {"rules", rules[1]}, {"tables", count}});
}

}  // namespace wardroom::server
