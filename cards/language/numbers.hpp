// What the numbers in programs and packs of a game mean, as C++ for its rules: enumerations of
// patterns, words and fields, and an edition that is another one wherever such a number may mean
// something else. The build writes them to a header (tools/vocabulary.cpp).
#pragma once

#include <cstdint>
#include <string>

#include "cards/language/vocabulary.hpp"

namespace wardroom::language {

std::string numbers_of(const Vocabulary& vocabulary);
std::uint32_t edition_of(const Vocabulary& vocabulary);
// For each field how many words can stand in it; 0 if it is of another sort.
std::vector<std::uint8_t> field_words(const Vocabulary& vocabulary);
std::vector<std::uint8_t> children_of_patterns(const Vocabulary& vocabulary);
// "first_lasting" as a type: FirstLasting.
std::string capitalised_name(std::string_view name);

}  // namespace wardroom::language
