#include "ai/arena/plan.hpp"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <charconv>

#include "engine/text/json.hpp"

namespace wardroom {
namespace {

constexpr int kFormat = 1;

void write_texts(JsonWriter& json, std::string_view name, const std::vector<std::string>& texts) {
  json.key(name);
  json.open_array();
  for (const std::string& text : texts) json.value(text);
  json.close_array();
}

void write_number(JsonWriter& json, double number) {
  std::array<char, 64> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  json.raw({digits.data(), end.ptr});
}

// Nothing if it is not an object.
std::optional<boost::json::object> object_of(std::string_view line) {
  boost::json::error_code error;
  boost::json::value document = boost::json::parse(line, error);
  if (error || !document.is_object()) return std::nullopt;
  return document.get_object();
}

std::string text_of(const boost::json::value* value) {
  return value == nullptr ? "–" : boost::json::serialize(*value);
}

}  // namespace

std::vector<std::string> distinct_names(const std::vector<std::string>& bots) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < bots.size(); ++i) {
    const auto before =
        std::count(bots.begin(), bots.begin() + static_cast<std::ptrdiff_t>(i), bots[i]);
    names.push_back(before == 0 ? bots[i] : bots[i] + " (" + std::to_string(before + 1) + ')');
  }
  return names;
}

std::string plan_line(const ArenaPlan& plan) {
  std::string line;
  JsonWriter json(line);
  json.open_object();
  json.member("arena", kFormat);
  json.member("program", plan.versions.program);
  json.member("game", plan.game);
  json.member("rules_version", plan.versions.rules);
  json.member("cards_version", plan.versions.cards);
  json.member("mode", plan.mode);
  write_texts(json, "seats", plan.match.seats);
  json.key("decks");
  json.open_array();
  for (const NamedText& deck : plan.match.decks) {
    json.open_object();
    json.member("name", deck.name);
    json.member("text", deck.text);
    json.close_object();
  }
  json.close_array();
  write_texts(json, "rules", plan.match.rules);
  write_texts(json, "bots", plan.bots);
  json.member("bot_time", static_cast<std::int64_t>(plan.bot_time.count()));
  json.member("seed", plan.seed);
  json.key("sprt");
  if (plan.sprt) {
    json.open_array();
    write_number(json, plan.sprt->elo0);
    write_number(json, plan.sprt->elo1);
    json.close_array();
  } else {
    json.null();
  }
  json.close_object();
  return line;
}

std::optional<PlanDifference> difference(std::string_view stored, std::string_view asked) {
  const auto before = object_of(stored);
  const auto now = object_of(asked);
  if (!before || !now) return PlanDifference{"arena", std::string(stored), std::string(asked)};
  for (const auto& member : *now) {
    const boost::json::value* other = before->if_contains(member.key());
    if (other == nullptr || *other != member.value())
      return PlanDifference{std::string(member.key()), text_of(other), text_of(&member.value())};
  }
  for (const auto& member : *before)
    if (!now->contains(member.key()))
      return PlanDifference{std::string(member.key()), text_of(&member.value()), text_of(nullptr)};
  return std::nullopt;
}

bool is_plan_line(std::string_view line) {
  const auto object = object_of(line);
  return object && object->contains("arena");
}

}  // namespace wardroom
