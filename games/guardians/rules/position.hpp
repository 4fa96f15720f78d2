// Looking at a match of Star of the Guardians: what lies where, whose it is, what it provides.
// Nothing here changes anything.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include "games/guardians/rules/match.hpp"

namespace wardroom::guardians {

struct Position {
  const Match& match;
  const Set& set;

  const CardTable& table() const { return match.table; }
  CardId card_id(Copy copy) const { return match.table.card(copy); }
  const CardData& card(Copy copy) const { return set.card(match.table.card(copy)); }
};

constexpr int zone_of(Zone zone, Seat seat) {
  return zone + index(seat);
}
constexpr int zone_of(Cell cell) {
  return kShips + number_of(cell);
}
constexpr int zone_of(Lane lane) {
  return kInLanes + number_of(lane);
}
constexpr bool is_cell(int zone) {
  return zone >= kShips;
}
constexpr bool is_home(int zone) {
  return zone >= kHome && zone < kRealm;
}
// Face up and not in a pile.
constexpr bool is_in_play(int zone) {
  return zone >= kHome && zone != kPending && zone != kTactics;
}

inline std::span<const Copy> hand(const Position& position, Seat seat) {
  return position.table().zone(zone_of(kHand, seat));
}
bool in_hand(const Position& position, Seat seat, CardId card);

// --- fronts (lanes.hpp) ---

constexpr int sides(const Match& match) {
  return match.players == 2 ? 1 : kMostSides;
}
constexpr int fronts(const Match& match) {
  return match.players == 2 ? 1 : match.players;
}
constexpr int front_of(const Match& match, Seat seat, Side side) {
  if (match.players == 2) return 0;
  return index(side == Side::left ? seat : match.after(seat, match.players - 1));
}
// The seat's side of a front, if it fights there.
std::optional<Side> side_of(const Match& match, Seat seat, int front);
// Who is met on that front.
constexpr Seat across(const Match& match, Seat seat, int front) {
  const Seat left = seat_at(front);
  return left == seat ? match.after(seat, 1) : left;
}

// The ship in a cell, or none.
inline Copy ship_at(const Position& position, Cell cell) {
  const auto zone = position.table().zone(zone_of(cell));
  return zone.empty() ? kNoCopy : zone.front();
}
// The ships of a side of a front, lane by lane, from the front row back.
inline std::span<const Copy> ships_of(const Position& position, Seat seat, Side side) {
  const int first = zone_of(Cell{seat, side, 0, 0});
  return position.table().zones(first, first + kSideCells - 1);
}
int ships_in_lane(const Position& position, Seat seat, Side side, int lane);
// Where a ship of the seat enters a lane: right behind its last one there (SG-LANE-02, SG-LANE-03).
// Nowhere if the seat does not fight on that front or has a ship in the third row (SG-R-27).
std::optional<Cell> entry(const Position& position, Seat seat, Lane lane);

// --- cards ---

// The card that carries this one at the end: itself if it lies on none.
inline Copy carrier_card(const Position& position, Copy copy) {
  while (position.table().host(copy) != kNoCopy) copy = position.table().host(copy);
  return copy;
}
// Whether it lies at a Home System, or on a ship that does: SG-HOME-06, SG-MULTI-10.
bool is_parked(const Position& position, Copy copy);

// SG-GEN-22, SG-R-15: another copy may not come into play.
bool is_barred(const Position& position, CardId card);

// --- points ---

// What using it would produce, whether it is used already or not.
int provided(const Position& position, Copy copy, Point point);
// Calls visit(copy) for everything the seat can use for points now (SG-GEN-19, SG-HOME-06).
template <class Visitor>
void each_source(const Position& position, Seat seat, Visitor visit) {
  const auto consider = [&](Copy copy) {
    if (position.match.owner(copy) != seat || position.table().mark(copy).has(Mark::used)) return;
    if (provided(position, copy, Point::influence) + provided(position, copy, Point::personality) ==
        0)
      return;
    if (!is_parked(position, copy)) visit(copy);
  };
  for (const Copy copy : position.table().zone(zone_of(kRealm, seat))) consider(copy);
  for (const Copy copy : position.table().zone(kAboard)) consider(copy);
}
// In the pool, and with everything that could still be used.
int within_reach(const Position& position, Seat seat, Point point);
bool can_afford(const Position& position, Seat seat, const Points& cost);

// SG-R-10: by Systems, Special Systems and Artifacts, used or not.
int influence_to_attack(const Position& position, Seat seat);

}  // namespace wardroom::guardians
