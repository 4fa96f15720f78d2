// The places of sentences about events, options and refusals: each name says what an operand is,
// and a digit behind it which one. {place0} is operand 0, read as a nav point. A sentence with a
// place that does not exist does not compile.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/rows.hpp"
#include "games/wingcommander/rules/position.hpp"

namespace wardroom::wingcommander {

enum class Place : std::uint8_t {
  side,       // the event's player
  card,       // the event's card, or an operand
  flight,     // the same, as a Flight
  flown,      // the event's card as a Flight; the operand is its pilot's card + 1, or 0
  target,     // a card, or a Flight if it is a fighter
  place,      // a nav point
  spot,       // where something lies, as it is written
  where,      // its nav point
  card_at,    // the card there
  flight_at,  // the same, with pilot and nav point if it is a Flight
  medals_at,  // the medals it gives
  lane,       // the own Flight of that lane in the combat under way
  value,
  phase,
  wing,       // Flights at the nav point of operand 0
  ship,       // the enemy's at a nav point
  cost,       // of a card now, for the player who decides
  type,       // of a card
  text,       // what a card says
  statement,  // one statement of the card of operand 0
  pairs,      // who would face whom: of an option to keep or cross
  number,
  count,
};
inline constexpr std::array<std::string_view, static_cast<std::size_t>(Place::count)> kPlaces = {
    "side",    "card",      "flight",    "flown",     "target", "place", "spot", "where",
    "card_at", "flight_at", "medals_at", "lane",      "value",  "phase", "wing", "ship",
    "cost",    "type",      "text",      "statement", "pairs",  "number"};

// Whether a text only has places that exist. That its row has the operands, the build has seen.
constexpr bool has_known_places(const AnyMessage& message) {
  return std::ranges::all_of(message.names, [](std::string_view name) {
    const auto read = read_place<Place>(name, kPlaces);
    if (read.operand >= 0) return read.place != Place::count;
    return read.place <= Place::flight || read.place == Place::pairs;
  });
}

// Everything the places of a sentence can ask for.
struct Operands {
  const Set& set;
  Language language;
  std::span<const std::int16_t> args;
  Seat seat = Seat::a;
  int card = -1;                // -1: not known
  const Match* view = nullptr;  // where spots are looked up; without it nothing lies there
  bool crossed = false;         // for {pairs}

  std::string sentence(const AnyMessage& message) const;
  std::string sentence(const RowText& text) const { return sentence(text.of(args)); }

 private:
  Arg find(std::string_view name) const;
  Arg lane(int which) const;
  Arg wing(int which) const;
  Arg ship(int place) const;
  Arg statement(int number) const;
  Arg cost(int card_number) const;
  Arg pairs() const;
  Copy copy_there(int spot) const;
};

}  // namespace wardroom::wingcommander
