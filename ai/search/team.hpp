// Several searches of one decision at the same time, each with a tree and random numbers of its
// own; what they find is added up. How many there are is part of what is asked: the same number of
// searchers finds the same on every machine, however many cores it has.
#pragma once

#include <memory>
#include <vector>

#include "ai/search/search.hpp"
#include "ai/simulation/side_by_side.hpp"

namespace wardroom {

template <class Game>
class SearchTeam {
 public:
  using Match = typename Game::Match;

  SearchTeam(const typename Game::Set& set, const SearchSettings& settings) {
    for (std::uint32_t i = 0; i < std::max(settings.threads, 1U); ++i)
      searches_.push_back(std::make_unique<Search<Game>>(set, settings));
  }

  // As Search::think. Simulations are shared out, time everybody has.
  Finding think(const Match& view, Seat seat, const SearchBudget& budget, std::uint64_t seed,
                StopSign stop = nullptr) {
    const std::size_t count = searches_.size();
    if (count == 1) return searches_[0]->think(view, seat, budget, seed, stop);
    SearchBudget share = budget;
    share.simulations = (budget.simulations + count - 1) / count;
    std::vector<Finding> findings(count);
    side_by_side(count, [&](std::size_t i) {
      const std::uint64_t own_seed = i == 0 ? seed : mix(seed + i);
      findings[i] = searches_[i]->think(view, seat, share, own_seed, stop);
    });
    return sum_of(findings);
  }

  void follow(const Option& option) {
    for (const auto& search : searches_) search->follow(option);
  }

  // As the first of them sees it.
  Search<Game>& first() { return *searches_[0]; }

 private:
  static Finding sum_of(const std::vector<Finding>& findings) {
    Finding sum;
    sum.prospects = findings[0].prospects;
    std::ranges::sort(sum.prospects, {}, &Prospect::place);
    for (Prospect& prospect : sum.prospects) prospect = {prospect.option, prospect.place, 0, 0};
    sum.chance = 0;
    for (const Finding& finding : findings) {
      sum.simulations += finding.simulations;
      sum.chance += finding.chance * static_cast<double>(finding.simulations);
      for (const Prospect& one : finding.prospects) {
        sum.prospects[one.place].visits += one.visits;
        sum.prospects[one.place].chance += one.chance * static_cast<double>(one.visits);
      }
    }
    sum.chance /= static_cast<double>(sum.simulations);
    for (Prospect& prospect : sum.prospects)
      if (prospect.visits > 0) prospect.chance /= static_cast<double>(prospect.visits);
    rank(sum.prospects);
    return sum;
  }

  std::vector<std::unique_ptr<Search<Game>>> searches_;
};

}  // namespace wardroom
