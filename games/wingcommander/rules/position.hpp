// Looking at a match of Wing Commander: what lies where, what a Flight is worth, who may do what.
// Nothing here changes anything.
#pragma once

#include <algorithm>
#include <cstdint>

#include "games/wingcommander/rules/match.hpp"

namespace wardroom::wingcommander {

struct Position {
  const Match& match;
  const Set& set;

  const CardTable& table() const { return match.table; }
  CardId card_id(Copy copy) const { return match.table.card(copy); }
  const CardData& card(Copy copy) const { return set.card(match.table.card(copy)); }
  bool is(Copy copy, Type type) const { return set.type(match.table.card(copy)) == type; }
};

constexpr int zone_of(Zone zone, Seat seat) {
  return zone + index(seat);
}
constexpr int flights_zone(NavPoint point, Seat seat) {
  return kFlights + 2 * static_cast<int>(point) + index(seat);
}
constexpr int modifier_zone(NavPoint point) {
  return kModifiers + static_cast<int>(point);
}
constexpr bool is_flights_zone(int zone) {
  return zone >= kFlights;
}
constexpr NavPoint point_of_zone(int zone) {
  return nav_point((zone - kFlights) / 2);
}
constexpr Seat seat_of_zone(int zone) {
  return is_flights_zone(zone) ? seat_at((zone - kFlights) % 2) : seat_at(zone % 2);
}

inline std::span<const Copy> flights_at(const Position& position, NavPoint point, Seat seat) {
  return position.table().zone(flights_zone(point, seat));
}
inline bool has_flights(const Position& position, NavPoint point, Seat seat) {
  return position.table().size(flights_zone(point, seat)) > 0;
}
inline std::span<const Copy> ready_area(const Position& position, Seat seat) {
  return position.table().zone(zone_of(kReady, seat));
}
inline std::span<const Copy> hand(const Position& position, Seat seat) {
  return position.table().zone(zone_of(kHand, seat));
}
// The Modifier of a nav point, or none.
inline Copy modifier_at(const Position& position, NavPoint point) {
  const auto zone = position.table().zone(modifier_zone(point));
  return zone.empty() ? kNoCopy : zone.front();
}

// What lies on a fighter or pilot, and is of this type; or none.
Copy attached(const Position& position, Copy host, Type type);
inline Copy pilot_of(const Position& position, Copy flight) {
  return attached(position, flight, Type::pilot);
}

// Calls visit(copy) for pilot, weapons and Awards of a Flight (WC-R-47), and for Battle Damage on
// it.
template <class Visitor>
void each_attached(const Position& position, Copy flight, Visitor visit) {
  for (const Copy copy : position.table().zone(kAttached)) {
    const Copy host = position.table().host(copy);
    if (host == flight || (host != kNoCopy && position.table().host(host) == flight)) visit(copy);
  }
}

// The fighter, pilot or other card that carries this one at the end: itself if nothing does.
inline Copy carrier_card(const Position& position, Copy copy) {
  while (position.table().host(copy) != kNoCopy) copy = position.table().host(copy);
  return copy;
}

// Who plays a card that is in play, whoever owns it: WC-TRAITOR-01.
inline Seat controller_of(const Position& position, Copy copy) {
  const int zone = position.table().zone_of(carrier_card(position, copy));
  if (zone >= kPending && zone < kFlights) return position.match.owner(copy);  // WC-R-37
  return seat_of_zone(zone);
}

inline bool is_captive(const Position& position, Copy copy) {
  const int zone = position.table().zone_of(copy);
  return zone == kBrig || zone == kBrig + 1;
}

// Medals of a pilot with Awards, or of a crew card: WC-R-11.
int medals_of(const Position& position, Copy copy);

// WC-MEDAL-02, WC-MEDAL-04, WC-MEDAL-06: whether a card can be tapped for medals now.
bool gives_medals(const Position& position, Seat seat, Copy copy);
int available_medals(const Position& position, Seat seat);

// WC-R-05, WC-R-09: the Power Points a cost takes, medals that must be bought included.
inline int price(const Position& position, Seat seat, int power, int medals) {
  constexpr int kMedalPrice = 5;  // WC-MEDAL-12
  const int missing = medals == 0 ? 0 : std::max(0, medals - available_medals(position, seat));
  return power + kMedalPrice * missing;
}

inline bool can_afford(const Position& position, Seat seat, int power, int medals) {
  const int points = price(position, seat, power, medals);
  return points == 0 || points <= position.match.power[index(seat)];  // WC-R-05
}

// --- Flights (values.cpp) ---

// A Flight's value as it is now, or nothing if it has none (WC-MEDAL-11). Running totals may be
// below zero; use `counted` wherever a value is used (WC-R-28).
std::optional<int> value_of(const Position& position, Copy flight, Value value);
inline int counted(const Position& position, Copy flight, Value value) {
  return std::max(0, value_of(position, flight, value).value_or(0));
}

// Who contributes what to a value of a Flight, in the order it counts.
struct Contribution {
  enum How : std::uint8_t { printed, replaces, adds, takes_away, medals };
  How how = printed;
  Copy source = kNoCopy;  // a card; none for medals
  int number = 0;
};
using ContributionList = Bounded<Contribution, 128>;
ContributionList contributions(const Position& position, Copy flight, Value value);

// --- the combat under way ---

inline const Engaged* engaged(const Position& position, Copy flight) {
  for (const Engaged& one : position.match.combat.engaged)
    if (one.flight == flight && flight != kNoCopy) return &one;
  return nullptr;
}
constexpr int engaged_index(Seat seat, int lane) {
  return 2 * index(seat) + lane;
}
constexpr Seat engaged_seat(int engaged_index) {
  return seat_at(engaged_index / 2);
}
// The one across from, or -1; the own other one, or -1; the enemy not across, or -1.
int across(const Combat& combat, int engaged_index);
int wingman(const Combat& combat, int engaged_index);
int oblique(const Combat& combat, int engaged_index);

// WC-MEDAL-08, WC-R-13: Medal Points a Flight has left in this combat.
int medals_left(const Position& position, const Engaged& flight);

// WC-R-29: whether a card played in this combat still works, or was negated.
bool works(const Position& position, std::size_t play);

// The defender of the combat: not the active player.
inline Seat defender(const Match& match) {
  return other(match.active);
}

// The person is in play somewhere, captives and traitors included: WC-PILOT-01, WC-R-46.
bool person_in_play(const Position& position, std::uint8_t person);

}  // namespace wardroom::wingcommander
