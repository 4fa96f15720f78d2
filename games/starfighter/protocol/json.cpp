// A match or a view as JSON: the `state` of a trace, and what leaves for a client. Cards a viewer
// does not know are null.
#include "cardplay/state_json.hpp"
#include "games/starfighter/game.hpp"

namespace wardroom {
namespace {

using namespace starfighter;

class StateWriter : cardplay::StateJson<Starfighter> {
 public:
  StateWriter(JsonWriter& json, const Match& match, const Set& set) : StateJson(json, match, set) {}

  void write() {
    object([&] {
      json_.member("round", match_.round);
      json_.member("phase", name_of(match_.phase));
      seat("initiative", match_.initiative);
      json_.member("shift", match_.shift);
      values("armor", match_.armor);
      values("passed", match_.passed);
      decks();
      by_seat("hand", [&](Seat seat) { pile(hand_of(seat)); });
      by_seat("aside", [&](Seat seat) { pile(aside_of(seat)); });
      object("sectors", [&] {
        for (Sector sector = 0; sector < kSectors; ++sector) {
          json_.key(sector_name(sector));
          list(match_.table.zone(zone_of(sector)), [&](Copy copy) { write(copy); });
        }
      });
      array("pending", [&] { pending(); });
    });
  }

 private:
  void write(Copy copy) {
    const Mark& mark = match_.table.mark(copy);
    object([&] {
      card("card", match_.table.card(copy));
      json_.member("face", mark.down() ? "down" : "up");
      json_.member("pivoted", mark.pivoted());
      const int upper = printed_half(mark, 0);
      const int lower = printed_half(mark, 1);
      values("hit", std::array{mark.hits(upper), mark.hits(lower)});
      values("shield_hit", std::array{mark.shield_hits(upper), mark.shield_hits(lower)});
    });
  }

  // A list for each group.
  void pending() {
    const auto& effects = match_.chain.pending;
    for (std::size_t i = 0; i < effects.size();) {
      const int group = effects[i].group;
      array([&] {
        for (; i < effects.size() && effects[i].group == group; ++i) write(effects[i]);
      });
    }
  }

  void write(const Pending& effect) {
    const int lying = printed_half(match_.table.mark(effect.copy), effect.half);
    const Face& face = shown({match_, set_}, effect.copy);
    object([&] {
      json_.member("at", spot_name(match_.table.where(effect.copy)));
      json_.member("half", lying == 0 ? "upper" : "lower");
      json_.member("effect", symbol_of(face.half[effect.half].effect));
    });
  }

  // One deck and discard pile for both, or in Total War one for each, with the lists of cards as
  // far as they are known (SF-TOTAL-08, SF-TOTAL-09; SF-R-54).
  void decks() {
    if (match_.mode != Mode::total_war) {
      json_.key("deck");
      pile(kDeck, true);
      json_.key("discard");
      pile(kDiscard);
      return;
    }
    by_seat("deck", [&](Seat seat) { pile(deck_of(match_, seat), true); });
    by_seat("discard", [&](Seat seat) { pile(discard_of(match_, seat)); });
    by_seat("list", [&](Seat seat) {
      const CardSet& deck = match_.decks[index(seat)];
      if (deck.empty())
        json_.null();
      else
        write(deck);
    });
    by_seat("shown", [&](Seat seat) { write(match_.shown[index(seat)]); });
  }

  void write(const CardSet& cards) {
    array([&] {
      for (int id = 0; id < set_.cards(); ++id)
        if (cards.contains(static_cast<CardId>(id))) card(static_cast<CardId>(id));
    });
  }
};

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
  StateWriter(json, match, set).write();
}

}  // namespace wardroom
