// What happened as JSON: its operands under the names that its row gives them, for a page's log and
// animation. Only what the viewers may know: every card goes through `card_for`.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/event.hpp"
#include "engine/rows.hpp"
#include "engine/text/json.hpp"

namespace wardroom::cardplay {

// `write(name, operand)` writes an operand as its name asks for, or nothing. `of_nobody`: this time
// it is nobody's in particular, whatever its row says.
template <class Game, std::size_t Count, class Write>
void write_event(JsonWriter& json, const Event& event, const typename Game::Set& set,
                 SeatSet viewers, const std::array<HappeningRow, Count>& rows, bool of_nobody,
                 Write write) {
  const HappeningRow& row = rows[event.kind];
  json.member("kind", row.name);
  json.key("seat");
  if (row.seat && !of_nobody)
    json.value(std::string(1, letter(event.seat)));
  else
    json.null();
  if (row.card) {
    const std::uint16_t card = event.card_for(viewers);
    json.key("card");
    if (card >= set.cards())  // in a view even a card that was seen may be unknown
      json.null();
    else
      json.value(std::string_view(Game::card_name(set, card)));
  }
  const auto& names = row.operands;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i + 1 == names.size() || names[i] != names[i + 1]) {
      write(names[i], int{event.args[i]});
      continue;
    }
    json.key(names[i]);  // two numbers of one name
    json.open_array();
    json.value(int{event.args[i]});
    json.value(int{event.args[++i]});
    json.close_array();
  }
}

}  // namespace wardroom::cardplay
