// The rules under way as JSON: what a decision is about, from the turn down to the rule that asks.
#pragma once

#include "engine/text/json.hpp"
#include "games/wingcommander/rules/position.hpp"

namespace wardroom::wingcommander {

// Everything in it is open; a card that was announced face down is null for who may not know it.
void write_rules_under_way(JsonWriter& json, const Position& position);

}  // namespace wardroom::wingcommander
