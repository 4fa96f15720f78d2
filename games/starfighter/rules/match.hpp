// One match of Starfighter as a plain value: copying it copies everything but chance.
//
// Sectors of both boards are counted 0 to 4 from seat a's left and written a1 to a5 and b1 to b5;
// with the levels from 0 this gives every place on the table an address such as a2.1 (SF-R-52).
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/bounded.hpp"
#include "engine/decision.hpp"
#include "engine/digest.hpp"
#include "engine/seat.hpp"
#include "engine/table.hpp"
#include "games/starfighter/cards/card_set.hpp"
#include "games/starfighter/cards/set.hpp"
#include "games/starfighter/rules/frames.hpp"

namespace wardroom::starfighter {

constexpr Seat other(Seat seat) {
  return seat == Seat::a ? Seat::b : Seat::a;
}

enum class Mode : std::uint8_t { training, skirmish, total_war };
enum class Phase : std::uint8_t { setup, reinforcements, deployment, combat, over };

std::string_view name_of(Mode mode);
std::string_view name_of(Phase phase);

// Readings another table might prefer, each a named option of a match. All off is as ruled.
enum class Ruling : std::uint8_t {
  free_same_sector = 1,    // SF-R-12: a free movement may end on top of its own sector
  no_repeat_rule = 2,      // SF-R-21 (a) is not applied; the limit of 64 triggers stays
  field_goes_on = 4,       // SF-R-29: tokens left after a field card's death hit what is below
  closed_discard = 8,      // SF-R-47: a card destroyed face down is not shown
  seen_is_forgotten = 16,  // SF-R-53: a card turned face down counts as unknown to the opponent
};

// The two seats and what they play with; decided before the match, or in it by its first choices.
struct Setup {
  static constexpr std::int8_t kChosenInPlay = -1;
  Mode mode = Mode::skirmish;
  std::uint8_t rulings = 0;  // a sum of Ruling
  std::array<std::int8_t, 2> cruisers = {kChosenInPlay, kChosenInPlay};
  // Total War: what each player brings; an empty one is drawn by chance
  // (games/starfighter/decks/deck.hpp).
  std::array<CardSet, 2> decks{};
};

// How a copy lies, and the Damage tokens on the face it shows. Tokens are kept per printed half,
// because what gets covered loses them (SF-DMG-03).
class Mark {
 public:
  constexpr bool down() const { return (lies_ & 1U) != 0; }
  constexpr bool pivoted() const { return (lies_ & 2U) != 0; }
  constexpr int hits(int half) const { return (hits_ >> (4 * half)) & 15; }
  constexpr int shield_hits(int half) const { return (lies_ >> (2 + 3 * half)) & 7; }

  constexpr void set_down(bool down) { set(lies_, 0, 1, down ? 1 : 0); }
  constexpr void set_pivoted(bool pivoted) { set(lies_, 1, 1, pivoted ? 1 : 0); }
  constexpr void set_hits(int half, int count) { set(hits_, 4 * half, 15, count); }
  constexpr void set_shield_hits(int half, int count) { set(lies_, 2 + 3 * half, 7, count); }

  constexpr void clear_tokens(int half) {
    set_hits(half, 0);
    set_shield_hits(half, 0);
  }

  friend constexpr bool operator==(const Mark&, const Mark&) = default;

 private:
  static constexpr void set(std::uint8_t& bits, int shift, unsigned mask, int value) {
    bits = static_cast<std::uint8_t>((bits & ~(mask << shift)) |
                                     (static_cast<unsigned>(value) << shift));
  }

  std::uint8_t lies_ = 0;  // down, pivoted, tokens on shields of both halves
  std::uint8_t hits_ = 0;  // tokens on Fighters of both halves
};

// In the order in which they share the table's array: cards mostly move between neighbours.
enum Zone : std::uint8_t {
  kSecondDiscard,  // seat b's own, in Total War only: SF-TOTAL-08, SF-TOTAL-09
  kSecondDeck,
  kDiscard,
  kDeck,
  kHand,  // of seat a; seat b's follows, here and below
  kAside = kHand + 2,
  kBoard = kAside + 2,
  kZoneCount = kBoard + 2 * kColumns,
};

// SF-SETUP-01, SF-SETUP-03: the cards in use are public (SF-R-54). Those added to a set are for
// Total War.
inline bool in_use(const Set& set, Mode mode, CardId card) {
  if (mode == Mode::total_war) return true;
  return card < set.box() && (mode != Mode::training || set.front(card).green);
}

struct TableTraits {
  static constexpr int kCopies = 2 * kMaxCards;  // SF-R-50
  static constexpr int kZones = kZoneCount;
  static constexpr bool kHosts = false;
  using Copy = std::uint8_t;
  using Card = CardId;
  using Mark = starfighter::Mark;
};
using CardTable = Table<TableTraits>;
using Copy = CardTable::Copy;

// An effect that has become visible and waits for its turn (SF-CHAIN).
struct Pending {
  Copy copy;
  std::uint8_t half;   // printed
  std::uint8_t group;  // effects revealed by one change; the newest group goes first (SF-R-16)
  friend bool operator==(const Pending&, const Pending&) = default;
};

struct Chain {
  static constexpr int kMaxTriggers = 64;  // SF-R-21 (b)

  // No half is pending twice, and two boards show at most 48 halves.
  Bounded<Pending, 48> pending;
  Bounded<std::uint64_t, kMaxTriggers> noted;  // SF-R-21 (a): states of this chain
  std::uint8_t triggers = 0;
  std::uint8_t groups = 0;
  friend bool operator==(const Chain&, const Chain&) = default;
};

struct alignas(64) Match {
  CardTable table;
  Stack stack;
  Chain chain;

  std::array<std::int16_t, 2> armor{};  // may go below zero: SF-DMG-04
  std::array<std::int8_t, 2> cruiser = {Setup::kChosenInPlay, Setup::kChosenInPlay};
  std::array<bool, 2> passed{};
  std::int8_t shift = 0;  // SF-R-41, SF-R-52: a's sector i faces b's sector i + shift
  Seat initiative = Seat::a;
  Phase phase = Phase::setup;
  Mode mode = Mode::skirmish;
  std::uint8_t rulings = 0;
  bool eventful = false;         // SF-R-49: something happened this round
  std::uint8_t idle_rounds = 0;  // SF-R-49: in a row
  std::uint16_t round = 0;
  std::uint32_t chances = 0;  // outcomes of chance used so far
  // Total War, SF-TOTAL-01: the deck lists, and what the opponent has seen of each before it was
  // shuffled back. Copies of seat a are numbered before those of seat b.
  std::array<CardSet, 2> decks{};
  std::array<CardSet, 2> shown{};
  Result result;

  bool plays(Ruling ruling) const { return (rulings & static_cast<std::uint8_t>(ruling)) != 0; }

  // SF-SETUP-08: the armor token goes on the highest value.
  void take_cruiser(Seat seat, int index_in_set, const Set& set) {
    cruiser[index(seat)] = static_cast<std::int8_t>(index_in_set);
    armor[index(seat)] = set.cruiser(index_in_set).armor;
  }

  // Besides the identities of copies: SF-R-54, a deck list is its owner's secret.
  void blank_secrets(SeatSet viewers) {
    for (const Seat seat : {Seat::a, Seat::b})
      if (viewers != SeatSet(seat)) decks[index(seat)] = {};
  }

  std::uint64_t digest() const;
  static constexpr SeatSet seats() { return SeatSet::first(2); }

  friend bool operator==(const Match&, const Match&) = default;
};

static_assert(std::is_trivially_copyable_v<Match>);
static_assert(sizeof(Match) <= 2048);

}  // namespace wardroom::starfighter
