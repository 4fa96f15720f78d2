// What a search finds: the right answer where it is known, the same for the same view and seed, and
// nothing that its seat may not know.
#include "ai/search/search.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>

#include "ai/bots/bots.hpp"
#include "ai/bots/levels.hpp"
#include "tests/search/little_games.hpp"
#include "tests/search/samples.hpp"
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
  EXPECT_EQ(chances_of<3>({true, Seat::b}, SeatSet::first(3)), (Chances<3>{0, 1, 0}));
  EXPECT_EQ(chances_of<4>({true, SeatSet(Seat::a) | Seat::c}, SeatSet::first(4)),
            (Chances<4>{0.5, 0, 0.5, 0}));
  EXPECT_EQ(chances_of<2>({true, {}}, SeatSet::first(2)), (Chances<2>{0.5, 0.5}));
  EXPECT_EQ(chances_of<3>({true, {}}, SeatSet::first(2)), (Chances<3>{0.5, 0.5, 0}));
}

// Four seats, a and c against b and d, as a game evaluates them.
struct Partners {
  struct Match {
    Result result;
    static constexpr SeatSet seats() { return SeatSet::first(4); }
    static constexpr SeatSet team(Seat seat) {
      const SeatSet first = SeatSet(Seat::a) | Seat::c;
      return first.contains(seat) ? first : seats().without(first);
    }
  };
  using Set = NoCards;
  static constexpr int kMostSeats = 4;
  static constexpr int kEvaluationScale = 100;
  static int evaluate(const Match&, const Set&, Seat) { return 100; }
};

TEST(WinChance, of_two_teams_one_has_what_the_other_lacks) {
  const NoCards set;
  Partners::Match match;
  EXPECT_EQ(evaluated_chances<Partners>(match, set), (Chances<4>{0.375, 0.125, 0.375, 0.125}));
  match.result = {true, SeatSet(Seat::b) | Seat::d};
  EXPECT_EQ(evaluated_chances<Partners>(match, set), (Chances<4>{0, 0.5, 0, 0.5}));
}

// What is good for one seat is as bad for the other.
template <class Sample>
void check_evaluation() {
  using Game = typename Sample::Game;
  const auto& set = Game::own_set();
  visit_games<Sample>(40, [&](const typename Game::Match& match, Random&) {
    EXPECT_EQ(Game::evaluate(match, set, Seat::a), -Game::evaluate(match, set, Seat::b));
  });
}

TEST(Evaluation, is_fair) {
  check_evaluation<Skirmish>();
  check_evaluation<CasualGame>();
}

TEST(Evaluation, of_starfighter_likes_armor_and_cards_the_more_armor_the_less_is_left) {
  const auto& set = Starfighter::own_set();
  starfighter::Setup setup;
  setup.cruisers = {0, 0};
  const Starfighter::Match begin = Starfighter::begin(setup, set, Chance(1));
  const auto worth = [&](int own, int enemy) {
    Starfighter::Match match = begin;
    match.armor = {static_cast<std::int16_t>(own), static_cast<std::int16_t>(enemy)};
    return Starfighter::evaluate(match, set, Seat::a);
  };
  EXPECT_GT(worth(10, 8), worth(10, 10));
  EXPECT_GT(worth(4, 2), worth(20, 18));
  EXPECT_GT(worth(4, 2), worth(4, 3));
  EXPECT_LT(worth(-1, 5), worth(1, 5));
  Starfighter::Match poorer = begin;
  poorer.table.move({starfighter::hand_of(Seat::a), 0}, starfighter::kDiscard);
  EXPECT_LT(Starfighter::evaluate(poorer, set, Seat::a),
            Starfighter::evaluate(begin, set, Seat::a));
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

// What a card led is worth, over all worlds, when seat b answers as well as it can.
double exact_chance(const TwoTricks::Match& view, int card) {
  const NoCards set;
  const std::vector<TwoTricks::Match> worlds = TwoTricks::worlds(view);
  double sum = 0;
  for (TwoTricks::Match world : worlds) {
    TwoTricks::play(world, set, little_option(card), Chance(1));
    double least = 1;
    for (const int answer : world.hidden) {
      TwoTricks::Match end = world;
      TwoTricks::play(end, set, little_option(answer), Chance(1));
      least = std::min(least, chances_of<2>(end.result, end.seats())[0]);
    }
    sum += least;
  }
  return sum / static_cast<double>(worlds.size());
}

TEST(Search, answers_every_two_tricks_as_looking_at_all_worlds_does) {
  const NoCards set;
  int clear = 0;
  Search<TwoTricks> search(set, {.leaf = Leaf::playout, .bias = 0});
  for (int x = 0; x < TwoTricks::kCards; ++x)
    for (int y = 0; y < x; ++y)
      for (const std::array<int, 2> worth :
           {std::array{1, 2}, std::array{2, 1}, std::array{1, 1}}) {
        const TwoTricks::Match view{{x, y}, {-1, -1}, worth, -1, {}};
        const std::array<double, 2> exact = {exact_chance(view, x), exact_chance(view, y)};
        const Finding found = search.think(view, Seat::a, {.simulations = 20'000}, kSeed);
        const std::size_t best = found.prospects[0].option.args[0] == x ? 0 : 1;
        // Seat b is still learning at first, so what it concedes then counts a little.
        EXPECT_NEAR(found.prospects[0].chance, exact[best], 0.08) << x << ' ' << y;
        if (std::abs(exact[0] - exact[1]) < 0.02) continue;
        ++clear;
        EXPECT_GT(exact[best], exact[1 - best]) << x << ' ' << y << ", worth " << worth[0];
      }
  EXPECT_GT(clear, 15) << "otherwise little was asked";
}

// What everybody gets if everybody takes the best for himself; nothing if somebody has no reason to
// prefer one of two choices.
std::optional<Chances<3>> best_for_each(const ThreeChoices::Match& match) {
  const NoCards set;
  if (match.result.over) return chances_of<3>(match.result, match.seats());
  std::array<Chances<3>, 2> values{};
  for (int choice = 0; choice < 2; ++choice) {
    ThreeChoices::Match after = match;
    ThreeChoices::play(after, set, little_option(choice), Chance(1));
    const auto value = best_for_each(after);
    if (!value) return std::nullopt;
    values[static_cast<std::size_t>(choice)] = *value;
  }
  const double gain = values[0][match.made] - values[1][match.made];
  if (std::abs(gain) < 0.01) return std::nullopt;
  return values[gain > 0 ? 0 : 1];
}

TEST(Search, lets_each_of_three_seats_play_for_itself) {
  const NoCards set;
  Search<ThreeChoices> search(set, {.leaf = Leaf::playout, .bias = 0});
  Random random(3);
  int solved = 0;
  while (solved < 60) {
    ThreeChoices::Match match;
    for (auto& plane : match.winners)
      for (auto& row : plane)
        for (std::uint8_t& bits : row) bits = static_cast<std::uint8_t>(1 + random.below(7));
    const auto exact = best_for_each(match);
    if (!exact) continue;
    ++solved;
    const Finding found = search.think(match, Seat::a, {.simulations = 3000}, kSeed);
    ThreeChoices::play(match, set, found.prospects[0].option, Chance(1));
    EXPECT_EQ(best_for_each(match), exact);
    EXPECT_NEAR(found.prospects[0].chance, (*exact)[0], 0.1);
  }
}

// The same seat decides again and has learnt nothing in between.
TEST(Search, keeps_what_it_knows_while_the_same_chain_goes_on) {
  const NoCards set;
  Search<HiddenCoin> search(set, {.leaf = Leaf::playout, .exploration = 3});
  const HiddenCoin::Match begin;
  search.think(begin, Seat::a, {.simulations = 1000}, kSeed);
  HiddenCoin::Match match = begin;
  const Option guess = little_option(HiddenCoin::kGuess);
  HiddenCoin::play(match, set, guess, Chance(1));
  search.follow(guess);
  const std::atomic<bool> stop = true;  // one simulation more, so what else is there was kept
  const HiddenCoin::Match view = HiddenCoin::view(match, Seat::a);
  EXPECT_GT(search.think(view, Seat::a, {}, kSeed, &stop).simulations, 50U);
  // The same again without having followed anything begins anew.
  EXPECT_EQ(search.think(view, Seat::a, {}, kSeed, &stop).simulations, 1U);
  // Another than what was followed, too.
  search.think(begin, Seat::a, {.simulations = 1000}, kSeed);
  search.follow(little_option(HiddenCoin::kSafe));
  EXPECT_EQ(search.think(view, Seat::a, {}, kSeed, &stop).simulations, 1U);
}

TEST(Search, compares_two_options_on_the_same_deals) {
  const NoCards set;
  Search<HiddenCoin> search(set, {.leaf = Leaf::playout});
  const Comparison compared = search.compare({}, Seat::a, little_option(HiddenCoin::kSafe),
                                             little_option(HiddenCoin::kGuess), 4000, kSeed);
  EXPECT_EQ(compared.deals, 4000U);
  EXPECT_NEAR(compared.difference, 0.25, 4 * compared.error);
  EXPECT_NEAR(compared.first, 0.75, 0.04);
  EXPECT_GT(compared.error, 0);
  EXPECT_LT(compared.error, 0.02);
}

TEST(Search, expects_the_line_it_has_tried_most) {
  const NoCards set;
  Search<Nim> search(set, {.leaf = Leaf::playout});
  search.think({{2, 2, 1}, Seat::a, {}}, Seat::a, {4000}, kSeed);
  const auto line = search.expected(5);
  ASSERT_GE(line.size(), 2U);
  EXPECT_EQ(line[0].seat, Seat::a);
  EXPECT_EQ(line[0].option, little_option(2, 1));  // two equal heaps are left
  EXPECT_EQ(line[1].seat, Seat::b);
  EXPECT_EQ(line[1].view.heaps, (std::array<std::uint8_t, 3>{2, 2, 0}));
}

// So many searchers find the same, on as many cores as there happen to be.
TEST(SearchTeam, shares_the_work_and_adds_up_what_it_finds) {
  const NoCards set;
  const Nim::Match match{{3, 2, 2}, Seat::a, {}};
  SearchTeam<Nim> team(set, {.threads = 3});
  const Finding found = team.think(match, Seat::a, {3000}, kSeed);
  EXPECT_EQ(found.simulations, 3000U);
  std::uint64_t visits = 0;
  for (const Prospect& prospect : found.prospects) visits += prospect.visits;
  EXPECT_EQ(visits, 3000U);
  EXPECT_EQ(found.prospects[0].option, little_option(0, 3));
  EXPECT_GT(found.prospects[0].chance, 0.6);
  EXPECT_LE(found.prospects[0].chance, 1.0);
  SearchTeam<Nim> again(set, {.threads = 3});
  EXPECT_EQ(again.think(match, Seat::a, {3000}, kSeed).prospects, found.prospects);
}

// A level gives away as much as it may and no more: what it picks looks good enough.
TEST(Levels, pick_within_their_slack) {
  const NoCards set;
  const Nim::Match match{{3, 2, 2}, Seat::a, {}};
  OptionList options;
  Nim::list(match, set, options);
  for (const double slack : {0.0, 0.1, 0.3}) {
    BotSpec spec(BotKind::search);
    spec.budget.simulations = 60;
    spec.slack = slack;
    int others = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      Bot<Nim> bot(spec, seed);
      const Option choice = bot.choose(match, set, Seat::a, options);
      Search<Nim> search(set, spec.settings);
      const Finding found = search.think(match, Seat::a, spec.budget, Random(seed).next());
      const auto chosen = std::ranges::find(found.prospects, choice, &Prospect::option);
      ASSERT_NE(chosen, found.prospects.end());
      EXPECT_GE(chosen->chance, found.prospects[0].chance - slack);
      if (chosen != found.prospects.begin()) ++others;
    }
    EXPECT_EQ(others > 0, slack > 0) << slack;
  }
}

TEST(Levels, have_names_in_both_languages_and_think_longer_from_one_to_the_next) {
  for (std::size_t i = 0; i < kLevels.size(); ++i) {
    for (const std::string_view name : kLevels[i].names) {
      EXPECT_EQ(level_named(name), &kLevels[i]);
      EXPECT_EQ(bot_named(name)->budget.simulations, kLevels[i].simulations);
    }
    if (i == 0) continue;
    EXPECT_GT(kLevels[i].simulations, kLevels[i - 1].simulations);
    EXPECT_LE(kLevels[i].slack, kLevels[i - 1].slack);
  }
  EXPECT_EQ(level_named("general"), nullptr);
}

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
  const std::atomic<bool> stop = true;
  EXPECT_EQ(search.think(match, Seat::a, {1000}, 1, &stop).simulations, 1U);
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
    score += chances_of<2>(match.result, match.seats())[static_cast<std::size_t>(index(searcher))];
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
