// Paying: Power Points at once, medals by tapping, what is missing by buying (WC-POWER-02,
// WC-MEDAL-02, WC-MEDAL-03, WC-MEDAL-04, WC-MEDAL-05, WC-MEDAL-06, WC-MEDAL-07, WC-MEDAL-12,
// WC-R-05, WC-R-09, WC-R-10, WC-R-56, WC-R-58).
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"

namespace wardroom::wingcommander {

// A card's discount is used up by it.
void Gate::pay(Referee& referee, const Announced& it) {
  switch (it.deed) {
    case Deed::interrogate: referee.pay(it.seat, 1); return;
    case Deed::muster:
    case Deed::station:
    case Deed::award:
    case Deed::order:
    case Deed::luck: break;
    default: return;
  }
  const CardId card = referee.match.table.card(it.card());
  const Cost cost = power_cost(referee, it.seat, card);
  if (cost.source != kNoCopy) referee.match.table.mark(cost.source).set(Mark::used);
  const int medals = referee.set.card(card).cost_medals;
  const int available = medals == 0 ? 0 : available_medals(referee, it.seat);
  referee.pay(it.seat, price(referee, it.seat, cost.power, medals));
  if (medals > available) referee.tell(Happening::medals_bought, it.seat, medals - available);
  if (medals > 0)
    referee.call(PayMedals{it.seat, static_cast<std::uint8_t>(std::min(medals, available))});
}

void Gate::sources(const Position& position, Seat seat, cardplay::Sources<Gate>& list) {
  for (const Copy copy : ready_area(position, seat))
    if (gives_medals(position, seat, copy)) list.add(copy, medals_of(position, copy));
}

Option Gate::use_option(const Position& position, Copy source) {
  return make_option(Verb::tap, spot_of(position, source));
}

void Gate::use(Referee& referee, Copy source) {
  referee.tap(source);
}

Refusal Gate::no_source(const Position&, int need, const Option& option) {
  return is(option, Verb::tap) ? refuse(Reason::cannot_tap, option.args[0])
                               : refuse(Reason::tap_now, need);
}

}  // namespace wardroom::wingcommander
