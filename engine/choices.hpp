// Options and refusals in the words of a game: its own verbs and reasons instead of their numbers.
#pragma once

#include <type_traits>

#include "engine/decision.hpp"

namespace wardroom {

template <class Verb>
  requires std::is_enum_v<Verb>
constexpr Option make_option(Verb verb, int x = 0, int y = 0, int z = 0) {
  return {
      static_cast<std::uint16_t>(verb),
      {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), static_cast<std::int16_t>(z)}};
}

template <class Verb>
  requires std::is_enum_v<Verb>
constexpr Verb verb_of(const Option& option) {
  return static_cast<Verb>(option.verb);
}

template <class Verb>
  requires std::is_enum_v<Verb>
constexpr bool is(const Option& option, Verb verb) {
  return verb_of<Verb>(option) == verb;
}

template <class Reason>
  requires std::is_enum_v<Reason>
constexpr Refusal refuse(Reason reason, int x = 0, int y = 0, int z = 0) {
  return {
      static_cast<std::uint16_t>(reason),
      {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), static_cast<std::int16_t>(z)}};
}
inline constexpr Refusal kAllowed{};

}  // namespace wardroom
