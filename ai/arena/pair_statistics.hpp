// What the pairs of one pairing say about the two bots: the score of the first one with its error,
// and the same as a difference in Elo. A pair is one observation; its two games share a deal and
// are not independent, so the error comes from how pairs scatter.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>

#include "ai/simulation/statistics.hpp"

namespace wardroom {

// Pairs by the half points of the first bot: 0, 1/2, 1, 1 1/2, 2 points of 2.
struct Pentanomial {
  std::array<std::uint64_t, 5> counts{};

  void note(int half_points) { ++counts[static_cast<std::size_t>(half_points)]; }
  std::uint64_t pairs() const {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  }
  std::uint64_t games() const { return 2 * pairs(); }
  // Points a game, 0 to 1; a half without a pair.
  double score() const;
  // The same pairs as the second bot counts them.
  Pentanomial turned() const { return {{counts[4], counts[3], counts[2], counts[1], counts[0]}}; }

  friend bool operator==(const Pentanomial&, const Pentanomial&) = default;
};

// Mean and scatter of a pair's score, after one pair more was won and one lost 2-0. This little
// prior keeps everything finite when one bot won all games, and errors honest when pairs are few;
// it draws the score towards a half by the distance times 2 / (pairs + 2).
struct PairMoments {
  double pairs = 0;  // the two included
  double mean = 0.5;
  double variance = 0.25;  // of one pair

  explicit PairMoments(const Pentanomial& pentanomial);
  double standard_error() const;  // of the mean
};

// A number and half of its 95 % interval.
struct Estimate {
  double value = 0;
  double margin = 0;
};

// Where the true score lies with 95 %.
Interval score_interval(const Pentanomial& pentanomial);
// Half the width of that interval where neither end of the scale cuts it.
double score_margin(const Pentanomial& pentanomial);

// The usual logistic scale: 400 Elo are ten to one.
double elo_of_score(double score);  // of a score between 0 and 1, both excluded
double score_of_elo(double elo);
// By how much the score grows with the Elo difference, where it is `score`.
double score_per_elo(double score);

// The first bot above the second; positive or negative, always finite.
Estimate elo_difference(const Pentanomial& pentanomial);

}  // namespace wardroom
