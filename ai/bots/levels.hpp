// The six opponents people choose from, from the weakest to the strongest. A level is a search: how
// long it thinks, and how much win chance it gives away when it picks among what looks good enough.
// So its mistakes are those of somebody who sees less and is less exact; none throws a game away
// for nothing. docs/strength.md has how they fare against each other.
#pragma once

#include <array>
#include <string_view>

#include "ai/bots/bot_spec.hpp"

namespace wardroom {

struct Level {
  std::array<std::string_view, 2> names;  // English and French, as typed
  std::uint64_t simulations;
  double slack;
};

inline constexpr std::array<Level, 6> kLevels = {{
    {{"cadet", "cadet"}, 40, 0.13},
    {{"ensign", "enseigne"}, 60, 0.085},
    {{"lieutenant", "lieutenant"}, 100, 0.056},
    {{"commander", "commandant"}, 200, 0.034},
    {{"captain", "capitaine"}, 600, 0.012},
    {{"admiral", "amiral"}, 10'000, 0},
}};

// A level by its name in either language; null if there is none.
const Level* level_named(std::string_view name);
BotSpec spec_of(const Level& level);

}  // namespace wardroom
