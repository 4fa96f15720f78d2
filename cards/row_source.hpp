// Row files: all there is to know of a verb, a reason or a happening of a game stands in one row.
//
//   [reason.wrong_level]
//   clause = "SF-DEPLOY-14"            of a reason; empty if it depends on the operands
//   operands = ["card", "sector"]      what they are, in their order
//   en = "{card0} does not go into {sector1}."
//   fr = "{card0} ne va pas dans {sector1}."
//
//   [[reason.wrong_level.instead]]     optional, any number: what is said if operand 1 is 3
//   operand = 1
//   is = 3
//   en = ...
//
// A happening has `seat = false` if it is nobody's in particular, `card = true` if it tells of one.
// The operands of a verb are kinds that can be written, which have rows of their own,
// [operand.card], with what a player is told who writes something else; [verb.play.pointer] has a
// text of where to look for an option. Rows of a kind are numbered as they stand in the files.
#pragma once

#include <string>
#include <vector>

#include "cards/words_source.hpp"
#include "engine/rule_book.hpp"

namespace wardroom::cards {

struct RowSentence {
  struct Other {
    int operand;
    int value;
    WordsText text;
  };
  WordsText text;
  std::vector<Other> others;
};

struct SourceRow {
  enum Kind : std::uint8_t { operand, verb, reason, happening };
  Kind kind = operand;
  std::string name;
  std::vector<std::string> operands;
  std::string clause;
  bool seat = true;
  bool card = false;
  RowSentence text;
  RowSentence pointer;
};
inline constexpr std::array<std::string_view, 4> kRowKinds = {"operand", "verb", "reason",
                                                              "happening"};

// The rows of these files together, those of a kind in their order; empty if there was any problem.
std::vector<SourceRow> compile_rows(std::span<const SourceFile> files, const RuleBook& rules,
                                    Problems& problems);

}  // namespace wardroom::cards
