// Win chances in JSON: four decimals, which is more than any of them is worth.
#pragma once

#include <array>
#include <cstdio>
#include <string_view>

#include "engine/text/json.hpp"

namespace wardroom {

inline void write_chance(JsonWriter& json, std::string_view name, double chance) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.4f", chance);
  json.key(name);
  json.raw(text.data());
}

}  // namespace wardroom
