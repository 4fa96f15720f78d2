// The game as a whole and the turn with its steps (SG-SETUP, SG-GEN-27, SG-READY, SG-DRAW, SG-END).
#include "engine/random.hpp"
#include "games/guardians/rules/options.hpp"
#include "games/guardians/rules/referee.hpp"

namespace wardroom::guardians {
namespace {

constexpr int kFewCards = 3;  // SG-DRAW-02

void begin_phase(Referee& referee, Phase phase) {
  referee.match.phase = phase;
  referee.tell(Happening::phase_begins, referee.match.active, static_cast<int>(phase));
}

void set_up(Referee& referee) {
  Match& match = referee.match;
  for (const Seat seat : match.seats()) {
    match.power[static_cast<std::size_t>(index(seat))] = kStartingPower;
    match.table.shuffle(zone_of(kDeck, seat), referee.next_outcome());  // SG-SETUP-04
    for (int card = 0; card < kFirstHand; ++card) referee.draw(seat);
  }
  match.active = match.first;
  referee.tell(Happening::first_player, match.first);
}

// A team's Power Points as they count when the game ends: SG-R-95.
int power_of(const Match& match, SeatSet team) {
  if (team.size() == 1) return match.power[static_cast<std::size_t>(index(*team.begin()))];
  int sum = 0;
  for (const Seat seat : team)
    sum += std::max<int>(0, match.power[static_cast<std::size_t>(index(seat))]);
  return sum;
}

// SG-END-05, SG-END-06, SG-R-02, SG-R-66, SG-R-95: the highest total wins, if it is above zero;
// partners win alone or not at all.
SeatSet winners(const Match& match) {
  int best = 0;
  SeatSet found;
  for (const Seat seat : match.seats()) best = std::max(best, power_of(match, match.team(seat)));
  for (const Seat seat : match.seats())
    if (best > 0 && power_of(match, match.team(seat)) == best) found = found | seat;
  return match.partners && found == match.seats() ? SeatSet::none() : found;
}

// Nobody will be asked for anything ever again, and no rule would end such a game.
bool nothing_left(const Position& position) {
  const CardTable& table = position.table();
  if (!table.zones(kDeck, kDiscard - 1).empty()) return false;
  return std::ranges::none_of(table.zones(kHome, kZoneCount - 1), [&](Copy copy) {
    const CardData& card = position.card(copy);
    return card.is(Type::ship) || card.is(Type::squadron) || card.is(Type::crew);
  });
}

// SG-R-92: answers whether the game is over.
bool change_roles(Referee& referee) {
  Match& match = referee.match;
  const bool beaten = std::ranges::any_of(match.seats(), [&](Seat seat) {
    return match.power[static_cast<std::size_t>(index(seat))] <= 0;
  });
  if (beaten || nothing_left(referee)) {
    referee.end(beaten ? winners(match) : SeatSet::none());
    return true;
  }
  while (match.table.size(kTactics) > 0)
    referee.discard(match.table.top(kTactics), Happening::discarded);
  referee.empty_pools();
  for (int copy = 0; copy < match.table.copies(); ++copy)
    match.table.mark(static_cast<Copy>(copy)).end_turn();
  match.attacked = 0;
  match.active = match.after(match.active, 1);  // SG-END-04, SG-R-59
  return false;
}

// The defender who maneuvers so many places after the first: the left one comes first (SG-R-61).
std::optional<Seat> defender(const Match& match, int number) {
  for (const Side side : {Side::left, Side::right}) {
    if (static_cast<int>(side) >= sides(match)) break;
    const int front = front_of(match, match.active, side);
    if (((match.attacked >> front) & 1) != 0 && number-- == 0)
      return across(match, match.active, front);
  }
  return std::nullopt;
}

}  // namespace

Flow WholeGame::resume(Referee& referee) {
  if (step++ == 0) {
    set_up(referee);
    return Flow::next;
  }
  step = 1;
  return referee.call(Turn{});
}

Flow Turn::resume(Referee& referee) {
  Match& match = referee.match;
  switch (step) {
    case 0:
      ++step;
      ++match.turn;
      referee.tell(Happening::turn_begins, match.active, match.turn);
      begin_phase(referee, Phase::ready);
      referee.ready_all(match.active);
      begin_phase(referee, Phase::draw);
      return referee.call(DrawCards{});
    case 1:
      ++step;
      begin_phase(referee, Phase::system);
      return referee.call(SettleSystem{});
    case 2:
      ++step;
      begin_phase(referee, Phase::deployment);
      return referee.call(Deployment{});
    case 3:
      ++step;
      begin_phase(referee, Phase::offensive_maneuver);
      return referee.call(Maneuver{match.active});
    case 4:
      ++step;
      begin_phase(referee, Phase::attack);
      return referee.call(DeclareAttack{});
    case 5:  // SG-ATTACK-03: without an attack nobody defends
      if (const auto seat = defender(match, asked)) {
        if (asked++ == 0) begin_phase(referee, Phase::defensive_maneuver);
        return referee.call(Maneuver{*seat});
      }
      ++step;
      asked = 0;
      begin_phase(referee, Phase::discard);
      return Flow::next;
    case 6:  // SG-R-58
      if (asked < match.players)
        return referee.call(DiscardDown{match.after(match.active, asked++)});
      ++step;
      begin_phase(referee, Phase::transfer);
      return referee.call(CrewTransfer{});
    case 7:
      ++step;
      begin_phase(referee, Phase::change_of_roles);
      return Flow::next;
    default: return change_roles(referee) ? Flow::next : Flow::done;
  }
}

// --- the Draw step ---

Flow DrawCards::resume(Referee& referee) {
  const Match& match = referee.match;
  const auto held = [&] { return match.table.size(zone_of(kHand, match.active)); };
  if (step == kFirst) {  // SG-DRAW-01
    step = held() < kFewCards ? kFill : kOver;
    referee.draw(match.active);
  }
  if (held() >= kFewCards || match.table.size(zone_of(kDeck, match.active)) == 0) step = kOver;
  return step == kOver ? Flow::done : Flow::ask;
}

void DrawCards::options(const Position&, OptionList& list) const {
  list.push_back(make_option(Verb::draw));
  list.push_back(make_option(Verb::pass));
}

Refusal DrawCards::check(const Position&, const Option& option) const {
  return is(option, Verb::draw) || is(option, Verb::pass) ? kAllowed : refuse(Reason::draw_now);
}

Flow DrawCards::choose(Referee& referee, const Option& option) {
  if (is(option, Verb::draw))
    referee.draw(referee.match.active);
  else
    step = kOver;
  return Flow::next;
}

// --- the hand limit ---

Flow DiscardDown::resume(Referee& referee) {
  return hand(referee, seat).size() > kHandLimit ? Flow::ask : Flow::done;
}

void DiscardDown::options(const Position& position, OptionList& list) const {
  for (int card = 0; card < position.set.cards(); ++card)
    if (in_hand(position, seat, static_cast<CardId>(card)))
      list.push_back(make_option(Verb::discard, card));
}

Refusal DiscardDown::check(const Position& position, const Option& option) const {
  if (!is(option, Verb::discard)) return refuse(Reason::discard_now);
  const auto card = static_cast<CardId>(option.args[0]);
  return in_hand(position, seat, card) ? kAllowed : refuse(Reason::not_in_hand, card);
}

Flow DiscardDown::choose(Referee& referee, const Option& option) {
  const Copy copy = referee.announce(seat, static_cast<CardId>(option.args[0]));
  referee.discard(copy, Happening::discarded);
  return Flow::next;
}

}  // namespace wardroom::guardians
