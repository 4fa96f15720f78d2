// Changing a match of Star of the Guardians: the atoms every rule is made of. Each tells the
// witness.
#pragma once

#include "engine/chance.hpp"
#include "engine/event.hpp"
#include "games/guardians/rules/position.hpp"
#include "rows/guardians_enums.hpp"

namespace wardroom::guardians {

class Referee {
 public:
  Referee(Match& match_, const Set& set_, const Chance& chance, Witness* witness)
      : match(match_), set(set_), chance_(chance), witness_(witness) {}

  Match& match;
  const Set& set;

  Position look() const { return {match, set}; }
  operator Position() const { return look(); }  // NOLINT: a referee can also look

  template <class Frame>
  Flow call(const Frame& frame) {
    match.stack.push(frame);
    return Flow::next;
  }

  std::uint64_t next_outcome() { return chance_.outcome(match.chances++); }

  // --- points ---
  void gain_power(Seat seat, int points);
  void use_for_points(Copy copy);             // SG-GEN-14, SG-GEN-15
  void spend(Seat seat, const Points& cost);  // out of the pool
  void empty_pools();                         // SG-R-07

  // --- cards ---
  void draw(Seat seat);
  Copy announce(Seat seat, CardId card);  // out of the hand, for all to see
  void ready_all(Seat seat);
  void put(Copy copy, int zone);
  void put_on(Copy copy, Copy host);
  void discard(Copy copy, Happening why);  // to its owner's pile

  // --- ships ---
  void move_ship(Copy ship, Cell to);
  void withdraw(Copy ship);             // to its Home System
  void close_up(Seat seat, Side side);  // SG-MOVE-12

  void end(SeatSet winners);

  // --- telling ---
  void tell(Happening what, Seat seat, int x = 0, int y = 0) {
    if (witness_ != nullptr) note(what, seat, kNoCard, SeatSet::all(), x, y);
  }
  // Those who know the copy hear which card it is.
  void tell_card(Happening what, Seat seat, Copy copy, int x = 0, int y = 0) {
    if (witness_ != nullptr)
      note(what, seat, match.table.card(copy), match.table.known_to(copy), x, y);
  }

 private:
  void note(Happening what, Seat seat, std::uint16_t card, SeatSet audience, int x, int y);

  const Chance& chance_;
  Witness* witness_;
};

}  // namespace wardroom::guardians
