// What the tests of the card language share: the trial vocabulary, and statements read with it.
#pragma once

#include <string>

#include "cards/language/language.hpp"

namespace wardroom::language {

std::string file_text(const std::string& name);  // relative to the source folder

const Vocabulary& trial_vocabulary();
// The names of the vocabulary and two titles.
const Titles& trial_titles();

// Fails the test if it cannot be read.
StatementTree read_trial(std::string_view text);
// "column: message", one a line, or nothing.
std::string problems_of(std::string_view text, Language language = Language::english);
std::string source_of(const StatementTree& statement);
std::string english_of(std::string_view text);
std::string french_of(std::string_view text);

// Statements with pieces of others in them and with bytes changed: what is accepted can be said,
// and written so that it reads back as itself.
void expect_changed_statements_are_read_soundly(const Vocabulary& vocabulary, const Titles& titles,
                                                const std::vector<std::string>& sources,
                                                std::uint64_t seed);

}  // namespace wardroom::language
