#include "games/wingcommander/programs/card_program.hpp"

#include "cardplay/speaker_reading.hpp"
#include "games/wingcommander/programs/can_do.hpp"

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
  static constexpr auto kQualities = table::executors(cardplay::Role::quality, &Does::quality);
  const auto does = kQualities[quality.pattern];
  return does != nullptr && does(speaker, quality, thing);
}

bool CardPlay::own_condition(const Speaker& speaker, const Node& condition) {
  static constexpr auto kConditions = table::executors(cardplay::Role::condition, &Does::condition);
  static constexpr auto kOnly = table::executors(cardplay::Role::only, &Does::condition);
  for (const auto does : {kConditions[condition.pattern], kOnly[condition.pattern]})
    if (does != nullptr) return does(speaker, condition);
  return false;
}

namespace quality {

bool across(const Speaker& speaker, const Node&, Copy thing) {
  return is_across(speaker, thing);
}
bool here(const Speaker& speaker, const Node&, Copy thing) {
  const int point = point_of(speaker.position, thing);
  return point >= 0 && speaker.self != kNoCopy && point == point_of(speaker.position, speaker.self);
}
bool is_engaged(const Speaker& speaker, const Node&, Copy thing) {
  return engaged(speaker.position, thing) != nullptr;
}
bool carrying(const Speaker& speaker, const Node& node, Copy thing) {
  const Node& what = speaker.program.children(node)[0];
  bool found = false;
  each_attached(speaker.position, thing,
                [&](Copy copy) { found = found || could_mean(speaker, what, copy); });
  return found;
}
bool of_flight(const Speaker& speaker, const Node& node, Copy thing) {
  const Copy host = speaker.position.table().host(thing);
  return host != kNoCopy && could_mean(speaker, speaker.program.children(node)[0], host);
}
bool beside(const Speaker& speaker, const Node& node, Copy thing) {
  const int point = point_of(speaker.position, thing);
  if (point < 0) return false;
  const Node& what = speaker.program.children(node)[0];
  const int zone = flights_zone(nav_point(point), Seat::a);
  return std::ranges::any_of(speaker.position.table().zones(zone, zone + 1),
                             [&](Copy copy) { return could_mean(speaker, what, copy); });
}
bool at(const Speaker& speaker, const Node& node, Copy thing) {
  return names_point(speaker.program, speaker.program.children(node)[0],
                     point_of(speaker.position, thing));
}
bool traitor(const Speaker& speaker, const Node&, Copy thing) {
  const Position& position = speaker.position;
  return controller_of(position, thing) != position.match.owner(thing) &&
         !is_captive(position, thing);
}
bool captive(const Speaker& speaker, const Node&, Copy thing) {
  return is_captive(speaker.position, thing);
}

}  // namespace quality

namespace condition {

bool you_have(const Speaker& speaker, const Node& node) {
  return has_so_many(speaker, speaker.program.children(node)[0], speaker.you);
}
bool enemy_has(const Speaker& speaker, const Node& node) {
  return has_so_many(speaker, speaker.program.children(node)[0], other(speaker.you));
}
bool during_combat(const Speaker& speaker, const Node&) {
  return speaker.position.match.combat.battle != Battle::none;
}
bool carried(const Speaker& speaker, const Node& node) {
  return speaker.on != kNoCopy &&
         could_mean(speaker, speaker.program.children(node)[0], speaker.on);
}

}  // namespace condition

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
