// A match or a view as JSON: the `state` of a trace, and what leaves for a client. Cards a viewer
// does not know are null. Places are written as in options: a.c.1.
#include "cardplay/state_json.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/protocol/json_rules.hpp"
#include "games/wingcommander/scenes/figure_texts.hpp"

namespace wardroom {
namespace {

using namespace wingcommander;

class StateWriter : cardplay::StateJson<WingCommander> {
 public:
  StateWriter(JsonWriter& json, const Position& position)
      : StateJson(json, position.match, position.set), position_(position) {}

  // Draw piles from the top.
  void write() {
    object([&] {
      json_.member("turn", match_.turn);
      json_.member("phase", name_of(match_.phase));
      seat("active", match_.active);
      values("power", match_.power);
      values("hits", match_.hits);
      by_seat("deck", [&](Seat seat) { pile(zone_of(kDeck, seat), true); });
      by_seat("discard", [&](Seat seat) { pile(zone_of(kDiscard, seat)); });
      by_seat("hand", [&](Seat seat) { pile(zone_of(kHand, seat)); });
      by_seat("orders", [&](Seat seat) { pile(zone_of(kOrders, seat)); });
      by_seat("ready", [&](Seat seat) { laid_out(zone_of(kReady, seat)); });
      by_seat("brig", [&](Seat seat) { laid_out(zone_of(kBrig, seat)); });
      object("map", [&] {
        for (int point = 0; point < kNavPoints; ++point) nav_point_of_map(nav_point(point));
      });
      json_.key("pending");
      pile(kPending);
      json_.key("combat");
      combat();
      points("fought", match_.fought);
      points("guarded", match_.guarded);
      by_seat("held", [&](Seat seat) { held(seat); });
      json_.member("idle", match_.idle_turns);
      json_.member("eventful", match_.eventful);
      by_seat("opening", [&](Seat seat) { deck_list(match_.opening[index(seat)]); });
      by_seat("list", [&](Seat seat) {
        if (match_.decks[index(seat)].empty())
          json_.null();
        else
          deck_list(match_.decks[index(seat)]);
      });
      json_.key("rules_under_way");
      write_rules_under_way(json_, position_);
    });
  }

 private:
  void deck_list(std::span<const CardId> cards) {
    list(cards, [&](CardId id) { card(id); });
  }

  void laid_out(int zone) {
    list(match_.table.zone(zone), [&](Copy copy) { whole_card(copy); });
  }

  // A card in play with what it is worth and everything that lies on it.
  void whole_card(Copy copy) {
    const Mark& mark = match_.table.mark(copy);
    object([&] {
      card("card", position_.card_id(copy));
      seat("owner", match_.owner(copy));
      json_.member("tapped", mark.has(Mark::tapped));
      json_.member("moved", mark.has(Mark::moved));
      json_.member("used", mark.has(Mark::used));
      json_.member("rescued", mark.has(Mark::rescued));
      if (position_.is(copy, Type::fighter)) object("values", [&] { values_now(copy); });
      array("attached", [&] {
        for (const Copy on : match_.table.zone(kAttached))
          if (match_.table.host(on) == copy) whole_card(on);
      });
    });
  }

  // A value the Flight has not is null.
  void values_now(Copy flight) {
    for (const Value value : kAllValues) {
      const auto now = value_of(position_, flight, value);
      member_or_null(name_of(value), now.has_value(), [&] { return *now; });
    }
  }

  void nav_point_of_map(NavPoint point) {
    object(point_name(point), [&] {
      json_.key("modifier");
      if (const Copy modifier = modifier_at(position_, point); modifier != kNoCopy)
        whole_card(modifier);
      else
        json_.null();
      by_seat("flights", [&](Seat seat) { laid_out(flights_zone(point, seat)); });
    });
  }

  void points(std::string_view name, std::uint8_t bits) {
    array(name, [&] {
      for (int point = 0; point < kNavPoints; ++point)
        if ((bits & bit(nav_point(point))) != 0) json_.value(point_name(nav_point(point)));
    });
  }

  void held(Seat seat) {
    object([&] {
      for (int point = 0; point < kNavPoints; ++point)
        if (const int turns = match_.held[index(seat)][static_cast<std::size_t>(point)]; turns > 0)
          json_.member(point_name(nav_point(point)), turns);
    });
  }

  void combat() {
    const Combat& combat = match_.combat;
    if (combat.battle == Battle::none) return json_.null();
    object([&] {
      json_.member("battle", name_of(combat.battle));
      json_.member("at", point_name(combat.where));
      json_.member("step", combat_step(match_));
      array("engaged", [&] {
        for (int i = 0; i < 4; ++i)
          if (combat.engaged[static_cast<std::size_t>(i)].flight != kNoCopy) engaged(i);
      });
      array("plays", [&] {
        for (std::size_t i = 0; i < combat.plays.size(); ++i) play(i);
      });
    });
  }

  void place_or_null(std::string_view name, int engaged) {
    const std::string place = engaged_name(position_, engaged);
    member_or_null(name, place != "none", [&]() -> std::string_view { return place; });
  }

  void engaged(int i) {
    const Engaged& flight = match_.combat.engaged[static_cast<std::size_t>(i)];
    object([&] {
      place_or_null("at", i);
      place_or_null("across", across(match_.combat, i));
      json_.member("role", name_of(flight.role));
      json_.member("played", flight.played);
      json_.member("maneuvers", flight.maneuvers);
      values("spent", flight.medals);
      json_.member("medals", medals_left(position_, flight));
      json_.member("share", flight.share);
      json_.member("doomed", flight.doomed);
    });
  }

  void play(std::size_t i) {
    const Play& play = match_.combat.plays[i];
    object([&] {
      card("card", position_.card_id(play.copy));
      place_or_null("by", play.by);
      place_or_null("on", play.target < 4 ? play.target : -1);
      card("named", play.named);
      json_.member("works", works(position_, i));
    });
  }

  const Position& position_;
};

}  // namespace

void WingCommander::write_seats(JsonWriter& json, const Match&, const Set& set) {
  json.open_array();
  for (const Seat seat : kBothSeats) {
    const Carrier& carrier = set.carrier(seat);
    json.open_object();
    json.member("side", name_of(seat == kKilrathi ? Side::kilrathi : Side::terran));
    json.member("carrier", carrier.name);
    json.member("attack", carrier.attack);
    json.member("defence", carrier.defence);
    json.close_object();
  }
  json.close_array();
}

void WingCommander::write(JsonWriter& json, const Match& match, const Set& set) {
  StateWriter(json, {match, set}).write();
}

}  // namespace wardroom
