// Paying: Power Points at once, medals by tapping, what is missing by buying (WC-POWER-02,
// WC-MEDAL-02, WC-MEDAL-03, WC-MEDAL-04, WC-MEDAL-05, WC-MEDAL-06, WC-MEDAL-07, WC-MEDAL-12,
// WC-R-05, WC-R-09, WC-R-10, WC-R-58).
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {

// Pays for a card whose announcement follows. A card's discount is used up by it.
void pay_for(Referee& referee, Seat seat, CardId card, const Announce& announced) {
  const CardData& data = referee.set.card(card);
  const Cost cost = power_cost(referee, seat, card);
  if (cost.source != kNoCopy) referee.match.table.mark(cost.source).set(Mark::used);
  const int medals = data.cost_medals;
  const int available = medals == 0 ? 0 : available_medals(referee, seat);
  referee.pay(seat, price(referee, seat, cost.power, medals));
  if (medals > available) referee.tell(Happening::medals_bought, seat, medals - available);
  referee.call(announced);
  if (medals > 0)
    referee.call(PayMedals{seat, static_cast<std::uint8_t>(std::min(medals, available))});
}

Flow PayMedals::resume(Referee&) {
  return need == 0 ? Flow::done : Flow::ask;
}

Decision PayMedals::decision(const Position&) const {
  return {seat, Kind::card};
}

void PayMedals::options(const Position& position, OptionList& list) const {
  for (const Copy copy : ready_area(position, seat))
    if (gives_medals(position, seat, copy))
      list.push_back(make_option(Verb::tap, spot_of(position, copy)));
}

Refusal PayMedals::check(const Position& position, const Option& option) const {
  if (!is(option, Verb::tap)) return refuse(Reason::tap_now, need);
  const Copy copy = copy_at(position, option.args[0]);
  if (copy == kNoCopy || !gives_medals(position, seat, copy))
    return refuse(Reason::cannot_tap, option.args[0]);
  return kAllowed;
}

// The Ready Area is open (WC-R-56): everybody sees when there is no choice.
std::optional<Option> PayMedals::forced(const Position& position) const {
  OptionList list;
  options(position, list);
  if (list.size() == 1 || available_medals(position, seat) <= need) return list[0];
  return std::nullopt;
}

Flow PayMedals::choose(Referee& referee, const Option& option) {
  const Copy copy = copy_at(referee, option.args[0]);
  const int medals = medals_of(referee, copy);
  referee.tap(copy);
  need = static_cast<std::uint8_t>(std::max(0, need - medals));  // WC-R-10: no change is given
  return Flow::next;
}

}  // namespace wardroom::wingcommander
