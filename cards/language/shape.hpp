// The shape of a statement, the same in every game:
//
//   only RESTRICTION
//   [LIMIT,] [MOMENT] [, if CONDITION] : [COST :] STEPS
//
// This layer knows tokens, commas, colons, branches and groups; what the phrases between them mean
// is the matter of the vocabulary (matcher.hpp).
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/message.hpp"

namespace wardroom::language {

// Where something stands in the text, in bytes.
struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;
  friend bool operator==(const Span&, const Span&) = default;
};

struct Token {
  enum Kind : std::uint8_t { word, number, title, sign };
  Kind kind = word;
  std::string text;  // a title without its quotes
  Span span;
};

using Phrase = std::vector<Token>;

enum class ShapeKind : std::uint8_t {
  only,       // phrase; `marked` if it is a condition: only if ...
  moment,     // phrase: a moment, or a limit such as "once per turn"
  condition,  // phrase behind "if", or behind "while" if `marked`
  cost,       // children: steps
  steps,      // children
  phrase,
  conditional,  // children: condition, steps, perhaps steps for "otherwise"
  may,          // child: a step; `who` is asked
  choose_one,   // children: steps
};

struct Shape {
  ShapeKind kind = ShapeKind::phrase;
  Span span;
  Phrase phrase;
  std::vector<Shape> children;
  int who = 0;  // may: 0 you, 1 the enemy, 2 each player
  bool marked = false;
};

struct StatementShape {
  std::vector<Shape> head;  // limits, moments, conditions
  std::optional<Shape> cost;
  std::optional<Shape> steps;
  std::optional<Shape> only;
};

// Why a statement has no shape.
struct ShapeProblem {
  std::size_t offset = 0;
  std::string message;
};

// What the shape has to ask: whether a phrase opens a head rather than a row of steps.
using OpensHead = std::function<bool(const Phrase&)>;

std::optional<StatementShape> parse_shape(std::string_view text, const OpensHead& opens_head,
                                          Language language, ShapeProblem& problem);

// The tokens of a text that is a phrase: for titles and words of vocabularies.
std::optional<Phrase> tokens_of(std::string_view text);

}  // namespace wardroom::language
