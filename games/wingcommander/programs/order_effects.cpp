// Whether what has happened is what a Secret Order asks for (WC-ORDERS-03, WC-R-52).
#include "games/wingcommander/programs/card_program.hpp"
#include "games/wingcommander/programs/effects.hpp"

namespace wardroom::wingcommander {
namespace {

// What is left of a thing that is gone: whose it was, where, with which pilot.
bool was(const Speaker& speaker, const Node& phrase, const Occasion& occasion);

bool had_quality(const Speaker& speaker, const Node& quality, const Occasion& occasion) {
  const auto parts = speaker.program.children(quality);
  switch (pattern_of(quality)) {
    case Pattern::mine: return occasion.victim == speaker.you;
    case Pattern::enemy: return occasion.victim != speaker.you;
    case Pattern::negated: return !had_quality(speaker, parts[0], occasion);
    case Pattern::either:
      return std::ranges::any_of(
          parts, [&](const Node& part) { return had_quality(speaker, part, occasion); });
    case Pattern::both:
      return std::ranges::all_of(
          parts, [&](const Node& part) { return had_quality(speaker, part, occasion); });
    case Pattern::at: return names_point(speaker.program, parts[0], occasion.where);
    case Pattern::carrying: return occasion.pilot && was(speaker, parts[0], occasion);
    case Pattern::compared:
      return pattern_of(parts[0]) == Pattern::at_least &&
             occasion.medals >= number_of(speaker, speaker.program.children(parts[0]).back());
    default: return false;
  }
}

bool was(const Speaker& speaker, const Node& phrase, const Occasion& occasion) {
  const auto parts = speaker.program.children(phrase);
  for (std::size_t i = 1; i < parts.size(); ++i)
    if (!had_quality(speaker, parts[i], occasion)) return false;
  return true;
}

bool is_moment(const Speaker& speaker, const Node& moment, const Occasion& occasion) {
  const auto parts = speaker.program.children(moment);
  switch (pattern_of(moment)) {
    case Pattern::either:
      return std::ranges::any_of(
          parts, [&](const Node& part) { return is_moment(speaker, part, occasion); });
    case Pattern::destroyed: {
      const bool ship = parts[0].value == static_cast<int>(vocabulary::Kind::capital);
      return occasion.kind == (ship ? Occasion::capital_destroyed : Occasion::flight_destroyed) &&
             was(speaker, parts[0], occasion);
    }
    case Pattern::carrier_hit:
      return occasion.kind == Occasion::carrier_hit && was(speaker, parts[0], occasion);
    case Pattern::turns_end: return occasion.kind == Occasion::turn_ended;
    default: return false;
  }
}

// At so many ends of own turns in a row: the condition was true at each of them if the seat alone
// held the nav points it speaks of.
bool was_held(const Speaker& speaker, const Node& moment) {
  if (pattern_of(moment) != Pattern::turns_end) return true;
  const int turns = number_of(speaker, speaker.program.children(moment)[0]);
  const auto& held = speaker.position.match.held[static_cast<std::size_t>(index(speaker.you))];
  const auto is_held = [&](const Node& at) {
    for (std::size_t point = 0; point < held.size(); ++point)
      if (held[point] >= turns &&
          names_point(speaker.program, speaker.program.children(at)[0], static_cast<int>(point)))
        return true;
    return false;
  };
  return std::ranges::all_of(speaker.program.nodes, [&](const Node& node) {
    return pattern_of(node) != Pattern::at || is_held(node);
  });
}

}  // namespace

const Statement* fulfilled(const Position& position, Seat seat, CardId order,
                           const Occasion& occasion) {
  if (order == kUnknownCard) return nullptr;
  const Program& program = position.set.program(order);
  const Speaker speaker{position, program, seat};
  for (const Statement& statement : program.statements) {
    if (statement.moment == kNoNode) continue;
    const Node& moment = program.node(statement.moment);
    if (is_moment(speaker, moment, occasion) && was_held(speaker, moment) &&
        (statement.condition == kNoNode || holds(speaker, program.node(statement.condition))))
      return &statement;
  }
  return nullptr;
}

}  // namespace wardroom::wingcommander
