// The Crew Transfer step: between a card and the Home System, or between squadrons of one base
// (SG-CREW-06, SG-CREW-07, SG-CREW-08, SG-CREW-09, SG-CREW-10, SG-R-18).
#include "games/guardians/rules/deployment.hpp"
#include "games/guardians/rules/options.hpp"
#include "games/guardians/rules/referee.hpp"

namespace wardroom::guardians {
namespace {

Refusal can_leave(const Position& position, Seat seat, int from) {
  const Copy crew = copy_at(position, from);
  if (crew == kNoCopy || position.match.owner(crew) != seat || !position.card(crew).is(Type::crew))
    return refuse(Reason::no_crew_there, from);
  if (position.table().mark(crew).has(Mark::transferred))
    return refuse(Reason::transferred_already, from);
  if (is_hidden(position, crew)) return refuse(Reason::hidden_ship, from);
  return kAllowed;
}

// Two squadrons at the same place: SG-CREW-10.
bool share_a_base(const Position& position, Copy one, Copy other) {
  const CardTable& table = position.table();
  return position.card(one).is(Type::squadron) && position.card(other).is(Type::squadron) &&
         table.host(one) == table.host(other) && table.zone_of(one) == table.zone_of(other);
}

Refusal can_transfer(const Position& position, Seat seat, int from, int to) {
  if (const Refusal refusal = can_leave(position, seat, from)) return refusal;
  const Copy crew = copy_at(position, from);
  const Copy host = position.table().host(crew);
  if (to == place_of_home(seat))
    return host == kNoCopy ? refuse(Reason::only_through_home, from, to) : kAllowed;
  const Copy next = copy_at(position, to);
  if (next == kNoCopy) return refuse(Reason::nothing_there, to);
  const CardId card = position.card_id(crew);
  if (!may_lie_on(position, seat, card, next)) return refuse(Reason::wrong_host, card, to);
  if (carries_crew(position, next, card)) return refuse(Reason::same_crew, card, to);
  if (host != kNoCopy && !share_a_base(position, host, next))
    return refuse(Reason::only_through_home, from, to);
  return kAllowed;
}

}  // namespace

Flow CrewTransfer::resume(Referee&) {
  return over ? Flow::done : Flow::ask;
}

void CrewTransfer::options(const Position& position, OptionList& list) const {
  const Seat seat = position.match.active;
  list.push_back(make_option(Verb::pass));
  const auto offer = [&](int from, int to) {
    if (!can_transfer(position, seat, from, to))
      list.push_back(make_option(Verb::transfer, from, to));
  };
  const auto consider = [&](Copy crew) {
    const int from = place_of(position, crew);
    if (can_leave(position, seat, from)) return;
    offer(from, place_of_home(seat));
    each_host(position, seat, [&](Copy host) { offer(from, place_of(position, host)); });
  };
  for (const Copy crew : position.table().zone(zone_of(kHome, seat))) consider(crew);
  for (const Copy crew : position.table().zone(kAboard)) consider(crew);
}

Refusal CrewTransfer::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pass)) return kAllowed;
  if (!is(option, Verb::transfer)) return refuse(Reason::transfer_now);
  return can_transfer(position, position.match.active, option.args[0], option.args[1]);
}

// Where crew is, everybody sees.
Flow CrewTransfer::choose(Referee& referee, const Option& option) {
  if (is(option, Verb::pass)) {
    over = true;
    return Flow::next;
  }
  const Seat seat = referee.match.active;
  const Copy crew = copy_at(referee, option.args[0]);
  const Copy host = copy_at(referee, option.args[1]);
  if (host == kNoCopy)
    referee.put(crew, zone_of(kHome, seat));
  else
    referee.put_on(crew, host);
  referee.match.table.mark(crew).set(Mark::transferred);
  referee.tell_card(Happening::transferred, seat, crew,
                    host == kNoCopy ? place_of_home(seat) : place_of(referee, host));
  return Flow::next;
}

}  // namespace wardroom::guardians
