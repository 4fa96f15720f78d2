#include "games/wingcommander/words/words.hpp"

#include <array>

#include "cardplay/words.hpp"
#include "words/wingcommander.hpp"

namespace wardroom::wingcommander {
using cardplay::title;

namespace {

// One message per enumerator, in their order.
constexpr std::array<AnyMessage, 8> kPhases = {
    words::phase::setup,    words::phase::draw,   words::phase::muster,  words::phase::scramble,
    words::phase::movement, words::phase::combat, words::phase::discard, words::phase::over};
constexpr std::array<AnyMessage, kTypes> kTypeNames = {
    words::type::fighter,  words::type::pilot,  words::type::weapon,   words::type::crew,
    words::type::maneuver, words::type::damage, words::type::modifier, words::type::luck,
    words::type::award,    words::type::orders, words::type::carrier};
constexpr std::array<AnyMessage, kValues> kValueNames = {
    words::value::attack, words::value::support, words::value::maneuver, words::value::defence,
    words::value::bombing};
constexpr std::array<AnyMessage, 3> kSides = {words::side::kilrathi, words::side::terran,
                                              words::side::both};
constexpr std::array<AnyMessage, 3> kOrigins = {words::origin::real, words::origin::completion,
                                                words::origin::original};
constexpr std::array<AnyMessage, 2> kModes = {words::sides::casual, words::sides::tournament};

bool is_known(const Set& set, int card) {
  return card >= 0 && card < set.cards();
}

}  // namespace

std::string people_of(Seat seat, Language language) {
  return (seat == kKilrathi ? words::people::kilrathi : words::people::terran)(language);
}

std::string title_of(Phase phase, Language language) {
  return title(kPhases, phase, language);
}

std::string title_of(Type type, Language language) {
  return title(kTypeNames, type, language);
}

std::string title_of(Side side, Language language) {
  return title(kSides, side, language);
}

std::string title_of(Origin origin, Language language) {
  return title(kOrigins, origin, language);
}

std::string origin_of(const Set& set, CardId card, Language language) {
  const Origin origin = set.card(card).origin;
  if (!set.text(card).added) return title_of(origin, language);
  switch (origin) {
    case Origin::real: return words::card::added_real(language);
    case Origin::completion: return words::card::added_completion(language);
    default: return words::card::added(language);
  }
}

std::string title_of(Mode mode, Language language) {
  return title(kModes, mode, language);
}

Arg noun_of(Value value, Language language) {
  return cardplay::message_of(kValueNames, value).noun(language);
}

const std::string& name_of_card(const Set& set, CardId card, Language language) {
  return set.text(card).name.in(language);
}

std::string full_name(const Set& set, CardId card, Language language) {
  const std::string& name = name_of_card(set, card, language);
  const std::string& subtitle = set.text(card).subtitle.in(language);
  return subtitle.empty() ? name : words::noun::with_subtitle(language, name, subtitle);
}

std::string label_of_card(const Set& set, int card, Language language) {
  if (!is_known(set, card)) return words::noun::unknown_card(language);
  const auto id = static_cast<CardId>(card);
  return set.card(id).is(Type::fighter) ? full_name(set, id, language)
                                        : name_of_card(set, id, language);
}

Arg noun_of_card(const Set& set, int card, Language language) {
  if (!is_known(set, card)) return words::noun::unknown_card.noun(language);
  const CardData& data = set.card(static_cast<CardId>(card));
  const std::string label = label_of_card(set, card, language);
  if (data.is(Type::fighter) || data.is(Type::pilot) || data.is(Type::crew)) return {label};
  return words::noun::title(language, label);
}

Arg noun_of_flight(const Set& set, int fighter, int pilot, Language language) {
  if (!is_known(set, fighter)) return words::noun::unknown_flight.noun(language);
  const std::string name = noun_of_card(set, fighter, language).text;
  if (!is_known(set, pilot))
    return {words::noun::flight(language, name), words::noun::flight.gender};
  return {words::noun::flown(language, name, noun_of_card(set, pilot, language).text),
          words::noun::flown.gender};
}

Arg noun_of_copy(const Position& position, Copy copy, Language language) {
  if (copy == kNoCopy) return noun_of_card(position.set, -1, language);
  const CardId card = position.card_id(copy);
  if (!is_known(position.set, card) || !position.is(copy, Type::fighter))
    return noun_of_card(position.set, card, language);
  const Copy pilot = pilot_of(position, copy);
  Arg flight = noun_of_flight(position.set, card,
                              pilot == kNoCopy ? -1 : int{position.card_id(pilot)}, language);
  const int zone = position.table().zone_of(copy);
  if (is_flights_zone(zone))
    flight.text = words::noun::at_place(language, flight.text, kNavPointNames[point_of_zone(zone)]);
  return flight;
}

std::string told(const Announced& it, const Position& position, Language language) {
  namespace deed = words::deed;
  const std::string side = people_of(it.seat, language);
  const auto copy = [&](Copy which) { return noun_of_copy(position, which, language); };
  const auto engaged_flight = [&](int i) {
    return copy(i < 0 ? kNoCopy
                      : position.match.combat.engaged[static_cast<std::size_t>(i)].flight);
  };
  const auto place = [](NavPoint point) { return kNavPointNames[point]; };
  switch (it.deed) {
    case Deed::muster: return deed::muster(language, side, copy(it.card()));
    case Deed::station: return deed::station(language, side, copy(it.card()), place(it.point()));
    case Deed::award: return deed::award(language, side, copy(it.card()), copy(it.target()));
    case Deed::order: return deed::order(language, side);
    case Deed::move: return deed::move(language, side, copy(it.flight()), place(it.point()));
    case Deed::launch: return deed::launch(language, side, copy(it.flight()));
    case Deed::recall: return deed::recall(language, side, copy(it.flight()));
    case Deed::attack: return deed::attack(language, side, place(it.point()));
    case Deed::positioning: return (it.crossed() ? deed::cross : deed::keep)(language, side);
    case Deed::maneuver:
      if (it.named() == kUnknownCard)
        return deed::maneuver(language, side, copy(it.card()), engaged_flight(it.engaged()));
      return deed::negate(language, side, copy(it.card()), engaged_flight(it.engaged()),
                          noun_of_card(position.set, it.named(), language));
    case Deed::damage:
      return deed::damage(language, side, copy(it.card()),
                          engaged_flight(across(position.match.combat, it.engaged())));
    case Deed::medal:
      return deed::medal(language, side, engaged_flight(it.engaged()),
                         noun_of(it.value(), language));
    case Deed::roles: return deed::roles(language, side);
    case Deed::split: {
      const auto [first, second] = it.shares();
      if (second == 0) return deed::fire_on_first(language, side, first);
      if (first == 0) return deed::fire_on_second(language, side, second);
      return deed::split(language, side, first, second);
    }
    case Deed::luck:
      return it.target() == kNoCopy
                 ? deed::luck(language, side, copy(it.card()))
                 : deed::luck_aimed(language, side, copy(it.card()), copy(it.target()));
    case Deed::interrogate: return deed::interrogate(language, side, copy(it.captive()));
    case Deed::execute: return deed::execute(language, side, copy(it.captive()));
    case Deed::swap_captives:
      return deed::swap(language, side, copy(it.captive()), copy(it.wanted()));
  }
  return {};
}

}  // namespace wardroom::wingcommander
