#include "table/state.hpp"

namespace wardroom {
namespace {

std::string name_of(Seat seat) {
  return std::string(1, letter(seat));
}

void write_option(JsonWriter& json, const ListedOption& option) {
  json.open_object();
  json.member("option", option.notation);
  json.member("text", option.sentence);
  json.close_object();
}

void write_decision(JsonWriter& json, const AnyMatch& match, const Outlook& outlook, bool over) {
  json.key("decision");
  const auto decision = match.decision();
  if (over || !decision) return json.null();
  json.open_object();
  json.member("seat", name_of(decision->seat));
  json.member("kind", name_of(decision->kind));
  json.member("question", match.question(outlook.language));
  json.key("clause");
  if (const std::string clause = match.question_clause(); clause.empty())
    json.null();
  else
    json.value(clause);
  json.key("options");
  if (outlook.sees_choices_of(decision->seat)) {
    json.open_array();
    for (const ListedOption& option : match.options(outlook.language)) write_option(json, option);
    json.close_array();
  } else {
    json.null();
  }
  json.close_object();
}

void write_result(JsonWriter& json, const std::optional<Result>& result, int seats) {
  json.key("result");
  if (!result) return json.null();
  json.open_object();
  json.key("winners");
  json.open_array();
  for (int i = 0; i < seats; ++i)
    if (result->winners.contains(seat_at(i))) json.value(name_of(seat_at(i)));
  json.close_array();
  json.close_object();
}

void write_replay(JsonWriter& json, const HostedTable& table, const Outlook& outlook) {
  json.key("replay");
  const Record* record = table.record_replayed();
  if (record == nullptr) return json.null();
  const std::size_t step = table.match().steps();
  json.open_object();
  json.member("step", static_cast<std::uint64_t>(step));
  json.member("steps", static_cast<std::uint64_t>(record->steps.size()));
  json.key("next");
  if (step < record->steps.size() && outlook.sees_choices_of(record->steps[step].seat))
    write_option(json, table.match().ask(record->steps[step].option, outlook.language).option);
  else
    json.null();
  json.close_object();
}

// What another seat will play may be a secret: only the learner's own option is told.
void write_lesson(JsonWriter& json, const LessonProgress* lesson, Language language) {
  json.key("lesson");
  if (lesson == nullptr) return json.null();
  json.open_object();
  json.member("name", lesson->lesson().name);
  json.member("step", static_cast<std::uint64_t>(lesson->step()));
  json.member("steps", static_cast<std::uint64_t>(lesson->lesson().steps.size()));
  json.member("say", lesson->over() ? std::string() : lesson->now().say.in(language));
  json.key("expects");
  if (!lesson->over() && lesson->learner_plays()) {
    json.open_object();
    json.member("seat", name_of(kLearner));
    json.member("option", lesson->now().option);
    json.close_object();
  } else {
    json.null();
  }
  json.close_object();
}

}  // namespace

void write_seat(JsonWriter& json, std::string_view name, std::optional<Seat> seat) {
  json.key(name);
  if (seat)
    json.value(name_of(*seat));
  else
    json.null();
}

SeatSet Outlook::viewers(int seats) const {
  if (open) return SeatSet::none();
  return viewer ? SeatSet(*viewer) : SeatSet::first(seats);
}

StateFrame StateFrame::of(const HostedTable& table) {
  StateFrame frame;
  frame.v = table.match().steps();
  frame.undo = table.can_undo();
  if (const Result result = table.match().result(); result.over) frame.result = result;
  frame.waits = table.waits();
  return frame;
}

void write_state(JsonWriter& json, const HostedTable& table, const Outlook& outlook,
                 std::size_t from, const StateFrame& frame) {
  const AnyMatch& match = table.match();
  const SeatSet viewers = outlook.viewers(match.seats());
  json.member("v", frame.v);
  json.member("game", table.game().name());
  json.member("mode", match.mode());
  json.key("players");
  json.open_array();
  for (const TablePlayer& player : table.players()) json.value(player.name);
  json.close_array();
  write_seat(json, "viewer", outlook.viewer);
  json.member("sight", outlook.open ? "open" : "own");
  json.key("seats");
  match.write_seats(json, viewers);
  std::string view;
  JsonWriter view_json(view);
  match.write_view(view_json, viewers);
  json.key("view");
  json.raw(view);
  json.key("stage");
  match.write_stage(json, viewers);
  write_decision(json, match, outlook, frame.result.has_value());
  json.key("waits");
  if (frame.waits)
    json.value(static_cast<std::int64_t>(frame.waits->count()));
  else
    json.null();
  json.member("from", static_cast<std::uint64_t>(from));
  json.key("story");
  match.write_story(json, viewers, from, outlook.language);
  json.member("undo", frame.undo);
  write_result(json, frame.result, match.seats());
  write_replay(json, table, outlook);
  write_lesson(json, table.lesson(), outlook.language);
  if (frame.hash) json.member("hash", fnv1a_32_hex(view));
}

std::uint32_t fnv1a_32(std::string_view bytes) {
  std::uint32_t hash = 2166136261U;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619U;
  return hash;
}

std::string fnv1a_32_hex(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  const std::uint32_t hash = fnv1a_32(bytes);
  std::string text;
  for (unsigned shift = 32; shift > 0; shift -= 4) text += digits[(hash >> (shift - 4U)) & 15U];
  return text;
}

}  // namespace wardroom
