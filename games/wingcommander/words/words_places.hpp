// The places of sentences about events, options and refusals: each name says what an operand is,
// and a digit behind it which one. {place0} is operand 0, read as a nav point. A sentence with a
// place that does not exist does not compile.
#pragma once

#include <array>
#include <string_view>

#include "games/row_words.hpp"
#include "games/wingcommander/rules/position.hpp"
#include "rows/wingcommander.hpp"

namespace wardroom::wingcommander {

struct Words {
  static constexpr const auto& kVerbs = kVerbRows;
  static constexpr const auto& kReasons = kReasonRows;
  static constexpr const auto& kHappenings = kHappeningRows;
  static constexpr const auto& kOperands = kOperandTexts;

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
    pairs,      // who would face whom
    crossed_pairs,
    number,
    count,
  };
  static constexpr std::array<std::string_view, static_cast<std::size_t>(Place::count)> kPlaces = {
      "side",    "card",      "flight",    "flown",     "target", "place",         "spot",  "where",
      "card_at", "flight_at", "medals_at", "lane",      "value",  "phase",         "wing",  "ship",
      "cost",    "type",      "text",      "statement", "pairs",  "crossed_pairs", "number"};

  // Spots are looked up in the view; without one nothing lies there.
  static Arg find(const Said<Match, Set>& said, Place place, int arg);
};

}  // namespace wardroom::wingcommander
