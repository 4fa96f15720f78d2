#include "ai/arena/ratings.hpp"

#include <cmath>

namespace wardroom {
namespace {

// A symmetric matrix is enough here: rows of doubles.
using Matrix = std::vector<std::vector<double>>;

Matrix square(std::size_t size) {
  return {size, std::vector<double>(size, 0.0)};
}

// Gauss and Jordan. What is inverted here is positive definite, so no pivot vanishes.
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix result = square(size);
  for (std::size_t i = 0; i < size; ++i) result[i][i] = 1;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = matrix[pivot][pivot];
    for (std::size_t k = 0; k < size; ++k) {
      matrix[pivot][k] /= scale;
      result[pivot][k] /= scale;
    }
    for (std::size_t row = 0; row < size; ++row) {
      if (row == pivot) continue;
      const double factor = matrix[row][pivot];
      for (std::size_t k = 0; k < size; ++k) {
        matrix[row][k] -= factor * matrix[pivot][k];
        result[row][k] -= factor * result[pivot][k];
      }
    }
  }
  return result;
}

// Adds to the entries of a matrix that belong to the difference of two bots.
void add_difference(Matrix& matrix, std::size_t one, std::size_t other, double weight) {
  matrix[one][one] += weight;
  matrix[other][other] += weight;
  matrix[one][other] -= weight;
  matrix[other][one] -= weight;
}

// What one meeting is to the model.
struct Weighted {
  std::size_t first;
  std::size_t second;
  PairMoments moments;
};

// The information about all differences. Adding a constant to all ratings changes no score: one
// more term holds that direction, which keeps the matrix from being singular and the mean at 0.
Matrix information(const std::vector<double>& elo, const std::vector<Weighted>& meetings) {
  Matrix matrix = square(elo.size());
  double largest = 0;
  for (const Weighted& meeting : meetings) {
    const double expected = score_of_elo(elo[meeting.first] - elo[meeting.second]);
    const double weight = meeting.moments.pairs * score_per_elo(expected);
    add_difference(matrix, meeting.first, meeting.second, weight);
    largest = std::max(largest, weight);
  }
  for (auto& row : matrix)
    for (double& entry : row) entry += largest;
  return matrix;
}

// Newton's steps, none longer than 200 Elo: the likelihood has one summit and no other.
std::vector<double> most_likely(std::size_t bots, const std::vector<Weighted>& meetings) {
  constexpr int most_steps = 200;
  constexpr double longest = 200;
  constexpr double precise = 1e-9;
  std::vector<double> elo(bots, 0.0);
  for (int step = 0; step < most_steps; ++step) {
    std::vector<double> slope(bots, 0.0);
    for (const Weighted& meeting : meetings) {
      const double expected = score_of_elo(elo[meeting.first] - elo[meeting.second]);
      const double surplus = meeting.moments.pairs * (meeting.moments.mean - expected);
      slope[meeting.first] += surplus;
      slope[meeting.second] -= surplus;
    }
    const Matrix inverted = inverse(information(elo, meetings));
    double change = 0;
    std::vector<double> move(bots, 0.0);
    for (std::size_t i = 0; i < bots; ++i) {
      for (std::size_t k = 0; k < bots; ++k) move[i] += inverted[i][k] * slope[k];
      change = std::max(change, std::abs(move[i]));
    }
    const double part = change > longest ? longest / change : 1;
    for (std::size_t i = 0; i < bots; ++i) elo[i] += part * move[i];
    if (change < precise) break;
  }
  return elo;
}

}  // namespace

std::vector<Estimate> ratings_of(int bots, const std::vector<Meeting>& meetings) {
  const auto count = static_cast<std::size_t>(bots);
  if (meetings.empty()) return std::vector<Estimate>(count);
  std::vector<Weighted> weighted;
  for (const Meeting& meeting : meetings)
    weighted.push_back({static_cast<std::size_t>(meeting.first),
                        static_cast<std::size_t>(meeting.second), PairMoments(meeting.pairs)});
  const std::vector<double> elo = most_likely(count, weighted);

  // Inverse information on both sides of what the scores really scatter.
  const Matrix bread = inverse(information(elo, weighted));
  Matrix scatter = square(count);
  for (const Weighted& meeting : weighted)
    add_difference(scatter, meeting.first, meeting.second,
                   meeting.moments.pairs * meeting.moments.variance);
  std::vector<Estimate> ratings;
  for (std::size_t i = 0; i < count; ++i) {
    double variance = 0;
    for (std::size_t j = 0; j < count; ++j)
      for (std::size_t k = 0; k < count; ++k) variance += bread[i][j] * scatter[j][k] * bread[k][i];
    ratings.push_back({elo[i], kUsualDeviations * std::sqrt(std::max(0.0, variance))});
  }
  return ratings;
}

}  // namespace wardroom
