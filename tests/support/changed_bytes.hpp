// Texts with a few bytes changed at random: whatever reads what others wrote has to survive them.
#pragma once

#include <string>

#include "engine/random.hpp"

namespace wardroom {

// One to four changes: a byte becomes another one, or one comes in, some go, a piece stands twice,
// or the end is missing. Bytes of the text itself stay closer to sense, so they are used often.
inline std::string with_bytes_changed(std::string text, Random& random) {
  const auto any_place = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
  const auto any_byte = [&] { return static_cast<char>(random.below(256)); };
  for (std::uint32_t left = 1 + random.below(4); left > 0 && !text.empty(); --left) {
    const std::size_t at = any_place();
    const std::size_t other = any_place();
    switch (random.below(16)) {
      case 0: text.resize(at); break;
      case 1:
      case 2:
      case 3: text[at] = any_byte(); break;
      case 4:
      case 5:
      case 6: text[at] = text[other]; break;
      case 7:
      case 8:
      case 9: text.insert(at, 1, any_byte()); break;
      case 10:
      case 11:
      case 12: text.insert(at, text.substr(other, 1 + random.below(12))); break;
      default: text.erase(at, 1 + random.below(8)); break;
    }
  }
  return text;
}

}  // namespace wardroom
