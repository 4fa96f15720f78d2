// The Combat Phase: the active player attacks nav point by nav point (WC-COMBAT-01, WC-COMBAT-02,
// WC-COMBAT-03, WC-COMBAT-04, WC-COMBAT-05, WC-COMBAT-20, WC-COMBAT-21, WC-COMBAT-22, WC-COMBAT-23,
// WC-COMBAT-24, WC-CARRIER-01, WC-CARRIER-02, WC-CARRIER-03, WC-CARRIER-04, WC-CARRIER-05,
// WC-CARRIER-06, WC-CARRIER-07, WC-CAPITAL-03).
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr int kFirstFlight = 0;
constexpr int kSecondFlight = 1;
constexpr int kBothFlights = 2;

bool takes_part(int wing, int lane) {
  return wing == kBothFlights || wing == lane;
}

// What could be bombed at a nav point, if anything.
Battle ship_at(const Position& position, Seat attacker, NavPoint point) {
  if (point == carrier_of(other(attacker))) return Battle::carrier;
  const Copy ship = modifier_at(position, point);
  if (ship != kNoCopy && position.card(ship).capital && position.match.owner(ship) != attacker)
    return Battle::capital;
  return Battle::none;
}

// WC-CARRIER-05: with Bombing or a Torpedo; WC-R-36: anything flies against a capital ship.
bool can_hit_ship(const Position& position, Copy flight, Battle battle) {
  if (battle == Battle::capital) return true;
  return value_of(position, flight, Value::bombing).has_value() ||
         torpedo_of(position, flight) != kNoCopy;
}

Refusal check_attacker(const Position& position, Seat seat, NavPoint point) {
  if ((position.match.fought & bit(point)) != 0)  // WC-R-20
    return refuse(Reason::already_fought, point);
  if (!has_flights(position, point, seat)) return refuse(Reason::no_flight_there, point);
  return kAllowed;
}

}  // namespace

Refusal can_attack(const Position& position, Seat seat, NavPoint point) {
  if (const Refusal refusal = check_attacker(position, seat, point)) return refusal;
  if (!has_flights(position, point, other(seat)))  // WC-COMBAT-24
    return refuse(Reason::nobody_to_attack, point);
  return kAllowed;
}

Refusal can_bomb(const Position& position, Seat seat, NavPoint point, int wing) {
  if (const Refusal refusal = check_attacker(position, seat, point)) return refusal;
  const Battle battle = ship_at(position, seat, point);
  if (battle == Battle::none) return refuse(Reason::no_target_ship, point);
  const bool flights = has_flights(position, point, other(seat));
  const bool guarded = (position.match.guarded & bit(point)) != 0;
  if (battle == Battle::capital && guarded)  // WC-CAPITAL-03
    return refuse(Reason::capital_guarded, point);
  if (flights) return refuse(Reason::flights_first, point);  // WC-CARRIER-02
  if (guarded) return refuse(Reason::was_guarded, point);    // WC-CARRIER-03
  const auto own = flights_at(position, point, seat);
  if (own.size() < 2 && wing != kFirstFlight) return refuse(Reason::cannot_bomb, point);
  for (int lane = 0; lane < static_cast<int>(own.size()) && lane < 2; ++lane)
    if (takes_part(wing, lane) &&
        !can_hit_ship(position, own[static_cast<std::size_t>(lane)], battle))
      return refuse(Reason::cannot_bomb, point);
  return kAllowed;
}

// The combat of a nav point, with the Flights that take part.
void begin_combat(Referee& referee, Battle battle, NavPoint point, int wing) {
  Match& match = referee.match;
  match.combat = Combat{};
  match.combat.battle = battle;
  match.combat.where = point;
  match.fought |= bit(point);
  for (const Seat seat : kBothSeats) {
    const auto flights = flights_at(referee, point, seat);
    int lane = 0;
    for (int i = 0; i < static_cast<int>(flights.size()) && i < 2; ++i)
      if (battle == Battle::dogfight || (seat == match.active && takes_part(wing, i)))
        match.combat.engaged[static_cast<std::size_t>(engaged_index(seat, lane++))].flight =
            flights[static_cast<std::size_t>(i)];
  }
}

// WC-COMBAT-23, WC-MANEUVER-10, WC-R-26.
void end_combat(Referee& referee) {
  const CardTable& table = referee.match.table;
  while (table.size(kManeuvers) > 0) referee.discard(table.top(kManeuvers));
  referee.match.combat = Combat{};
}

Flow CombatPhase::resume(Referee& referee) {
  switch (step) {
    case kPick: return Flow::ask;
    case kFight:
      step = kPick;
      if (referee.match.combat.battle == Battle::dogfight) return referee.call(Dogfight{});
      return referee.call(BombingRun{});
    default: return Flow::done;
  }
}

void CombatPhase::options(const Position& position, OptionList& list) const {
  const Seat seat = position.match.active;
  list.push_back(make_option(Verb::pass));  // WC-COMBAT-03
  for (int point = 0; point < kNavPoints; ++point) {
    if (!can_attack(position, seat, nav_point(point)))
      list.push_back(make_option(Verb::attack, point));
    for (const int wing : {kFirstFlight, kSecondFlight, kBothFlights})
      if (!can_bomb(position, seat, nav_point(point), wing))
        list.push_back(make_option(Verb::bomb, point, wing));
  }
  captive_options(position, seat, list);
}

Refusal CombatPhase::check(const Position& position, const Option& option) const {
  const Seat seat = position.match.active;
  if (is_captive_verb(option)) return check_captive(position, seat, option);
  switch (verb_of<Verb>(option)) {
    case Verb::pass: return kAllowed;
    case Verb::attack: return can_attack(position, seat, nav_point(option.args[0]));
    case Verb::bomb: return can_bomb(position, seat, nav_point(option.args[0]), option.args[1]);
    default: return refuse(Reason::fight_now);
  }
}

Flow CombatPhase::choose(Referee& referee, const Option& option) {
  const Seat seat = referee.match.active;
  if (is_captive_verb(option)) return announce(referee, announced_captive(referee, seat, option));
  if (is(option, Verb::pass)) {
    step = kOver;
    return Flow::next;
  }
  const NavPoint point = nav_point(option.args[0]);
  const Battle battle = is(option, Verb::attack) ? Battle::dogfight : ship_at(referee, seat, point);
  begin_combat(referee, battle, point, option.args[1]);
  referee.tell(Happening::attack_declared, seat, point, static_cast<int>(battle) - 1);
  step = kFight;
  return announce(referee, {Deed::attack, seat, 0, static_cast<std::uint8_t>(point)});
}

// --- going home: WC-COMBAT-20, WC-COMBAT-21, WC-MOVE-12, WC-R-30 ---

namespace {

const Engaged& attacker_in(const Match& match, int lane) {
  return match.combat.engaged[static_cast<std::size_t>(engaged_index(match.active, lane))];
}

bool may_go_home(const Match& match, int lane) {
  const Engaged& flight = attacker_in(match, lane);
  if (flight.flight == kNoCopy) return false;
  return !match.plays(Ruling::return_only_if_won) || flight.scored;
}

}  // namespace

Flow GoHome::resume(Referee& referee) {
  while (lane < 2 && !may_go_home(referee.match, lane)) ++lane;
  return lane < 2 ? Flow::ask : Flow::done;
}

void GoHome::options(const Position&, OptionList& list) const {
  list.push_back(make_option(Verb::stay, lane));
  list.push_back(make_option(Verb::home, lane));
}

Refusal GoHome::check(const Position&, const Option& option) const {
  if (!is(option, Verb::stay) && !is(option, Verb::home)) return refuse(Reason::home_now);
  if (option.args[0] != lane) return refuse(Reason::cannot_go_home, option.args[0]);
  return kAllowed;
}

Flow GoHome::choose(Referee& referee, const Option& option) {
  Match& match = referee.match;
  Engaged& flight =
      match.combat.engaged[static_cast<std::size_t>(engaged_index(match.active, lane))];
  ++lane;
  if (is(option, Verb::home)) {
    referee.tell_flight(Happening::went_home, match.active, flight.flight);
    referee.go_home(flight.flight);
    flight.flight = kNoCopy;
  }
  return Flow::next;
}

}  // namespace wardroom::wingcommander
