// Plots as SVG that stretch to the width they get: positions along the scale are percentages, so
// letters, dots and lines keep their size on a telephone and on paper. Colours come from the page's
// style by class; shapes and words say the same without them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ai/simulation/statistics.hpp"
#include "ai/simulation/tally.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

// A part of the scale from 0 to 1, or of another one, with round ticks.
struct RateScale {
  double low = 0;
  double high = 1;
  double step = 0.1;

  std::vector<double> ticks() const;
  double place(double rate) const;  // in percent of the width
};

// Wide enough for all of these, and never so narrow that chance looks like a mountain.
RateScale scale_for(const std::vector<Interval>& intervals, double mean);
// The same for numbers without ends, such as Elo; `narrowest` is the least it shows.
RateScale open_scale_for(const std::vector<Interval>& intervals, double mean, double narrowest);

enum class Shape { dot, diamond, square, above, below };

// One rate with its error bar, a row high, before the line of the mean.
struct Whisker {
  double rate = 0;
  Interval interval;
  std::optional<Interval> wide;  // drawn thinner, behind
  Shape shape = Shape::dot;
  std::string style;  // class
  std::string title;  // what it says, for who cannot see it or points at it
};

std::string whisker_svg(const Whisker& whisker, const RateScale& scale, double mean);

// The figures of the scale, for below the rows or for above them.
enum class AxisSide { below, above };
std::string axis_svg(const RateScale& scale, double mean, AxisSide side, Language language);
// With figures of another kind.
std::string axis_svg(const RateScale& scale, double mean, AxisSide side,
                     const std::function<std::string(double)>& figure);

// Stretches that share one line, such as the wins of all seats.
struct Stretch {
  double part = 0;
  std::string style;
};
std::string share_bar_svg(const std::vector<Stretch>& stretches, const std::string& title);

// Games by a whole number, with mean and median.
struct Histogram {
  const Counts& counts;
  std::string style;  // class
  std::string title;
  std::string description;
  std::string mean_label;
  std::string median_label;
};
std::string histogram_svg(const Histogram& histogram, Language language);

}  // namespace wardroom
