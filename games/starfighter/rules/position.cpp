#include "games/starfighter/rules/position.hpp"

#include <bit>

namespace wardroom::starfighter {

int copies_of_first_seat(const Match& match) {
  const CardTable& table = match.table;
  int count = 0;
  for (const int zone : {int{kDiscard}, int{kDeck}, hand_of(Seat::a), aside_of(Seat::a)})
    count += table.size(zone);
  return count + static_cast<int>(table.zones(kBoard, kBoard + kColumns - 1).size());
}

int free_shields(const Position& position, Copy copy, int half) {
  const int shields = shown(position, copy).half[static_cast<std::size_t>(half)].shields;
  return shields - position.match.table.mark(copy).shield_hits(half);
}

int visible_fighters(const Position& position, Sector sector) {
  const CardTable& table = position.match.table;
  const auto cards = table.zone(zone_of(sector));
  int fighters = 0;
  for (const Copy copy : cards)
    fighters += undamaged(position, copy, printed_half(table.mark(copy), 1));
  if (!cards.empty())
    fighters += undamaged(position, cards.back(), printed_half(table.mark(cards.back()), 0));
  return fighters;
}

namespace {

// The levels with a Draw symbol, as bits. A Cruiser is listed as its owner sees it.
unsigned draw_levels(const Position& position, Sector sector) {
  const Seat seat = board_of(sector);
  const std::int8_t cruiser = position.match.cruiser[index(seat)];
  if (cruiser == Setup::kChosenInPlay) return 0;
  const int column = column_of(sector);
  const int listed = seat == Seat::a ? column : kColumns - 1 - column;
  return position.set.cruiser(cruiser).draws[static_cast<std::size_t>(listed)];
}

}  // namespace

bool has_draw_symbol(const Position& position, Sector sector, int level) {
  return ((draw_levels(position, sector) >> level) & 1U) != 0;
}

int visible_draw_symbols(const Position& position, Seat seat) {
  int symbols = 0;
  for (int column = 0; column < kColumns; ++column) {
    const Sector sector = sector_at(seat, column);
    symbols += std::popcount(draw_levels(position, sector) >> height(position, sector));
  }
  return symbols;
}

int cards_in_play(const Position& position, Seat seat) {
  const int first = zone_of(sector_at(seat, 0));
  return static_cast<int>(position.match.table.zones(first, first + kColumns - 1).size());
}

int cards_held(const Position& position, Seat seat) {
  const CardTable& table = position.match.table;
  return table.size(hand_of(seat)) + table.size(aside_of(seat)) + cards_in_play(position, seat);
}

Sector facing(const Position& position, Sector sector) {
  const Seat seat = board_of(sector);
  const int shift = seat == Seat::a ? position.match.shift : -position.match.shift;
  const int column = column_of(sector) + shift;
  if (column < 0 || column >= kColumns) return -1;
  return sector_at(other(seat), column);
}

void see(const Position& position, Sector sector, Sight& sight) {
  const CardTable& table = position.match.table;
  const auto cards = table.zone(zone_of(sector));
  for (const Copy copy : cards) {
    const Mark& mark = table.mark(copy);
    sight.push_back({copy, printed_half(mark, 1), mark.down()});
  }
  if (!cards.empty()) {
    const Mark& mark = table.mark(cards.back());
    sight.push_back({cards.back(), printed_half(mark, 0), mark.down()});
  }
}

}  // namespace wardroom::starfighter
