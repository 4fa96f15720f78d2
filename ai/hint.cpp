#include "ai/hint.hpp"

#include "ai/chance_json.hpp"
#include "engine/json.hpp"

namespace wardroom {

void write_hint(JsonWriter& json, const Hint& hint) {
  json.member("seat", std::string(1, letter(hint.decision.seat)));
  json.member("kind", name_of(hint.decision.kind));
  write_chance(json, "chance", hint.chance);
  json.member("where_to_look", hint.where_to_look);
  json.member("unclear", hint.unclear);
  json.key("choices");
  json.open_array();
  for (const Hint::Choice& choice : hint.choices) {
    json.open_object();
    json.member("number", static_cast<std::uint64_t>(choice.number));
    json.member("option", choice.option);
    json.member("text", choice.text);
    write_chance(json, "chance", choice.chance);
    json.close_object();
  }
  json.close_array();
  json.key("line");
  json.open_array();
  for (const Hint::Step& step : hint.line) {
    json.open_object();
    json.member("seat", std::string(1, letter(step.seat)));
    json.member("option", step.option);
    json.member("text", step.text);
    json.close_object();
  }
  json.close_array();
  json.member("simulations", hint.simulations);
}

std::string hint_json(const Hint& hint) {
  std::string text;
  JsonWriter json(text);
  json.open_object();
  write_hint(json, hint);
  json.close_object();
  return text;
}

}  // namespace wardroom
