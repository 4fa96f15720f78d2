// Small things about texts in UTF-8: how wide they are, and how they look without accents.
#pragma once

#include <string>
#include <string_view>

namespace wardroom {

// How many columns of a terminal a text takes; an accent does not count by itself.
int columns_of(std::string_view text);

// Without blanks at either end.
std::string_view trimmed(std::string_view text);

// Filled up with blanks behind to `columns`.
std::string padded(std::string text, int columns);

// For terminals that only know ASCII: "é" becomes "e", a typographic quote a plain one, anything
// else a question mark.
std::string in_ascii(std::string_view text);

}  // namespace wardroom
