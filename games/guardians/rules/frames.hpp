// The rules of Star of the Guardians that can be interrupted, from the whole game down to paying.
// Each frame's fields are its local variables; its body is in the file named beside it.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/frames.hpp"
#include "engine/seat.hpp"
#include "games/guardians/cards/set.hpp"

namespace wardroom::guardians {

struct Position;
class Referee;
using Copy = std::uint16_t;

// Set-up, then turns until the game ends. (turns.cpp)
struct WholeGame {
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
  friend bool operator==(const WholeGame&, const WholeGame&) = default;
};

// The steps of a turn. (turns.cpp)
struct Turn {
  std::uint8_t step = 0;
  std::uint8_t asked = 0;  // of the seats that this step asks one after the other
  Flow resume(Referee& referee);
  friend bool operator==(const Turn&, const Turn&) = default;
};

// One card, and more to whoever had few. (turns.cpp)
struct DrawCards {
  enum Step : std::uint8_t { kFirst, kFill, kOver };
  Step step = kFirst;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const DrawCards&, const DrawCards&) = default;
};

// A System or a Special System comes into play. (deployment.cpp)
struct SettleSystem {
  bool over = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const SettleSystem&, const SettleSystem&) = default;
};

// Cards from hand for their cost. (deployment.cpp)
struct Deployment {
  bool over = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Deployment&, const Deployment&) = default;
};

// A card from hand on its way: paid, then in its place. (deployment.cpp)
struct Arrival {
  Copy copy = 0;
  Copy host = 0;           // on which it is put, or none
  std::uint16_t zone = 0;  // else: of a lane, before the seat, at its Home System
  Seat seat = Seat::a;
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
  friend bool operator==(const Arrival&, const Arrival&) = default;
};

// A seat produces points until a cost is covered. (payment.cpp)
struct Payment {
  Points cost{};
  Seat seat = Seat::a;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Payment&, const Payment&) = default;
};

// A seat moves its ships, one after the other. (maneuver.cpp)
struct Maneuver {
  Seat seat = Seat::a;
  bool over = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Maneuver&, const Maneuver&) = default;
};

// Whether there is an attack, and on which fronts. (attack.cpp)
struct DeclareAttack {
  bool over = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const DeclareAttack&, const DeclareAttack&) = default;
};

// The hand limit. (turns.cpp)
struct DiscardDown {
  Seat seat = Seat::a;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const DiscardDown&, const DiscardDown&) = default;
};

// Crew goes to the Home System and back. (transfer.cpp)
struct CrewTransfer {
  bool over = false;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const CrewTransfer&, const CrewTransfer&) = default;
};

using Stack = FrameStack<64, WholeGame, Turn, DrawCards, SettleSystem, Deployment, Arrival, Payment,
                         Maneuver, DeclareAttack, DiscardDown, CrewTransfer>;

}  // namespace wardroom::guardians
