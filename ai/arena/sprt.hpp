// A sequential test: is the first bot stronger by `elo1` rather than by `elo0`? It is asked anew
// after every pair and answers as soon as the pairs say it clearly enough, with at most 5 % wrong
// answers on either side, often long before a fixed number of games would.
#pragma once

#include "ai/arena/pair_statistics.hpp"

namespace wardroom {

// Two differences in Elo.
struct SprtQuestion {
  double elo0 = 0;
  double elo1 = 5;
  friend bool operator==(const SprtQuestion&, const SprtQuestion&) = default;
};

enum class Verdict { undecided, accepted, rejected };  // of elo1

inline constexpr double kSprtError = 0.05;  // alpha and beta

// Where the log-likelihood ratio ends the test: elo0 at -bound, elo1 at +bound.
double sprt_bound();

// How much likelier the pairs are under elo1 than under elo0, as a logarithm. Of all distributions
// of pair scores with that mean, each side takes the one that explains the pairs best.
double log_likelihood_ratio(const Pentanomial& pairs, const SprtQuestion& question);

Verdict verdict_of(double ratio);

}  // namespace wardroom
