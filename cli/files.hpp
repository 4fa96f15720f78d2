// Whole files as text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace wardroom {

// Nothing if there is no such file, or it cannot be read to its end, or is longer than anything
// people write here (a device may have no end at all).
inline constexpr std::size_t kLongestFile = 16'000'000;
std::optional<std::string> read_file(const std::string& name);

}  // namespace wardroom
