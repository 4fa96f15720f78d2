// A chapter of the tutorial: a situation, and what is said and done in it step by step. It is
// written as a scenario (docs/scenarios.md), so tests know that it comes out as it says.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/seat.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

inline constexpr Seat kLearner = Seat::a;

// A step says something, then plays an option; either may be missing. What another seat plays
// without a word is played at once; anything else waits for the learner.
struct LessonStep {
  Bilingual say;
  std::optional<Seat> seat;  // that plays
  std::string option;
};

struct Lesson {
  std::string name;
  Bilingual title;
  std::vector<std::string> clauses;
  std::vector<LessonStep> steps;
};

}  // namespace wardroom
