#include "older/match_calls.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "ai/programs/decision_json.hpp"
#include "older/situation.hpp"
#include "table/welcome.hpp"

namespace wardroom::older {

// --- what a call brings ---

Language language_in(Request& request) {
  return static_cast<Language>(request.word("language", kLanguages));
}

std::uint64_t seed_in(Request& request) {
  const std::string text = request.text("seed");
  std::uint64_t seed = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (end.ec != std::errc{}) request.complain("the seed is a number");
  return seed;
}

namespace {

SeatSet seats_in(Request& request) {
  const auto seats = read_letters(request.text("seats"));
  if (!seats) request.complain("seats are letters");
  return seats.value_or(SeatSet::none());
}

Seat seat_in(Request& request, const AnyMatch& match) {
  return request.seat_or_none("seat", match.seats()).value_or(Seat::a);
}

BotSpec bot_in(Request& request) {
  const auto spec = bot_named(request.text("bot"));
  if (!spec) request.complain("there is no such bot");
  return spec.value_or(BotSpec());
}

std::size_t count_in(Request& request, std::string_view name, std::size_t least, std::size_t most) {
  return static_cast<std::size_t>(
      request.number(name, static_cast<std::int64_t>(least), static_cast<std::int64_t>(most)));
}

bool somebody_decides(Request& request, const AnyMatch& match) {
  if (!match.decision()) request.complain("nobody decides");
  return request.problem().empty();
}

// An option that can be played, with its sentence in this language.
ListedOption option_in(Request& request, const AnyMatch& match, Language language) {
  const std::string option = request.text("option");
  if (!somebody_decides(request, match)) return {};
  Answer answer = match.ask(option, language);
  if (answer.kind != Answer::legal) request.complain(answer.text);
  return std::move(answer.option);
}

void write_texts(JsonWriter& json, const std::vector<std::string>& texts) {
  json.open_array();
  for (const std::string& text : texts) json.value(text);
  json.close_array();
}

// --- the calls ---

using Function = void (*)(AnyMatch&, Request&, JsonWriter&);
struct Entry {
  std::string_view name;
  Function function;
};

void ask(AnyMatch& match, Request& request, JsonWriter& json) {
  const std::string option = request.text("option");
  const Language language = language_in(request);
  if (!somebody_decides(request, match)) return;
  const Answer answer = match.ask(option, language);
  json.open_object();
  json.member("kind", kAnswerNames[answer.kind]);
  json.member("text", answer.text);
  json.member("clause", answer.clause);
  json.member("column", answer.column);
  json.close_object();
}

void bot_question(AnyMatch& match, Request& request, JsonWriter& json) {
  if (!somebody_decides(request, match)) return;
  const protocol::Question question = match.bot_question();
  json.open_object();
  write_decision(json, question.decision);
  json.key("seats");
  json.raw(question.seats);
  json.key("view");
  json.raw(question.view);
  json.key("options");
  write_texts(json, question.options);
  json.close_object();
}

void bot(AnyMatch& match, Request& request, JsonWriter& json) {
  const BotSpec spec = bot_in(request);
  const std::uint64_t seed = seed_in(request);
  if (somebody_decides(request, match)) json.value(match.bot_choice(spec, seed).notation);
}

void hint(AnyMatch& match, Request& request, JsonWriter& json) {
  const BotSpec spec = bot_in(request);
  const HintRequest wanted{spec.settings, spec.budget, seed_in(request)};
  const Language language = language_in(request);
  if (somebody_decides(request, match)) json.raw(hint_json(match.hint(wanted, language)));
}

void look_back(AnyMatch& match, Request& request, JsonWriter& json) {
  const BotSpec spec = bot_in(request);
  AnalysisRequest wanted;
  wanted.settings = spec.settings;
  wanted.simulations = spec.budget.simulations;
  wanted.seed = seed_in(request);
  const std::size_t step = count_in(request, "step", 1, match.steps());
  const Language language = language_in(request);
  if (!request.problem().empty() || match.steps() == 0) return json.null();
  if (const auto choice = match.look_back(step, wanted, language))
    write_choice(json, *choice);
  else
    json.null();
}

void play(AnyMatch& match, Request& request, JsonWriter& json) {
  const ListedOption option = option_in(request, match, Language::english);
  if (!request.problem().empty()) return;
  match.play(option);
  write_situation(json, match);
}

void back_to(AnyMatch& match, Request& request, JsonWriter& json) {
  const std::size_t steps = count_in(request, "steps", 0, match.steps());
  if (!request.problem().empty()) return;
  match.back_to(steps);
  write_situation(json, match);
}

void choice(AnyMatch& match, Request& request, JsonWriter& json) {
  const std::size_t number = count_in(request, "number", 0, match.steps());
  if (number >= match.steps()) request.complain("there is no such choice");
  if (!request.problem().empty()) return;
  const Record::Step step = match.choice(number);
  json.open_object();
  json.member("seat", letters(step.seat));
  json.member("option", step.option);
  json.close_object();
}

void describe(AnyMatch& match, Request& request, JsonWriter& json) {
  const ListedOption option = option_in(request, match, language_in(request));
  if (request.problem().empty()) json.value(option.sentence);
}

void preview(AnyMatch& match, Request& request, JsonWriter& json) {
  const Language language = language_in(request);
  const ListedOption option = option_in(request, match, language);
  if (!request.problem().empty()) return;
  json.open_object();
  match.write_preview(json, option, language);
  json.close_object();
}

constexpr std::array<Entry, 24> kCalls = {{
    {"question",
     [](AnyMatch& match, Request& request, JsonWriter& json) {
       if (somebody_decides(request, match)) json.value(match.question(language_in(request)));
     }},
    {"question_clause",
     [](AnyMatch& match, Request&, JsonWriter& json) { json.value(match.question_clause()); }},
    {"options",
     [](AnyMatch& match, Request& request, JsonWriter& json) {
       if (somebody_decides(request, match)) write_texts(json, match.bot_question().options);
     }},
    {"ask", ask},
    {"explain",
     [](AnyMatch& match, Request& request, JsonWriter& json) {
       write_texts(json, match.explain(seat_in(request, match), request.text("what"),
                                       language_in(request)));
     }},
    {"describe", describe},
    {"tempo",
     [](AnyMatch& match, Request& request, JsonWriter& json) {
       if (somebody_decides(request, match))
         json.value(kTempoNames[static_cast<std::size_t>(match.tempo())]);
     }},
    {"bot_question", bot_question},
    {"bot", bot},
    {"hint", hint},
    {"look_back", look_back},
    {"play", play},
    {"last_choice",
     [](AnyMatch& match, Request& request, JsonWriter& json) {
       json.value(static_cast<std::uint64_t>(match.last_choice(seats_in(request))));
     }},
    {"free_to_take_back",
     [](AnyMatch& match, Request& request, JsonWriter& json) {
       json.value(match.free_to_take_back(seat_in(request, match)));
     }},
    {"back_to", back_to},
    {"choice", choice},
    {"record",
     [](AnyMatch& match, Request&, JsonWriter& json) { json.value(print_record(match.record())); }},
    {"story_texts",
     [](AnyMatch& match, Request& request, JsonWriter& json) {
       write_texts(json, match.story(seats_in(request), language_in(request)));
     }},
    {"frames", [](AnyMatch& match, Request& request,
                  JsonWriter& json) { write_texts(json, match.frames(language_in(request))); }},
    {"seats", [](AnyMatch& match, Request& request,
                 JsonWriter& json) { match.write_seats(json, seats_in(request)); }},
    {"view", [](AnyMatch& match, Request& request,
                JsonWriter& json) { match.write_view(json, seats_in(request)); }},
    {"preview", preview},
    {"stage", [](AnyMatch& match, Request& request,
                 JsonWriter& json) { match.write_stage(json, seats_in(request)); }},
    {"story",
     [](AnyMatch& match, Request& request, JsonWriter& json) {
       const std::size_t from = count_in(request, "from", 0, match.told());
       match.write_story(json, seats_in(request), from, language_in(request));
     }},
}};

}  // namespace

bool answer_call(std::string_view name, AnyMatch& match, Request& request, JsonWriter& json) {
  const auto* const found = std::ranges::find(kCalls, name, &Entry::name);
  if (found == kCalls.end()) return false;
  found->function(match, request, json);
  return true;
}

}  // namespace wardroom::older
