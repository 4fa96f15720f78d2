// The time a bot takes tells nobody what it holds.
#include "match/pace.hpp"

#include <gtest/gtest.h>

#include <array>

#include "games/starfighter/game.hpp"
#include "games/wingcommander/game.hpp"

namespace wardroom {
namespace {

struct Seen {
  std::array<int, 3> tempos{};
  int quiet = 0;     // forced, but not for all to see
  int surprise = 0;  // a choice where others see none
};

// At every decision of random games.
template <class Game>
Seen look(std::uint64_t games) {
  const auto& set = Game::own_set();
  Seen seen;
  Random random(11);
  OptionList options;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const Chance chance(seed);
    auto match = Game::begin({}, set, chance);
    while (const auto decision = Game::decision(match, set)) {
      const Seat watcher = seat_at(1 - index(decision->seat));
      const Tempo tempo = tempo_of<Game>(match, set);
      const auto unlike = Game::redeal(Game::view(match, watcher), set, watcher, random);
      EXPECT_EQ(tempo_of<Game>(unlike, set), tempo);
      ++seen.tempos[static_cast<std::size_t>(tempo)];
      Game::list(match, set, options);
      if (options.size() == 1 && tempo != Tempo::at_once) ++seen.quiet;
      if (options.size() > 1 && tempo == Tempo::at_once) ++seen.surprise;
      Game::play(match, set, options[random.below(static_cast<std::uint32_t>(options.size()))],
                 chance);
    }
  }
  return seen;
}

int sum(const Seen& seen) {
  return seen.tempos[0] + seen.tempos[1] + seen.tempos[2];
}

TEST(Pace, of_a_bot_follows_from_what_others_know_in_starfighter) {
  const Seen seen = look<Starfighter>(20);
  EXPECT_EQ(seen.tempos[1], 0);
  EXPECT_GT(seen.tempos[2], 0);
  EXPECT_LT(seen.surprise, sum(seen) / 50);
}

TEST(Pace, of_a_bot_follows_from_what_others_know_in_wing_commander) {
  const Seen seen = look<WingCommander>(3);
  for (const int count : seen.tempos) EXPECT_GT(count, 0);
  EXPECT_GT(seen.quiet, 100) << "times for Luck that nobody could use";
  EXPECT_LT(seen.surprise, sum(seen) / 50);
}

TEST(Pace, leaves_a_bot_no_more_time_than_its_choice_takes) {
  const BotSpec strong = *bot_named("admiral");
  const BotSpec slow = *bot_named("search:ms=3000");
  for (const Tempo tempo : {Tempo::brief, Tempo::usual}) {
    for (const BotSpec& bot : {strong, slow}) {
      EXPECT_LT(at_tempo(bot, tempo).budget.time, time_for(bot, tempo));
      EXPECT_GT(at_tempo(bot, tempo).budget.time.count(), 0);
    }
  }
  EXPECT_EQ(time_for(strong, Tempo::usual), std::chrono::seconds(1));
  EXPECT_EQ(time_for(slow, Tempo::usual), std::chrono::seconds(3));
  EXPECT_EQ(time_for(*bot_named("cadet"), Tempo::usual), time_for(BotKind::random, Tempo::usual));
  EXPECT_EQ(time_for(strong, Tempo::at_once).count(), 0);
  EXPECT_EQ(at_tempo(strong, Tempo::at_once).budget.simulations, 30U);
  EXPECT_EQ(at_tempo(strong, Tempo::brief).budget.simulations, strong.budget.simulations / 8);
}

}  // namespace
}  // namespace wardroom
