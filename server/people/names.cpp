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

// --- what letters look like ---

constexpr char kMark = '~';

// For each character from U+00C0 on, the plain letter it is made of, in small letters.
constexpr std::string_view kAccented =
    "aaaaaaaceeeeiiiidnoooooxouuuuypb"   // U+00C0
    "aaaaaaaceeeeiiiidnooooo-ouuuuypy"   // U+00E0
    "aaaaaaccccccccddddeeeeeeeeeegggg"   // U+0100
    "gggghhhhiiiiiiiiiijjjjkkklllllll"   // U+0120
    "lllnnnnnnnnnoooooooorrrrrrssssss"   // U+0140
    "ssttttttuuuuuuuuuuuuwwyyyzzzzzzf";  // U+0160

struct Shape {
  char letter;
  std::u32string_view like;  // what has the shape of it
};

constexpr std::array kShapes = {
    Shape{'a', U"АаΑα"},
    Shape{'b', U"ВвΒβЬь"},
    Shape{'c', U"СсϹϲ"},
    Shape{'d', U"ԁ"},
    Shape{'e', U"ЕеΕεЁё"},
    Shape{'g', U"ɡԌ"},
    Shape{'h', U"НнΗһҺ"},
    Shape{'i', U"ІіΙιӀӏЇїı"},
    Shape{'j', U"ЈјͿ"},
    Shape{'k', U"КкΚκ"},
    Shape{'m', U"МмΜ"},
    Shape{'n', U"ΝηПп"},
    Shape{'o', U"ОоΟοσՕօ"},
    Shape{'p', U"РрΡρ"},
    Shape{'q', U"Ԛԛ"},
    Shape{'s', U"ЅѕՏ"},
    Shape{'t', U"ТтΤτ"},
    Shape{'u', U"υՍսц"},
    Shape{'v', U"νѴѵ"},
    Shape{'w', U"ԜԝωѡѠ"},
    Shape{'x', U"ХхΧχ"},
    Shape{'y', U"УуΥүҮγ"},
    Shape{'z', U"Ζ"},
    Shape{'l', U"ℓ|ǀ∣"},
    Shape{kMark, U"˜∼∽～〜〰⁓"},
};

// The plain character that this one can be taken for; itself if there is none; 0 for what makes no
// difference.
std::uint32_t shape_of(std::uint32_t c) {
  if (c >= 0xFF01 && c <= 0xFF5E) c -= 0xFF01 - '!';               // as wide as Chinese
  if (c >= 0x1D400 && c <= 0x1D6A3) c = 'a' + (c - 0x1D400) % 26;  // for formulas
  if (c >= 0x1D7CE && c <= 0x1D7FF) c = '0' + (c - 0x1D7CE) % 10;
  if (c >= 0x24B6 && c <= 0x24E9) c = 'a' + (c - 0x24B6) % 26;  // in circles
  if (c >= 0x300 && c <= 0x36F) return 0;                       // accents by themselves
  if (c >= 0xC0 && c < 0xC0 + kAccented.size()) c = static_cast<unsigned char>(kAccented[c - 0xC0]);
  for (const Shape& shape : kShapes)
    if (shape.like.find(static_cast<char32_t>(c)) != std::u32string_view::npos)
      c = static_cast<unsigned char>(shape.letter);
  if (c >= 'A' && c <= 'Z') c += 'a' - 'A';
  if (c == '0') c = 'o';
  if (c == '1' || c == 'i') c = 'l';
  const bool between = c == ' ' || c == '.' || c == '-' || c == '_' || c == '\'' || c == '`' ||
                       c == 0xB7 || (c >= 0x2010 && c <= 0x201F);
  return between ? 0 : c;
}

void append(std::string& text, std::uint32_t c) {
  const auto rest = [&](unsigned shift) {
    text += static_cast<char>(0x80U | (c >> shift & 0x3FU));
  };
  if (c < 0x80) {
    text += static_cast<char>(c);
  } else if (c < 0x800) {
    text += static_cast<char>(0xC0U | c >> 6U);
    rest(0);
  } else if (c < 0x10000) {
    text += static_cast<char>(0xE0U | c >> 12U);
    rest(6);
    rest(0);
  } else {
    text += static_cast<char>(0xF0U | c >> 18U);
    rest(12);
    rest(6);
    rest(0);
  }
}

void replace_all(std::string& text, std::string_view pair, char with) {
  for (std::size_t at = 0; (at = text.find(pair, at)) != std::string::npos; ++at)
    text.replace(at, pair.size(), 1, with);
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

std::string shown_name(const PersonRow& person) {
  return person.login.empty() ? kMark + person.name : person.name;
}

bool looks_marked(std::string_view name) {
  return !name.empty() && shape_of(take_character(name)) == static_cast<unsigned char>(kMark);
}

std::string look_of(std::string_view name) {
  std::string look;
  for (std::string_view left = name; !left.empty();)
    if (const std::uint32_t shape = shape_of(take_character(left)); shape != 0) append(look, shape);
  replace_all(look, "rn", 'm');
  replace_all(look, "vv", 'w');
  return look.empty() ? std::string(name) : look;
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
