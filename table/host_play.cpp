// What a client does at a table that is open.
#include <algorithm>

#include "table/act.hpp"
#include "table/host.hpp"
#include "table/why.hpp"
#include "words/table.hpp"

namespace wardroom {

namespace cannot = words::table::cannot;

namespace {

constexpr std::array<std::string_view, 2> kSights = {"own", "open"};
constexpr std::int64_t kMostSimulations = 1'000'000;  // that a client can ask for
constexpr std::int64_t kMostMilliseconds = 60'000;

}  // namespace

// Another person decides: nobody looks until that one has sat down.
void TableHost::seat_viewer() {
  const auto decider = table_->decider();
  if (table_->people().size() > 1 && decider && table_->people().contains(*decider) &&
      decider != viewer_)
    viewer_.reset();
}

void TableHost::sit(Request& request, Reply& answer) {
  const HostedTable* table = table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  const auto seat = request.seat_or_none("seat", table->match().seats());
  if (!request.problem().empty()) return answer.fail(request.problem());
  if (seat && !table->is_replay() && !table->people().contains(*seat))
    return answer.fail(cannot::sit(language_));
  viewer_ = seat;
  answer_state(answer);
}

HostedTable* TableHost::deciding_table_for(Request& request) {
  HostedTable* table = table_for(request);
  if (table == nullptr) return nullptr;
  const auto decider = table->decider();
  if (table->is_replay())
    request.complain(cannot::in_replay(language_));
  else if (!decider)
    request.complain(cannot::over(language_));
  else if (!viewer_ && table->people().contains(*decider))
    request.complain(cannot::nobody_sits(language_));
  else if (viewer_ != decider)
    request.complain(cannot::not_your_turn(language_));
  return request.problem().empty() ? table : nullptr;
}

void TableHost::act(Request& request, Reply& answer) {
  const SentChoice choice = read_choice(request);
  HostedTable* table = table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  act_at({.v = table->match().steps(),
          .answer_present = [&] { answer_state(answer); },
          .deciding =
              [&] {
                const HostedTable* deciding = deciding_table_for(request);
                if (deciding == nullptr) answer.fail(request.problem());
                return deciding;
              },
          .refuse = [&](std::string_view text,
                        std::string_view clause) { write_refused(answer, text, clause); },
          .play =
              [&](const ListedOption& option) {
                const std::size_t told = table->match().told();
                table->play(option);
                seat_viewer();
                answer_state(answer, told);
              }},
         choice, language_);
}

void TableHost::undo(Request& request, Reply& answer) {
  HostedTable* table = table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  if (!table->undo()) return answer.fail(cannot::undo(language_));
  seat_viewer();
  answer_state(answer);
}

void TableHost::next(Request& request, Reply& answer) {
  HostedTable* table = table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  if (!table->in_lesson() || table->lesson()->learner_plays())
    return answer.fail(cannot::next(language_));
  const std::size_t told = table->match().told();
  table->next();
  answer_state(answer, told);
}

void TableHost::why(Request& request, Reply& answer) {
  const std::string option = request.text("option");
  const HostedTable* table = deciding_table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  write_why(answer.begin("why"), table->match(), *viewer_, option, language_);
}

void TableHost::preview(Request& request, Reply& answer) {
  const std::string option = request.text("option");
  const HostedTable* table = deciding_table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  const Answer legal = table->match().ask(option, language_);
  if (legal.kind != Answer::legal) return answer.fail(cannot::option(language_, legal.text));
  table->match().write_preview(answer.begin("preview"), legal.option, language_);
}

void TableHost::hint(Request& request, Reply& answer) {
  const HintRequest usual;
  HintRequest wanted;
  wanted.budget.simulations = static_cast<std::uint64_t>(request.number_or(
      "simulations", 1, kMostSimulations, static_cast<std::int64_t>(usual.budget.simulations)));
  wanted.budget.time = std::chrono::milliseconds(
      request.number_or("ms", 1, kMostMilliseconds, usual.budget.time.count()));
  const HostedTable* table = deciding_table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  write_hint(answer.begin("hint"), table->match().hint(wanted, language_));
}

void TableHost::step(Request& request, Reply& answer) {
  HostedTable* table = table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  if (!table->is_replay()) return answer.fail(cannot::only_replay(language_));
  const auto steps = static_cast<std::int64_t>(table->record_replayed()->steps.size());
  const std::int64_t to = request.number("to", 0, steps);
  const bool open = request.word("sight", kSights) == 1;
  if (!request.problem().empty()) return answer.fail(request.problem());
  table->step(static_cast<std::size_t>(to), language_);
  open_sight_ = open;
  answer_state(answer);
}

void TableHost::analyse(Request& request, Reply& answer) {
  const HostedTable* table = table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  if (!table->is_replay() && !table->match().result().over)
    return answer.fail(cannot::analyse(language_));
  const std::size_t steps =
      table->is_replay() ? table->record_replayed()->steps.size() : table->match().steps();
  const std::int64_t step = request.number("step", 1, static_cast<std::int64_t>(steps));
  AnalysisRequest wanted;
  wanted.simulations = static_cast<std::uint64_t>(request.number_or(
      "simulations", 1, kMostSimulations, static_cast<std::int64_t>(wanted.simulations)));
  if (!request.problem().empty()) return answer.fail(request.problem());
  JsonWriter& json = answer.begin("analysis");
  json.key("choice");
  if (const auto choice = table->look_back(static_cast<std::size_t>(step), wanted, language_))
    write_choice(json, *choice);
  else
    json.null();
}

// --- the driver ---

void TableHost::think(Request& request, Reply& answer) {
  HostedTable* table = table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  table->think();
  answer.begin("done");
}

void TableHost::advance(Request& request, Reply& answer) {
  HostedTable* table = table_for(request);
  if (table == nullptr) return answer.fail(request.problem());
  if (!table->waits()) return answer_state(answer);
  const std::size_t told = table->match().told();
  table->advance();
  seat_viewer();
  answer_state(answer, told);
}

}  // namespace wardroom
