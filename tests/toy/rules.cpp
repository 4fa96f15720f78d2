// The rules of the toy game.
#include "engine/choices.hpp"
#include "engine/digest_of.hpp"
#include "tests/toy/match.hpp"

namespace wardroom::toy {

Flow WholeGame::resume(Referee& referee) {
  Match& match = referee.match;
  if (step++ == 0) {  // TOY-GAME-01
    match.table.shuffle(kDeck, referee.next_outcome());
    for (int i = 0; i < kFirstHand; ++i)
      for (const Seat seat : match.seats()) referee.draw(seat);
  }
  if (match.table.size(kTable) < match.table.copies()) return referee.call(Round{match.first});
  match.result.over = true;  // TOY-GAME-04
  if (match.won[0] != match.won[1])
    match.result.winners = match.won[0] > match.won[1] ? Seat::a : Seat::b;
  referee.tell(Happening::ended, Seat::a);
  return Flow::done;
}

Flow Round::resume(Referee& referee) {
  if (played < 2) return Flow::ask;
  Match& match = referee.match;
  const auto ships = match.table.zone(kTable).last(2);
  const int ahead = match.table.card(ships[0]) - match.table.card(ships[1]);
  if (ahead == 0) return Flow::done;
  match.first = ahead > 0 ? seat : seat_at(1 - index(seat));  // TOY-GAME-03
  referee.tell(Happening::won, match.first,
               ++match.won[static_cast<std::size_t>(index(match.first))]);
  return Flow::done;
}
Refusal Round::check(const Position& position, const Option& option) const {
  if (!is(option, Verb::play)) return refuse(Reason::play_now);
  for (const auto copy : position.match.table.zone(kHand + index(seat)))
    if (position.match.table.card(copy) == option.args[0]) return kAllowed;
  return refuse(Reason::not_in_hand, option.args[0]);
}
Flow Round::choose(Referee& referee, const Option& option) {  // TOY-GAME-02
  auto& table = referee.match.table;
  const int hand = kHand + index(seat);
  Spot spot{static_cast<std::int16_t>(hand), 0};
  while (table.card(table.at(spot)) != option.args[0]) ++spot.position;
  const auto ship = table.move(table.trade_away(spot), kTable);
  table.reveal(ship, SeatSet::all());
  referee.tell_card(Happening::played, seat, ship);
  if (table.size(kDeck) > 0) referee.draw(seat);
  seat = seat_at(1 - index(seat));
  ++played;
  return Flow::next;
}

void Referee::draw(Seat seat) {
  const auto copy = match.table.move(match.table.top_spot(kDeck), kHand + index(seat));
  match.table.reveal(copy, seat);
  tell_card(Happening::drawn, seat, copy);
}

std::uint64_t Match::digest() const {
  return digest_of(table, stack, won, first, chances, result);
}

}  // namespace wardroom::toy
