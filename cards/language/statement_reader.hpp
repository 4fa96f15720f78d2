// Reads one statement: its shape, what its phrases mean, and whether it makes sense as a whole.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "cards/language/matcher.hpp"
#include "cards/language/tree.hpp"

namespace wardroom::language {

// A problem at a byte of the statement.
using StatementProblem = ShapeProblem;

struct ReadStatement {
  std::optional<StatementTree> tree;  // nothing if there was any problem
  std::vector<StatementProblem> problems;
};

ReadStatement read_statement(const Vocabulary& vocabulary, const Titles& titles,
                             std::string_view text, Language language);

// What matching alone cannot tell: steps never reached, conditions that are always so, words the
// vocabulary lacks.
std::vector<StatementProblem> check_statement(const Vocabulary& vocabulary,
                                              const StatementTree& statement, Language language);

}  // namespace wardroom::language
