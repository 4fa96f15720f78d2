// What a player who asks for help is told, in two steps: where to look, then what to do, how good
// that is and what is expected to follow. Made from the view of the seat that decides and from
// nothing else (ai/advice/find_hint.hpp), so it can be handed to that seat as it is.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "ai/search/finding.hpp"
#include "ai/search/settings.hpp"
#include "engine/decision.hpp"

namespace wardroom {

struct Hint {
  struct Choice {
    std::size_t number = 0;  // in the list of options, from 1
    std::string option;      // in notation
    std::string text;        // what it would do
    double chance = 0;       // of winning, from 0 to 1
    friend bool operator==(const Choice&, const Choice&) = default;
  };
  struct Step {
    Seat seat = Seat::a;
    std::string option;  // in notation, as the seat that asked would observe it
    std::string text;
    friend bool operator==(const Step&, const Step&) = default;
  };

  Decision decision;
  double chance = 0.5;          // of the seat that decides, if it chooses well
  std::string where_to_look;    // does not give the option away
  std::vector<Choice> choices;  // the best first, then the next best
  bool unclear = false;         // the two best cannot be told apart
  std::vector<Step> line;       // what is expected, the best choice first
  std::uint64_t simulations = 0;
  friend bool operator==(const Hint&, const Hint&) = default;
};

// What a hint follows from: the same view, seed and number of simulations give the same hint; a
// time limit may end it sooner.
struct HintRequest {
  SearchSettings settings;
  SearchBudget budget{.simulations = 20'000, .time = std::chrono::seconds(1)};
  std::uint64_t seed = 1;
};

inline constexpr std::size_t kHintChoices = 4;  // the best and the next best
inline constexpr std::size_t kHintSteps = 6;    // of the expected line

// How far a compared difference may be off, with 95 % confidence; a few deals tell nothing.
inline double margin_of(const Comparison& comparison) {
  constexpr std::uint64_t kFew = 30;
  return comparison.deals < kFew ? 1.0 : 1.96 * comparison.error;
}

class JsonMessage;
class JsonWriter;
// Both write a hint: as members of an object that the caller has opened, and as one whole object.
void write_hint(JsonWriter& json, const Hint& hint);
std::string hint_json(const Hint& hint);
// Reads what write_hint wrote; a missing member reads as nothing.
Hint read_hint(const JsonMessage& message);

}  // namespace wardroom
