// A match at the terminal that is kept: its record is written before the first decision and after
// every one, so that neither a crash nor a closed terminal loses a move.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/games/any_game.hpp"
#include "cli/table_options.hpp"

namespace wardroom {

struct TerminalMatch {
  const AnyGame& game;
  std::unique_ptr<AnyMatch> match;
  std::vector<std::string> players;  // one a seat: human, greedy, random or bot:COMMAND
  std::string file;                  // of the record; empty: it is not kept
};

// Until the match is over or the player leaves. Answers an exit code.
int play_match(const TerminalMatch& kept, const TableOptions& options, Language language);

// Takes a recorded game up again after so many choices. Players are those of the record, unless
// the options name an opponent.
int resume_match(const AnyGame& game, const Record& record, const std::string& record_file,
                 std::size_t steps, const std::string& file, const TableOptions& options,
                 Language language);

std::uint64_t fresh_seed();

}  // namespace wardroom
