// Paying with things on the table: first a proposal, then changes. What a thing is worth and
// whether it can be used is open, so everybody sees whether there is a choice; if there is one, the
// seat uses one source after the other until nothing is owed. No change is given.
//
// A game names the frame `Payment<Play>` in its stack and supplies in its Play:
//
//   Source, kMostSources               what one pays with (a copy), and how many there can be
//   sources(position, seat, list)      adds each with what it is worth now
//   use_option(position, source)       the option to use it
//   use(referee, source)
//   no_source(position, need, option)  the refusal of anything else
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/bounded.hpp"
#include "engine/decision.hpp"
#include "engine/frames.hpp"

namespace wardroom::cardplay {

// All that a seat can pay with, in the order of options.
template <class Play>
class Sources {
 public:
  using Source = typename Play::Source;
  struct One {
    Source source;
    int worth;
  };
  using Proposal = Bounded<Source, Play::kMostSources>;

  Sources(const typename Play::Position& position, Seat seat) {
    Play::sources(position, seat, *this);
  }
  void add(Source source, int worth) {
    all_.push_back({source, worth});
    worth_ += worth;
  }
  const One* begin() const { return all_.begin(); }
  const One* end() const { return all_.end(); }
  // Everybody sees that there is only one way to pay: with all of them, or with the only one.
  bool forced(int need) const { return all_.size() == 1 || (!all_.empty() && worth_ <= need); }
  Proposal propose(int need) const;

 private:
  Bounded<One, Play::kMostSources> all_;
  int worth_ = 0;  // together
};

// With what to pay so that as little as possible is wasted; of equal ways the one listed first. If
// there is not enough, with all.
template <class Play>
typename Sources<Play>::Proposal Sources<Play>::propose(int need) const {
  Proposal proposal;
  if (need <= 0) return proposal;
  if (worth_ <= need) {
    for (const One& one : all_) proposal.push_back(one.source);
    return proposal;
  }
  // By sum: the source, counted from 1, that reached it first. A sum that is enough is not added
  // to.
  constexpr int kMostSum = 255;
  std::array<std::uint16_t, kMostSum + 1> last{};
  for (std::size_t i = 0; i < all_.size(); ++i)
    for (int sum = need - 1; sum >= 0; --sum) {
      const auto more = static_cast<std::size_t>(sum + all_[i].worth);
      const bool reached = sum == 0 || last[static_cast<std::size_t>(sum)] != 0;
      if (reached && more <= kMostSum && last[more] == 0)
        last[more] = static_cast<std::uint16_t>(i + 1);
    }
  int sum = need;
  while (last[static_cast<std::size_t>(sum)] == 0) ++sum;
  while (sum > 0) {
    const One& one = all_[last[static_cast<std::size_t>(sum)] - 1U];
    proposal.push_back(one.source);
    sum -= one.worth;
  }
  return proposal;
}

template <class Play>
struct Payment {
  using Position = typename Play::Position;
  using Referee = typename Play::Referee;

  Seat seat = Seat::a;
  std::uint8_t need = 0;

  Flow resume(Referee&) { return need == 0 ? Flow::done : Flow::ask; }
  Decision decision(const Position&) const { return {seat, Kind::card}; }
  void options(const Position& position, OptionList& list) const {
    for (const auto& one : Sources<Play>(position, seat))
      list.push_back(Play::use_option(position, one.source));
  }
  Refusal check(const Position& position, const Option& option) const {
    for (const auto& one : Sources<Play>(position, seat))
      if (option == Play::use_option(position, one.source)) return {};
    return Play::no_source(position, need, option);
  }
  std::optional<Option> forced(const Position& position) const {
    const Sources<Play> sources(position, seat);
    if (!sources.forced(need)) return std::nullopt;
    return Play::use_option(position, sources.begin()->source);
  }
  Flow choose(Referee& referee, const Option& option) {
    const Position position = referee;
    for (const auto& one : Sources<Play>(position, seat)) {
      if (option != Play::use_option(position, one.source)) continue;
      Play::use(referee, one.source);
      need = static_cast<std::uint8_t>(need > one.worth ? need - one.worth : 0);
      return Flow::next;
    }
    return Flow::next;
  }
  friend bool operator==(const Payment&, const Payment&) = default;
};

}  // namespace wardroom::cardplay
