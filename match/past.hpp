// What led to where a match stands, so that one can go back: every choice, and a snapshot of the
// match before every so many of them. A position between two snapshots is played again from the
// one before it; chance is a function of a counter in the match, so it comes out the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/chance.hpp"
#include "engine/decision.hpp"

namespace wardroom {

template <class Game>
class Past {
 public:
  using Match = typename Game::Match;
  using Set = typename Game::Set;

  struct Choice {
    Option option;
    Seat seat;
    bool real;           // there was more than one option
    std::uint32_t told;  // how many events had been told before it
  };

  // Few enough choices to play them again in no time, and for thousands of choices the snapshots
  // are a few hundred.
  static constexpr std::size_t kSpacing = 32;

  std::size_t size() const { return choices_.size(); }
  bool empty() const { return choices_.empty(); }
  const Choice& operator[](std::size_t number) const { return choices_[number]; }

  // `match` as it is before the choice.
  void add(const Match& match, const Choice& choice) {
    if (size() % kSpacing == 0) snapshots_.push_back(match);
    choices_.push_back(choice);
  }

  // The match before the choice with this number, from 0; it was played with these cards and this
  // chance.
  Match before(std::size_t number, const Set& set, const Chance& chance) const {
    const std::size_t snapshot = number / kSpacing;
    Match match = snapshots_[snapshot];
    for (std::size_t i = snapshot * kSpacing; i < number; ++i)
      Game::play(match, set, choices_[i].option, chance);
    return match;
  }

  // Forgets all choices from this one on.
  void forget_from(std::size_t number) {
    choices_.resize(number);
    snapshots_.resize((number + kSpacing - 1) / kSpacing);
  }

 private:
  std::vector<Choice> choices_;
  std::vector<Match> snapshots_;
};

}  // namespace wardroom
