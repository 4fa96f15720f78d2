// A match or a view as JSON: the `state` of a trace, and what leaves for a client. Cards a viewer
// does not know are null.
#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

using namespace starfighter;

void write_card(JsonWriter& json, CardId card, const Set& set) {
  if (card == kUnknownCard)
    json.null();
  else
    json.value(set.id(card));
}

void write_pile(JsonWriter& json, const Match& match, const Set& set, int zone, bool top_first) {
  const auto pile = match.table.zone(zone);
  json.open_array();
  for (std::size_t i = 0; i < pile.size(); ++i)
    write_card(json, match.table.card(pile[top_first ? pile.size() - 1 - i : i]), set);
  json.close_array();
}

void write_copy(JsonWriter& json, const Match& match, const Set& set, Copy copy) {
  const Mark& mark = match.table.mark(copy);
  json.open_object();
  json.key("card");
  write_card(json, match.table.card(copy), set);
  json.member("face", mark.down() ? "down" : "up");
  json.member("pivoted", mark.pivoted());
  json.key("hit");
  json.open_array();
  for (const int lying : {0, 1}) json.value(mark.hits(printed_half(mark, lying)));
  json.close_array();
  json.key("shield_hit");
  json.open_array();
  for (const int lying : {0, 1}) json.value(mark.shield_hits(printed_half(mark, lying)));
  json.close_array();
  json.close_object();
}

void write_pending(JsonWriter& json, const Position& position) {
  const CardTable& table = position.match.table;
  const auto& pending = position.match.chain.pending;
  json.open_array();
  for (std::size_t i = 0; i < pending.size(); ++i) {
    if (i == 0 || pending[i].group != pending[i - 1].group) json.open_array();
    const Pending& effect = pending[i];
    json.open_object();
    json.member("at", spot_name(table.where(effect.copy)));
    const int lying = printed_half(table.mark(effect.copy), effect.half);
    json.member("half", lying == 0 ? "upper" : "lower");
    json.member("effect", symbol_of(shown(position, effect.copy).half[effect.half].effect));
    json.close_object();
    if (i + 1 == pending.size() || pending[i + 1].group != pending[i].group) json.close_array();
  }
  json.close_array();
}

// One deck and discard pile for both, or in Total War one for each, with the lists of cards as far
// as they are known (SF-TOTAL-08, SF-TOTAL-09; SF-R-54).
void write_decks(JsonWriter& json, const Match& match, const Set& set) {
  const bool own = match.mode == Mode::total_war;
  for (const bool deck : {true, false}) {
    json.key(deck ? "deck" : "discard");
    if (own) json.open_array();
    for (const Seat seat : {Seat::a, Seat::b})
      if (own || seat == Seat::a)
        write_pile(json, match, set, deck ? deck_of(match, seat) : discard_of(match, seat), deck);
    if (own) json.close_array();
  }
  if (!own) return;
  for (const bool list : {true, false}) {
    json.key(list ? "list" : "shown");
    json.open_array();
    for (const CardSet& cards : list ? match.decks : match.shown) {
      if (list && cards.empty()) {
        json.null();
        continue;
      }
      json.open_array();
      for (int card = 0; card < set.cards(); ++card)
        if (cards.contains(static_cast<CardId>(card)))
          write_card(json, static_cast<CardId>(card), set);
      json.close_array();
    }
    json.close_array();
  }
}

}  // namespace

void Starfighter::write_seats(JsonWriter& json, const Match& match, const Set& set) {
  json.open_array();
  for (const std::int8_t cruiser : match.cruiser) {
    json.open_object();
    json.key("cruiser");
    if (cruiser == Setup::kChosenInPlay)
      json.null();
    else
      json.value(set.cruiser(cruiser).name);
    json.close_object();
  }
  json.close_array();
}

void Starfighter::write(JsonWriter& json, const Match& match, const Set& set) {
  const auto seat_name = [](Seat seat) { return std::string(1, letter(seat)); };
  json.open_object();
  json.member("round", match.round);
  json.member("phase", name_of(match.phase));
  json.member("initiative", seat_name(match.initiative));
  json.member("shift", match.shift);
  json.key("armor");
  json.open_array();
  for (const std::int16_t armor : match.armor) json.value(armor);
  json.close_array();
  json.key("passed");
  json.open_array();
  for (const bool passed : match.passed) json.value(passed);
  json.close_array();
  write_decks(json, match, set);
  for (const int zone : {int{kHand}, int{kAside}}) {
    json.key(zone == kHand ? "hand" : "aside");
    json.open_array();
    for (const int seat : {0, 1}) write_pile(json, match, set, zone + seat, false);
    json.close_array();
  }
  json.key("sectors");
  json.open_object();
  for (Sector sector = 0; sector < kSectors; ++sector) {
    json.key(sector_name(sector));
    json.open_array();
    for (const Copy copy : match.table.zone(zone_of(sector))) write_copy(json, match, set, copy);
    json.close_array();
  }
  json.close_object();
  json.key("pending");
  write_pending(json, {match, set});
  json.close_object();
}

}  // namespace wardroom
