// Changing a match of Starfighter. The referee has the atoms every rule is made of; after each of
// them it compares what is visible before and after, which is the whole of the trigger rules: what
// appears triggers, what disappears is no longer pending and gives its tokens back (SF-FX-GEN-01,
// SF-FX-GEN-02, SF-FX-GEN-03, SF-FX-GEN-04, SF-FX-GEN-05, SF-CHAIN-04, SF-DMG-03, SF-R-02).
#pragma once

#include <cstdint>

#include "engine/chance.hpp"
#include "engine/event.hpp"
#include "games/starfighter/rules/position.hpp"
#include "rows/starfighter_enums.hpp"

namespace wardroom::starfighter {

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

  // In place of the frame that calls.
  template <class Frame>
  Flow become(const Frame& frame) {
    match.stack.replace_top(frame);
    return Flow::next;
  }

  std::uint64_t next_outcome() { return chance.outcome(match.chances++); }

  // --- cards ---
  void play_from_hand(Seat seat, CardId card, bool down, Sector sector);
  void draw_to_hand(Seat seat);
  void draw_aside(Seat seat);
  void take_aside(Seat seat);
  void move(Seat by, Spot from, Sector to);
  void pivot(Seat by, Spot spot);
  void roll(Seat by, Spot spot);
  void destroy(Spot spot);

  // --- damage ---
  void hit_fighters(Spot spot, int upper, int lower);  // as the card lies
  int hit_shields(Spot spot, int points);              // answers how many they took
  void lose_armor(Seat seat, int points);
  void recover_shields();

  // --- telling ---
  void tell(Happening what, Seat seat, int x = 0, int y = 0, int z = 0, int w = 0) {
    if (witness != nullptr) note(what, seat, kNoCard, SeatSet::all(), {x, y, z, w});
  }
  void tell_card(Happening what, Seat seat, Copy copy, int x = 0, int y = 0, int z = 0, int w = 0) {
    if (witness != nullptr)
      note(what, seat, match.table.card(copy), match.table.known_to(copy), {x, y, z, w});
  }

 private:
  template <class Change>
  void alter(Sector sector, Sector also, Change change);
  void appear(const Visible& half);
  void disappear(const Visible& half, Seat board);
  Copy draw(Seat seat, int zone);
  void renew_deck(Seat seat);
  void note(Happening what, Seat seat, std::uint16_t card, SeatSet audience,
            std::array<int, 4> args);

  const Chance& chance;
  Witness* witness;
};

}  // namespace wardroom::starfighter
