// What cards do as long as they lie where they lie: values, permissions, costs.
#include "games/wingcommander/programs/effects.hpp"

#include "cardplay/limits.hpp"
#include "games/wingcommander/programs/card_program.hpp"

namespace wardroom::wingcommander {
namespace {

// A card of the table. For a card played in a combat, `play` says by whom and on whom.
Speaker speaker_of(const Position& position, Copy source, const Play* play) {
  const Program& program = position.set.program(position.card_id(source));
  const Combat& combat = position.match.combat;
  if (play != nullptr) {
    const auto flight = [&](int i) {
      return i < 4 ? combat.engaged[static_cast<std::size_t>(i)].flight : kNoCopy;
    };
    return {position, program,          engaged_seat(play->by),
            source,   flight(play->by), flight(play->target)};
  }
  const Copy carrier = carrier_card(position, source);
  // Battle Damage belongs to the enemy of the Flight it is on.
  const Seat you = position.is(source, Type::damage) ? position.match.owner(source)
                                                     : controller_of(position, source);
  return {position, program, you, source, carrier == source ? kNoCopy : carrier};
}

// Calls visit(speaker, part) for what a card changes of this for the Flight.
template <class Visitor>
void each_change(const Position& position, Copy source, const Play* play, Copy flight, int about,
                 Visitor visit) {
  if (!position.card(source).changes_any(about)) return;
  const Speaker speaker = speaker_of(position, source, play);
  unsigned bit = 1;
  for (const cardplay::Lasting& lasting : position.set.lastings(position.card_id(source))) {
    const bool works = play == nullptr || (play->effects & bit) != 0;
    bit <<= 1;
    if (lasting.about == about && lasting.timed == (play != nullptr) && works &&
        cardplay::concerns(speaker, lasting, flight))
      visit(speaker, speaker.program.node(lasting.part));
  }
}

// Calls visit(copy, play) for every card that can matter for a Flight.
template <class Visitor>
void each_source(const Position& position, Copy flight, Visitor visit) {
  each_attached(position, flight, [&](Copy copy) { visit(copy, nullptr); });
  const int zone = position.table().zone_of(flight);
  if (!is_flights_zone(zone)) return;
  const Copy modifier = modifier_at(position, point_of_zone(zone));
  if (modifier != kNoCopy) visit(modifier, nullptr);
  const auto& plays = position.match.combat.plays;
  for (std::size_t i = 0; i < plays.size(); ++i)
    if (works(position, i)) visit(plays[i].copy, &plays[i]);
}

bool is_barred_from(const Position& position, Copy flight, About what) {
  bool barred = false;
  each_source(position, flight, [&](Copy source, const Play* play) {
    each_change(position, source, play, flight, what,
                [&](const Speaker&, const Node&) { barred = true; });
  });
  return barred;
}

// One mark a copy is enough: a card has one limit, once a turn (can_do.hpp).
struct MarkedUses {
  using Position = wingcommander::Position;
  using Thing = Copy;
  static int used(const Position& position, Copy copy, int) {
    return position.table().mark(copy).has(Mark::used) ? 1 : 0;
  }
};

// WC-WEAPON-06: this weapon lets its Flight carry that one besides.
bool makes_room_for(const Position& position, Copy weapon, Copy other_weapon) {
  const Program& program = position.set.program(position.card_id(weapon));
  const Speaker speaker{position, program, controller_of(position, weapon), weapon};
  for (const Node& node : program.nodes)
    if (pattern_of(node) == Pattern::may_carry &&
        could_mean(speaker, program.children(node)[1], other_weapon))
      return true;
  return false;
}

}  // namespace

Change change_by(const Position& position, Copy source, const Play* play, Copy flight,
                 Value value) {
  Change change;
  each_change(position, source, play, flight, static_cast<int>(value),
              [&](const Speaker& speaker, const Node& part) {
                if (cardplay::is(part, CorePattern::lacks)) change.takes_away = true;
                if (cardplay::is(part, CorePattern::add))
                  change.adds += number_of(speaker, speaker.program.children(part)[0]);
              });  // a value that is set is a figure of the card: WC-R-53
  return change;
}

bool may_support(const Position& position, Copy flight) {
  return !is_barred_from(position, flight, kSupportBarred);
}

bool may_be_damaged(const Position& position, Copy flight) {
  return !is_barred_from(position, flight, kDamageBarred);
}

bool may_carry(const Position& position, Copy weapon, Copy fighter) {
  const CardData& card = position.card(weapon);
  if (card.restricted) {
    const Program& program = position.set.program(position.card_id(weapon));
    if (forbidding(Speaker{position, program, controller_of(position, weapon), weapon, fighter}) >=
        0)
      return false;
  }
  if (card.extra_weapon) return true;  // WC-FAQ-03
  Bounded<Copy, 16> counted_ones;
  each_attached(position, fighter, [&](Copy copy) {
    if (position.is(copy, Type::weapon) && !position.card(copy).extra_weapon)
      counted_ones.push_back(copy);
  });
  if (counted_ones.empty()) return true;
  return counted_ones.size() == 1 && (makes_room_for(position, counted_ones[0], weapon) ||
                                      makes_room_for(position, weapon, counted_ones[0]));
}

int reinforcements(const Position& position, Seat seat) {
  int points = 2;
  for (const Copy copy : ready_area(position, seat))
    if (position.card(copy).changes_any(kReinforced)) {
      const Program& program = position.set.program(position.card_id(copy));
      for (const cardplay::Lasting& lasting : position.set.lastings(position.card_id(copy)))
        if (lasting.about == kReinforced)
          points += program.children(program.node(lasting.part))[0].value;
    }
  return std::max(0, points);
}

Cost discounted_cost(const Position& position, Seat seat, CardId card) {
  const CardData& data = position.set.card(card);
  Cost cost{data.power, kNoCopy};
  for (const Copy copy : ready_area(position, seat)) {
    if (!position.is(copy, Type::crew) || !position.card(copy).discounts) continue;
    const Program& program = position.set.program(position.card_id(copy));
    for (const Statement& statement : program.statements) {
      if (statement.moment == kNoNode) continue;
      const Node& moment = program.node(statement.moment);
      if (pattern_of(moment) != Pattern::mustering ||
          !cardplay::may_be_used<MarkedUses>(position, copy, program, statement))
        continue;
      if (program.children(moment)[0].value != static_cast<int>(data.type)) continue;
      each_step(program, program.node(statement.steps), [&](const Node& step) {
        if (pattern_of(step) != Pattern::costs_less) return;
        const auto parts = program.children(step);
        const int lower = std::max<int>(parts[2].value, cost.power - parts[1].value);
        if (lower < cost.power) cost = {lower, copy};
      });
      if (cost.source != kNoCopy) return cost;  // one discount for one card
    }
  }
  return cost;
}

Copy torpedo_of(const Position& position, Copy flight) {
  Copy torpedo = kNoCopy;
  each_attached(position, flight, [&](Copy copy) {
    if (position.is(copy, Type::weapon) && position.card(copy).scores) torpedo = copy;
  });
  return torpedo;
}

bool names_a_title(const Position& position, CardId card) {
  return position.set.card(card).negates;
}

Refusal own_condition(const Position& position, CardId card, int engaged) {
  if (!position.set.card(card).restricted) return kAllowed;
  const Program& program = position.set.program(card);
  const Copy flight = position.match.combat.engaged[static_cast<std::size_t>(engaged)].flight;
  const Speaker speaker{position, program, engaged_seat(engaged), kNoCopy, flight};
  if (const int statement = forbidding(speaker); statement >= 0)
    return refuse(Reason::condition_fails, card, statement);
  return kAllowed;
}

}  // namespace wardroom::wingcommander
