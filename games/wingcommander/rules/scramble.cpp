// The Scramble Phase: Flights are put together in the Ready Area (WC-SCRAMBLE, WC-PILOT-07,
// WC-WEAPON-05).
#include "games/wingcommander/programs/card_program.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

// A fighter that waits in the own Ready Area: WC-SCRAMBLE-02.
Refusal check_fighter(const Position& position, Seat seat, Copy fighter) {
  if (!position.is(fighter, Type::fighter))
    return refuse(Reason::not_a_fighter, spot_of(position, fighter));
  if (position.table().zone_of(fighter) != zone_of(kReady, seat))
    return refuse(Reason::not_in_ready, spot_of(position, fighter));
  return kAllowed;
}

// Whether what the fighter carries is why it cannot take this one: WC-WEAPON-05. Stealth Technology
// leaves room for any weapon but another of its title (WC-FAQ-03).
bool leaves_no_room(const Position& position, Copy weapon, Copy fighter) {
  bool found = false;
  each_attached(position, fighter, [&](Copy copy) {
    const bool besides =
        has_step(position.set.program(position.card_id(copy)), Pattern::extra_weapon) &&
        position.card(copy).title != position.card(weapon).title;
    found = found || (position.is(copy, Type::weapon) && !besides);
  });
  return found;
}

// WC-SCRAMBLE-03: in the Ready Area and not in use.
Refusal check_loose(const Position& position, Seat seat, Copy copy) {
  if (position.table().zone_of(copy) != zone_of(kReady, seat))
    return refuse(Reason::not_ready, spot_of(position, copy));
  return kAllowed;
}

}  // namespace

Refusal can_assign(const Position& position, Seat seat, Copy pilot, Copy fighter) {
  if (const Refusal refusal = check_loose(position, seat, pilot)) return refusal;
  if (position.is(pilot, Type::crew)) return refuse(Reason::crew_stay, spot_of(position, pilot));
  if (!position.is(pilot, Type::pilot)) return refuse(Reason::not_to_fly, spot_of(position, pilot));
  if (position.table().mark(pilot).has(Mark::tapped))
    return refuse(Reason::pilot_tapped, spot_of(position, pilot));
  if (const Refusal refusal = check_fighter(position, seat, fighter)) return refusal;
  if (pilot_of(position, fighter) != kNoCopy)
    return refuse(Reason::has_pilot, spot_of(position, fighter));
  return kAllowed;
}

Refusal can_arm(const Position& position, Seat seat, Copy weapon, Copy fighter) {
  if (const Refusal refusal = check_loose(position, seat, weapon)) return refusal;
  if (!position.is(weapon, Type::weapon))
    return refuse(Reason::not_a_weapon, spot_of(position, weapon));
  if (const Refusal refusal = check_fighter(position, seat, fighter)) return refusal;
  if (!may_carry(position, weapon, fighter)) {
    return leaves_no_room(position, weapon, fighter)
               ? refuse(Reason::has_weapon, spot_of(position, fighter))
               : refuse(Reason::cannot_carry, position.card_id(weapon), position.card_id(fighter));
  }
  return kAllowed;
}

namespace {

// Calls visit(verb, pilot or weapon, fighter) for all that can be put together, until it answers
// true; the two by their places in the Ready Area.
template <class Visitor>
bool any_pairing(const Position& position, Seat seat, Visitor visit) {
  const auto ready = ready_area(position, seat);
  Bounded<std::uint8_t, TableTraits::kCopies> fighters;
  for (std::size_t i = 0; i < ready.size(); ++i)
    if (position.is(ready[i], Type::fighter)) fighters.push_back(static_cast<std::uint8_t>(i));
  for (std::size_t i = 0; i < ready.size(); ++i) {
    const bool pilot = position.is(ready[i], Type::pilot);
    if (!pilot && !position.is(ready[i], Type::weapon)) continue;
    for (const std::uint8_t fighter : fighters) {
      if (pilot ? can_assign(position, seat, ready[i], ready[fighter])
                : can_arm(position, seat, ready[i], ready[fighter]))
        continue;
      if (visit(pilot ? Verb::assign : Verb::arm, static_cast<int>(i), fighter)) return true;
    }
  }
  return false;
}

}  // namespace

Flow Scramble::resume(Referee&) {
  return over ? Flow::done : Flow::ask;
}

void Scramble::options(const Position& position, OptionList& list) const {
  const Seat seat = position.match.active;
  list.push_back(make_option(Verb::pass));
  const auto spot = [&](int place) {
    return spot_operand(
        {static_cast<std::int16_t>(zone_of(kReady, seat)), static_cast<std::int16_t>(place)});
  };
  any_pairing(position, seat, [&](Verb verb, int place, int fighter) {
    list.push_back(make_option(verb, spot(place), spot(fighter)));
    return false;
  });
  captive_options(position, seat, list);
}

Refusal Scramble::check(const Position& position, const Option& option) const {
  const Seat seat = position.match.active;
  if (is_captive_verb(option)) return check_captive(position, seat, option);
  if (is(option, Verb::pass)) return kAllowed;
  if (!is(option, Verb::assign) && !is(option, Verb::arm)) return refuse(Reason::scramble_now);
  const Copy copy = copy_at(position, option.args[0]);
  const Copy fighter = copy_at(position, option.args[1]);
  if (copy == kNoCopy) return refuse(Reason::not_ready, option.args[0]);
  if (fighter == kNoCopy) return refuse(Reason::not_ready, option.args[1]);
  return is(option, Verb::assign) ? can_assign(position, seat, copy, fighter)
                                  : can_arm(position, seat, copy, fighter);
}

// The Ready Area is open (WC-R-56).
std::optional<Option> Scramble::forced(const Position& position) const {
  const Seat seat = position.match.active;
  if (any_pairing(position, seat, [](Verb, int, int) { return true; }) ||
      has_captive_options(position, seat))
    return std::nullopt;
  return make_option(Verb::pass);
}

Flow Scramble::choose(Referee& referee, const Option& option) {
  const Seat seat = referee.match.active;
  if (is_captive_verb(option)) return announce(referee, announced_captive(referee, seat, option));
  if (is(option, Verb::pass)) {
    over = true;
    return Flow::next;
  }
  const Copy copy = copy_at(referee, option.args[0]);
  const Copy fighter = copy_at(referee, option.args[1]);
  referee.attach(copy, fighter);
  referee.tell_card(is(option, Verb::assign) ? Happening::assigned : Happening::armed, seat, copy,
                    referee.match.table.card(fighter));
  return Flow::next;
}

}  // namespace wardroom::wingcommander
