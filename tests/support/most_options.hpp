// How near random games come to the number of options that fits. To find the wide decisions, of a
// few options the one is chosen that leads to the most.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/chance.hpp"
#include "engine/decision.hpp"
#include "engine/random.hpp"
#include "tests/support/games_to_play.hpp"

namespace wardroom {

// The most options of any decision of a game. A sample is that of properties.hpp.
template <class Sample>
std::size_t most_options(std::uint64_t seed) {
  using Game = typename Sample::Game;
  constexpr int kTries = 3;
  const auto& set = Game::own_set();
  Random random(seed);
  const Chance chance(random.next());
  auto match = Game::begin(Sample::setup(random), set, chance);
  OptionList options;
  OptionList next;
  Game::list(match, set, options);
  std::size_t most = 0;
  for (int decision = 0; !options.empty() && decision < Sample::kMostDecisions; ++decision) {
    most = std::max(most, options.size());
    auto widest = match;
    std::size_t width = 0;
    for (int i = 0; i < std::min(kTries, static_cast<int>(options.size())); ++i) {
      auto tried = match;
      Game::play(tried, set, options[random.below(static_cast<std::uint32_t>(options.size()))],
                 chance);
      Game::list(tried, set, next);
      if (i > 0 && next.size() <= width) continue;
      width = next.size();
      widest = tried;
    }
    match = widest;
    Game::list(match, set, options);
  }
  return most;
}

// One more than fits ends the program, so the worst of random games must stay well below.
template <class Sample>
void expect_room_for_options(int games) {
  std::size_t most = 0;
  for (int seed = 1; seed <= games_to_play(games); ++seed)
    most = std::max(most, most_options<Sample>(static_cast<std::uint64_t>(seed)));
  ::testing::Test::RecordProperty("most_options", std::to_string(most));
  EXPECT_GT(most, 1U);
  EXPECT_LE(most, kMaxOptions / 2);
}

}  // namespace wardroom
