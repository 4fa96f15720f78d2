// `wardroom bench`: speed and size of a game on one core, best of five by CPU time, beside two
// yardsticks of the machine so that results of different machines can be compared as ratios.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <string>

#include "ai/simulation/measures.hpp"
#include "ai/simulation/simulate.hpp"
#include "engine/text/json.hpp"
#include "engine/text/text.hpp"
#include "words/cli.hpp"

namespace wardroom {

template <class Game>
double simulate_seconds(const typename Game::Set& set, int games, int threads) {
  Simulation<Game> plan;
  plan.games = games;
  plan.threads = threads;
  double best = 1e9;
  for (int run = 0; run < 3; ++run) {
    const auto start = std::chrono::steady_clock::now();
    simulate<Game>(plan, set, [](std::uint64_t) {});
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    best = std::min(best, taken.count());
  }
  return best;
}

// One line; `shuffles` is the time in shuffles, 0 where that makes no sense.
inline void print_row(const std::string& what, double figure, int digits, const std::string& unit,
                      double shuffles, Language language) {
  std::printf("%s %12.*f %s", padded(what, 44).c_str(), digits, figure, padded(unit, 14).c_str());
  if (shuffles > 0) std::printf(" %8.2f %s", shuffles, words::bench::shuffles(language).c_str());
  std::printf("\n");
}

template <class Game>
void print_bench(const typename Game::Set& set, Language language) {
  namespace bench = words::bench;
  const double shuffle = shuffle_seconds();
  const auto row = [&](const std::string& what, double seconds, const std::string& unit,
                       double figure) {
    print_row(what, figure, 1, unit, seconds / shuffle, language);
  };
  const auto plain = [&](const std::string& what, double figure, int digits,
                         const std::string& unit) {
    print_row(what, figure, digits, unit, 0, language);
  };
  const double ns = 1e9;
  row(bench::shuffle(language), shuffle, "ns", shuffle * ns);

  // Games differ in length a hundredfold; what is measured should not.
  const double some =
      best_of_five(20, [&](int i) { random_game<Game>(set, static_cast<std::uint64_t>(i)); });
  const auto games_in = [&](double seconds) {
    return std::clamp(static_cast<int>(seconds / some), 100, 20'000);
  };
  std::uint64_t decisions = 0;
  const int games = games_in(0.2);
  const double game = best_of_five(games, [&](int i) {
    decisions += random_game<Game>(set, static_cast<std::uint64_t>(i)).decisions;
  });
  const double per_game = static_cast<double>(decisions) / (5.0 * games);
  row(bench::game(language), game, bench::games_per_second(language), 1 / game);
  row(bench::decision(language), game / per_game, bench::decisions_per_second(language),
      per_game / game);

  const typename Game::Match match = middle_of_game<Game>(set);
  const auto copies = std::make_unique<CopyBench<typename Game::Match>>();
  copies->from = match;
  double memory = 1e9;
  double copy = 1e9;
  for (int turn = 0; turn < 3; ++turn) {  // by turns, so that a noisy moment disturbs both
    memory = std::min(memory, copies->by_memcpy());
    copy = std::min(copy, copies->by_assignment());
  }
  plain(bench::size(language), sizeof match, 0, bench::bytes(language));
  row(bench::memcpy_size(language), memory, "ns", memory * ns);
  row(bench::copy(language), copy, "ns", copy * ns);
  plain(bench::beside_memcpy(language), copy / memory, 2, bench::times(language));

  const typename Game::Match view = Game::view(match, Seat::a);
  Random random(1);
  const double redeal = best_of_five(200'000, [&](int) {
    const auto guess = Game::redeal(view, set, Seat::a, random);
    keep(&guess);
  });
  row(bench::redeal(language), redeal, "ns", redeal * ns);
  std::string text;
  const double json_time = best_of_five(50'000, [&](int) {
    text.clear();
    JsonWriter json(text);
    Game::write(json, Game::view(match, Seat::a), set);
    keep(text.data());
  });
  row(bench::json(language), json_time, "ns", json_time * ns);

  const double search = search_seconds<Game>(set);
  row(bench::search(language), search, bench::simulations_per_second(language), 1 / search);
  const double one = simulate_seconds<Game>(set, games_in(1.0), 1);
  const double two = simulate_seconds<Game>(set, games_in(1.0), 2);
  plain(bench::two_cores(language), one / two, 2, bench::times(language));
}

}  // namespace wardroom
