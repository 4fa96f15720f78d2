// What a card does, carried out step by step: a frame of the rules (engine/frames.hpp) that walks
// the program of the card, asks in the middle where somebody has to choose, and remembers in
// registers what the card speaks of again. Every quantity of the language is here: one, 2, up to 2,
// 2 or more, each, all, by chance; and choices by you, the enemy, or each player in turn.
//
// Blocks (what is offered, a branch, one of several ways) are frames of their own on top of the one
// that entered them, and hand back what they remember. A block that each player is offered is a
// frame for each, seen with the eyes of that player.
//
// A game names the frame `Script<Play>` in its stack and supplies in its Play, besides what
// speaker.hpp asks for:
//
//   kMostPicked, kMostThings    how many can be picked and remembered by a card, and meant by one
//                               phrase
//   program_of(position, card)
//   any_target(position, test)  whether anything passes that lies where cards can reach it
//   pick(n), aim(position, thing), enough()           the options: an answer by its number, a
//                                                     thing, "no more"
//   not_offered(position, card)                       the refusal of anything else
//   enemy_of(position, you), next_seat(position, seat)
//   chance(referee, n)                                0 to n - 1, drawn
//   enclosing(referee)                                the script beneath the one on top, or nullptr
//   carry_out(referee, script, speaker, due)         the steps of its vocabulary, and changes;
//                                                     what a step finds is kept with
//                                                     `script.remember`
//
// The bodies are in script_steps.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <source_location>
#include <type_traits>

#include "cardplay/speaker.hpp"
#include "engine/bounded.hpp"
#include "engine/decision.hpp"
#include "engine/frames.hpp"

namespace wardroom::cardplay {

template <class Play>
using Things = Bounded<typename Play::Thing, Play::kMostThings>;

// One step as a game carries it out: on which things, for how long.
template <class Play>
struct DueStep {
  const Node& step;
  const Node* duration = nullptr;  // none: it happens once, or holds as long as the card says
  Things<Play> things;
};

template <class Play>
struct Script {
  using Thing = typename Play::Thing;
  using Position = typename Play::Position;
  using Referee = typename Play::Referee;
  // No byte of a frame may be left over between its fields.
  using Count = std::conditional_t<alignof(Thing) == 1, std::uint8_t, std::uint16_t>;
  enum Flag : std::uint8_t {
    kTaken = 1,    // what was offered last was taken
    kPicking = 2,  // `picked` belongs to the step that comes next
    kEnough = 4,   // no more are picked
    kAlone = 8,    // what each player is offered: it hands nothing back
  };

  Seat you = Seat::a;
  std::uint8_t flags = 0;
  Thing card = Play::kNothing;
  Thing on = Play::kNothing;      // what it lies on, or what it is played by
  Thing chosen = Play::kNothing;  // when the card was announced
  // Things that a register speaks of as several, then those picked now; then nothing.
  std::array<Thing, Play::kMostPicked> picked;
  typename Speaker<Play>::Registers registers = Speaker<Play>::nothing();
  Count next = 0;              // step of the block
  NodeIndex block = kNoNode;   // the steps carried out
  NodeIndex target = kNoNode;  // the phrase `chosen` was chosen for

  Script() { picked.fill(Play::kNothing); }
  bool has(Flag flag) const { return (flags & flag) != 0; }
  void set(Flag flag, bool on_or_off = true) {
    flags = static_cast<std::uint8_t>(on_or_off ? flags | flag : flags & ~flag);
  }
  void remember(int memory, Thing thing) {
    if (memory < 0) return;
    if (memory >= Play::kRegisters)
      capacity_exceeded("the registers of a card", Play::kRegisters,
                        std::source_location::current());
    registers[static_cast<std::size_t>(memory)] = thing;
  }

  Flow resume(Referee& referee);
  Decision decision(const Position& position) const;
  void options(const Position& position, OptionList& list) const;
  Refusal check(const Position& position, const Option& option) const;
  std::optional<Option> forced(const Position& position) const;
  Flow choose(Referee& referee, const Option& option);
  friend bool operator==(const Script&, const Script&) = default;
};

// A script that carries out a statement; `chosen` is what its target phrase means.
template <class Play>
Script<Play> script_for(const typename Play::Position& position, Seat you,
                        typename Play::Thing card, typename Play::Thing on,
                        const Statement& statement, typename Play::Thing chosen);
// Whether somebody has to choose before the next step.
template <class Play>
bool asks(const typename Play::Position& position, const Script<Play>& script);
// The card as it speaks at this point.
template <class Play>
Speaker<Play> speaker_of(const typename Play::Position& position, const Script<Play>& script);

}  // namespace wardroom::cardplay
