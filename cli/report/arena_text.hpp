// What an arena found out, as text for the terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ai/arena/standings.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

// Which pairs they were, in words.
struct ArenaSubject {
  std::string game;
  std::string mode;
  std::string set_name;
  std::string set_note;
  std::vector<std::string> bots;      // as shown
  std::vector<std::string> forfeits;  // of programs that lost their seat, in sentences
  std::uint64_t seed = 1;
  std::optional<SprtQuestion> sprt;
  std::string version;
  std::string command;  // that repeats it
};

// Ratings with times, the cross table and the test.
std::string arena_text(const ArenaSubject& subject, const Standings& standings, Language language);

// In a few words, while it runs: the score of two bots, or who is ahead of all.
std::string arena_so_far(const ArenaSubject& subject, const Standings& standings,
                         Language language);

std::string signature_of(const Standings& standings);

}  // namespace wardroom
