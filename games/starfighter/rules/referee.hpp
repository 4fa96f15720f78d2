// Changing a match of Starfighter. The referee has the atoms every rule is made of; after each of
// them it compares what is visible before and after, which is the whole of the trigger rules: what
// appears triggers, what disappears is no longer pending and gives its tokens back (SF-FX-GEN-01,
// SF-FX-GEN-02, SF-FX-GEN-03, SF-FX-GEN-04, SF-FX-GEN-05, SF-CHAIN-04, SF-DMG-03, SF-R-02).
#pragma once

#include <cstdint>

#include "engine/referee.hpp"
#include "games/starfighter/rules/position.hpp"
#include "rows/starfighter_enums.hpp"

namespace wardroom::starfighter {

class Referee : public BasicReferee<Position, Match, Set, Happening> {
 public:
  using BasicReferee::BasicReferee;

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

 private:
  template <class Change>
  void alter(Sector sector, Sector also, Change change);
  void appear(const Visible& half);
  void disappear(const Visible& half, Seat board);
  Copy draw(Seat seat, int zone);
  void renew_deck(Seat seat);
};

}  // namespace wardroom::starfighter
