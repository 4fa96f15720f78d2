// How much of a long test is run: of random games, changed files and the like. All of it takes
// minutes, so short runs and slow builds do with a part: WARDROOM_GAMES_DIVISOR=10 is a tenth.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace wardroom {

// At least ten, so that something of each kind comes up.
inline int games_to_play(int games) {
  const char* text = std::getenv("WARDROOM_GAMES_DIVISOR");
  const int divisor = text == nullptr ? 1 : std::max(std::atoi(text), 1);
  return std::max(games / divisor, std::min(games, 10));
}

}  // namespace wardroom
