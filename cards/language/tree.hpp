// A statement after reading: the typed tree, with what only people need (where things stand, the
// names authors gave) beside what the game needs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cards/language/shape.hpp"
#include "cards/language/vocabulary.hpp"
#include "engine/program.hpp"

namespace wardroom::language {

inline constexpr int kNoRegister = -1;

struct Tree {
  int pattern = 0;  // a CorePattern, or a pattern of the vocabulary
  int value = 0;
  std::vector<Tree> children;
  Span span;
  // Of a reference: as it was written ("it", "that flight", a name). Of what is remembered: the
  // name given by "as".
  std::string label;
  int type = -1;        // of a word: the type of words it belongs to
  int kind = -1;        // of objects, self and references: what they are
  bool plural = false;  // of words for objects: how the noun was written

  bool is(CorePattern core) const { return pattern == static_cast<int>(core); }
  // The same meaning and the same names; where it stands does not matter.
  friend bool operator==(const Tree& x, const Tree& y) {
    return x.pattern == y.pattern && x.value == y.value && x.label == y.label && x.type == y.type &&
           x.children == y.children;
  }
};

struct StatementTree {
  StatementKind kind = StatementKind::act;
  int times = 0;
  int span_word = 0;
  int registers = 0;
  std::optional<Tree> moment;
  std::optional<Tree> condition;
  std::optional<Tree> cost;
  std::optional<Tree> steps;
  std::optional<Tree> duration;
  friend bool operator==(const StatementTree&, const StatementTree&) = default;
};

// What cards are called: the names of the vocabulary first, then the titles of the set, each once.
struct Title {
  std::string source;
  Bilingual text;
  int kind = -1;
  // Names of the vocabulary only.
  std::string source_plural{};  // "stormtroopers"
  Bilingual plural{};
  Bilingual article{};
  std::optional<Gender> gender{};  // in French
  std::string locative{};
};
using Titles = std::vector<Title>;

Titles names_of(const Vocabulary& vocabulary);

// Calls visit(tree) for a tree and all within it, from the outside in.
template <class AnyTree, class Visitor>
  requires requires(AnyTree& tree) { tree.children; }
void each_tree(AnyTree& tree, Visitor& visit) {
  visit(tree);
  for (auto& child : tree.children) each_tree(child, visit);
}
// The same for all parts of a statement.
template <class Statement, class Visitor>
  requires requires(Statement& statement) { statement.moment; }
void each_tree(Statement& statement, Visitor visit) {
  for (auto* part : {&statement.moment, &statement.condition, &statement.cost, &statement.steps,
                     &statement.duration})
    if (*part) each_tree(**part, visit);
}

}  // namespace wardroom::language
