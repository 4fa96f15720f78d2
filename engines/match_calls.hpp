// Everything that can be asked about a match: a call for each function of AnyMatch.
#pragma once

#include <string_view>

#include "ai/any_match.hpp"
#include "engine/json.hpp"
#include "table/request.hpp"

namespace wardroom::engines {

// What every call may bring.
Language language_in(Request& request);
std::uint64_t seed_in(Request& request);

// Writes one value, or leaves a problem with the request. False if there is no such call.
bool answer_call(std::string_view name, AnyMatch& match, Request& request, JsonWriter& json);

}  // namespace wardroom::engines
