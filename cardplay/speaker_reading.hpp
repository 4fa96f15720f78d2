// How phrases, conditions and numbers are read: the bodies behind speaker.hpp. A game includes this
// in one source file and instantiates them there for its Play.
#pragma once

#include <algorithm>
#include <optional>

#include "cardplay/speaker.hpp"

namespace wardroom::cardplay {

template <class Play>
bool compares(const Speaker<Play>& speaker, const Node& comparison, int value) {
  const int number = number_of(speaker, speaker.program.children(comparison).back());
  switch (core_of(comparison)) {
    case CorePattern::less: return value < number;
    case CorePattern::more: return value > number;
    case CorePattern::at_most: return value <= number;
    case CorePattern::at_least: return value >= number;
    default: return value == number;
  }
}

template <class Play>
bool has_quality(const Speaker<Play>& speaker, const Node& quality, typename Play::Thing thing) {
  const auto parts = speaker.program.children(quality);
  const auto has_part = [&](const Node& part) { return has_quality(speaker, part, thing); };
  switch (core_of(quality)) {
    case CorePattern::negated: return !has_part(parts[0]);
    case CorePattern::either: return std::ranges::any_of(parts, has_part);
    case CorePattern::both: return std::ranges::all_of(parts, has_part);
    // "character or vehicle": a row of kinds.
    case CorePattern::word: return Play::is_a(speaker.position, thing, quality.value);
    case CorePattern::mine: return Play::is_yours(speaker, quality, thing);
    case CorePattern::enemy: return Play::is_enemys(speaker, quality, thing);
    case CorePattern::other: return thing != speaker.self;
    case CorePattern::named: return Play::title_of(speaker.position, thing) == quality.value;
    case CorePattern::has: return Play::has_figure(speaker.position, thing, quality.value);
    case CorePattern::compared: {
      const std::optional<int> value = Play::figure_of(speaker.position, thing, quality.value);
      return value && compares(speaker, parts[0], *value);
    }
    case CorePattern::except: return !could_mean(speaker, parts[0], thing);
    // "it is a ship", "it is no ship".
    case CorePattern::objects:
      return could_mean(speaker, quality, thing) !=
             is(quantity_of(speaker.program, quality), CorePattern::none);
    case CorePattern::reference:
    case CorePattern::self: return could_mean(speaker, quality, thing);
    default: return Play::own_quality(speaker, quality, thing);
  }
}

template <class Play>
bool could_mean(const Speaker<Play>& speaker, const Node& phrase, typename Play::Thing thing) {
  const auto parts = speaker.program.children(phrase);
  switch (core_of(phrase)) {
    case CorePattern::self: return thing != Play::kNothing && thing == oneself(speaker, phrase);
    case CorePattern::reference:
      return any_remembered(speaker, phrase,
                            [&](typename Play::Thing one) { return one == thing; });
    case CorePattern::either:
    case CorePattern::both:  // "other than (ships and squadrons)": whatever is one of them
      return std::ranges::any_of(
          parts, [&](const Node& part) { return could_mean(speaker, part, thing); });
    case CorePattern::objects: break;
    default: return false;
  }
  const auto is_right = [&](const Node& quality) {
    // Whose a thing is can depend on what else the phrase says.
    if (is(quality, CorePattern::mine)) return Play::is_yours(speaker, phrase, thing);
    return has_quality(speaker, quality, thing);
  };
  return Play::is_a(speaker.position, thing, phrase.value) &&
         std::ranges::all_of(parts.subspan(1), is_right);
}

template <class Play>
bool are_so_many(const Speaker<Play>& speaker, const Node& objects, int count) {
  if (!is(objects, CorePattern::objects)) return count > 0;
  const Node& quantity = quantity_of(speaker.program, objects);
  const auto number = [&] { return number_of(speaker, speaker.program.children(quantity)[0]); };
  switch (core_of(quantity)) {
    case CorePattern::none: return count == 0;
    case CorePattern::exactly:
    case CorePattern::or_more: return count >= number();
    case CorePattern::up_to: return count <= number();
    default: return count > 0;
  }
}

// "there is a flight here"; of "a ship or 2 squadrons" each part by itself.
template <class Play>
bool exists(const Speaker<Play>& speaker, const Node& phrase) {
  const auto parts = speaker.program.children(phrase);
  const auto exists_part = [&](const Node& part) { return exists(speaker, part); };
  if (is(phrase, CorePattern::either)) return std::ranges::any_of(parts, exists_part);
  if (is(phrase, CorePattern::both)) return std::ranges::all_of(parts, exists_part);
  return are_so_many(speaker, phrase, count_of(speaker, phrase, [](auto) { return true; }));
}

// "a ship is here", "no ship is here", "it is a carrier". Of "your ships", "each ship" and what a
// card remembers all have to, and there has to be one.
template <class Play>
bool matches(const Speaker<Play>& speaker, const Node& phrase, const Node& quality) {
  const auto parts = speaker.program.children(phrase);
  const auto matches_part = [&](const Node& part) { return matches(speaker, part, quality); };
  if (is(phrase, CorePattern::either)) return std::ranges::any_of(parts, matches_part);
  if (is(phrase, CorePattern::both)) return std::ranges::all_of(parts, matches_part);
  const auto fits = [&](typename Play::Thing thing) {
    return has_quality(speaker, quality, thing);
  };
  const int fitting = count_of(speaker, phrase, fits);
  const bool every = !is(phrase, CorePattern::objects) || is(parts[0], CorePattern::each) ||
                     is(parts[0], CorePattern::all);
  if (!every) return are_so_many(speaker, phrase, fitting);
  return fitting > 0 && fitting == count_of(speaker, phrase, [](auto) { return true; });
}

template <class Play>
bool holds(const Speaker<Play>& speaker, const Node& condition) {
  const auto parts = speaker.program.children(condition);
  const auto holds_part = [&](const Node& part) { return holds(speaker, part); };
  switch (core_of(condition)) {
    case CorePattern::both: return std::ranges::all_of(parts, holds_part);
    case CorePattern::either: return std::ranges::any_of(parts, holds_part);
    case CorePattern::negated: return !holds_part(parts[0]);
    case CorePattern::so: return speaker.taken;
    case CorePattern::exists: return exists(speaker, parts[0]);
    case CorePattern::matches: return matches(speaker, parts[0], parts[1]);
    case CorePattern::less:
    case CorePattern::more:
    case CorePattern::at_most:
    case CorePattern::at_least:
    case CorePattern::equal: return compares(speaker, condition, number_of(speaker, parts[0]));
    default: return Play::own_condition(speaker, condition);
  }
}

template <class Play>
int number_of(const Speaker<Play>& speaker, const Node& number) {
  const auto parts = speaker.program.children(number);
  switch (core_of(number)) {
    case CorePattern::number: return number.value;
    case CorePattern::sum: return number_of(speaker, parts[0]) + number_of(speaker, parts[1]);
    case CorePattern::difference:
      return number_of(speaker, parts[0]) - number_of(speaker, parts[1]);
    case CorePattern::product: return number_of(speaker, parts[0]) * number_of(speaker, parts[1]);
    case CorePattern::count: return count_of(speaker, parts[0], [](auto) { return true; });
    case CorePattern::figure: {
      // Of several that are meant: together.
      int sum = 0;
      any_meant(speaker, parts[0], [&](typename Play::Thing thing) {
        sum += Play::figure_of(speaker.position, thing, number.value).value_or(0);
        return false;
      });
      return sum;
    }
    case CorePattern::reference:
      if constexpr (requires(typename Play::Thing thing) { Play::number_in(thing); })
        return Play::number_in(remembered(speaker, number));
      else
        return 0;
    default: return Play::own_number(speaker, number);
  }
}

template <class Play>
int forbidding(const Speaker<Play>& speaker) {
  const Program& program = speaker.program;
  for (std::size_t i = 0; i < program.statements.size(); ++i) {
    const Statement& statement = program.statements[i];
    if (statement.kind != StatementKind::only) continue;
    for (const NodeIndex part : {statement.steps, statement.condition})
      if (part != kNoNode && !holds(speaker, program.node(part))) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace wardroom::cardplay
