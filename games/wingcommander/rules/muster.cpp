// The Mustering Phase: cards from hand for their cost (WC-MUSTER, WC-NAVMOD, WC-AWARD, WC-ORDERS).
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

Refusal check_card(const Position& position, Seat seat, CardId card) {
  if (card >= position.set.cards() || !in_hand(position, seat, card))
    return refuse(Reason::not_in_hand, card);
  return kAllowed;
}

Refusal check_cost(const Position& position, Seat seat, CardId card) {
  const CardData& data = position.set.card(card);
  const int power = power_cost(position, seat, card).power;
  if (!can_afford(position, seat, power, data.cost_medals))
    return refuse(Reason::cannot_afford, card, price(position, seat, power, data.cost_medals),
                  position.match.power[index(seat)]);
  return kAllowed;
}

Deed deed_of(Verb verb) {
  switch (verb) {
    case Verb::station: return Deed::station;
    case Verb::award: return Deed::award;
    case Verb::order: return Deed::order;
    default: return Deed::muster;
  }
}

}  // namespace

bool in_hand(const Position& position, Seat seat, CardId card) {
  if (card == kUnknownCard) return false;
  return std::ranges::any_of(hand(position, seat),
                             [&](Copy copy) { return position.card_id(copy) == card; });
}

Refusal can_muster(const Position& position, Seat seat, CardId card) {
  if (const Refusal refusal = check_card(position, seat, card)) return refusal;
  const CardData& data = position.set.card(card);
  switch (data.type) {
    case Type::fighter:
    case Type::pilot:
    case Type::weapon:
    case Type::crew: break;
    case Type::maneuver:
    case Type::damage: return refuse(Reason::only_in_combat, card);  // WC-MUSTER-09
    default: return refuse(Reason::wrong_verb, card);
  }
  if (person_in_play(position, data.person))  // WC-PILOT-01, WC-CREW-01
    return refuse(data.is(Type::crew) ? Reason::crew_in_play : Reason::person_in_play, card);
  return check_cost(position, seat, card);
}

Refusal can_station(const Position& position, Seat seat, CardId card, NavPoint point) {
  if (const Refusal refusal = check_card(position, seat, card)) return refusal;
  const CardData& data = position.set.card(card);
  if (!data.is(Type::modifier)) return refuse(Reason::wrong_verb, card);
  if (!is_plain(point)) return refuse(Reason::not_plain, point);  // WC-MUSTER-05
  if (modifier_at(position, point) != kNoCopy)                    // WC-MUSTER-06
    return refuse(Reason::modifier_there, point);
  if (data.capital)  // WC-CAPITAL-02, WC-R-38
    for (int any = 0; any < kNavPoints; ++any) {
      const Copy there = modifier_at(position, nav_point(any));
      if (there != kNoCopy && position.card(there).capital &&
          position.set.text(position.card_id(there)).name.english ==
              position.set.text(card).name.english)
        return refuse(Reason::capital_in_play, card);
    }
  return check_cost(position, seat, card);
}

Refusal can_award(const Position& position, Seat seat, CardId card, Copy pilot) {
  if (const Refusal refusal = check_card(position, seat, card)) return refusal;
  if (!position.set.card(card).is(Type::award)) return refuse(Reason::wrong_verb, card);
  const int spot = spot_of(position, pilot);
  if (!position.is(pilot, Type::pilot)) return refuse(Reason::not_a_pilot, spot);
  if (position.table().zone_of(pilot) != zone_of(kReady, seat))  // WC-AWARD-02
    return refuse(Reason::pilot_flies, spot);
  for (const Copy copy : position.table().zone(kAttached))  // WC-FAQ-09
    if (position.table().host(copy) == pilot &&
        position.card(copy).title == position.set.card(card).title)
      return refuse(Reason::same_award, card, spot);
  return check_cost(position, seat, card);
}

Refusal can_order(const Position& position, Seat seat, CardId card) {
  if (const Refusal refusal = check_card(position, seat, card)) return refusal;
  if (!position.set.card(card).is(Type::orders)) return refuse(Reason::wrong_verb, card);
  if (position.table().size(zone_of(kOrders, seat)) > 0)  // WC-ORDERS-02
    return refuse(Reason::order_lies);
  return check_cost(position, seat, card);
}

Flow Muster::resume(Referee&) {
  return over ? Flow::done : Flow::ask;
}

void Muster::options(const Position& position, OptionList& list) const {
  const Seat seat = position.match.active;
  list.push_back(make_option(Verb::pass));
  std::array<bool, 256> seen{};
  for (const Copy copy : hand(position, seat)) {
    const CardId card = position.card_id(copy);
    if (seen[card]) continue;
    seen[card] = true;
    switch (position.set.card(card).type) {
      case Type::modifier:
        for (int point = 0; point < kNavPoints; ++point)
          if (!can_station(position, seat, card, nav_point(point)))
            list.push_back(make_option(Verb::station, card, point));
        break;
      case Type::award:
        for (const Copy pilot : ready_area(position, seat))
          if (!can_award(position, seat, card, pilot))
            list.push_back(make_option(Verb::award, card, spot_of(position, pilot)));
        break;
      case Type::orders:
        if (!can_order(position, seat, card)) list.push_back(make_option(Verb::order, card));
        break;
      default:
        if (!can_muster(position, seat, card)) list.push_back(make_option(Verb::muster, card));
    }
  }
  captive_options(position, seat, list);
}

Refusal Muster::check(const Position& position, const Option& option) const {
  const Seat seat = position.match.active;
  if (is_captive_verb(option)) return check_captive(position, seat, option);
  const auto card = static_cast<CardId>(option.args[0]);
  switch (verb_of<Verb>(option)) {
    case Verb::pass: return kAllowed;
    case Verb::muster: return can_muster(position, seat, card);
    case Verb::station: return can_station(position, seat, card, nav_point(option.args[1]));
    case Verb::order: return can_order(position, seat, card);
    case Verb::award: {
      const Copy pilot = copy_at(position, option.args[1]);
      if (pilot == kNoCopy) return refuse(Reason::no_card_there, option.args[1]);
      return can_award(position, seat, card, pilot);
    }
    default: return refuse(Reason::muster_now);
  }
}

std::optional<Option> Muster::forced(const Position& position) const {
  // Without a hand and without captives there is nothing to do: everybody sees that.
  if (!hand(position, position.match.active).empty()) return std::nullopt;
  if (has_captive_options(position, position.match.active)) return std::nullopt;
  return make_option(Verb::pass);
}

Flow Muster::choose(Referee& referee, const Option& option) {
  const Seat seat = referee.match.active;
  if (is_captive_verb(option)) return announce(referee, announced_captive(referee, seat, option));
  if (is(option, Verb::pass)) {
    over = true;
    return Flow::next;
  }
  Announced announced{deed_of(verb_of<Verb>(option)), seat};
  if (is(option, Verb::station)) announced.y = static_cast<std::uint8_t>(option.args[1]);
  if (is(option, Verb::award)) announced.y = copy_at(referee, option.args[1]);
  const bool hidden = is(option, Verb::order);
  announced.x = referee.announce(seat, static_cast<CardId>(option.args[0]), hidden);
  if (!hidden) referee.tell_card(Happening::announced, seat, announced.x);
  return announce(referee, announced);
}

}  // namespace wardroom::wingcommander
