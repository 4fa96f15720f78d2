// Everything that can be asked about a match: a call for each function of AnyMatch.
#pragma once

#include <string_view>

#include "engine/text/json.hpp"
#include "match/any_match.hpp"
#include "table/request.hpp"

namespace wardroom::older {

// Members that any call may have, or what holds without them.
Language language_in(Request& request);
std::uint64_t seed_in(Request& request);

// Answers a call: writes one value, or leaves a problem with the request. False if there is no such
// call.
bool answer_call(std::string_view name, AnyMatch& match, Request& request, JsonWriter& json);

}  // namespace wardroom::older
