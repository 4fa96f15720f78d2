// What has just happened, and the statements of cards that care: "when a character is lost", "at
// the start of your turn", "instead of the destruction of this ship". A set notes once which
// statements care about which moment of the vocabulary (`MomentIndex`), so that nothing is searched
// when something happens. `Happening` is a frame of the rules; as long as it is on the stack, the
// match knows what has just happened (`each_just`):
//
//   1. Whoever has a card that does something `instead` is asked, one after the other; if one does,
//      the rest is left out.
//   2. It takes place.
//   3. What cards `must` do then is done, one card after the other.
//   4. What they may do (`act`) is offered in a round of answers (gate.hpp).
//
// In each of these the seat comes first that is first to react. A game names the frame in its stack
// and supplies in its Play, besides what script.hpp asks for:
//
//   moments(position)                  the MomentIndex of the set
//   any_copy(position, card, test)     whether test(copy) is true for any copy of that card in play
//   speaker_of(position, copy)         as the card speaks there; its `chosen` is filled in here
//   is_about(speaker, moment, happened)  whether a moment of that pattern means this
//   first_to_react(position)
//   take_place(referee, happened)
// and where it has them
//   kJust                              the kind of round for 4
//   used(position, copy, statement), count_use(...)    limits.hpp
#pragma once

#include <cstdint>
#include <optional>

#include "cardplay/gate.hpp"
#include "cardplay/limits.hpp"
#include "cardplay/moment_index.hpp"
#include "cardplay/script.hpp"

namespace wardroom::cardplay {

// Something that happens, as far as cards can ask for it.
template <class Thing>
struct Happened {
  std::uint16_t moment = 0;  // a pattern of the vocabulary
  Thing what{};              // "it" of the statements that care
  Thing by{};
  Seat seat = Seat::a;
  std::uint8_t amount = 0;
  friend bool operator==(const Happened&, const Happened&) = default;
};

// A statement of a card in play that is due.
template <class Play>
struct DueStatement {
  typename Play::Thing copy;
  const Statement* statement;
  Seat you;
};

// Whether visit(due) is true for any statement of this kind that cares, in the order of seats.
template <class Play, class Visitor>
bool any_caring(const typename Play::Position& position,
                const Happened<typename Play::Thing>& happened, StatementKind kind, Visitor visit) {
  const auto all = Play::moments(position).of(happened.moment);
  Seat seat = Play::first_to_react(position);
  for (int seats = position.match.seats().size(); seats > 0; --seats) {
    for (const Caring& caring : all) {
      if (caring.kind != kind) continue;
      const bool stop = Play::any_copy(position, caring.card, [&](typename Play::Thing copy) {
        Speaker<Play> speaker = Play::speaker_of(position, copy);
        if (speaker.you != seat) return false;
        speaker.chosen = happened.what;
        const Program& program = speaker.program;
        const Statement& statement = program.statements[caring.statement];
        const bool is_now =
            any_moment(program, program.node(statement.moment), [&](const Node& moment) {
              return moment.pattern == happened.moment && Play::is_about(speaker, moment, happened);
            });
        if (!is_now ||
            (statement.condition != kNoNode && !holds(speaker, program.node(statement.condition))))
          return false;
        if constexpr (requires { Play::used(position, copy, 0); })
          if (!may_be_used<Play>(position, copy, program, statement)) return false;
        return visit(DueStatement<Play>{copy, &statement, seat});
      });
      if (stop) return true;
    }
    seat = Play::next_seat(position, seat);
  }
  return false;
}

template <class Play>
struct Happening {
  using Thing = typename Play::Thing;
  using Position = typename Play::Position;
  using Referee = typename Play::Referee;
  enum Step : std::uint8_t { kInstead, kOver };

  Happened<Thing> what;
  Step step = kInstead;
  std::uint8_t declined = 0;  // by how many that could do something instead

  Flow resume(Referee& referee);
  Decision decision(const Position& position) const {
    return {instead(position)->you, Kind::yes_no};
  }
  void options(const Position&, OptionList& list) const {
    for (const int answer : {1, 0}) list.push_back(Play::pick(answer));
  }
  Refusal check(const Position& position, const Option& option) const {
    return option == Play::pick(1) || option == Play::pick(0)
               ? Refusal{}
               : Play::not_offered(position, instead(position)->copy);
  }
  std::optional<Option> forced(const Position&) const { return std::nullopt; }
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Happening&, const Happening&) = default;

 private:
  // The next that could do something instead.
  std::optional<DueStatement<Play>> instead(const Position& position) const {
    std::optional<DueStatement<Play>> found;
    int skipped = 0;
    any_caring<Play>(position, what, StatementKind::instead, [&](const DueStatement<Play>& due) {
      if (skipped++ < declined) return false;
      found = due;
      return true;
    });
    return found;
  }
  void carry_out(Referee& referee, const DueStatement<Play>& due) const {
    const Position position = referee;
    if constexpr (requires { Play::count_use(referee, due.copy, *due.statement); })
      Play::count_use(referee, due.copy, *due.statement);
    Script<Play> script =
        script_for<Play>(position, due.you, due.copy, Play::speaker_of(position, due.copy).on,
                         *due.statement, what.what);
    referee.call(script);
  }
};

template <class Play>
Flow Happening<Play>::resume(Referee& referee) {
  if (step == kOver) return Flow::done;
  const Position position = referee;
  if (instead(position)) return Flow::ask;
  step = kOver;
  // Looked for while everything is still there; the first comes last, so that it stands on top.
  Bounded<DueStatement<Play>, 32> due;
  any_caring<Play>(position, what, StatementKind::must, [&](const DueStatement<Play>& one) {
    due.push_back(one);
    return false;
  });
  Play::take_place(referee, what);
  if constexpr (requires { Play::kJust; })
    ask_all<Play>(referee, Play::kJust, Play::first_to_react(position));
  for (std::size_t i = due.size(); i-- > 0;) carry_out(referee, due[i]);
  return Flow::next;
}

template <class Play>
Flow Happening<Play>::choose(Referee& referee, const Option& option) {
  if (option == Play::pick(0)) {
    ++declined;
    return Flow::next;
  }
  step = kOver;
  carry_out(referee, *instead(referee));
  return Flow::next;
}

// Calls visit(happened) for what has just happened, the latest last.
template <class Play, class Visitor>
void each_just(const typename Play::Position& position, Visitor visit) {
  position.match.stack.visit_all([&](const auto& frame) {
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(frame)>, Happening<Play>>)
      if (frame.step == Happening<Play>::kOver) visit(frame.what);
  });
}

}  // namespace wardroom::cardplay
