#include "older/situation.hpp"

#include <algorithm>

#include "ai/programs/decision_json.hpp"

namespace wardroom::older {
namespace {

// In the order of ReplayFault::Kind.
constexpr std::array<std::string_view, 10> kFaultNames = {
    "none", "set_up",    "unreadable", "refused", "wrong_seat",
    "over", "no_chance", "chance",     "digest",  "result"};

constexpr std::string_view kDigits = "0123456789abcdef";

std::optional<std::size_t> count_in(const JsonMessage& message, std::string_view name) {
  const auto number = message.number(name);
  if (!number || *number < 0) return std::nullopt;
  return static_cast<std::size_t>(*number);
}

}  // namespace

void write_situation(JsonWriter& json, const AnyMatch& match) {
  json.open_object();
  json.member("seats", match.seats());
  json.member("mode", match.mode());
  if (const auto decision = match.decision()) wardroom::write_decision(json, *decision);
  const Result result = match.result();
  json.key("winners");
  if (result.over)
    json.value(letters(result.winners));
  else
    json.null();
  json.member("steps", static_cast<std::uint64_t>(match.steps()));
  json.member("told", static_cast<std::uint64_t>(match.told()));
  json.close_object();
}

std::optional<Situation> read_situation(const JsonMessage& message) {
  const auto seats = message.number("seats");
  const auto mode = message.text("mode");
  const auto steps = count_in(message, "steps");
  const auto told = count_in(message, "told");
  const auto winners = message.text("winners");
  const auto set = read_letters(winners.value_or(""));
  if (!seats || *seats < 1 || *seats > kMaxSeats || !mode || !steps || !told || !set)
    return std::nullopt;
  return Situation{static_cast<int>(*seats),
                   std::string(*mode),
                   read_decision(message),
                   Result{winners.has_value(), *set},
                   *steps,
                   *told};
}

void write_fault(JsonWriter& json, const ReplayFault& fault) {
  json.open_object();
  json.member("kind", kFaultNames[fault.kind]);
  json.member("step", static_cast<std::uint64_t>(fault.step));
  json.member("line", static_cast<std::uint64_t>(fault.line));
  json.member("text", fault.text);
  json.close_object();
}

std::optional<ReplayFault> read_fault(const JsonMessage& message) {
  const auto* const kind = std::ranges::find(kFaultNames, message.text("kind").value_or(""));
  const auto step = count_in(message, "step");
  const auto line = count_in(message, "line");
  const auto text = message.text("text");
  if (kind == kFaultNames.end() || !step || !line || !text) return std::nullopt;
  return ReplayFault{static_cast<ReplayFault::Kind>(kind - kFaultNames.begin()), *step,
                     static_cast<std::uint32_t>(*line), std::string(*text)};
}

void write_members(JsonWriter& json, const JsonMessage& message) {
  for (const std::string& name : message.names()) {
    json.key(name);
    const std::string value = message.json(name);
    json.raw(value.empty() ? "null" : value);
  }
}

std::string letters(SeatSet seats) {
  std::string text;
  for (const Seat seat : seats) text += letter(seat);
  return text;
}

std::optional<SeatSet> read_letters(std::string_view text) {
  SeatSet seats;
  for (const char c : text) {
    if (c < 'a' || c >= 'a' + kMaxSeats) return std::nullopt;
    seats = seats | seat_at(c - 'a');
  }
  return seats;
}

std::string print_bytes(std::string_view bytes) {
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

std::optional<std::string> read_bytes(std::string_view text) {
  std::string bytes;
  if (text.size() % 2 != 0) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const std::size_t high = kDigits.find(text[i]);
    const std::size_t low = kDigits.find(text[i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    bytes += static_cast<char>(high * 16 + low);
  }
  return bytes;
}

}  // namespace wardroom::older
