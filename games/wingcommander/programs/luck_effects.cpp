// What Luck can aim at and when, and the beginning of what Luck and Maneuvers do: script.cpp
// carries it out.
#include "games/wingcommander/programs/card_program.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

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

bool may_be_target(const Speaker& speaker, const Use& use, Copy copy) {
  const Position& position = speaker.position;
  const int zone = position.table().zone_of(copy);
  // What is announced face down is an order, whatever a viewer may take it for (WC-R-58).
  if (use.kind == StatementKind::answer && !position.table().knows(speaker.you, copy)) return false;
  if (use.kind == StatementKind::instead && !is_doomed(position, copy)) return false;
  if (use.kind == StatementKind::act && zone == kPending) return false;
  if (zone == kOrders || zone == kOrders + 1) return false;
  if (use.turns && position.card(copy).loyal) return false;
  return use.plain || could_mean(speaker, speaker.program.node(use.target), copy);
}

bool is_contested(const Position& position, NavPoint point) {
  return has_flights(position, point, Seat::a) && has_flights(position, point, Seat::b);
}

bool any_contested(const Position& position) {
  for (int point = 0; point < kNavPoints; ++point)
    if (is_contested(position, nav_point(point))) return true;
  return false;
}

// What else is known of a target of the right type without reading its phrase.
bool looks_right(const Position& position, const Use& use, Seat you, Copy copy) {
  if (use.at_large && is_captive(position, copy)) return false;
  if (use.beside) {
    const int zone = position.table().zone_of(carrier_card(position, copy));
    if (!is_flights_zone(zone) || !is_contested(position, point_of_zone(zone))) return false;
  }
  if (use.whose == Use::anybodys) return true;
  const bool with_you = controller_of(position, copy) == you;
  if (use.whose == Use::yours) return with_you;
  if (with_you) return false;
  return use.whose == Use::enemys || position.match.owner(copy) == you;
}

// Calls visit(target) for all that one way of using a Luck card could mean now, until it answers
// true; one without a target once with none. Answers whether it did.
template <class Visitor>
bool any_target(const Speaker& speaker, const Use& use, Visitor visit) {
  const Position& position = speaker.position;
  if (use.target == kNoNode) return visit(kNoCopy);
  if (use.beside && !any_contested(position)) return false;
  if (use.in_combat) {
    for (const Engaged& one : position.match.combat.engaged)
      if (one.flight != kNoCopy && may_be_target(speaker, use, one.flight) && visit(one.flight))
        return true;
    return false;
  }
  const auto any_of = [&](std::span<const Copy> copies) {
    return std::ranges::any_of(copies, [&](Copy copy) {
      return position.is(copy, use.type) && looks_right(position, use, speaker.you, copy) &&
             may_be_target(speaker, use, copy) && visit(copy);
    });
  };
  const Seat holder = use.whose == Use::yours ? speaker.you : other(speaker.you);
  if (use.ready && any_of(ready_area(position, holder))) return true;
  return any_of(position.table().zones(use.first_zone, use.last_zone));
}

// The same for all ways to use the card, as visit(statement, target).
template <class Visitor>
bool any_use(const Position& position, Seat seat, CardId card, Moment moment, Visitor visit) {
  const Program& program = position.set.program(card);
  const Speaker speaker{position, program, seat};
  for (const Use& use : position.set.uses(position.set.card(card))) {
    if (!is_timely(position, use, moment)) continue;
    const bool stop = any_target(speaker, use, [&](Copy target) {
      return is_allowed(position, seat, use) && visit(program.statements[use.statement], target);
    });
    if (stop) return true;
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
      referee.call(cardplay::script_for<CardPlay>(position, speaker.you, play.copy, flight,
                                                  statement, kNoCopy));
}

bool has_target(const Position& position, Seat seat, const Use& use) {
  const Speaker speaker{position, position.set.program(use.card), seat};
  return any_target(speaker, use, [](Copy) { return true; });
}

bool is_allowed(const Position& position, Seat seat, const Use& use) {
  return !position.set.card(use.card).restricted ||
         forbidding(Speaker{position, position.set.program(use.card), seat}) < 0;
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
  referee.call(cardplay::script_for<CardPlay>(position, seat, luck, kNoCopy, *chosen, meant));
}

}  // namespace wardroom::wingcommander
