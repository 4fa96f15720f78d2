// What a card does, as plain data: the checked tree of its statements, written flat. The card
// language (cards/language) makes it, a pack carries it, and the rules of a game walk it; there is
// no other instruction set.
//
// A node's children stand one behind the other from `first`, and always behind their parent. What
// `value` says depends on the pattern:
//
//   number                       the number itself
//   word                         the index of the word in the list of its type
//   self, objects                the kind of card
//   reference                    the register to read
//   quantities (one .. none)     the register that remembers what was meant or chosen, or -1
//   named                        the title
//   figure, has, compared,       the value of a card
//   add, set, lacks
//   may, choose                  who: 0 you, 1 the enemy, 2 each player
//   patterns of the game         the register for what the step finds or gives, or -1
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace wardroom {

class PackReader;
class PackWriter;

// The patterns every game has; those of its vocabulary are numbered after them.
enum class CorePattern : std::uint16_t {
  // Numbers.
  number,
  count,       // of [objects]
  figure,      // a value of [object]
  sum,         // [number, number]
  difference,  // [number, number]
  product,     // [number, number]
  // Words and things.
  word,
  reference,  // what a register holds
  self,       // this card, or what this card is on
  objects,    // [quantity, qualifiers ...]: what has all these qualities; [either] of words as a
              // quality means: one of these kinds
  // Quantities of objects.
  one,
  the,
  each,
  all,
  exactly,  // [number]
  up_to,    // [number]
  or_more,  // [number]
  random,   // [number]: by chance
  none,
  // Qualifiers every game has.
  mine,
  enemy,
  other,     // not this one
  named,     // a card of this title
  has,       // has this value at all
  compared,  // a value against a number: [less, more, ... with one number]
  except,    // not among [objects]
  // Logic.
  negated,  // not [x]
  either,   // [x, y, ...]
  both,     // [x, y, ...]
  less,     // [number, number], and so on
  more,
  at_most,
  at_least,
  equal,
  so,       // what was offered last was taken
  exists,   // there is such: [objects]
  matches,  // [objects, qualifier or objects]: "it is here", "it is a ship"
  // Steps.
  steps,        // [step, step, ...], one after the other
  may,          // somebody is asked: [step]
  conditional,  // [condition, step] or [condition, step, otherwise]
  choose,       // [objects]; `value` says who: 0 you, 1 the enemy
  choose_one,   // [step, step, ...]
  during,       // [step, duration]
  change,       // [objects, add, set or lacks ...]
  add,          // [number] or [number, number it does not go below]
  set,          // [number]
  lacks,
};
inline constexpr int kCorePatterns = 47;
inline constexpr std::array<std::string_view, kCorePatterns> kCorePatternNames = {
    "number",    "count",   "figure",  "sum",      "difference",  "product", "word",
    "reference", "self",    "objects", "one",      "the",         "each",    "all",
    "exactly",   "up_to",   "or_more", "random",   "none",        "mine",    "enemy",
    "other",     "named",   "has",     "compared", "except",      "negated", "either",
    "both",      "less",    "more",    "at_most",  "at_least",    "equal",   "so",
    "exists",    "matches", "steps",   "may",      "conditional", "choose",  "choose_one",
    "during",    "change",  "add",     "set",      "lacks"};

struct Node {
  std::uint16_t pattern = 0;
  std::uint16_t first = 0;
  std::int16_t value = 0;
  std::uint8_t count = 0;
  friend bool operator==(const Node&, const Node&) = default;
};

using NodeIndex = std::uint16_t;
inline constexpr NodeIndex kNoNode = 0xffff;

enum class StatementKind : std::uint8_t {
  lasting,  // holds while the card is in play (and its condition is met)
  act,      // somebody does it: plays the card, or uses it at the moment named
  must,     // happens by itself at its moment
  answer,   // played in answer to its moment, before that takes effect
  instead,  // takes the place of its moment
  only,     // where and when the card may be played: `steps` is that restriction
};
inline constexpr int kStatementKinds = 6;

struct Statement {
  StatementKind kind = StatementKind::act;
  std::uint8_t times = 0;  // at most so often per `span`; 0: no limit
  std::uint8_t span = 0;   // index among the spans of the vocabulary
  std::uint8_t registers = 0;
  NodeIndex moment = kNoNode;
  NodeIndex condition = kNoNode;
  NodeIndex cost = kNoNode;
  NodeIndex steps = kNoNode;
  NodeIndex duration = kNoNode;
  friend bool operator==(const Statement&, const Statement&) = default;
};

struct Program {
  std::vector<Node> nodes;
  std::vector<Statement> statements;

  const Node& node(NodeIndex index) const { return nodes[index]; }
  std::span<const Node> children(const Node& node) const {
    return std::span(nodes).subspan(node.first, node.count);
  }
  bool empty() const { return statements.empty(); }
  friend bool operator==(const Program&, const Program&) = default;
};

// How many children a node of each core pattern has at least.
inline constexpr std::array<std::uint8_t, kCorePatterns> kCoreChildren = {
    0, 1, 1, 2, 2, 2, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 2, 0, 1, 2, 1, 1, 2, 2, 1, 1, 0};

void store(const Program& program, PackWriter& pack);
// Everything a walk relies on is checked; `children` says for each pattern of the game, the core
// first, how many children its nodes have at least. A program that is not good makes the pack fail.
Program load_program(PackReader& pack, std::span<const std::uint8_t> children);

}  // namespace wardroom
