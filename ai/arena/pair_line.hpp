// A finished pair as one line of JSON, for the file an arena keeps.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ai/arena/pair_result.hpp"
#include "ai/arena/schedule.hpp"

namespace wardroom {

// The line of a pair, without its end.
std::string pair_line(const Task& task, const PairResult& result,
                      const std::vector<Pairing>& pairings);

// What a line holds, or the member that is missing or not as it should be; "" if the line is no
// JSON object at all.
struct PairLineReading {
  Task task;
  PairResult result;
  bool understood = false;
  std::string wrong_member;
};
PairLineReading read_pair_line(std::string_view line, const std::vector<Pairing>& pairings);

}  // namespace wardroom
