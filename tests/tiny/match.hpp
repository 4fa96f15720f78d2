// One match of Parley as a plain value, and the cards it is played with. The
// rules are in game.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "engine/decision.hpp"
#include "engine/seat.hpp"
#include "engine/table.hpp"
#include "tests/tiny/frames.hpp"

namespace wardroom::tiny {

inline constexpr int kMostSeats = 3;

using CardId = std::uint8_t;
enum : CardId { kCutter, kFrigate, kBanner, kCannon, kBroadside, kSpyglass, kParry, kKinds };

struct Printed {
  std::string_view name;
  std::uint8_t in_box;    // copies in every seat's box (TY-SETUP-01)
  std::uint8_t strength;  // of a ship; zero is no ship
  bool quick;             // may answer another card
};
using Set = std::array<Printed, kKinds>;

// How many of each kind: a deck list, or part of one.
using List = std::array<std::uint8_t, kKinds>;
inline constexpr int kDeckSize = 12;
inline constexpr int kFirstHand = 5;
inline constexpr int kMostInHand = 7;
inline constexpr int kMostDrawn = 2;
inline constexpr int kMostPlayed = 2;
inline constexpr int kWinningScore = 25;
inline constexpr int kRounds = 8;

// TY-SETUP-01.
bool is_legal(const List& list, const Set& set);

struct Setup {
  int seats = kMostSeats;           // or two
  bool first_in_first_out = false;  // TY-STACK-03
  std::array<List, kMostSeats> lists = {{
      {3, 2, 1, 2, 2, 1, 1},
      {4, 1, 2, 1, 1, 2, 1},
      {1, 3, 1, 2, 2, 2, 1},
  }};
};

struct Mark {
  std::uint8_t hits = 0;  // on a ship
  friend bool operator==(const Mark&, const Mark&) = default;
};

// A seat's cards are only ever shuffled among themselves, so a copy's number
// tells its owner: seat a's copies come first, then seat b's.
enum Zone : std::uint8_t {
  kStack,  // cards played and not yet carried out, the latest on top
  kDeck,   // of seat a; the others' follow, here and below
  kHand = kDeck + kMostSeats,
  kFleet = kHand + kMostSeats,
  kDiscard = kFleet + kMostSeats,
  kZoneCount = kDiscard + kMostSeats,
};

struct TableTraits {
  static constexpr int kCopies = kMostSeats * kDeckSize;
  static constexpr int kZones = kZoneCount;
  static constexpr bool kHosts = true;  // cannons lie on ships
  using Copy = std::uint16_t;
  using Card = CardId;
  using Mark = tiny::Mark;
};
using CardTable = Table<TableTraits>;
static_assert(std::is_same_v<CardTable::Copy, Copy>);

struct Match {
  CardTable table;
  Stack stack;
  std::array<List, kMostSeats> lists{};  // each a secret of its seat
  std::array<List, kMostSeats> shown{};  // what of them everybody has seen before a shuffle
  std::array<std::uint8_t, kMostSeats> score{};
  Bounded<PlayedCard, 36> waiting;  // first in, first out
  bool first_in_first_out = false;
  std::uint8_t players = kMostSeats;
  Seat first = Seat::a;
  std::uint8_t turns = 0;
  std::uint32_t chances = 0;
  Result result;

  constexpr SeatSet seats() const { return SeatSet::first(players); }
  // The seat that comes so many after this one.
  constexpr Seat after(Seat seat, int steps) const {
    return seat_at((index(seat) + steps) % players);
  }

  void blank_secrets(SeatSet viewers) {
    for (const Seat seat : seats())
      if (viewers != SeatSet(seat)) lists[index(seat)] = {};
  }

  std::uint64_t digest() const;
  friend bool operator==(const Match&, const Match&) = default;
};
static_assert(std::is_trivially_copyable_v<Match>);

// --- looking ---

struct TinyNotation;

struct Position {
  using Notation = TinyNotation;
  const Match& match;
  const Set& set;
};

constexpr Seat owner_of(Copy copy) {
  return seat_at(copy / kDeckSize);
}
constexpr int zone_of(Zone first, Seat seat) {
  return first + index(seat);
}

inline std::span<const Copy> all_copies(const CardTable& table) {
  return table.zones(0, kZoneCount - 1);
}

// A place in a seat's hand or fleet as an operand, written b.0 for seat b's
// leftmost card.
constexpr int place_operand(Seat seat, int position) {
  return index(seat) * kDeckSize + position;
}
constexpr Seat place_seat(int operand) {
  return seat_at(operand / kDeckSize);
}
constexpr Spot place_spot(Zone first, int operand) {
  return {static_cast<std::int16_t>(zone_of(first, place_seat(operand))),
          static_cast<std::int16_t>(operand % kDeckSize)};
}
std::string place_name(int operand);

bool is_ship(const Position& position, Copy copy);

// TY-BANNER-01, TY-CANNON-01: nothing is registered anywhere, the table itself
// is asked.
int strength(const Position& position, Copy ship);
int fleet_strength(const Position& position, Seat seat);

// A hand's first copy of a card from the left, or kNoCopy.
Copy find_in_hand(const Position& position, Seat seat, CardId card);

}  // namespace wardroom::tiny
