// Speed of a game and of searches in it, on one core: best of five by CPU time, beside a yardstick
// of the machine. `wardroom bench` prints them; the page's engine is measured by the same.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <span>

#include "ai/search/search.hpp"
#include "engine/random.hpp"

namespace wardroom {

inline double cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

// The compiler must assume that this reads and writes all memory.
inline void keep(const void* pointer) {
  asm volatile("" : : "g"(pointer) : "memory");
}

// Seconds of one call, the best of five runs of `count` calls.
template <class Work>
double best_of_five(int count, Work work) {
  double best = 1e9;
  for (int run = 0; run < 5; ++run) {
    const double start = cpu_seconds();
    for (int i = 0; i < count; ++i) work(i);
    best = std::min(best, (cpu_seconds() - start) / count);
  }
  return best;
}

inline double shuffle_seconds() {
  std::array<std::uint8_t, 52> cards{};
  Random random(1);
  return best_of_five(400'000, [&](int) {
    random.shuffle(std::span<std::uint8_t>(cards));
    keep(cards.data());
  });
}

// Copies between the same two places, as a search does from its root: as the language copies a
// match, and by a memcpy whose size is known at run time only.
template <class Match>
struct CopyBench {
  Match from;
  Match to;

  double by_assignment() {
    return best_of_five(4'000'000, [&](int) {
      to = from;
      keep(&to);
    });
  }
  double by_memcpy() {
    volatile std::size_t size = sizeof(Match);
    return best_of_five(4'000'000, [&](int) {
      std::memcpy(static_cast<void*>(&to), &from, size);
      keep(&to);
    });
  }
};

struct RandomGames {
  std::uint64_t decisions = 0;  // with two options or more
};

template <class Game>
RandomGames random_game(const typename Game::Set& set, std::uint64_t seed) {
  RandomGames played;
  const Chance chance(seed);
  Random random(mix(seed));
  typename Game::Match match = Game::begin({}, set, chance);
  OptionList options;
  while (!match.result.over) {
    Game::list(match, set, options);
    if (options.size() > 1) ++played.decisions;
    Game::play(match, set, options[random.below(static_cast<std::uint32_t>(options.size()))],
               chance);
  }
  return played;
}

// A match in the middle of a random game.
template <class Game>
typename Game::Match middle_of_game(const typename Game::Set& set) {
  const Chance chance(7);
  Random random(7);
  typename Game::Match match = Game::begin({}, set, chance);
  OptionList options;
  for (int i = 0; i < 40 && !match.result.over; ++i) {
    Game::list(match, set, options);
    Game::play(match, set, options[random.below(static_cast<std::uint32_t>(options.size()))],
               chance);
  }
  return match;
}

// The first decision of a game that is wide: ten options or more.
template <class Game>
typename Game::Match first_wide_decision(const typename Game::Set& set) {
  const Chance chance(1);
  typename Game::Match match = Game::begin({}, set, chance);
  OptionList options;
  for (Game::list(match, set, options); options.size() < 10; Game::list(match, set, options))
    Game::play(match, set, options[0], chance);
  return match;
}

// Seconds of one simulation of a search with its usual settings, when the search has a tenth of a
// second or so.
template <class Game>
double search_seconds(const typename Game::Set& set) {
  constexpr int kSimulations = 10'000;
  const typename Game::Match match = first_wide_decision<Game>(set);
  const Seat seat = Game::decision(match, set)->seat;
  const typename Game::Match view = Game::view(match, seat);
  Search<Game> search(set);
  return best_of_five(1, [&](int) { search.think(view, seat, {.simulations = kSimulations}, 1); }) /
         kSimulations;
}

}  // namespace wardroom
