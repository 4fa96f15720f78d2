// What happened as JSON: its operands under the names that its row gives them, for the page's log
// and animation. Only what the viewers may know: every card goes through `card_for`.
#include "games/starfighter/game.hpp"
#include "rows/starfighter.hpp"

namespace wardroom {
namespace starfighter {
namespace {

struct TwoWords {
  std::string_view operand;
  std::string_view first;
  std::string_view second;
};
constexpr std::array<TwoWords, 3> kTwoWords = {
    {{"half", "upper", "lower"}, {"side", "left", "right"}, {"cut", "repeats", "too_long"}}};

// How an operand is written follows from its name. Those with other names are not for clients.
void write_operand(JsonWriter& json, std::string_view name, int operand, const Set& set) {
  if (name == "at" || name == "to") json.member(name, spot_name(operand_spot(operand)));
  if (name == "a" || name == "b") json.member(name, sector_name(operand));
  if (name == "cruiser") json.member(name, set.cruiser(operand).name);
  if (name == "effect") json.member(name, symbol_of(static_cast<Effect>(operand)));
  if (name == "down") json.member(name, operand == 1);
  if (name == "round" || name == "count" || name == "left" || name == "shift")
    json.member(name, operand);
  for (const TwoWords& words : kTwoWords)
    if (name == words.operand) json.member(name, operand == 0 ? words.first : words.second);
}

void write_operands(JsonWriter& json, const Event& event, const Set& set) {
  const auto& names = kHappeningRows[event.kind].operands;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i + 1 == names.size() || names[i] != names[i + 1]) {
      write_operand(json, names[i], event.args[i], set);
      continue;
    }
    json.key(names[i]);  // two numbers of one name
    json.open_array();
    json.value(int{event.args[i]});
    json.value(int{event.args[++i]});
    json.close_array();
  }
}

// Whether it is somebody's in particular. Nobody wins a game that is drawn.
bool has_seat(const Event& event) {
  const bool drawn = static_cast<Happening>(event.kind) == Happening::ended && event.args[0] == 1;
  return kHappeningRows[event.kind].seat && !drawn;
}

}  // namespace
}  // namespace starfighter

using namespace starfighter;

void Starfighter::write_event(JsonWriter& json, const Event& event, const Set& set,
                              SeatSet viewers) {
  const HappeningRow& row = kHappeningRows[event.kind];
  json.member("kind", row.name);
  json.key("seat");
  if (has_seat(event))
    json.value(std::string(1, letter(event.seat)));
  else
    json.null();
  if (row.card) {
    const std::uint16_t card = event.card_for(viewers);
    json.key("card");
    if (card >= set.cards())
      json.null();
    else
      json.value(set.id(static_cast<CardId>(card)));
  }
  write_operands(json, event, set);
}

}  // namespace wardroom
