#include "cardplay/program_parts.hpp"

#include <algorithm>

namespace wardroom::cardplay {
namespace {

// The steps that come in any case: neither offered nor under a condition nor left to the enemy.
template <class Visitor>
void each_certain_step(const Program& program, const Node& node, Visitor& visit) {
  const auto parts = program.children(node);
  switch (core_of(node)) {
    case CorePattern::steps:
      for (const Node& step : parts) each_certain_step(program, step, visit);
      return;
    case CorePattern::during: each_certain_step(program, parts[0], visit); return;
    case CorePattern::may:
    case CorePattern::choose_one:
    case CorePattern::conditional: return;
    case CorePattern::choose:
      if (node.value != 0) return;  // somebody else chooses, later
      [[fallthrough]];
    default: visit(node);
  }
}

}  // namespace

std::span<const Node> row_of(const Program& program, const Node& block) {
  if (is(block, CorePattern::steps)) return program.children(block);
  return {&block, 1};
}

const Node& bare(const Program& program, const Node& step) {
  return is(step, CorePattern::during) ? bare(program, program.children(step)[0]) : step;
}

const Node* duration_of(const Program& program, const Node& step) {
  if (is(step, CorePattern::during)) return &program.children(step)[1];
  // A statement's nodes stand together, in the order of the statements.
  const Node* found = nullptr;
  for (const Statement& statement : program.statements) {
    if (statement.steps == kNoNode || statement.steps > index_of(program, step)) continue;
    found = statement.duration == kNoNode ? nullptr : &program.node(statement.duration);
  }
  return found;
}

const Node* objects_of(const Program& program, const Node& phrase) {
  const Node* found = nullptr;
  auto look = [&](const Node& part) {
    if (is(part, CorePattern::objects)) found = &part;
    return found != nullptr;
  };
  any_part(program, phrase, look);
  return found;
}

bool names_things(const Program& program, const Node& part) {
  if (is_row(part)) return names_things(program, program.children(part)[0]);
  return is(part, CorePattern::objects) || is(part, CorePattern::reference) ||
         is(part, CorePattern::self);
}

int register_of(const Program& program, const Node& phrase) {
  const Node* objects = objects_of(program, phrase);
  return objects != nullptr ? quantity_of(program, *objects).value : -1;
}

bool has_step(const Program& program, int pattern) {
  return std::ranges::any_of(program.nodes,
                             [&](const Node& node) { return node.pattern == pattern; });
}

const Node* target_phrase(const Program& program, const Statement& statement) {
  const Node* found = nullptr;
  auto look = [&](const Node& node) {
    for (const Node& part : program.children(node)) {
      if (found != nullptr || !is(part, CorePattern::objects)) continue;
      const Node& quantity = quantity_of(program, part);
      if (is(quantity, CorePattern::one) || is(quantity, CorePattern::the)) found = &part;
    }
  };
  if (statement.moment != kNoNode) look(program.node(statement.moment));
  if (statement.steps != kNoNode) each_certain_step(program, program.node(statement.steps), look);
  return found;
}

}  // namespace wardroom::cardplay
