// One random game under examination: what it is played with, its source of random choices, and
// where it stands, so that a property that fails says how to get there again.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/decision.hpp"
#include "engine/random.hpp"
#include "tests/support/option_space.hpp"

namespace wardroom {

// What all trials of a game share.
template <class Game>
struct Bench {
  explicit Bench(const typename Game::Set& set_) : set(set_), notation(set_), space(notation) {}

  const typename Game::Set& set;
  typename Game::Notation notation;
  OptionSpace space;
};

template <class Game>
class Trial {
 public:
  Trial(const Bench<Game>& bench_, std::uint64_t seed_)
      : bench(bench_),
        set(bench_.set),
        seed(seed_),
        random(seed_),
        listed_(static_cast<std::size_t>(bench.space.size())) {}

  const Bench<Game>& bench;
  const typename Game::Set& set;
  std::uint64_t seed;
  Random random;
  int decision = 0;
  std::optional<Option> option;  // the one being looked at
  std::optional<Seat> viewer;    // for whom

  bool one_in(std::uint32_t count) { return random.below(count) == 0; }

  template <class List>
  const Option& any_of(const List& options) {
    return options[random.below(static_cast<std::uint32_t>(options.size()))];
  }

  // Reports the first failure of a game only: the others follow from it.
  bool expect(bool holds, std::string_view property) {
    if (!holds && !failed_) {
      failed_ = true;
      ADD_FAILURE() << "not true: " << property << "\n  " << where();
    }
    return holds;
  }
  bool failed() const { return failed_; }

  // Membership in the list of options last given here; false if an option comes twice.
  void start_list() { ++lists_; }
  bool add_to_list(const Option& listed) {
    std::uint32_t& last = listed_[static_cast<std::size_t>(bench.space.number_of(listed))];
    if (last == lists_) return false;
    last = lists_;
    return true;
  }
  bool is_listed(const Option& asked) const {
    return listed_[static_cast<std::size_t>(bench.space.number_of(asked))] == lists_;
  }

 private:
  std::string where() const {
    std::string text = std::string(Game::kName) + ", seed " + std::to_string(seed) + ", decision " +
                       std::to_string(decision);
    if (viewer) text += std::string(", for seat ") + letter(*viewer);
    if (option) text += ", option '" + bench.notation.print(*option) + "'";
    return text;
  }

  std::vector<std::uint32_t> listed_;
  std::uint32_t lists_ = 0;
  bool failed_ = false;
};

}  // namespace wardroom
