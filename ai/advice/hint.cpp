#include "ai/advice/hint.hpp"

#include "ai/advice/chance_json.hpp"
#include "ai/programs/decision_json.hpp"
#include "engine/text/json.hpp"

namespace wardroom {

void write_hint(JsonWriter& json, const Hint& hint) {
  write_decision(json, hint.decision);
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

Hint read_hint(const JsonMessage& message) {
  const auto text = [](const JsonMessage& of, std::string_view name) {
    return std::string(of.text(name).value_or(""));
  };
  Hint hint;
  hint.decision = read_decision(message).value_or(Decision{});
  hint.chance = message.real("chance").value_or(0);
  hint.where_to_look = text(message, "where_to_look");
  hint.unclear = message.truth("unclear").value_or(false);
  for (const JsonMessage& choice : message.objects("choices"))
    hint.choices.push_back({static_cast<std::size_t>(choice.number("number").value_or(0)),
                            text(choice, "option"), text(choice, "text"),
                            choice.real("chance").value_or(0)});
  for (const JsonMessage& step : message.objects("line"))
    hint.line.push_back(
        {read_seat(step).value_or(Seat::a), text(step, "option"), text(step, "text")});
  hint.simulations = static_cast<std::uint64_t>(message.number("simulations").value_or(0));
  return hint;
}

}  // namespace wardroom
