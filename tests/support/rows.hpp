// Whether what rules tell is what the rows of their game have, and no more.
#pragma once

#include <gtest/gtest.h>

#include <set>

#include "engine/chance.hpp"
#include "engine/decision.hpp"
#include "engine/event.hpp"
#include "engine/random.hpp"
#include "engine/rows.hpp"

namespace wardroom {

// Plays random games: every event has a card and operands only where its row has them. Answers how
// many kinds of events there were.
template <class Game, std::size_t Count>
std::size_t expect_told_as_in_rows(const std::array<HappeningRow, Count>& rows, int games) {
  std::set<std::uint16_t> kinds;
  for (int game = 1; game <= games; ++game) {
    Random random(static_cast<std::uint64_t>(game));
    const Chance chance(random.next());
    Log log;
    auto match = Game::begin({}, Game::own_set(), chance, &log);
    OptionList options;
    while (Game::decision(match, Game::own_set())) {
      Game::list(match, Game::own_set(), options);
      const auto count = static_cast<std::uint32_t>(options.size());
      Game::play(match, Game::own_set(), options[random.below(count)], chance, &log);
    }
    for (const Event& event : log.events()) {
      const HappeningRow& row = rows[event.kind];
      kinds.insert(event.kind);
      EXPECT_TRUE(row.card || event.card == kNoCard) << row.name;
      for (std::size_t i = row.operands.size(); i < event.args.size(); ++i)
        EXPECT_EQ(event.args[i], 0) << row.name << ", operand " << i;
    }
    if (::testing::Test::HasFailure()) break;
  }
  return kinds.size();
}

}  // namespace wardroom
