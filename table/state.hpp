// The `state` of a table (docs/table.md), made for somebody from what that seat may know.
#pragma once

#include <cstddef>
#include <optional>

#include "engine/json.hpp"
#include "engine/message.hpp"
#include "engine/seat.hpp"
#include "table/hosted_table.hpp"

namespace wardroom {

// How somebody looks at a table.
struct Outlook {
  std::optional<Seat> viewer;  // nobody: what everybody may know
  bool open = false;           // everything is shown, in a replay
  Language language = Language::english;

  // As views and stories are asked for.
  SeatSet viewers(int seats) const;
  // Whether the choices of this seat are shown.
  bool sees_choices_of(Seat seat) const { return open || viewer == seat; }
};

// The members of the message; the story from this event on.
void write_state(JsonWriter& json, const HostedTable& table, const Outlook& outlook,
                 std::size_t from);

}  // namespace wardroom
