// What a table or a server says of itself when it is greeted (docs/table.md).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/text/json.hpp"
#include "engine/text/message.hpp"
#include "table/table_game.hpp"

namespace wardroom {

inline constexpr int kTableProtocol = 1;
inline constexpr std::array<std::string_view, 2> kLanguages = {"en", "fr"};

// The members of `welcome`.
void write_welcome(JsonWriter& json, std::span<const TableGame* const> games,
                   std::string_view version, Language language);

std::uint64_t text_digest(std::string_view text);

}  // namespace wardroom
