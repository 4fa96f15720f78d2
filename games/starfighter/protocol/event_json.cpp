// What happened as JSON, for the page's log and animation.
#include "cardplay/event_json.hpp"
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

}  // namespace
}  // namespace starfighter

using namespace starfighter;

void Starfighter::write_event(JsonWriter& json, const Event& event, const Set& set,
                              SeatSet viewers) {
  // Nobody wins a game that is drawn.
  const bool drawn = static_cast<Happening>(event.kind) == Happening::ended && event.args[0] == 1;
  cardplay::write_event<Starfighter>(
      json, event, set, viewers, kHappeningRows, drawn,
      [&](std::string_view name, int operand) { write_operand(json, name, operand, set); });
}

}  // namespace wardroom
