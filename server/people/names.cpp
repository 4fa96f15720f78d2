#include "server/people/names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace wardroom::server {
namespace {

struct Stretch {
  std::uint32_t first, last;
};

// Characters that control, hide, turn or join others, or look like a space or like nothing.
constexpr std::array kUnseen = {
    Stretch{0x00, 0x1F},     Stretch{0x7F, 0xA0},     Stretch{0xAD, 0xAD},
    Stretch{0x034F, 0x034F}, Stretch{0x061C, 0x061C}, Stretch{0x115F, 0x1160},
    Stretch{0x1680, 0x1680}, Stretch{0x17B4, 0x17B5}, Stretch{0x180B, 0x180F},
    Stretch{0x2000, 0x200F}, Stretch{0x2028, 0x202F}, Stretch{0x205F, 0x206F},
    Stretch{0x2800, 0x2800}, Stretch{0x3000, 0x3000}, Stretch{0x3164, 0x3164},
    Stretch{0xD800, 0xF8FF}, Stretch{0xFE00, 0xFE0F}, Stretch{0xFEFF, 0xFEFF},
    Stretch{0xFFA0, 0xFFA0}, Stretch{0xFFF0, 0xFFFF}, Stretch{0xE0000, 0x10FFFF},
};

bool unseen(std::uint32_t character) {
  return std::ranges::any_of(kUnseen, [&](const Stretch& stretch) {
    return character >= stretch.first && character <= stretch.last;
  });
}

bool goes_on(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

// The first character of a text in UTF-8, which it is as JSON is read.
std::uint32_t take_character(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  std::uint32_t character = lead;
  if (lead >= 0xF0U)
    character = lead & 0x07U;
  else if (lead >= 0xE0U)
    character = lead & 0x0FU;
  else if (lead >= 0xC0U)
    character = lead & 0x1FU;
  text.remove_prefix(1);
  while (!text.empty() && goes_on(text.front())) {
    character = character << 6U | (static_cast<unsigned char>(text.front()) & 0x3FU);
    text.remove_prefix(1);
  }
  return character;
}

}  // namespace

std::size_t characters_in(std::string_view text) {
  return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, goes_on));
}

std::optional<std::string> clean_name(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (text.empty() || characters_in(text) > kLongestName) return std::nullopt;
  std::string name(text);
  while (!text.empty())
    if (unseen(take_character(text))) return std::nullopt;
  return name;
}

std::string login_of(std::string_view name) {
  std::string login;
  for (const char letter : name) {
    if (letter == ' ' && (login.empty() || login.back() == ' ')) continue;
    login += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  while (login.ends_with(' ')) login.pop_back();
  return login;
}

}  // namespace wardroom::server
