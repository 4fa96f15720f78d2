// The gate every card and every deed goes through that others may answer: announced, with the
// statement chosen and what it is aimed at; paid; open to answers; then in effect.
//
// `Answers` asks one seat after the other, in the order the match gives, until all have passed in a
// row. A seat is asked by what is public, so neither being asked nor being passed over tells
// anything about a hand. In which order what waits takes effect is for the match to say:
//
//   last in, first out   `Announcement` stands on the stack of rules above what it answers, has
//                        answers of its own, and takes effect before the one below it goes on
//   first in, first out  what is announced waits in a list of the match, and `Queue` lets the
//                        oldest take effect each time that all have passed; between two of them
//                        more may join. What cancels or changes something that waits acts at once:
//                        it is an `Announcement`, which can be answered but waits for nobody.
//
// A game names the frames in its stack and supplies in its Play:
//
//   Position, Referee
//   Moment, kAnswer         kinds of times to answer; that of an announcement
//   Announced               what is announced: a value with `Seat seat` and `std::uint8_t step`
//                           (how far the gate has taken it), and what else the game needs of it
//   next_seat(position, seat)
//   kRoundsFollowItem       answers are about the announcement they are for: once it is cancelled
//                           nobody is asked any more, and when an answer is done they begin anew
//                           with the seat behind its announcer (SG: R-47). Otherwise they go on
//                           behind whoever answered, whatever has become of it (WC-R-39)
//   pass()                  the option to decline
//   could_answer(position, seat, moment)   by what is public
//   answers(position, seat, moment, list)  what there is besides passing
//   check_answer(position, seat, moment, option)
//   answer(referee, seat, moment, option)  the Announced: the card leaves the hand
//   pay(referee, announced)     what it costs, at once or as frames
//   stands(position, announced) it was not cancelled
//   take_effect(referee, announced)
//
// and where it has them
//   passed(referee, seat)       somebody has declined
//   waits(referee, one_more)    an announcement begins or ceases to wait
//   kAfter, first_to_react(position)   a round of answers after every effect
//   queue(match)                the list of those that wait, a Bounded<Announced, ...>; then also
//   first_in_first_out(position), acts_at_once(position, announced), first_to_react(position)
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "engine/decision.hpp"
#include "engine/frames.hpp"
#include "engine/seat.hpp"

namespace wardroom::cardplay {

// Whether matches of the game can have a list of what waits.
template <class Play>
concept HasQueue = requires(typename Play::Referee& referee) { Play::queue(referee.match); };

// Seats are asked in turn until all have passed in a row.
template <class Play>
struct Answers {
  using Position = typename Play::Position;
  using Referee = typename Play::Referee;

  typename Play::Moment moment{};
  Seat turn = Seat::a;
  std::uint8_t passes = 0;  // in a row

  Flow resume(Referee& referee);
  Decision decision(const Position&) const { return {turn, Kind::act}; }
  void options(const Position& position, OptionList& list) const {
    list.push_back(Play::pass());
    Play::answers(position, turn, moment, list);
  }
  Refusal check(const Position& position, const Option& option) const {
    return option == Play::pass() ? Refusal{} : Play::check_answer(position, turn, moment, option);
  }
  // What is in a hand is secret, and so is that it holds nothing.
  std::optional<Option> forced(const Position&) const { return std::nullopt; }
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Answers&, const Answers&) = default;
};

// How far an announcement is.
enum GateStep : std::uint8_t { kAnnounced, kWaits, kInEffect, kReactedTo };

// Answered, then in effect; then, in games that have it, reacted to.
template <class Play>
struct Announcement : Play::Announced {
  Flow resume(typename Play::Referee& referee);
  friend bool operator==(const Announcement&, const Announcement&) = default;
};

// What was announced takes effect in the order it was announced.
template <class Play>
struct Queue {
  typename Play::Moment moment{};
  Seat first = Seat::a;   // is asked first
  std::uint8_t from = 0;  // how many wait that are not this one's business
  bool asked = false;     // all have passed, and the oldest is due
  Flow resume(typename Play::Referee& referee);
  friend bool operator==(const Queue&, const Queue&) = default;
};

// The announcement that the topmost rule, a round of answers, is for; or nullptr: an effect may
// open a round of its own.
template <class Play>
const typename Play::Announced* answered_item(typename Play::Referee& referee) {
  const auto* below = referee.match.stack.template beneath_top<Announcement<Play>>();
  return below != nullptr && below->step == kWaits ? below : nullptr;
}

// Puts an announcement where it waits; its costs are paid before anybody is asked.
template <class Play>
Flow let_wait(typename Play::Referee& referee, const typename Play::Announced& announced,
              bool in_answer) {
  if constexpr (HasQueue<Play>) {
    const typename Play::Position position = referee;
    if (Play::first_in_first_out(position) &&
        !(in_answer && Play::acts_at_once(position, announced))) {
      auto& queue = Play::queue(referee.match);
      const auto waiting = static_cast<std::uint8_t>(queue.size());
      queue.push_back(announced);
      if (!in_answer)
        referee.call(
            Queue<Play>{Play::kAnswer, Play::next_seat(position, announced.seat), waiting});
      Play::pay(referee, announced);
      return Flow::next;
    }
  }
  referee.call(Announcement<Play>{announced});
  Play::pay(referee, announced);
  return Flow::next;
}

// What a seat announces when it is its turn.
template <class Play>
Flow announce(typename Play::Referee& referee, const typename Play::Announced& announced) {
  return let_wait<Play>(referee, announced, false);
}

// A time to answer what nobody announced.
template <class Play>
Flow ask_all(typename Play::Referee& referee, typename Play::Moment moment, Seat first) {
  if constexpr (HasQueue<Play>)
    if (Play::first_in_first_out(referee)) {
      const std::size_t waiting = Play::queue(referee.match).size();
      return referee.call(Queue<Play>{moment, first, static_cast<std::uint8_t>(waiting)});
    }
  return referee.call(Answers<Play>{moment, first});
}

template <class Play>
Flow Answers<Play>::resume(Referee& referee) {
  const Position position = referee;
  if constexpr (Play::kRoundsFollowItem)
    if (const auto* item = answered_item<Play>(referee); item && !Play::stands(position, *item))
      return Flow::done;
  const int seats = position.match.seats().size();
  for (; passes < seats; ++passes, turn = Play::next_seat(position, turn))
    if (Play::could_answer(position, turn, moment)) return Flow::ask;
  return Flow::done;
}

template <class Play>
Flow Answers<Play>::choose(Referee& referee, const Option& option) {
  const Seat seat = turn;
  turn = Play::next_seat(referee, seat);
  if (option == Play::pass()) {
    ++passes;
    if constexpr (requires { Play::passed(referee, seat); }) Play::passed(referee, seat);
    return Flow::next;
  }
  passes = 0;
  if constexpr (Play::kRoundsFollowItem)
    if (const auto* item = answered_item<Play>(referee))
      turn = Play::next_seat(referee, item->seat);
  return let_wait<Play>(referee, Play::answer(referee, seat, moment, option), true);
}

template <class Play>
Flow Announcement<Play>::resume(typename Play::Referee& referee) {
  constexpr bool kCounted = requires { Play::waits(referee, true); };
  const typename Play::Announced item = *this;  // what it calls is put above it
  switch (this->step++) {
    case kAnnounced:
      if constexpr (kCounted) Play::waits(referee, true);
      return referee.call(Answers<Play>{Play::kAnswer, Play::next_seat(referee, item.seat)});
    case kWaits:
      if constexpr (kCounted) Play::waits(referee, false);
      if (Play::stands(referee, item)) Play::take_effect(referee, item);
      return Flow::next;
    case kInEffect:
      if constexpr (requires { Play::kAfter; })
        return referee.call(Answers<Play>{Play::kAfter, Play::first_to_react(referee)});
      return Flow::done;
    default: return Flow::done;
  }
}

template <class Play>
Flow Queue<Play>::resume(typename Play::Referee& referee) {
  if (!asked) {
    asked = true;
    return referee.call(Answers<Play>{moment, first});
  }
  auto& queue = Play::queue(referee.match);
  while (queue.size() > from) {
    const typename Play::Announced oldest = queue[from];
    std::copy(queue.begin() + from + 1, queue.end(), queue.begin() + from);
    queue.pop_back();
    if (!Play::stands(referee, oldest)) continue;
    *this = {Play::kAnswer, Play::first_to_react(referee), from};
    Play::take_effect(referee, oldest);
    return Flow::next;
  }
  return Flow::done;
}

}  // namespace wardroom::cardplay
