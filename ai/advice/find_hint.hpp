// A hint for the seat that decides. It takes that seat's view itself: nothing else of the match can
// get out.
#pragma once

#include <algorithm>

#include "ai/advice/hint.hpp"
#include "ai/search/team.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

template <class Game>
Hint find_hint(const typename Game::Match& match, const typename Game::Set& set,
               const HintRequest& request, Language language) {
  const Decision decision = *Game::decision(match, set);
  const Seat seat = decision.seat;
  const auto view = Game::view(match, seat);
  SearchTeam<Game> team(set, request.settings);
  const Finding found = team.think(view, seat, request.budget, request.seed);
  const typename Game::Notation notation(set);
  const Option best = found.prospects.front().option;

  Hint hint;
  hint.decision = decision;
  hint.chance = found.prospects.front().chance;
  hint.where_to_look = Game::where_to_look(best, view, set, language);
  hint.simulations = found.simulations;
  for (const Prospect& one : found.prospects) {
    if (one.visits == 0 || hint.choices.size() == kHintChoices) break;
    hint.choices.push_back({one.place + 1, notation.print(one.option),
                            Game::describe(one.option, view, set, language), one.chance});
  }
  const auto line = team.first().expected(kHintSteps);
  if (!line.empty() && line.front().option == best)
    for (const Foreseen<Game>& step : line)
      hint.line.push_back({step.seat, notation.print(step.option),
                           Game::describe(step.option, step.view, set, language)});
  if (hint.choices.size() > 1) {
    // On the same deals, and so many that it takes half as long as finding them did. Of the second
    // the search has seen less than of the first, so this tells better how far apart they are.
    const std::uint64_t deals = std::max<std::uint64_t>(found.simulations / 4, 1);
    const Comparison both = team.first().compare(view, seat, best, found.prospects[1].option, deals,
                                                 mix(request.seed + 1));
    hint.unclear = both.difference <= margin_of(both);
    hint.choices[1].chance = std::clamp(hint.chance - std::max(both.difference, 0.0), 0.0, 1.0);
  }
  return hint;
}

}  // namespace wardroom
