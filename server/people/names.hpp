// Names of people: what may be one, and when two are the same.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "server/storage/storage.hpp"

namespace wardroom::server {

inline constexpr std::size_t kLongestName = 24;      // characters
inline constexpr std::size_t kShortestPassword = 8;  // bytes
inline constexpr std::size_t kLongestPassword = 200;

// The name without spaces around it; nothing if it is empty, too long, or holds what cannot be
// seen: one name could look like another.
std::optional<std::string> clean_name(std::string_view text);

std::size_t characters_in(std::string_view text);

// The name as others see it: that of a guest has a mark in front, which that of an account never
// begins with, nor with anything that looks like it.
std::string shown_name(const PersonRow& person);
bool looks_marked(std::string_view name);

// What a name looks like at a glance: names that are the same in it can be taken for each other.
// Case, accents, spaces and dots make no difference, nor do letters of other scripts that have the
// shape of ours, nor 0 and O, or 1, l and I.
std::string look_of(std::string_view name);

// As names of accounts are compared: "Ann B" and "ann  b" are the same.
std::string login_of(std::string_view name);

}  // namespace wardroom::server
