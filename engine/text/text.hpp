// Small things about texts in UTF-8: how wide they are, and how they look without accents.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace wardroom {

// How many columns of a terminal a text takes; an accent does not count by itself.
int columns_of(std::string_view text);

// Without blanks at either end.
std::string_view trimmed(std::string_view text);

// Filled up with blanks behind to `columns`.
std::string padded(std::string text, int columns);

// One more item of a list: "shake, darket".
void append_item(std::string& list, std::string_view item, std::string_view between = ", ");

// In lines of at most `columns`, between two words.
std::vector<std::string> wrapped_lines(std::string_view text, int columns);

// Rows of as many cells each, as lines with every cell below its like; the last one is as long as
// it is.
std::vector<std::string> in_columns(const std::vector<std::vector<std::string>>& rows);

// For terminals that only know ASCII: "é" becomes "e", a typographic quote a plain one, anything
// else a question mark.
std::string in_ascii(std::string_view text);

}  // namespace wardroom
