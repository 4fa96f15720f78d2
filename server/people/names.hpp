// Names of people: what may be one, and when two are the same.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace wardroom::server {

inline constexpr std::size_t kLongestName = 24;      // characters
inline constexpr std::size_t kShortestPassword = 8;  // bytes
inline constexpr std::size_t kLongestPassword = 200;

// The name without spaces around it; nothing if it is empty, too long, or holds what cannot be
// seen: one name could look like another.
std::optional<std::string> clean_name(std::string_view text);

std::size_t characters_in(std::string_view text);

// As names of accounts are compared: "Ann B" and "ann  b" are the same.
std::string login_of(std::string_view name);

}  // namespace wardroom::server
