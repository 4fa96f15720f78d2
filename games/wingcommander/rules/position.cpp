#include "games/wingcommander/rules/position.hpp"

#include "games/wingcommander/programs/effects.hpp"

namespace wardroom::wingcommander {

Copy attached(const Position& position, Copy host, Type type) {
  for (const Copy copy : position.table().zone(kAttached))
    if (position.table().host(copy) == host && position.is(copy, type)) return copy;
  return kNoCopy;
}

int medals_of(const Position& position, Copy copy) {
  int medals = position.card(copy).medals;
  for (const Copy award : position.table().zone(kAttached))
    if (position.table().host(award) == copy) medals += position.card(award).medals;
  return medals;
}

bool gives_medals(const Position& position, Seat seat, Copy copy) {
  const Spot spot = position.table().where(copy);
  if (spot.zone != zone_of(kReady, seat)) return false;  // WC-R-12: not in a Flight
  if (!position.is(copy, Type::pilot) && !position.is(copy, Type::crew)) return false;
  return !position.table().mark(copy).has(Mark::tapped) && medals_of(position, copy) > 0;
}

int available_medals(const Position& position, Seat seat) {
  int medals = 0;
  for (const Copy copy : ready_area(position, seat))
    if (gives_medals(position, seat, copy)) medals += medals_of(position, copy);
  return medals;
}

int across(const Combat& combat, int engaged_index) {
  const int enemy = 2 * (1 - engaged_index / 2) + ((engaged_index % 2) ^ (combat.crossed ? 1 : 0));
  return combat.engaged[static_cast<std::size_t>(enemy)].flight == kNoCopy ? -1 : enemy;
}

int wingman(const Combat& combat, int engaged_index) {
  const int other = engaged_index ^ 1;
  return combat.engaged[static_cast<std::size_t>(other)].flight == kNoCopy ? -1 : other;
}

int oblique(const Combat& combat, int engaged_index) {
  const int enemy = 2 * (1 - engaged_index / 2) + ((engaged_index % 2) ^ (combat.crossed ? 0 : 1));
  return combat.engaged[static_cast<std::size_t>(enemy)].flight == kNoCopy ? -1 : enemy;
}

int medals_left(const Position& position, const Engaged& flight) {
  const Copy pilot = pilot_of(position, flight.flight);
  if (pilot == kNoCopy) return 0;
  int left = medals_of(position, pilot);
  for (const std::uint8_t spent : flight.medals) left -= spent;
  return std::max(0, left);
}

// From the newest to the oldest: a card works unless one that works has named it.
bool works(const Position& position, std::size_t play) {
  const auto& plays = position.match.combat.plays;
  const CardId title = position.card_id(plays[play].copy);
  for (std::size_t later = plays.size(); later-- > 0;) {
    const Play& negation = plays[later];
    if (later == play || negation.named != title || negation.target != plays[play].by) continue;
    // A card that was barred and yet played came while the bar was lifted.
    if (later > play ? works(position, later) : false) return false;
  }
  return true;
}

bool person_in_play(const Position& position, std::uint8_t person) {
  if (person == 0) return false;
  const CardTable& table = position.table();
  const auto is_there = [&](std::span<const Copy> zone) {
    return std::ranges::any_of(zone,
                               [&](Copy copy) { return position.card(copy).person == person; });
  };
  return is_there(table.zones(kReady, kReady + 1)) || is_there(table.zones(kBrig, kBrig + 1)) ||
         is_there(table.zone(kAttached)) || is_there(table.zone(kPending));
}

}  // namespace wardroom::wingcommander
