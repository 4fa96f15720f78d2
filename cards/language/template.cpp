#include "cards/language/template.hpp"

#include <algorithm>

namespace wardroom::language {
namespace {

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == at)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

// What stands between braces.
std::optional<Piece> parse_place(std::string_view text) {
  Piece piece;
  const std::size_t colon = text.find(':');
  const std::size_t bar = text.find('|');
  if (colon < bar) {
    piece.place = text.substr(0, colon);
    piece.mode = text.substr(colon + 1);
    if (piece.mode.empty()) return std::nullopt;
  } else {
    std::vector<std::string> parts = split(text, '|');
    piece.place = parts[0];
    piece.forms.assign(parts.begin() + 1, parts.end());
    if (piece.forms.size() == 1 || piece.forms.size() > 4) return std::nullopt;
  }
  return is_name(piece.place) ? std::optional(piece) : std::nullopt;
}

}  // namespace

std::optional<Template> parse_template(std::string_view text) {
  Template pieces;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('{'), text.size());
    if (text.find('}') < open) return std::nullopt;
    if (open > 0) pieces.push_back({std::string(text.substr(0, open)), {}, {}, {}});
    if (open == text.size()) break;
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos) return std::nullopt;
    auto piece = parse_place(text.substr(open + 1, close - open - 1));
    if (!piece) return std::nullopt;
    pieces.push_back(std::move(*piece));
    text.remove_prefix(close + 1);
  }
  return pieces;
}

}  // namespace wardroom::language
