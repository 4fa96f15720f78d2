// The games that the commands know, each compiled in a source file of its own.
#pragma once

#include <memory>

#include "cli/games/any_game.hpp"

namespace wardroom {

std::unique_ptr<AnyGame> starfighter_entry();
std::unique_ptr<AnyGame> wingcommander_entry();

}  // namespace wardroom
