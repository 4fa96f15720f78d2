#include "games/wingcommander/protocol/json_rules.hpp"

#include "games/wingcommander/scenes/figure_texts.hpp"

namespace wardroom::wingcommander {
namespace {

// One object for each rule. A new kind of frame does not compile until it is written here.
class RuleWriter {
 public:
  RuleWriter(JsonWriter& json, const Position& position) : json_(json), position_(position) {}

  void operator()(const WholeGame&) { rule("game"); }
  void operator()(const ChooseOpening& frame) { rule("opening", frame.seat); }
  void operator()(const Turn&) { rule("turn", position_.match.active); }
  void operator()(const Muster&) { rule("muster", position_.match.active); }
  void operator()(const Scramble&) { rule("scramble", position_.match.active); }
  void operator()(const Movement& frame) {
    rule("movement", position_.match.active,
         [&] { json_.member("exchanged", print_points(frame.exchanged)); });
  }
  void operator()(const CombatPhase&) { rule("combat", position_.match.active); }
  void operator()(const Dogfight&) { rule("dogfight"); }
  void operator()(const BombingRun& frame) {
    rule("bombing", position_.match.active, [&] { json_.member("hits", frame.hits); });
  }
  void operator()(const Positioning&) { rule("positioning", defender(position_.match)); }
  void operator()(const Plays& frame) {
    rule("plays", frame.turn, [&] { json_.member("passes", frame.passes); });
  }
  void operator()(const SpendMedals& frame) { rule("medals", frame.seat); }
  void operator()(const DeclareRoles& frame) { rule("roles", frame.seat); }
  void operator()(const SplitFire&) { rule("split", defender(position_.match)); }
  void operator()(const Destruction&) { rule("destruction"); }
  void operator()(const GoHome&) { rule("home", position_.match.active); }
  void operator()(const Announce& frame) {
    rule("announce", frame.seat, [&] {
      json_.member("deed", name_of(frame.deed));
      json_.member("in_effect", frame.step > 1);
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
      json_.key("remembered");
      json_.open_array();
      for (const Copy copy : frame.registers)
        if (copy != kNoCopy)
          json_.value(place_name(position_.table().where(carrier_card(position_, copy))));
      json_.close_array();
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
  void operator()(const DiscardDown&) { rule("discard", position_.match.active); }

 private:
  void rule(std::string_view name) {
    json_.open_object();
    json_.member("rule", name);
    json_.close_object();
  }
  void rule(std::string_view name, Seat seat) {
    rule(name, seat, [] {});
  }
  template <class Details>
  void rule(std::string_view name, Seat seat, Details details) {
    json_.open_object();
    json_.member("rule", name);
    json_.member("seat", std::string(1, letter(seat)));
    details();
    json_.close_object();
  }

  void card(std::string_view name, CardId id) {
    json_.key(name);
    if (id == kUnknownCard)
      json_.null();
    else
      json_.value(position_.set.text(id).id);
  }
  void place(std::string_view name, Copy copy) {
    json_.key(name);
    if (copy == kNoCopy)
      json_.null();
    else
      json_.value(place_name(position_.table().where(carrier_card(position_, copy))));
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
      case Deed::split:
        json_.key("shares");
        json_.open_array();
        for (const int share : frame.shares()) json_.value(share);
        json_.close_array();
        return;
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
    json_.member("victim", std::string(1, letter(occasion.victim)));
    json_.member("at", point_name(nav_point(occasion.where)));
    json_.member("medals", occasion.medals);
  }

  JsonWriter& json_;
  const Position& position_;
};

}  // namespace

void write_rules_under_way(JsonWriter& json, const Position& position) {
  json.open_array();
  position.match.stack.visit_all(RuleWriter(json, position));
  json.close_array();
}

}  // namespace wardroom::wingcommander
