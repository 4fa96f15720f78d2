// Reading the program of a card of Wing Commander against a match. How phrases are read is in
// cardplay/; here is what they speak of.
#pragma once

#include "cardplay/program_parts.hpp"
#include "games/wingcommander/rules/position.hpp"
#include "vocabulary/wingcommander.hpp"

namespace wardroom::wingcommander {

using cardplay::each_step;
using cardplay::target_phrase;
using vocabulary::Pattern;

inline Pattern pattern_of(const Node& node) {
  return static_cast<Pattern>(node.pattern);
}

// What an option names for a thing: a pilot in a Flight by the Flight.
inline Copy named_by(const Position& position, Copy thing) {
  return position.is(thing, Type::pilot) && position.table().host(thing) != kNoCopy
             ? position.table().host(thing)
             : thing;
}

// Whether a phrase for nav points, "C" or "SW or SE", names this one.
bool names_point(const Program& program, const Node& points, int point);

// Whether any statement of the card does this.
inline bool has_step(const Program& program, Pattern pattern) {
  return cardplay::has_step(program, static_cast<int>(pattern));
}

// In play, and nothing that is hidden or just being played.
template <class Test>
bool CardPlay::any_target(const Position& position, Test test) {
  const CardTable& table = position.table();
  for (const auto& zones : {table.zones(kReady, kReady + 1), table.zones(kBrig, kBrig + 1),
                            table.zones(kAttached, kZoneCount - 1)})
    if (std::ranges::any_of(zones, test)) return true;
  return false;
}

// In play, or announced.
template <class Test>
bool CardPlay::any_thing(const Position& position, int, Test test) {
  return std::ranges::any_of(position.table().zones(kReady, kZoneCount - 1), test);
}

}  // namespace wardroom::wingcommander
