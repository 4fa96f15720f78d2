// What comes of looking back at a recorded game: for every decision the win chance of the seat that
// decided, as it could be seen at that moment, and what its choice has cost beside the best one.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/search/finding.hpp"
#include "ai/search/settings.hpp"
#include "engine/decision.hpp"

namespace wardroom {

// What a choice was. Unclear: it seems to have cost something, but that may be chance.
enum class Mark : std::uint8_t { none, unclear, inaccuracy, mistake, blunder };
inline constexpr std::size_t kMarks = 5;

inline constexpr std::array<std::string_view, kMarks> kMarkNames = {"none", "unclear", "inaccuracy",
                                                                    "mistake", "blunder"};

constexpr std::string_view name_of(Mark mark) {
  return kMarkNames[static_cast<std::size_t>(mark)];
}

// The loss of win chance from which on a choice has each mark.
inline constexpr double kInaccuracy = 0.05;
inline constexpr double kMistake = 0.10;
inline constexpr double kBlunder = 0.15;

// The best option compared with the one chosen: the gravest mark whose threshold is cleared by the
// whole 95 % interval.
Mark mark_of(const Comparison& best_and_chosen);

struct AnalysedChoice {
  std::size_t step = 0;  // of the record, from 1
  int round = 0;
  Decision decision;
  std::size_t options = 0;
  double chance = 0.5;  // of the seat that decided, had it chosen well
  std::string chosen;   // in notation
  std::string chosen_text;
  std::string best;
  std::string best_text;
  double loss = 0;    // of win chance; 0 if the choice was the best
  double margin = 0;  // of the loss, with 95 % confidence
  Mark mark = Mark::none;
  std::uint64_t simulations = 0;
  friend bool operator==(const AnalysedChoice&, const AnalysedChoice&) = default;
};

struct Analysis {
  std::vector<AnalysedChoice> choices;  // those with two options or more
};

struct SeatSummary {
  std::uint64_t choices = 0;
  double mean_loss = 0;
  std::array<std::uint64_t, kMarks> marks{};
};
SeatSummary summary_of(const Analysis& analysis, Seat seat);

inline constexpr std::uint64_t kAnalysisSimulations = 10'000;

struct AnalysisRequest {
  SearchSettings settings;
  std::uint64_t simulations = kAnalysisSimulations;  // a decision
  std::size_t first = 1;                             // of the record's choices
  std::size_t last = SIZE_MAX;
  std::optional<Seat> seat;  // only its decisions
  std::uint64_t seed = 1;
  int threads = 1;  // does not change what is found
};

class JsonMessage;
class JsonWriter;
// Writes one object.
void write_choice(JsonWriter& json, const AnalysedChoice& choice);
// Reads what write_choice wrote; a missing member reads as nothing.
AnalysedChoice read_choice(const JsonMessage& message);
// Writes the decisions and summaries as members of an object that the caller has opened.
void write_analysis(JsonWriter& json, const Analysis& analysis, int seats);

}  // namespace wardroom
