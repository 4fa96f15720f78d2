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

template <class Add>
ProgramReply OlderMatch::about(std::string_view name, Add add) const {
  Call call(name);
  call.with("match", number_);
  add(call);
  return program_.ask(call);
}

ProgramReply OlderMatch::about(std::string_view name) const {
  return about(name, [](Call&) {});
}

void OlderMatch::take_over(const ProgramReply& reply) {
  const auto now = read_situation(reply.object());
  if (!now) throw ProgramTrouble("does not say where the match stands");
  now_ = *now;
}

Record::Step OlderMatch::choice(std::size_t number) const {
  const JsonMessage step = about("choice", [&](Call& call) {
                             call.with("number", static_cast<std::uint64_t>(number));
                           }).object();
  return {read_seat(step).value_or(Seat::a), std::string(step.text("option").value_or(""))};
}

std::string OlderMatch::question(Language language) const {
  return about("question", [&](Call& call) { call.with("language", code(language)); }).text();
}

std::string OlderMatch::question_clause() const {
  return about("question_clause").text();
}

std::vector<std::string> OlderMatch::options() const {
  return about("options").texts();
}

Answer OlderMatch::ask(std::string_view notation, Language language) const {
  const JsonMessage answer = about("ask", [&](Call& call) {
                               call.with("option", notation).with("language", code(language));
                             }).object();
  return {word_in<Answer::Kind>(answer.text("kind").value_or(""), kAnswerNames),
          std::string(answer.text("text").value_or("")),
          std::string(answer.text("clause").value_or("")),
          static_cast<int>(answer.number("column").value_or(0))};
}

std::vector<std::string> OlderMatch::explain(Seat viewer, std::string_view what,
                                             Language language) const {
  return about("explain",
               [&](Call& call) {
                 call.with("seat", letters(viewer)).with("what", what);
                 call.with("language", code(language));
               })
      .texts();
}

std::string OlderMatch::describe(std::string_view notation, Language language) const {
  return about("describe",
               [&](Call& call) { call.with("option", notation).with("language", code(language)); })
      .text();
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
          spec, seed]() -> std::string {
    Call call("bot");
    call.with("match", 0).with("bot", print(spec)).with("seed", std::to_string(seed));
    try {
      return think(start, game, record, steps, call, spec.budget.time).text();
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

void OlderMatch::play(std::string_view notation) {
  take_over(about("play", [&](Call& call) { call.with("option", notation); }));
}

std::size_t OlderMatch::last_choice(SeatSet seats) const {
  return about("last_choice", [&](Call& call) { call.with("seats", letters(seats)); }).count();
}

bool OlderMatch::free_to_take_back(Seat seat) const {
  return about("free_to_take_back", [&](Call& call) { call.with("seat", letters(seat)); }).truth();
}

void OlderMatch::back_to(std::size_t steps) {
  take_over(about("back_to", [&](Call& call) {
    call.with("steps", static_cast<std::uint64_t>(std::min(steps, now_.steps)));
  }));
}

Record OlderMatch::record() const {
  auto record = read_record({"record", about("record").text()}, Language::english);
  if (auto* whole = std::get_if<Record>(&record)) return std::move(*whole);
  throw ProgramTrouble("writes a record that cannot be read");
}

// --- telling ---

std::vector<std::string> OlderMatch::story(SeatSet viewers, Language language) const {
  return about("story_texts",
               [&](Call& call) {
                 call.with("seats", letters(viewers)).with("language", code(language));
               })
      .texts();
}

std::vector<std::string> OlderMatch::frames(Language language) const {
  return about("frames", [&](Call& call) { call.with("language", code(language)); }).texts();
}

std::string OlderMatch::view(Seat viewer) const {
  std::string text;
  JsonWriter json(text);
  write_view(json, viewer);
  return text;
}

void OlderMatch::write_seats(JsonWriter& json, SeatSet viewers) const {
  json.raw(about("seats", [&](Call& call) { call.with("seats", letters(viewers)); }).json());
}

void OlderMatch::write_view(JsonWriter& json, SeatSet viewers) const {
  json.raw(about("view", [&](Call& call) { call.with("seats", letters(viewers)); }).json());
}

void OlderMatch::write_stage(JsonWriter& json, SeatSet viewers) const {
  json.raw(about("stage", [&](Call& call) { call.with("seats", letters(viewers)); }).json());
}

void OlderMatch::write_story(JsonWriter& json, SeatSet viewers, std::size_t from,
                             Language language) const {
  json.raw(about("story", [&](Call& call) {
             call.with("seats", letters(viewers)).with("language", code(language));
             call.with("from", static_cast<std::uint64_t>(std::min(from, now_.told)));
           }).json());
}

void OlderMatch::write_preview(JsonWriter& json, std::string_view notation,
                               Language language) const {
  write_members(json, about("preview", [&](Call& call) {
                        call.with("option", notation).with("language", code(language));
                      }).object());
}

}  // namespace wardroom::older
