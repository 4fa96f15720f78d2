#include "engine/text/message.hpp"

#include <vector>

namespace wardroom {
namespace {

// The place that opens at `at`: up to its own closing brace.
std::size_t end_of_place(std::string_view pattern, std::size_t at) {
  int depth = 0;
  for (; at < pattern.size(); ++at) {
    if (pattern[at] == '{') ++depth;
    if (pattern[at] == '}' && --depth == 0) return at;
  }
  return pattern.size();
}

// "name|form|form" at the bars that are not inside a place of a form.
std::vector<std::string_view> parts_of(std::string_view place) {
  std::vector<std::string_view> parts;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t at = 0; at < place.size(); ++at) {
    if (place[at] == '{') ++depth;
    if (place[at] == '}') --depth;
    if (place[at] != '|' || depth > 0) continue;
    parts.push_back(place.substr(from, at - from));
    from = at + 1;
  }
  parts.push_back(place.substr(from));
  return parts;
}

bool begins_with_vowel(std::string_view text) {
  if (text.empty()) return false;
  constexpr std::string_view plain = "aeiouyAEIOUY";
  if (plain.find(text[0]) != std::string_view::npos) return true;
  // The Latin-1 letters with accents, less ç, ñ and the signs between them; œ is C5 93.
  const auto lead = static_cast<unsigned char>(text[0]);
  const auto next = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0U;
  return (lead == 0xc3 && next != 0x87 && next != 0xa7) ||
         (lead == 0xc5 && (next == 0x92 || next == 0x93));
}

// Two forms: one and more. Three: none, one and more. In French, none counts as one.
std::size_t form_of_number(std::int64_t number, std::size_t forms, Language language) {
  if (forms == 3) return number == 0 ? 0 : number == 1 ? 1 : 2;
  const bool single = language == Language::french ? number < 2 && number > -2 : number == 1;
  return single ? 0 : 1;
}

std::size_t form_of_noun(const Arg& arg, std::size_t forms) {
  if (forms == 3 && begins_with_vowel(arg.text)) return 2;
  return arg.gender == Gender::feminine ? 1 : 0;
}

}  // namespace

std::string fill(std::string_view pattern, Language language,
                 const std::function<Arg(std::string_view name)>& find) {
  std::string text;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    if (pattern[at] != '{') {
      text += pattern[at];
      continue;
    }
    const std::size_t end = end_of_place(pattern, at);
    const auto parts = parts_of(pattern.substr(at + 1, end - at - 1));
    const Arg arg = find(parts[0]);
    const std::size_t forms = parts.size() - 1;
    if (forms == 0) {
      text += arg.text;
    } else {
      const std::size_t form =
          arg.counts ? form_of_number(arg.number, forms, language) : form_of_noun(arg, forms);
      text += fill(parts[1 + std::min(form, forms - 1)], language, find);
    }
    at = end;
  }
  return text;
}

std::string capitalised(std::string text) {
  if (text.empty()) return text;
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  const auto next = text.size() > 1 ? static_cast<unsigned char>(text[1]) : 0U;
  if (text[0] == '\xc3' && next >= 0xa0 && next != 0xb7) text[1] = static_cast<char>(next - 0x20);
  return text;
}

}  // namespace wardroom
