// A game as a text file, finished or running: set-up, versions, outcomes of chance, choices in
// notation, digests now and then, the result. Reading it says nothing about the rules; replaying
// (match/replay.hpp) does. The format is described in docs/records.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/match_request.hpp"
#include "engine/seat.hpp"
#include "engine/text/message.hpp"
#include "engine/text/problem.hpp"

namespace wardroom {

// What decides whether a record can mean the same: raised or changed with what it names.
struct RecordVersions {
  std::string program;
  std::string rules;
  std::string cards;
  friend bool operator==(const RecordVersions&, const RecordVersions&) = default;
};

struct Record {
  struct Step {
    Seat seat = Seat::a;
    std::string option;
    std::uint32_t line = 0;  // where it stands in the file
  };
  struct Checkpoint {
    std::size_t steps = 0;  // after so many choices
    std::uint64_t digest = 0;
    std::uint32_t line = 0;
  };

  std::string game;
  RecordVersions versions;
  MatchRequest request;
  std::vector<std::string> players;   // who sits at each seat: human, greedy, bot:COMMAND ...
  std::optional<std::uint64_t> seed;  // from which outcomes follow; kept secret while others play
  std::vector<std::uint64_t> outcomes;
  std::vector<Step> steps;
  std::vector<Checkpoint> checkpoints;
  std::optional<SeatSet> winners;  // of a finished game; nobody is a draw
  std::uint32_t winners_line = 0;
};

// Reads everything or nothing: the first problem ends it.
std::variant<Record, Problem> read_record(const NamedText& file, Language language);

std::string print_record(const Record& record);

}  // namespace wardroom
