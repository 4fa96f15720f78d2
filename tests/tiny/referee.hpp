// Changing a match of Parley: the atoms its rules are made of. Each tells the witness.
#pragma once

#include "engine/chance.hpp"
#include "engine/event.hpp"
#include "rows/tiny_enums.hpp"
#include "tests/tiny/match.hpp"

namespace wardroom::tiny {

class Referee {
 public:
  Referee(Match& match_, const Set& set_, const Chance& chance_, Witness* witness_)
      : match(match_), set(set_), chance(chance_), witness(witness_) {}

  Match& match;
  const Set& set;

  operator Position() const { return {match, set}; }  // NOLINT: a referee can also look

  template <class Frame>
  Flow call(const Frame& frame) {
    match.stack.push(frame);
    return Flow::next;
  }

  std::uint64_t next_outcome() { return chance.outcome(match.chances++); }

  void shuffle_deck(Seat seat);
  void draw(Seat seat, int cards);
  void change_hand(Seat seat);
  void score(Seat seat);
  Copy put_on_stack(Seat seat, CardId card);
  void join_fleet(Copy copy);
  void mount(Copy cannon, Copy ship);
  void hit(Copy ship, int hits);
  void discard(Copy copy, Happening why);
  void look(Seat seat, Spot spot);

  void tell(Happening what, Seat seat, int x = 0, int y = 0) {
    if (witness != nullptr) note(what, seat, kNoCard, SeatSet::all(), x, y);
  }
  // Those who know the copy hear which card it is.
  void tell_card(Happening what, Seat seat, Copy copy, int x = 0, int y = 0) {
    if (witness != nullptr)
      note(what, seat, match.table.card(copy), match.table.known_to(copy), x, y);
  }

 private:
  void note(Happening what, Seat seat, std::uint16_t card, SeatSet audience, int x, int y);

  const Chance& chance;
  Witness* witness;
};

}  // namespace wardroom::tiny
