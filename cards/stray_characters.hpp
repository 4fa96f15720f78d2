// Characters outside ASCII where TOML has no place for them, that is outside quotes and comments.
// Looked for before parsing because toml++ 3.3 runs into undefined behaviour when it tests such a
// character for being white space.
#pragma once

#include <toml++/toml.h>

#include <optional>
#include <string_view>

namespace wardroom::cards {

std::optional<toml::source_position> find_stray_character(std::string_view text);

}  // namespace wardroom::cards
