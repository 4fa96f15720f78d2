// Steps 3 and 4 of a combat: Maneuvers, Battle Damage and Medal Points (WC-COMBAT-10, WC-COMBAT-11,
// WC-COMBAT-12, WC-COMBAT-13, WC-COMBAT-14, WC-COMBAT-15, WC-MANEUVER, WC-DAMAGE, WC-MEDAL-08,
// WC-MEDAL-09, WC-MEDAL-10, WC-MEDAL-11, WC-R-13, WC-R-23, WC-R-24, WC-R-25, WC-R-29).
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

const Engaged& engaged_at(const Position& position, int i) {
  return position.match.combat.engaged[static_cast<std::size_t>(i)];
}

// The own Flight of that lane in this combat, or -1.
int engaged_by(const Position& position, Seat seat, int lane) {
  const int i = engaged_index(seat, lane);
  return engaged_at(position, i).flight == kNoCopy ? -1 : i;
}

bool has_played(const Position& position, int engaged, CardId card) {
  for (const Play& play : position.match.combat.plays)
    if (play.by == engaged && position.card_id(play.copy) == card) return true;
  return false;
}

// WC-MANEUVER-11, WC-MANEUVER-12: a title that a working negation has named for this Flight.
bool is_barred(const Position& position, int engaged, CardId card) {
  const auto& plays = position.match.combat.plays;
  for (std::size_t i = 0; i < plays.size(); ++i)
    if (plays[i].named == card && plays[i].target == engaged && works(position, i)) return true;
  return false;
}

// What Maneuver and Battle Damage have in common: WC-MANEUVER-02, WC-MANEUVER-03, WC-MANEUVER-09,
// WC-DAMAGE-03, WC-DAMAGE-06.
Refusal check_play(const Position& position, CardId card, int engaged) {
  const Engaged& flight = engaged_at(position, engaged);
  const int arrows = position.set.card(card).arrows;
  const bool damage = position.set.card(card).is(Type::damage);
  if (!in_hand(position, engaged_seat(engaged), card)) return refuse(Reason::not_in_hand, card);
  const int spot = spot_of(position, flight.flight);
  if (has_played(position, engaged, card))
    return refuse(damage ? Reason::same_damage : Reason::same_card, card, spot);
  const int maneuver = counted(position, flight.flight, Value::maneuver);
  if (arrows > maneuver)
    return refuse(damage ? Reason::damage_too_hard : Reason::too_difficult, card, arrows, maneuver);
  if (flight.played >= maneuver) return refuse(Reason::no_more_cards, spot, maneuver);
  return kAllowed;
}

// The titles a negating Maneuver may name: any Maneuver of the other side.
template <class Visitor>
void each_title(const Position& position, Seat enemy, Visitor visit) {
  for (int card = 0; card < position.set.cards(); ++card) {
    const CardData& data = position.set.card(static_cast<CardId>(card));
    if (data.is(Type::maneuver) && fits(data.side, enemy)) visit(static_cast<CardId>(card));
  }
}

void list_medals(const Position& position, Seat seat, OptionList& list) {
  for (int lane = 0; lane < 2; ++lane) {
    const int i = engaged_index(seat, lane);
    const Engaged& flight = engaged_at(position, i);
    if (flight.flight == kNoCopy || medals_left(position, flight) == 0) continue;
    for (const Value value : kAllValues)
      if (!can_spend_medal(position, i, value))
        list.push_back(make_option(Verb::medal, lane, static_cast<int>(value)));
  }
}

Refusal check_medal(const Position& position, Seat seat, const Option& option) {
  const int i = engaged_by(position, seat, option.args[0]);
  if (i < 0) return refuse(Reason::not_engaged, option.args[0]);
  return can_spend_medal(position, i, static_cast<Value>(option.args[1]));
}

Flow announce_medal(Referee& referee, Seat seat, const Option& option) {
  const int i = engaged_by(referee, seat, option.args[0]);
  return announce(referee, {Deed::medal, seat, 0, static_cast<std::uint8_t>(i),
                            static_cast<std::uint8_t>(option.args[1])});
}

bool has_medals(const Position& position, Seat seat) {
  for (int lane = 0; lane < 2; ++lane) {
    const Engaged& flight = engaged_at(position, engaged_index(seat, lane));
    if (flight.flight != kNoCopy && medals_left(position, flight) > 0) return true;
  }
  return false;
}

// Whatever it names.
Refusal check_maneuver(const Position& position, CardId card, int engaged) {
  if (!position.set.card(card).is(Type::maneuver)) return refuse(Reason::wrong_verb, card);
  if (const Refusal refusal = check_play(position, card, engaged)) return refusal;
  const int spot = spot_of(position, engaged_at(position, engaged).flight);
  if (is_barred(position, engaged, card)) return refuse(Reason::barred, card, spot);
  return own_condition(position, card, engaged);
}

}  // namespace

Refusal can_play_maneuver(const Position& position, CardId card, int engaged, CardId named) {
  if (const Refusal refusal = check_maneuver(position, card, engaged)) return refusal;
  const bool names = names_a_title(position, card);
  if (names && named == kUnknownCard) return refuse(Reason::must_name, card);
  if (!names && named != kUnknownCard) return refuse(Reason::names_nothing, card);
  if (names && (!position.set.card(named).is(Type::maneuver) ||
                !fits(position.set.card(named).side, other(engaged_seat(engaged)))))
    return refuse(Reason::not_a_maneuver, named);
  return kAllowed;
}

Refusal can_play_damage(const Position& position, CardId card, int engaged) {
  const Engaged& flight = engaged_at(position, engaged);
  const int spot = spot_of(position, flight.flight);
  if (!position.set.card(card).is(Type::damage)) return refuse(Reason::wrong_verb, card);
  if (position.match.combat.battle != Battle::dogfight)  // WC-CARRIER-08
    return refuse(Reason::not_against_ships, card);
  if (const Refusal refusal = check_play(position, card, engaged)) return refusal;
  if (flight.maneuvers == 0) return refuse(Reason::no_maneuver_yet, spot);  // WC-DAMAGE-04
  const int target = across(position.match.combat, engaged);                // WC-DAMAGE-01
  if (target < 0) return refuse(Reason::nobody_across, spot);
  const Copy enemy = engaged_at(position, target).flight;
  if (!may_be_damaged(position, enemy)) return refuse(Reason::shielded, spot_of(position, enemy));
  return kAllowed;
}

Refusal can_spend_medal(const Position& position, int engaged, Value value) {
  const Engaged& flight = engaged_at(position, engaged);
  const int spot = spot_of(position, flight.flight);
  if (medals_left(position, flight) == 0) return refuse(Reason::no_medals_left, spot);
  if (!value_of(position, flight.flight, value))  // WC-MEDAL-11
    return refuse(Reason::no_such_value, spot, static_cast<int>(value));
  return kAllowed;
}

// --- step 3 ---

Flow Plays::resume(Referee& referee) {
  const bool alone = referee.match.combat.battle != Battle::dogfight;  // WC-R-31
  if (passes == (alone ? 1 : 2)) return Flow::done;                    // WC-R-24
  return Flow::ask;
}

Decision Plays::decision(const Position&) const {
  return {turn, Kind::act};
}

void Plays::options(const Position& position, OptionList& list) const {
  list.push_back(make_option(Verb::pass));
  std::array<bool, 256> seen{};
  for (const Copy copy : hand(position, turn)) {
    const CardId card = position.card_id(copy);
    const Type type = position.set.card(card).type;
    if (seen[card] || (type != Type::maneuver && type != Type::damage)) continue;
    seen[card] = true;
    for (int lane = 0; lane < 2; ++lane) {
      const int i = engaged_index(turn, lane);
      if (engaged_at(position, i).flight == kNoCopy) continue;
      if (type == Type::damage) {
        if (!can_play_damage(position, card, i))
          list.push_back(make_option(Verb::damage, card, lane));
      } else if (check_maneuver(position, card, i)) {
        continue;
      } else if (names_a_title(position, card)) {
        each_title(position, other(turn), [&](CardId title) {
          list.push_back(make_option(Verb::negate, card, lane, title));
        });
      } else {
        list.push_back(make_option(Verb::maneuver, card, lane));
      }
    }
  }
  list_medals(position, turn, list);  // WC-COMBAT-15
}

Refusal Plays::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pass)) return kAllowed;
  if (is(option, Verb::medal)) return check_medal(position, turn, option);
  if (!is(option, Verb::maneuver) && !is(option, Verb::negate) && !is(option, Verb::damage))
    return refuse(Reason::play_now);
  const auto card = static_cast<CardId>(option.args[0]);
  if (card >= position.set.cards() || !in_hand(position, turn, card))
    return refuse(Reason::not_in_hand, card);
  const int i = engaged_by(position, turn, option.args[1]);
  if (i < 0) return refuse(Reason::not_engaged, option.args[1]);
  if (is(option, Verb::damage)) return can_play_damage(position, card, i);
  if (is(option, Verb::maneuver)) return can_play_maneuver(position, card, i, kUnknownCard);
  if (option.args[2] >= position.set.cards()) return refuse(Reason::must_name, card);
  return can_play_maneuver(position, card, i, static_cast<CardId>(option.args[2]));
}

// Without a hand and without medals one must pass: everybody sees that.
std::optional<Option> Plays::forced(const Position& position) const {
  if (!hand(position, turn).empty() || has_medals(position, turn)) return std::nullopt;
  return make_option(Verb::pass);
}

Flow Plays::choose(Referee& referee, const Option& option) {
  const Seat seat = turn;
  if (is(option, Verb::medal)) return announce_medal(referee, seat, option);  // WC-R-13: not a play
  if (referee.match.combat.battle == Battle::dogfight) turn = other(turn);
  if (is(option, Verb::pass)) {
    ++passes;
    referee.tell(Happening::passed, seat);
    return Flow::next;
  }
  passes = 0;
  const int i = engaged_by(referee, seat, option.args[1]);
  Announced announced{is(option, Verb::damage) ? Deed::damage : Deed::maneuver, seat};
  announced.y = static_cast<std::uint8_t>(i);
  if (is(option, Verb::negate)) announced.z = static_cast<CardId>(option.args[2]);
  announced.x = referee.announce(seat, static_cast<CardId>(option.args[0]));
  Engaged& flight = referee.match.combat.engaged[static_cast<std::size_t>(i)];
  ++flight.played;
  if (!is(option, Verb::damage)) ++flight.maneuvers;
  return announce(referee, announced);
}

// --- step 4: WC-COMBAT-14 ---

Flow SpendMedals::resume(Referee& referee) {
  if (over || !has_medals(referee, seat)) return Flow::done;
  return Flow::ask;
}

void SpendMedals::options(const Position& position, OptionList& list) const {
  list.push_back(make_option(Verb::pass));
  list_medals(position, seat, list);
}

Refusal SpendMedals::check(const Position& position, const Option& option) const {
  if (is(option, Verb::pass)) return kAllowed;
  if (!is(option, Verb::medal)) return refuse(Reason::medals_now);
  return check_medal(position, seat, option);
}

Flow SpendMedals::choose(Referee& referee, const Option& option) {
  if (is(option, Verb::medal)) return announce_medal(referee, seat, option);
  over = true;
  return Flow::next;
}

}  // namespace wardroom::wingcommander
