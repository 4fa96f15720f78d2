#include "engine/text/markup.hpp"

namespace wardroom {

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default:
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f')
          out += "\ufffd";  // control characters have no place in a page
        else
          out += c;
    }
  }
  return out;
}

std::string element(std::string_view name, std::string_view attributes, std::string_view inside) {
  std::string out = "<";
  out += name;
  if (!attributes.empty()) (out += ' ') += attributes;
  ((out += '>') += inside) += "</";
  return (out += name) += '>';
}

}  // namespace wardroom
