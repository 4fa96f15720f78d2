// Changing a match of Parley: the atoms its rules are made of. Each tells the
// witness.
#pragma once

#include "engine/choices.hpp"
#include "engine/referee.hpp"
#include "rows/tiny_enums.hpp"
#include "tests/tiny/match.hpp"

namespace wardroom::tiny {

class Referee : public BasicReferee<Position, Match, Set, Happening> {
 public:
  using BasicReferee::BasicReferee;

  void shuffle_deck(Seat seat);
  void draw(Seat seat, int cards);
  void change_hand(Seat seat);
  void score(Seat seat);
  Copy put_on_stack(Seat seat, CardId card);
  void join_fleet(Copy copy);
  void mount(Copy cannon, Copy ship);
  void hit(Copy ship, int hits);
  void discard(Copy copy, Happening why);
  void peek(Seat seat, Spot spot);
};

}  // namespace wardroom::tiny
