// The game as a whole: set-up, rounds, end (SF-SETUP, SF-FLOW, SF-REINF, SF-END).
#include <algorithm>

#include "games/starfighter/rules/legality.hpp"
#include "games/starfighter/rules/referee.hpp"

namespace wardroom::starfighter {
namespace {

// SF-REINF, SF-R-39: symbols of both boards are counted first, then the Initiative holder draws.
void reinforce(Referee& referee) {
  const Seat holder = referee.match.initiative;
  std::array<int, 2> draws{};
  for (const Seat seat : {Seat::a, Seat::b})
    draws[index(seat)] = visible_draw_symbols(referee, seat);
  for (const Seat seat : {holder, other(holder)}) {
    for (int left = draws[index(seat)]; left > 0; --left) referee.draw_to_hand(seat);
    referee.take_aside(seat);
  }
}

// SF-END-03, SF-END-04, SF-R-46.
void finish(Referee& referee) {
  Match& match = referee.match;
  int lead = match.armor[0] - match.armor[1];
  if (lead == 0) lead = cards_held(referee, Seat::a) - cards_held(referee, Seat::b);
  match.result.over = true;
  if (lead != 0) match.result.winners = lead > 0 ? Seat::a : Seat::b;
  match.phase = Phase::over;
  referee.tell(Happening::ended, lead > 0 ? Seat::a : Seat::b, lead == 0 ? 1 : 0);
}

// SF-END-01; SF-R-49: the third idle round in a row.
bool is_decided(const Match& match) {
  return std::min(match.armor[0], match.armor[1]) <= 0 || match.idle_rounds == 3;
}

}  // namespace

Flow WholeGame::resume(Referee& referee) {
  Match& match = referee.match;
  switch (step) {
    case 0:  // SF-SETUP-04, SF-SETUP-05
      match.initiative = Random(referee.next_outcome()).below(2) == 0 ? Seat::a : Seat::b;
      referee.tell(Happening::first_player, match.initiative);
      if (match.mode == Mode::total_war)  // SF-TOTAL-07
        for (const Seat seat : {Seat::a, Seat::b})
          referee.tell(Happening::cruiser_taken, seat, match.cruiser[index(seat)]);
      ++step;
      return referee.call(ChooseCruiser{match.initiative});  // SF-SETUP-06
    case 1: ++step; return referee.call(ChooseCruiser{other(match.initiative)});
    case 2:  // SF-SETUP-10; SF-TOTAL-08: each the own deck
      match.table.shuffle(kDeck, referee.next_outcome());
      if (match.mode == Mode::total_war) match.table.shuffle(kSecondDeck, referee.next_outcome());
      ++step;
      return Flow::next;
    default:  // SF-FLOW-03, SF-FLOW-04
      if (match.round > 0 && is_decided(match)) {
        finish(referee);
        return Flow::done;
      }
      ++match.round;
      referee.tell(Happening::round_begins, match.initiative, match.round);
      return referee.call(Round{});
  }
}

Flow ChooseCruiser::resume(Referee& referee) {
  const std::int8_t taken = referee.match.cruiser[index(seat)];
  return taken == Setup::kChosenInPlay ? Flow::ask : Flow::done;
}

void ChooseCruiser::options(const Position& position, OptionList& list) const {
  for (int cruiser = 0; cruiser < position.set.cruisers(); ++cruiser)
    if (!can_take(position, cruiser)) list.push_back(make_option(Verb::cruiser, cruiser));
}

Refusal ChooseCruiser::check(const Position& position, const Option& option) const {
  if (!is(option, Verb::cruiser)) return refuse(Reason::choose_cruiser_now);
  return can_take(position, option.args[0]);
}

// SF-R-40: in Training the second player takes the one that is left.

Flow ChooseCruiser::choose(Referee& referee, const Option& option) {
  referee.match.take_cruiser(seat, option.args[0], referee.set);
  referee.tell(Happening::cruiser_taken, seat, option.args[0]);
  return Flow::done;
}

Flow Round::resume(Referee& referee) {
  Match& match = referee.match;
  switch (step++) {
    case 0:
      match.eventful = false;
      match.passed = {};
      match.phase = Phase::reinforcements;
      reinforce(referee);
      match.phase = Phase::deployment;
      return referee.call(Deployment{match.initiative});  // SF-DEPLOY-01
    case 1: match.phase = Phase::combat; return referee.call(Combat{});
    default:  // SF-R-45: pawn, shields, then the result is read
      match.initiative = other(match.initiative);  // SF-BATTLE-17
      referee.tell(Happening::initiative_given, match.initiative);
      referee.recover_shields();
      match.idle_rounds =
          match.eventful ? std::uint8_t{0} : static_cast<std::uint8_t>(match.idle_rounds + 1);
      return Flow::done;
  }
}

}  // namespace wardroom::starfighter
