// A match of the toy game as a plain value, and the frames and atoms that its rules are made of.
#pragma once

#include "engine/referee.hpp"
#include "engine/table.hpp"
#include "rows/toy_enums.hpp"

namespace wardroom::toy {

using Card = std::uint8_t;                    // a kind of ship, the weakest first
using Set = std::array<std::string_view, 6>;  // their names
inline constexpr int kOfAKind = 2;
inline constexpr int kFirstHand = 3;

enum Zone : std::uint8_t { kDeck, kTable, kHand, kZoneCount = kHand + 2 };  // hands: a's, b's

struct TableTraits {
  static constexpr int kCopies = 12;
  static constexpr int kZones = kZoneCount;
  static constexpr bool kHosts = false;
  using Copy = std::uint8_t;
  using Card = toy::Card;
  using Mark = std::uint8_t;  // nothing lies on a ship
};

struct Position;
class Referee;

struct WholeGame {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
};

struct Round {
  static constexpr Kind kAsks = Kind::card;
  Seat seat = Seat::a;
  std::uint8_t played = 0;
  Flow resume(Referee& referee);
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

struct Match {
  Table<TableTraits> table;
  FrameStack<2, WholeGame, Round> stack;
  std::array<std::uint8_t, 2> won{};
  Seat first = Seat::a;
  std::uint32_t chances = 0;
  Result result;

  static constexpr SeatSet seats() { return SeatSet::first(2); }
  void blank_secrets(SeatSet) {}  // cards are the only ones
  std::uint64_t digest() const;
  friend bool operator==(const Match&, const Match&) = default;
};

struct Setup {};

struct ToyNotation;

struct Position {
  using Notation = ToyNotation;
  const Match& match;
  const Set& set;
};

class Referee : public BasicReferee<Position, Match, Set, Happening> {
 public:
  using BasicReferee::BasicReferee;
  void draw(Seat seat);
};

}  // namespace wardroom::toy
