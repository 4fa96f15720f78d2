// A combat of fighters in its steps: positioning, cards, medals, declaration, resolution, aftermath
// (WC-COMBAT-06, WC-COMBAT-07, WC-COMBAT-08, WC-COMBAT-09, WC-COMBAT-10, WC-COMBAT-11,
// WC-COMBAT-12, WC-COMBAT-13, WC-COMBAT-14, WC-COMBAT-15, WC-COMBAT-16, WC-COMBAT-17, WC-COMBAT-18,
// WC-COMBAT-19, WC-COMBAT-20, WC-R-18, WC-R-19, WC-R-20, WC-R-21).
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

Flow begin_step(Referee& referee) {
  return referee.call(Window{Moment::start, referee.match.active});
}

int flights_of(const Combat& combat, Seat seat) {
  int count = 0;
  for (int lane = 0; lane < 2; ++lane)
    if (combat.engaged[static_cast<std::size_t>(engaged_index(seat, lane))].flight != kNoCopy)
      ++count;
  return count;
}

// WC-COMBAT-16, WC-COMBAT-17, WC-COMBAT-19, WC-R-28: all at the same time.
void resolve(Referee& referee) {
  Combat& combat = referee.match.combat;
  for (int i = 0; i < 4; ++i) {
    Engaged& attacker = combat.engaged[static_cast<std::size_t>(i)];
    const int target_index = across(combat, i);
    if (attacker.flight == kNoCopy || attacker.role != Role::attacks || target_index < 0) continue;
    Engaged& target = combat.engaged[static_cast<std::size_t>(target_index)];
    int total = counted(referee, attacker.flight, Value::attack);
    const int helper = wingman(combat, i);
    if (helper >= 0 && combat.engaged[static_cast<std::size_t>(helper)].role == Role::supports)
      total +=
          counted(referee, combat.engaged[static_cast<std::size_t>(helper)].flight, Value::support);
    const int defence = counted(referee, target.flight, Value::defence);
    const bool hit = total >= defence;
    referee.tell_card(Happening::attack_result, engaged_seat(i), attacker.flight, total, defence,
                      hit ? 1 : 0, referee.match.table.card(target.flight));
    if (!hit) continue;
    target.doomed = true;
    attacker.scored = true;
  }
}

}  // namespace

Flow Dogfight::resume(Referee& referee) {
  const Match& match = referee.match;
  const Seat attacker = match.active;
  const Seat defends = other(attacker);
  switch (step++) {
    case 0: return begin_step(referee);
    case 1: return referee.call(Positioning{});
    case 2: return begin_step(referee);
    case 3: return referee.call(Plays{defends});  // WC-COMBAT-10
    case 4: return begin_step(referee);
    case 5: return referee.call(SpendMedals{defends});  // WC-COMBAT-14
    case 6: return referee.call(SpendMedals{attacker});
    case 7: return begin_step(referee);
    case 8: return referee.call(DeclareRoles{defends});  // WC-R-21
    case 9: return referee.call(DeclareRoles{attacker});
    case 10: resolve(referee); return referee.call(Destruction{});
    case 11: return begin_step(referee);
    case 12: return referee.call(GoHome{});
    default: end_combat(referee); return Flow::done;
  }
}

// --- step 2: WC-COMBAT-06, WC-COMBAT-07, WC-COMBAT-08, WC-COMBAT-09, WC-R-18 ---

Flow Positioning::resume(Referee& referee) {
  if (chosen) return Flow::done;
  const Combat& combat = referee.match.combat;
  const bool choice = flights_of(combat, Seat::a) + flights_of(combat, Seat::b) > 2;
  return choice ? Flow::ask : Flow::done;  // WC-COMBAT-08
}

Decision Positioning::decision(const Position& position) const {
  return {defender(position.match), Kind::place};
}

void Positioning::options(const Position&, OptionList& list) const {
  list.push_back(make_option(Verb::keep));
  list.push_back(make_option(Verb::cross));
}

Refusal Positioning::check(const Position&, const Option& option) const {
  return is(option, Verb::keep) || is(option, Verb::cross) ? kAllowed
                                                           : refuse(Reason::position_now);
}

Flow Positioning::choose(Referee& referee, const Option& option) {
  chosen = true;
  return announce(referee, {Deed::positioning, defender(referee.match), 0,
                            static_cast<std::uint8_t>(is(option, Verb::cross) ? 1 : 0)});
}

// --- step 5: who attacks, who supports ---

namespace {

// The own Flight that must still say what it does, or -1.
int undeclared(const Combat& combat, Seat seat) {
  for (int lane = 0; lane < 2; ++lane) {
    const int i = engaged_index(seat, lane);
    const Engaged& flight = combat.engaged[static_cast<std::size_t>(i)];
    if (flight.flight != kNoCopy && flight.role == Role::undeclared) return i;
  }
  return -1;
}

constexpr std::array<Role, 3> kRoles = {Role::attacks, Role::supports, Role::holds};

Verb verb_of_role(Role role) {
  if (role == Role::attacks) return Verb::fire;
  return role == Role::supports ? Verb::support : Verb::hold;
}

}  // namespace

Refusal can_take_role(const Position& position, int engaged, Role role) {
  const Combat& combat = position.match.combat;
  const Copy flight = combat.engaged[static_cast<std::size_t>(engaged)].flight;
  const int spot = spot_of(position, flight);
  const bool faced = across(combat, engaged) >= 0;
  switch (role) {
    case Role::attacks: return faced ? kAllowed : refuse(Reason::cannot_attack, spot);
    case Role::supports:
      return wingman(combat, engaged) >= 0 && may_support(position, flight)
                 ? kAllowed
                 : refuse(Reason::cannot_support, spot);
    default: return faced ? refuse(Reason::must_attack, spot) : kAllowed;
  }
}

Flow DeclareRoles::resume(Referee& referee) {
  if (undeclared(referee.match.combat, seat) >= 0) return Flow::ask;
  if (!declared) return Flow::done;
  declared = false;
  return announce(referee, {Deed::roles, seat});
}

void DeclareRoles::options(const Position& position, OptionList& list) const {
  const int flight = undeclared(position.match.combat, seat);
  for (const Role role : kRoles)
    if (!can_take_role(position, flight, role))
      list.push_back(make_option(verb_of_role(role), flight % 2));
}

Refusal DeclareRoles::check(const Position& position, const Option& option) const {
  const int flight = undeclared(position.match.combat, seat);
  for (const Role role : kRoles) {
    if (!is(option, verb_of_role(role))) continue;
    if (option.args[0] != flight % 2) return refuse(Reason::role_declared, option.args[0]);
    return can_take_role(position, flight, role);
  }
  return refuse(Reason::roles_now);
}

Flow DeclareRoles::choose(Referee& referee, const Option& option) {
  Combat& combat = referee.match.combat;
  Engaged& flight = combat.engaged[static_cast<std::size_t>(undeclared(combat, seat))];
  for (const Role role : kRoles)
    if (is(option, verb_of_role(role))) flight.role = role;
  declared = true;
  referee.tell_flight(Happening::role_declared, seat, flight.flight, static_cast<int>(flight.role));
  return Flow::next;
}

}  // namespace wardroom::wingcommander
