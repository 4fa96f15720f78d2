#include "games/wingcommander/programs/card_program.hpp"

#include "cardplay/speaker_reading.hpp"

namespace wardroom::wingcommander {
namespace {

using vocabulary::Kind;

// The nav point of a Flight or Modifier, or -1.
int point_of(const Position& position, Copy copy) {
  const int zone = position.table().zone_of(carrier_card(position, copy));
  if (is_flights_zone(zone)) return point_of_zone(zone);
  if (zone >= kModifiers && zone < kFlights) return zone - kModifiers;
  return -1;
}

// Kinds up to the carrier are numbered as the types of cards.
inline bool is_of_kind(const Position& position, Copy copy, Kind kind) {
  const CardData& card = position.card(copy);
  if (kind < Kind::carrier) return card.type == static_cast<Type>(kind);
  switch (kind) {
    case Kind::flight:  // out at a nav point; "this flight" is another matter
      return card.is(Type::fighter) && is_flights_zone(position.table().zone_of(copy));
    case Kind::capital: return card.capital;
    case Kind::card: return true;
    default: return false;  // a carrier is no card of the table
  }
}

// "Your traitors" are those you own.
bool is_traitor_phrase(const Speaker& speaker, const Node& phrase) {
  return std::ranges::any_of(speaker.program.children(phrase),
                             [](const Node& part) { return pattern_of(part) == Pattern::traitor; });
}

bool is_across(const Speaker& speaker, Copy thing) {
  const Combat& combat = speaker.position.match.combat;
  for (int i = 0; i < 4; ++i)
    if (combat.engaged[static_cast<std::size_t>(i)].flight == speaker.on) {
      const int enemy = across(combat, i);
      return enemy >= 0 && combat.engaged[static_cast<std::size_t>(enemy)].flight == thing;
    }
  return false;
}

bool has_so_many(const Speaker& speaker, const Node& phrase, Seat seat) {
  const int count = cardplay::count_of(
      speaker, phrase, [&](Copy copy) { return controller_of(speaker.position, copy) == seat; });
  return are_so_many(speaker, phrase, count);
}

}  // namespace

bool CardPlay::is_a(const Position& position, Copy thing, int kind) {
  return position.card_id(thing) != kUnknownCard &&
         is_of_kind(position, thing, static_cast<Kind>(kind));
}

int CardPlay::title_of(const Position& position, Copy thing) {
  return position.card(thing).title;
}

bool CardPlay::is_yours(const Speaker& speaker, const Node& phrase, Copy thing) {
  return speaker.you == (is_traitor_phrase(speaker, phrase)
                             ? speaker.position.match.owner(thing)
                             : controller_of(speaker.position, thing));
}

bool CardPlay::is_enemys(const Speaker& speaker, const Node&, Copy thing) {
  return controller_of(speaker.position, thing) != speaker.you;
}

bool CardPlay::has_figure(const Position& position, Copy thing, int value) {
  return position.card(thing).figures[static_cast<std::size_t>(value)].kind != FigureKind::none;
}

// Medals of a pilot, or a value of a Flight.
std::optional<int> CardPlay::figure_of(const Position& position, Copy thing, int value) {
  if (value == static_cast<int>(vocabulary::Value::medals)) return medals_of(position, thing);
  if (!position.is(thing, Type::fighter)) return std::nullopt;
  return value_of(position, thing, static_cast<Value>(value));
}

bool CardPlay::own_quality(const Speaker& speaker, const Node& quality, Copy thing) {
  const Position& position = speaker.position;
  const auto parts = speaker.program.children(quality);
  switch (pattern_of(quality)) {
    case Pattern::across: return is_across(speaker, thing);
    case Pattern::here:
      return point_of(position, thing) >= 0 && speaker.self != kNoCopy &&
             point_of(position, thing) == point_of(position, speaker.self);
    case Pattern::engaged: return engaged(position, thing) != nullptr;
    case Pattern::carrying: {
      bool found = false;
      each_attached(position, thing,
                    [&](Copy copy) { found = found || could_mean(speaker, parts[0], copy); });
      return found;
    }
    case Pattern::of_flight: {
      const Copy host = position.table().host(thing);
      return host != kNoCopy && could_mean(speaker, parts[0], host);
    }
    case Pattern::beside: {
      const int point = point_of(position, thing);
      if (point < 0) return false;
      const int zone = flights_zone(nav_point(point), Seat::a);
      return std::ranges::any_of(position.table().zones(zone, zone + 1),
                                 [&](Copy copy) { return could_mean(speaker, parts[0], copy); });
    }
    case Pattern::at: return names_point(speaker.program, parts[0], point_of(position, thing));
    case Pattern::traitor:
      return controller_of(position, thing) != position.match.owner(thing) &&
             !is_captive(position, thing);
    case Pattern::captive: return is_captive(position, thing);
    default: return false;
  }
}

bool CardPlay::own_condition(const Speaker& speaker, const Node& condition) {
  const auto parts = speaker.program.children(condition);
  switch (pattern_of(condition)) {
    case Pattern::you_have: return has_so_many(speaker, parts[0], speaker.you);
    case Pattern::enemy_has: return has_so_many(speaker, parts[0], other(speaker.you));
    case Pattern::during_combat: return speaker.position.match.combat.battle != Battle::none;
    case Pattern::carried: return could_mean(speaker, parts[0], speaker.on);
    default: return false;
  }
}

bool names_point(const Program& program, const Node& points, int point) {
  if (pattern_of(points) != Pattern::either) return points.value == point;
  return std::ranges::any_of(program.children(points),
                             [&](const Node& part) { return part.value == point; });
}

}  // namespace wardroom::wingcommander

namespace wardroom::cardplay {

using Play = wingcommander::CardPlay;
template bool could_mean(const Speaker<Play>&, const Node&, Play::Thing);
template bool has_quality(const Speaker<Play>&, const Node&, Play::Thing);
template bool holds(const Speaker<Play>&, const Node&);
template int number_of(const Speaker<Play>&, const Node&);
template bool are_so_many(const Speaker<Play>&, const Node&, int);
template int forbidding(const Speaker<Play>&);

}  // namespace wardroom::cardplay
