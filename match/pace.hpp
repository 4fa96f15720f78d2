// How long a bot takes at a table with people. Time tells: who answers at once had nothing to think
// about. So a bot answers at once only where everybody can see that there is no choice; otherwise
// it takes a time that does not depend on what it holds, and thinks within it.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "ai/bots/bot_spec.hpp"
#include "engine/decision.hpp"
#include "engine/random.hpp"

namespace wardroom {

enum class Tempo : std::uint8_t {
  at_once,  // no choice, for all to see
  brief,    // a time to answer that mostly passes unused
  usual,
};

// The tempo of the decision that is due. It follows from what the others know, and from nothing
// else: the deals they think possible decide whether there is a choice, even if it happens that
// there is one.
template <class Game>
Tempo tempo_of(const typename Game::Match& match, const typename Game::Set& set) {
  constexpr int kDeals = 8;
  const Seat decider = Game::decision(match, set)->seat;
  OptionList options;
  for (const Seat other : match.seats().without(decider)) {
    const typename Game::Match view = Game::view(match, other);
    Random random(view.digest());
    for (int deal = 0; deal < kDeals; ++deal) {
      Game::list(Game::redeal(view, set, other, random), set, options);
      if (options.size() == 1) continue;
      if constexpr (requires { Game::answer_time(match); })
        if (Game::answer_time(match)) return Tempo::brief;
      return Tempo::usual;
    }
  }
  return Tempo::at_once;
}

// The time from when a bot is asked to when its choice is shown.
constexpr std::chrono::milliseconds time_for(const BotSpec& spec, Tempo tempo) {
  constexpr std::uint64_t kQuick = 2'000;  // simulations that take a small part of half a second
  using std::chrono::milliseconds;
  switch (tempo) {
    case Tempo::at_once: return milliseconds(0);
    case Tempo::brief: return milliseconds(100);
    case Tempo::usual: break;
  }
  const bool quick = spec.kind != BotKind::search || spec.budget.simulations <= kQuick;
  return std::max(milliseconds(quick ? 500 : 1000), spec.budget.time);
}

// The bot as it thinks at this tempo: always done before its time is over.
constexpr BotSpec at_tempo(BotSpec spec, Tempo tempo) {
  constexpr std::uint64_t kFew = 30;
  SearchBudget& budget = spec.budget;
  if (tempo == Tempo::at_once) {
    budget = {.simulations = kFew};
    return spec;
  }
  budget.time = time_for(spec, tempo) * 9 / 10;
  if (tempo == Tempo::brief && budget.simulations > kFew)
    budget.simulations = std::max(kFew, budget.simulations / 8);
  return spec;
}

}  // namespace wardroom
