#include "ai/programs/protocol.hpp"

#include <algorithm>

#include "ai/programs/decision_json.hpp"
#include "engine/text/json.hpp"

namespace wardroom::protocol {
namespace {

std::string name_of_seat(Seat seat) {
  return std::string(1, letter(seat));
}

// {"type":TYPE, members that `write` adds} and the end of the line.
template <class Write>
std::string message(std::string_view type, Write write) {
  std::string line;
  JsonWriter json(line);
  json.open_object();
  json.member("type", type);
  write(json);
  json.close_object();
  return line + '\n';
}

void write_texts(JsonWriter& json, std::string_view name, std::span<const std::string> texts) {
  json.key(name);
  json.open_array();
  for (const std::string& text : texts) json.value(text);
  json.close_array();
}

void write_seats(JsonWriter& json, std::string_view name, SeatSet set, int players) {
  json.key(name);
  json.open_array();
  for (int i = 0; i < players; ++i)
    if (set.contains(seat_at(i))) json.value(name_of_seat(seat_at(i)));
  json.close_array();
}

void write_clock(JsonWriter& json, std::chrono::milliseconds move) {
  json.key("clock");
  json.open_object();
  json.member("move", static_cast<std::int64_t>(move.count()));
  json.close_object();
}

// A bot's line as an object of this type, or what is wrong with it.
struct Reading {
  std::optional<JsonMessage> message;
  std::optional<Fault> fault;
};

Reading read(std::string_view line, std::string_view type) {
  Reading reading;
  reading.message = JsonMessage::read(line);
  if (!reading.message)
    reading.fault = Fault::not_json;
  else if (reading.message->text("type") != type)
    reading.fault = Fault::wrong_message;
  return reading;
}

}  // namespace

std::string hello_line(const Hello& hello, Seat seat, std::chrono::milliseconds per_move) {
  return message("hello", [&](JsonWriter& json) {
    json.member("protocol", kVersion);
    json.member("game", hello.game);
    json.member("mode", hello.mode);
    json.member("set", hello.set);
    write_texts(json, "rules", hello.rules);
    json.member("players", hello.players);
    json.member("seat", name_of_seat(seat));
    write_clock(json, per_move);
  });
}

std::string decide_line(const Question& question, std::int64_t n, std::chrono::milliseconds left) {
  return message("decide", [&](JsonWriter& json) {
    json.member("n", n);
    write_decision(json, question.decision);
    json.key("seats");
    json.raw(question.seats);
    json.key("view");
    json.raw(question.view);
    write_texts(json, "options", question.options);
    write_clock(json, left);
  });
}

std::string over_line(const Over& over, int players) {
  return message("over", [&](JsonWriter& json) {
    write_seats(json, "winners", over.winners, players);
    write_seats(json, "forfeited", over.forfeited, players);
    json.key("view");
    json.raw(over.view);
  });
}

std::string bye_line() {
  return message("bye", [](JsonWriter&) {});
}

ReadyReading read_ready(std::string_view line) {
  const Reading reading = read(line, "ready");
  if (reading.fault) return {{}, reading.fault};
  return {std::string(reading.message->text("name").value_or("")), std::nullopt};
}

ChoiceReading read_choice(std::string_view line, std::int64_t n,
                          std::span<const std::string> options) {
  const Reading reading = read(line, "choose");
  if (reading.fault) return {0, reading.fault};
  const JsonMessage& message = *reading.message;
  const auto number = message.number("n");
  if (!number) return {0, Fault::wrong_message};
  if (*number != n) return {0, Fault::wrong_number};
  if (message.has("option")) {
    const auto option = message.text("option");
    if (!option) return {0, Fault::wrong_message};
    const auto found = std::ranges::find(options, *option);
    if (found == options.end()) return {0, Fault::not_legal};
    return {static_cast<std::size_t>(found - options.begin()), std::nullopt};
  }
  const auto index = message.number("index");
  if (!index) return {0, Fault::wrong_message};
  if (*index < 0 || *index >= static_cast<std::int64_t>(options.size()))
    return {0, Fault::not_legal};
  return {static_cast<std::size_t>(*index), std::nullopt};
}

}  // namespace wardroom::protocol
