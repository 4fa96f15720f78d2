// The rules of Wing Commander that can be interrupted, from the whole game down to paying a medal.
// Each frame's fields are its local variables; its body is in the file named beside it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "cardplay/gate.hpp"
#include "cardplay/payment.hpp"
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
};

// One player spends the starting mustering points in secret. (opening.cpp)
struct ChooseOpening {
  static constexpr Kind kAsks = Kind::card;
  Seat seat = Seat::a;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// Draw, Muster, Scramble, Movement, Combat, Discard. (turns.cpp)
struct Turn {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
};

// Cards from hand for their cost. (muster.cpp)
struct Muster {
  static constexpr Kind kAsks = Kind::act;
  bool over = false;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// Flights are put together in the Ready Area. (scramble.cpp)
struct Scramble {
  static constexpr Kind kAsks = Kind::act;
  bool over = false;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// Flights move one step each. (movement.cpp)
struct Movement {
  static constexpr Kind kAsks = Kind::act;
  std::uint8_t step = 0;
  std::uint8_t exchanged = 0;  // nav points, as bits
  Refusal check_exchange(const Position& position, NavPoint point) const;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// The active player attacks nav point by nav point. (combat.cpp)
struct CombatPhase {
  static constexpr Kind kAsks = Kind::act;
  static constexpr bool kOpen = true;
  enum Step : std::uint8_t { kPick, kFight, kOver };
  Step step = kPick;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// Step 2: the defender's Flights find their places. (dogfight.cpp)
struct Positioning {
  bool chosen = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
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
};

// Step 4: what is left of a player's Medal Points. (plays.cpp)
struct SpendMedals {
  static constexpr Kind kAsks = Kind::act;
  Seat seat = Seat::a;
  bool over = false;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// Step 5, first half: one player says which Flights attack and which support. (dogfight.cpp)
struct DeclareRoles {
  static constexpr Kind kAsks = Kind::act;
  static constexpr bool kOpen = true;
  Seat seat = Seat::a;
  bool declared = false;  // said something, so that it can be answered
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
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
};

// Step 6: attacking Flights that survived may go home. (combat.cpp)
struct GoHome {
  static constexpr Kind kAsks = Kind::act;
  std::uint8_t lane = 0;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// A combat of fighters, step by step. (dogfight.cpp)
struct Dogfight {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
};

// An attack on a carrier or a capital ship, step by step. (bombing.cpp)
struct BombingRun {
  std::uint8_t step = 0;
  std::uint8_t hits = 0;
  Flow resume(Referee& referee);
};

// Flights that are hit are destroyed, after a last chance to save something. (losses.cpp)
struct Destruction {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
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
// The gate's value for it: what x, y and z mean depends on the deed.
struct Announced {
  Deed deed = Deed::muster;
  Seat seat = Seat::a;
  std::uint8_t step = 0;
  std::uint8_t x = 0;
  std::uint8_t y = 0;
  std::uint8_t z = 255;

  // What is announced, in the words of each deed.
  std::uint8_t card() const { return x; }     // of all deeds that bring a card from hand
  std::uint8_t flight() const { return x; }   // move, launch, recall
  std::uint8_t captive() const { return x; }  // interrogate, execute, swap_captives
  std::uint8_t wanted() const { return y; }   // swap_captives: of the other's captives
  std::uint8_t looked_at() const { return y; }
  std::uint8_t target() const {
    return y;
  }  // award: a pilot; luck: as the option named it, or none
  NavPoint point() const { return nav_point(deed == Deed::attack ? x : y); }
  int engaged() const { return deed == Deed::medal ? x : y; }  // maneuver, damage: who plays it
  Value value() const { return static_cast<Value>(y); }
  bool crossed() const { return x == 1; }
  std::array<std::uint8_t, 2> shares() const { return {x, y}; }
  CardId named() const { return z; }  // maneuver: a title, or unknown
  // Luck: which of the card's uses was chosen, counted down so that for the first nothing is named.
  std::size_t use() const { return 255U - z; }

  friend bool operator==(const Announced&, const Announced&) = default;
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

// The gate of Luck and of every deed (cardplay/gate.hpp), and how its costs are paid
// (cardplay/payment.hpp). (announce.cpp, luck.cpp, payment.cpp)
struct Gate {
  using Position = wingcommander::Position;
  using Referee = wingcommander::Referee;
  using Moment = wingcommander::Moment;
  using Announced = wingcommander::Announced;
  static constexpr Moment kAnswer = Moment::answer;
  static constexpr Moment kAfter = Moment::after;
  static constexpr bool kRoundsFollowItem = false;  // WC-R-39

  static Seat next_seat(const Position& position, Seat seat);
  static Seat first_to_react(const Position& position);
  static Option pass();
  static bool could_answer(const Position& position, Seat seat, Moment moment);
  static void answers(const Position& position, Seat seat, Moment moment, OptionList& list);
  static Refusal check_answer(const Position& position, Seat seat, Moment moment,
                              const Option& option);
  static Announced answer(Referee& referee, Seat seat, Moment moment, const Option& option);
  static void pay(Referee& referee, const Announced& announced);
  static void waits(Referee& referee, bool one_more);
  static bool stands(const Position& position, const Announced& announced);
  static void take_effect(Referee& referee, const Announced& announced);

  // Medals: WC-MEDAL-02.
  using Source = std::uint8_t;
  static constexpr int kMostSources = 2 * kMaxDeck;
  static void sources(const Position& position, Seat seat, cardplay::Sources<Gate>& list);
  static Option use_option(const Position& position, Source source);
  static void use(Referee& referee, Source source);
  static Refusal no_source(const Position& position, int need, const Option& option);
};
using Announce = cardplay::Announcement<Gate>;
using Window = cardplay::Answers<Gate>;
using PayMedals = cardplay::Payment<Gate>;

// Something happened that an order may ask for: the owner of the one that lay there then may reveal
// it. (orders.cpp)
struct RevealOrder {
  static constexpr Kind kAsks = Kind::act;
  Seat seat = Seat::a;
  std::uint8_t step = 0;
  Occasion occasion{};
  std::uint8_t order = 255;  // its copy, or none
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// The other player agrees to an exchange of captives, or not. (captives.cpp)
struct AgreeToSwap {
  static constexpr Kind kAsks = Kind::yes_no;
  Seat seat = Seat::a;  // who is asked
  std::uint8_t theirs = 0;
  std::uint8_t ours = 0;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// The hand goes down to nine. (turns.cpp)
struct DiscardDown {
  static constexpr Kind kAsks = Kind::card;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
  std::uint8_t unused = 0;
};

// The deepest without Luck: game, turn, phase, combat, step, announcement, window. Every Luck card
// adds an announcement and a window; how many may answer each other is bounded (luck.cpp).
inline constexpr std::size_t kStackDepth = 40;
using Stack = FrameStack<kStackDepth, WholeGame, ChooseOpening, Turn, Muster, Scramble, Movement,
                         CombatPhase, Positioning, Plays, SpendMedals, DeclareRoles, SplitFire,
                         GoHome, Dogfight, BombingRun, Destruction, Announce, Window, Script,
                         PayMedals, RevealOrder, AgreeToSwap, DiscardDown>;

}  // namespace wardroom::wingcommander
