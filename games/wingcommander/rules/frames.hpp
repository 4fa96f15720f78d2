// The rules of Wing Commander that can be interrupted, from the whole game down to paying a medal.
// Each frame's fields are its local variables; its body is in the file named beside it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/frames.hpp"
#include "engine/seat.hpp"
#include "games/wingcommander/cards/set.hpp"
#include "games/wingcommander/programs/card_play.hpp"
#include "games/wingcommander/rules/map.hpp"

namespace wardroom::wingcommander {

struct Position;
class Referee;

// Set-up, then turns until the game ends. (turns.cpp)
struct WholeGame {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
  friend bool operator==(const WholeGame&, const WholeGame&) = default;
};

// One player spends the starting mustering points in secret. (opening.cpp)
struct ChooseOpening {
  Seat seat = Seat::a;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const ChooseOpening&, const ChooseOpening&) = default;
};

// Draw, Muster, Scramble, Movement, Combat, Discard. (turns.cpp)
struct Turn {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
  friend bool operator==(const Turn&, const Turn&) = default;
};

// Cards from hand for their cost. (muster.cpp)
struct Muster {
  bool over = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Muster&, const Muster&) = default;
};

// Flights are put together in the Ready Area. (scramble.cpp)
struct Scramble {
  bool over = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Scramble&, const Scramble&) = default;
};

// Flights move one step each. (movement.cpp)
struct Movement {
  std::uint8_t step = 0;
  std::uint8_t exchanged = 0;  // nav points, as bits
  Refusal check_exchange(const Position& position, NavPoint point) const;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Movement&, const Movement&) = default;
};

// The active player attacks nav point by nav point. (combat.cpp)
struct CombatPhase {
  enum Step : std::uint8_t { kPick, kFight, kOver };
  Step step = kPick;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const CombatPhase&, const CombatPhase&) = default;
};

// Step 2: the defender's Flights find their places. (dogfight.cpp)
struct Positioning {
  bool chosen = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Positioning&, const Positioning&) = default;
};

// Step 3: Maneuvers and Battle Damage, in turn; against a ship, only the attacker's Maneuvers.
// (plays.cpp)
struct Plays {
  Seat turn = Seat::a;
  std::uint8_t passes = 0;  // in a row
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Plays&, const Plays&) = default;
};

// Step 4: what is left of a player's Medal Points. (plays.cpp)
struct SpendMedals {
  Seat seat = Seat::a;
  bool over = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const SpendMedals&, const SpendMedals&) = default;
};

// Step 5, first half: one player says which Flights attack and which support. (dogfight.cpp)
struct DeclareRoles {
  Seat seat = Seat::a;
  bool declared = false;  // said something, so that it can be answered
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const DeclareRoles&, const DeclareRoles&) = default;
};

// The owner of an attacked ship divides its Attack. (bombing.cpp)
struct SplitFire {
  bool over = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const SplitFire&, const SplitFire&) = default;
};

// Step 6: attacking Flights that survived may go home. (combat.cpp)
struct GoHome {
  std::uint8_t lane = 0;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const GoHome&, const GoHome&) = default;
};

// A combat of fighters, step by step. (dogfight.cpp)
struct Dogfight {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
  friend bool operator==(const Dogfight&, const Dogfight&) = default;
};

// An attack on a carrier or a capital ship, step by step. (bombing.cpp)
struct BombingRun {
  std::uint8_t step = 0;
  std::uint8_t hits = 0;
  Flow resume(Referee& referee);
  friend bool operator==(const BombingRun&, const BombingRun&) = default;
};

// Flights that are hit are destroyed, after a last chance to save something. (losses.cpp)
struct Destruction {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
  friend bool operator==(const Destruction&, const Destruction&) = default;
};

// What one player announces: it can be answered, then takes effect, then both may react.
// (announce.cpp)
enum class Deed : std::uint8_t {
  muster,         // copy: to the Ready Area
  station,        // copy, nav point: a Modifier
  award,          // copy, pilot
  order,          // copy
  move,           // flight, nav point
  launch,         // flight
  recall,         // flight: from the carrier into the Ready Area
  attack,         // nav point
  positioning,    // crossed
  maneuver,       // copy, index of Engaged; named
  damage,         // copy, index of Engaged that plays it
  medal,          // index of Engaged, value
  roles,          //
  split,          //
  luck,           // copy, target copy
  interrogate,    // captive, hand (0) or pile (1)
  execute,        // captive: discarded
  swap_captives,  // captive of the offerer, captive of the other
};
struct Announce {
  Deed deed = Deed::muster;
  Seat seat = Seat::a;
  std::uint8_t step = 0;
  std::uint8_t x = 0;
  std::uint8_t y = 0;
  CardId named = kUnknownCard;
  Flow resume(Referee& referee);
  friend bool operator==(const Announce&, const Announce&) = default;
};

// A time to play Luck cards, in turn until both pass. (luck.cpp)
enum class Moment : std::uint8_t {
  start,   // WC-R-39 (a)
  answer,  // WC-R-39 (b)
  after,   // WC-R-39 (c)
  doom,    // WC-R-39 (d)
};
inline constexpr std::array<std::string_view, 4> kMomentNames = {"start", "answer", "after",
                                                                 "doom"};
struct Window {
  Moment moment = Moment::start;
  Seat turn = Seat::a;
  std::uint8_t passes = 0;  // in a row
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Window&, const Window&) = default;
};

// The medals of a cost: which cards are tapped for them. (payment.cpp)
struct PayMedals {
  Seat seat = Seat::a;
  std::uint8_t need = 0;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const PayMedals&, const PayMedals&) = default;
};

// Something happened that an order may ask for: the owner of the one that lay there then may reveal
// it. (orders.cpp)
struct RevealOrder {
  Seat seat = Seat::a;
  std::uint8_t step = 0;
  Occasion occasion{};
  std::uint8_t order = 255;  // its copy, or none
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const RevealOrder&, const RevealOrder&) = default;
};

// The other player agrees to an exchange of captives, or not. (captives.cpp)
struct AgreeToSwap {
  Seat seat = Seat::a;  // who is asked
  std::uint8_t theirs = 0;
  std::uint8_t ours = 0;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const AgreeToSwap&, const AgreeToSwap&) = default;
};

// The hand goes down to nine. (turns.cpp)
struct DiscardDown {
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  std::uint8_t unused = 0;
  friend bool operator==(const DiscardDown&, const DiscardDown&) = default;
};

// The deepest without Luck: game, turn, phase, combat, step, announcement, window. Every Luck card
// adds an announcement and a window; how many may answer each other is bounded (luck.cpp).
inline constexpr std::size_t kStackDepth = 40;
using Stack = FrameStack<kStackDepth, WholeGame, ChooseOpening, Turn, Muster, Scramble, Movement,
                         CombatPhase, Positioning, Plays, SpendMedals, DeclareRoles, SplitFire,
                         GoHome, Dogfight, BombingRun, Destruction, Announce, Window, Script,
                         PayMedals, RevealOrder, AgreeToSwap, DiscardDown>;

}  // namespace wardroom::wingcommander
