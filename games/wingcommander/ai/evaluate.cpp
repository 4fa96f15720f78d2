// How a match looks to the greedy player: Power Points, hulls, and the fleet with what it can do.
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/programs/effects.hpp"

namespace wardroom {
namespace {

using namespace wingcommander;

// Distance of a nav point from a carrier, in steps.
constexpr int distance(NavPoint point, NavPoint carrier) {
  if (point == carrier) return 0;
  return connected(point, carrier) ? 1 : 2;
}

// The last Power Points are life, many of them are for spending.
int worth_of_power(int power) {
  constexpr int kFew = 6;
  constexpr int kSome = 14;
  if (power <= kFew) return 150 * power;
  if (power <= kSome) return 150 * kFew + 90 * (power - kFew);
  return 150 * kFew + 90 * (kSome - kFew) + 40 * (power - kSome);
}

int bombs_of(const Position& position, Copy flight) {
  if (torpedo_of(position, flight) != kNoCopy) return 5;
  return std::max(0, value_of(position, flight, Value::bombing).value_or(0));
}

int worth_of_flight(const Position& position, Copy flight, Seat seat) {
  const CardData& card = position.card(flight);
  int worth = 70 * card.power + 70 * card.cost_medals;
  each_attached(position, flight, [&](Copy copy) {
    const CardData& data = position.card(copy);
    worth += data.is(Type::damage) ? -40 : 75 * data.power + 20;
  });
  const int zone = position.table().zone_of(flight);
  if (!is_flights_zone(zone)) return worth;
  // On the way to the enemy carrier, bombers more than others.
  const int steps = distance(point_of_zone(zone), carrier_of(other(seat)));
  return worth + 40 + (3 - steps) * (22 + 14 * bombs_of(position, flight));
}

// Bombers before a carrier that nobody guards, or could not keep guarded: WC-CARRIER-02.
int threat_to(const Position& position, Seat owner) {
  const NavPoint point = carrier_of(owner);
  int bombs = 0;
  for (const Copy flight : flights_at(position, point, other(owner)))
    bombs += bombs_of(position, flight);
  if (bombs == 0) return 0;
  const int defence = position.set.carrier(owner).defence;
  const int danger = bombs >= 2 * defence ? 1200 : bombs >= defence ? 700 : 150;
  return has_flights(position, point, owner) ? danger / 4 : danger;
}

int worth(const Position& position, Seat seat) {
  const Match& match = position.match;
  const auto i = static_cast<std::size_t>(index(seat));
  int sum = worth_of_power(match.power[i]) - 3000 * match.hits[i] - threat_to(position, seat);
  for (const Copy copy : ready_area(position, seat)) {
    const CardData& card = position.card(copy);
    sum += card.is(Type::fighter) ? worth_of_flight(position, copy, seat)
                                  : 75 * card.power + 40 * card.medals;
  }
  for (int point = 0; point < kNavPoints; ++point) {
    for (const Copy flight : flights_at(position, nav_point(point), seat))
      sum += worth_of_flight(position, flight, seat);
    const Copy modifier = modifier_at(position, nav_point(point));
    if (modifier != kNoCopy && match.owner(modifier) == seat)
      sum += 75 * position.card(modifier).power + 20;
  }
  if (has_flights(position, carrier_of(seat), seat)) sum += 90;  // somebody guards it
  sum += 120 * match.table.size(zone_of(kBrig, seat));
  sum += 20 * match.table.size(zone_of(kHand, seat));
  sum += 120 * match.table.size(zone_of(kOrders, seat));
  return sum;
}

// Attack of a Flight with its wingman's support, as their roles are or may still become.
int strength(const Position& position, int attacker) {
  const Combat& combat = position.match.combat;
  const auto role = [&](int i) { return combat.engaged[static_cast<std::size_t>(i)].role; };
  const auto flight = [&](int i) { return combat.engaged[static_cast<std::size_t>(i)].flight; };
  int total = 0;
  if (role(attacker) == Role::undeclared || role(attacker) == Role::attacks)
    total = counted(position, flight(attacker), Value::attack);
  const int helper = wingman(combat, attacker);
  if (helper < 0) return total;
  const bool supports = role(helper) == Role::undeclared ? across(combat, helper) < 0
                                                         : role(helper) == Role::supports;
  if (supports && may_support(position, flight(helper)))
    total += counted(position, flight(helper), Value::support);
  return total;
}

// What the combat under way would bring if it were resolved now.
int outlook_of_dogfight(const Position& position, Seat seat) {
  const Combat& combat = position.match.combat;
  int sum = 0;
  for (int i = 0; i < 4; ++i) {
    const int target = across(combat, i);
    if (combat.engaged[static_cast<std::size_t>(i)].flight == kNoCopy || target < 0) continue;
    const Copy victim = combat.engaged[static_cast<std::size_t>(target)].flight;
    const int missing = counted(position, victim, Value::defence) - strength(position, i);
    const int loss = 250 + worth_of_flight(position, victim, engaged_seat(target));
    const int expected =
        missing <= 0 ? loss - 5 * std::max(-3, missing + 3) : 12 * std::max(0, 4 - missing);
    sum += engaged_seat(i) == seat ? expected : -expected;
  }
  return sum;
}

int outlook_of_bombing(const Position& position, Seat seat) {
  const Match& match = position.match;
  const Seat owner = defender(match);
  const bool carrier = match.combat.battle == Battle::carrier;
  int bombs = 0;
  int torpedoes = 0;
  int weakest = 0;
  for (int lane = 0; lane < 2; ++lane) {
    const auto i = static_cast<std::size_t>(engaged_index(match.active, lane));
    const Copy flight = match.combat.engaged[i].flight;
    if (flight == kNoCopy) continue;
    if (torpedo_of(position, flight) != kNoCopy)
      ++torpedoes;
    else
      bombs += bombs_of(position, flight);
    weakest = std::max(weakest, 150 + worth_of_flight(position, flight, match.active) / 2);
  }
  const int defence = carrier ? position.set.carrier(owner).defence : 3;
  const int hits = torpedoes + bombs / std::max(1, defence);
  const int gain = !carrier                              ? 300 * std::min(1, hits)
                   : hits + match.hits[index(owner)] > 1 ? 100'000
                                                         : 3000 * hits + 20 * bombs;
  return match.active == seat ? gain - weakest : weakest - gain;
}

int outlook(const Position& position, Seat seat) {
  switch (position.match.combat.battle) {
    case Battle::none: return 0;
    case Battle::dogfight: return outlook_of_dogfight(position, seat);
    default: return outlook_of_bombing(position, seat);
  }
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
