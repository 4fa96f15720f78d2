// Secret orders: when what they ask for has happened, their owner may reveal them and place another
// (WC-ORDERS, WC-R-52).
//
// Which order lies there is secret, so the owner is asked whenever some order of that side would be
// fulfilled; who has another one can only decline.
#include "games/wingcommander/programs/card_program.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

// What is left of a thing that is gone: whose it was, where, with which pilot.
bool was(const Speaker& speaker, const Node& phrase, const Occasion& occasion);

bool had_quality(const Speaker& speaker, const Node& quality, const Occasion& occasion) {
  const auto parts = speaker.program.children(quality);
  switch (pattern_of(quality)) {
    case Pattern::mine: return occasion.victim == speaker.you;
    case Pattern::enemy: return occasion.victim != speaker.you;
    case Pattern::negated: return !had_quality(speaker, parts[0], occasion);
    case Pattern::either:
      return std::ranges::any_of(
          parts, [&](const Node& part) { return had_quality(speaker, part, occasion); });
    case Pattern::both:
      return std::ranges::all_of(
          parts, [&](const Node& part) { return had_quality(speaker, part, occasion); });
    case Pattern::at: return names_point(speaker.program, parts[0], occasion.where);
    case Pattern::carrying: return occasion.pilot && was(speaker, parts[0], occasion);
    case Pattern::compared:
      return pattern_of(parts[0]) == Pattern::at_least &&
             occasion.medals >= number_of(speaker, speaker.program.children(parts[0]).back());
    default: return false;
  }
}

bool was(const Speaker& speaker, const Node& phrase, const Occasion& occasion) {
  const auto parts = speaker.program.children(phrase);
  for (std::size_t i = 1; i < parts.size(); ++i)
    if (!had_quality(speaker, parts[i], occasion)) return false;
  return true;
}

// At so many ends of own turns in a row: the condition was true at each of them if the seat alone
// held the nav points it speaks of.
bool was_held(const Speaker& speaker, const Node& moment) {
  const int turns = number_of(speaker, speaker.program.children(moment)[0]);
  const auto& held = speaker.position.match.held[static_cast<std::size_t>(index(speaker.you))];
  const auto is_held = [&](const Node& at) {
    for (std::size_t point = 0; point < held.size(); ++point)
      if (held[point] >= turns &&
          names_point(speaker.program, speaker.program.children(at)[0], static_cast<int>(point)))
        return true;
    return false;
  };
  return std::ranges::all_of(speaker.program.nodes, [&](const Node& node) {
    return pattern_of(node) != Pattern::at || is_held(node);
  });
}

Pattern moment_of(const Occasion& occasion) {
  switch (occasion.kind) {
    case Occasion::carrier_hit: return Pattern::carrier_hit;
    case Occasion::turn_ended: return Pattern::turns_end;
    default: return Pattern::destroyed;
  }
}

bool is_moment(const Speaker& speaker, const Node& moment, const Occasion& occasion) {
  if (pattern_of(moment) != moment_of(occasion)) return false;
  if (occasion.kind == Occasion::turn_ended) return was_held(speaker, moment);
  const Node& who = speaker.program.children(moment)[0];
  const bool ship = who.value == static_cast<int>(vocabulary::Kind::capital);
  return (occasion.kind == Occasion::carrier_hit ||
          ship == (occasion.kind == Occasion::capital_destroyed)) &&
         was(speaker, who, occasion);
}

// The statement of the order that asks for what has happened, or none.
const Statement* fulfilled(const Position& position, Seat seat, CardId order,
                           const Occasion& occasion) {
  if (order == kUnknownCard) return nullptr;
  const Program& program = position.set.program(order);
  const Speaker speaker{position, program, seat};
  for (const Statement& statement : program.statements) {
    if (statement.moment == kNoNode) continue;
    const bool is_now = cardplay::any_moment(
        program, program.node(statement.moment),
        [&](const Node& moment) { return is_moment(speaker, moment, occasion); });
    if (is_now &&
        (statement.condition == kNoNode || holds(speaker, program.node(statement.condition))))
      return &statement;
  }
  return nullptr;
}

enum Step : std::uint8_t { kReveal, kReplace, kOver };

Copy order_of(const Position& position, Seat seat) {
  const auto zone = position.table().zone(zone_of(kOrders, seat));
  return zone.empty() ? kNoCopy : zone.front();
}

bool could_be_fulfilled(const Position& position, Seat seat, const Occasion& occasion) {
  if (order_of(position, seat) == kNoCopy) return false;
  const auto cares = position.set.moments().of(static_cast<int>(moment_of(occasion)));
  return std::ranges::any_of(cares, [&](const cardplay::Caring& one) {
    const auto card = static_cast<CardId>(one.card);
    const CardData& data = position.set.card(card);
    return data.is(Type::orders) && fits(data.side, seat) &&
           fulfilled(position, seat, card, occasion) != nullptr;
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
  const Copy card = referee.announce(seat, static_cast<CardId>(option.args[0]), true);
  return announce(referee, {Deed::order, seat, 0, card});
}

}  // namespace wardroom::wingcommander
