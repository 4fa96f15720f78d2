// What sums of games say: rates with the interval that holds the true one, and the middle of
// lengths. Intervals are Wilson's, which stay inside 0 to 1 and are honest for few games and for
// rates near either end, where the usual "plus or minus" is not.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "ai/simulation/tally.hpp"

namespace wardroom {

struct Interval {
  double low = 0;
  double high = 1;
};

inline double rate_of(std::uint64_t hits, std::uint64_t of) {
  return of == 0 ? 0 : static_cast<double>(hits) / static_cast<double>(of);
}

// How many standard deviations either side of the middle hold this part of a normal distribution.
inline double deviations(double confidence) {
  double low = 0;
  double high = 40;
  for (int step = 0; step < 80; ++step) {
    const double middle = (low + high) / 2;
    (std::erfc(middle / std::sqrt(2.0)) > 1 - confidence ? low : high) = middle;
  }
  return low;
}

inline constexpr double kUsualDeviations = 1.959963984540054;  // 95 %

// Wilson's interval of a rate. Without a single game anything is possible.
inline Interval wilson(std::uint64_t hits, std::uint64_t of, double z = kUsualDeviations) {
  if (of == 0) return {};
  const double n = static_cast<double>(of);
  const double rate = rate_of(hits, of);
  const double scale = 1 + z * z / n;
  const double middle = (rate + z * z / (2 * n)) / scale;
  const double half = z * std::sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / scale;
  return {hits == 0 ? 0 : std::max(0.0, middle - half),
          hits == of ? 1 : std::min(1.0, middle + half)};
}

// Among many things compared at once some stand out by luck. Bonferroni: each is held to a stricter
// confidence, so that with 95 % none of them is called out wrongly.
inline double shared_confidence(std::size_t comparisons) {
  return 1 - 0.05 / static_cast<double>(std::max<std::size_t>(comparisons, 1));
}

// Where an interval lies beside a value.
enum class Standing { around, above, below };

inline Standing standing(const Interval& interval, double value) {
  if (interval.low > value) return Standing::above;
  return interval.high < value ? Standing::below : Standing::around;
}

struct Summary {
  std::uint64_t games = 0;
  double mean = 0;
  double median = 0;
  int least = 0;
  int most = 0;
};

// The smallest number that at least this part of the games does not exceed.
inline int quantile(const Counts& counts, double part) {
  std::uint64_t games = 0;
  for (const auto& [number, count] : counts) games += count;
  double left = part * static_cast<double>(games);
  for (const auto& [number, count] : counts) {
    left -= static_cast<double>(count);
    if (left <= 0) return number;
  }
  return 0;
}

inline Summary summary_of(const Counts& counts) {
  if (counts.empty()) return {};
  Summary summary;
  double sum = 0;
  for (const auto& [number, count] : counts) {
    summary.games += count;
    sum += static_cast<double>(number) * static_cast<double>(count);
  }
  summary.mean = sum / static_cast<double>(summary.games);
  summary.least = counts.begin()->first;
  summary.most = counts.rbegin()->first;
  // With an even number of games the median lies between the two in the middle.
  std::uint64_t left = (summary.games + 1) / 2;
  for (auto at = counts.begin(); at != counts.end(); ++at) {
    if (at->second < left) {
      left -= at->second;
      continue;
    }
    const bool between = summary.games % 2 == 0 && at->second == left;
    summary.median = between ? (at->first + std::next(at)->first) / 2.0 : at->first;
    break;
  }
  return summary;
}

}  // namespace wardroom
