#include "older/older_match.hpp"

#include <algorithm>
#include <utility>

#include "ai/programs/decision_json.hpp"
#include "table/welcome.hpp"

namespace wardroom::older {
namespace {

constexpr std::chrono::seconds kThinking{60};  // more than the thinking time that was asked for

std::string_view code(Language language) {
  return kLanguages[static_cast<std::size_t>(language)];
}

// A word among those that are known.
template <class Word, std::size_t Count>
Word word_in(std::string_view text, const std::array<std::string_view, Count>& known) {
  const auto* const found = std::ranges::find(known, text);
  if (found == known.end()) throw ProgramTrouble("says a word that is not known");
  return static_cast<Word>(found - known.begin());
}

void add_record(Call& call, const OlderMatch::Game& game, std::int64_t number,
                const std::string& record, std::size_t steps, std::uint64_t seed,
                Language language) {
  call.with("match", number).with("game", game.name).with("pack", game.pack);
  call.with("record", record).with("steps", static_cast<std::uint64_t>(steps));
  call.with("seed", std::to_string(seed)).with("language", code(language));
}

// Asks a new conversation about a match as it was recorded up to now; throws ProgramTrouble if that
// takes too long.
ProgramReply think(const StartLine& start, const OlderMatch::Game& game, const std::string& record,
                   std::size_t steps, Call& call, std::chrono::milliseconds time) {
  const auto line = start();
  Call open("open");
  add_record(open, game, 0, record, steps, 0, Language::english);
  line->ask(open, kThinking);
  return line->ask(call, kThinking + time);
}

}  // namespace

std::unique_ptr<OlderMatch> OlderMatch::open(OlderProgram& program, const Game& game,
                                             const Record& record, std::size_t steps,
                                             std::uint64_t seed, Language language,
                                             ReplayFault& fault) {
  const std::int64_t number = program.next_match();
  Call call("open");
  steps = std::min(steps, record.steps.size());
  add_record(call, game, number, print_record(record), steps, seed, language);
  const JsonMessage opened = program.ask(call).object();
  const auto found = JsonMessage::read(opened.json("fault"));
  const auto read = found ? read_fault(*found) : std::nullopt;
  if (!read) throw ProgramTrouble("does not say whether it could open the match");
  fault = *read;
  const auto situation = JsonMessage::read(opened.json("situation"));
  if (!situation) return nullptr;
  std::unique_ptr<OlderMatch> match(new OlderMatch(program, game, number));
  const auto now = read_situation(*situation);
  if (!now) throw ProgramTrouble("does not say where the match stands");
  match->now_ = *now;
  return match;
}

// --- asking ---

namespace {

void add(Call& /*call*/) {}

// Members by turns: a name, then its value.
template <class Value, class... More>
void add(Call& call, std::string_view name, const Value& value, const More&... more) {
  call.with(name, value);
  add(call, more...);
}

}  // namespace

template <class... Members>
ProgramReply OlderMatch::about(std::string_view name, const Members&... members) const {
  Call call(name);
  add(call, "match", number_, members...);
  return program_.ask(call);
}

void OlderMatch::take_over(const ProgramReply& reply) {
  const auto now = read_situation(reply.object());
  if (!now) throw ProgramTrouble("does not say where the match stands");
  now_ = *now;
}

Record::Step OlderMatch::choice(std::size_t number) const {
  const JsonMessage step = about("choice", "number", static_cast<std::uint64_t>(number)).object();
  return {read_seat(step).value_or(Seat::a), std::string(step.text("option").value_or(""))};
}

std::string OlderMatch::question(Language language) const {
  return about("question", "language", code(language)).text();
}

std::string OlderMatch::question_clause() const {
  return about("question_clause").text();
}

std::vector<ListedOption> OlderMatch::options(Language language) const {
  std::vector<ListedOption> options;
  for (const std::string& notation : about("options").texts())
    options.push_back({{}, notation, describe(notation, language)});
  return options;
}

std::optional<ListedOption> OlderMatch::only_option() const {
  const std::vector<std::string> options = about("options").texts();
  if (options.size() != 1) return std::nullopt;
  return ListedOption{{}, options.front(), {}};
}

Answer OlderMatch::ask(std::string_view notation, Language language) const {
  const JsonMessage answer = about("ask", "option", notation, "language", code(language)).object();
  const auto kind = word_in<Answer::Kind>(answer.text("kind").value_or(""), kAnswerNames);
  if (kind == Answer::legal)
    return {.option = {{}, std::string(notation), describe(notation, language)}};
  return {kind, std::string(answer.text("text").value_or("")),
          std::string(answer.text("clause").value_or("")),
          static_cast<int>(answer.number("column").value_or(0))};
}

std::vector<std::string> OlderMatch::explain(Seat viewer, std::string_view what,
                                             Language language) const {
  return about("explain", "seat", letters(viewer), "what", what, "language", code(language))
      .texts();
}

std::string OlderMatch::describe(std::string_view notation, Language language) const {
  return about("describe", "option", notation, "language", code(language)).text();
}

Tempo OlderMatch::tempo() const {
  return word_in<Tempo>(about("tempo").text(), kTempoNames);
}

protocol::Question OlderMatch::bot_question() const {
  const JsonMessage question = about("bot_question").object();
  return {read_decision(question).value_or(Decision{}), question.json("seats"),
          question.json("view"), question.texts("options").value_or(std::vector<std::string>())};
}

// --- thinking ---

AnyMatch::BotTask OlderMatch::bot_task(const BotSpec& spec, std::uint64_t seed) const {
  return [start = program_.start(), game = game_, record = print_record(record()), steps = steps(),
          spec, seed]() -> ListedOption {
    Call call("bot");
    call.with("match", 0).with("bot", print(spec)).with("seed", std::to_string(seed));
    try {
      return {{}, think(start, game, record, steps, call, spec.budget.time).text(), {}};
    } catch (const ProgramTrouble&) {
      return {};
    }
  };
}

AnyMatch::HintTask OlderMatch::hint_task(const HintRequest& request, Language language) const {
  return [start = program_.start(), game = game_, record = print_record(record()), steps = steps(),
          request, language]() -> Hint {
    BotSpec spec(BotKind::search);
    spec.settings = request.settings;
    spec.budget = request.budget;
    Call call("hint");
    call.with("match", 0).with("bot", print(spec)).with("seed", std::to_string(request.seed));
    call.with("language", code(language));
    try {
      return read_hint(think(start, game, record, steps, call, request.budget.time).object());
    } catch (const ProgramTrouble&) {
      return {};
    }
  };
}

std::optional<AnalysedChoice> OlderMatch::look_back(std::size_t step,
                                                    const AnalysisRequest& request,
                                                    Language language) const {
  BotSpec spec(BotKind::search);
  spec.settings = request.settings;
  spec.budget = {.simulations = request.simulations};
  Call call("look_back");
  call.with("match", 0).with("bot", print(spec)).with("seed", std::to_string(request.seed));
  call.with("step", static_cast<std::uint64_t>(step)).with("language", code(language));
  const ProgramReply reply =
      think(program_.start(), game_, print_record(record()), steps(), call, kThinking);
  if (reply.json() == "null") return std::nullopt;
  return read_choice(reply.object());
}

// --- playing ---

void OlderMatch::play(const ListedOption& option) {
  take_over(about("play", "option", option.notation));
}

std::size_t OlderMatch::last_choice(SeatSet seats) const {
  return about("last_choice", "seats", letters(seats)).count();
}

bool OlderMatch::free_to_take_back(Seat seat) const {
  return about("free_to_take_back", "seat", letters(seat)).truth();
}

void OlderMatch::back_to(std::size_t steps) {
  take_over(about("back_to", "steps", static_cast<std::uint64_t>(std::min(steps, now_.steps))));
}

Record OlderMatch::record() const {
  auto record = read_record({"record", about("record").text()}, Language::english);
  if (auto* whole = std::get_if<Record>(&record)) return std::move(*whole);
  throw ProgramTrouble("writes a record that cannot be read");
}

// --- telling ---

std::vector<std::string> OlderMatch::story(SeatSet viewers, Language language) const {
  return about("story_texts", "seats", letters(viewers), "language", code(language)).texts();
}

std::vector<std::string> OlderMatch::frames(Language language) const {
  return about("frames", "language", code(language)).texts();
}

std::string OlderMatch::view(Seat viewer) const {
  return std::string(about("view", "seats", letters(viewer)).json());
}

void OlderMatch::write_seats(JsonWriter& json, SeatSet viewers) const {
  json.raw(about("seats", "seats", letters(viewers)).json());
}

void OlderMatch::write_view(JsonWriter& json, SeatSet viewers) const {
  json.raw(about("view", "seats", letters(viewers)).json());
}

void OlderMatch::write_stage(JsonWriter& json, SeatSet viewers) const {
  json.raw(about("stage", "seats", letters(viewers)).json());
}

void OlderMatch::write_story(JsonWriter& json, SeatSet viewers, std::size_t from,
                             Language language) const {
  json.raw(about("story", "seats", letters(viewers), "language", code(language), "from",
                 static_cast<std::uint64_t>(std::min(from, now_.told)))
               .json());
}

void OlderMatch::write_preview(JsonWriter& json, const ListedOption& option,
                               Language language) const {
  write_members(json,
                about("preview", "option", option.notation, "language", code(language)).object());
}

}  // namespace wardroom::older
