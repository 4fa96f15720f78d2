#include "games/wingcommander/words/words_places.hpp"

#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/options.hpp"
#include "games/wingcommander/words/words.hpp"
#include "words/wingcommander.hpp"

namespace wardroom::wingcommander {

namespace {

struct Operands : Said<Match, Set> {
  Arg find(Words::Place place, int arg) const;
  Arg lane(int which) const;
  Arg wing(int which) const;
  Arg ship(int place) const;
  Arg statement(int number) const;
  Arg cost(int card_number) const;
  Arg pairs(bool crossed) const;
  Copy copy_there(int spot) const;
};

Arg Operands::find(Words::Place place, int arg) const {
  using Place = Words::Place;
  switch (place) {
    case Place::side: return people_of(seat, language);
    case Place::card: return noun_of_card(set, arg, language);
    case Place::flight: return noun_of_flight(set, arg, -1, language);
    case Place::flown: return noun_of_flight(set, card, arg - 1, language);
    case Place::target:
      return arg >= 0 && arg < set.cards() && set.card(static_cast<CardId>(arg)).is(Type::fighter)
                 ? noun_of_flight(set, arg, -1, language)
                 : noun_of_card(set, arg, language);
    case Place::place: return kNavPointNames[static_cast<std::size_t>(arg)];
    case Place::spot: return spot_name(operand_spot(arg));
    case Place::where: {
      const Spot spot = operand_spot(arg);
      if (!is_flights_zone(spot.zone)) return spot_name(spot);
      return kNavPointNames[static_cast<std::size_t>(point_of_zone(spot.zone))];
    }
    case Place::card_at: {
      const Copy copy = copy_there(arg);
      return noun_of_card(set, copy == kNoCopy ? -1 : int{view->table.card(copy)}, language);
    }
    case Place::flight_at: {
      const Copy copy = copy_there(arg);
      if (copy == kNoCopy) return noun_of_card(set, -1, language);
      return noun_of_copy({*view, set}, copy, language);
    }
    case Place::medals_at: {
      const Copy copy = copy_there(arg);
      return copy == kNoCopy ? 0 : medals_of({*view, set}, copy);
    }
    case Place::value: return noun_of(static_cast<Value>(arg), language);
    case Place::phase: return title_of(static_cast<Phase>(arg), language);
    case Place::lane: return lane(arg);
    case Place::wing: return wing(arg);
    case Place::ship: return ship(arg);
    case Place::cost: return cost(arg);
    case Place::type:
      return arg >= 0 && arg < set.cards()
                 ? title_of(set.card(static_cast<CardId>(arg)).type, language)
                 : std::string();
    case Place::text:
      return arg >= 0 && arg < set.cards() ? set.text(static_cast<CardId>(arg)).does.in(language)
                                           : std::string();
    case Place::statement: return statement(arg);
    case Place::pairs: return pairs(false);
    case Place::crossed_pairs: return pairs(true);
    default: return arg;
  }
}

Copy Operands::copy_there(int spot) const {
  return view == nullptr ? kNoCopy : copy_at({*view, set}, spot);
}

Arg Operands::lane(int which) const {
  if (view != nullptr) {
    const auto i = static_cast<std::size_t>(engaged_index(seat, which));
    const Copy flight = view->combat.engaged[i].flight;
    if (flight != kNoCopy) return noun_of_copy({*view, set}, flight, language);
  }
  return (which == 0 ? words::noun::first_flight : words::noun::second_flight).noun(language);
}

Arg Operands::wing(int which) const {
  if (which > 1) return words::noun::both_flights.noun(language);
  if (view != nullptr) {
    const Position position{*view, set};
    const auto flights = flights_at(position, nav_point(args[0]), seat);
    if (static_cast<std::size_t>(which) < flights.size()) {
      const Copy fighter = flights[static_cast<std::size_t>(which)];
      const Copy pilot = pilot_of(position, fighter);
      return noun_of_flight(set, position.card_id(fighter),
                            pilot == kNoCopy ? -1 : int{position.card_id(pilot)}, language);
    }
  }
  return (which == 0 ? words::noun::first_flight : words::noun::second_flight).noun(language);
}

Arg Operands::ship(int place) const {
  const NavPoint point = nav_point(place);
  if (!is_plain(point)) return words::noun::enemy_carrier.noun(language);
  const Copy there = view == nullptr ? kNoCopy : modifier_at({*view, set}, point);
  if (there == kNoCopy) return words::noun::any_ship.noun(language);
  return words::noun::capital_ship(language, noun_of_card(set, view->table.card(there), language));
}

Arg Operands::statement(int number) const {
  if (args[0] < 0 || args[0] >= set.cards()) return std::string();
  const CardText& says = set.text(static_cast<CardId>(args[0]));
  const auto i = static_cast<std::size_t>(number);
  return (i < says.statements.size() ? says.statements[i].text : says.does).in(language);
}

Arg Operands::cost(int card_number) const {
  if (card_number < 0 || card_number >= set.cards()) return words::noun::free.noun(language);
  const auto id = static_cast<CardId>(card_number);
  const CardData& data = set.card(id);
  const int power = view == nullptr ? data.power : power_cost({*view, set}, seat, id).power;
  if (data.cost_medals > 0) return words::noun::cost_with_medals(language, power, data.cost_medals);
  return power == 0 ? words::noun::free.noun(language) : words::noun::cost(language, power);
}

// The attackers from left to right, each with the defender it would face, then a defender left
// over.
Arg Operands::pairs(bool crossed) const {
  std::string list;
  const auto add = [&](const std::string& pair) { list += (list.empty() ? "" : ", ") + pair; };
  if (view == nullptr) return list;
  const Position position{*view, set};
  Combat combat = view->combat;
  combat.crossed = crossed;
  const auto flight = [&](int i) {
    return noun_of_card(set, position.card_id(combat.engaged[static_cast<std::size_t>(i)].flight),
                        language);
  };
  for (const Seat side : {view->active, other(view->active)})
    for (int lane = 0; lane < 2; ++lane) {
      const int i = engaged_index(side, lane);
      if (combat.engaged[static_cast<std::size_t>(i)].flight == kNoCopy) continue;
      const int facing = across(combat, i);
      if (facing < 0)
        add(words::noun::alone(language, flight(i)));
      else if (side == view->active)
        add(words::noun::pair(language, flight(i), flight(facing)));
    }
  return list;
}

}  // namespace

Arg Words::find(const Said<Match, Set>& said, Place place, int arg) {
  return Operands{said}.find(place, arg);
}

}  // namespace wardroom::wingcommander
