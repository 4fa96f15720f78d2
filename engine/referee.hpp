// Changing a match, as far as every game does it alike: rules call rules, chance is asked, and
// whoever watches is told. A game derives its Referee from this and adds the atoms that its own
// rules are made of; each of them tells what it does.
#pragma once

#include <array>
#include <cstdint>

#include "engine/chance.hpp"
#include "engine/event.hpp"
#include "engine/frames.hpp"

namespace wardroom {

// Hands an event to the witness.
void note(Witness& witness, std::uint16_t what, Seat seat, std::uint16_t card, SeatSet audience,
          const std::array<int, 4>& args);

// `Position_` is the read-only look at a match with its cards; `Happening` the game's list of what
// can happen.
template <class Position_, class Match, class Set, class Happening>
class BasicReferee {
 public:
  using Position = Position_;

  BasicReferee(Match& match_, const Set& set_, const Chance& chance, Witness* witness = nullptr)
      : match(match_), set(set_), chance_(chance), witness_(witness) {}

  Match& match;
  const Set& set;

  Position look() const { return {match, set}; }
  operator Position() const { return look(); }  // NOLINT: whoever changes can also look

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

  std::uint64_t next_outcome() { return chance_.outcome(match.chances++); }

  // --- telling ---
  bool is_watched() const { return witness_ != nullptr; }
  void tell(Happening what, Seat seat, int x = 0, int y = 0, int z = 0, int w = 0) {
    if (witness_ != nullptr) tell_to(SeatSet::all(), what, seat, kNoCard, {x, y, z, w});
  }
  // Those who know the copy hear which card it is.
  template <class Copy>
  void tell_card(Happening what, Seat seat, Copy copy, int x = 0, int y = 0, int z = 0, int w = 0) {
    if (witness_ != nullptr)
      tell_to(match.table.known_to(copy), what, seat, match.table.card(copy), {x, y, z, w});
  }
  // Only this seat hears which card it is.
  template <class Copy>
  void tell_secret(Happening what, Seat seat, Copy copy) {
    if (witness_ != nullptr) tell_to(seat, what, seat, match.table.card(copy), {});
  }

 private:
  void tell_to(SeatSet audience, Happening what, Seat seat, std::uint16_t card,
               const std::array<int, 4>& args) {
    note(*witness_, static_cast<std::uint16_t>(what), seat, card, audience, args);
  }

  const Chance& chance_;
  Witness* witness_;
};

}  // namespace wardroom
