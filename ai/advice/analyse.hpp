// Looks back at the decisions of a match. Each is judged by itself, so threads share the decisions
// and change nothing of what is found.
#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <mutex>
#include <vector>

#include "ai/advice/analyse_choice.hpp"
#include "ai/simulation/side_by_side.hpp"

namespace wardroom {

// `progress` hears how many are done, by one thread at a time.
template <class Game>
Analysis analyse(const std::vector<MadeChoice<Game>>& made, const typename Game::Set& set,
                 const AnalysisRequest& request, const std::function<void(std::size_t)>& progress,
                 Language language) {
  Analysis analysis;
  analysis.choices.resize(made.size());
  std::atomic<std::size_t> next = 0;
  std::size_t done = 0;
  std::mutex telling;
  const auto work = [&] {
    Search<Game> search(set, request.settings);
    for (std::size_t i = next++; i < made.size(); i = next++) {
      analysis.choices[i] = analyse_choice<Game>(made[i], set, search, request, language);
      const std::lock_guard lock(telling);
      progress(++done);
    }
  };
  const auto threads = static_cast<std::size_t>(std::max(request.threads, 1));
  side_by_side(std::min(threads, made.size()), [&](std::size_t) { work(); });
  return analysis;
}

}  // namespace wardroom
