// The packs this program carries, compiled from the files beside each game.
#pragma once

#include <cstdint>
#include <span>

#include "engine/text/named_text.hpp"

namespace wardroom::packs {

std::span<const std::uint8_t> starfighter_cards();
std::span<const std::uint8_t> starfighter_rules();
std::span<const std::uint8_t> wingcommander_cards();
std::span<const std::uint8_t> wingcommander_rules();
std::span<const std::uint8_t> guardians_cards();

// The files a pack was compiled from, the vocabulary first. Cards of one's own are compiled with
// them, so that they have its words and can name its cards.
std::span<const NamedText> wingcommander_sources();

// The files games/*/data/places.toml; the program has them, the page does not.
std::span<const std::uint8_t> clause_places();

// The chapters of the tutorial, as scenario files.
std::span<const NamedText> starfighter_lessons();

}  // namespace wardroom::packs
