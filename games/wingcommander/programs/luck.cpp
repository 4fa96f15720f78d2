// Luck, at the times when it can be played (WC-LUCK, WC-R-39, WC-R-40, WC-R-41), with what may be
// done with captives then (WC-R-42): who is asked, what there is to aim at, and how it begins to
// take effect; script.cpp carries it out.
//
// Who has which Luck cards is secret. So a player is asked whenever, as far as everybody knows, the
// hand could hold something for this moment; who has nothing then can only pass, and nobody learns
// of a pass.
#include "games/wingcommander/programs/card_program.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

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

// Whether this is a moment for such a use, whatever lies on the table.
bool is_timely(const Position& position, const Use& use, Moment moment) {
  if (use.kind == StatementKind::instead) return moment == Moment::doom;
  if (use.kind == StatementKind::answer) return position.table().size(kPending) > 0;
  return !use.in_combat || position.match.combat.battle != Battle::none;
}

// The statements "only ..." of its card allow it now.
bool is_allowed(const Position& position, Seat seat, const Use& use) {
  return !position.set.card(use.card).restricted ||
         forbidding(Speaker{position, position.set.program(use.card), seat}) < 0;
}

// The same for all ways to use the card that are open, as visit(use, target).
template <class Visitor>
bool any_use(const Position& position, Seat seat, CardId card, Moment moment, Visitor visit) {
  const Speaker speaker{position, position.set.program(card), seat};
  for (const Use& use : position.set.uses(position.set.card(card))) {
    if (!is_timely(position, use, moment)) continue;
    const bool stop = any_target(speaker, use, [&](Copy target) {
      return is_allowed(position, seat, use) && visit(use, target);
    });
    if (stop) return true;
  }
  return false;
}

// What is answered is not named.
Option option_for(const Position& position, const Use& use, Copy target) {
  if (target == kNoCopy || use.kind == StatementKind::answer)
    return make_option(Verb::luck, use.card);
  return make_option(Verb::target, use.card, spot_of(position, named_by(position, target)));
}

// Which use of the card such an option chooses: who could save an own pilot from the Flight named
// does not capture him.
std::uint8_t use_meant(const Position& position, Seat seat, Moment moment, const Option& option) {
  const auto card = static_cast<CardId>(option.args[0]);
  const Use* meant = nullptr;
  any_use(position, seat, card, moment, [&](const Use& use, Copy target) {
    if (option_for(position, use, target) == option) meant = &use;
    return false;
  });
  return static_cast<std::uint8_t>(meant - position.set.uses(position.set.card(card)).data());
}

// Enough left for the card, what it calls, and one more answer.
constexpr std::size_t kDeepest = kStackDepth - 6;

bool captives_allowed(const Position& position, Moment moment) {
  return (moment == Moment::start || moment == Moment::after) && position.match.pending == 0;
}

bool could_pay(const Position& position, Seat seat, CardId card) {
  const CardData& data = position.set.card(card);
  return can_afford(position, seat, power_cost(position, seat, card).power, data.cost_medals);
}

// As far as the opponent knows, anything may be in the hand; otherwise it is known completely.
bool is_secret(const Position& position, std::span<const Copy> hand, Seat opponent) {
  return std::ranges::any_of(hand,
                             [&](Copy copy) { return !position.table().knows(opponent, copy); });
}

bool could_play_luck(const Position& position, Seat seat, Moment moment) {
  const Match& match = position.match;
  const auto cards = hand(position, seat);
  if (cards.empty() || match.stack.depth() > kDeepest) return false;
  const bool secret = is_secret(position, cards, other(seat));
  const std::uint32_t gone = match.luck_gone[static_cast<std::size_t>(index(seat))];
  for (const Use& use : position.set.luck_uses(seat))
    if (is_timely(position, use, moment) &&
        (gone & (1U << position.set.card(use.card).luck_number)) == 0 &&
        (secret || in_hand(position, seat, use.card)) && could_pay(position, seat, use.card) &&
        has_target(position, seat, use) && is_allowed(position, seat, use))
      return true;
  return false;
}

}  // namespace

bool has_target(const Position& position, Seat seat, const Use& use) {
  const Speaker speaker{position, position.set.program(use.card), seat};
  return any_target(speaker, use, [](Copy) { return true; });
}

Option Gate::pass() {
  return make_option(Verb::pass);
}

bool Gate::could_answer(const Position& position, Seat seat, Moment moment) {
  return could_play_luck(position, seat, moment) ||
         (captives_allowed(position, moment) && has_captive_options(position, seat));
}

void Gate::answers(const Position& position, Seat seat, Moment moment, OptionList& list) {
  std::uint32_t seen = 0;
  for (const Copy copy : hand(position, seat)) {
    if (!position.is(copy, Type::luck)) continue;
    const CardId card = position.card_id(copy);
    const CardData& data = position.set.card(card);
    if ((seen & (1U << data.luck_number)) != 0) continue;
    seen |= 1U << data.luck_number;
    if (!could_pay(position, seat, card)) continue;
    const auto first = static_cast<std::ptrdiff_t>(list.size());
    any_use(position, seat, card, moment, [&](const Use& use, Copy target) {
      const Option option = option_for(position, use, target);
      if (std::find(list.begin() + first, list.end(), option) == list.end()) list.push_back(option);
      return false;
    });
  }
  if (captives_allowed(position, moment)) captive_options(position, seat, list);
}

Refusal Gate::check_answer(const Position& position, Seat seat, Moment moment,
                           const Option& option) {
  if (is_captive_verb(option))
    return captives_allowed(position, moment) ? check_captive(position, seat, option)
                                              : refuse(Reason::something_pending);
  if (!is(option, Verb::luck) && !is(option, Verb::target)) return refuse(Reason::luck_now);
  const auto card = static_cast<CardId>(option.args[0]);
  if (card >= position.set.cards() || !in_hand(position, seat, card))
    return refuse(Reason::not_in_hand, card);
  const CardData& data = position.set.card(card);
  if (!data.is(Type::luck)) return refuse(Reason::wrong_verb, card);
  if (position.match.stack.depth() > kDeepest) return refuse(Reason::too_deep, card);
  if (!could_pay(position, seat, card))
    return refuse(Reason::cannot_afford, card,
                  price(position, seat, power_cost(position, seat, card).power, data.cost_medals),
                  position.match.power[static_cast<std::size_t>(index(seat))]);
  const bool aimed = is(option, Verb::target);
  if (aimed) {
    const Copy target = copy_at(position, option.args[1]);
    if (target == kNoCopy) return refuse(Reason::no_card_there, option.args[1]);
    if (stays_loyal(position, card, target)) return refuse(Reason::stays_loyal, option.args[1]);
  }
  bool any = false;
  const bool found = any_use(position, seat, card, moment, [&](const Use& use, Copy target) {
    any = true;
    return option_for(position, use, target) == option;
  });
  if (found) return kAllowed;
  if (!any) return refuse(Reason::not_now, card);
  return aimed ? refuse(Reason::wrong_target, card, option.args[1])
               : refuse(Reason::no_target, card);
}

Announced Gate::answer(Referee& referee, Seat seat, Moment moment, const Option& option) {
  if (is_captive_verb(option)) return announced_captive(referee, seat, option);
  const bool aimed = is(option, Verb::target);
  const Copy target = aimed ? copy_at(referee, option.args[1]) : kNoCopy;
  const std::uint8_t use = use_meant(referee, seat, moment, option);
  const Copy luck = referee.announce(seat, static_cast<CardId>(option.args[0]));
  referee.tell_card(Happening::luck_played, seat, luck,
                    aimed ? referee.match.table.card(target) : 0, aimed ? 1 : 0);
  return {Deed::luck, seat, 0, luck, target, static_cast<std::uint8_t>(255 - use)};
}

void carry_out_luck(Referee& referee, const Announced& luck) {
  const Position position = referee;
  const CardId card = position.card_id(luck.card());
  const Program& program = position.set.program(card);
  const Speaker speaker{position, program, luck.seat};
  const Use& use = position.set.uses(position.set.card(card))[luck.use()];
  Copy meant = kNoCopy;
  bool found = false;
  // Of several that could be answered, the one announced last.
  any_target(speaker, use, [&](Copy target) {
    if (target == luck.card() ||
        (luck.target() != kNoCopy && named_by(position, target) != luck.target()))
      return false;
    meant = target;
    found = true;
    return false;
  });
  if (!found || !is_allowed(position, luck.seat, use)) {
    referee.tell_card(Happening::luck_void, luck.seat, luck.card());
    return;
  }
  referee.call(cardplay::script_for<CardPlay>(position, luck.seat, luck.card(), kNoCopy,
                                              program.statements[use.statement], meant));
}

}  // namespace wardroom::wingcommander
