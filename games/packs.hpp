// The packs this program carries, compiled from the files beside each game.
#pragma once

#include <cstdint>
#include <span>

namespace wardroom::packs {

std::span<const std::uint8_t> starfighter_cards();
std::span<const std::uint8_t> starfighter_rules();
std::span<const std::uint8_t> wingcommander_cards();
std::span<const std::uint8_t> wingcommander_rules();

}  // namespace wardroom::packs
