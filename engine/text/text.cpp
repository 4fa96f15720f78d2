#include "engine/text/text.hpp"

#include <algorithm>
#include <array>

namespace wardroom {
namespace {

bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
}

struct Plain {
  std::string_view character;
  std::string_view ascii;
};
constexpr std::array<Plain, 14> kSigns = {{
    {"’", "'"},
    {"‘", "'"},
    {"“", "\""},
    {"”", "\""},
    {"«", "\""},
    {"»", "\""},
    {"–", "-"},
    {"…", "..."},
    {"±", "+-"},
    {"−", "-"},
    {"\u00a0", " "},
    {"\u202f", " "},
    {"œ", "oe"},
    {"Œ", "OE"},
}};

// The letters of Latin-1, which are C3 80 to C3 BF.
constexpr std::string_view kLetters =
    "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty";

std::string_view ascii_for(std::string_view character) {
  for (const Plain& sign : kSigns)
    if (sign.character == character) return sign.ascii;
  if (character.size() == 2 && character[0] == '\xc3')
    return kLetters.substr(static_cast<unsigned char>(character[1]) - 0x80U, 1);
  return "?";
}

}  // namespace

int columns_of(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(text, begins_character));
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::string padded(std::string text, int columns) {
  const int missing = columns - columns_of(text);
  if (missing > 0) text.append(static_cast<std::size_t>(missing), ' ');
  return text;
}

void append_item(std::string& list, std::string_view item, std::string_view between) {
  if (!list.empty()) list += between;
  list += item;
}

std::vector<std::string> wrapped_lines(std::string_view text, int columns) {
  std::vector<std::string> lines;
  std::string line;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && columns_of(line) + 1 + columns_of(word) > columns) {
      lines.push_back(line);
      line.clear();
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

std::vector<std::string> in_columns(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::string> lines(rows.size());
  for (std::size_t cell = 0; !rows.empty() && cell < rows[0].size(); ++cell) {
    int width = 0;
    if (cell + 1 < rows[0].size())
      for (const auto& row : rows) width = std::max(width, columns_of(row[cell]) + 2);
    for (std::size_t i = 0; i < rows.size(); ++i) lines[i] += padded(rows[i][cell], width);
  }
  for (std::string& line : lines) line = trimmed(line);
  return lines;
}

std::string in_ascii(std::string_view text) {
  std::string ascii;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    while (end < text.size() && !begins_character(text[end])) ++end;
    if (static_cast<unsigned char>(text[at]) < 0x80)
      ascii += text[at];
    else
      ascii += ascii_for(text.substr(at, end - at));
    at = end;
  }
  return ascii;
}

}  // namespace wardroom
