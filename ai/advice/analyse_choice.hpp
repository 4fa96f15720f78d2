// Looks back at one decision of a match. It is judged from the view that the seat had then, with
// random numbers that follow from its place in the record.
#pragma once

#include <algorithm>

#include "ai/advice/analysis.hpp"
#include "ai/advice/hint.hpp"
#include "ai/search/search.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

// A decision as it was made.
template <class Game>
struct MadeChoice {
  std::size_t step;  // of the record, from 1
  typename Game::Match match;
  Option option;
};

template <class Game>
AnalysedChoice analyse_choice(const MadeChoice<Game>& made, const typename Game::Set& set,
                              Search<Game>& search, const AnalysisRequest& request,
                              Language language) {
  const typename Game::Notation notation(set);
  const Decision decision = *Game::decision(made.match, set);
  const auto view = Game::view(made.match, decision.seat);
  const auto text = [&](const Option& option) {
    return Game::describe(option, view, set, language);
  };
  const std::uint64_t seed = mix(request.seed + made.step);
  const Finding found =
      search.think(view, decision.seat, {.simulations = request.simulations}, seed);

  AnalysedChoice choice;
  choice.step = made.step;
  choice.round = Game::rounds(made.match);
  choice.decision = decision;
  choice.options = found.prospects.size();
  choice.chance = found.prospects.front().chance;
  choice.chosen = notation.print(made.option);
  choice.chosen_text = text(made.option);
  choice.simulations = found.simulations;
  Option best = found.prospects.front().option;
  if (best != made.option) {
    const Comparison both =
        search.compare(view, decision.seat, best, made.option,
                       std::max<std::uint64_t>(request.simulations / 2, 1), mix(seed));
    choice.mark = mark_of(both);
    choice.margin = margin_of(both);
    choice.loss = std::max(both.difference, 0.0);
    choice.simulations += 2 * both.deals;
    if (both.difference <= 0) best = made.option;  // seen from near it was no worse
  }
  choice.best = notation.print(best);
  choice.best_text = text(best);
  return choice;
}

}  // namespace wardroom
