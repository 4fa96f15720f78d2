// From card files to what a game plays with (cardplay/card_set.hpp), and its pack. Native only.
#pragma once

#include <cstdint>
#include <vector>

#include "cardplay/card_set.hpp"
#include "cards/language/card_files.hpp"

namespace wardroom::language {

cardplay::CardSet as_played(const CardFiles& set);
// Empty for no cards.
std::vector<std::uint8_t> to_pack(const CardFiles& set);

}  // namespace wardroom::language
