// From evaluations to win chances and what a search makes of them: by additions, products and
// square roots alone, so that every machine gets the same.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>

#include "ai/search/tree.hpp"
#include "engine/seat.hpp"

namespace wardroom {

// Half at zero, three quarters at `scale`.
constexpr double chance_of(int evaluation, int scale) {
  const double x = static_cast<double>(evaluation) / scale;
  return 0.5 + 0.5 * x / (1.0 + (x < 0 ? -x : x));
}

// The natural logarithm of a number from 1 on, to seven digits.
constexpr double logarithm(std::uint32_t number) {
  constexpr double kLogOfTwo = 0.6931471805599453;
  const int exponent = std::bit_width(number) - 1;
  const double mantissa =
      static_cast<double>(number) / static_cast<double>(std::uint64_t{1} << exponent);
  const double y = (mantissa - 1.0) / (mantissa + 1.0);
  const double y2 = y * y;
  double sum = 1.0 / 13.0;
  for (int odd = 11; odd > 0; odd -= 2) sum = 1.0 / odd + y2 * sum;
  return exponent * kLogOfTwo + 2.0 * y * sum;
}

// Of a match that is over: winners share, nobody's win is everybody's.
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
