// Marks, summaries and their JSON, from comparisons made up for the purpose.
#include "ai/advice/analysis.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/text/json.hpp"

namespace wardroom {
namespace {

// `margin` is half of the 95 % interval.
Mark mark(double loss, double margin) {
  Comparison comparison;
  comparison.deals = 100;
  comparison.difference = loss;
  comparison.error = margin / 1.96;
  return mark_of(comparison);
}

TEST(Marks, need_a_loss_that_clears_the_threshold_with_its_whole_interval) {
  EXPECT_EQ(mark(0.00, 0), Mark::none);
  EXPECT_EQ(mark(0.049, 0), Mark::none);
  EXPECT_EQ(mark(0.051, 0), Mark::inaccuracy);
  EXPECT_EQ(mark(0.099, 0), Mark::inaccuracy);
  EXPECT_EQ(mark(0.101, 0), Mark::mistake);
  EXPECT_EQ(mark(0.149, 0), Mark::mistake);
  EXPECT_EQ(mark(0.151, 0), Mark::blunder);
  EXPECT_EQ(mark(0.90, 0.10), Mark::blunder);
}

TEST(Marks, are_milder_or_unclear_where_chance_may_have_done_it) {
  EXPECT_EQ(mark(0.16, 0.02), Mark::mistake);
  EXPECT_EQ(mark(0.16, 0.08), Mark::inaccuracy);
  EXPECT_EQ(mark(0.16, 0.12), Mark::unclear);
  EXPECT_EQ(mark(0.06, 0.02), Mark::unclear);
  EXPECT_EQ(mark(0.04, 0.50), Mark::none) << "nothing to be unclear about";
  EXPECT_EQ(mark(-0.20, 0.50), Mark::none);
  EXPECT_EQ(mark_of({.deals = 3, .first = 1, .second = 0, .difference = 1, .error = 0}),
            Mark::unclear)
      << "three deals prove nothing";
}

Analysis made_up() {
  const auto choice = [](std::size_t step, Seat seat, double loss, Mark mark) {
    AnalysedChoice made;
    made.step = step;
    made.round = 1;
    made.decision.seat = seat;
    made.options = 2;
    made.chosen = "pass";
    made.chosen_text = "Say \"no\".";
    made.best = "go";
    made.loss = loss;
    made.mark = mark;
    return made;
  };
  return {{choice(1, Seat::a, 0, Mark::none), choice(2, Seat::b, 0.2, Mark::blunder),
           choice(4, Seat::a, 0.06, Mark::unclear), choice(5, Seat::a, 0.12, Mark::mistake)}};
}

TEST(Summary, counts_the_choices_of_a_seat_and_its_marks) {
  const SeatSummary a = summary_of(made_up(), Seat::a);
  EXPECT_EQ(a.choices, 3U);
  EXPECT_NEAR(a.mean_loss, 0.06, 1e-9);
  EXPECT_EQ(a.marks, (std::array<std::uint64_t, kMarks>{1, 1, 0, 1, 0}));
  const SeatSummary nobody = summary_of(made_up(), Seat::c);
  EXPECT_EQ(nobody.choices, 0U);
  EXPECT_EQ(nobody.mean_loss, 0);
}

TEST(Summary, and_all_decisions_are_json) {
  std::string text;
  JsonWriter json(text);
  json.open_object();
  write_analysis(json, made_up(), 2);
  json.close_object();
  const auto read = boost::json::parse(text).as_object();
  EXPECT_EQ(read.at("decisions").as_array().size(), 4U);
  EXPECT_EQ(read.at("decisions").at(1).at("n").as_int64(), 2);
  EXPECT_EQ(read.at("decisions").at(1).at("mark").as_string(), "blunder");
  EXPECT_EQ(read.at("decisions").at(0).at("chosen_text").as_string(), "Say \"no\".");
  EXPECT_NEAR(read.at("decisions").at(1).at("loss").to_number<double>(), 0.2, 1e-9);
  EXPECT_EQ(read.at("seats").as_array().size(), 2U);
  EXPECT_EQ(read.at("seats").at(1).at("blunder").as_int64(), 1);
  EXPECT_EQ(read.at("seats").at(0).at("decisions").as_int64(), 3);
}

}  // namespace
}  // namespace wardroom
