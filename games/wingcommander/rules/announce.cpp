// An announcement: paid and open to answers, then it takes effect, then both may react (WC-R-39,
// WC-R-58).
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

Engaged& engaged_at(Match& match, int i) {
  return match.combat.engaged[static_cast<std::size_t>(i)];
}

void play_maneuver(Referee& referee, const Announce& it) {
  Match& match = referee.match;
  const int target = across(match.combat, it.y);
  referee.place(it.x, kManeuvers);
  Play play{it.x, it.y, it.y, it.named};
  // WC-R-29: the Flight across at that moment. A card against the one not across names that one.
  if (it.named != kUnknownCard) play.target = static_cast<std::uint8_t>(target < 0 ? 255 : target);
  match.combat.plays.push_back(play);
  referee.tell_card(Happening::maneuver_played, it.seat, it.x,
                    match.table.card(engaged_at(match, it.y).flight));
  if (it.named != kUnknownCard)
    referee.tell_card(Happening::maneuver_named, it.seat, it.x, it.named);
  on_played(referee, match.combat.plays.back());
}

void play_damage(Referee& referee, const Announce& it) {
  Match& match = referee.match;
  const int target = across(match.combat, it.y);
  const Copy flight = target < 0 ? kNoCopy : engaged_at(match, target).flight;
  if (flight == kNoCopy) {
    referee.discard(it.x);
    return;
  }
  referee.attach(it.x, flight);
  // It works while it lies there; who played it counts for WC-DAMAGE-06.
  match.combat.plays.push_back({it.x, it.y, 255, kUnknownCard});
  referee.tell_card(Happening::damage_played, it.seat, it.x, match.table.card(flight));
}

void take_positions(Referee& referee, const Announce& it) {
  Match& match = referee.match;
  match.combat.crossed = it.x == 1;
  for (int lane = 0; lane < 2; ++lane) {
    const int i = engaged_index(it.seat, lane);
    const Copy flight = engaged_at(match, i).flight;
    const int facing = across(match.combat, i);
    if (flight != kNoCopy && facing >= 0)
      referee.tell_card(Happening::paired, it.seat, flight,
                        match.table.card(engaged_at(match, facing).flight));
  }
}

void spend_medal(Referee& referee, const Announce& it) {
  Engaged& flight = engaged_at(referee.match, it.x);
  const auto value = static_cast<Value>(it.y);
  if (flight.flight == kNoCopy || can_spend_medal(referee, it.x, value)) return;  // WC-R-44
  ++flight.medals[it.y];
  referee.tell_flight(Happening::medal_spent, it.seat, flight.flight, it.y);
}

void split_fire(Referee& referee, const Announce& it) {
  Match& match = referee.match;
  const std::array<std::uint8_t, 2> shares = {it.x, it.y};
  std::size_t next = 0;
  for (int lane = 0; lane < 2; ++lane) {
    Engaged& flight = engaged_at(match, engaged_index(match.active, lane));
    if (flight.flight != kNoCopy) flight.share = shares[next++];
  }
  referee.tell(Happening::fire_split, it.seat, it.x, it.y);
}

void place_order(Referee& referee, const Announce& it) {
  referee.place(it.x, zone_of(kOrders, it.seat));
  referee.match.held[static_cast<std::size_t>(index(it.seat))] = {};
  referee.tell_card(Happening::order_placed, it.seat, it.x);
}

void move_flight(Referee& referee, const Announce& it) {
  const int from = static_cast<int>(point_of_zone(referee.match.table.zone_of(it.x)));
  referee.move_flight(it.x, nav_point(it.y));
  referee.tell_flight(Happening::moved, it.seat, it.x, from, it.y);
}

void take_effect(Referee& referee, const Announce& it) {
  Match& match = referee.match;
  switch (it.deed) {
    case Deed::muster:
      referee.put_ready(it.x, it.seat);
      referee.tell_card(Happening::mustered, it.seat, it.x);
      return;
    case Deed::station:
      referee.place(it.x, modifier_zone(nav_point(it.y)));
      referee.tell_card(Happening::stationed, it.seat, it.x, it.y);
      return;
    case Deed::award:
      referee.attach(it.x, it.y);
      referee.tell_card(Happening::awarded, it.seat, it.x, match.table.card(it.y));
      return;
    case Deed::order: place_order(referee, it); return;
    case Deed::move: move_flight(referee, it); return;
    case Deed::launch:
      referee.move_flight(it.x, carrier_of(it.seat));
      referee.tell_flight(Happening::launched, it.seat, it.x);
      return;
    case Deed::recall:
      referee.tell_flight(Happening::recalled, it.seat, it.x);
      match.table.mark(it.x).set(Mark::moved);
      referee.go_home(it.x);
      return;
    case Deed::positioning: take_positions(referee, it); return;
    case Deed::maneuver: play_maneuver(referee, it); return;
    case Deed::damage: play_damage(referee, it); return;
    case Deed::medal: spend_medal(referee, it); return;
    case Deed::split: split_fire(referee, it); return;
    case Deed::luck:
      carry_out_luck(referee, it.seat, it.x, it.y);
      referee.discard(it.x);  // WC-R-40
      return;
    case Deed::interrogate:
    case Deed::execute:
    case Deed::swap_captives: carry_out_captive(referee, it); return;
    case Deed::attack:
    case Deed::roles: return;  // what was announced is the effect
  }
}

// An announced card that was cancelled is no longer pending; a target may be gone (WC-R-40).
bool still_stands(const Position& position, const Announce& it) {
  switch (it.deed) {
    case Deed::muster:
    case Deed::station:
    case Deed::order:
    case Deed::maneuver:
    case Deed::damage:
    case Deed::luck: return position.table().zone_of(it.x) == kPending;
    default: return true;
  }
}

}  // namespace

Flow Announce::resume(Referee& referee) {
  Match& match = referee.match;
  switch (step++) {
    case 0: ++match.pending; return referee.call(Window{Moment::answer, other(seat)});
    case 1: {
      --match.pending;
      const Announce it = *this;  // what it calls is put above it
      if (it.deed == Deed::award &&
          match.table.zone_of(it.y) != zone_of(kReady, it.seat)) {  // its pilot is gone
        referee.discard(it.x);
        return Flow::next;
      }
      if (still_stands(referee, it)) take_effect(referee, it);
      return Flow::next;
    }
    case 2: return referee.call(Window{Moment::after, match.active});
    default: return Flow::done;
  }
}

}  // namespace wardroom::wingcommander
