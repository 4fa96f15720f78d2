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
template <int Seats>
constexpr Chances<Seats> chances_of(const Result& result) {
  Chances<Seats> chances{};
  int winners = 0;
  for (int seat = 0; seat < Seats; ++seat)
    if (result.winners.contains(seat_at(seat))) ++winners;
  for (int seat = 0; seat < Seats; ++seat) {
    double& chance = chances[static_cast<std::size_t>(seat)];
    if (winners == 0)
      chance = 1.0 / Seats;
    else if (result.winners.contains(seat_at(seat)))
      chance = 1.0 / winners;
  }
  return chances;
}

// As a game's evaluation sees a match for each seat.
template <class Game>
Chances<Game::kSeats> evaluated_chances(const typename Game::Match& match,
                                        const typename Game::Set& set) {
  if (match.result.over) return chances_of<Game::kSeats>(match.result);
  Chances<Game::kSeats> chances{};
  if constexpr (Game::kSeats == 2) {
    chances[0] = chance_of(Game::evaluate(match, set, Seat::a), Game::kEvaluationScale);
    chances[1] = 1.0 - chances[0];
  } else {
    double sum = 0;
    for (int seat = 0; seat < Game::kSeats; ++seat)
      sum += chances[static_cast<std::size_t>(seat)] =
          chance_of(Game::evaluate(match, set, seat_at(seat)), Game::kEvaluationScale);
    for (double& chance : chances) chance /= sum;
  }
  return chances;
}

}  // namespace wardroom
