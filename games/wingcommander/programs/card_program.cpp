#include "games/wingcommander/programs/card_program.hpp"

#include "games/wingcommander/programs/effects.hpp"

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

bool compares(const Speaker& speaker, const Node& comparison, int value) {
  const auto sides = speaker.program.children(comparison);
  const int number = number_of(speaker, sides.back());
  switch (pattern_of(comparison)) {
    case Pattern::less: return value < number;
    case Pattern::more: return value > number;
    case Pattern::at_most: return value <= number;
    case Pattern::at_least: return value >= number;
    default: return value == number;
  }
}

// A value of a thing as the language counts it: medals of a pilot, or a value of a Flight.
std::optional<int> figure_of(const Position& position, Copy thing, int value) {
  if (value == static_cast<int>(vocabulary::Value::medals)) return medals_of(position, thing);
  if (!position.is(thing, Type::fighter)) return std::nullopt;
  return value_of(position, thing, static_cast<Value>(value));
}

bool any_in(const Speaker& speaker, const Node& phrase, int first, int last) {
  return std::ranges::any_of(speaker.position.table().zones(first, last),
                             [&](Copy copy) { return could_mean(speaker, phrase, copy); });
}

// Whether a quality of a phrase belongs to the thing.
bool has_quality(const Speaker& speaker, const Node& quality, Copy thing) {
  const Position& position = speaker.position;
  const CardTable& table = position.table();
  const auto parts = speaker.program.children(quality);
  switch (pattern_of(quality)) {
    case Pattern::negated: return !has_quality(speaker, parts[0], thing);
    case Pattern::either:
      return std::ranges::any_of(
          parts, [&](const Node& part) { return has_quality(speaker, part, thing); });
    case Pattern::both:
      return std::ranges::all_of(
          parts, [&](const Node& part) { return has_quality(speaker, part, thing); });
    case Pattern::mine: return controller_of(position, thing) == speaker.you;
    case Pattern::enemy: return controller_of(position, thing) != speaker.you;
    case Pattern::other: return thing != speaker.self;
    case Pattern::named: return position.card(thing).title == quality.value;
    case Pattern::has:
      return position.card(thing).figures[static_cast<std::size_t>(quality.value)].kind !=
             FigureKind::none;
    case Pattern::compared: {
      const auto value = figure_of(position, thing, quality.value);
      return value && compares(speaker, parts[0], *value);
    }
    case Pattern::except: return !could_mean(speaker, parts[0], thing);
    case Pattern::across: {
      const Combat& combat = position.match.combat;
      for (int i = 0; i < 4; ++i)
        if (combat.engaged[static_cast<std::size_t>(i)].flight == speaker.flight) {
          const int enemy = across(combat, i);
          return enemy >= 0 && combat.engaged[static_cast<std::size_t>(enemy)].flight == thing;
        }
      return false;
    }
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
      const Copy host = table.host(thing);
      return host != kNoCopy && could_mean(speaker, parts[0], host);
    }
    case Pattern::beside: {
      const int point = point_of(position, thing);
      if (point < 0) return false;
      const int zone = flights_zone(nav_point(point), Seat::a);
      return any_in(speaker, parts[0], zone, zone + 1);
    }
    case Pattern::at: return names_point(speaker.program, parts[0], point_of(position, thing));
    case Pattern::traitor:
      return controller_of(position, thing) != position.match.owner(thing) &&
             !is_captive(position, thing);
    case Pattern::captive: return is_captive(position, thing);
    default: return false;
  }
}

bool is_traitor_phrase(const Speaker& speaker, const Node& phrase) {
  return std::ranges::any_of(speaker.program.children(phrase),
                             [](const Node& part) { return pattern_of(part) == Pattern::traitor; });
}

// Where the things that phrases speak of can lie: in play, or announced.
int count_of(const Speaker& speaker, const Node& phrase, Seat seat) {
  int count = 0;
  for (const Copy copy : speaker.position.table().zones(kReady, kZoneCount - 1))
    if (could_mean(speaker, phrase, copy) && controller_of(speaker.position, copy) == seat) ++count;
  return count;
}

// "a flight", "2 flights", "no flight".
bool has_so_many(const Speaker& speaker, const Node& phrase, Seat seat) {
  const Node& quantity = speaker.program.children(phrase)[0];
  const int count = count_of(speaker, phrase, seat);
  switch (pattern_of(quantity)) {
    case Pattern::none: return count == 0;
    case Pattern::exactly:
      return count >= number_of(speaker, speaker.program.children(quantity)[0]);
    default: return count > 0;
  }
}

}  // namespace

bool could_mean(const Speaker& speaker, const Node& phrase, Copy thing) {
  switch (pattern_of(phrase)) {
    case Pattern::self: return thing == speaker.self || thing == speaker.flight;
    case Pattern::reference: return thing == remembered(speaker, phrase);
    case Pattern::either:
      return std::ranges::any_of(speaker.program.children(phrase), [&](const Node& part) {
        return could_mean(speaker, part, thing);
      });
    default: break;
  }
  if (pattern_of(phrase) != Pattern::objects) return false;
  if (speaker.position.card_id(thing) == kUnknownCard) return false;
  if (!is_of_kind(speaker.position, thing, static_cast<Kind>(phrase.value))) return false;
  const auto parts = speaker.program.children(phrase);
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (pattern_of(parts[i]) == Pattern::mine && is_traitor_phrase(speaker, phrase)) {
      if (speaker.position.match.owner(thing) != speaker.you) return false;
    } else if (!has_quality(speaker, parts[i], thing)) {
      return false;
    }
  }
  return true;
}

bool holds(const Speaker& speaker, const Node& condition) {
  const auto parts = speaker.program.children(condition);
  const auto holds_part = [&](const Node& part) { return holds(speaker, part); };
  switch (pattern_of(condition)) {
    case Pattern::both: return std::ranges::all_of(parts, holds_part);
    case Pattern::either: return std::ranges::any_of(parts, holds_part);
    case Pattern::negated: return !holds(speaker, parts[0]);
    case Pattern::you_have: return has_so_many(speaker, parts[0], speaker.you);
    case Pattern::enemy_has: return has_so_many(speaker, parts[0], other(speaker.you));
    case Pattern::so: return speaker.taken;
    case Pattern::exists:
      return has_so_many(speaker, parts[0], Seat::a) || has_so_many(speaker, parts[0], Seat::b);
    case Pattern::during_combat: return speaker.position.match.combat.battle != Battle::none;
    case Pattern::carried: return could_mean(speaker, parts[0], speaker.flight);
    case Pattern::less:
    case Pattern::more:
    case Pattern::at_most:
    case Pattern::at_least:
    case Pattern::equal: return compares(speaker, condition, number_of(speaker, parts[0]));
    default: return false;
  }
}

int number_of(const Speaker& speaker, const Node& number) {
  const auto parts = speaker.program.children(number);
  switch (pattern_of(number)) {
    case Pattern::number: return number.value;
    case Pattern::sum: return number_of(speaker, parts[0]) + number_of(speaker, parts[1]);
    case Pattern::difference: return number_of(speaker, parts[0]) - number_of(speaker, parts[1]);
    case Pattern::product: return number_of(speaker, parts[0]) * number_of(speaker, parts[1]);
    case Pattern::count:
      return count_of(speaker, parts[0], Seat::a) + count_of(speaker, parts[0], Seat::b);
    default: return 0;
  }
}

int forbidding(const Speaker& speaker) {
  const Program& program = speaker.program;
  for (std::size_t i = 0; i < program.statements.size(); ++i) {
    const Statement& statement = program.statements[i];
    if (statement.kind != StatementKind::only) continue;
    for (const NodeIndex part : {statement.steps, statement.condition})
      if (part != kNoNode && !holds(speaker, program.node(part))) return static_cast<int>(i);
  }
  return -1;
}

bool names_point(const Program& program, const Node& points, int point) {
  if (pattern_of(points) != Pattern::either) return points.value == point;
  return std::ranges::any_of(program.children(points),
                             [&](const Node& part) { return part.value == point; });
}

bool has_step(const Program& program, Pattern pattern) {
  return std::ranges::any_of(program.nodes,
                             [&](const Node& node) { return pattern_of(node) == pattern; });
}

namespace {

// The steps before anybody is asked or a condition is looked at.
template <class Visitor>
void each_first_step(const Program& program, const Node& node, Visitor visit) {
  switch (pattern_of(node)) {
    case Pattern::steps:
      for (const Node& step : program.children(node)) each_first_step(program, step, visit);
      return;
    case Pattern::during: each_first_step(program, program.children(node)[0], visit); return;
    case Pattern::may:
    case Pattern::choose_one:
    case Pattern::conditional: return;
    case Pattern::choose:
      if (node.value != 0) return;  // somebody else chooses, later
      [[fallthrough]];
    default: visit(node);
  }
}

}  // namespace

const Node* target_phrase(const Program& program, const Statement& statement) {
  const Node* found = nullptr;
  const auto look = [&](const Node& node) {
    for (const Node& part : program.children(node)) {
      if (found != nullptr || pattern_of(part) != Pattern::objects) continue;
      const Pattern quantity = pattern_of(program.children(part)[0]);
      if (quantity == Pattern::one || quantity == Pattern::the) found = &part;
    }
  };
  if (statement.moment != kNoNode) look(program.node(statement.moment));
  if (statement.steps != kNoNode) each_first_step(program, program.node(statement.steps), look);
  return found;
}

}  // namespace wardroom::wingcommander
