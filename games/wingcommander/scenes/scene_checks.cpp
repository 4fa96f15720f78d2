// What could not be so in a scene: cards where none of their kind can lie, persons twice in play,
// figures that contradict each other.
#include <algorithm>
#include <set>
#include <utility>

#include "games/wingcommander/game.hpp"
#include "games/wingcommander/scenes/scene.hpp"
#include "words/wingcommander_scene.hpp"

namespace wardroom::wingcommander {
namespace {

using Stage = ScenePlan::Stage;
namespace text = words::scene;

class Checker {
 public:
  Checker(const ScenePlan& plan, const Position& position, std::span<const SceneCard> cards,
          Language language, SceneFaults& faults)
      : plan_(plan), position_(position), cards_(cards), language_(language), faults_(faults) {}

  void check() {
    for (const SceneCard& card : cards_) {
      check_place(card);
      if (!card.written.attached) check_room(card);
      check_marks(card);
      if (is_in_play(card)) check_alone(card);
    }
    check_luck();
    check_turn();
    if (plan_.stage == Stage::setup) check_setup();
    if (plan_.combat && faults_.empty()) check_combat(*plan_.combat);
  }

 private:
  void fault(std::string key, std::string message) {
    faults_.push_back({std::move(key), 0, std::move(message)});
  }
  void fault(const SceneCard& card, std::string message) {
    faults_.push_back({zone_key(card.zone), card.written.at, std::move(message)});
  }

  void only_in(std::string_view phase, std::string key) {
    faults_.push_back(cardplay::only_in(std::move(key), phase, language_));
  }

  const CardData& data(const SceneCard& card) const {
    return position_.set.card(card.written.card);
  }
  const std::string& id(const SceneCard& card) const {
    return position_.set.text(card.written.card).id;
  }
  const SceneCard& host_of(const SceneCard& card) const {
    return cards_[static_cast<std::size_t>(card.host)];
  }
  static bool lies_in(const SceneCard& card, Zone zone) { return card.zone / 2 == zone / 2; }
  static bool is_in_play(const SceneCard& card) { return card.zone >= kReady; }

  // --- where cards lie ---

  void check_place(const SceneCard& card) {
    const Type type = data(card).type;
    const bool fits_there =
        card.written.attached ? fits_on(type, data(host_of(card)).type) : fits_in(type, card.zone);
    if (!fits_there) return fault(card, text::wrong_place(language_, id(card)));
    check_owner(card);
    if (card.written.attached) check_attached(card);
  }

  static bool fits_in(Type type, int zone) {
    if (zone < kReady) return type != Type::carrier;
    if (zone < kOrders)
      return type == Type::fighter || type == Type::pilot || type == Type::weapon ||
             type == Type::crew;
    if (zone < kBrig) return type == Type::orders;
    if (zone < kPending) return type == Type::pilot;
    return zone < kFlights ? type == Type::modifier : type == Type::fighter;
  }

  static bool fits_on(Type type, Type host) {
    if (type == Type::award) return host == Type::pilot;
    return host == Type::fighter &&
           (type == Type::pilot || type == Type::weapon || type == Type::damage);
  }

  // WC-DECK-03, WC-TRAITOR-01: only a pilot can serve the other side.
  void check_owner(const SceneCard& card) {
    if (data(card).is(Type::modifier) && is_in_play(card)) return;
    const bool theirs =
        lies_in(card, kBrig) || (card.written.attached && data(card).is(Type::damage));
    const Seat expected = theirs ? other(seat_of_zone(card.zone)) : seat_of_zone(card.zone);
    const bool may_serve = data(card).is(Type::pilot) && is_in_play(card) && !lies_in(card, kBrig);
    if (card.owner != expected && !may_serve)
      fault(card, text::other_side(language_, id(card), letter(expected)));
  }

  void check_attached(const SceneCard& card) {
    const Type type = data(card).type;
    const bool ready = lies_in(card, kReady);
    if (type == Type::damage && ready) fault(card, text::damage_at_home(language_));
    const bool assembling = seat_of_zone(card.zone) == plan_.active &&
                            (plan_.stage == Stage::scramble || plan_.stage == Stage::movement);
    if (ready && !assembling && (type == Type::pilot || type == Type::weapon))
      fault(card, text::falls_apart(language_));
    for (const SceneCard& earlier : cards_) {
      if (&earlier == &card) return;
      if (!earlier.written.attached || earlier.host != card.host) continue;
      if (type == Type::pilot && data(earlier).is(Type::pilot))
        fault(card, text::second_pilot(language_));
      if (type == Type::award && earlier.written.card == card.written.card)
        fault(card, text::same_award(language_));
    }
  }

  // WC-PILOT-01, WC-CREW-01, WC-CAPITAL-02.
  void check_alone(const SceneCard& card) {
    const CardData& mine = data(card);
    for (const SceneCard& earlier : cards_) {
      if (&earlier == &card) return;
      if (!is_in_play(earlier)) continue;
      if (mine.person != 0 && data(earlier).person == mine.person)
        return fault(card, text::person_twice(language_, id(card)));
      if (mine.capital && data(earlier).capital && data(earlier).title == mine.title)
        return fault(card, text::capital_twice(language_, id(card)));
    }
  }

  // A traitor who came back, what lies tapped, what has moved or was used this turn.
  void check_marks(const SceneCard& card) {
    const Mark& mark = card.written.mark;
    const bool loose = lies_in(card, kReady) && !card.written.attached;
    const bool pilot = data(card).is(Type::pilot);
    const bool own = card.owner == seat_of_zone(card.zone);
    if (mark.has(Mark::tapped) && !(loose && (pilot || data(card).is(Type::crew))))
      fault(card, text::tapped(language_));
    if (mark.has(Mark::moved) && !(data(card).is(Type::fighter) && is_in_play(card) && own &&
                                   card.owner == plan_.active && plan_.stage >= Stage::movement))
      fault(card, text::moved(language_));
    if (mark.has(Mark::rescued) && !(pilot && is_in_play(card) && (own || lies_in(card, kBrig))))
      fault(card, text::rescued(language_));
    if (mark.has(Mark::used) && !lies_in(card, kReady) && !(pilot && is_in_play(card)))
      fault(card, text::used(language_));
  }

  // --- how many ---

  void check_room(const SceneCard& card) {
    const bool modifier = card.zone >= kModifiers && card.zone < kFlights;
    if (modifier && !is_plain(nav_point(card.zone - kModifiers)))
      fault(card, text::not_plain(language_));
    const auto there = std::count_if(cards_.data(), &card, [&](const SceneCard& earlier) {
      return earlier.zone == card.zone && !earlier.written.attached;
    });
    if (modifier && there >= 1) fault(card, text::one_modifier(language_));
    if (lies_in(card, kOrders) && there >= 1) fault(card, text::one_order(language_));
    if (is_flights_zone(card.zone) && there >= 2) fault(card, text::two_flights(language_));
  }

  void check_luck() {
    std::set<std::pair<Seat, int>> seen;  // WC-DECK-04
    for (const SceneCard& card : cards_)
      if (data(card).is(Type::luck) && !seen.emplace(card.owner, data(card).title).second)
        fault(card, text::luck_twice(language_, id(card)));
  }

  // --- figures ---

  // WC-TURN-01, WC-TURN-02: a plays the odd turns.
  void check_turn() {
    if (plan_.turn && (*plan_.turn % 2 == 1) != (plan_.active == Seat::a))
      fault("turn", text::turn(language_, *plan_.turn));
    if (plan_.stage != Stage::setup)
      for (const Seat seat : kBothSeats)
        if (!plan_.opening[index(seat)].empty())
          only_in("setup", std::string(1, letter(seat)) + ".opening");
    if (plan_.stage == Stage::combat) return;
    if (plan_.combat) only_in("combat", "combat");
    if (plan_.guarded != 0) only_in("combat", "guarded");
    if (plan_.fought != 0 && plan_.stage != Stage::discard) only_in("combat", "fought");
  }

  // Before the first turn the cards are in the decks, and nothing has happened.
  void check_setup() {
    for (const SceneCard& card : cards_)
      if (card.zone >= kDiscard) fault(card, text::before_game(language_));
    for (const Seat seat : kBothSeats) {
      const std::string key = {letter(seat), '.'};
      if (plan_.power[index(seat)]) fault(key + "power", text::before_game(language_));
      if (plan_.hits[index(seat)] > 0) fault(key + "hits", text::before_game(language_));
    }
    if (plan_.turn) fault("turn", text::before_game(language_));
  }

  void check_combat(const CombatPlan& combat) {
    const Refusal refusal = combat.wing ? can_bomb(position_, plan_.active, combat.at, *combat.wing)
                                        : can_attack(position_, plan_.active, combat.at);
    if (refusal) fault("combat", WingCommander::sentence(refusal, position_.set, language_));
    using Step = CombatPlan::Step;
    const bool ship_step = combat.step == Step::split;
    const bool fighter_step = combat.step == Step::positioning || combat.step == Step::roles;
    if (combat.wing ? fighter_step : ship_step)
      fault("combat",
            combat.wing ? text::no_such_step_ship(language_) : text::no_such_step(language_));
    const bool turns =
        combat.step == Step::plays || combat.step == Step::medals || combat.step == Step::roles;
    if (combat.turn && !turns) fault("combat", text::no_turns(language_));
    if (combat.wing && combat.turn && *combat.turn != plan_.active)
      fault("combat", text::attacker_alone(language_));
    if (combat.passes > 0 && !(combat.turn && combat.step == Step::plays && !combat.wing))
      fault("combat", text::passes(language_));
  }

  const ScenePlan& plan_;
  const Position& position_;
  std::span<const SceneCard> cards_;
  Language language_;
  SceneFaults& faults_;
};

}  // namespace

void check_scene(const ScenePlan& plan, const Position& position, std::span<const SceneCard> cards,
                 Language language, SceneFaults& faults) {
  Checker(plan, position, cards, language, faults).check();
}

}  // namespace wardroom::wingcommander
