// What a search finds: the right answer where it is known, the same for the same view and seed, and
// nothing that its seat may not know.
#include "ai/search/search.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "ai/bots.hpp"
#include "games/starfighter/game.hpp"
#include "games/wingcommander/game.hpp"
#include "tests/search/little_games.hpp"
#include "tests/support/properties.hpp"

namespace wardroom {
namespace {

constexpr std::uint64_t kSeed = 5;

TEST(WinChance, grows_with_the_evaluation_and_is_fair) {
  EXPECT_EQ(chance_of(0, 100), 0.5);
  EXPECT_EQ(chance_of(100, 100), 0.75);
  EXPECT_EQ(chance_of(-100, 100), 0.25);
  EXPECT_GT(chance_of(100'000, 100), 0.99);
  for (std::uint32_t n = 1; n < 100'000; n = n * 3 / 2 + 1)
    EXPECT_NEAR(logarithm(n), std::log(n) - 0.03, 0.03 + 1e-6) << n;
}

TEST(WinChance, is_shared_by_winners_and_by_all_after_a_draw) {
  EXPECT_EQ(chances_of<3>({true, Seat::b}), (Chances<3>{0, 1, 0}));
  EXPECT_EQ(chances_of<4>({true, SeatSet(Seat::a) | Seat::c}), (Chances<4>{0.5, 0, 0.5, 0}));
  EXPECT_EQ(chances_of<2>({true, {}}), (Chances<2>{0.5, 0.5}));
}

// Nim is won from every position whose heaps do not add up to zero bit by bit.
TEST(Search, wins_every_little_game_of_nim_that_can_be_won) {
  const NoCards set;
  for (const Leaf leaf : {Leaf::playout, Leaf::evaluation}) {
    Search<Nim> search(set, {.leaf = leaf});
    for (std::uint8_t x = 0; x < 4; ++x)
      for (std::uint8_t y = 0; y < 4; ++y)
        for (std::uint8_t z = 0; z < 4; ++z) {
          if ((x ^ y ^ z) == 0) continue;
          Nim::Match match{{x, y, z}, Seat::b, {}};
          const Finding found =
              search.think(match, Seat::b, {.simulations = 6000}, kSeed + x + 4U * y);
          Nim::play(match, set, found.prospects[0].option, Chance(1));
          EXPECT_EQ(match.heaps[0] ^ match.heaps[1] ^ match.heaps[2], 0)
              << int{x} << int{y} << int{z};
        }
  }
}

TEST(Search, does_not_believe_to_know_what_it_will_have_to_guess) {
  const NoCards set;
  Search<HiddenCoin> search(set, {.leaf = Leaf::playout});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Finding found = search.think({}, Seat::a, {.simulations = 3000}, seed);
    EXPECT_EQ(found.prospects[0].option.args[0], HiddenCoin::kSafe);
    EXPECT_NEAR(found.prospects[0].chance, 0.75, 0.05);
    EXPECT_LT(found.prospects[1].chance, 0.7);
  }
}

struct Skirmish {
  using Game = Starfighter;
  static Game::Setup setup(Random&) { return {}; }
};
struct CasualGame {
  using Game = WingCommander;
  static Game::Setup setup(Random&) { return {}; }
};

// Behind the same view anything may be true, and nothing of it matters.
template <class Sample>
void check_honesty(int games) {
  using Game = typename Sample::Game;
  const auto& set = Game::own_set();
  Search<Game> one(set);
  Search<Game> two(set);
  visit_games<Sample>(games, [&](const typename Game::Match& match, Random& random) {
    const Seat seat = Game::decision(match, set)->seat;
    const auto other = Game::redeal(Game::view(match, seat), set, seat, random);
    const SearchBudget budget{.simulations = 40};
    const Finding found = one.think(Game::view(match, seat), seat, budget, kSeed);
    EXPECT_EQ(found.prospects, two.think(Game::view(other, seat), seat, budget, kSeed).prospects);
    EXPECT_EQ(found.simulations, 40U);
    for (const Prospect& prospect : found.prospects)
      EXPECT_FALSE(Game::check(match, set, prospect.option));
  });
}

TEST(Search, finds_the_same_whatever_is_hidden) {
  check_honesty<Skirmish>(30);
  check_honesty<CasualGame>(5);
}

TEST(Search, stops_when_its_time_is_up_or_somebody_asks) {
  using Clock = Search<Nim>::Clock;
  const NoCards set;
  Clock::time_point now{};
  Search<Nim> search(set, {}, [&] { return now += std::chrono::milliseconds(1); });
  const Nim::Match match{{3, 3, 2}, Seat::a, {}};
  EXPECT_EQ(search.think(match, Seat::a, {0, std::chrono::milliseconds(10)}, 1).simulations, 160U);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(search.think(match, Seat::a, {1000}, 1, stop.get_token()).simulations, 1U);
}

TEST(Search, goes_on_when_its_tree_is_full) {
  const NoCards set;
  Search<Nim> search(set, {.leaf = Leaf::playout, .nodes = 20});
  const Finding found = search.think({{1, 2, 2}, Seat::a, {}}, Seat::a, {2000}, 1);
  EXPECT_EQ(found.simulations, 2000U);
  EXPECT_EQ(found.prospects.size(), 5U);
}

TEST(Search, beats_the_greedy_bot) {
  const auto& set = Starfighter::own_set();
  double score = 0;
  constexpr int kGames = 20;
  for (int game = 0; game < kGames; ++game) {
    const Chance chance(static_cast<std::uint64_t>(game / 2));
    const Seat searcher = seat_at(game % 2);
    Bot<Starfighter> search(*bot_named("search:n=100"), static_cast<std::uint64_t>(game));
    Bot<Starfighter> greedy(BotKind::greedy, static_cast<std::uint64_t>(game));
    auto match = Starfighter::begin({}, set, chance);
    OptionList options;
    while (const auto decision = Starfighter::decision(match, set)) {
      const auto view = Starfighter::view(match, decision->seat);
      Starfighter::list(view, set, options);
      Bot<Starfighter>& bot = decision->seat == searcher ? search : greedy;
      Starfighter::play(match, set, bot.choose(view, set, decision->seat, options), chance);
    }
    score += chances_of<2>(match.result)[static_cast<std::size_t>(index(searcher))];
  }
  EXPECT_GE(score, 0.75 * kGames);
}

TEST(BotNames, say_who_plays_and_how_long_it_thinks) {
  EXPECT_EQ(bot_named("greedy")->kind, BotKind::greedy);
  EXPECT_EQ(bot_named("search")->budget.simulations, 1000U);
  const BotSpec timed = *bot_named("search:ms=50:leaf=evaluation:c=0.5:bias=2:open=4");
  EXPECT_EQ(timed.budget.time.count(), 50);
  EXPECT_EQ(timed.budget.simulations, 0U);
  EXPECT_EQ(timed.settings.leaf, Leaf::evaluation);
  EXPECT_EQ(timed.settings.exploration, 0.5);
  EXPECT_EQ(timed.settings.bias, 2);
  EXPECT_EQ(timed.settings.opens_after, 4U);
  EXPECT_EQ(bot_named("flat:n=10")->settings.deepest, 1U);
  EXPECT_EQ(bot_named("plain")->settings.leaf, Leaf::playout);
  for (const char* wrong : {"", "clever", "greedy:n=1", "search:", "search:n", "search:n=0",
                            "search:n=-1", "search:n=x", "search:ms=0", "search:leaf=oak",
                            "search:nodes=5", "search:n=10:", "search:c=-1"})
    EXPECT_FALSE(bot_named(wrong)) << wrong;
}

}  // namespace
}  // namespace wardroom
