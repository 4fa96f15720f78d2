// The `state` of a table (docs/table.md), made for somebody from what that seat may know.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "engine/text/message.hpp"
#include "table/hosted_table.hpp"

namespace wardroom {

// How somebody looks at a table.
struct Outlook {
  std::optional<Seat> viewer;  // nobody: what everybody may know
  bool open = false;           // everything is shown, in a replay
  Language language = Language::english;

  // The seats for which views and stories are asked.
  SeatSet viewers(int seats) const;
  // Whether the choices of this seat are shown.
  bool sees_choices_of(Seat seat) const { return open || viewer == seat; }
};

// What a state says that is not for the rules to say. Who hosts a table for several people counts
// changes instead of choices, drives the bots, ends games on the clock, and lets clients check what
// they were sent.
struct StateFrame {
  std::uint64_t v = 0;
  bool undo = false;
  // Once the game is over. If it did not end by the rules, the state says that nobody decides.
  std::optional<Result> result;
  std::optional<std::chrono::milliseconds> waits;  // until a client shows a bot's choice
  bool hash = false;                               // whether a hash of `view` is added

  // The frame of a table that nobody else counts or drives.
  static StateFrame of(const HostedTable& table);
};

// Writes the members of the message, with the story from event `from` on. The caller may add more.
void write_state(JsonWriter& json, const HostedTable& table, const Outlook& outlook,
                 std::size_t from, const StateFrame& frame);
inline void write_state(JsonWriter& json, const HostedTable& table, const Outlook& outlook,
                        std::size_t from) {
  write_state(json, table, outlook, from, StateFrame::of(table));
}

// A seat by its letter, or null, as a member.
void write_seat(JsonWriter& json, std::string_view name, std::optional<Seat> seat);

// FNV-1a of 32 bits, which any client can do in three lines; and in 8 hexadecimal digits.
std::uint32_t fnv1a_32(std::string_view bytes);
std::string fnv1a_32_hex(std::string_view bytes);

}  // namespace wardroom
