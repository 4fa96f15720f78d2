// A match of the trial game as a plain value: three seats, things on a table, and the cards that
// are carried out. It has no turns and nobody wins; it is there for what cards do.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "engine/referee.hpp"
#include "tests/cardplay/trial_play.hpp"

namespace wardroom::trial {

inline constexpr int kSeats = 3;
inline constexpr int kMostItems = 24;

// In the order of the vocabulary: guns, attack, defense, ability.
using Figures = std::array<std::int8_t, vocabulary::kValueWords>;
inline constexpr std::int8_t kNoFigure = -128;
inline constexpr Figures kNoFigures = {kNoFigure, kNoFigure, kNoFigure, kNoFigure};

inline constexpr std::int8_t kNone = -1;
inline constexpr std::int8_t kGone = -1;      // off the table
inline constexpr std::int8_t kDeathStar = 0;  // the one place that has a name
inline constexpr std::int8_t kElsewhere = 1;

struct Item {
  Seat owner = Seat::a;
  vocabulary::Kind kind = vocabulary::Kind::card;
  std::int8_t title = kNone;
  std::int8_t program = kNone;  // of a card that does something
  std::int8_t place = kElsewhere;
  std::int8_t on = kNone;  // the item it lies on
  std::uint8_t hits = 0;
  std::uint8_t held = 0;         // it may not move this turn
  Figures lasting = kNoFigures;  // without what holds for this turn only
  Figures figures = kNoFigures;
  friend bool operator==(const Item&, const Item&) = default;
};

// The programs of the cards, and what they wait for.
struct Set {
  std::vector<const Program*> programs;
  cardplay::MomentIndex moments;
};

struct Match {
  Bounded<Item, kMostItems> items;
  FrameStack<16, Script, Happening, cardplay::Announcement<TrialPlay>, cardplay::Answers<TrialPlay>>
      stack;
  cardplay::Limits<std::uint8_t, 16> limits;
  std::array<std::uint8_t, kSeats> hand{};  // cards drawn
  std::array<std::int8_t, kSeats> force{};
  std::uint32_t chances = 0;

  static SeatSet seats() { return SeatSet::first(kSeats); }
  std::uint64_t digest() const;
  friend bool operator==(const Match&, const Match&) = default;
};
static_assert(std::is_trivially_copyable_v<Match>);

struct Position {
  const Match& match;
  const Set& set;

  const Item& item(Thing thing) const { return match.items[static_cast<std::size_t>(thing.value)]; }
};

template <class Test>
bool TrialPlay::any_copy(const Position& position, int card, Test test) {
  for (std::size_t i = 0; i < position.match.items.size(); ++i) {
    const Item& item = position.match.items[i];
    if (item.program == card && item.place != kGone && test(Thing::copy(static_cast<int>(i))))
      return true;
  }
  return false;
}

enum class Told : std::uint16_t {};  // nobody watches

class Referee : public BasicReferee<Position, Match, Set, Told> {
 public:
  using BasicReferee::BasicReferee;
};

// What holds for this turn ends.
void end_turn(Match& match);

// Calls the statement of a card; `chosen` is what its target phrase means.
void announce(Referee& referee, Thing card, const Statement& statement, Thing chosen);

}  // namespace wardroom::trial
