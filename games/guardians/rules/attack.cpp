// The declaration of an attack (SG-ATTACK, SG-MULTI-04).
#include "games/guardians/rules/options.hpp"
#include "games/guardians/rules/referee.hpp"

namespace wardroom::guardians {
namespace {

std::uint8_t fronts_of(const Match& match, Fronts fronts) {
  int bits = 0;
  if (fronts != Fronts::right) bits |= 1 << front_of(match, match.active, Side::left);
  if (fronts != Fronts::left) bits |= 1 << front_of(match, match.active, Side::right);
  return static_cast<std::uint8_t>(bits);
}

}  // namespace

Flow DeclareAttack::resume(Referee&) {
  return over ? Flow::done : Flow::ask;
}

void DeclareAttack::options(const Position& position, OptionList& list) const {
  list.push_back(make_option(Verb::pass));
  for (const Fronts fronts : {Fronts::left, Fronts::right, Fronts::both}) {
    const Option option = make_option(Verb::attack, static_cast<int>(fronts));
    if (!check(position, option)) list.push_back(option);
  }
}

Refusal DeclareAttack::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pass)) return kAllowed;
  if (!is(option, Verb::attack)) return refuse(Reason::attack_now);
  if (static_cast<Fronts>(option.args[0]) != Fronts::left && sides(position.match) == 1)
    return refuse(Reason::no_such_front);
  const int influence = influence_to_attack(position, position.match.active);
  if (influence < kInfluenceToAttack) return refuse(Reason::too_little_influence, influence);
  return kAllowed;
}

// What a seat has before it, everybody sees.
std::optional<Option> DeclareAttack::forced(const Position& position) const {
  if (influence_to_attack(position, position.match.active) >= kInfluenceToAttack)
    return std::nullopt;
  return make_option(Verb::pass);
}

Flow DeclareAttack::choose(Referee& referee, const Option& option) {
  over = true;
  if (is(option, Verb::pass)) return Flow::next;
  Match& match = referee.match;
  match.attacked = fronts_of(match, static_cast<Fronts>(option.args[0]));
  referee.tell(Happening::attack_declared, match.active, match.attacked);
  return Flow::next;
}

}  // namespace wardroom::guardians
