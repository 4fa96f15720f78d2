#include "ai/arena/sprt.hpp"

#include <cmath>

namespace wardroom {
namespace {

// A kind of pair nobody has seen yet is rare, not impossible.
constexpr double kUnseen = 1e-3;

using Weights = std::array<double, 5>;

double distance(std::size_t kind, double mean) {
  return static_cast<double>(kind) / 4 - mean;
}

// Of the distributions with this mean, the likeliest gives every kind of pair its observed share
// divided by 1 + t * distance. This finds t: the mean of distance / (1 + t * distance) falls with
// t and is zero there.
double tilt(const Weights& weights, double mean) {
  double low = -1 / (1 - mean);  // beyond these a share would be negative
  double high = 1 / mean;
  for (int step = 0; step < 200; ++step) {
    const double middle = (low + high) / 2;
    double sum = 0;
    for (std::size_t i = 0; i < weights.size(); ++i)
      sum += weights[i] * distance(i, mean) / (1 + middle * distance(i, mean));
    (sum > 0 ? low : high) = middle;
  }
  return (low + high) / 2;
}

// How much likelihood the likeliest distribution with this mean loses beside the observed one.
double loss(const Weights& weights, double mean) {
  const double t = tilt(weights, mean);
  double sum = 0;
  for (std::size_t i = 0; i < weights.size(); ++i)
    sum += weights[i] * std::log(1 + t * distance(i, mean));
  return sum;
}

}  // namespace

double sprt_bound() {
  return std::log((1 - kSprtError) / kSprtError);
}

double log_likelihood_ratio(const Pentanomial& pairs, const SprtQuestion& question) {
  if (pairs.pairs() == 0) return 0;
  Weights weights{};
  for (std::size_t i = 0; i < weights.size(); ++i)
    weights[i] = pairs.counts[i] == 0 ? kUnseen : static_cast<double>(pairs.counts[i]);
  return loss(weights, score_of_elo(question.elo0)) - loss(weights, score_of_elo(question.elo1));
}

Verdict verdict_of(double ratio) {
  if (ratio >= sprt_bound()) return Verdict::accepted;
  return ratio <= -sprt_bound() ? Verdict::rejected : Verdict::undecided;
}

}  // namespace wardroom
