// From evaluations to win chances and what a search makes of them: by additions, products and
// square roots alone, so that every machine gets the same.
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "ai/search/tree.hpp"
#include "engine/seat.hpp"

namespace wardroom {

// The win chance of an evaluation: half at zero, three quarters at `scale`, soon near certainty
// beyond.
inline double chance_of(int evaluation, int scale) {
  constexpr double kThreeQuarters = 0.5773502691896258;  // where x / sqrt(1 + x * x) is one half
  const double x = kThreeQuarters * evaluation / scale;
  return 0.5 + 0.5 * x / std::sqrt(1.0 + x * x);
}

// The natural logarithm of a number from 1 on, straight between powers of two: never more than
// 0.06 below the true one.
constexpr double logarithm(std::uint32_t number) {
  constexpr double kLogOfTwo = 0.6931471805599453;
  constexpr std::uint64_t kOne = std::bit_cast<std::uint64_t>(1.0);
  constexpr double kUnit = 1.0 / static_cast<double>(std::uint64_t{1} << 52U);
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(static_cast<double>(number));
  return static_cast<double>(static_cast<std::int64_t>(bits - kOne)) * kUnit * kLogOfTwo;
}

// Win chances of a match that is over: winners share the win; if there is none, everybody does.
template <int Most>
constexpr Chances<Most> chances_of(const Result& result, SeatSet seats) {
  const SeatSet winners = result.winners.empty() ? seats : result.winners;
  Chances<Most> chances{};
  for (const Seat seat : winners) chances[index(seat)] = 1.0 / winners.size();
  return chances;
}

// As a game's evaluation sees a match for each seat. Partners share what their team has; of two
// teams one has what the other lacks.
template <class Game>
Chances<Game::kMostSeats> evaluated_chances(const typename Game::Match& match,
                                            const typename Game::Set& set) {
  const SeatSet seats = match.seats();
  if (match.result.over) return chances_of<Game::kMostSeats>(match.result, seats);
  const auto evaluated = [&](Seat seat) {
    return chance_of(Game::evaluate(match, set, seat), Game::kEvaluationScale);
  };
  Chances<Game::kMostSeats> chances{};
  const SeatSet first = team_of(match, Seat::a);
  const SeatSet others = seats.without(first);
  if (team_of(match, *others.begin()) == others) {
    const double chance = evaluated(Seat::a);
    for (const Seat seat : first) chances[index(seat)] = chance / first.size();
    for (const Seat seat : others) chances[index(seat)] = (1.0 - chance) / others.size();
  } else {
    double sum = 0;
    for (const Seat seat : seats) sum += chances[index(seat)] = evaluated(seat);
    for (double& chance : chances) chance /= sum;
  }
  return chances;
}

}  // namespace wardroom
