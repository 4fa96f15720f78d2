// Cards played: the answers to them, what they do, and the choices that go with
// it.
#include "engine/course.hpp"
#include "tests/tiny/game.hpp"

namespace wardroom::tiny {
namespace {

// What a card does once nobody answers any more.
Flow carry_out(Referee& referee, Copy copy, Seat player) {
  const CardTable& table = referee.match.table;
  const CardId card = table.card(copy);
  OptionList targets;
  switch (card) {
    case kCannon:
    case kBroadside: {
      const Aim aim{copy, player, card};
      options_of(aim, referee.look(), targets);
      if (!targets.empty()) return referee.call(aim);
      referee.discard(copy, Happening::wasted);
      return Flow::next;
    }
    case kSpyglass:
      options_of(Look{player}, referee.look(), targets);
      referee.discard(copy, targets.empty() ? Happening::wasted : Happening::spent);
      return targets.empty() ? Flow::next : referee.call(Look{player});
    case kParry: {  // TY-PARRY-01: the card beneath is the one it answers
      const Spot spot = table.where(copy);
      referee.discard(table.at({spot.zone, static_cast<std::int16_t>(spot.position - 1)}),
                      Happening::cancelled);
      referee.discard(copy, Happening::spent);
      return Flow::next;
    }
    default: referee.join_fleet(copy); return Flow::next;
  }
}

bool is_on_stack(const Position& position, Copy copy) {
  return position.match.table.where(copy).zone == kStack;
}

}  // namespace

Seat Gate::next_seat(const Position& position, Seat seat) {
  return position.match.after(seat, 1);
}
// Whose turn it is.
Seat Gate::first_to_react(const Position& position) {
  const Match& match = position.match;
  return match.after(match.first, match.turns + match.players - 1);
}
Option Gate::pass() {
  return make_option(Verb::pass);
}
// Who has cards is asked, with or without an answer among them: that is nobody
// else's business.
bool Gate::could_answer(const Position& position, Seat seat, Moment) {
  return position.match.table.size(zone_of(kHand, seat)) > 0;
}
Refusal Gate::check_answer(const Position& position, Seat seat, Moment, const Option& option) {
  if (!is(option, Verb::play)) return refuse(Reason::answer_now);
  const auto card = static_cast<CardId>(option.args[0]);
  if (!position.set[card].quick) return refuse(Reason::not_quick, card);
  if (find_in_hand(position, seat, card) == CardTable::kNoCopy)
    return refuse(Reason::not_in_hand, card);
  if (card == kParry && position.match.table.size(kStack) == 0)
    return refuse(Reason::only_answers, card);
  return kAllowed;
}
void Gate::answers(const Position& position, Seat seat, Moment moment, OptionList& list) {
  list_allowed(position, list,
               [&](const Option& option) { return check_answer(position, seat, moment, option); });
}
PlayedCard Gate::answer(Referee& referee, Seat seat, Moment, const Option& option) {
  return {referee.put_on_stack(seat, static_cast<CardId>(option.args[0])), seat};
}
void Gate::passed(Referee& referee, Seat seat) {
  referee.tell(Happening::passed, seat);
}
bool Gate::stands(const Position& position, const PlayedCard& card) {
  return is_on_stack(position, card.copy);
}
void Gate::take_effect(Referee& referee, const PlayedCard& card) {
  carry_out(referee, card.copy, card.seat);
}
Bounded<PlayedCard, 36>& Gate::queue(Match& match) {
  return match.waiting;
}
bool Gate::first_in_first_out(const Position& position) {
  return position.match.first_in_first_out;
}
bool Gate::acts_at_once(const Position& position, const PlayedCard& card) {
  return position.match.table.card(card.copy) == kParry;
}

Flow Aim::resume(Referee& referee) {
  return is_on_stack(referee, copy) ? Flow::ask : Flow::done;
}
// TY-CANNON-01, TY-BROADSIDE-01.
Refusal Aim::check(const Position& position, const Option& option) const {
  if (!is(option, Verb::aim)) return refuse(Reason::aim_now, card);
  const CardTable& table = position.match.table;
  const Spot spot = place_spot(kFleet, option.args[0]);
  if (spot.position >= table.size(spot.zone) || !is_ship(position, table.at(spot)))
    return refuse(Reason::no_ship_there, option.args[0]);
  if (card == kCannon && place_seat(option.args[0]) != seat)
    return refuse(Reason::not_your_ship, option.args[0]);
  return kAllowed;
}
Flow Aim::choose(Referee& referee, const Option& option) {
  const Copy ship = referee.match.table.at(place_spot(kFleet, option.args[0]));
  if (card == kCannon) {
    referee.mount(copy, ship);
  } else {
    referee.hit(ship, 2);
    referee.discard(copy, Happening::spent);
  }
  return Flow::next;
}

Flow Look::resume(Referee&) {
  return step == kDone ? Flow::done : Flow::ask;
}
Decision Look::decision(const Position&) const {
  return {seat, step == kChoose ? Kind::card : Kind::acknowledge};
}
// TY-LOOK-01.
Refusal Look::check(const Position& position, const Option& option) const {
  if (step == kSeen) return is(option, Verb::noted) ? kAllowed : refuse(Reason::note_now);
  if (!is(option, Verb::look)) return refuse(Reason::look_now);
  if (place_seat(option.args[0]) == seat) return refuse(Reason::own_hand);
  const Spot spot = place_spot(kHand, option.args[0]);
  if (spot.position >= position.match.table.size(spot.zone))
    return refuse(Reason::no_card_there, option.args[0]);
  return kAllowed;
}
std::optional<Option> Look::forced(const Position& position) const {
  return step == kChoose ? only_option(*this, position) : std::nullopt;
}
Flow Look::choose(Referee& referee, const Option& option) {
  step = step == kChoose ? kSeen : kDone;
  if (is(option, Verb::look)) referee.peek(seat, place_spot(kHand, option.args[0]));
  return Flow::next;
}

}  // namespace wardroom::tiny
