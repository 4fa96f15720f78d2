// A card that speaks: whose it is, what it lies on, what its registers hold. Its phrases mean
// things, its conditions hold or not, its numbers come to something: here, for every game and every
// pattern the language itself has. What only one game knows it answers itself, in a type of static
// functions that every template of this folder takes as `Play`:
//
//   Position, Referee           what can be looked at, and changed
//   Thing, kNothing             what phrases mean: Copy, or cardplay::Thing
//   kRegisters                  how many things a card remembers
//   is_a(position, thing, kind)                       false for what is not known
//   title_of(position, thing)
//   is_yours(speaker, phrase, thing), is_enemys       "your flights", "enemy flights"
//   has_figure(position, thing, value)                has this value at all
//   figure_of(position, thing, value)                 the value as it is now, or nothing
//   any_thing(position, kind, test)                   whether any thing of that kind passes
//   own_quality(speaker, node, thing), own_condition(speaker, node), own_number(speaker, node)
//                                                     the patterns of its own vocabulary
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "cardplay/program_parts.hpp"
#include "engine/seat.hpp"

namespace wardroom::cardplay {

template <class Play>
struct Speaker {
  using Thing = typename Play::Thing;
  using Registers = std::array<Thing, Play::kRegisters>;

  const typename Play::Position& position;
  const Program& program;
  Seat you = Seat::a;
  Thing self = Play::kNothing;    // the card, if it is on the table
  Thing on = Play::kNothing;      // what it lies on, or what it is played by
  Thing chosen = Play::kNothing;  // what was chosen when it was announced
  Registers registers = nothing();
  bool taken = false;               // what was offered last was taken
  std::span<const Thing> picked{};  // what a register that holds several speaks of

  static constexpr Registers nothing() {
    Registers registers{};
    registers.fill(Play::kNothing);
    return registers;
  }
};

// What a reference ("it") stands for.
template <class Play>
typename Play::Thing remembered(const Speaker<Play>& speaker, const Node& reference) {
  const auto memory = static_cast<std::size_t>(reference.value);
  const auto thing = memory < Play::kRegisters ? speaker.registers[memory] : Play::kNothing;
  return thing != Play::kNothing ? thing : speaker.chosen;
}

// Whether cards of the game can remember several things at once.
template <class Play>
inline constexpr bool kRemembersSeveral = requires { Play::Thing::picked(0, 0); };

// Whether test(thing) is true for anything a reference stands for.
template <class Play, class Test>
bool any_remembered(const Speaker<Play>& speaker, const Node& reference, Test test) {
  const auto thing = remembered(speaker, reference);
  if constexpr (kRemembersSeveral<Play>)
    if (thing.is(Play::Thing::Sort::picked))
      return std::ranges::any_of(speaker.picked.subspan(thing.first(), thing.count()), test);
  return thing != Play::kNothing && test(thing);
}

// What a card calls "this": itself if it is of that kind, or what it lies on.
template <class Play>
typename Play::Thing oneself(const Speaker<Play>& speaker, const Node& self) {
  const bool another =
      speaker.on != Play::kNothing &&
      (speaker.self == Play::kNothing || !Play::is_a(speaker.position, speaker.self, self.value));
  return another ? speaker.on : speaker.self;
}

// Whether the phrase, objects or a reference, can mean this thing.
template <class Play>
bool could_mean(const Speaker<Play>& speaker, const Node& phrase, typename Play::Thing thing);
// Whether a quality of a phrase belongs to the thing.
template <class Play>
bool has_quality(const Speaker<Play>& speaker, const Node& quality, typename Play::Thing thing);
template <class Play>
bool holds(const Speaker<Play>& speaker, const Node& condition);
template <class Play>
int number_of(const Speaker<Play>& speaker, const Node& number);
// Whether a value stands to the number of a comparison as it says.
template <class Play>
bool compares(const Speaker<Play>& speaker, const Node& comparison, int value);
// "a flight", "2 flights", "no flight": whether so many are meant.
template <class Play>
bool are_so_many(const Speaker<Play>& speaker, const Node& objects, int count);
// The first statement that forbids playing the card here and now ("only ..."), or -1.
template <class Play>
int forbidding(const Speaker<Play>& speaker);

// Whether test(thing) is true for anything a phrase can mean; each thing is looked at once.
template <class Play, class Test>
bool any_meant(const Speaker<Play>& speaker, const Node& phrase, Test test) {
  auto any_of_part = [&](const Node& part) {
    const auto passes = [&](typename Play::Thing thing) {
      auto meant_before = [&](const Node& other) {
        return &other < &part && could_mean(speaker, other, thing);
      };
      return !any_part(speaker.program, phrase, meant_before) && test(thing);
    };
    switch (core_of(part)) {
      case CorePattern::self: {
        const auto thing = oneself(speaker, part);
        return thing != Play::kNothing && passes(thing);
      }
      case CorePattern::reference: return any_remembered(speaker, part, passes);
      default:
        return Play::any_thing(speaker.position, part.value, [&](typename Play::Thing thing) {
          return could_mean(speaker, part, thing) && passes(thing);
        });
    }
  };
  return any_part(speaker.program, phrase, any_of_part);
}

// How many of those a phrase can mean pass.
template <class Play, class Test>
int count_of(const Speaker<Play>& speaker, const Node& phrase, Test test) {
  int count = 0;
  any_meant(speaker, phrase, [&](typename Play::Thing thing) {
    if (test(thing)) ++count;
    return false;
  });
  return count;
}

}  // namespace wardroom::cardplay
