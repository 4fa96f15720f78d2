// A table with a plot in it: every row names something, shows its rate with an error bar on a scale
// all rows share, and says the same in figures. It is the plot for who sees it and a plain table
// for who hears it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/report/page.hpp"
#include "cli/report/svg_plot.hpp"

namespace wardroom {

struct RateRow {
  std::string name;
  Score score;
  Shape shape = Shape::dot;
  std::string style;             // class
  std::optional<Interval> wide;  // a stricter interval, drawn thin
  std::vector<std::string> extra;
};

// One of many that are compared with each other: the strict interval gives shape and style.
RateRow compared_row(std::string name, const Score& score, const Interval& strict, double mean,
                     std::vector<std::string> extra);

struct RateTable {
  double mean = 0;
  std::string caption;
  std::string heading;  // of the names
  std::vector<std::string> extra_headings;
  std::vector<RateRow> rows;

  // Best first, equal ones by name.
  void sort();
};

std::string rate_table(const PageText& page, const RateTable& table);

}  // namespace wardroom
