// Everything an arena found out as one JSON object, for programs that go on with it.
#pragma once

#include <string>

#include "ai/arena/plan.hpp"
#include "ai/arena/standings.hpp"

namespace wardroom {

// The JSON object and the end of its line.
std::string arena_json(const ArenaPlan& plan, const Standings& standings);

}  // namespace wardroom
