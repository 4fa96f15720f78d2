// Captured pilots, and traitors who came back (WC-CAPTURE, WC-TRAITOR-11, WC-R-42, WC-R-43).
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr int kLookedAt = 3;  // WC-CAPTURE-06

bool is_captive_of(const Position& position, Seat seat, Copy copy) {
  return position.table().zone_of(copy) == zone_of(kBrig, seat);
}

// WC-R-43: a rescued traitor may be questioned by his own side.
bool may_be_questioned(const Position& position, Seat seat, Copy copy) {
  if (is_captive_of(position, seat, copy)) return true;
  return position.table().zone_of(copy) == zone_of(kReady, seat) &&
         position.table().mark(copy).has(Mark::rescued);
}

}  // namespace

Refusal can_interrogate(const Position& position, Seat seat, Copy captive) {
  const auto because = [&](Reason reason) { return refuse(reason, spot_of(position, captive)); };
  if (!may_be_questioned(position, seat, captive)) return because(Reason::not_a_captive);
  if (position.match.active != seat) return because(Reason::not_your_turn);
  if (position.table().mark(captive).has(Mark::used)) return because(Reason::captive_used);
  if (position.match.power[static_cast<std::size_t>(index(seat))] < 1)
    return refuse(Reason::no_power_to_ask);
  return kAllowed;
}

Refusal can_execute(const Position& position, Seat seat, Copy captive) {
  const auto because = [&](Reason reason) { return refuse(reason, spot_of(position, captive)); };
  if (!is_captive_of(position, seat, captive)) return because(Reason::not_a_captive);
  if (position.table().mark(captive).has(Mark::used)) return because(Reason::captive_used);
  return kAllowed;
}

Refusal can_swap(const Position& position, Seat seat, Copy theirs, Copy ours) {
  if (!is_captive_of(position, seat, theirs))
    return refuse(Reason::not_a_captive, spot_of(position, theirs));
  if (!is_captive_of(position, other(seat), ours))
    return refuse(Reason::not_a_captive, spot_of(position, ours));
  if (position.match.active != seat)
    return refuse(Reason::not_your_turn, spot_of(position, theirs));
  for (const Copy captive : {theirs, ours})
    if (position.table().mark(captive).has(Mark::used))
      return refuse(Reason::captive_used, spot_of(position, captive));
  return kAllowed;
}

void captive_options(const Position& position, Seat seat, OptionList& list) {
  const CardTable& table = position.table();
  const auto brig = table.zone(zone_of(kBrig, seat));
  for (const Copy captive : brig) {
    const int spot = spot_of(position, captive);
    if (!can_execute(position, seat, captive)) list.push_back(make_option(Verb::execute, spot));
    for (const Copy ours : table.zone(zone_of(kBrig, other(seat))))
      if (!can_swap(position, seat, captive, ours))
        list.push_back(make_option(Verb::swap, spot, spot_of(position, ours)));
  }
  if (position.match.active != seat) return;
  const auto list_questions = [&](Copy captive) {
    if (can_interrogate(position, seat, captive)) return;
    for (const int what : {kHandCards, kPileCards})
      list.push_back(make_option(Verb::interrogate, spot_of(position, captive), what));
  };
  for (const Copy captive : brig) list_questions(captive);
  for (const Copy copy : ready_area(position, seat))
    if (table.mark(copy).has(Mark::rescued)) list_questions(copy);
}

bool has_captive_options(const Position& position, Seat seat) {
  for (const Copy captive : position.table().zone(zone_of(kBrig, seat)))
    if (!can_execute(position, seat, captive) || !can_interrogate(position, seat, captive))
      return true;  // a swap needs a captive with whom one of these is possible too
  return std::ranges::any_of(ready_area(position, seat), [&](Copy copy) {
    return position.table().mark(copy).has(Mark::rescued) && !can_interrogate(position, seat, copy);
  });
}

bool is_captive_verb(const Option& option) {
  return is(option, Verb::interrogate) || is(option, Verb::execute) || is(option, Verb::swap);
}

Refusal check_captive(const Position& position, Seat seat, const Option& option) {
  const Copy captive = copy_at(position, option.args[0]);
  if (captive == kNoCopy) return refuse(Reason::no_card_there, option.args[0]);
  if (is(option, Verb::interrogate)) return can_interrogate(position, seat, captive);
  if (is(option, Verb::execute)) return can_execute(position, seat, captive);
  const Copy ours = copy_at(position, option.args[1]);
  if (ours == kNoCopy) return refuse(Reason::no_card_there, option.args[1]);
  return can_swap(position, seat, captive, ours);
}

Announced announced_captive(Referee& referee, Seat seat, const Option& option) {
  const Copy captive = copy_at(referee, option.args[0]);
  referee.match.table.mark(captive).set(Mark::used);
  if (is(option, Verb::execute)) return {Deed::execute, seat, 0, captive};
  if (is(option, Verb::interrogate))
    return {Deed::interrogate, seat, 0, captive, static_cast<std::uint8_t>(option.args[1])};
  const Copy ours = copy_at(referee, option.args[1]);
  referee.tell_card(Happening::swap_offered, seat, captive, referee.match.table.card(ours));
  return {Deed::swap_captives, seat, 0, captive, ours};
}

namespace {

// WC-CAPTURE-06, WC-CAPTURE-07: only the interrogator sees the cards; their order stays.
void interrogate(Referee& referee, const Announced& it) {
  CardTable& table = referee.match.table;
  const Seat opponent = other(it.seat);
  referee.tell_card(Happening::interrogated, it.seat, it.captive(), it.looked_at());
  const auto look = [&](Copy copy) {
    table.reveal(copy, it.seat);
    referee.tell_secret(Happening::looked_at, it.seat, copy);
  };
  if (it.looked_at() == kHandCards) {
    for (const Copy copy : hand(referee, opponent)) look(copy);
    return;
  }
  const auto pile = table.zone(zone_of(kDeck, opponent));
  for (std::size_t i = 0; i < pile.size() && i < kLookedAt; ++i) look(pile[pile.size() - 1 - i]);
}

// WC-CAPTURE-09, WC-R-42.
void execute(Referee& referee, const Announced& it) {
  const Copy captive = it.captive();
  const Seat owner = referee.match.owner(captive);
  const int points = 1 + referee.set.card(referee.match.table.card(captive)).all_medals();
  referee.tell_card(Happening::captive_discarded, it.seat, captive);
  referee.discard(captive);
  referee.lose(owner, points);
}

}  // namespace

void carry_out_captive(Referee& referee, const Announced& it) {
  switch (it.deed) {
    case Deed::interrogate: interrogate(referee, it); return;
    case Deed::execute: execute(referee, it); return;
    default: referee.call(AgreeToSwap{other(it.seat), it.captive(), it.wanted()});
  }
}

// --- the other player agrees, or not: WC-CAPTURE-12 ---

void AgreeToSwap::options(const Position&, OptionList& list) const {
  list.push_back(make_option(Verb::accept));
  list.push_back(make_option(Verb::refuse));
}

Refusal AgreeToSwap::check(const Position&, const Option& option) const {
  return is(option, Verb::accept) || is(option, Verb::refuse) ? kAllowed : refuse(Reason::swap_now);
}

Flow AgreeToSwap::choose(Referee& referee, const Option& option) {
  if (is(option, Verb::refuse)) {
    referee.tell(Happening::swap_refused, seat);
    return Flow::done;
  }
  for (const Copy pilot : {theirs, ours}) {
    const Seat owner = referee.match.owner(pilot);
    referee.match.table.mark(pilot).settle();
    referee.match.table.mark(pilot).set(Mark::used);
    referee.put_ready(pilot, owner);
    referee.tell_card(Happening::swap_done, owner, pilot);
  }
  return Flow::done;
}

}  // namespace wardroom::wingcommander
