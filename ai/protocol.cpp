#include "ai/protocol.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "engine/json.hpp"

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
struct Message {
  boost::json::value document;
  std::optional<Fault> fault;

  const boost::json::value* find(std::string_view name) const {
    return document.get_object().if_contains(name);
  }
  // Nothing if the member is missing or of another kind.
  std::optional<std::string_view> text(std::string_view name) const {
    const boost::json::value* value = find(name);
    if (value == nullptr || !value->is_string()) return std::nullopt;
    return std::string_view(value->get_string());
  }
  std::optional<std::int64_t> number(std::string_view name) const {
    const boost::json::value* value = find(name);
    if (value == nullptr || !value->is_int64()) return std::nullopt;
    return value->get_int64();
  }
};

Message read(std::string_view line, std::string_view type) {
  Message message;
  boost::json::error_code error;
  message.document = boost::json::parse(line, error);
  if (error || !message.document.is_object())
    message.fault = Fault::not_json;
  else if (message.text("type") != type)
    message.fault = Fault::wrong_message;
  return message;
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
    json.member("seat", name_of_seat(question.decision.seat));
    json.member("kind", name_of(question.decision.kind));
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
  const Message message = read(line, "ready");
  if (message.fault) return {{}, message.fault};
  return {std::string(message.text("name").value_or("")), std::nullopt};
}

ChoiceReading read_choice(std::string_view line, std::int64_t n,
                          std::span<const std::string> options) {
  const Message message = read(line, "choose");
  if (message.fault) return {0, message.fault};
  const auto number = message.number("n");
  if (!number) return {0, Fault::wrong_message};
  if (*number != n) return {0, Fault::wrong_number};
  if (message.find("option") != nullptr) {
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
