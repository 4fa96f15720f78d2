// Cards from hand into play: the System phase and the Deployment phase.
#include "games/guardians/rules/deployment.hpp"

#include "games/guardians/rules/options.hpp"
#include "games/guardians/rules/payment.hpp"
#include "games/guardians/rules/referee.hpp"

namespace wardroom::guardians {
namespace {

Refusal check_card(const Position& position, Seat seat, CardId card) {
  if (!in_hand(position, seat, card)) return refuse(Reason::not_in_hand, card);
  if (is_barred(position, card)) return refuse(Reason::unique_in_play, card);
  return kAllowed;
}

// SG-SYSTEM-06, SG-TACTIC-01; Damage and Fate are played in answer or at any time.
Refusal check_phase(const Position& position, CardId card) {
  const CardData& data = position.set.card(card);
  if (data.is_system()) return refuse(Reason::only_in_system_phase, card);
  if (data.is(Type::tactic)) return refuse(Reason::only_in_tactics_step, card);
  return refuse(Reason::wrong_verb, card);
}

Refusal check_cost(const Position& position, Seat seat, CardId card) {
  if (can_afford(position, seat, position.set.card(card).cost)) return kAllowed;
  return refuse(Reason::cannot_afford, card, within_reach(position, seat, Point::influence),
                within_reach(position, seat, Point::personality));
}

bool goes_into_lanes(const CardData& card) {
  return card.is(Type::ship) ||
         (card.is(Type::modifier) && !card.hosts.empty() && card.hosts[0].kind == Kind::lane);
}

bool goes_onto_cards(const CardData& card) {
  switch (card.type) {
    case Type::squadron:
    case Type::crew:
    case Type::weapon: return true;
    case Type::modifier: return !card.hosts.empty() && card.hosts[0].yours;
    default: return false;
  }
}

}  // namespace

bool is_hidden(const Position& position, Copy copy) {
  const Copy carrier = carrier_card(position, copy);
  return is_home(position.table().zone_of(carrier)) && position.card(carrier).is(Type::ship);
}

bool carries_crew(const Position& position, Copy host, CardId crew) {
  return std::ranges::any_of(position.table().zone(kAboard), [&](Copy copy) {
    return position.table().host(copy) == host && position.card_id(copy) == crew;
  });
}

bool may_lie_on(const Position& position, Seat seat, CardId card, Copy host) {
  const CardData& data = position.set.card(card);
  const CardData& carrier = position.card(host);
  if (data.is(Type::squadron))  // SG-SQUAD-02, SG-SYSTEM-08, SG-MULTI-12
    return position.match.owner(host) == seat && carrier.catapults > 0;
  if (is_hidden(position, host)) return false;
  return std::ranges::any_of(data.hosts, [&](const Host& allowed) {
    return is_a(carrier.kind, allowed.kind) &&
           (!allowed.yours || position.match.owner(host) == seat) &&
           (!allowed.catapults || carrier.catapults > 0);
  });
}

Refusal can_settle(const Position& position, Seat seat, CardId card) {
  if (const Refusal refusal = check_card(position, seat, card)) return refusal;
  return position.set.card(card).is_system() ? kAllowed : refuse(Reason::no_system, card);
}

Refusal can_deploy(const Position& position, Seat seat, CardId card) {
  if (const Refusal refusal = check_card(position, seat, card)) return refusal;
  const CardData& data = position.set.card(card);
  if (!data.is(Type::personality) && !data.is(Type::artifact)) return check_phase(position, card);
  return check_cost(position, seat, card);
}

Refusal can_station(const Position& position, Seat seat, CardId card, int place) {
  if (const Refusal refusal = check_card(position, seat, card)) return refusal;
  const CardData& data = position.set.card(card);
  if (!goes_into_lanes(data)) return check_phase(position, card);
  if (!is_lane_place(place)) return refuse(Reason::no_lane, place);
  const Lane lane = lane_of_place(place);
  if (data.is(Type::ship)) {
    if (!side_of(position.match, seat, lane.front)) return refuse(Reason::not_your_front, place);
    if (!entry(position, seat, lane)) return refuse(Reason::lane_full, place);
  } else if (lane.front >= fronts(position.match)) {  // SG-R-87: any front there is
    return refuse(Reason::no_lane, place);
  }
  return check_cost(position, seat, card);
}

Refusal can_assign(const Position& position, Seat seat, CardId card, int place) {
  if (const Refusal refusal = check_card(position, seat, card)) return refusal;
  const CardData& data = position.set.card(card);
  if (!goes_onto_cards(data)) return check_phase(position, card);
  if (data.is(Type::squadron) && place == place_of_home(seat))  // SG-R-20
    return check_cost(position, seat, card);
  const Copy host = copy_at(position, place);
  if (host == kNoCopy) return refuse(Reason::nothing_there, place);
  if (position.match.owner(host) != seat) return refuse(Reason::not_yours, place);
  if (!may_lie_on(position, seat, card, host))
    return data.is(Type::squadron) ? refuse(Reason::no_catapults, card, place)
                                   : refuse(Reason::wrong_host, card, place);
  if (data.is(Type::crew) && carries_crew(position, host, card))
    return refuse(Reason::same_crew, card, place);
  return check_cost(position, seat, card);
}

// --- the System phase ---

Flow SettleSystem::resume(Referee&) {
  return over ? Flow::done : Flow::ask;
}

namespace {

// Calls visit(card) for each card of a hand, equal ones once.
template <class Visitor>
void each_title(const Position& position, Seat seat, Visitor visit) {
  std::array<bool, 256> seen{};
  for (const Copy copy : hand(position, seat)) {
    const CardId card = position.card_id(copy);
    if (!seen[card]) visit(card);
    seen[card] = true;
  }
}

// Everybody sees that there is nothing to play.
std::optional<Option> pass_without_hand(const Position& position) {
  if (!hand(position, position.match.active).empty()) return std::nullopt;
  return make_option(Verb::pass);
}

}  // namespace

void SettleSystem::options(const Position& position, OptionList& list) const {
  const Seat seat = position.match.active;
  list.push_back(make_option(Verb::pass));
  each_title(position, seat, [&](CardId card) {
    if (!can_settle(position, seat, card)) list.push_back(make_option(Verb::settle, card));
  });
}

Refusal SettleSystem::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pass)) return kAllowed;
  if (!is(option, Verb::settle)) return refuse(Reason::settle_now);
  return can_settle(position, position.match.active, static_cast<CardId>(option.args[0]));
}

std::optional<Option> SettleSystem::forced(const Position& position) const {
  return pass_without_hand(position);
}

Flow SettleSystem::choose(Referee& referee, const Option& option) {
  over = true;
  if (is(option, Verb::pass)) return Flow::next;
  const Seat seat = referee.match.active;
  const Copy copy = referee.announce(seat, static_cast<CardId>(option.args[0]));
  return referee.call(
      Arrival{copy, kNoCopy, static_cast<std::uint16_t>(zone_of(kRealm, seat)), seat});
}

// --- the Deployment phase ---

Flow Deployment::resume(Referee&) {
  return over ? Flow::done : Flow::ask;
}

void Deployment::options(const Position& position, OptionList& list) const {
  const Seat seat = position.match.active;
  list.push_back(make_option(Verb::pass));
  each_title(position, seat, [&](CardId card) {
    const CardData& data = position.set.card(card);
    const auto offer = [&](Verb verb, int place, const Refusal& refusal) {
      if (!refusal) list.push_back(make_option(verb, card, place));
    };
    if (goes_into_lanes(data)) {
      for (int lane = 0; lane < kAllLanes; ++lane)
        offer(Verb::station, place_of(lane_at(lane)),
              can_station(position, seat, card, place_of(lane_at(lane))));
    } else if (goes_onto_cards(data)) {
      if (data.is(Type::squadron))
        offer(Verb::assign, place_of_home(seat),
              can_assign(position, seat, card, place_of_home(seat)));
      each_host(position, seat, [&](Copy host) {
        const int place = place_of(position, host);
        offer(Verb::assign, place, can_assign(position, seat, card, place));
      });
    } else {
      offer(Verb::deploy, 0, can_deploy(position, seat, card));
    }
  });
  list_uses(position, seat, list);
}

Refusal Deployment::check(const Position& position, const Option& option) const {
  const Seat seat = position.match.active;
  const auto card = static_cast<CardId>(option.args[0]);
  switch (static_cast<Verb>(option.verb)) {
    case Verb::pass: return kAllowed;
    case Verb::deploy: return can_deploy(position, seat, card);
    case Verb::station: return can_station(position, seat, card, option.args[1]);
    case Verb::assign: return can_assign(position, seat, card, option.args[1]);
    case Verb::use: return can_use(position, seat, option.args[0]);
    default: return refuse(Reason::deploy_now);
  }
}

std::optional<Option> Deployment::forced(const Position& position) const {
  return pass_without_hand(position);
}

Flow Deployment::choose(Referee& referee, const Option& option) {
  const Seat seat = referee.match.active;
  if (is(option, Verb::pass)) {
    over = true;
    return Flow::next;
  }
  if (is(option, Verb::use)) {
    referee.use_for_points(copy_at(referee, option.args[0]));
    return Flow::next;
  }
  Arrival arrival{kNoCopy, kNoCopy, static_cast<std::uint16_t>(zone_of(kRealm, seat)), seat};
  const int place = option.args[1];
  if (is(option, Verb::station))
    arrival.zone = static_cast<std::uint16_t>(zone_of(lane_of_place(place)));
  if (is(option, Verb::assign)) {
    arrival.host = copy_at(referee, place);
    arrival.zone = static_cast<std::uint16_t>(zone_of(kHome, seat));
  }
  arrival.copy = referee.announce(seat, static_cast<CardId>(option.args[0]));
  return referee.call(arrival);
}

}  // namespace wardroom::guardians
