// The kernel's promises, kept by any game built on it: plays random games and checks every property
// of option_properties.hpp, value_properties.hpp and view_properties.hpp on the way.
//
// A sample says what is played:
//   using Game                                   such as Starfighter
//   static Game::Setup setup(Random&)            a set-up, possibly at random
//   static constexpr int kMostDecisions          no game takes more
#pragma once

#include "engine/game.hpp"
#include "tests/support/games_to_play.hpp"
#include "tests/support/option_properties.hpp"
#include "tests/support/value_properties.hpp"
#include "tests/support/view_properties.hpp"

namespace wardroom {

// Answers false after a failure.
template <class Sample>
bool check_game(const Bench<typename Sample::Game>& bench, std::uint64_t seed) {
  using Game = typename Sample::Game;
  static_assert(PlaysMatches<Game>, "see engine/game.hpp");
  Trial<Game> trial(bench, seed);
  const Chance chance(trial.random.next());
  Log log;
  auto match = Game::begin(Sample::setup(trial.random), trial.set, chance, &log);
  check_texts(trial, match, log);
  trial.expect(is_whole(match), "every copy lies in exactly one zone");

  // All options there are, the less often the more there are.
  const auto rarely = static_cast<std::uint32_t>(1024 * (1 + bench.space.size() / 50'000));
  OptionList options;
  Past<Game> past;
  std::vector<std::uint64_t> digests;
  while (const auto decision = Game::decision(match, trial.set)) {
    if (!trial.expect(++trial.decision <= Sample::kMostDecisions, "games end") || trial.failed())
      return false;
    Game::list(match, trial.set, options);
    check_listed(trial, match, *decision, options);
    if (trial.failed()) return false;
    if (trial.one_in(options.size() > 1 ? 16 : 128)) check_refusals(trial, match, options, 40);
    if (trial.one_in(32)) check_all_can_be_played(trial, match, options);
    if (trial.one_in(32)) check_observed(trial, match, options);
    if (trial.one_in(rarely)) check_all_refusals(trial, match);

    const Option option = trial.any_of(options);
    const bool closely = trial.one_in(options.size() > 1 ? 16 : 128);
    if (closely) check_views(trial, match, option);
    const auto before = match;
    past.add(match, {option, decision->seat, options.size() > 1, 0});
    digests.push_back(match.digest());
    log = {};
    play_and_compare(trial, match, option, chance, log);
    if (closely) {
      check_texts(trial, match, log);
      check_take_back(trial, before, decision->seat, match);
    }
  }
  trial.expect(match.result.over, "a match without a decision is over");
  for (const Seat seat : match.result.winners)
    trial.expect(
        (team_of(match, seat) & match.seats() & match.result.winners) == team_of(match, seat),
        "whoever wins has a seat, and partners win together");
  Game::list(match, trial.set, options);
  trial.expect(options.empty(), "when the match is over there is nothing to choose");
  trial.start_list();
  for (int i = 0; i < 4; ++i) check_allowed_is_listed(trial, match, bench.space.any(trial.random));
  check_views(trial, match, std::nullopt);
  check_past(trial, past, digests, chance);
  return !trial.failed();
}

// Shows states of random games, about one in sixteen, for what a game promises of its own.
template <class Sample, class Visitor>
void visit_games(int games, Visitor visit) {
  using Game = typename Sample::Game;
  const auto& set = Game::own_set();
  for (int seed = 1; seed <= games_to_play(games); ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    const Chance chance(random.next());
    auto match = Game::begin(Sample::setup(random), set, chance);
    OptionList options;
    while (Game::decision(match, set)) {
      if (random.below(16) == 0) visit(match, random);
      Game::list(match, set, options);
      const auto count = static_cast<std::uint32_t>(options.size());
      Game::play(match, set, options[random.below(count)], chance);
    }
  }
}

// So many games, from this seed on.
template <class Sample>
void check_games(int games, std::uint64_t first_seed = 1) {
  const Bench<typename Sample::Game> bench(Sample::Game::own_set());
  if (first_seed == 1) check_notation(bench);
  constexpr int kEnough = 3;  // failures
  int failures = 0;
  for (int game = 0; game < games_to_play(games) && failures < kEnough; ++game)
    if (!check_game<Sample>(bench, first_seed + static_cast<std::uint64_t>(game))) ++failures;
}

}  // namespace wardroom
