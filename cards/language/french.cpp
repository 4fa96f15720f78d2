#include "cards/language/french.hpp"

namespace wardroom::language {

bool begins_with_vowel(std::string_view text) {
  if (text.empty()) return false;
  constexpr std::string_view plain = "aeiouAEIOU";
  if (plain.find(text[0]) != std::string_view::npos) return true;
  // The Latin-1 letters with accents, less ç; œ is C5 93.
  const auto lead = static_cast<unsigned char>(text[0]);
  const auto next = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0U;
  return (lead == 0xc3 && next != 0x87 && next != 0xa7) ||
         (lead == 0xc5 && (next == 0x92 || next == 0x93));
}

std::string french_plural(std::string_view singular) {
  std::string plural(singular);
  if (plural.empty()) return plural;
  const auto ends = [&](std::string_view end) { return plural.ends_with(end); };
  if (ends("s") || ends("x") || ends("z")) return plural;
  if (ends("al")) return plural.substr(0, plural.size() - 2) + "aux";
  if (ends("eau") || ends("eu")) return plural + "x";
  return plural + "s";
}

}  // namespace wardroom::language
