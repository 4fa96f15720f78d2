// A match of Starfighter in a situation written as in a scenario, for tests that look at what a
// display is told.
#pragma once

#include <memory>
#include <string>

#include "match/any_match.hpp"
#include "tests/table/client.hpp"

namespace wardroom {

// `setup` is the inside of [scenario.setup].
std::unique_ptr<AnyMatch> situation(const std::string& setup);

Json stage_of(const AnyMatch& match, SeatSet viewers);
Json story_of(const AnyMatch& match, SeatSet viewers, std::size_t from = 0);

}  // namespace wardroom
