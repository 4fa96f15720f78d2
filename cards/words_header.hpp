// Words and rows as C++: the headers that build steps make of words files and row files.
#pragma once

#include <span>
#include <string>

#include "cards/row_source.hpp"
#include "cards/words_source.hpp"

namespace wardroom::cards {

// A Message for each entry, in the namespace `space`::SECTION.
std::string words_header(const std::string& space, std::span<const WordsEntry> entries);

// The enums: Operand, Verb, Reason and Happening as far as there are rows of them, and how many
// each has. In a header of its own, because all rules need it and texts change more often.
std::string row_enums_header(const std::string& space, std::span<const SourceRow> rows);

// The rows themselves (engine/rows.hpp), indexed by these enums; `enums` is the header above.
std::string rows_header(const std::string& space, const std::string& enums,
                        std::span<const SourceRow> rows);

}  // namespace wardroom::cards
