// Looking at a match of Starfighter: what lies where, what is visible, what may move. Nothing here
// changes anything.
#pragma once

#include <cstdint>

#include "games/starfighter/rules/match.hpp"

namespace wardroom::starfighter {

struct Position {
  const Match& match;
  const Set& set;
};

// A sector of either board, 0 to 9: a1 to a5, b1 to b5.
using Sector = int;
inline constexpr int kSectors = 2 * kColumns;

constexpr Seat board_of(Sector sector) {
  return sector < kColumns ? Seat::a : Seat::b;
}
constexpr Sector sector_at(Seat board, int column) {
  return index(board) * kColumns + column;
}
constexpr int column_of(Sector sector) {
  return sector % kColumns;
}
constexpr int zone_of(Sector sector) {
  return kBoard + sector;
}
constexpr int hand_of(Seat seat) {
  return kHand + index(seat);
}
constexpr int aside_of(Seat seat) {
  return kAside + index(seat);
}
// One deck and one discard pile for both, but own ones in Total War: SF-TOTAL-08, SF-TOTAL-09.
inline int deck_of(const Match& match, Seat seat) {
  return match.mode == Mode::total_war && seat == Seat::b ? kSecondDeck : kDeck;
}
inline int discard_of(const Match& match, Seat seat) {
  return match.mode == Mode::total_war && seat == Seat::b ? kSecondDiscard : kDiscard;
}
constexpr bool is_deck(int zone) {
  return zone == kDeck || zone == kSecondDeck;
}
constexpr bool is_discard(int zone) {
  return zone == kDiscard || zone == kSecondDiscard;
}
// How many copies are seat a's in Total War. They are numbered before seat b's, and never change
// sides (SF-R-51).
int copies_of_first_seat(const Match& match);

// A space of a sector as one number, for options: sector * 4 + level.
constexpr int kLevels = kMaxLevel + 1;
constexpr Spot spot_at(Sector sector, int level) {
  return {static_cast<std::int16_t>(zone_of(sector)), static_cast<std::int16_t>(level)};
}
constexpr Sector sector_of(Spot spot) {
  return spot.zone - kBoard;
}

// How many cards lie in a sector, which is also the level of its next free space (SF-DEPLOY-04).
inline int height(const Position& position, Sector sector) {
  return position.match.table.size(zone_of(sector));
}

inline int spaces(const Position& position, Sector sector) {
  const int cruiser = position.match.cruiser[index(board_of(sector))];
  return cruiser == Setup::kChosenInPlay ? 0 : position.set.spaces(cruiser, sector);
}

inline bool has_room(const Position& position, Sector sector) {
  return height(position, sector) < spaces(position, sector);
}

inline bool holds_card(const Position& position, Spot spot) {
  return spot.position < position.match.table.size(spot.zone);
}

// The side a copy shows.
inline const Face& shown(const Position& position, Copy copy) {
  const CardTable& table = position.match.table;
  return table.mark(copy).down() ? kBack : position.set.front(table.card(copy)).face;
}

// The printed half that lies in the upper (0) or lower (1) position: SF-FX-PIVOT-02.
inline int printed_half(const Mark& mark, int lying) {
  return mark.pivoted() ? 1 - lying : lying;
}

// Fighters without a token on a printed half of the face shown.
inline int undamaged(const Position& position, Copy copy, int half) {
  const int fighters = shown(position, copy).half[static_cast<std::size_t>(half)].fighters;
  return fighters - position.match.table.mark(copy).hits(half);
}
inline int undamaged(const Position& position, Copy copy) {
  return undamaged(position, copy, 0) + undamaged(position, copy, 1);
}

// Shields without a token (SF-FX-SHIELD-01).
int free_shields(const Position& position, Copy copy, int half);

// SF-BATTLE-02, SF-BATTLE-04, SF-R-01: the lower half of every card and the upper half of the
// highest one shoot with the Fighters that carry no token.
int visible_fighters(const Position& position, Sector sector);

// SF-COMP-10: whether the board has a Draw symbol on a space, covered or not.
bool has_draw_symbol(const Position& position, Sector sector, int level);

// SF-REINF-01, SF-REINF-02, SF-REINF-03, SF-R-44: Draw symbols on spaces without a card.
int visible_draw_symbols(const Position& position, Seat seat);

int cards_in_play(const Position& position, Seat seat);

// Hand, own board and set aside: what breaks a tie (SF-END-04).
int cards_held(const Position& position, Seat seat);

// SF-R-52: the sector across, or -1 if this one faces nothing.
Sector facing(const Position& position, Sector sector);

// One visible half: the element of the visible set of which all trigger rules speak.
class Visible {
 public:
  Visible() = default;
  Visible(Copy copy, int printed_half, bool down)
      : code_(static_cast<std::uint16_t>(copy * 4 + printed_half * 2 + (down ? 1 : 0))) {}

  Copy copy() const { return static_cast<Copy>(code_ >> 2U); }
  int half() const { return (code_ >> 1U) & 1; }  // printed
  bool down() const { return (code_ & 1U) != 0; }
  friend bool operator==(const Visible&, const Visible&) = default;

 private:
  std::uint16_t code_;
};
using Sight = Bounded<Visible, 2 * (kLevels + 1)>;

// Adds what a sector shows: the lower half of every card, and the upper half of the top card.
void see(const Position& position, Sector sector, Sight& sight);

}  // namespace wardroom::starfighter
