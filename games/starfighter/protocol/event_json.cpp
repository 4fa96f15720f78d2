// What happened as JSON: the operands of every kind of event by name, for the page's log and
// animation. Only what the viewers may know: every card goes through `card_for`.
#include "games/starfighter/game.hpp"
#include "games/starfighter/rules/events.hpp"

namespace wardroom {
namespace starfighter {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Happening::count)> kNames = {
    "first_player",  "cruiser_taken",    "round_begins",    "drawn",
    "draw_lost",     "reshuffled",       "own_reshuffled",  "set_aside",
    "aside_taken",   "played",           "passed",          "initiative_taken",
    "triggered",     "effect_lost",      "effect_skipped",  "chain_cut",
    "moved",         "pivoted",          "rolled",          "destroyed",
    "tokens_placed", "shields_hit",      "tokens_returned", "absorbed",
    "armor_lost",    "shifted",          "stayed",          "order_chosen",
    "battle",        "initiative_given", "shields_recover", "ended"};
static_assert(!kNames.back().empty(), "every happening has a name");

// Whether it is somebody's in particular.
bool has_seat(const Event& event) {
  switch (static_cast<Happening>(event.kind)) {
    case Happening::round_begins:
    case Happening::reshuffled:
    case Happening::chain_cut:
    case Happening::tokens_returned:
    case Happening::battle:
    case Happening::shields_recover: return false;
    case Happening::ended: return event.args[0] == 0;
    default: return true;
  }
}

bool has_card(Happening what) {
  switch (what) {
    case Happening::drawn:
    case Happening::aside_taken:
    case Happening::played:
    case Happening::triggered:
    case Happening::effect_lost:
    case Happening::moved:
    case Happening::pivoted:
    case Happening::rolled:
    case Happening::destroyed:
    case Happening::tokens_placed:
    case Happening::shields_hit:
    case Happening::tokens_returned: return true;
    default: return false;
  }
}

void write_spot(JsonWriter& json, std::string_view name, int operand) {
  json.member(name, spot_name(operand_spot(operand)));
}

void write_pair(JsonWriter& json, std::string_view name, int x, int y) {
  json.key(name);
  json.open_array();
  json.value(x);
  json.value(y);
  json.close_array();
}

void write_side(JsonWriter& json, int side) {
  json.member("side", side == kLeft ? "left" : "right");
}

void write_operands(JsonWriter& json, const Event& event, const Set& set) {
  const auto& args = event.args;
  switch (static_cast<Happening>(event.kind)) {
    case Happening::cruiser_taken: json.member("cruiser", set.cruiser(args[0]).name); break;
    case Happening::round_begins: json.member("round", int{args[0]}); break;
    case Happening::reshuffled:
    case Happening::own_reshuffled:
    case Happening::tokens_returned:
    case Happening::absorbed: json.member("count", int{args[0]}); break;
    case Happening::played:
      json.member("down", args[0] == 1);
      write_spot(json, "at", args[1]);
      break;
    case Happening::triggered:
      json.member("effect", symbol_of(static_cast<Effect>(args[0])));
      write_spot(json, "at", args[1]);
      json.member("half", args[2] == 0 ? "upper" : "lower");
      break;
    case Happening::effect_lost:
    case Happening::effect_skipped:
      json.member("effect", symbol_of(static_cast<Effect>(args[0])));
      break;
    case Happening::chain_cut: json.member("cut", args[0] == 0 ? "repeats" : "too_long"); break;
    case Happening::moved:
      write_spot(json, "at", args[0]);
      write_spot(json, "to", args[1]);
      break;
    case Happening::pivoted: write_spot(json, "at", args[0]); break;
    case Happening::rolled:
    case Happening::destroyed:
      write_spot(json, "at", args[0]);
      json.member("down", args[1] == 1);
      break;
    case Happening::tokens_placed:
      write_spot(json, "at", args[0]);
      write_pair(json, "tokens", args[1], args[2]);
      break;
    case Happening::shields_hit:
      write_spot(json, "at", args[0]);
      json.member("count", int{args[1]});
      break;
    case Happening::armor_lost:
      json.member("count", int{args[0]});
      json.member("left", int{args[1]});
      break;
    case Happening::shifted:
      write_side(json, args[0]);
      json.member("shift", int{args[1]});
      break;
    case Happening::order_chosen: write_side(json, args[0]); break;
    case Happening::battle:
      json.member("a", sector_name(args[0]));
      json.member("b", sector_name(args[1]));
      write_pair(json, "tokens", args[2], args[3]);
      break;
    default: break;
  }
}

}  // namespace

std::string_view name_of(Happening what) {
  return kNames[static_cast<std::size_t>(what)];
}

}  // namespace starfighter

using namespace starfighter;

void Starfighter::write_event(JsonWriter& json, const Event& event, const Set& set,
                              SeatSet viewers) {
  const auto what = static_cast<Happening>(event.kind);
  json.member("kind", name_of(what));
  json.key("seat");
  if (has_seat(event))
    json.value(std::string(1, letter(event.seat)));
  else
    json.null();
  if (has_card(what)) {
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
