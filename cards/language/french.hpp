// What French needs to know about its words.
#pragma once

#include <string>
#include <string_view>

namespace wardroom::language {

bool begins_with_vowel(std::string_view text);

// By the usual rules; vocabularies give the others: "vaisseau de ligne", "vaisseaux de ligne".
std::string french_plural(std::string_view singular);

}  // namespace wardroom::language
