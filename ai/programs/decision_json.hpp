// Who decides and what, as messages say it: the members `seat` and `kind`.
#pragma once

#include <algorithm>
#include <optional>
#include <span>

#include "ai/programs/json_message.hpp"
#include "engine/decision.hpp"
#include "engine/text/json.hpp"

namespace wardroom {

inline void write_decision(JsonWriter& json, const Decision& decision) {
  json.member("seat", std::string(1, letter(decision.seat)));
  json.member("kind", name_of(decision.kind));
}

// The seat that a message names; nothing if it names none.
inline std::optional<Seat> read_seat(const JsonMessage& message) {
  const std::string_view name = message.text("seat").value_or("");
  if (name.size() != 1 || name.front() < 'a' || name.front() >= 'a' + kMaxSeats)
    return std::nullopt;
  return seat_at(name.front() - 'a');
}

// The decision that a message names; nothing if nobody decides.
inline std::optional<Decision> read_decision(const JsonMessage& message) {
  const auto seat = read_seat(message);
  const std::span names(kKindNames);
  const auto kind = std::ranges::find(names, message.text("kind").value_or(""));
  if (!seat || kind == names.end()) return std::nullopt;
  return Decision{*seat, static_cast<Kind>(kind - names.begin())};
}

}  // namespace wardroom
