// A rule book from its TOML file: [[section]] and [[clause]] entries with texts in both languages.
#pragma once

#include "cards/problems.hpp"
#include "engine/rule_book.hpp"

namespace wardroom::cards {

// Empty if there was any problem.
RuleBook compile_rules(const SourceFile& file, Problems& problems);

}  // namespace wardroom::cards
