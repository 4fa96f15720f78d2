// One whole game between bots. Everything in it follows from its seed, so any game of a simulation
// can be played again by its number.
#pragma once

#include <array>
#include <cstdint>

#include "ai/bots.hpp"
#include "engine/event.hpp"
#include "engine/seat.hpp"

namespace wardroom {

using BotRow = std::array<BotKind, kMaxSeats>;

// `on_decision(match, decision, options, choice)` is called before every choice is played.
template <class Game, class OnDecision>
typename Game::Match play_bots(const typename Game::Setup& setup, const typename Game::Set& set,
                               const BotRow& bots, std::uint64_t seed, Witness* witness,
                               OnDecision on_decision) {
  const Chance chance(seed);
  std::array<Bot<Game>, kMaxSeats> players = {
      Bot<Game>(bots[0], mix(seed ^ 0xa1)), Bot<Game>(bots[1], mix(seed ^ 0xb2)),
      Bot<Game>(bots[2], mix(seed ^ 0xc3)), Bot<Game>(bots[3], mix(seed ^ 0xd4))};
  typename Game::Match match = Game::begin(setup, set, chance, witness);
  OptionList options;
  while (const std::optional<Decision> decision = Game::decision(match, set)) {
    const typename Game::Match view = Game::view(match, decision->seat);
    Game::list(view, set, options);
    const Option choice = players[index(decision->seat)].choose(view, set, decision->seat, options);
    on_decision(match, *decision, options, choice);
    Game::play(match, set, choice, chance, witness);
  }
  return match;
}

}  // namespace wardroom
