// A statement as an author would write it, always in the same way: reading it again gives the same
// tree.
#pragma once

#include <string>

#include "cards/language/tree.hpp"

namespace wardroom::language {

std::string source_form(const Vocabulary& vocabulary, const Titles& titles,
                        const StatementTree& statement);

}  // namespace wardroom::language
