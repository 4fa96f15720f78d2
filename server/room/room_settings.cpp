#include "server/room/room_settings.hpp"

#include <array>

namespace wardroom::server {
namespace {

constexpr Milliseconds kSecond = 1000;
constexpr Milliseconds kDay = 24 * 60 * 60 * kSecond;
constexpr std::array<std::string_view, 3> kClocks = {"none", "fischer", "correspondence"};
constexpr std::int64_t kLongestBase = std::int64_t{6} * 60 * 60;  // seconds
constexpr std::int64_t kLongestIncrement = 600;
constexpr std::int64_t kMostDays = 30;

ClockSettings read_clock(Request& request) {
  std::optional<Request> object = request.object_or_none("clock");
  ClockSettings clock;
  if (!object) return clock;
  clock.kind = static_cast<ClockSettings::Kind>(object->word("kind", kClocks));
  if (clock.kind == ClockSettings::Kind::fischer) {
    clock.base = object->number("base", 10, kLongestBase) * kSecond;
    clock.increment = object->number("increment", 0, kLongestIncrement) * kSecond;
  } else if (clock.kind == ClockSettings::Kind::correspondence) {
    clock.base = object->number("days", 1, kMostDays) * kDay;
  }
  if (!object->problem().empty()) request.complain(object->problem());
  return clock;
}

void write_clock(JsonWriter& json, const ClockSettings& clock) {
  if (clock.kind == ClockSettings::Kind::none) return json.null();
  json.open_object();
  json.member("kind", kClocks[static_cast<std::size_t>(clock.kind)]);
  if (clock.kind == ClockSettings::Kind::fischer) {
    json.member("base", clock.base / kSecond);
    json.member("increment", clock.increment / kSecond);
  } else {
    json.member("days", clock.base / kDay);
  }
  json.close_object();
}

void write_texts(JsonWriter& json, std::string_view name, const std::vector<std::string>& texts) {
  json.key(name);
  json.open_array();
  for (const std::string& text : texts) json.value(text);
  json.close_array();
}

}  // namespace

RoomSettings read_settings(Request& request) {
  RoomSettings settings;
  settings.game = request.text("game");
  settings.mode = request.text("mode");
  settings.sides = request.texts_or_none("sides");
  settings.rules = request.texts_or_none("rules");
  settings.clock = read_clock(request);
  settings.is_public = request.truth_or("public", false);
  return settings;
}

RoomSettings read_settings(std::string_view kept) {
  auto message = JsonMessage::read(kept);
  if (!message) return {};
  Request request(std::move(*message), Language::english);
  return read_settings(request);
}

void write_settings(JsonWriter& json, const RoomSettings& settings) {
  json.member("game", settings.game);
  json.member("mode", settings.mode);
  write_texts(json, "sides", settings.sides);
  write_texts(json, "rules", settings.rules);
  json.key("clock");
  write_clock(json, settings.clock);
  json.member("public", settings.is_public);
}

std::string print_settings(const RoomSettings& settings) {
  std::string text;
  JsonWriter json(text);
  json.open_object();
  write_settings(json, settings);
  json.close_object();
  return text;
}

}  // namespace wardroom::server
