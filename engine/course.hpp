// How a match proceeds: frames run until one of them has to ask; the choice goes to that frame; and
// so on until no frame is left. Everything here is written once for all games.
//
// A game's `Position` is a read-only look at a match together with the cards it is played with; its
// `Referee` can also change it, and knows chance and witness. Both have `.match`, whose `stack`
// holds the frames.
#pragma once

#include <optional>

#include "engine/frames.hpp"
#include "engine/notation.hpp"

namespace wardroom {

// --- what a frame that asks may leave unsaid (frames.hpp) ---

template <class Frame, class Position>
Decision asked_by(const Frame& frame, const Position& position) {
  if constexpr (requires { frame.decision(position); })
    return frame.decision(position);
  else if constexpr (requires { frame.seat; })
    return {frame.seat, Frame::kAsks};
  else
    return {position.match.active, Frame::kAsks};
}

// Calls visit(option) for every option that can be written, legal or not.
template <class Visitor>
void each_writable(const Notation& notation, Visitor visit) {
  const auto count = [&](OperandKind kind) { return kind == 0 ? 1 : notation.operand_count(kind); };
  std::uint16_t verb = 0;
  for (const VerbForm& form : notation.verbs()) {
    for (int x = 0; x < count(form.operands[0]); ++x)
      for (int y = 0; y < count(form.operands[1]); ++y)
        for (int z = 0; z < count(form.operands[2]); ++z)
          visit(Option{verb,
                       {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y),
                        static_cast<std::int16_t>(z)}});
    ++verb;
  }
}

// All that can be written and is allowed: for games in which that is little.
template <class Position, class Check>
void list_allowed(const Position& position, OptionList& list, Check check) {
  const typename Position::Notation notation(position.set);
  each_writable(notation, [&](const Option& option) {
    if (!check(option)) list.push_back(option);
  });
}

// A frame without `options` offers all that its `check` allows; its position names the Notation.
template <class Frame, class Position>
void options_of(const Frame& frame, const Position& position, OptionList& list) {
  if constexpr (requires { frame.options(position, list); })
    frame.options(position, list);
  else
    list_allowed(position, list,
                 [&](const Option& option) { return frame.check(position, option); });
}

// Where what can be chosen is public, so is that there is only one thing to choose.
template <class Frame, class Position>
std::optional<Option> only_option(const Frame& frame, const Position& position) {
  OptionList list;
  options_of(frame, position, list);
  if (list.size() != 1) return std::nullopt;
  return list[0];
}

template <class Frame, class Position>
std::optional<Option> forced_by(const Frame& frame, const Position& position) {
  if constexpr (requires { frame.forced(position); })
    return frame.forced(position);
  else if constexpr (requires { requires Frame::kOpen; })
    return only_option(frame, position);
  else
    return std::nullopt;
}

template <class Frame, class Referee>
Flow resume(Frame& frame, Referee& referee) {
  if constexpr (requires { frame.resume(referee); })
    return frame.resume(referee);
  else
    return Flow::ask;
}

// --- running them ---

// Runs the rules up to the next decision, or to the end of the match. A decision with one option
// is skipped exactly when everybody can see that there is only one.
template <class Referee>
void proceed(Referee& referee) {
  auto& stack = referee.match.stack;
  while (!stack.empty()) {
    const Flow flow = stack.visit_top([&](auto& frame) {
      const Flow wanted = resume(frame, referee);
      if constexpr (Asks<std::remove_reference_t<decltype(frame)>, Referee>) {
        if (wanted == Flow::ask)
          if (const std::optional<Option> forced = forced_by(frame, referee.look()))
            return frame.choose(referee, *forced);
      }
      return wanted;
    });
    if (flow == Flow::ask) return;
    if (flow == Flow::done) stack.pop();
  }
}

template <class Referee, class Position>
std::optional<Decision> decision_of(const Position& position) {
  if (position.match.stack.empty()) return std::nullopt;
  return position.match.stack.visit_top([&](const auto& frame) -> std::optional<Decision> {
    if constexpr (Asks<std::remove_cvref_t<decltype(frame)>, Referee>)
      return asked_by(frame, position);
    else
      return std::nullopt;
  });
}

template <class Referee, class Position>
void list_options(const Position& position, OptionList& options) {
  options.clear();
  if (position.match.stack.empty()) return;
  position.match.stack.visit_top([&](const auto& frame) {
    if constexpr (Asks<std::remove_cvref_t<decltype(frame)>, Referee>)
      options_of(frame, position, options);
  });
}

// `over` is what to answer when the match has ended.
template <class Referee, class Position>
Refusal check_option(const Position& position, const Option& option, Refusal over) {
  if (position.match.stack.empty()) return over;
  return position.match.stack.visit_top([&](const auto& frame) -> Refusal {
    if constexpr (Asks<std::remove_cvref_t<decltype(frame)>, Referee>)
      return frame.check(position, option);
    else
      return over;
  });
}

// `option` is legal: listed, or passed by `check_option`.
template <class Referee>
void play_option(Referee& referee, const Option& option) {
  auto& stack = referee.match.stack;
  const Flow flow = stack.visit_top([&](auto& frame) {
    if constexpr (Asks<std::remove_reference_t<decltype(frame)>, Referee>)
      return frame.choose(referee, option);
    else
      return Flow::next;
  });
  if (flow == Flow::done) stack.pop();
  proceed(referee);
}

}  // namespace wardroom
