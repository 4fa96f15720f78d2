#include "games/guardians/rules/position.hpp"

namespace wardroom::guardians {

bool in_hand(const Position& position, Seat seat, CardId card) {
  if (card == kUnknownCard) return false;
  return std::ranges::any_of(hand(position, seat),
                             [&](Copy copy) { return position.card_id(copy) == card; });
}

std::optional<Side> side_of(const Match& match, Seat seat, int front) {
  for (const Side side : {Side::left, Side::right})
    if (static_cast<int>(side) < sides(match) && front_of(match, seat, side) == front) return side;
  return std::nullopt;
}

int ships_in_lane(const Position& position, Seat seat, Side side, int lane) {
  const int first = zone_of(Cell{seat, side, static_cast<std::uint8_t>(lane), 0});
  return static_cast<int>(position.table().zones(first, first + kRows - 1).size());
}

std::optional<Cell> entry(const Position& position, Seat seat, Lane lane) {
  const auto side = side_of(position.match, seat, lane.front);
  if (!side) return std::nullopt;
  std::optional<Cell> found;
  for (std::uint8_t row = kRows; row-- > 0;) {
    const Cell cell{seat, *side, lane.lane, row};
    if (ship_at(position, cell) != kNoCopy) break;
    found = cell;
  }
  return found;
}

bool is_parked(const Position& position, Copy copy) {
  if (is_home(position.table().zone_of(copy))) return !position.card(copy).is(Type::squadron);
  const Copy carrier = carrier_card(position, copy);
  return is_home(position.table().zone_of(carrier)) && position.card(carrier).is(Type::ship);
}

bool is_barred(const Position& position, CardId card) {
  if (!position.set.card(card).unique) return false;
  const auto cards = position.table().zones(kHome, kZoneCount - 1);
  return std::ranges::any_of(cards, [&](Copy copy) {
    return position.card_id(copy) == card && is_in_play(position.table().zone_of(copy));
  });
}

int provided(const Position& position, Copy copy, Point point) {
  return position.card(copy).provides[index(point)];
}

int within_reach(const Position& position, Seat seat, Point point) {
  int sum = position.match.pool[static_cast<std::size_t>(index(seat))][index(point)];
  each_source(position, seat, [&](Copy copy) { sum += provided(position, copy, point); });
  return sum;
}

bool can_afford(const Position& position, Seat seat, const Points& cost) {
  return std::ranges::all_of(std::array{Point::influence, Point::personality}, [&](Point point) {
    return cost[index(point)] == 0 || within_reach(position, seat, point) >= cost[index(point)];
  });
}

int influence_to_attack(const Position& position, Seat seat) {
  int sum = 0;
  for (const Copy copy : position.table().zone(zone_of(kRealm, seat))) {
    const CardData& card = position.card(copy);
    if (card.is_system() || card.is(Type::artifact))
      sum += provided(position, copy, Point::influence);
  }
  return sum;
}

}  // namespace wardroom::guardians
