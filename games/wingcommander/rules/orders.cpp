// Secret orders: when what they ask for has happened, their owner may reveal them and place another
// (WC-ORDERS, WC-R-52).
//
// Which order lies there is secret, so the owner is asked whenever some order of that side would be
// fulfilled; who has another one can only decline.
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

enum Step : std::uint8_t { kReveal, kReplace, kOver };

Copy order_of(const Position& position, Seat seat) {
  const auto zone = position.table().zone(zone_of(kOrders, seat));
  return zone.empty() ? kNoCopy : zone.front();
}

bool could_be_fulfilled(const Position& position, Seat seat, const Occasion& occasion) {
  if (order_of(position, seat) == kNoCopy) return false;
  return std::ranges::any_of(position.set.orders(seat), [&](CardId card) {
    return fulfilled(position, seat, card, occasion) != nullptr;
  });
}

}  // namespace

void ask_for_order(Referee& referee, Seat seat, const Occasion& occasion) {
  referee.call(RevealOrder{seat, kReveal, occasion, order_of(referee, seat)});
}

// WC-R-52: the active player first, so called last.
void ask_for_orders(Referee& referee, const Occasion& occasion) {
  ask_for_order(referee, other(referee.match.active), occasion);
  ask_for_order(referee, referee.match.active, occasion);
}

Flow RevealOrder::resume(Referee& referee) {
  switch (step) {
    case kReveal:  // WC-R-52: a replacement was not there when it happened
      return order == order_of(referee, seat) && could_be_fulfilled(referee, seat, occasion)
                 ? Flow::ask
                 : Flow::done;
    case kReplace: return hand(referee, seat).empty() ? Flow::done : Flow::ask;
    default: return Flow::done;
  }
}

Decision RevealOrder::decision(const Position&) const {
  return {seat, Kind::act};
}

void RevealOrder::options(const Position& position, OptionList& list) const {
  list.push_back(make_option(Verb::pass));
  if (step == kReveal) {
    if (!check(position, make_option(Verb::reveal))) list.push_back(make_option(Verb::reveal));
    return;
  }
  std::array<bool, 256> seen{};
  for (const Copy copy : hand(position, seat)) {
    const CardId card = position.card_id(copy);
    if (!seen[card] && !can_order(position, seat, card))
      list.push_back(make_option(Verb::order, card));
    seen[card] = true;
  }
}

Refusal RevealOrder::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pass)) return kAllowed;
  if (step == kReveal) {
    if (!is(option, Verb::reveal)) return refuse(Reason::reveal_now);
    if (fulfilled(position, seat, position.card_id(order), occasion) == nullptr)
      return refuse(Reason::not_fulfilled);
    return kAllowed;
  }
  if (!is(option, Verb::order)) return refuse(Reason::reveal_now);
  return can_order(position, seat, static_cast<CardId>(option.args[0]));
}

std::optional<Option> RevealOrder::forced(const Position&) const {
  return std::nullopt;
}

Flow RevealOrder::choose(Referee& referee, const Option& option) {
  if (is(option, Verb::pass)) {
    step = kOver;
    return Flow::next;
  }
  if (is(option, Verb::reveal)) {
    const Statement& promised =
        *fulfilled(referee, seat, referee.match.table.card(order), occasion);
    referee.discard(order);
    referee.tell_card(Happening::order_revealed, seat, order);
    step = kReplace;  // WC-ORDERS-05
    return referee.call(
        cardplay::script_for<CardPlay>(referee, seat, order, kNoCopy, promised, kNoCopy));
  }
  step = kOver;
  const auto card = static_cast<CardId>(option.args[0]);
  Announce announced{Deed::order, seat};
  announced.x = referee.announce(seat, card, true);
  pay_for(referee, seat, card, announced);
  return Flow::next;
}

}  // namespace wardroom::wingcommander
