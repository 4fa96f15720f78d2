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
};

// The steps of a turn. (turns.cpp)
struct Turn {
  std::uint8_t step = 0;
  std::uint8_t asked = 0;  // of the seats that this step asks one after the other
  Flow resume(Referee& referee);
};

// One card, and more to whoever had few. (turns.cpp)
struct DrawCards {
  static constexpr wardroom::Kind kAsks = wardroom::Kind::act;
  enum Step : std::uint8_t { kFirst, kFill, kOver };
  Step step = kFirst;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// A System or a Special System comes into play. (deployment.cpp)
struct SettleSystem {
  static constexpr wardroom::Kind kAsks = wardroom::Kind::card;
  bool over = false;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// Cards from hand for their cost. (deployment.cpp)
struct Deployment {
  static constexpr wardroom::Kind kAsks = wardroom::Kind::act;
  bool over = false;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// A card from hand on its way: paid, then in its place. (deployment.cpp)
struct Arrival {
  Copy copy = 0;
  Copy host = 0;           // on which it is put, or none
  std::uint16_t zone = 0;  // else: of a lane, before the seat, at its Home System
  Seat seat = Seat::a;
  std::uint8_t step = 0;
  Flow resume(Referee& referee);
};

// A seat produces points until a cost is covered. (payment.cpp)
struct Payment {
  static constexpr wardroom::Kind kAsks = wardroom::Kind::card;
  Points cost{};
  Seat seat = Seat::a;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// A seat moves its ships, one after the other. (maneuver.cpp)
struct Maneuver {
  static constexpr wardroom::Kind kAsks = wardroom::Kind::act;
  static constexpr bool kOpen = true;
  Seat seat = Seat::a;
  bool over = false;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// Whether there is an attack, and on which fronts. (attack.cpp)
struct DeclareAttack {
  static constexpr wardroom::Kind kAsks = wardroom::Kind::act;
  bool over = false;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// The hand limit. (turns.cpp)
struct DiscardDown {
  static constexpr wardroom::Kind kAsks = wardroom::Kind::card;
  Seat seat = Seat::a;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// Crew goes to the Home System and back. (transfer.cpp)
struct CrewTransfer {
  static constexpr wardroom::Kind kAsks = wardroom::Kind::act;
  static constexpr bool kOpen = true;
  bool over = false;
  Flow resume(Referee& referee);
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

using Stack = FrameStack<64, WholeGame, Turn, DrawCards, SettleSystem, Deployment, Arrival, Payment,
                         Maneuver, DeclareAttack, DiscardDown, CrewTransfer>;

}  // namespace wardroom::guardians
