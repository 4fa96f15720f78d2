// Reading the program of a card against a match: which things its phrases mean, whether its
// conditions hold. What the phrases do is in effects.cpp and luck_effects.cpp.
#pragma once

#include "games/wingcommander/rules/position.hpp"
#include "vocabulary/wingcommander.hpp"

namespace wardroom::wingcommander {

using vocabulary::Pattern;

// A card that speaks: whose it is, what it lies on, and what its registers hold.
struct Speaker {
  const Position& position;
  const Program& program;
  Seat you = Seat::a;
  Copy self = kNoCopy;    // the card, if it is on the table
  Copy flight = kNoCopy;  // "this flight": what the card is on, or the one that plays it
  Copy chosen = kNoCopy;  // what was chosen when it was announced or played
  std::array<Copy, kRegisters> registers = {kNoCopy, kNoCopy, kNoCopy, kNoCopy, kNoCopy};
  bool taken = false;  // what was offered last was taken
};

inline Pattern pattern_of(const Node& node) {
  return static_cast<Pattern>(node.pattern);
}

// What a reference ("it") stands for.
inline Copy remembered(const Speaker& speaker, const Node& reference) {
  const auto memory = static_cast<std::size_t>(reference.value);
  const Copy copy = memory < kRegisters ? speaker.registers[memory] : kNoCopy;
  return copy != kNoCopy ? copy : speaker.chosen;
}
// What an option names for a thing: a pilot in a Flight by the Flight.
inline Copy named_by(const Position& position, Copy thing) {
  return position.is(thing, Type::pilot) && position.table().host(thing) != kNoCopy
             ? position.table().host(thing)
             : thing;
}

// Whether the phrase, objects or a reference, can mean this thing.
bool could_mean(const Speaker& speaker, const Node& phrase, Copy thing);
bool holds(const Speaker& speaker, const Node& condition);
int number_of(const Speaker& speaker, const Node& number);

// The first statement that forbids playing the card here and now ("only ..."), or -1.
int forbidding(const Speaker& speaker);

// Calls visit(step) for each single step of a statement, what lasts for a while included.
template <class Visitor>
void each_step(const Program& program, const Node& node, Visitor visit) {
  switch (pattern_of(node)) {
    case Pattern::steps:
    case Pattern::choose_one:
      for (const Node& step : program.children(node)) each_step(program, step, visit);
      return;
    case Pattern::during:
    case Pattern::may: each_step(program, program.children(node)[0], visit); return;
    case Pattern::conditional:
      for (const Node& step : program.children(node).subspan(1)) each_step(program, step, visit);
      return;
    default: visit(node);
  }
}

// Whether a phrase for nav points, "C" or "SW or SE", names this one.
bool names_point(const Program& program, const Node& points, int point);

// Whether any statement of the card does this.
bool has_step(const Program& program, Pattern pattern);

// The phrase whose thing is chosen when the card is announced (WC-R-58), or none.
const Node* target_phrase(const Program& program, const Statement& statement);

}  // namespace wardroom::wingcommander
