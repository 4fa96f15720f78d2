// Everything a client draws and names of a game: its cards, modes and rulings (docs/table.md).
#pragma once

#include "engine/json.hpp"
#include "table/table_game.hpp"

namespace wardroom {

// A text in both languages, as a member.
void write_bilingual(JsonWriter& json, std::string_view name, std::string_view english,
                     std::string_view french);

// The members of `catalogue`.
void write_catalogue(JsonWriter& json, const TableGame& game);

}  // namespace wardroom
