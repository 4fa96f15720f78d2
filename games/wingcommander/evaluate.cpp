// How a match looks to the greedy player: Power Points, hulls, and the fleet with what it can do.
#include "games/wingcommander/effects.hpp"
#include "games/wingcommander/game.hpp"

namespace wardroom {
namespace {

using namespace wingcommander;

// Distance of a nav point from a carrier, in steps.
constexpr int distance(NavPoint point, NavPoint carrier) {
  if (point == carrier) return 0;
  return connected(point, carrier) ? 1 : 2;
}

int worth_of_flight(const Position& position, Copy flight, Seat seat) {
  const CardData& card = position.card(flight);
  int worth = 60 * card.power + 60 * card.cost_medals;
  each_attached(position, flight, [&](Copy copy) {
    const CardData& data = position.card(copy);
    worth += data.is(Type::damage) ? -40 : 60 * data.power + 15;
  });
  const int zone = position.table().zone_of(flight);
  if (!is_flights_zone(zone)) return worth;
  const NavPoint point = point_of_zone(zone);
  const int bombs = value_of(position, flight, Value::bombing).value_or(0) +
                    (torpedo_of(position, flight) != kNoCopy ? 5 : 0);
  // On the way to the enemy carrier, bombers more than others.
  worth += (3 - distance(point, carrier_of(other(seat)))) * (10 + 12 * std::max(0, bombs));
  return worth;
}

int worth(const Position& position, Seat seat) {
  const Match& match = position.match;
  const auto i = static_cast<std::size_t>(index(seat));
  int sum = 100 * match.power[i] - 2500 * match.hits[i];
  for (const Copy copy : ready_area(position, seat)) {
    const CardData& card = position.card(copy);
    sum += card.is(Type::fighter) ? worth_of_flight(position, copy, seat)
                                  : 60 * card.power + 40 * card.medals;
  }
  for (int point = 0; point < kNavPoints; ++point) {
    for (const Copy flight : flights_at(position, nav_point(point), seat))
      sum += 20 + worth_of_flight(position, flight, seat);
    const Copy modifier = modifier_at(position, nav_point(point));
    if (modifier != kNoCopy && match.owner(modifier) == seat) sum += 80;
  }
  sum += 90 * match.table.size(zone_of(kBrig, seat));
  sum += 25 * match.table.size(zone_of(kHand, seat));
  sum += 30 * match.table.size(zone_of(kOrders, seat));
  return sum;
}

// What the combat under way would bring if it were resolved now, every Flight attacking.
int outlook(const Position& position, Seat seat) {
  const Combat& combat = position.match.combat;
  if (combat.battle != Battle::dogfight) return 0;
  int sum = 0;
  for (int i = 0; i < 4; ++i) {
    const Engaged& attacker = combat.engaged[static_cast<std::size_t>(i)];
    const int target = across(combat, i);
    if (attacker.flight == kNoCopy || target < 0) continue;
    const Copy victim = combat.engaged[static_cast<std::size_t>(target)].flight;
    int total = counted(position, attacker.flight, Value::attack);
    const int helper = wingman(combat, i);
    if (helper >= 0 && across(combat, helper) < 0 &&
        may_support(position, combat.engaged[static_cast<std::size_t>(helper)].flight))
      total += counted(position, combat.engaged[static_cast<std::size_t>(helper)].flight,
                       Value::support);
    const int missing = counted(position, victim, Value::defence) - total;
    const int loss = 200 + worth_of_flight(position, victim, engaged_seat(target));
    const int expected =
        missing <= 0 ? loss - 5 * std::max(-3, missing + 3) : 12 * std::max(0, 4 - missing);
    sum += engaged_seat(i) == seat ? expected : -expected;
  }
  return sum;
}

}  // namespace

int WingCommander::evaluate(const Match& match, const Set& set, Seat seat) {
  if (match.result.over) {
    if (match.result.winners.empty()) return 0;
    return match.result.winners.contains(seat) ? 1'000'000 : -1'000'000;
  }
  const Position position{match, set};
  return worth(position, seat) - worth(position, other(seat)) + outlook(position, seat);
}

}  // namespace wardroom
