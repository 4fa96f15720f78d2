// Attacks on carriers and capital ships (WC-CARRIER, WC-CAPITAL-03, WC-CAPITAL-04, WC-CAPITAL-05,
// WC-CAPITAL-06, WC-R-31, WC-R-32, WC-R-33, WC-R-34, WC-R-35, WC-R-36).
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/rules/turns.hpp"

namespace wardroom::wingcommander {
namespace {

Flow begin_step(Referee& referee) {
  return referee.call(Window{Moment::start, referee.match.active});
}

// WC-CAPITAL-07: an effect may have removed it in the middle of the attack.
bool is_gone(const Position& position) {
  const Combat& combat = position.match.combat;
  return combat.battle == Battle::capital && modifier_at(position, combat.where) == kNoCopy;
}

// The ship's figures; a capital ship may have no Defence (WC-R-36).
struct Ship {
  int attack = 0;
  std::optional<int> defence;
};

Ship ship_of(const Position& position) {
  const Combat& combat = position.match.combat;
  if (combat.battle == Battle::carrier) {
    const Carrier& carrier = position.set.carrier(defender(position.match));
    return {carrier.attack, carrier.defence};
  }
  Ship ship;
  if (is_gone(position)) return ship;
  const CardData& card = position.card(modifier_at(position, combat.where));
  if (card.figure(Value::attack).kind != FigureKind::none)
    ship.attack = card.figure(Value::attack).number;
  if (card.figure(Value::defence).kind != FigureKind::none)
    ship.defence = card.figure(Value::defence).number;
  return ship;
}

int attackers(const Match& match) {
  int count = 0;
  for (int lane = 0; lane < 2; ++lane)
    if (match.combat.engaged[static_cast<std::size_t>(engaged_index(match.active, lane))].flight !=
        kNoCopy)
      ++count;
  return count;
}

Engaged& attacker(Match& match, int lane) {
  return match.combat.engaged[static_cast<std::size_t>(engaged_index(match.active, lane))];
}

// WC-CARRIER-06, WC-CARRIER-11, WC-R-33, WC-R-34, WC-R-36: hits by bombs and Torpedoes; Torpedoes
// are spent.
int score(Referee& referee) {
  Match& match = referee.match;
  const bool carrier = match.combat.battle == Battle::carrier;
  const Ship ship = ship_of(referee);
  int total = 0;
  int torpedoes = 0;
  bool bombed = false;
  for (int lane = 0; lane < 2; ++lane) {
    const Copy flight = attacker(match, lane).flight;
    if (flight == kNoCopy) continue;
    if (const Copy torpedo = torpedo_of(referee, flight); torpedo != kNoCopy) {
      referee.tell_flight(Happening::torpedo_fired, match.active, flight);
      referee.discard(torpedo);
      ++torpedoes;
      continue;
    }
    bombed = true;
    const bool has_bombs = value_of(referee, flight, Value::bombing).has_value();
    total += counted(referee, flight, has_bombs ? Value::bombing : Value::attack);
  }
  int hits = torpedoes;
  if (bombed && !ship.defence)
    ++hits;
  else if (bombed && total >= *ship.defence)
    hits += carrier && total >= 2 * *ship.defence ? 2 : 1;
  referee.tell(Happening::bombing_result, match.active, total, ship.defence.value_or(0), hits);
  return hits;
}

// WC-CARRIER-12, WC-R-32.
void return_fire(Referee& referee) {
  Match& match = referee.match;
  for (int lane = 0; lane < 2; ++lane) {
    Engaged& flight = attacker(match, lane);
    if (flight.flight == kNoCopy || flight.share == 0) continue;
    if (flight.share >= counted(referee, flight.flight, Value::defence)) flight.doomed = true;
  }
}

}  // namespace

Flow BombingRun::resume(Referee& referee) {
  Match& match = referee.match;
  const Seat owner = defender(match);
  constexpr std::uint8_t kAftermath = 8;
  if (step < kAftermath && is_gone(referee)) step = kAftermath;
  switch (step++) {
    case 0: return begin_step(referee);
    case 1: return referee.call(Plays{match.active});
    case 2: return begin_step(referee);
    case 3: return referee.call(SpendMedals{match.active});
    case 4: return begin_step(referee);
    case 5: return referee.call(SplitFire{});
    case 6:  // WC-R-35: at the same time
      return_fire(referee);
      hits = static_cast<std::uint8_t>(score(referee));
      if (hits > 0)
        for (int lane = 0; lane < 2; ++lane) attacker(match, lane).scored = true;
      return referee.call(Destruction{});
    case 7: {
      if (hits == 0) return Flow::next;
      const NavPoint point = match.combat.where;
      const bool carrier = match.combat.battle == Battle::carrier;
      const Occasion occasion{carrier ? Occasion::carrier_hit : Occasion::capital_destroyed, owner,
                              point, 0, false};
      match.eventful = true;
      if (carrier) {  // WC-CARRIER-15, WC-CARRIER-16, WC-END-05, WC-R-49
        auto& damage = match.hits[static_cast<std::size_t>(index(owner))];
        damage = static_cast<std::uint8_t>(std::min(2, damage + hits));
        referee.tell(Happening::carrier_hit, owner, damage);
        if (damage == 2) {
          referee.end(Referee::How::carrier, match.active);
          return Flow::next;
        }
      } else {
        referee.destroy_capital(modifier_at(referee, point), point);
      }
      ask_for_orders(referee, occasion);
      return Flow::next;
    }
    case kAftermath: return begin_step(referee);
    case kAftermath + 1: return referee.call(GoHome{});
    default: end_combat(referee); return Flow::done;
  }
}

// --- the ship's Attack ---

Flow SplitFire::resume(Referee& referee) {
  if (over) return Flow::done;
  return ship_of(referee).attack > 0 && attackers(referee.match) > 0 ? Flow::ask : Flow::done;
}

Decision SplitFire::decision(const Position& position) const {
  return {defender(position.match), Kind::split};
}

void SplitFire::options(const Position& position, OptionList& list) const {
  const int attack = ship_of(position).attack;
  if (attackers(position.match) == 1) {
    list.push_back(make_option(Verb::split, attack, 0));
    return;
  }
  for (int first = attack; first >= 0; --first)
    list.push_back(make_option(Verb::split, first, attack - first));
}

Refusal SplitFire::check(const Position& position, const Option& option) const {
  if (!is(option, Verb::split)) return refuse(Reason::split_now);
  const int attack = ship_of(position).attack;
  if (option.args[0] + option.args[1] != attack) return refuse(Reason::wrong_sum, attack);
  if (attackers(position.match) == 1 && option.args[1] > 0)
    return refuse(Reason::wrong_sum, attack);
  return kAllowed;
}

std::optional<Option> SplitFire::forced(const Position& position) const {
  if (attackers(position.match) > 1) return std::nullopt;
  return make_option(Verb::split, ship_of(position).attack, 0);
}

Flow SplitFire::choose(Referee& referee, const Option& option) {
  over = true;
  return announce(
      referee, {Deed::split, defender(referee.match), 0, static_cast<std::uint8_t>(option.args[0]),
                static_cast<std::uint8_t>(option.args[1])});
}

}  // namespace wardroom::wingcommander
