#include "ai/advice/analysis.hpp"

#include <algorithm>
#include <span>

#include "ai/advice/chance_json.hpp"
#include "ai/advice/hint.hpp"
#include "ai/programs/decision_json.hpp"

namespace wardroom {

Mark mark_of(const Comparison& best_and_chosen) {
  const double sure = best_and_chosen.difference - margin_of(best_and_chosen);
  if (sure >= kBlunder) return Mark::blunder;
  if (sure >= kMistake) return Mark::mistake;
  if (sure >= kInaccuracy) return Mark::inaccuracy;
  return best_and_chosen.difference >= kInaccuracy ? Mark::unclear : Mark::none;
}

SeatSummary summary_of(const Analysis& analysis, Seat seat) {
  SeatSummary summary;
  for (const AnalysedChoice& choice : analysis.choices) {
    if (choice.decision.seat != seat) continue;
    ++summary.choices;
    summary.mean_loss += choice.loss;
    ++summary.marks[static_cast<std::size_t>(choice.mark)];
  }
  if (summary.choices > 0) summary.mean_loss /= static_cast<double>(summary.choices);
  return summary;
}

void write_choice(JsonWriter& json, const AnalysedChoice& choice) {
  json.open_object();
  json.member("n", static_cast<std::uint64_t>(choice.step));
  json.member("round", choice.round);
  write_decision(json, choice.decision);
  json.member("options", static_cast<std::uint64_t>(choice.options));
  write_chance(json, "chance", choice.chance);
  json.member("chosen", choice.chosen);
  json.member("chosen_text", choice.chosen_text);
  json.member("best", choice.best);
  json.member("best_text", choice.best_text);
  write_chance(json, "loss", choice.loss);
  write_chance(json, "margin", choice.margin);
  json.member("mark", name_of(choice.mark));
  json.member("simulations", choice.simulations);
  json.close_object();
}

AnalysedChoice read_choice(const JsonMessage& message) {
  const auto text = [&](std::string_view name) {
    return std::string(message.text(name).value_or(""));
  };
  AnalysedChoice choice;
  choice.step = static_cast<std::size_t>(message.number("n").value_or(0));
  choice.round = static_cast<int>(message.number("round").value_or(0));
  choice.decision = read_decision(message).value_or(Decision{});
  choice.options = static_cast<std::size_t>(message.number("options").value_or(0));
  choice.chance = message.real("chance").value_or(0);
  choice.chosen = text("chosen");
  choice.chosen_text = text("chosen_text");
  choice.best = text("best");
  choice.best_text = text("best_text");
  choice.loss = message.real("loss").value_or(0);
  choice.margin = message.real("margin").value_or(0);
  const std::span marks(kMarkNames);
  const auto mark = std::ranges::find(marks, message.text("mark").value_or(""));
  if (mark != marks.end()) choice.mark = static_cast<Mark>(mark - marks.begin());
  choice.simulations = static_cast<std::uint64_t>(message.number("simulations").value_or(0));
  return choice;
}

namespace {

void write_summary(JsonWriter& json, const SeatSummary& summary, Seat seat) {
  json.open_object();
  json.member("seat", std::string(1, letter(seat)));
  json.member("decisions", summary.choices);
  write_chance(json, "mean_loss", summary.mean_loss);
  for (std::size_t mark = 1; mark < kMarks; ++mark)
    json.member(name_of(static_cast<Mark>(mark)), summary.marks[mark]);
  json.close_object();
}

}  // namespace

void write_analysis(JsonWriter& json, const Analysis& analysis, int seats) {
  json.key("decisions");
  json.open_array();
  for (const AnalysedChoice& choice : analysis.choices) write_choice(json, choice);
  json.close_array();
  json.key("seats");
  json.open_array();
  for (int i = 0; i < seats; ++i) write_summary(json, summary_of(analysis, seat_at(i)), seat_at(i));
  json.close_array();
}

}  // namespace wardroom
