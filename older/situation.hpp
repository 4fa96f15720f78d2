// What both sides of a conversation say about a match, and how: where it stands after every choice,
// sets of seats, and where a record stopped making sense.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "ai/programs/json_message.hpp"
#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "match/any_match.hpp"
#include "match/replay.hpp"

namespace wardroom::older {

inline constexpr int kProtocol = 1;

// Where a match stands: asked for so often that it is told with every change.
struct Situation {
  int seats = 0;
  std::string mode;
  std::optional<Decision> decision;
  Result result;
  std::size_t steps = 0;
  std::size_t told = 0;
};
// Each writes one object.
void write_situation(JsonWriter& json, const AnyMatch& match);
void write_fault(JsonWriter& json, const ReplayFault& fault);
// Each reads what the one above wrote; nothing if the message is something else.
std::optional<Situation> read_situation(const JsonMessage& message);
std::optional<ReplayFault> read_fault(const JsonMessage& message);

// All members of an object, into one that the caller has opened.
void write_members(JsonWriter& json, const JsonMessage& message);

// The letters of seats, such as "ab".
std::string letters(SeatSet seats);
// The seats of such letters; nothing if there is any other character.
std::optional<SeatSet> read_letters(std::string_view text);

inline constexpr std::array<std::string_view, 3> kAnswerNames = {"legal", "unreadable", "refused"};
inline constexpr std::array<std::string_view, 3> kTempoNames = {"at_once", "brief", "usual"};

// Bytes as text, two hexadecimal digits each, and back.
std::string print_bytes(std::string_view bytes);
std::optional<std::string> read_bytes(std::string_view text);

}  // namespace wardroom::older
