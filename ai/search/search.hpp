// Looks for the best option in any game with hidden cards: single-observer information-set tree
// search. Every simulation re-deals what the searcher cannot see, follows the tree where it is
// known, grows it by one choice, asks what that leaf is worth, and notes it on the way back.
//
// Choices of others are told apart only as far as the searcher observes them; a choice counts as
// available only in simulations where it is legal. The searcher gets a view and nothing else, and
// what it finds follows from the view, the seed and the number of simulations.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "ai/let_pass.hpp"
#include "ai/search/settings.hpp"
#include "ai/search/tree.hpp"
#include "ai/search/win_chance.hpp"
#include "engine/chance.hpp"

namespace wardroom {

// What a search thinks of one option.
struct Prospect {
  Option option;
  std::size_t place = 0;  // in the list of options
  std::uint64_t visits = 0;
  double chance = 0;  // of winning, for the seat that decides
  friend bool operator==(const Prospect&, const Prospect&) = default;
};

struct Finding {
  std::vector<Prospect> prospects;  // the best first
  std::uint64_t simulations = 0;
  double chance = 0.5;
};

template <class Game>
class Search {
 public:
  using Match = typename Game::Match;
  using Set = typename Game::Set;
  using Clock = std::chrono::steady_clock;
  using Now = std::function<Clock::time_point()>;

  explicit Search(const Set& set, const SearchSettings& settings = {}, Now now = Clock::now)
      : set_(set), settings_(settings), now_(std::move(now)), tree_(settings.nodes) {}

  // `view` is that of the seat that decides.
  Finding think(const Match& view, Seat seat, const SearchBudget& budget, std::uint64_t seed,
                const std::stop_token& stop = {}) {
    seat_ = seat;
    tree_.clear();
    Random random(seed);
    const auto end = now_() + budget.time;
    std::uint64_t simulations = 0;
    do {
      simulate(view, random);
      ++simulations;
      if (simulations == budget.simulations || stop.stop_requested()) break;
    } while (budget.time.count() == 0 || simulations % kClockPeriod != 0 || now_() < end);
    return finding(view, simulations);
  }

 private:
  using Nodes = Tree<Game::kSeats>;
  using Index = typename Nodes::Index;
  using Node = typename Nodes::Node;
  static constexpr std::uint64_t kClockPeriod = 16;  // simulations between looks at the clock
  static constexpr std::size_t kLongestPath = 256;

  void simulate(const Match& view, Random& random) {
    world_ = Game::redeal(view, set_, seat_, random);
    chance_ = Chance(random.next());
    path_.clear();
    path_.push_back(Nodes::kRoot);
    while (!world_.result.over && path_.size() < path_.capacity()) {
      Node& node = tree_[path_.back()];
      if (!node.open) {
        if (path_.size() > 1 && (node.visits < settings_.opens_after || is_deepest())) break;
        node.open = true;
      }
      const std::optional<Step> step = choose(path_.back(), random);
      if (!step) break;
      Game::play(world_, set_, step->option, chance_);
      path_.push_back(step->child);
      if (tree_[step->child].visits == 0 && options_.size() > 1) break;
    }
    note(leaf_value(random));
  }

  bool is_deepest() const { return settings_.deepest != 0 && path_.size() > settings_.deepest; }

  struct Step {
    Option option;
    Index child;
  };

  // The most promising of the choices that are legal in this world; none if none is kept.
  std::optional<Step> choose(Index parent, Random& random) {
    const Seat decider = Game::decision(world_, set_)->seat;
    Game::list(world_, set_, options_);
    labels_.clear();
    for (const Option& option : options_) {
      LabelTable::Entry& entry = labels_.at(decider == seat_ ? option : Game::observed(option));
      // Of those that look the same, any.
      if (++entry.options == 1 || random.below(entry.options) == 0) entry.option = option;
    }
    for (Index child = tree_[parent].first_child; child != Nodes::kNone;
         child = tree_[child].next_sibling)
      if (LabelTable::Entry* entry = labels_.find(tree_[child].label)) {
        entry->child = child;
        entry->matched = true;
      }
    std::optional<Step> best;
    double best_score = 0;
    std::uint32_t ties = 0;
    for (LabelTable::Entry& entry : labels_.entries()) {
      if (!entry.matched) {
        if (tree_.is_full()) continue;
        entry.child = tree_.add(parent, entry.label, prior_of(entry.option, decider));
      }
      Node& child = tree_[entry.child];
      ++child.available;
      const double score = score_of(child, decider);
      if (!best || score > best_score) {
        ties = 0;
        best_score = score;
      } else if (score < best_score) {
        continue;
      }
      if (random.below(++ties) == 0) best = Step{entry.option, entry.child};
    }
    return best;
  }

  double score_of(const Node& child, Seat decider) const {
    constexpr double kAtOnce = 1e9;  // what was never tried and has no prior
    const double weight = child.visits + settings_.bias;
    if (weight == 0) return kAtOnce;
    const double mean =
        (child.sum[static_cast<std::size_t>(decider)] + settings_.bias * child.prior) / weight;
    return mean +
           settings_.exploration * std::sqrt(logarithm(child.available + 1) / (child.visits + 1));
  }

  // How an option looks one step ahead, to the seat that decides.
  float prior_of(const Option& option, Seat decider) {
    if (settings_.bias == 0 || options_.size() == 1) return 0.5F;
    after_ = world_;
    Game::play(after_, set_, option, chance_);
    let_pass<Game>(after_, set_, chance_);
    return static_cast<float>(
        evaluated_chances<Game>(after_, set_)[static_cast<std::size_t>(decider)]);
  }

  Chances<Game::kSeats> leaf_value(Random& random) {
    if (settings_.leaf != Leaf::evaluation) {
      const int round = Game::rounds(world_);
      while (!world_.result.over &&
             (settings_.leaf == Leaf::playout || Game::rounds(world_) == round)) {
        Game::list(world_, set_, options_);
        const auto count = static_cast<std::uint32_t>(options_.size());
        Game::play(world_, set_, options_[count == 1 ? 0 : random.below(count)], chance_);
      }
    }
    return evaluated_chances<Game>(world_, set_);
  }

  void note(const Chances<Game::kSeats>& chances) {
    for (const Index index : path_) {
      Node& node = tree_[index];
      ++node.visits;
      for (std::size_t seat = 0; seat < chances.size(); ++seat) node.sum[seat] += chances[seat];
    }
  }

  Finding finding(const Match& view, std::uint64_t simulations) {
    Finding found;
    found.simulations = simulations;
    OptionList options;
    Game::list(view, set_, options);
    for (const Option& option : options) {
      const Index child = tree_.find(Nodes::kRoot, option);
      Prospect prospect{option, found.prospects.size(), 0, 0};
      if (child != Nodes::kNone && tree_[child].visits > 0) {
        const Node& node = tree_[child];
        prospect.visits = node.visits;
        prospect.chance = node.sum[static_cast<std::size_t>(seat_)] / node.visits;
      }
      found.prospects.push_back(prospect);
    }
    // Equal ones stay in the order of the options, whatever sorts them.
    std::ranges::sort(found.prospects, [&](const Prospect& x, const Prospect& y) {
      if (x.visits != y.visits) return x.visits > y.visits;
      if (x.chance != y.chance) return x.chance > y.chance;
      return x.place < y.place;
    });
    const Node& root = tree_[Nodes::kRoot];
    found.chance = root.sum[static_cast<std::size_t>(seat_)] / root.visits;
    return found;
  }

  const Set& set_;
  SearchSettings settings_;
  Now now_;
  Nodes tree_;
  LabelTable labels_;
  Seat seat_ = Seat::a;
  Match world_{};
  Match after_{};
  Chance chance_{0};
  OptionList options_;
  Bounded<Index, kLongestPath> path_;
};

}  // namespace wardroom
