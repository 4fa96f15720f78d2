// What an arena plays: the match, the bots, the seed, and the test if there is one. Two runs with
// the same plan play the same pairs; how many of them, and on how many cores, is not part of it.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ai/arena/sprt.hpp"
#include "ai/bots/crew.hpp"
#include "engine/match_request.hpp"
#include "engine/record.hpp"

namespace wardroom {

struct ArenaPlan {
  std::string game;
  std::string mode;  // its English title, also when none was asked for
  MatchRequest match;
  RecordVersions versions;
  std::vector<std::string> bots;  // as asked for
  std::chrono::milliseconds bot_time = kUsualBotTime;
  std::uint64_t seed = 1;  // of the first pair; the next one has the next number
  std::optional<SprtQuestion> sprt;
};

// The bots as they are shown: of equal ones the second is "greedy (2)".
std::vector<std::string> distinct_names(const std::vector<std::string>& bots);

// One line of JSON, without its end.
std::string plan_line(const ArenaPlan& plan);

// What makes two plans differ: the first member that does, and how each has it, as JSON.
struct PlanDifference {
  std::string member;
  std::string stored;
  std::string asked;
};
// Compares two plans, both as lines; nothing if they are the same. `stored` must be an object.
std::optional<PlanDifference> difference(std::string_view stored, std::string_view asked);

// Whether a line looks like that of a plan at all.
bool is_plan_line(std::string_view line);

}  // namespace wardroom
