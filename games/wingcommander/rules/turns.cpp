// The game as a whole and the turn with its phases (WC-SETUP, WC-TURN, WC-DRAW, WC-DISCARD,
// WC-END).
#include "games/wingcommander/rules/turns.hpp"
#include "games/wingcommander/programs/effects.hpp"
#include "games/wingcommander/rules/referee.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr int kStartingPower = 30;     // WC-SETUP-04
constexpr int kFirstHand = 7;          // WC-SETUP-12
constexpr std::size_t kHandLimit = 9;  // WC-DISCARD-01
constexpr int kIdleTurns = 10;         // WC-R-51

// A phase begins, and before anything in it there is time for Luck: WC-R-39 (a).
Flow begin_phase(Referee& referee, Phase phase) {
  referee.match.phase = phase;
  referee.tell(Happening::phase_begins, referee.match.active, static_cast<int>(phase));
  return referee.call(Window{Moment::start, referee.match.active});
}

// WC-DRAW-01, WC-DRAW-02, WC-DRAW-03.
void reinforce(Referee& referee) {
  const Seat seat = referee.match.active;
  referee.gain(seat, reinforcements(referee, seat));
  referee.draw(seat);
  referee.draw(seat);
  referee.untap_all(seat);
}

// WC-END-03, WC-END-04, WC-R-05: the Power Points as the Combat Phase ends.
bool check_power(Referee& referee) {
  const auto& power = referee.match.power;
  const bool a_gone = power[0] <= 0;
  const bool b_gone = power[1] <= 0;
  if (!a_gone && !b_gone) return false;
  if (a_gone && b_gone)
    referee.end(Referee::How::draw, Seat::a);
  else
    referee.end(Referee::How::power, a_gone ? Seat::b : Seat::a);
  return true;
}

// For orders that ask for turns in a row.
void count_held(Referee& referee) {
  Match& match = referee.match;
  const Seat seat = match.active;
  for (int point = 0; point < kNavPoints; ++point) {
    const bool alone = has_flights(referee, nav_point(point), seat) &&
                       !has_flights(referee, nav_point(point), other(seat));
    std::uint8_t& turns = match.held[index(seat)][static_cast<std::size_t>(point)];
    turns = alone && match.table.size(zone_of(kOrders, seat)) > 0
                ? static_cast<std::uint8_t>(std::min(200, turns + 1))
                : std::uint8_t{0};
  }
}

// Nobody will be asked for anything ever again: no cards to draw or play, no fighter, no captive.
bool nothing_left(const Position& position) {
  const CardTable& table = position.table();
  const auto is_fighter = [&](Copy copy) { return position.is(copy, Type::fighter); };
  for (const Seat seat : kBothSeats)
    if (!hand(position, seat).empty() || table.size(zone_of(kBrig, seat)) > 0 ||
        std::ranges::any_of(ready_area(position, seat), is_fighter))
      return false;
  return table.zones(kFlights, kZoneCount - 1).empty();
}

// WC-TURN-05; what lasts for a turn ends. WC-R-51: idle turns with both piles empty.
bool switch_players(Referee& referee) {
  Match& match = referee.match;
  CardTable& table = match.table;
  for (int copy = 0; copy < table.copies(); ++copy) table.mark(static_cast<Copy>(copy)).end_turn();
  const bool empty = table.size(kDeck) == 0 && table.size(kDeck + 1) == 0;
  match.idle_turns =
      empty && !match.eventful ? static_cast<std::uint8_t>(match.idle_turns + 1) : std::uint8_t{0};
  match.eventful = false;
  match.fought = 0;
  if (match.idle_turns >= kIdleTurns && (match.plays(Ruling::stalemate) || nothing_left(referee))) {
    referee.end(Referee::How::stalemate, Seat::a);
    return true;
  }
  match.idle_turns = std::min<std::uint8_t>(match.idle_turns, kIdleTurns);
  match.active = other(match.active);
  return false;
}

}  // namespace

Flow WholeGame::resume(Referee& referee) {
  Match& match = referee.match;
  switch (step++) {
    case 0:
      for (const Seat seat : kBothSeats) match.power[index(seat)] = kStartingPower;
      return referee.call(ChooseOpening{kKilrathi});
    case 1: return referee.call(ChooseOpening{kTerran});
    case 2:
      reveal_openings(referee);
      for (const Seat seat : kBothSeats) {
        match.table.shuffle(zone_of(kDeck, seat), referee.next_outcome());
        for (int i = 0; i < kFirstHand; ++i) referee.draw(seat);
      }
      return Flow::next;
    default: step = 3; return referee.call(Turn{});
  }
}

Flow Turn::resume(Referee& referee) {
  Match& match = referee.match;
  switch (step++) {
    case 0:
      ++match.turn;
      referee.tell(Happening::turn_begins, match.active, match.turn);
      return begin_phase(referee, Phase::draw);
    case 1: reinforce(referee); return begin_phase(referee, Phase::muster);
    case 2: return referee.call(Muster{});
    case 3: return begin_phase(referee, Phase::scramble);
    case 4: return referee.call(Scramble{});
    case 5: return begin_phase(referee, Phase::movement);
    case 6: return referee.call(Movement{});
    case 7:  // WC-CARRIER-02, WC-CAPITAL-03: who was there as the phase began
      match.guarded = 0;
      for (int point = 0; point < kNavPoints; ++point)
        if (has_flights(referee, nav_point(point), other(match.active)))
          match.guarded |= bit(nav_point(point));
      return begin_phase(referee, Phase::combat);
    case 8: return referee.call(CombatPhase{});
    case 9:
      if (check_power(referee)) return Flow::next;
      return begin_phase(referee, Phase::discard);
    case 10: return referee.call(DiscardDown{});
    case 11:
      count_held(referee);
      ask_for_order(referee, match.active, {Occasion::turn_ended, match.active, 0, 0, false});
      return Flow::next;
    default:
      if (switch_players(referee)) return Flow::next;
      return Flow::done;
  }
}

// --- the hand limit ---

Flow DiscardDown::resume(Referee& referee) {
  return hand(referee, referee.match.active).size() > kHandLimit ? Flow::ask : Flow::done;
}

void DiscardDown::options(const Position& position, OptionList& list) const {
  std::array<bool, 256> seen{};
  for (const Copy copy : hand(position, position.match.active)) {
    const CardId card = position.card_id(copy);
    if (!seen[card]) list.push_back(make_option(Verb::discard, card));
    seen[card] = true;
  }
}

Refusal DiscardDown::check(const Position& position, const Option& option) const {
  if (!is(option, Verb::discard)) return refuse(Reason::discard_now);
  const auto card = static_cast<CardId>(option.args[0]);
  if (!in_hand(position, position.match.active, card)) return refuse(Reason::not_in_hand, card);
  return kAllowed;
}

Flow DiscardDown::choose(Referee& referee, const Option& option) {
  const Seat seat = referee.match.active;
  const Copy copy = referee.announce(seat, static_cast<CardId>(option.args[0]));
  referee.discard(copy);
  referee.tell_card(Happening::discarded, seat, copy);
  return Flow::next;
}

}  // namespace wardroom::wingcommander
