// The bot protocol as text: what Wardroom writes to a program that plays a seat, and what it reads
// from it, one JSON object a line. docs/protocol.md is the description for authors of bots. Pure
// functions: nothing here knows processes or clocks.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/decision.hpp"
#include "engine/seat.hpp"

namespace wardroom::protocol {

inline constexpr int kVersion = 1;
inline constexpr std::size_t kLongestLine = std::size_t{1} << 20U;  // of a bot, in bytes

// Why a bot loses its seat.
enum class Fault : std::uint8_t {
  not_started,    // the system could not start it
  ended,          // it ended or closed its output, also when the command does not exist
  late,           // no complete line in time
  too_long,       // a line over the limit
  not_json,       // a line that is not a JSON object
  wrong_message,  // another message than the one that is due, or a member missing
  wrong_number,   // an answer to another question
  not_legal,      // a choice that is not among the options
};
inline constexpr std::size_t kFaults = 8;

// What a bot is told when a game begins: nothing that is not public.
struct Hello {
  std::string game;
  std::string mode;
  std::string set;                 // of cards
  std::vector<std::string> rules;  // optional rulings as asked for, "name=on" or "name=off"
  int players = 2;
};

// What a bot is asked. Made from the view of the seat that decides and from nothing else.
struct Question {
  Decision decision;
  std::string seats;                 // JSON: what each seat plays with
  std::string view;                  // JSON
  std::vector<std::string> options;  // in notation
};

// How a game ended, for one seat.
struct Over {
  SeatSet winners;
  SeatSet forfeited;
  std::string view;  // JSON
};

// Messages to a bot, as complete lines.
std::string hello_line(const Hello& hello, Seat seat, std::chrono::milliseconds per_move);
std::string decide_line(const Question& question, std::int64_t n, std::chrono::milliseconds left);
std::string over_line(const Over& over, int players);
std::string bye_line();

// The answer to hello: the bot's name (possibly empty), or what is wrong.
struct ReadyReading {
  std::string name;
  std::optional<Fault> fault;
};
ReadyReading read_ready(std::string_view line);

// The answer to question `n`: which option, or what is wrong.
struct ChoiceReading {
  std::size_t index = 0;
  std::optional<Fault> fault;
};
ChoiceReading read_choice(std::string_view line, std::int64_t n,
                          std::span<const std::string> options);

}  // namespace wardroom::protocol
