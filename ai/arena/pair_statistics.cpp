#include "ai/arena/pair_statistics.hpp"

#include <algorithm>
#include <cmath>

namespace wardroom {

double Pentanomial::score() const {
  if (pairs() == 0) return 0.5;
  double points = 0;
  for (std::size_t i = 0; i < counts.size(); ++i)
    points += static_cast<double>(counts[i]) * static_cast<double>(i) / 4;
  return points / static_cast<double>(pairs());
}

PairMoments::PairMoments(const Pentanomial& pentanomial) {
  std::array<double, 5> weights{};
  for (std::size_t i = 0; i < weights.size(); ++i)
    weights[i] = static_cast<double>(pentanomial.counts[i]);
  weights[0] += 1;
  weights[4] += 1;
  double sum = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    pairs += weights[i];
    sum += weights[i] * static_cast<double>(i) / 4;
  }
  mean = sum / pairs;
  double squares = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double distance = static_cast<double>(i) / 4 - mean;
    squares += weights[i] * distance * distance;
  }
  variance = squares / pairs;
}

double PairMoments::standard_error() const {
  return std::sqrt(variance / pairs);
}

double score_margin(const Pentanomial& pentanomial) {
  return kUsualDeviations * PairMoments(pentanomial).standard_error();
}

Interval score_interval(const Pentanomial& pentanomial) {
  const PairMoments moments(pentanomial);
  const double margin = kUsualDeviations * moments.standard_error();
  return {std::max(0.0, moments.mean - margin), std::min(1.0, moments.mean + margin)};
}

double elo_of_score(double score) {
  return 400 * std::log10(score / (1 - score));
}

double score_of_elo(double elo) {
  return 1 / (1 + std::pow(10, -elo / 400));
}

double score_per_elo(double score) {
  return score * (1 - score) * std::log(10.0) / 400;
}

Estimate elo_difference(const Pentanomial& pentanomial) {
  const PairMoments moments(pentanomial);
  return {elo_of_score(moments.mean),
          kUsualDeviations * moments.standard_error() / score_per_elo(moments.mean)};
}

}  // namespace wardroom
