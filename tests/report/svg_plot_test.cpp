// Plots: what is drawn lies where the figures say.
#include "cli/report/svg_plot.hpp"

#include <gtest/gtest.h>

namespace wardroom {
namespace {

bool has(const std::string& svg, const std::string& text) {
  return svg.find(text) != std::string::npos;
}

TEST(RateScale, holds_everything_between_round_ticks) {
  const RateScale scale = scale_for({{0.431, 0.52}, {0.47, 0.567}}, 0.5);
  EXPECT_NEAR(scale.low, 0.4, 1e-9);
  EXPECT_NEAR(scale.high, 0.6, 1e-9);
  EXPECT_NEAR(scale.step, 0.05, 1e-9);
  EXPECT_EQ(scale.ticks().size(), 5U);
  EXPECT_DOUBLE_EQ(scale.place(scale.low), 3);
  EXPECT_DOUBLE_EQ(scale.place(scale.high), 97);
  EXPECT_NEAR(scale.place(0.5), 50, 1e-9);
}

TEST(RateScale, does_not_leave_zero_to_one_and_does_not_magnify_chance) {
  const RateScale all = scale_for({{0, 1}}, 0.3);
  EXPECT_EQ(all.low, 0);
  EXPECT_NEAR(all.high, 1, 1e-9);
  const RateScale narrow = scale_for({{0.4999, 0.5001}}, 0.5);
  EXPECT_GE(narrow.high - narrow.low, 0.08 - 1e-9);
  const RateScale edge = scale_for({{0, 0.001}}, 0);
  EXPECT_EQ(edge.low, 0);
  EXPECT_GE(edge.high, 0.08 - 1e-9);
  const RateScale top = scale_for({}, 1);
  EXPECT_NEAR(top.high, 1, 1e-9);
}

TEST(Whisker, bar_and_mark_lie_where_the_figures_say) {
  const RateScale scale{0, 1, 0.25};
  Whisker whisker{0.5, {0.25, 0.75}, Interval{0, 1}, Shape::above, "above", "a <b>"};
  const std::string svg = whisker_svg(whisker, scale, 0.4);
  EXPECT_TRUE(has(svg, R"(<line class="bar" x1="26.50%" x2="73.50%")"));
  EXPECT_TRUE(has(svg, R"(<line class="wide" x1="3.00%" x2="97.00%")"));
  EXPECT_TRUE(has(svg, R"(<line class="mean" x1="40.60%" x2="40.60%")"));
  EXPECT_TRUE(has(svg, R"(<svg x="50.00%" y="50%")"));
  EXPECT_TRUE(has(svg, "role=\"img\""));
  EXPECT_TRUE(has(svg, "<title>a &lt;b&gt;</title>"));
  whisker.wide.reset();
  EXPECT_FALSE(has(whisker_svg(whisker, scale, 0.4), "wide"));
}

TEST(ShareBar, stretches_fill_the_line) {
  const std::string svg = share_bar_svg({{1, "x"}, {3, "y"}}, "t");
  EXPECT_TRUE(has(svg, R"(<rect class="x" x="0.00%" width="25.00%")"));
  EXPECT_TRUE(has(svg, R"(<rect class="y" x="25.00%" width="75.00%")"));
  EXPECT_TRUE(has(share_bar_svg({{0, "x"}}, "t"), "width=\"0.00%\""));
}

TEST(Histogram, very_long_games_share_one_last_bar) {
  Counts counts;
  for (int rounds = 10; rounds < 60; ++rounds) counts[rounds] = 100;
  counts[400] = 7;
  counts[900] = 3;
  const std::string svg =
      histogram_svg({counts, "s", "t", "d", "mean", "median"}, Language::english);
  EXPECT_TRUE(has(svg, "<title>10–11: 200 (4.0%)</title>"));
  EXPECT_TRUE(has(svg, "<title>60+: 10 (0.2%)</title>"));
  EXPECT_TRUE(has(svg, ">60+</text>"));
  EXPECT_TRUE(has(svg, "<desc>d</desc>"));
}

TEST(Histogram, one_length_is_one_narrow_bar) {
  const std::string svg =
      histogram_svg({{{7, 20}}, "s", "t", "d", "mean", "median"}, Language::english);
  EXPECT_TRUE(has(svg, "<title>7: 20 (100.0%)</title>"));
  EXPECT_TRUE(has(svg, "<title>8: 0 (0.0%)</title>"));
}

}  // namespace
}  // namespace wardroom
