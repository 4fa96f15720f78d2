#include "games/wingcommander/protocol/json_rules.hpp"

#include "cardplay/state_json.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/scenes/figure_texts.hpp"

namespace wardroom::wingcommander {
namespace {

// One object for each rule. A new kind of frame does not compile until it is written here.
class RuleWriter : cardplay::StateJson<WingCommander> {
 public:
  RuleWriter(JsonWriter& json, const Position& position)
      : StateJson(json, position.match, position.set), position_(position) {}

  void operator()(const WholeGame&) { rule("game"); }
  void operator()(const ChooseOpening& frame) { rule("opening", frame.seat); }
  void operator()(const Turn&) { rule("turn", match_.active); }
  void operator()(const Muster&) { rule("muster", match_.active); }
  void operator()(const Scramble&) { rule("scramble", match_.active); }
  void operator()(const Movement& frame) {
    rule("movement", match_.active,
         [&] { json_.member("exchanged", print_points(frame.exchanged)); });
  }
  void operator()(const CombatPhase&) { rule("combat", match_.active); }
  void operator()(const Dogfight&) { rule("dogfight"); }
  void operator()(const BombingRun& frame) {
    rule("bombing", match_.active, [&] { json_.member("hits", frame.hits); });
  }
  void operator()(const Positioning&) { rule("positioning", defender(match_)); }
  void operator()(const Plays& frame) {
    rule("plays", frame.turn, [&] { json_.member("passes", frame.passes); });
  }
  void operator()(const SpendMedals& frame) { rule("medals", frame.seat); }
  void operator()(const DeclareRoles& frame) { rule("roles", frame.seat); }
  void operator()(const SplitFire&) { rule("split", defender(match_)); }
  void operator()(const Destruction&) { rule("destruction"); }
  void operator()(const GoHome&) { rule("home", match_.active); }
  void operator()(const Announce& frame) {
    rule("announce", frame.seat, [&] {
      json_.member("deed", name_of(frame.deed));
      json_.member("in_effect", frame.step > cardplay::kWaits);
      subject(frame);
    });
  }
  // Who has passed is nobody's business: luck.cpp.
  void operator()(const Window& frame) {
    rule("window", frame.turn, [&] { json_.member("moment", name_of(frame.moment)); });
  }
  void operator()(const Script& frame) {
    rule("script", frame.you, [&] {
      card("card", position_.card_id(frame.card));
      json_.member("step", frame.next);
      place("on", frame.chosen);
      place("picked", frame.picked[0]);
      array("remembered", [&] {
        for (const Copy copy : frame.registers)
          if (copy != kNoCopy) json_.value(place_of(copy));
      });
    });
  }
  void operator()(const PayMedals& frame) {
    rule("pay", frame.seat, [&] { json_.member("need", frame.need); });
  }
  void operator()(const RevealOrder& frame) {
    rule("reveal", frame.seat, [&] { occasion(frame.occasion); });
  }
  void operator()(const AgreeToSwap& frame) {
    rule("swap", frame.seat, [&] {
      place("captive", frame.theirs);
      place("wanted", frame.ours);
    });
  }
  void operator()(const DiscardDown&) { rule("discard", match_.active); }

 private:
  void rule(std::string_view name) {
    object([&] { json_.member("rule", name); });
  }
  void rule(std::string_view name, Seat whose) {
    rule(name, whose, [] {});
  }
  template <class Details>
  void rule(std::string_view name, Seat whose, Details details) {
    object([&] {
      json_.member("rule", name);
      seat("seat", whose);
      details();
    });
  }

  std::string place_of(Copy copy) const {
    return place_name(position_.table().where(carrier_card(position_, copy)));
  }
  void place(std::string_view name, Copy copy) {
    member_or_null(name, copy != kNoCopy, [&] { return place_of(copy); });
  }

  // What is announced, by its deed.
  void subject(const Announced& frame) {
    switch (frame.deed) {
      case Deed::muster:
      case Deed::order: card("card", position_.card_id(frame.card())); return;
      case Deed::station:
        card("card", position_.card_id(frame.card()));
        json_.member("at", point_name(frame.point()));
        return;
      case Deed::award:
      case Deed::luck:
        card("card", position_.card_id(frame.card()));
        place("on", frame.target());
        return;
      case Deed::maneuver:
      case Deed::damage:
        card("card", position_.card_id(frame.card()));
        json_.member("by", engaged_name(position_, frame.engaged()));
        card("named", frame.named());
        return;
      case Deed::move:
        place("flight", frame.flight());
        json_.member("to", point_name(frame.point()));
        return;
      case Deed::launch:
      case Deed::recall: place("flight", frame.flight()); return;
      case Deed::attack: json_.member("at", point_name(frame.point())); return;
      case Deed::positioning: json_.member("crossed", frame.crossed()); return;
      case Deed::medal:
        json_.member("flight", engaged_name(position_, frame.engaged()));
        json_.member("value", name_of(frame.value()));
        return;
      case Deed::split: values("shares", frame.shares()); return;
      case Deed::interrogate:
        place("captive", frame.captive());
        json_.member("looks_at", frame.looked_at() == kHandCards ? "hand" : "pile");
        return;
      case Deed::execute: place("captive", frame.captive()); return;
      case Deed::swap_captives:
        place("captive", frame.captive());
        place("wanted", frame.wanted());
        return;
      case Deed::roles: return;
    }
  }

  void occasion(const Occasion& occasion) {
    constexpr std::array<std::string_view, 5> names = {"none", "flight_destroyed", "carrier_hit",
                                                       "capital_destroyed", "turn_ended"};
    json_.member("occasion", names[static_cast<std::size_t>(occasion.kind)]);
    seat("victim", occasion.victim);
    json_.member("at", point_name(nav_point(occasion.where)));
    json_.member("medals", occasion.medals);
  }

  const Position& position_;
};

}  // namespace

void write_rules_under_way(JsonWriter& json, const Position& position) {
  json.open_array();
  position.match.stack.visit_all(RuleWriter(json, position));
  json.close_array();
}

}  // namespace wardroom::wingcommander
