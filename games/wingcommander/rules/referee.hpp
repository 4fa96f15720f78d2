// Changing a match of Wing Commander: the atoms every rule is made of.
#pragma once

#include <cstdint>

#include "engine/chance.hpp"
#include "engine/event.hpp"
#include "games/wingcommander/rules/legality.hpp"
#include "games/wingcommander/rules/position.hpp"
#include "rows/wingcommander_enums.hpp"

namespace wardroom::wingcommander {

class Referee {
 public:
  Referee(Match& match_, const Set& set_, const Chance& chance_, Witness* witness_)
      : match(match_), set(set_), chance(chance_), witness(witness_) {}

  Match& match;
  const Set& set;

  operator Position() const { return {match, set}; }  // NOLINT: a referee can also look
  Position look() const { return {match, set}; }

  template <class Frame>
  Flow call(const Frame& frame) {
    match.stack.push(frame);
    return Flow::next;
  }

  std::uint64_t next_outcome() { return chance.outcome(match.chances++); }

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
  void tell(Happening what, Seat seat, int x = 0, int y = 0, int z = 0) {
    if (witness != nullptr) note(what, seat, kNoCard, SeatSet::all(), {x, y, z, 0});
  }
  void tell_card(Happening what, Seat seat, Copy copy, int x = 0, int y = 0, int z = 0,
                 int last = 0) {
    if (witness != nullptr)
      note(what, seat, match.table.card(copy), match.table.known_to(copy), {x, y, z, last});
  }
  // A Flight: the last operand is its pilot's card + 1, or 0 without one.
  void tell_flight(Happening what, Seat seat, Copy flight, int x = 0, int y = 0);
  // Only this seat learns which card it was.
  void tell_secret(Happening what, Seat seat, Copy copy) {
    if (witness != nullptr) note(what, seat, match.table.card(copy), seat, {});
  }

 private:
  void note(Happening what, Seat seat, std::uint16_t card, SeatSet audience,
            std::array<int, 4> args);

  const Chance& chance;
  Witness* witness;
};

}  // namespace wardroom::wingcommander
