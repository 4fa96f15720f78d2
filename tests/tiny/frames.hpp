// The rules of Parley that can be interrupted, from the whole game down to a
// single choice. Each frame's fields are its local variables; the bodies are in
// rules.cpp and cards.cpp.
#pragma once

#include <cstdint>
#include <optional>

#include "cardplay/gate.hpp"
#include "engine/frames.hpp"
#include "engine/seat.hpp"

namespace wardroom::tiny {

struct Match;
struct Position;
class Referee;
using Copy = std::uint16_t;

// Set-up, then turns until the game ends.
struct WholeGame {
  std::uint8_t step = 0;
  std::uint8_t changed = 0;  // how many have had the chance to change their hand
  Flow resume(Referee& referee);
};

// A seat scores, draws and plays; or, before the first turn, changes its hand.
struct Turn {
  enum Step : std::uint8_t { kChange, kScore, kDraw, kPlay, kDone };
  Seat seat = Seat::a;
  Step step = kScore;
  std::uint8_t played = 0;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// A card on the stack waits for answers, then does what it says: how cards are
// answered (cardplay/gate.hpp), as the last played takes effect first, or the
// first.
enum class Moment : std::uint8_t { answer };
struct PlayedCard {
  Copy copy = 0;
  Seat seat = Seat::a;
  std::uint8_t step = 0;
  friend bool operator==(const PlayedCard&, const PlayedCard&) = default;
};
struct Gate {
  using Position = tiny::Position;
  using Referee = tiny::Referee;
  using Moment = tiny::Moment;
  using Announced = PlayedCard;
  static constexpr Moment kAnswer = Moment::answer;
  static constexpr bool kRoundsFollowItem = true;

  static Seat next_seat(const Position& position, Seat seat);
  static Seat first_to_react(const Position& position);
  static Option pass();
  static bool could_answer(const Position& position, Seat seat, Moment moment);
  static Refusal check_answer(const Position& position, Seat seat, Moment, const Option& option);
  static void answers(const Position& position, Seat seat, Moment moment, OptionList& list);
  static PlayedCard answer(Referee& referee, Seat seat, Moment moment, const Option& option);
  static void pay(Referee&, const PlayedCard&) {}
  static void passed(Referee& referee, Seat seat);
  static bool stands(const Position& position, const PlayedCard& card);
  static void take_effect(Referee& referee, const PlayedCard& card);
  static Bounded<PlayedCard, 36>& queue(Match& match);
  static bool first_in_first_out(const Position& position);
  static bool acts_at_once(const Position& position, const PlayedCard& card);
};

// The ship for a cannon or a broadside, which stays on the stack until it is
// chosen.
struct Aim {
  static constexpr Kind kAsks = Kind::place;
  static constexpr bool kOpen = true;
  Copy copy = 0;
  Seat seat = Seat::a;
  std::uint8_t card = 0;  // public, as everything on the stack
  Flow resume(Referee& referee);
  Refusal check(const Position& position, const Option& option) const;
  Flow choose(Referee& referee, const Option& option);
};

// A seat looks at a card in another hand, and says when it has seen enough.
struct Look {
  enum Step : std::uint8_t { kChoose, kSeen, kDone };
  Seat seat = Seat::a;
  Step step = kChoose;
  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
};

// The deepest: game, turn, a card, every quick card of three decks in answer, a
// look.
using Stack = FrameStack<40, WholeGame, Turn, cardplay::Announcement<Gate>, cardplay::Answers<Gate>,
                         cardplay::Queue<Gate>, Aim, Look>;

}  // namespace wardroom::tiny
