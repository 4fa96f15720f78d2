// Looking at the program of a card as it is written, whatever the match: parts of a statement, its
// single steps, the phrase that is chosen when the card is announced.
#pragma once

#include <span>

#include "engine/program.hpp"

namespace wardroom::cardplay {

constexpr CorePattern core_of(const Node& node) {
  return static_cast<CorePattern>(node.pattern);
}
constexpr bool is(const Node& node, CorePattern pattern) {
  return core_of(node) == pattern;
}

inline NodeIndex index_of(const Program& program, const Node& node) {
  return static_cast<NodeIndex>(&node - program.nodes.data());
}

// The steps of a block: it may be a single one.
std::span<const Node> row_of(const Program& program, const Node& block);
// A step without its duration.
const Node& bare(const Program& program, const Node& step);

// How long a step of a statement holds: as it says itself, or what stands at the very end; or none.
const Node* duration_of(const Program& program, const Node& step);

// A row of phrases: "a ship or Leia", "ships and squadrons".
inline bool is_row(const Node& phrase) {
  return is(phrase, CorePattern::either) || is(phrase, CorePattern::both);
}
// Whether visit(part) is true for any part of a phrase that is a row, or for the phrase itself.
template <class Visitor>
bool any_part(const Program& program, const Node& phrase, Visitor& visit) {
  if (!is_row(phrase)) return visit(phrase);
  for (const Node& part : program.children(phrase))
    if (any_part(program, part, visit)) return true;
  return false;
}
// The phrase if it speaks of objects, of a row the first part that does; or none.
const Node* objects_of(const Program& program, const Node& phrase);

// How many a phrase speaks of; only of objects.
inline const Node& quantity_of(const Program& program, const Node& objects) {
  return program.children(objects)[0];
}
// The register that remembers what a phrase meant, or -1.
int register_of(const Program& program, const Node& phrase);
// Whether it speaks of things, whatever they are: objects, what is remembered, the card itself, a
// row of these.
bool names_things(const Program& program, const Node& part);

// Whether any statement of the card does this.
bool has_step(const Program& program, int pattern);

// The phrase whose thing is chosen when the card is announced, or none: the first that speaks of
// one thing, in the moment or in the steps that come in any case (not what is offered, one of
// several ways, under a condition, or left to the enemy).
const Node* target_phrase(const Program& program, const Statement& statement);

// Calls visit(step) for each single step of a statement, what lasts for a while included.
template <class Visitor>
void each_step(const Program& program, const Node& node, Visitor visit) {
  const auto parts = program.children(node);
  switch (core_of(node)) {
    case CorePattern::steps:
    case CorePattern::choose_one:
      for (const Node& step : parts) each_step(program, step, visit);
      return;
    case CorePattern::during:
    case CorePattern::may: each_step(program, parts[0], visit); return;
    case CorePattern::conditional:
      for (const Node& step : parts.subspan(1)) each_step(program, step, visit);
      return;
    default: visit(node);
  }
}

}  // namespace wardroom::cardplay
