// Changing a match of Wing Commander: the atoms every rule is made of.
#pragma once

#include <cstdint>

#include "engine/referee.hpp"
#include "games/wingcommander/rules/legality.hpp"
#include "games/wingcommander/rules/position.hpp"
#include "rows/wingcommander_enums.hpp"

namespace wardroom::wingcommander {

class Referee : public BasicReferee<Position, Match, Set, Happening> {
 public:
  using BasicReferee::BasicReferee;

  // --- points ---
  void gain(Seat seat, int points);
  void pay(Seat seat, int points);
  void lose(Seat seat, int points);

  // --- cards ---
  // Out of the hand, where everybody sees it; a secret order stays hidden.
  Copy announce(Seat seat, CardId card, bool hidden = false);
  void draw(Seat seat);
  void tap(Copy copy);
  void untap_all(Seat seat);
  void put_ready(Copy copy, Seat seat);
  void attach(Copy copy, Copy host);
  void place(Copy copy, int zone);
  void discard(Copy copy);  // to its owner's pile

  // --- Flights ---
  void move_flight(Copy flight, NavPoint to);
  void go_home(Copy flight);         // to the Ready Area, taken apart
  void take_apart(Copy flight);      // in the Ready Area
  void destroy_flight(Copy flight);  // losses included: WC-LOSS
  void destroy_capital(Copy ship, NavPoint point);
  void drop_awards(Copy pilot, bool lost);

  // --- the end ---
  enum class How : std::uint8_t { carrier, power, draw, stalemate };
  void end(How how, Seat winner);

  // --- telling ---
  // A Flight: the last operand is its pilot's card + 1, or 0 without one.
  void tell_flight(Happening what, Seat seat, Copy flight, int x = 0, int y = 0);
};

}  // namespace wardroom::wingcommander
