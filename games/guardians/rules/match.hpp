// One match of Star of the Guardians as a plain value: copying it copies everything but chance.
//
// Two to four seats play; what belongs to a seat stands in arrays of four. A seat's copies are
// numbered one behind the other, seat a's first, so a number tells the owner (SG-R-85). Ships stand
// in cells (lanes.hpp), everything that lies on another card in one common zone.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/bounded.hpp"
#include "engine/decision.hpp"
#include "engine/digest.hpp"
#include "engine/seat.hpp"
#include "engine/table.hpp"
#include "games/guardians/cards/set.hpp"
#include "games/guardians/rules/frames.hpp"
#include "games/guardians/rules/lanes.hpp"

namespace wardroom::guardians {

inline constexpr int kStartingPower = 25;     // SG-SETUP-08
inline constexpr int kFirstHand = 6;          // SG-SETUP-06
inline constexpr int kHandLimit = 6;          // SG-END-01
inline constexpr int kInfluenceToAttack = 5;  // SG-ATTACK-04
inline constexpr int kHomeCatapults = 1;      // SG-R-19

// The steps of a turn in their order (SG-GEN-27).
enum class Phase : std::uint8_t {
  setup,
  ready,
  draw,
  system,
  deployment,
  offensive_maneuver,
  attack,
  defensive_maneuver,
  defensive_tactics,
  offensive_tactics,
  squadron_combat,
  fleet_combat,
  discard,
  transfer,
  change_of_roles,
  over,
};

struct Setup {
  std::uint8_t seats = 2;
  bool partners = false;      // of four: SG-MULTI-21
  bool chosen_first = false;  // else by lot: SG-SETUP-01
  Seat first = Seat::a;
  std::array<DeckList, kMostSeats> decks;
};

class Mark {
 public:
  enum Bit : std::uint8_t {
    used = 1,         // SG-GEN-14
    activated = 2,    // SG-R-23: in this Maneuver phase
    launched = 4,     // SG-R-40: in this turn
    transferred = 8,  // SG-CREW-08: in this turn
  };
  constexpr bool has(Bit bit) const { return (bits_ & bit) != 0; }
  constexpr void set(Bit bit) { bits_ |= bit; }
  constexpr void clear(Bit bit) { bits_ &= static_cast<std::uint8_t>(~bit); }
  constexpr void end_turn() { bits_ &= used; }
  friend constexpr bool operator==(const Mark&, const Mark&) = default;

 private:
  std::uint8_t bits_ = 0;
};

// Of each seat, seat a's first; then what is common.
enum Zone : std::uint8_t {
  kDeck,
  kHand = kDeck + kMostSeats,
  kDiscard = kHand + kMostSeats,
  kHome = kDiscard + kMostSeats,   // squadrons, crew and ships at a Home System
  kRealm = kHome + kMostSeats,     // systems, Personalities, Artifacts, Modifiers on a player
  kPending = kRealm + kMostSeats,  // announced and not yet in effect
  kTactics,                        // played this turn
  kAboard,                         // all that lies on another card
  kInLanes,                        // Modifiers on a lane
  kShips = kInLanes + kAllLanes,   // a zone a cell
  kZoneCount = kShips + kCells,
};
static_assert(kZoneCount <= 256);

struct TableTraits {
  static constexpr int kCopies = kMostSeats * kMostDeck;
  static constexpr int kZones = kZoneCount;
  static constexpr bool kHosts = true;
  using Copy = std::uint16_t;
  using Card = CardId;
  using Mark = guardians::Mark;
};
using CardTable = Table<TableTraits>;
inline constexpr Copy kNoCopy = CardTable::kNoCopy;

struct alignas(64) Match {
  CardTable table;
  Stack stack;
  std::array<std::int16_t, kMostSeats> power{};  // may be below zero until step 14: SG-R-02
  std::array<Points, kMostSeats> pool{};         // produced and not yet spent: SG-R-07
  std::array<std::uint16_t, kMostSeats + 1> first_copy{};
  std::array<DeckList, kMostSeats> decks;  // each a secret of its seat
  std::uint8_t players = 2;
  bool partners = false;
  Seat first = Seat::a;
  Seat active = Seat::a;  // the offensive player
  Phase phase = Phase::setup;
  std::uint8_t attacked = 0;  // fronts, as bits: SG-MULTI-04
  std::uint16_t turn = 0;
  std::uint32_t chances = 0;
  Result result;

  SeatSet seats() const { return SeatSet::first(players); }
  SeatSet team(Seat seat) const {
    return partners ? SeatSet(seat) | after(seat, 2) : SeatSet(seat);
  }
  // The seat that many places further to the left (SG-R-59).
  Seat after(Seat seat, int steps) const { return seat_at((index(seat) + steps) % players); }
  Seat owner(Copy copy) const {
    std::size_t seat = 0;
    while (copy >= first_copy[seat + 1U]) ++seat;
    return seat_at(static_cast<int>(seat));
  }

  void blank_secrets(SeatSet viewers);
  std::uint64_t digest() const;
  friend bool operator==(const Match&, const Match&) = default;
};

static_assert(std::is_trivially_copyable_v<Match>);
static_assert(sizeof(Match) <= 12 * 1024);

}  // namespace wardroom::guardians
