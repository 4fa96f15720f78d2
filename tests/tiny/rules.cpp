// The course of a game of Parley: set-up, turns, end.
#include <algorithm>

#include "engine/course.hpp"
#include "tests/tiny/game.hpp"

namespace wardroom::tiny {
namespace {

// TY-END-02: the most points win; equal points share.
void finish(Referee& referee) {
  Match& match = referee.match;
  const int best = *std::ranges::max_element(match.score);
  int winners = 0;
  for (const Seat seat : match.seats()) {
    if (match.score[index(seat)] != best) continue;
    match.result.winners = match.result.winners | seat;
    winners |= 1 << index(seat);
  }
  match.result.over = true;
  referee.tell(Happening::ended, match.first, winners);
}

}  // namespace

Flow WholeGame::resume(Referee& referee) {
  Match& match = referee.match;
  switch (step) {
    case 0:  // TY-SETUP-02
      match.first = seat_at(static_cast<int>(Random(referee.next_outcome()).below(match.players)));
      referee.tell(Happening::first_player, match.first);
      for (const Seat seat : match.seats()) {
        referee.shuffle_deck(seat);
        referee.draw(seat, kFirstHand);
      }
      ++step;
      return Flow::next;
    case 1:  // TY-SETUP-03
      if (changed < match.players)
        return referee.call(Turn{match.after(match.first, changed++), Turn::kChange});
      ++step;
      return Flow::next;
    default:
      if (match.turns == kRounds * match.players ||
          *std::ranges::max_element(match.score) >= kWinningScore) {  // TY-END-01
        finish(referee);
        return Flow::done;
      }
      return referee.call(Turn{match.after(match.first, match.turns++)});
  }
}

Flow Turn::resume(Referee& referee) {
  if (step == kScore) {  // TY-TURN-01
    referee.score(seat);
    step = referee.match.score[index(seat)] >= kWinningScore ? kDone : kDraw;
  }
  return step == kDone ? Flow::done : Flow::ask;
}
Decision Turn::decision(const Position&) const {
  if (step == kChange) return {seat, Kind::yes_no};
  return {seat, step == kDraw ? Kind::number : Kind::act};
}
void Turn::options(const Position& position, OptionList& list) const {
  list_allowed(position, list, [&](const Option& option) { return check(position, option); });
}
Refusal Turn::check(const Position& position, const Option& option) const {
  const CardTable& table = position.match.table;
  if (step == kChange)  // TY-SETUP-03
    return is(option, Verb::yes) || is(option, Verb::no) ? kAllowed : refuse(Reason::change_now);
  if (step == kDraw) {  // TY-TURN-02
    if (!is(option, Verb::draw)) return refuse(Reason::draw_now);
    const int room = kMostInHand - table.size(zone_of(kHand, seat));
    const int cards = table.size(zone_of(kDeck, seat)) + table.size(zone_of(kDiscard, seat));
    const int most = std::min({kMostDrawn, room, cards});
    return option.args[0] > most ? refuse(Reason::too_many, most) : kAllowed;
  }
  if (is(option, Verb::pass)) return kAllowed;
  if (!is(option, Verb::play)) return refuse(Reason::play_now);
  const auto card = static_cast<CardId>(option.args[0]);
  if (find_in_hand(position, seat, card) == CardTable::kNoCopy)
    return refuse(Reason::not_in_hand, card);
  return card == kParry ? refuse(Reason::only_answers, card) : kAllowed;
}
// With an empty hand one passes, with nothing to draw one draws nothing; both
// are public.
std::optional<Option> Turn::forced(const Position& position) const {
  if (step == kChange) return std::nullopt;
  if (step == kDraw) return only_option(*this, position);
  if (position.match.table.size(zone_of(kHand, seat)) > 0) return std::nullopt;
  return make_option(Verb::pass);
}
Flow Turn::choose(Referee& referee, const Option& option) {
  if (step == kChange) {
    step = kDone;
    if (is(option, Verb::yes))
      referee.change_hand(seat);
    else
      referee.tell(Happening::kept, seat);
    return Flow::next;
  }
  if (step == kDraw) {
    step = kPlay;
    referee.draw(seat, option.args[0]);
    return Flow::next;
  }
  if (is(option, Verb::pass)) {
    step = kDone;
    referee.tell(Happening::passed, seat);
    return Flow::next;
  }
  if (++played == kMostPlayed) step = kDone;
  const Copy copy = referee.put_on_stack(seat, static_cast<CardId>(option.args[0]));
  return cardplay::announce<Gate>(referee, {copy, seat});
}

}  // namespace wardroom::tiny
