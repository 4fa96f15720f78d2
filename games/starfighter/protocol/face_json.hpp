// Half a card as JSON: the members that the catalogue and the stage share.
#pragma once

#include "engine/text/json.hpp"
#include "games/starfighter/cards/set.hpp"

namespace wardroom::starfighter {

inline void write_half(JsonWriter& json, const Half& half) {
  json.member("fighters", int{half.fighters});
  json.key("effect");
  if (half.effect == Effect::none)
    json.null();
  else
    json.value(symbol_of(half.effect));
  json.member("shields", int{half.shields});
  json.member("field", half.force_field);
}

}  // namespace wardroom::starfighter
