#include "server/names.hpp"

#include <algorithm>

namespace wardroom::server {
namespace {

bool is_control(char letter) {
  return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
}

// Characters that turn, hide or join others (U+0080 to U+009F, U+200B to U+200F, U+2028 to U+202E,
// U+2060 to U+2069, U+FEFF) could make one name look like another.
bool hides_something(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = [&](std::size_t at) {
      return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U;
    };
    const unsigned first = byte(i);
    const unsigned second = byte(i + 1);
    const unsigned third = byte(i + 2);
    if (first == 0xC2 && second < 0xA0) return true;
    if (first == 0xE2 && second == 0x80 &&
        (third <= 0x8F ? third >= 0x8B : third >= 0xA8 && third <= 0xAE))
      return true;
    if (first == 0xE2 && second == 0x81 && third >= 0xA0 && third <= 0xA9) return true;
    if (first == 0xEF && second == 0xBB && third == 0xBF) return true;
  }
  return false;
}

// Bytes that begin a character.
std::size_t length_of(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char letter) { return (static_cast<unsigned char>(letter) & 0xC0U) != 0x80U; }));
}

}  // namespace

std::optional<std::string> clean_name(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (text.empty() || length_of(text) > kLongestName) return std::nullopt;
  if (std::ranges::any_of(text, is_control) || hides_something(text)) return std::nullopt;
  return std::string(text);
}

std::string login_of(std::string_view name) {
  std::string login;
  for (const char letter : name) {
    if (letter == ' ' && (login.empty() || login.back() == ' ')) continue;
    login += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return login;
}

}  // namespace wardroom::server
