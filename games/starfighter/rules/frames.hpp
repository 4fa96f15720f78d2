// The rules of Starfighter that can be interrupted, from the whole game down to a single effect.
// Each frame's fields are its local variables; its body is in the file named beside it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/frames.hpp"
#include "engine/seat.hpp"
#include "games/starfighter/cards/set.hpp"

namespace wardroom::starfighter {

struct Position;
class Referee;

// Set-up, then rounds until the game ends. (rounds.cpp)
struct WholeGame {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
};

// One player takes a Cruiser board, unless it was agreed before the match. (rounds.cpp)
struct ChooseCruiser {
  static constexpr Kind kAsks = Kind::card;
  static constexpr bool kOpen = true;
  Seat seat = Seat::a;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// Reinforcements, Deployment, Combat, end of round. (rounds.cpp)
struct Round {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
};

// Phase 2: players alternate, a card or a pass. (deployment.cpp)
struct Deployment {
  Seat turn = Seat::a;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// Phase 3: the Initiative holder shifts and picks the order, then the battles. (combat.cpp)
struct Combat {
  enum Step : std::uint8_t { kShift, kOrder, kBattles };
  Step step = kShift;
  bool ascending = true;    // in seat a's columns
  std::uint8_t fought = 0;  // columns gone through
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// Two facing sectors. (combat.cpp)
struct Battle {
  std::uint8_t step = 0;
  std::array<std::uint8_t, 2> sector{};
  std::array<std::uint8_t, 2> tokens{};
  Flow resume(Referee& referee);
};

// One player places all Damage tokens of a battle. (damage.cpp)
struct Suffer {
  Seat seat = Seat::a;
  std::uint8_t sector = 0;
  std::uint8_t tokens = 0;
  Flow resume(Referee& referee);
};

// Points of damage on the highest card of a sector: shields first, then Fighters. (damage.cpp)
struct Strike {
  std::uint8_t sector = 0;
  Seat chooser = Seat::a;
  std::uint8_t points = 0;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// Everything that follows from one root event, until nothing is pending. (chain.cpp)
struct ResolveChain {
  enum Step : std::uint8_t { kStart, kPick, kCarried };
  Step step = kStart;
  std::uint8_t groups_before = 0;  // revealed before the effect under way
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// One effect that needs a target: its controller chooses it. (effects.cpp)
struct CarryOut {
  Effect effect = Effect::none;
  Seat controller = Seat::a;
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// The deepest: game, round, combat, battle, suffer, chain, effect, strike.
using Stack = FrameStack<8, WholeGame, ChooseCruiser, Round, Deployment, Combat, Battle, Suffer,
                         Strike, ResolveChain, CarryOut>;

}  // namespace wardroom::starfighter
