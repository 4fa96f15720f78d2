// Times for Luck cards, in turn until both pass (WC-LUCK, WC-R-39, WC-R-40, WC-R-41), and what may
// be done with captives in them (WC-R-42).
//
// Who has which Luck cards is secret. So a player is asked whenever, as far as everybody knows, the
// hand could hold something for this moment; who has nothing then can only pass, and nobody learns
// of a pass.
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

// Enough left for the card, what it calls, and one more answer.
constexpr std::size_t kDeepest = kStackDepth - 6;

bool captives_allowed(const Position& position, Moment moment) {
  return (moment == Moment::start || moment == Moment::after) && position.match.pending == 0;
}

bool could_pay(const Position& position, Seat seat, CardId card) {
  const CardData& data = position.set.card(card);
  return can_afford(position, seat, power_cost(position, seat, card).power, data.cost_medals);
}

// As far as the opponent knows, anything may be in the hand; otherwise it is known completely.
bool is_secret(const Position& position, std::span<const Copy> hand, Seat opponent) {
  return std::ranges::any_of(hand,
                             [&](Copy copy) { return !position.table().knows(opponent, copy); });
}

bool could_play_luck(const Position& position, Seat seat, Moment moment) {
  const Match& match = position.match;
  const auto cards = hand(position, seat);
  if (cards.empty() || match.stack.depth() > kDeepest) return false;
  const bool secret = is_secret(position, cards, other(seat));
  const std::uint32_t gone = match.luck_gone[static_cast<std::size_t>(index(seat))];
  for (const Use& use : position.set.luck_uses(seat))
    if (is_timely(position, use, moment) &&
        (gone & (1U << position.set.card(use.card).luck_number)) == 0 &&
        (secret || in_hand(position, seat, use.card)) && could_pay(position, seat, use.card) &&
        has_target(position, seat, use) && is_allowed(position, seat, use))
      return true;
  return false;
}

bool could_act(const Position& position, Seat seat, Moment moment) {
  return could_play_luck(position, seat, moment) ||
         (captives_allowed(position, moment) && has_captive_options(position, seat));
}

}  // namespace

Flow Window::resume(Referee& referee) {
  while (passes < 2) {
    if (could_act(referee, turn, moment)) return Flow::ask;
    ++passes;
    turn = other(turn);
  }
  return Flow::done;
}

Decision Window::decision(const Position&) const {
  return {turn, Kind::act};
}

void Window::options(const Position& position, OptionList& list) const {
  list.push_back(make_option(Verb::pass));
  std::uint32_t seen = 0;
  for (const Copy copy : hand(position, turn)) {
    if (!position.is(copy, Type::luck)) continue;
    const CardId card = position.card_id(copy);
    const CardData& data = position.set.card(card);
    if ((seen & (1U << data.luck_number)) != 0) continue;
    seen |= 1U << data.luck_number;
    if (could_pay(position, turn, card)) luck_options(position, turn, card, moment, list);
  }
  if (captives_allowed(position, moment)) captive_options(position, turn, list);
}

Refusal Window::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pass)) return kAllowed;
  if (is_captive_verb(option))
    return captives_allowed(position, moment) ? check_captive(position, turn, option)
                                              : refuse(Reason::something_pending);
  if (!is(option, Verb::luck) && !is(option, Verb::target)) return refuse(Reason::luck_now);
  const auto card = static_cast<CardId>(option.args[0]);
  if (card >= position.set.cards() || !in_hand(position, turn, card))
    return refuse(Reason::not_in_hand, card);
  const CardData& data = position.set.card(card);
  if (!data.is(Type::luck)) return refuse(Reason::wrong_verb, card);
  if (position.match.stack.depth() > kDeepest) return refuse(Reason::too_deep, card);
  if (!could_pay(position, turn, card))
    return refuse(Reason::cannot_afford, card,
                  price(position, turn, power_cost(position, turn, card).power, data.cost_medals),
                  position.match.power[static_cast<std::size_t>(index(turn))]);
  const bool aimed = is(option, Verb::target);
  const Copy target = aimed ? copy_at(position, option.args[1]) : kNoCopy;
  if (aimed && target == kNoCopy) return refuse(Reason::no_card_there, option.args[1]);
  return check_luck(position, turn, card, moment, target, aimed);
}

std::optional<Option> Window::forced(const Position&) const {
  return std::nullopt;
}

Flow Window::choose(Referee& referee, const Option& option) {
  const Seat seat = turn;
  turn = other(turn);
  if (is(option, Verb::pass)) {
    ++passes;
    return Flow::next;
  }
  passes = 0;
  if (is_captive_verb(option)) return announce_captive(referee, seat, option);
  const auto card = static_cast<CardId>(option.args[0]);
  Announce announced{Deed::luck, seat};
  announced.y = is(option, Verb::target) ? copy_at(referee, option.args[1]) : kNoCopy;
  announced.x = referee.announce(seat, card);
  const bool aimed = announced.y != kNoCopy;
  referee.tell_card(Happening::luck_played, seat, announced.x,
                    aimed ? referee.match.table.card(announced.y) : 0, aimed ? 1 : 0);
  pay_for(referee, seat, card, announced);
  return Flow::next;
}

}  // namespace wardroom::wingcommander
