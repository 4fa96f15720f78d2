// Pieces of HTML and SVG that are well-formed XML too: text from outside is escaped here and
// nowhere else.
#pragma once

#include <string>
#include <string_view>

namespace wardroom {

// For text and for attributes in double quotes.
std::string escaped(std::string_view text);

// <name attributes>inside</name>; `inside` is markup, `attributes` are written as they are.
std::string element(std::string_view name, std::string_view attributes, std::string_view inside);
inline std::string element(std::string_view name, std::string_view inside) {
  return element(name, "", inside);
}

}  // namespace wardroom
