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

#include <array>

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
  bool taken = false;  // what was offered last was taken

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

// Whether test(thing) is true for anything a phrase can mean.
template <class Play, class Test>
bool any_meant(const Speaker<Play>& speaker, const Node& phrase, Test test) {
  switch (core_of(phrase)) {
    case CorePattern::self: return test(oneself(speaker, phrase));
    case CorePattern::reference: return test(remembered(speaker, phrase));
    default:
      return Play::any_thing(speaker.position, phrase.value, [&](typename Play::Thing thing) {
        return could_mean(speaker, phrase, thing) && test(thing);
      });
  }
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
