// What cards do at once: Maneuvers when they are played, Luck when it takes effect, orders when
// they are revealed.
#include "games/wingcommander/card_program.hpp"
#include "games/wingcommander/effects.hpp"
#include "games/wingcommander/referee.hpp"
#include "games/wingcommander/turns.hpp"

namespace wardroom::wingcommander {
namespace {

// What an option names for a card that is the target: a pilot in a Flight by the Flight.
Copy named_by(const Position& position, Copy target) {
  return position.is(target, Type::pilot) && position.table().host(target) != kNoCopy
             ? position.table().host(target)
             : target;
}

bool is_doomed(const Position& position, Copy flight) {
  const Engaged* one = engaged(position, flight);
  return one != nullptr && one->doomed;
}

// WC-TRAITOR-13: the pilot, or the pilot of the Flight, would never turn.
bool stays_loyal(const Position& position, CardId luck, Copy target) {
  const Copy pilot = position.is(target, Type::fighter) ? pilot_of(position, target) : target;
  return pilot != kNoCopy && position.card(pilot).loyal &&
         has_step(position.set.program(luck), Pattern::turn_traitor);
}

// Whether this statement of a Luck card is for this moment, whatever its target.
bool fits_moment(const Statement& statement, Moment moment) {
  switch (statement.kind) {
    case StatementKind::act:
    case StatementKind::answer: return true;
    case StatementKind::instead: return moment == Moment::doom;
    default: return false;
  }
}

bool may_be_target(const Speaker& speaker, const Statement& statement, const Node& phrase,
                   Copy copy) {
  const Position& position = speaker.position;
  const int zone = position.table().where(copy).zone;
  // What is announced face down is an order, whatever a viewer may take it for.
  if (statement.kind == StatementKind::answer &&
      (zone != kPending || !position.table().knows(speaker.you, copy)))
    return false;
  if (statement.kind == StatementKind::instead && !is_doomed(position, copy)) return false;
  if (statement.kind == StatementKind::act && zone == kPending) return false;
  if (zone == kOrders || zone == kOrders + 1) return false;
  if (position.card(copy).loyal && has_step(speaker.program, Pattern::turn_traitor)) return false;
  return could_mean(speaker, phrase, copy);
}

// Calls visit(statement, target) for all that a Luck card could do now; a card without a target
// once with none.
template <class Visitor>
void each_use(const Position& position, Seat seat, CardId card, Moment moment, Visitor visit) {
  const Program& program = position.set.program(card);
  const Speaker speaker{position, program, seat};
  if (forbidding(speaker) >= 0) return;
  for (const Statement& statement : program.statements) {
    if (!fits_moment(statement, moment)) continue;
    const Node* phrase = target_phrase(program, statement);
    if (phrase == nullptr) {
      visit(statement, kNoCopy);
      continue;
    }
    for (const Copy copy : position.table().zones(kReady, kZoneCount - 1))
      if (may_be_target(speaker, statement, *phrase, copy)) visit(statement, copy);
  }
}

// A phrase that says what is meant by what was chosen: "its pilot".
Copy thing_of(const Speaker& speaker, const Node& phrase) {
  if (pattern_of(phrase) == Pattern::reference) return speaker.chosen;
  for (const Copy copy : speaker.position.table().zones(kReady, kZoneCount - 1))
    if (means(speaker, phrase, copy)) return copy;
  return kNoCopy;
}

void capture(Referee& referee, Seat seat, Copy pilot) {
  referee.drop_awards(pilot, false);  // WC-AWARD-06
  referee.match.table.mark(pilot).settle();
  referee.match.table.attach(pilot, kNoCopy);
  referee.place(pilot, zone_of(kBrig, seat));
  referee.tell_card(Happening::captured, seat, pilot);
}

void turn_traitor(Referee& referee, Seat seat, Copy pilot) {
  referee.drop_awards(pilot, false);
  referee.match.table.mark(pilot) = Mark{};  // untapped
  referee.put_ready(pilot, seat);
  referee.tell_card(Happening::turned, seat, pilot);
}

// A pilot saved from a doomed Flight keeps his Awards; a traitor brought back loses those the enemy
// gave him (WC-TRAITOR-08 to 10).
void take_home(Referee& referee, Seat seat, Copy card) {
  Match& match = referee.match;
  const bool rescued = match.owner(card) == seat && controller_of(referee, card) != seat;
  if (rescued) referee.drop_awards(card, false);
  match.table.mark(card).settle();
  if (rescued) match.table.mark(card).set(Mark::rescued);
  referee.put_ready(card, seat);
  referee.tell_card(rescued ? Happening::rescued : Happening::saved, seat, card);
}

void discard(Referee& referee, Copy card) {
  referee.tell_card(Happening::discarded, controller_of(referee, card), card);
  if (referee.look().is(card, Type::pilot)) referee.drop_awards(card, true);
  referee.discard(card);
}

void cancel(Referee& referee, Copy luck) {
  referee.tell_card(Happening::luck_cancelled, referee.match.owner(luck), luck);
  referee.discard(luck);
}

int engaged_index_of(const Combat& combat, Copy flight) {
  for (int i = 0; i < 4; ++i)
    if (combat.engaged[static_cast<std::size_t>(i)].flight == flight) return i;
  return -1;
}

// An effect that lasts until the combat ends, on the Flight that was chosen.
void let_last(Referee& referee, Seat seat, Copy card, Copy flight) {
  Combat& combat = referee.match.combat;
  const int target = engaged_index_of(combat, flight);
  if (target < 0) return;
  combat.plays.push_back({card, static_cast<std::uint8_t>(engaged_index(seat, 0)),
                          static_cast<std::uint8_t>(target), kUnknownCard});
}

void carry_out(Referee& referee, const Speaker& speaker, const Node& step) {
  const auto parts = speaker.program.children(step);
  const Copy thing = parts.empty() ? kNoCopy : thing_of(speaker, parts[0]);
  switch (pattern_of(step)) {
    case Pattern::gain_power: referee.gain(speaker.you, number_of(speaker, parts[0])); return;
    case Pattern::change:
    case Pattern::may_not_support: let_last(referee, speaker.you, speaker.self, thing); return;
    case Pattern::change_lanes:
      referee.match.combat.crossed = !referee.match.combat.crossed;
      return;
    default: break;
  }
  if (thing == kNoCopy) return;
  switch (pattern_of(step)) {
    case Pattern::capture: capture(referee, speaker.you, thing); return;
    case Pattern::turn_traitor: turn_traitor(referee, speaker.you, thing); return;
    case Pattern::take_home: take_home(referee, speaker.you, thing); return;
    case Pattern::discard: discard(referee, thing); return;
    case Pattern::cancel: cancel(referee, thing); return;
    case Pattern::destroy:
      if (!is_doomed(referee, thing)) ask_for_orders(referee, destroy(referee, thing));
      return;
    default: return;
  }
}

}  // namespace

void on_played(Referee& referee, const Play& play) {
  const CardId card = referee.match.table.card(play.copy);
  const Program& program = referee.set.program(card);
  Combat& combat = referee.match.combat;
  const Position position = referee;
  const Copy flight = combat.engaged[play.by].flight;
  const Speaker speaker{position, program, engaged_seat(play.by), play.copy, flight};
  for (const Statement& statement : program.statements) {
    if (statement.kind != StatementKind::act) continue;
    each_step(program, program.node(statement.steps), [&](const Node& step) {
      if (pattern_of(step) == Pattern::change_lanes) carry_out(referee, speaker, step);
    });
    // The Flight that was meant when it was played stays the one: Break and Attack.
    const Node* phrase = target_phrase(program, statement);
    if (phrase == nullptr) continue;
    for (int i = 0; i < 4; ++i) {
      const Copy meant = combat.engaged[static_cast<std::size_t>(i)].flight;
      if (meant != kNoCopy && could_mean(speaker, *phrase, meant))
        combat.plays.back().target = static_cast<std::uint8_t>(i);
    }
  }
}

bool has_use(const Position& position, Seat seat, CardId card, Moment moment) {
  bool use = false;
  each_use(position, seat, card, moment, [&](const Statement&, Copy) { use = true; });
  return use;
}

void luck_options(const Position& position, Seat seat, CardId card, Moment moment,
                  OptionList& list) {
  const std::size_t first = list.size();
  each_use(position, seat, card, moment, [&](const Statement& statement, Copy target) {
    const bool aimed = target != kNoCopy && statement.kind != StatementKind::answer;
    const Option option =
        aimed ? make_option(Verb::target, card, spot_of(position, named_by(position, target)))
              : make_option(Verb::luck, card);
    for (std::size_t i = first; i < list.size(); ++i)
      if (list[i] == option) return;
    list.push_back(option);
  });
}

Refusal check_luck(const Position& position, Seat seat, CardId card, Moment moment, Copy target,
                   bool has_target) {
  if (has_target && stays_loyal(position, card, target))
    return refuse(Reason::stays_loyal, spot_of(position, target));
  bool any = false;
  bool found = false;
  each_use(position, seat, card, moment, [&](const Statement& statement, Copy possible) {
    any = true;
    const bool aimed = possible != kNoCopy && statement.kind != StatementKind::answer;
    found = found || (aimed == has_target && (!aimed || named_by(position, possible) == target));
  });
  if (!any) return refuse(Reason::not_now, card);
  if (!found && has_target) return refuse(Reason::wrong_target, card, spot_of(position, target));
  return found ? kAllowed : refuse(Reason::no_target, card);
}

void carry_out_luck(Referee& referee, Seat seat, Copy luck, Copy target) {
  const CardId card = referee.match.table.card(luck);
  const Program& program = referee.set.program(card);
  const Position position = referee;
  const Moment moment = referee.match.combat.battle != Battle::none &&
                                std::ranges::any_of(referee.match.combat.engaged, &Engaged::doomed)
                            ? Moment::doom
                            : Moment::after;
  // Of several statements that would do, the last: a rescue before a capture.
  const Statement* chosen = nullptr;
  Copy meant = kNoCopy;
  each_use(position, seat, card, moment, [&](const Statement& statement, Copy possible) {
    if (possible == luck) return;
    if (target != kNoCopy && named_by(position, possible) != target) return;
    chosen = &statement;
    meant = possible;
  });
  if (chosen == nullptr) {
    referee.tell_card(Happening::luck_void, seat, luck);
    return;
  }
  const Speaker speaker{position, program, seat, luck, kNoCopy, meant};
  each_step(program, program.node(chosen->steps),
            [&](const Node& step) { carry_out(referee, speaker, step); });
}

// --- orders ---

namespace {

// What is left of a thing that is gone: whose it was, where, with which pilot.
bool was(const Speaker& speaker, const Node& phrase, const Occasion& occasion);

bool had_quality(const Speaker& speaker, const Node& quality, const Occasion& occasion) {
  const auto parts = speaker.program.children(quality);
  switch (pattern_of(quality)) {
    case Pattern::mine: return occasion.victim == speaker.you;
    case Pattern::enemy: return occasion.victim != speaker.you;
    case Pattern::negated: return !had_quality(speaker, parts[0], occasion);
    case Pattern::either:
      return std::ranges::any_of(
          parts, [&](const Node& part) { return had_quality(speaker, part, occasion); });
    case Pattern::both:
      return std::ranges::all_of(
          parts, [&](const Node& part) { return had_quality(speaker, part, occasion); });
    case Pattern::at: return names_point(speaker.program, parts[0], occasion.where);
    case Pattern::carrying: return occasion.pilot && was(speaker, parts[0], occasion);
    case Pattern::compared:
      return pattern_of(parts[0]) == Pattern::at_least &&
             occasion.medals >= number_of(speaker, speaker.program.children(parts[0]).back());
    default: return false;
  }
}

bool was(const Speaker& speaker, const Node& phrase, const Occasion& occasion) {
  const auto parts = speaker.program.children(phrase);
  for (std::size_t i = 1; i < parts.size(); ++i)
    if (!had_quality(speaker, parts[i], occasion)) return false;
  return true;
}

bool is_moment(const Speaker& speaker, const Node& moment, const Occasion& occasion) {
  const auto parts = speaker.program.children(moment);
  switch (pattern_of(moment)) {
    case Pattern::either:
      return std::ranges::any_of(
          parts, [&](const Node& part) { return is_moment(speaker, part, occasion); });
    case Pattern::destroyed: {
      const bool ship = parts[0].value == static_cast<int>(vocabulary::Kind::capital);
      return occasion.kind == (ship ? Occasion::capital_destroyed : Occasion::flight_destroyed) &&
             was(speaker, parts[0], occasion);
    }
    case Pattern::carrier_hit:
      return occasion.kind == Occasion::carrier_hit && was(speaker, parts[0], occasion);
    case Pattern::turns_end: return occasion.kind == Occasion::turn_ended;
    default: return false;
  }
}

// At so many ends of own turns in a row: the condition was true at each of them if the seat alone
// held the nav points it speaks of.
bool was_held(const Speaker& speaker, const Node& moment) {
  if (pattern_of(moment) != Pattern::turns_end) return true;
  const int turns = number_of(speaker, speaker.program.children(moment)[0]);
  const auto& held = speaker.position.match.held[static_cast<std::size_t>(index(speaker.you))];
  const auto is_held = [&](const Node& at) {
    for (std::size_t point = 0; point < held.size(); ++point)
      if (held[point] >= turns &&
          names_point(speaker.program, speaker.program.children(at)[0], static_cast<int>(point)))
        return true;
    return false;
  };
  return std::ranges::all_of(speaker.program.nodes, [&](const Node& node) {
    return pattern_of(node) != Pattern::at || is_held(node);
  });
}

}  // namespace

bool fulfils(const Position& position, Seat seat, CardId order, const Occasion& occasion) {
  if (order == kUnknownCard) return false;
  const Program& program = position.set.program(order);
  const Speaker speaker{position, program, seat};
  return std::ranges::any_of(program.statements, [&](const Statement& statement) {
    if (statement.moment == kNoNode) return false;
    const Node& moment = program.node(statement.moment);
    return is_moment(speaker, moment, occasion) && was_held(speaker, moment) &&
           (statement.condition == kNoNode || holds(speaker, program.node(statement.condition)));
  });
}

int reward(const Position& position, CardId order) {
  const Program& program = position.set.program(order);
  const Speaker speaker{position, program};
  for (const Node& node : program.nodes)
    if (pattern_of(node) == Pattern::gain_power)
      return number_of(speaker, program.children(node)[0]);
  return 0;
}

}  // namespace wardroom::wingcommander
