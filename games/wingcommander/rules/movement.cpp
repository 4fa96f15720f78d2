// The Movement Phase: one step for every Flight (WC-MOVE, WC-R-14, WC-R-15, WC-R-16, WC-R-17;
// WC-CAPITAL-04).
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr int kMostFlights = 2;  // WC-MOVE-07

// WC-R-17: whether the Flights that have not moved could still bring every nav point back to two.
// Those that have moved stay; each of the others stays or takes one step.
class Crowding {
 public:
  Crowding(const Position& position, Seat seat) : position_(position), seat_(seat) {
    for (int point = 0; point < kNavPoints; ++point)
      for (const Copy flight : flights_at(position, nav_point(point), seat))
        add(flight, nav_point(point));
  }

  // Whether it could after this Flight's move.
  bool allows(Copy moving, NavPoint to) const {
    Crowding after = *this;
    after.free_.remove_if([&](const Free& free) { return free.flight == moving; });
    ++after.fixed_[to];
    return after.can_be_settled();
  }

 private:
  bool can_be_settled() {
    for (int point = 0; point < kNavPoints; ++point)
      if (fixed_[static_cast<std::size_t>(point)] > kMostFlights) return false;
    // Each Flight that can still move takes a free place, others making room where they can.
    for (std::size_t i = 0; i < free_.size(); ++i) {
      std::uint8_t tried = 0;
      if (!settle(i, tried)) return false;
    }
    return true;
  }

  static constexpr std::int8_t kHome = -1;

  void add(Copy flight, NavPoint point) {
    if (position_.table().mark(flight).has(Mark::moved))
      ++fixed_[point];
    else if (free_.size() < free_.capacity())
      free_.push_back({flight, point, kHome, false});
  }

  bool settle(std::size_t i, std::uint8_t& tried) {
    const NavPoint from = free_[i].from;
    const bool direct = position_.match.plays(Ruling::direct_return) && is_plain(from);
    if (from == carrier_of(seat_) || direct) {  // it may go home
      place(i, kHome);
      return true;
    }
    for (int point = 0; point < kNavPoints; ++point) {
      const NavPoint to = nav_point(point);
      if ((to != from && !connected(from, to)) || (tried & bit(to)) != 0) continue;
      tried |= bit(to);
      int there = fixed_[to];
      for (const Free& other : free_)
        if (other.placed && other.at == point) ++there;
      bool room = there < kMostFlights;
      for (std::size_t k = 0; k < free_.size() && !room; ++k)
        if (k != i && free_[k].placed && free_[k].at == point) {
          free_[k].placed = false;
          room = settle(k, tried);
          if (!room) place(k, point);
        }
      if (!room) continue;
      place(i, point);
      return true;
    }
    return false;
  }

  void place(std::size_t i, int point) {
    free_[i].at = static_cast<std::int8_t>(point);
    free_[i].placed = true;
  }

  struct Free {
    Copy flight;
    NavPoint from;
    std::int8_t at;
    bool placed;
  };

  const Position& position_;
  Seat seat_;
  std::array<int, kNavPoints> fixed_{};
  Bounded<Free, 32> free_;
};

// The nav point with too many Flights, or -1.
int crowded_point(const Position& position, Seat seat) {
  for (int point = 0; point < kNavPoints; ++point)
    if (flights_at(position, nav_point(point), seat).size() > kMostFlights) return point;
  return -1;
}

// A Flight that has not moved could make room with one step.
bool can_make_room(const Position& position, Seat seat, NavPoint at, Copy arriving) {
  const auto flights = flights_at(position, at, seat);
  if (std::ranges::all_of(flights, [&](Copy flight) {
        return flight == arriving || position.table().mark(flight).has(Mark::moved);
      }))
    return false;
  if (at == carrier_of(seat)) return true;  // it may go home
  for (int point = 0; point < kNavPoints; ++point)
    if (connected(at, nav_point(point)) &&
        flights_at(position, nav_point(point), seat).size() < kMostFlights)
      return true;
  return false;
}

// Who may go where as far as there is room: WC-MOVE-07, WC-R-17.
class Room {
 public:
  Room(const Position& position, Seat seat)
      : position_(position), seat_(seat), crowded_(crowded_point(position, seat) >= 0) {}

  bool is_crowded() const { return crowded_; }

  Refusal check(Copy fighter, NavPoint to) {
    const auto there = flights_at(position_, to, seat_);
    if (!crowded_ &&
        (there.size() < kMostFlights ||
         (there.size() == kMostFlights && can_make_room(position_, seat_, to, fighter))))
      return kAllowed;
    const auto stays = [&](Copy flight) { return position_.table().mark(flight).has(Mark::moved); };
    if (std::ranges::count_if(there, stays) >= kMostFlights ||
        there.size() == kOtherSpots)  // no place for more can be named
      return refuse(Reason::too_many_flights, to);
    if (!crowding_) crowding_.emplace(position_, seat_);
    return crowding_->allows(fighter, to) ? kAllowed : refuse(Reason::too_many_flights, to);
  }

 private:
  const Position& position_;
  Seat seat_;
  bool crowded_;
  std::optional<Crowding> crowding_;  // looked at when it matters
};

Refusal check_flight(const Position& position, Seat seat, Copy fighter) {
  const auto because = [&](Reason reason) { return refuse(reason, spot_of(position, fighter)); };
  if (!position.is(fighter, Type::fighter)) return because(Reason::not_a_fighter);
  if (controller_of(position, fighter) != seat) return because(Reason::not_yours);
  if (position.table().mark(fighter).has(Mark::moved))  // WC-MOVE-06
    return because(Reason::already_moved);
  return kAllowed;
}

// WC-CAPITAL-04, WC-R-36 (a): a capital ship left alone with enemy Flights.
Copy doomed_capital(const Position& position, NavPoint point) {
  const Seat seat = position.match.active;
  const Copy ship = modifier_at(position, point);
  if (ship == kNoCopy || !position.card(ship).capital) return kNoCopy;
  if (position.match.owner(ship) == seat) return kNoCopy;
  const bool alone =
      has_flights(position, point, seat) && !has_flights(position, point, other(seat));
  return alone ? ship : kNoCopy;
}

}  // namespace

Refusal can_launch(const Position& position, Seat seat, Copy fighter) {
  if (const Refusal refusal = check_flight(position, seat, fighter)) return refusal;
  if (position.table().zone_of(fighter) != zone_of(kReady, seat))
    return refuse(Reason::already_out, spot_of(position, fighter));
  return Room(position, seat).check(fighter, carrier_of(seat));
}

Refusal can_recall(const Position& position, Seat seat, Copy fighter) {
  if (const Refusal refusal = check_flight(position, seat, fighter)) return refusal;
  const int zone = position.table().zone_of(fighter);
  const bool direct = position.match.plays(Ruling::direct_return) && is_flights_zone(zone) &&
                      is_plain(point_of_zone(zone));
  if (zone != flights_zone(carrier_of(seat), seat) && !direct)  // WC-MOVE-02, WC-MOVE-13, WC-R-14
    return refuse(Reason::not_at_carrier, spot_of(position, fighter));
  return kAllowed;
}

Refusal can_move(const Position& position, Seat seat, Copy fighter, NavPoint to) {
  if (const Refusal refusal = check_flight(position, seat, fighter)) return refusal;
  const int zone = position.table().zone_of(fighter);
  // WC-MOVE-03, WC-MOVE-04, WC-MOVE-05.
  if (!is_flights_zone(zone) || !connected(point_of_zone(zone), to))
    return refuse(Reason::not_connected, spot_of(position, fighter), to);
  return Room(position, seat).check(fighter, to);
}

Refusal can_exchange(const Position& position, Seat seat, NavPoint point) {
  if (flights_at(position, point, seat).size() != kMostFlights)  // WC-MOVE-10, WC-R-16
    return refuse(Reason::nothing_to_swap, point);
  return kAllowed;
}

Flow Movement::resume(Referee& referee) {
  const Match& match = referee.match;
  if (step < kNavPoints) {
    const NavPoint point = nav_point(step++);
    const Copy ship = doomed_capital(referee, point);
    if (ship == kNoCopy) return Flow::next;
    const Occasion occasion{Occasion::capital_destroyed, match.owner(ship), point, 0, false};
    referee.destroy_capital(ship, point);
    ask_for_orders(referee, occasion);
    return Flow::next;
  }
  if (step == kNavPoints) return Flow::ask;
  // WC-R-12: what was not launched falls apart.
  for (const Copy copy : ready_area(referee, match.active))
    if (Position(referee).is(copy, Type::fighter) &&
        attached(referee, copy, Type::pilot) == kNoCopy &&
        attached(referee, copy, Type::weapon) == kNoCopy)
      continue;
    else if (Position(referee).is(copy, Type::fighter)) {
      referee.take_apart(copy);
      return Flow::next;
    }
  return Flow::done;
}

void Movement::options(const Position& position, OptionList& list) const {
  const Seat seat = position.match.active;
  Room room(position, seat);
  if (!room.is_crowded()) list.push_back(make_option(Verb::pass));
  const bool can_launch_more = !room.check(kNoCopy, carrier_of(seat));
  for (const Copy copy : ready_area(position, seat))
    if (can_launch_more && position.is(copy, Type::fighter) && !check_flight(position, seat, copy))
      list.push_back(make_option(Verb::launch, spot_of(position, copy)));
  for (int from = 0; from < kNavPoints; ++from) {
    for (const Copy flight : flights_at(position, nav_point(from), seat)) {
      if (position.table().mark(flight).has(Mark::moved)) continue;
      const int spot = spot_of(position, flight);
      if (!can_recall(position, seat, flight)) list.push_back(make_option(Verb::recall, spot));
      for (int to = 0; to < kNavPoints; ++to)
        if (connected(nav_point(from), nav_point(to)) && !room.check(flight, nav_point(to)))
          list.push_back(make_option(Verb::move, spot, to));
    }
  }
  for (int point = 0; point < kNavPoints; ++point)
    if (!check_exchange(position, nav_point(point)))
      list.push_back(make_option(Verb::exchange, point));
  captive_options(position, seat, list);
}

// WC-R-16: either order can be had with one exchange, so there is one until another comes.
Refusal Movement::check_exchange(const Position& position, NavPoint point) const {
  if ((exchanged & bit(point)) != 0) return refuse(Reason::nothing_to_swap, point);
  return can_exchange(position, position.match.active, point);
}

Refusal Movement::check(const Position& position, const Option& option) const {
  const Seat seat = position.match.active;
  if (is_captive_verb(option)) return check_captive(position, seat, option);
  if (is(option, Verb::pass)) {
    const int point = crowded_point(position, seat);
    return point < 0 ? kAllowed : refuse(Reason::crowded, point);
  }
  if (is(option, Verb::exchange)) return check_exchange(position, nav_point(option.args[0]));
  if (!is(option, Verb::launch) && !is(option, Verb::recall) && !is(option, Verb::move))
    return refuse(Reason::move_now);
  const Copy fighter = copy_at(position, option.args[0]);
  if (fighter == kNoCopy) return refuse(Reason::nothing_to_move, option.args[0]);
  if (is(option, Verb::launch)) return can_launch(position, seat, fighter);
  if (is(option, Verb::recall)) return can_recall(position, seat, fighter);
  return can_move(position, seat, fighter, nav_point(option.args[1]));
}

// Everything that decides about moving lies open.
std::optional<Option> Movement::forced(const Position& position) const {
  const Seat seat = position.match.active;
  const auto can_still_move = [&](Copy copy) {
    return position.is(copy, Type::fighter) && !position.table().mark(copy).has(Mark::moved);
  };
  if (std::ranges::any_of(ready_area(position, seat), can_still_move)) return std::nullopt;
  for (int point = 0; point < kNavPoints; ++point)
    if (std::ranges::any_of(flights_at(position, nav_point(point), seat), can_still_move) ||
        !check_exchange(position, nav_point(point)))
      return std::nullopt;
  if (has_captive_options(position, seat)) return std::nullopt;
  return make_option(Verb::pass);
}

Flow Movement::choose(Referee& referee, const Option& option) {
  const Seat seat = referee.match.active;
  if (is_captive_verb(option)) return announce(referee, announced_captive(referee, seat, option));
  if (is(option, Verb::pass)) {
    ++step;
    return Flow::next;
  }
  if (is(option, Verb::exchange)) {
    const NavPoint point = nav_point(option.args[0]);
    exchanged |= bit(point);
    referee.place(flights_at(referee, point, seat).front(), flights_zone(point, seat));
    referee.tell(Happening::exchanged, seat, point);
    return Flow::next;
  }
  const Copy fighter = copy_at(referee, option.args[0]);
  Announced announced{Deed::move, seat, 0, fighter, static_cast<std::uint8_t>(option.args[1])};
  if (is(option, Verb::launch)) announced.deed = Deed::launch;
  if (is(option, Verb::recall)) announced.deed = Deed::recall;
  const NavPoint to = is(option, Verb::move) ? nav_point(option.args[1]) : carrier_of(seat);
  exchanged &= static_cast<std::uint8_t>(~bit(to));
  return announce(referee, announced);
}

}  // namespace wardroom::wingcommander
