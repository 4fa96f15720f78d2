// What is announced takes effect, once nobody answers any more (WC-R-39, WC-R-58).
#include "games/wingcommander/programs/card_program.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

Engaged& engaged_at(Match& match, int i) {
  return match.combat.engaged[static_cast<std::size_t>(i)];
}

// What a Maneuver does when it is played: WC-R-29, a change of position stays.
void act_at_once(Referee& referee, Play& play) {
  const Position position = referee;
  const Program& program = position.set.program(position.card_id(play.copy));
  const auto& engaged = position.match.combat.engaged;
  const Copy flight = engaged[play.by].flight;
  const Speaker speaker{position, program, engaged_seat(play.by), play.copy, flight};
  for (const Statement& statement : program.statements) {
    if (statement.kind != StatementKind::act) continue;
    // The Flight that was meant when it was played stays the one: Break and Attack. There may be
    // none, and then nobody is meant.
    if (const Node* phrase = target_phrase(program, statement)) {
      constexpr std::uint8_t kNobody = 255;
      play.target = kNobody;
      for (std::size_t i = 0; i < engaged.size(); ++i)
        if (engaged[i].flight != kNoCopy && could_mean(speaker, *phrase, engaged[i].flight))
          play.target = static_cast<std::uint8_t>(i);
    }
    referee.call(cardplay::script_for<CardPlay>(position, speaker.you, play.copy, flight, statement,
                                                kNoCopy));
  }
}

void play_maneuver(Referee& referee, const Announced& it) {
  Match& match = referee.match;
  const int target = across(match.combat, it.engaged());
  referee.place(it.card(), kManeuvers);
  const auto by = static_cast<std::uint8_t>(it.engaged());
  Play play{it.card(), by, by, it.named()};
  // WC-R-29: the Flight across at that moment. A card against the one not across names that one.
  if (it.named() != kUnknownCard)
    play.target = static_cast<std::uint8_t>(target < 0 ? 255 : target);
  match.combat.plays.push_back(play);
  referee.tell_card(Happening::maneuver_played, it.seat, it.card(),
                    match.table.card(engaged_at(match, it.engaged()).flight));
  if (it.named() != kUnknownCard)
    referee.tell_card(Happening::maneuver_named, it.seat, it.card(), it.named());
  act_at_once(referee, match.combat.plays.back());
}

void play_damage(Referee& referee, const Announced& it) {
  Match& match = referee.match;
  const int target = across(match.combat, it.engaged());
  const Copy flight = target < 0 ? kNoCopy : engaged_at(match, target).flight;
  if (flight == kNoCopy) {
    referee.discard(it.card());
    return;
  }
  referee.attach(it.card(), flight);
  // It works while it lies there; who played it counts for WC-DAMAGE-06.
  match.combat.plays.push_back(
      {it.card(), static_cast<std::uint8_t>(it.engaged()), 255, kUnknownCard});
  referee.tell_card(Happening::damage_played, it.seat, it.card(), match.table.card(flight));
}

void take_positions(Referee& referee, const Announced& it) {
  Match& match = referee.match;
  match.combat.crossed = it.crossed();
  for (int lane = 0; lane < 2; ++lane) {
    const int i = engaged_index(it.seat, lane);
    const Copy flight = engaged_at(match, i).flight;
    const int facing = across(match.combat, i);
    if (flight != kNoCopy && facing >= 0)
      referee.tell_card(Happening::paired, it.seat, flight,
                        match.table.card(engaged_at(match, facing).flight));
  }
}

void spend_medal(Referee& referee, const Announced& it) {
  Engaged& flight = engaged_at(referee.match, it.engaged());
  if (flight.flight == kNoCopy || can_spend_medal(referee, it.engaged(), it.value()))
    return;  // WC-R-44
  const auto value = static_cast<std::size_t>(it.value());
  ++flight.medals[value];
  referee.tell_flight(Happening::medal_spent, it.seat, flight.flight, static_cast<int>(value));
}

void split_fire(Referee& referee, const Announced& it) {
  Match& match = referee.match;
  std::size_t next = 0;
  for (int lane = 0; lane < 2; ++lane) {
    Engaged& flight = engaged_at(match, engaged_index(match.active, lane));
    if (flight.flight != kNoCopy) flight.share = it.shares()[next++];
  }
  referee.tell(Happening::fire_split, it.seat, it.shares()[0], it.shares()[1]);
}

// A pilot who is gone needs no Award (WC-R-40).
void award(Referee& referee, const Announced& it) {
  if (referee.match.table.zone_of(it.target()) != zone_of(kReady, it.seat)) {
    referee.discard(it.card());
    return;
  }
  referee.attach(it.card(), it.target());
  referee.tell_card(Happening::awarded, it.seat, it.card(), referee.match.table.card(it.target()));
}

void place_order(Referee& referee, const Announced& it) {
  referee.place(it.card(), zone_of(kOrders, it.seat));
  referee.match.held[static_cast<std::size_t>(index(it.seat))] = {};
  referee.tell_card(Happening::order_placed, it.seat, it.card());
}

void move_flight(Referee& referee, const Announced& it) {
  const auto from = point_of_zone(referee.match.table.zone_of(it.flight()));
  referee.move_flight(it.flight(), it.point());
  referee.tell_flight(Happening::moved, it.seat, it.flight(), static_cast<int>(from),
                      static_cast<int>(it.point()));
}

}  // namespace

Seat Gate::next_seat(const Position&, Seat seat) {
  return other(seat);
}

// WC-R-39 (c).
Seat Gate::first_to_react(const Position& position) {
  return position.match.active;
}

// WC-R-42.
void Gate::waits(Referee& referee, bool one_more) {
  std::uint8_t& pending = referee.match.pending;
  pending = static_cast<std::uint8_t>(one_more ? pending + 1 : pending - 1);
}

// A card that was cancelled is no longer pending (WC-R-40).
bool Gate::stands(const Position& position, const Announced& it) {
  switch (it.deed) {
    case Deed::muster:
    case Deed::station:
    case Deed::award:
    case Deed::order:
    case Deed::maneuver:
    case Deed::damage:
    case Deed::luck: return position.table().zone_of(it.card()) == kPending;
    default: return true;
  }
}

void Gate::take_effect(Referee& referee, const Announced& it) {
  Match& match = referee.match;
  switch (it.deed) {
    case Deed::muster:
      referee.put_ready(it.card(), it.seat);
      referee.tell_card(Happening::mustered, it.seat, it.card());
      return;
    case Deed::station:
      referee.place(it.card(), modifier_zone(it.point()));
      referee.tell_card(Happening::stationed, it.seat, it.card(), static_cast<int>(it.point()));
      return;
    case Deed::award: award(referee, it); return;
    case Deed::order: place_order(referee, it); return;
    case Deed::move: move_flight(referee, it); return;
    case Deed::launch:
      referee.move_flight(it.flight(), carrier_of(it.seat));
      referee.tell_flight(Happening::launched, it.seat, it.flight());
      return;
    case Deed::recall:
      referee.tell_flight(Happening::recalled, it.seat, it.flight());
      match.table.mark(it.flight()).set(Mark::moved);
      referee.go_home(it.flight());
      return;
    case Deed::positioning: take_positions(referee, it); return;
    case Deed::maneuver: play_maneuver(referee, it); return;
    case Deed::damage: play_damage(referee, it); return;
    case Deed::medal: spend_medal(referee, it); return;
    case Deed::split: split_fire(referee, it); return;
    case Deed::luck:
      carry_out_luck(referee, it);
      referee.discard(it.card());  // WC-R-40
      return;
    case Deed::interrogate:
    case Deed::execute:
    case Deed::swap_captives: carry_out_captive(referee, it); return;
    case Deed::attack:
    case Deed::roles: return;  // what was announced is the effect
  }
}

}  // namespace wardroom::wingcommander
