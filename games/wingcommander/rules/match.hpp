// One match of Wing Commander as a plain value: copying it copies everything but chance.
//
// Seat a plays the Kilrathi and begins (WC-TURN-02), seat b the Terrans. A *Flight* is a fighter
// copy together with what is attached to it: pilot, weapons and Battle Damage lie on the fighter,
// Awards on their pilot. Fighters lie in the Ready Area or at a nav point, all else that is
// attached in one common zone.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/bounded.hpp"
#include "engine/decision.hpp"
#include "engine/digest.hpp"
#include "engine/seat.hpp"
#include "engine/table.hpp"
#include "games/wingcommander/cards/set.hpp"
#include "games/wingcommander/rules/frames.hpp"
#include "games/wingcommander/rules/map.hpp"

namespace wardroom::wingcommander {

inline constexpr Seat kKilrathi = Seat::a;
inline constexpr Seat kTerran = Seat::b;
inline constexpr std::array<Seat, 2> kBothSeats = {Seat::a, Seat::b};

constexpr Seat other(Seat seat) {
  return seat == Seat::a ? Seat::b : Seat::a;
}

enum class Mode : std::uint8_t { casual, tournament };
enum class Phase : std::uint8_t { setup, draw, muster, scramble, movement, combat, discard, over };

std::string_view name_of(Mode mode);
std::string_view name_of(Phase phase);

// Readings another table might prefer, each a named option of a match.
enum class Ruling : std::uint8_t {
  beginner = 1,            // WC-SETUP-11: 4 Power Points and no cards
  direct_return = 2,       // WC-R-14: home from any plain nav point
  return_only_if_won = 4,  // WC-R-30: only a Flight that destroyed something goes home after combat
  reshuffle = 8,           // WC-R-06: an empty draw pile is made anew from the discard pile
  stalemate = 16,          // WC-R-51: a draw after ten idle turns with both draw piles empty
};

using DeckList = Bounded<CardId, kMaxDeck>;  // sorted

// As ruled; and no game goes on for ever, unless that is asked for (WC-R-06, WC-R-51).
inline constexpr std::uint8_t kUsualRulings = static_cast<std::uint8_t>(Ruling::stalemate);

struct Setup {
  Mode mode = Mode::casual;
  std::uint8_t rulings = kUsualRulings;
  std::array<DeckList, 2> decks;  // an empty one is the starter deck of that side
};

class Mark {
 public:
  enum Bit : std::uint8_t {
    tapped = 1,
    moved = 2,    // WC-MOVE-06: this turn
    rescued = 4,  // WC-R-43: a traitor who came back
    used = 8,     // what may be done once a turn has been done: a captive's action, a card's limit
  };
  constexpr bool has(Bit bit) const { return (bits_ & bit) != 0; }
  constexpr void set(Bit bit) { bits_ |= bit; }
  constexpr void clear(Bit bit) { bits_ &= static_cast<std::uint8_t>(~bit); }
  constexpr void end_turn() { bits_ &= static_cast<std::uint8_t>(~(moved | used)); }
  // A pilot changes places: whatever else was so, he stays one who came back (WC-R-43).
  constexpr void settle() { bits_ &= rescued; }
  friend constexpr bool operator==(const Mark&, const Mark&) = default;

 private:
  std::uint8_t bits_ = 0;
};

// Zones of both seats stand in pairs, seat a's first.
enum Zone : std::uint8_t {
  kDeck,
  kDiscard = kDeck + 2,
  kHand = kDiscard + 2,
  kReady = kHand + 2,  // fighters, and pilots, weapons and crew that are not attached
  kOrders = kReady + 2,
  kBrig = kOrders + 2,   // captives, of the seat that holds them
  kPending = kBrig + 2,  // announced and paid, not yet in effect: WC-R-39 (b)
  kAttached,             // pilots, weapons, Awards, Battle Damage on what they belong to
  kManeuvers,            // of the combat under way
  kModifiers,            // one zone a nav point
  kFlights = kModifiers + kNavPoints,  // fighters: two zones a nav point
  kZoneCount = kFlights + 2 * kNavPoints,
};

struct TableTraits {
  static constexpr int kCopies = 2 * kMaxDeck;
  static constexpr int kZones = kZoneCount;
  static constexpr bool kHosts = true;
  using Copy = std::uint8_t;
  using Card = CardId;
  using Mark = wingcommander::Mark;
};
using CardTable = Table<TableTraits>;
using Copy = CardTable::Copy;
inline constexpr Copy kNoCopy = CardTable::kNoCopy;

// How a Flight takes part in step 5 (WC-COMBAT-17).
enum class Role : std::uint8_t { undeclared, attacks, supports, holds };

// A Flight in the combat under way.
struct Engaged {
  Copy flight = kNoCopy;
  std::uint8_t played = 0;     // Maneuvers and Battle Damage: WC-MANEUVER-03
  std::uint8_t maneuvers = 0;  // of those: WC-DAMAGE-04
  Role role = Role::undeclared;
  std::uint8_t share = 0;                      // of a ship's Attack: WC-R-32
  bool doomed = false;                         // WC-R-39 (d): hit, not yet destroyed
  bool scored = false;                         // destroyed something
  std::array<std::uint8_t, kValues> medals{};  // spent on each value: WC-MEDAL-08
  friend bool operator==(const Engaged&, const Engaged&) = default;
};

// A card played in the combat under way whose effect lasts until its end. A Luck card is already in
// the discard pile by then (WC-R-40).
struct Play {
  Copy copy = kNoCopy;
  std::uint8_t by = 0;      // index of Engaged
  std::uint8_t target = 0;  // index of Engaged
  CardId named = kUnknownCard;
  std::uint8_t effects = 255;  // which lasting effects of the card, as bits
  friend bool operator==(const Play&, const Play&) = default;
};

enum class Battle : std::uint8_t { none, dogfight, carrier, capital };

struct Combat {
  Battle battle = Battle::none;
  NavPoint where = kC;
  bool crossed = false;            // WC-R-18: left faces right
  std::array<Engaged, 4> engaged;  // seat * 2 + lane
  Bounded<Play, 48> plays;         // in order
  friend bool operator==(const Combat&, const Combat&) = default;
};

struct alignas(64) Match {
  CardTable table;
  Stack stack;
  Combat combat;

  std::array<std::int16_t, 2> power{};  // may go below zero: WC-R-05
  std::array<std::uint8_t, 2> hits{};   // of the carriers: WC-R-08
  Seat active = kKilrathi;
  Phase phase = Phase::setup;
  Mode mode = Mode::casual;
  std::uint8_t rulings = 0;
  std::uint8_t first_copies = 0;  // copies of seat a are numbered before those of seat b
  std::uint8_t pending = 0;       // announcements not yet in effect: WC-R-42
  std::uint8_t fought = 0;        // WC-R-20: nav points that had their combat this turn, as bits
  std::uint8_t guarded = 0;  // WC-CARRIER-02: where the other side had Flights as the phase began
  std::uint8_t idle_turns = 0;  // WC-R-51
  bool eventful = false;        // WC-R-51: something was destroyed or hit this turn
  std::uint16_t turn = 0;
  std::uint32_t chances = 0;
  // WC-SETUP-05, WC-R-02: what is brought out before the first hand; secret until both have chosen.
  std::array<Bounded<CardId, 8>, 2> opening;
  // For orders that ask for turns in a row: at how many own turns' ends in a row, since the order
  // lies there, the seat alone had Flights at a nav point.
  std::array<std::array<std::uint8_t, kNavPoints>, 2> held{};
  // WC-R-56: the deck lists are secret; Luck titles that a seat's opponent has seen go are not.
  std::array<DeckList, 2> decks;
  std::array<std::uint32_t, 2> luck_gone{};  // by number among the Luck titles of the set
  Result result;

  bool plays(Ruling ruling) const { return (rulings & static_cast<std::uint8_t>(ruling)) != 0; }
  Seat owner(Copy copy) const { return copy < first_copies ? Seat::a : Seat::b; }

  void blank_secrets(SeatSet viewers);
  std::uint64_t digest() const;
  static constexpr SeatSet seats() { return SeatSet::first(2); }

  friend bool operator==(const Match&, const Match&) = default;
};

static_assert(std::is_trivially_copyable_v<Match>);
static_assert(sizeof(Match) <= 6 * 1024);

}  // namespace wardroom::wingcommander
