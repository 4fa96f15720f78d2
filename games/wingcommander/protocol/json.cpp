// A match or a view as JSON: the `state` of a trace, and what leaves for a client. Cards a viewer
// does not know are null. Places are written as in options: a.c.1.
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/protocol/json_rules.hpp"
#include "games/wingcommander/scenes/figure_texts.hpp"

namespace wardroom {
namespace {

using namespace wingcommander;

class StateWriter {
 public:
  StateWriter(JsonWriter& json, const Position& position) : json_(json), position_(position) {}

  void write() {
    const Match& match = position_.match;
    json_.open_object();
    json_.member("turn", match.turn);
    json_.member("phase", name_of(match.phase));
    json_.member("active", std::string(1, letter(match.active)));
    by_seat("power", [&](Seat seat) { json_.value(match.power[index(seat)]); });
    by_seat("hits", [&](Seat seat) { json_.value(match.hits[index(seat)]); });
    piles();
    by_seat("ready", [&](Seat seat) { laid_out(zone_of(kReady, seat)); });
    by_seat("brig", [&](Seat seat) { laid_out(zone_of(kBrig, seat)); });
    json_.key("map");
    json_.open_object();
    for (int point = 0; point < kNavPoints; ++point) nav_point_of_map(nav_point(point));
    json_.close_object();
    json_.key("pending");
    pile(kPending, false);
    json_.key("combat");
    combat();
    points("fought", match.fought);
    points("guarded", match.guarded);
    by_seat("held", [&](Seat seat) { held(seat); });
    json_.member("idle", match.idle_turns);
    json_.member("eventful", match.eventful);
    by_seat("opening", [&](Seat seat) { list(match.opening[index(seat)]); });
    by_seat("list", [&](Seat seat) {
      if (match.decks[index(seat)].empty())
        json_.null();
      else
        list(match.decks[index(seat)]);
    });
    json_.key("rules_under_way");
    write_rules_under_way(json_, position_);
    json_.close_object();
  }

 private:
  template <class Visitor>
  void by_seat(std::string_view name, Visitor visit) {
    json_.key(name);
    json_.open_array();
    for (const Seat seat : kBothSeats) visit(seat);
    json_.close_array();
  }

  void card(CardId id) {
    if (id == kUnknownCard)
      json_.null();
    else
      json_.value(position_.set.text(id).id);
  }

  void list(std::span<const CardId> cards) {
    json_.open_array();
    for (const CardId id : cards) card(id);
    json_.close_array();
  }

  void pile(int zone, bool top_first) {
    const auto cards = position_.table().zone(zone);
    json_.open_array();
    for (std::size_t i = 0; i < cards.size(); ++i)
      card(position_.card_id(cards[top_first ? cards.size() - 1 - i : i]));
    json_.close_array();
  }

  // Draw piles from the top.
  void piles() {
    by_seat("deck", [&](Seat seat) { pile(zone_of(kDeck, seat), true); });
    by_seat("discard", [&](Seat seat) { pile(zone_of(kDiscard, seat), false); });
    by_seat("hand", [&](Seat seat) { pile(zone_of(kHand, seat), false); });
    by_seat("orders", [&](Seat seat) { pile(zone_of(kOrders, seat), false); });
  }

  void laid_out(int zone) {
    json_.open_array();
    for (const Copy copy : position_.table().zone(zone)) whole_card(copy);
    json_.close_array();
  }

  // A card in play with what it is worth and everything that lies on it.
  void whole_card(Copy copy) {
    const Mark& mark = position_.table().mark(copy);
    json_.open_object();
    json_.key("card");
    card(position_.card_id(copy));
    json_.member("owner", std::string(1, letter(position_.match.owner(copy))));
    json_.member("tapped", mark.has(Mark::tapped));
    json_.member("moved", mark.has(Mark::moved));
    json_.member("used", mark.has(Mark::used));
    json_.member("rescued", mark.has(Mark::rescued));
    if (position_.is(copy, Type::fighter)) {
      json_.key("values");
      values(copy);
    }
    json_.key("attached");
    json_.open_array();
    for (const Copy on : position_.table().zone(kAttached))
      if (position_.table().host(on) == copy) whole_card(on);
    json_.close_array();
    json_.close_object();
  }

  // As they are now; a value the Flight has not is null.
  void values(Copy flight) {
    json_.open_object();
    for (const Value value : kAllValues) {
      json_.key(name_of(value));
      if (const auto now = value_of(position_, flight, value))
        json_.value(*now);
      else
        json_.null();
    }
    json_.close_object();
  }

  void nav_point_of_map(NavPoint point) {
    json_.key(point_name(point));
    json_.open_object();
    json_.key("modifier");
    if (const Copy modifier = modifier_at(position_, point); modifier != kNoCopy)
      whole_card(modifier);
    else
      json_.null();
    by_seat("flights", [&](Seat seat) { laid_out(flights_zone(point, seat)); });
    json_.close_object();
  }

  void points(std::string_view name, std::uint8_t bits) {
    json_.key(name);
    json_.open_array();
    for (int point = 0; point < kNavPoints; ++point)
      if ((bits & bit(nav_point(point))) != 0) json_.value(point_name(nav_point(point)));
    json_.close_array();
  }

  void held(Seat seat) {
    json_.open_object();
    for (int point = 0; point < kNavPoints; ++point)
      if (const int turns = position_.match.held[index(seat)][static_cast<std::size_t>(point)];
          turns > 0)
        json_.member(point_name(nav_point(point)), turns);
    json_.close_object();
  }

  void combat() {
    const Combat& combat = position_.match.combat;
    if (combat.battle == Battle::none) return json_.null();
    json_.open_object();
    json_.member("battle", name_of(combat.battle));
    json_.member("at", point_name(combat.where));
    json_.member("step", combat_step(position_.match));
    json_.key("engaged");
    json_.open_array();
    for (int i = 0; i < 4; ++i)
      if (combat.engaged[static_cast<std::size_t>(i)].flight != kNoCopy) engaged(i);
    json_.close_array();
    json_.key("plays");
    json_.open_array();
    for (std::size_t i = 0; i < combat.plays.size(); ++i) play(i);
    json_.close_array();
    json_.close_object();
  }

  void place_or_null(std::string_view name, int engaged) {
    json_.key(name);
    const std::string place = engaged_name(position_, engaged);
    if (place == "none")
      json_.null();
    else
      json_.value(place);
  }

  void engaged(int i) {
    const Engaged& flight = position_.match.combat.engaged[static_cast<std::size_t>(i)];
    json_.open_object();
    place_or_null("at", i);
    place_or_null("across", across(position_.match.combat, i));
    json_.member("role", name_of(flight.role));
    json_.member("played", flight.played);
    json_.member("maneuvers", flight.maneuvers);
    json_.key("spent");
    json_.open_array();
    for (const std::uint8_t medals : flight.medals) json_.value(medals);
    json_.close_array();
    json_.member("medals", medals_left(position_, flight));
    json_.member("share", flight.share);
    json_.member("doomed", flight.doomed);
    json_.close_object();
  }

  void play(std::size_t i) {
    const Play& play = position_.match.combat.plays[i];
    json_.open_object();
    json_.key("card");
    card(position_.card_id(play.copy));
    place_or_null("by", play.by);
    place_or_null("on", play.target < 4 ? play.target : -1);
    json_.key("named");
    card(play.named);
    json_.member("works", works(position_, i));
    json_.close_object();
  }

  JsonWriter& json_;
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
