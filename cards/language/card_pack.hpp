// From card files to what a game plays with (cards/card_set.hpp), and its pack. Native only.
#pragma once

#include <cstdint>
#include <vector>

#include "cards/card_set.hpp"
#include "cards/language/card_files.hpp"

namespace wardroom::language {

cards::CardSet as_played(const CardFiles& set);
// Empty for no cards.
std::vector<std::uint8_t> to_pack(const CardFiles& set);

}  // namespace wardroom::language
