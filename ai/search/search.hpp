// Looks for the best option in any game with hidden cards: single-observer information-set tree
// search. Every simulation re-deals what the searcher cannot see, follows the tree where it is
// known, grows it by one choice, asks what that leaf is worth, and notes it on the way back.
//
// Choices of others are told apart only as far as the searcher observes them; a choice counts as
// available only in simulations where it is legal. The searcher gets a view and nothing else, and
// what it finds follows from the view, the seed and the number of simulations.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "ai/bots/let_pass.hpp"
#include "ai/search/finding.hpp"
#include "ai/search/settings.hpp"
#include "ai/search/tree.hpp"
#include "ai/search/win_chance.hpp"
#include "engine/chance.hpp"

namespace wardroom {

template <class Game>
class Search {
 public:
  using Match = typename Game::Match;
  using Set = typename Game::Set;
  using Clock = std::chrono::steady_clock;
  using Now = std::function<Clock::time_point()>;

  explicit Search(const Set& set, const SearchSettings& settings = {}, Now now = Clock::now)
      : set_(set),
        settings_(settings),
        leaf_(leaf_of<Game>(settings)),
        bias_(bias_of<Game>(settings)),
        now_(std::move(now)),
        tree_(settings.nodes) {}

  // `view` is that of the seat that decides. Goes on with what it knows already if this is where
  // the choices it was told to follow have led; what it knows counts as simulated.
  Finding think(const Match& view, Seat seat, const SearchBudget& budget, std::uint64_t seed,
                StopSign stop = nullptr) {
    Random random(seed);
    if (!is_expected(view, seat)) start(view, seat, random);
    followed_ = false;
    const auto end = now_() + budget.time;
    std::uint64_t done = 0;
    do {
      simulate(view, random);
      ++done;
      if (budget.simulations != 0 && tree_[root_].visits >= budget.simulations) break;
    } while (!is_set(stop) &&
             (budget.time.count() == 0 || done % kClockPeriod != 0 || now_() < end));
    return finding(view);
  }

  // The searcher has chosen this: the next decision may be part of the same chain.
  void follow(const Option& option) {
    if (root_ == Nodes::kNone) return;
    root_ = may_choose(option) ? tree_.find(root_, option) : Nodes::kNone;
    followed_ = root_ != Nodes::kNone;
    if (followed_) Game::play(guess_, set_, option, guess_chance_);
  }

  // What is expected to follow from here, from the last thought: up to `most` choices that leave a
  // choice, as long as they do not depend on what the searcher cannot know.
  std::vector<Foreseen<Game>> expected(std::size_t most) {
    std::vector<Foreseen<Game>> line;
    world_ = guess_;
    chance_ = guess_chance_;
    Index at = root_;
    while (at != Nodes::kNone && !world_.result.over && line.size() < most) {
      const Seat decider = Game::decision(world_, set_)->seat;
      Game::list(world_, set_, options_);
      const std::optional<Step> step = likeliest(at, decider);
      if (!step) break;
      if (options_.size() > 1)
        line.push_back({decider, observed(step->option, decider), Game::view(world_, seat_)});
      Game::play(world_, set_, step->option, chance_);
      at = step->child;
    }
    return line;
  }

  // Tries two options by turns, each pair of simulations on one deal.
  Comparison compare(const Match& view, Seat seat, const Option& first, const Option& second,
                     std::uint64_t deals, std::uint64_t seed, StopSign stop = nullptr) {
    Random random(seed);
    start(view, seat, random);
    Comparison result;
    double squares = 0;
    while (result.deals < deals && !is_set(stop)) {
      const std::uint64_t deal = random.next();
      std::array<double, 2> chance{};
      for (std::size_t i = 0; i < 2; ++i) {
        Random same(deal);
        chance[i] = simulate(view, same, i == 0 ? first : second)[index(seat)];
      }
      ++result.deals;
      result.first += chance[0];
      result.second += chance[1];
      squares += (chance[0] - chance[1]) * (chance[0] - chance[1]);
    }
    const auto count = static_cast<double>(std::max<std::uint64_t>(result.deals, 1));
    result.first /= count;
    result.second /= count;
    result.difference = result.first - result.second;
    const double variance = squares / count - result.difference * result.difference;
    result.error = std::sqrt(std::max(variance, 0.0) / count);
    return result;
  }

 private:
  using Nodes = Tree<Game::kMostSeats>;
  using Index = typename Nodes::Index;
  using Node = typename Nodes::Node;
  static constexpr std::uint64_t kClockPeriod = 16;  // simulations between looks at the clock
  static constexpr std::size_t kLongestPath = 256;

  void start(const Match& view, Seat seat, Random& random) {
    seat_ = seat;
    root_ = tree_.clear();
    listings_ = 0;
    guess_ = Game::redeal(view, set_, seat, random);
    guess_chance_ = Chance(random.next());
  }

  // Whether the searcher can choose this where its guess stands now: others may have moved since.
  bool may_choose(const Option& option) {
    const std::optional<Decision> decision = Game::decision(guess_, set_);
    if (!decision || decision->seat != seat_) return false;
    Game::list(guess_, set_, options_);
    return std::ranges::find(options_, option) != options_.end();
  }

  // Whether the guess looks exactly like this view, so that the tree below it holds. A tree half
  // full of what did not happen is better given up.
  bool is_expected(const Match& view, Seat seat) const {
    return followed_ && seat == seat_ && tree_.size() < settings_.nodes / 2 &&
           Game::view(guess_, seat).digest() == view.digest();
  }

  // One simulation: win chances of every seat; with `first` as the first choice if it is given.
  Chances<Game::kMostSeats> simulate(const Match& view, Random& random,
                                     std::optional<Option> first = std::nullopt) {
    world_ = Game::redeal(view, set_, seat_, random);
    chance_ = Chance(random.next());
    path_.clear();
    path_.push_back(root_);
    while (!world_.result.over && path_.size() < path_.capacity()) {
      Node& node = tree_[path_.back()];
      if (!node.open) {
        if (path_.size() > 1 && (node.visits < settings_.opens_after || is_deepest())) break;
        node.open = true;
      }
      const bool is_given = first && path_.size() == 1;
      const std::optional<Step> step = is_given ? given(*first) : choose(path_.back(), random);
      if (!step) break;
      Game::play(world_, set_, step->option, chance_);
      path_.push_back(step->child);
      if (tree_[step->child].visits == 0 && (is_given || options_.size() > 1)) break;
    }
    const Chances<Game::kMostSeats> chances = leaf_value(random);
    note(chances);
    return chances;
  }

  bool is_deepest() const { return settings_.deepest != 0 && path_.size() > settings_.deepest; }

  struct Step {
    Option option;
    Index child;
  };

  Step given(const Option& option) {
    Index child = tree_.find(root_, option);
    if (child == Nodes::kNone) child = tree_.add(root_, option, 0.5F);
    return {option, child};
  }

  // The choice made most often, if it can be made whatever is hidden.
  std::optional<Step> likeliest(Index parent, Seat decider) const {
    constexpr std::uint32_t kFew = 8;
    std::optional<Step> best;
    for (const Option& option : options_) {
      const Index child = tree_.find(parent, observed(option, decider));
      if (child == Nodes::kNone || tree_[child].visits < kFew) continue;
      if (2 * tree_[child].available < tree_[parent].visits) continue;
      if (!best || tree_[child].visits > tree_[best->child].visits) best = Step{option, child};
    }
    return best;
  }

  Option observed(const Option& option, Seat decider) const {
    return decider == seat_ ? option : Game::observed(option);
  }

  struct Candidate {
    Option option;  // one of those that look the same
    Index child;
    std::uint32_t options;  // how many those are
  };

  // The most promising of the choices that are legal in this world; none if none is kept.
  std::optional<Step> choose(Index parent, Random& random) {
    const Seat decider = Game::decision(world_, set_)->seat;
    Game::list(world_, set_, options_);
    list_candidates(parent, decider, random);
    std::optional<Step> best;
    double best_score = 0;
    std::uint32_t ties = 0;
    for (const Candidate& candidate : candidates_) {
      Node& child = tree_[candidate.child];
      ++child.available;
      const double score = score_of(child, decider);
      if (!best || score > best_score) {
        ties = 0;
        best_score = score;
      } else if (score < best_score) {
        continue;
      }
      if (random.below(++ties) == 0) best = Step{candidate.option, candidate.child};
    }
    return best;
  }

  // Lists the options by what the searcher observes of them: of those that look the same, any.
  void list_candidates(Index parent, Seat decider, Random& random) {
    candidates_.clear();
    ++listings_;
    Index likely = tree_[parent].first_child;
    for (const Option& option : options_) {
      const Option label = observed(option, decider);
      Index index = tree_.find(parent, label, likely);
      if (index == Nodes::kNone) {
        if (tree_.is_full()) continue;
        index = tree_.add(parent, label, prior_of(option, decider));
      }
      likely = index + 1;
      Node& child = tree_[index];
      if (child.listed == listings_) {
        Candidate& same = candidates_[child.candidate];
        if (random.below(++same.options) == 0) same.option = option;
        continue;
      }
      child.listed = listings_;
      child.candidate = static_cast<std::uint16_t>(candidates_.size());
      candidates_.push_back({option, index, 1});
    }
  }

  double score_of(const Node& child, Seat decider) const {
    constexpr double kAtOnce = 1e9;  // what was never tried and has no prior
    const double weight = child.visits + bias_;
    if (weight == 0) return kAtOnce;
    const double mean = (child.sum[index(decider)] + bias_ * child.prior) / weight;
    return mean +
           settings_.exploration * std::sqrt(logarithm(child.available + 1) / (child.visits + 1));
  }

  // How an option looks one step ahead, to the seat that decides.
  float prior_of(const Option& option, Seat decider) {
    if (bias_ == 0 || options_.size() == 1) return 0.5F;
    after_ = world_;
    Game::play(after_, set_, option, chance_);
    let_pass<Game>(after_, set_, chance_);
    return static_cast<float>(evaluated_chances<Game>(after_, set_)[index(decider)]);
  }

  Chances<Game::kMostSeats> leaf_value(Random& random) {
    if (leaf_ == Leaf::evaluation) {
      let_pass<Game>(world_, set_, chance_);
    } else {
      const int round = Game::rounds(world_);
      while (!world_.result.over && (leaf_ == Leaf::playout || Game::rounds(world_) == round)) {
        Game::list(world_, set_, options_);
        const auto count = static_cast<std::uint32_t>(options_.size());
        Game::play(world_, set_, options_[count == 1 ? 0 : random.below(count)], chance_);
      }
    }
    return evaluated_chances<Game>(world_, set_);
  }

  void note(const Chances<Game::kMostSeats>& chances) {
    for (const Index index : path_) {
      Node& node = tree_[index];
      ++node.visits;
      for (std::size_t seat = 0; seat < chances.size(); ++seat) node.sum[seat] += chances[seat];
    }
  }

  Finding finding(const Match& view) {
    Finding found;
    OptionList options;
    Game::list(view, set_, options);
    for (const Option& option : options) {
      const Index child = tree_.find(root_, option);
      Prospect prospect{option, found.prospects.size(), 0, 0};
      if (child != Nodes::kNone && tree_[child].visits > 0) {
        const Node& node = tree_[child];
        prospect.visits = node.visits;
        prospect.chance = node.sum[index(seat_)] / node.visits;
      }
      found.prospects.push_back(prospect);
    }
    rank(found.prospects);
    const Node& root = tree_[root_];
    found.simulations = root.visits;
    found.chance = root.sum[index(seat_)] / root.visits;
    return found;
  }

  const Set& set_;
  SearchSettings settings_;
  Leaf leaf_;
  double bias_;
  Now now_;
  Nodes tree_;
  Index root_ = Nodes::kNone;
  Bounded<Candidate, kMaxOptions> candidates_;
  std::uint32_t listings_ = 0;
  Seat seat_ = Seat::a;
  // The match at the root, with one guess at what the searcher cannot see.
  Match guess_{};
  Chance guess_chance_{0};
  bool followed_ = false;  // choices made since the last thought have led to where the root is
  Match world_{};
  Match after_{};
  Chance chance_{0};
  OptionList options_;
  Bounded<Index, kLongestPath> path_;
};

}  // namespace wardroom
