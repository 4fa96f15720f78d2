// Why something is allowed or not, as members of a message (docs/table.md).
#pragma once

#include <string>
#include <string_view>

#include "engine/seat.hpp"
#include "engine/text/json.hpp"
#include "engine/text/message.hpp"
#include "match/any_match.hpp"

namespace wardroom {

// The member `clause`; null if none is named.
void write_clause(JsonWriter& json, std::string_view clause);

// The members of `why`: about an option of the viewer, who decides, or about a place.
void write_why(JsonWriter& json, const AnyMatch& match, Seat viewer, std::string_view what,
               Language language);

}  // namespace wardroom
