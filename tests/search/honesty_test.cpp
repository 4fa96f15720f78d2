// No bot can peek: whatever is hidden from it, it chooses the same. Two of a kind with the same
// random numbers follow the same games; one is shown the real match through its seat's eyes, the
// other a match with other hidden cards.
#include <gtest/gtest.h>

#include "ai/bots/bots.hpp"
#include "ai/bots/levels.hpp"
#include "games/starfighter/game.hpp"
#include "games/wingcommander/game.hpp"
#include "tests/support/properties.hpp"

namespace wardroom {
namespace {

struct Followed {
  int positions = 0;    // with a choice
  int differences = 0;  // in what is hidden
};

// Until so many positions have been seen, game after game.
template <class Game>
Followed follow(const BotSpec& spec, int positions) {
  const auto& set = Game::own_set();
  Followed seen;
  Random random(7);
  positions = games_to_play(positions);
  for (std::uint64_t seed = 1; seen.positions < positions; ++seed) {
    const Chance chance(seed);
    std::array<Bot<Game>, 2> real = {Bot<Game>(spec, seed), Bot<Game>(spec, seed + 1)};
    std::array<Bot<Game>, 2> other = {Bot<Game>(spec, seed), Bot<Game>(spec, seed + 1)};
    auto match = Game::begin({}, set, chance);
    OptionList options;
    while (seen.positions < positions && !match.result.over) {
      const auto decision = Game::decision(match, set);
      const Seat seat = decision->seat;
      const auto view = Game::view(match, seat);
      const auto unlike = Game::redeal(view, set, seat, random);
      Game::list(view, set, options);
      const Option choice = real[index(seat)].choose(view, set, seat, options);
      Game::list(unlike, set, options);
      EXPECT_EQ(other[index(seat)].choose(Game::view(unlike, seat), set, seat, options), choice);
      EXPECT_FALSE(Game::check(match, set, choice));
      if (options.size() > 1) ++seen.positions;
      if (unlike != match) ++seen.differences;
      Game::play(match, set, choice, chance);
    }
  }
  return seen;
}

// As the levels are, but thinking a little at most positions: the whole time would take an hour.
template <class Game>
void check_all_levels() {
  for (const Level& level : kLevels) {
    SCOPED_TRACE(level.names[0]);
    BotSpec brief = spec_of(level);
    brief.budget.simulations = std::min<std::uint64_t>(level.simulations, 40);
    const Followed seen = follow<Game>(brief, 2500);
    EXPECT_GT(seen.differences, seen.positions / 2) << "otherwise little was tested";
    follow<Game>(spec_of(level), 12);
  }
}

TEST(Honesty, levels_choose_the_same_in_starfighter_whatever_is_hidden) {
  check_all_levels<Starfighter>();
}

TEST(Honesty, levels_choose_the_same_in_wing_commander_whatever_is_hidden) {
  check_all_levels<WingCommander>();
}

TEST(Honesty, other_bots_choose_the_same_whatever_is_hidden) {
  for (const char* name : {"greedy", "random", "flat:n=20", "plain:n=20", "search:n=40:threads=3",
                           "search:n=20:leaf=evaluation"}) {
    SCOPED_TRACE(name);
    follow<Starfighter>(*bot_named(name), 400);
    follow<WingCommander>(*bot_named(name), 100);
  }
}

}  // namespace
}  // namespace wardroom
