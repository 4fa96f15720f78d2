// A scenario of a game, set up: where a test, a person or a lesson begins.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "engine/chance.hpp"
#include "engine/event.hpp"
#include "engine/game.hpp"
#include "scenarios/source.hpp"

namespace wardroom {

// A scenario ready to be played, by `run_scenario` or by people. The file it comes from must stay.
template <class Game>
struct Scenario {
  const ScenarioSource* source;
  Chance chance;
  typename Game::Match start;
  Log log;  // what the set-up made happen
};

// Nothing and problems if the situation could not stand.
template <class Game>
std::optional<Scenario<Game>> set_up_scenario(const ScenarioSource& source, const std::string& file,
                                              const typename Game::Set& set,
                                              cards::Problems& problems) {
  static_assert(SetsUpScenes<Game, cards::Fields>,
                "scenarios need all that engine/game.hpp lists under SetsUpScenes");
  const Chance chance(source.outcomes, source.seed);
  cards::Fields fields(*source.setup, file, problems);
  Log log;
  const auto start = Game::set_up(fields, set, chance, &log);
  if (!start) return std::nullopt;
  return Scenario<Game>{&source, chance, *start, std::move(log)};
}

}  // namespace wardroom
