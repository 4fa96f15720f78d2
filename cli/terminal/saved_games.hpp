// Records on disk: where games are kept that people play here, finding the last unfinished one, and
// what is said about records that cannot be used.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/games/any_game.hpp"
#include "match/replay.hpp"

namespace wardroom {

// A new file in the folder for saved games ($XDG_STATE_HOME/wardroom, or ~/.local/state/wardroom),
// which is made if it is missing; empty if there is no such place.
std::string new_record_file(std::string_view game);

struct SavedGame {
  std::string file;
  Record record;
};

// The last one that was changed and has no result.
std::optional<SavedGame> last_unfinished(std::string_view game);

// Nothing after saying on standard error what is wrong.
std::optional<Record> read_record_or_complain(const std::string& file, Language language);

// The match of a record after so many choices, by default all; or nothing after saying what is
// wrong, and the exit code for it. What chance brings beyond the record follows from `seed`.
std::unique_ptr<AnyMatch> open_or_complain(const AnyGame& game, const Record& record,
                                           const std::string& file,
                                           std::optional<std::size_t> steps, std::uint64_t seed,
                                           int& exit_code, Language language);

// "file:line:1: what is wrong"
std::string describe(const ReplayFault& fault, const std::string& file, Language language);

// Nothing if the record is of this version.
std::string version_note(const AnyGame& game, const Record& record, Language language);

}  // namespace wardroom
