#include "cli/report/svg_plot.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "cli/report/figures.hpp"
#include "engine/text/markup.hpp"

namespace wardroom {
namespace {

constexpr double kMargin = 3;  // percent of the width free at both ends, for half a letter

std::string at(double percent) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f%%", percent);
  return text;
}

std::string quoted(const char* name, const std::string& value) {
  return std::string(" ") + name + "=\"" + value + '"';
}

std::string upright(double percent, const char* style) {
  return "<line" + (*style == '\0' ? "" : quoted("class", style)) + quoted("x1", at(percent)) +
         quoted("x2", at(percent)) + " y2=\"100%\"/>";
}

std::string level(double from, double to, const char* style) {
  return "<line" + quoted("class", style) + quoted("x1", at(from)) + quoted("x2", at(to)) +
         " y1=\"50%\" y2=\"50%\"/>";
}

// The ends of an error bar, in a row of any height.
std::string cap(double percent) {
  return "<line class=\"cap\"" + quoted("x1", at(percent)) + quoted("x2", at(percent)) +
         " y1=\"35%\" y2=\"65%\"/>";
}

// Drawn around the origin, then moved: a path knows no percentages.
std::string marker(Shape shape, double percent) {
  constexpr std::array<const char*, 5> paths = {"M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
                                                "M0-6.5L6.5 0L0 6.5L-6.5 0z", "M-4.5-4.5h9v9h-9z",
                                                "M0-6.5L6 4.5H-6z", "M0 6.5L6-4.5H-6z"};
  return "<svg" + quoted("x", at(percent)) +
         " y=\"50%\" overflow=\"visible\"><path class=\"mark\"" +
         quoted("d", paths[static_cast<std::size_t>(shape)]) + "/></svg>";
}

std::string open_svg(const std::string& style, int height) {
  return "<svg" + quoted("class", style) + " role=\"img\" width=\"100%\"" +
         quoted("height", std::to_string(height)) + '>';
}

// 1, 2 or 5 times a power of ten: the first that needs at most `most` steps.
double round_step(double range, double most) {
  const double raw = std::max(range, 1e-9) / most;
  const double power = std::pow(10, std::floor(std::log10(raw)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (raw <= factor * power * (1 + 1e-9)) return factor * power;
  return 10 * power;
}

}  // namespace

double RateScale::place(double rate) const {
  return kMargin + (100 - 2 * kMargin) * (rate - low) / (high - low);
}

std::vector<double> RateScale::ticks() const {
  std::vector<double> all;
  const int steps = static_cast<int>(std::lround((high - low) / step));
  for (int i = 0; i <= steps; ++i) all.push_back(low + i * step);
  return all;
}

namespace {

// All of the intervals and the mean.
Interval span_of(const std::vector<Interval>& intervals, double mean) {
  Interval span{mean, mean};
  for (const Interval& interval : intervals) {
    span.low = std::min(span.low, interval.low);
    span.high = std::max(span.high, interval.high);
  }
  return span;
}

// From tick to tick.
RateScale rounded(const Interval& span) {
  RateScale scale;
  scale.step = round_step(span.high - span.low, 5);
  scale.low = scale.step * std::floor(span.low / scale.step + 1e-9);
  scale.high = scale.step * std::ceil(span.high / scale.step - 1e-9);
  return scale;
}

}  // namespace

RateScale scale_for(const std::vector<Interval>& intervals, double mean) {
  Interval span = span_of(intervals, mean);
  constexpr double narrowest = 0.08;
  if (span.high - span.low < narrowest) {
    const double middle = std::clamp((span.low + span.high) / 2, narrowest / 2, 1 - narrowest / 2);
    span = {middle - narrowest / 2, middle + narrowest / 2};
  }
  RateScale scale = rounded(span);
  scale.low = std::max(0.0, scale.low);
  scale.high = std::min(1.0, scale.high);
  return scale;
}

RateScale open_scale_for(const std::vector<Interval>& intervals, double mean, double narrowest) {
  const Interval span = span_of(intervals, mean);
  const double missing = std::max(0.0, narrowest - (span.high - span.low));
  return rounded({span.low - missing / 2, span.high + missing / 2});
}

std::string whisker_svg(const Whisker& whisker, const RateScale& scale, double mean) {
  std::string svg = open_svg("whisker " + whisker.style, 24);
  svg += element("title", escaped(whisker.title)) + "<g class=\"grid\">";
  for (const double tick : scale.ticks()) svg += upright(scale.place(tick), "");
  svg += "</g>" + upright(scale.place(mean), "mean");
  if (whisker.wide)
    svg += level(scale.place(whisker.wide->low), scale.place(whisker.wide->high), "wide");
  const double from = scale.place(whisker.interval.low);
  const double to = scale.place(whisker.interval.high);
  svg += level(from, to, "bar") + cap(from) + cap(to);
  return svg + marker(whisker.shape, scale.place(whisker.rate)) + "</svg>";
}

std::string axis_svg(const RateScale& scale, double mean, AxisSide side, Language language) {
  return axis_svg(scale, mean, side, [&](double rate) { return percent(rate, language, 0); });
}

std::string axis_svg(const RateScale& scale, double mean, AxisSide side,
                     const std::function<std::string(double)>& figure) {
  const bool above = side == AxisSide::above;
  const auto stroke = [&](double rate, const char* style) {
    const std::string x = at(scale.place(rate));
    return "<line" + quoted("class", style) + quoted("x1", x) + quoted("x2", x) +
           (above ? " y1=\"15\" y2=\"20\"/>" : " y1=\"0\" y2=\"5\"/>");
  };
  std::string svg = "<svg class=\"axis\" aria-hidden=\"true\" width=\"100%\" height=\"20\">";
  bool odd = false;  // those are left out where it is narrow
  for (const double tick : scale.ticks()) {
    svg += stroke(tick, "tick") + "<text" + quoted("class", odd ? "odd" : "even") +
           quoted("x", at(scale.place(tick))) + quoted("y", above ? "11" : "16") +
           " text-anchor=\"middle\">" + figure(tick) + "</text>";
    odd = !odd;
  }
  return svg + stroke(mean, "mean") + "</svg>";
}

std::string share_bar_svg(const std::vector<Stretch>& stretches, const std::string& title) {
  double whole = 0;
  for (const Stretch& stretch : stretches) whole += stretch.part;
  std::string svg = open_svg("shares", 14) + element("title", escaped(title));
  double from = 0;
  for (const Stretch& stretch : stretches) {
    const double width = whole > 0 ? 100 * stretch.part / whole : 0;
    svg += "<rect" + quoted("class", stretch.style) + quoted("x", at(from)) +
           quoted("width", at(width)) + " height=\"14\"/>";
    from += width;
  }
  return svg + "</svg>";
}

namespace {

// Bars of equal width over the numbers from `first`; what lies beyond `end` goes into one last bar.
struct Bins {
  int first = 0;
  int width = 1;
  int regular = 1;
  bool rest = false;
  std::vector<std::uint64_t> games;

  int end() const { return first + regular * width; }
  double bar() const { return (100 - 2 * kMargin) / static_cast<double>(games.size()); }
  double left(std::size_t bin) const { return kMargin + static_cast<double>(bin) * bar(); }
  double place(double number) const {
    const double bins = (std::min<double>(number, end()) - first + 0.5) / width;
    return kMargin + bins * bar();
  }
};

Bins bins_of(const Counts& counts) {
  constexpr int most_bars = 45;
  Bins bins;
  const Summary summary = summary_of(counts);
  // A few very long games must not squeeze all others.
  int last = quantile(counts, 0.99);
  if (summary.most - summary.least <= most_bars || summary.most - last <= 3) last = summary.most;
  bins.width = static_cast<int>(std::max(1.0, round_step(last - summary.least + 1, most_bars)));
  bins.first = summary.least / bins.width * bins.width;
  bins.regular = (last - bins.first) / bins.width + 1;
  bins.rest = bins.end() <= summary.most;
  constexpr int fewest_bars = 9;  // one alone would be a wall
  for (; bins.regular < fewest_bars; ++bins.regular)
    if (bins.first > 0 && bins.regular % 2 == 0) bins.first -= bins.width;
  bins.games.resize(static_cast<std::size_t>(bins.regular) + (bins.rest ? 1 : 0));
  for (const auto& [number, count] : counts)
    bins.games[static_cast<std::size_t>(std::min(
        (number - bins.first) / bins.width, static_cast<int>(bins.games.size()) - 1))] += count;
  return bins;
}

constexpr double kTop = 34;
constexpr double kBottom = 184;

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", value);
  return text;
}

std::string label(double percent, double y, const char* anchor, const std::string& text) {
  return element("text",
                 "x=\"" + at(percent) + "\" y=\"" + number(y) + "\" text-anchor=\"" + anchor + '"',
                 escaped(text));
}

std::string flag(double percent, double y, const char* style, bool leftwards,
                 const std::string& text) {
  return "<g" + quoted("class", style) + "><line" + quoted("x1", at(percent)) +
         quoted("x2", at(percent)) + quoted("y1", number(y - 9)) + quoted("y2", number(kBottom)) +
         "/>" + label(percent + (leftwards ? -1 : 1), y, leftwards ? "end" : "start", text) +
         "</g>";
}

std::string bars(const Bins& bins, double top_share, std::uint64_t games, Language language) {
  std::string svg;
  for (std::size_t bin = 0; bin < bins.games.size(); ++bin) {
    const double share = rate_of(bins.games[bin], games);
    const double height = (kBottom - kTop) * share / top_share;
    const int from = bins.first + static_cast<int>(bin) * bins.width;
    std::string range = std::to_string(from);
    if (from >= bins.end())
      range += '+';
    else if (bins.width > 1)
      range += "\u2013" + std::to_string(from + bins.width - 1);
    svg += "<rect" + quoted("class", from >= bins.end() ? "rest" : "bin") +
           quoted("x", at(bins.left(bin) + 0.1 * bins.bar())) +
           quoted("width", at(0.8 * bins.bar())) + quoted("y", number(kBottom - height)) +
           quoted("height", number(height)) + '>' +
           element("title", range + ": " + counted(bins.games[bin], language) + " (" +
                                percent(share, language) + ")") +
           "</rect>";
  }
  return svg;
}

}  // namespace

std::string histogram_svg(const Histogram& histogram, Language language) {
  const Bins bins = bins_of(histogram.counts);
  const Summary summary = summary_of(histogram.counts);
  const double highest = rate_of(*std::ranges::max_element(bins.games), summary.games);
  const double step = round_step(highest, 3);
  std::string svg = open_svg("histogram " + histogram.style, 208) +
                    element("title", escaped(histogram.title)) +
                    element("desc", escaped(histogram.description)) + "<g class=\"grid\">";
  for (int i = 1; i * step <= highest * (1 + 1e-9); ++i) {
    const double y = kBottom - (kBottom - kTop) * i * step / highest;
    svg += "<line x2=\"100%\"" + quoted("y1", number(y)) + quoted("y2", number(y)) + "/>" +
           label(0, y - 3, "start", percent(i * step, language, step < 0.01 ? 1 : 0));
  }
  svg += "</g>" + bars(bins, highest, summary.games, language);
  svg += "<line class=\"base\" x2=\"100%\"" + quoted("y1", number(kBottom)) +
         quoted("y2", number(kBottom)) + "/><g class=\"ticks\">";
  const int every = static_cast<int>(std::max(1.0, round_step(bins.end() - bins.first, 7)));
  for (int tick = (bins.first + every - 1) / every * every; tick < bins.end(); tick += every)
    if (!bins.rest || bins.place(tick) < 85)
      svg += label(bins.place(tick), kBottom + 16, "middle", std::to_string(tick));
  if (bins.rest) svg += label(100, kBottom + 16, "end", std::to_string(bins.end()) + '+');
  svg += "</g>";
  // The labels stand apart where there is room: the smaller figure's to the left of its line.
  const double mean = bins.place(summary.mean);
  const double median = bins.place(summary.median);
  const auto leftwards = [](double place, double other) {
    return place > 65 || (place > 22 && place < other);
  };
  svg += flag(mean, 11, "mean", leftwards(mean, median), histogram.mean_label) +
         flag(median, 26, "median", leftwards(median, mean), histogram.median_label);
  return svg + "</svg>";
}

}  // namespace wardroom
