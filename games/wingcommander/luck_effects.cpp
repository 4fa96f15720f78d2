// What cards do at once: Maneuvers when they are played, Luck when it takes effect, orders when
// they are revealed.
#include "games/wingcommander/card_program.hpp"
#include "games/wingcommander/effects.hpp"
#include "games/wingcommander/referee.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr std::uint8_t kNobody = 255;  // as the target of a play

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

bool may_be_target(const Speaker& speaker, StatementKind kind, const Node& phrase, Copy copy) {
  const Position& position = speaker.position;
  const int zone = position.table().zone_of(copy);
  if (kind == StatementKind::instead && !is_doomed(position, copy)) return false;
  if (kind == StatementKind::act && zone == kPending) return false;
  if (zone == kOrders || zone == kOrders + 1) return false;
  if (position.card(copy).loyal && has_step(speaker.program, Pattern::turn_traitor)) return false;
  return could_mean(speaker, phrase, copy);
}

// What is known of a target without reading its phrase.
bool looks_right(const Position& position, const Use& use, Seat you, Copy copy) {
  if (!position.is(copy, use.type)) return false;
  if (use.whose == Use::anybodys) return true;
  const bool with_you = controller_of(position, copy) == you;
  if (use.whose == Use::yours) return with_you;
  if (with_you) return false;
  return use.whose == Use::enemys || position.match.owner(copy) == you;
}

// Calls visit(statement, target) for all that a Luck card could do now, until it answers true; a
// card without a target once with none. Answers whether it did.
template <class Visitor>
bool any_use(const Position& position, Seat seat, CardId card, Moment moment, Visitor visit) {
  const Program& program = position.set.program(card);
  const Speaker speaker{position, program, seat};
  const auto& engaged = position.match.combat.engaged;
  bool allowed = false;  // "only ..." is asked once, and only if there is something to ask for
  for (const Use& use : position.set.uses(position.set.card(card))) {
    const Statement& statement = program.statements[use.statement];
    if (statement.kind == StatementKind::instead && moment != Moment::doom) continue;
    const auto fits = [&](Copy copy) {
      if (copy != kNoCopy &&
          !may_be_target(speaker, statement.kind, program.node(use.target), copy))
        return false;
      if (!allowed && forbidding(speaker) >= 0) return false;
      allowed = true;
      return visit(statement, copy);
    };
    if (use.target == kNoNode) {
      if (fits(kNoCopy)) return true;
    } else if (use.in_combat) {
      for (const Engaged& one : engaged)
        if (one.flight != kNoCopy && fits(one.flight)) return true;
    } else {
      for (const Copy copy : position.table().zones(use.first_zone, use.last_zone))
        if (looks_right(position, use, seat, copy) && fits(copy)) return true;
    }
  }
  return false;
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
    // The Flight that was meant when it was played stays the one: Break and Attack. There may be
    // none, and then nobody is meant.
    const Node* phrase = target_phrase(program, statement);
    if (phrase == nullptr) continue;
    combat.plays.back().target = kNobody;
    for (int i = 0; i < 4; ++i) {
      const Copy meant = combat.engaged[static_cast<std::size_t>(i)].flight;
      if (meant != kNoCopy && could_mean(speaker, *phrase, meant))
        combat.plays.back().target = static_cast<std::uint8_t>(i);
    }
  }
  for (const Statement& statement : program.statements)
    if (statement.kind == StatementKind::act)
      referee.call(script_for(position, speaker.you, play.copy, flight, statement, kNoCopy));
}

bool has_use(const Position& position, Seat seat, CardId card, Moment moment) {
  return any_use(position, seat, card, moment, [](const Statement&, Copy) { return true; });
}

void luck_options(const Position& position, Seat seat, CardId card, Moment moment,
                  OptionList& list) {
  const std::size_t first = list.size();
  any_use(position, seat, card, moment, [&](const Statement& statement, Copy target) {
    const bool aimed = target != kNoCopy && statement.kind != StatementKind::answer;
    const Option option =
        aimed ? make_option(Verb::target, card, spot_of(position, named_by(position, target)))
              : make_option(Verb::luck, card);
    for (std::size_t i = first; i < list.size(); ++i)
      if (list[i] == option) return false;
    list.push_back(option);
    return false;
  });
}

Refusal check_luck(const Position& position, Seat seat, CardId card, Moment moment, Copy target,
                   bool has_target) {
  if (has_target && stays_loyal(position, card, target))
    return refuse(Reason::stays_loyal, spot_of(position, target));
  bool any = false;
  const bool found =
      any_use(position, seat, card, moment, [&](const Statement& statement, Copy possible) {
        any = true;
        const bool aimed = possible != kNoCopy && statement.kind != StatementKind::answer;
        return aimed == has_target && (!aimed || named_by(position, possible) == target);
      });
  if (!any) return refuse(Reason::not_now, card);
  if (!found && has_target) return refuse(Reason::wrong_target, card, spot_of(position, target));
  return found ? kAllowed : refuse(Reason::no_target, card);
}

void carry_out_luck(Referee& referee, Seat seat, Copy luck, Copy target) {
  const CardId card = referee.match.table.card(luck);
  const Position position = referee;
  const Moment moment = referee.match.combat.battle != Battle::none &&
                                std::ranges::any_of(referee.match.combat.engaged, &Engaged::doomed)
                            ? Moment::doom
                            : Moment::after;
  // Of several statements that would do, the last: a rescue before a capture.
  const Statement* chosen = nullptr;
  Copy meant = kNoCopy;
  any_use(position, seat, card, moment, [&](const Statement& statement, Copy possible) {
    if (possible == luck) return false;
    if (target != kNoCopy && named_by(position, possible) != target) return false;
    chosen = &statement;
    meant = possible;
    return false;
  });
  if (chosen == nullptr) {
    referee.tell_card(Happening::luck_void, seat, luck);
    return;
  }
  referee.call(script_for(position, seat, luck, kNoCopy, *chosen, meant));
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

const Statement* promise(const Position& position, CardId order) {
  for (const Statement& statement : position.set.program(order).statements)
    if (statement.moment != kNoNode && statement.steps != kNoNode) return &statement;
  return nullptr;
}

}  // namespace wardroom::wingcommander
