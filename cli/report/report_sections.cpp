// Seats, sides, side against side, lengths. Cards have a file of their own.
#include "cli/report/report_sections.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

#include "cli/report/figures.hpp"
#include "cli/report/rate_table.hpp"
#include "engine/text/markup.hpp"
#include "words/cli_report.hpp"

namespace wardroom {

namespace say = words::report;

std::string ReportContext::seat_name(int seat) const {
  return std::string(1, letter(seat_at(seat))) + " · " +
         subject.bots[static_cast<std::size_t>(seat)];
}

std::string seat_style(int seat) {
  return std::string("seat-") + letter(seat_at(seat));
}

namespace {

double mean_of_seats(const ReportContext& context) {
  std::uint64_t wins = 0;
  for (const std::uint64_t won : context.tally.wins) wins += won;
  return rate_of(wins, context.tally.games * static_cast<std::uint64_t>(context.seats()));
}

std::vector<std::string> games_heading(Language language) {
  return {say::table::games(language)};
}

}  // namespace

std::string seats_section(const ReportContext& context) {
  const Tally& tally = context.tally;
  const Language language = context.language;
  constexpr std::array<Shape, kMaxSeats> shapes = {Shape::dot, Shape::diamond, Shape::square,
                                                   Shape::above};
  RateTable table;
  table.mean = mean_of_seats(context);
  table.caption = say::seats::caption(language, percent(table.mean, language));
  table.heading = say::seats::seat(language);
  table.extra_headings = games_heading(language);
  for (int seat = 0; seat < context.seats(); ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    table.rows.push_back({context.seat_name(seat),
                          {tally.games, tally.wins[i]},
                          shapes[i],
                          seat_style(seat),
                          {},
                          {counted(tally.games, language)}});
  }
  if (tally.first.games > 0)
    table.rows.push_back({say::seats::first(language),
                          tally.first,
                          Shape::square,
                          "plain",
                          {},
                          {counted(tally.first.games, language)}});
  const Interval draws = wilson(tally.draws, tally.games);
  const std::string drawn = say::seats::draws(language, count_arg(tally.draws, language),
                                              percent(rate_of(tally.draws, tally.games), language),
                                              percent_range(draws.low, draws.high, language));
  return section(context, "seats", say::seats::heading(language),
                 rate_table(context, table) + element("p", context.text(drawn)));
}

std::string sides_section(const ReportContext& context) {
  const Language language = context.language;
  RateTable table;
  table.mean = mean_of_seats(context);
  table.caption = say::sides::caption(language, percent(table.mean, language));
  table.heading = capitalised(context.subject.side_word);
  table.extra_headings = games_heading(language);
  const double z = deviations(shared_confidence(context.tally.sides.size()));
  for (const auto& [side, score] : context.tally.sides)
    table.rows.push_back(compared_row(context.subject.side_name(side), score,
                                      wilson(score.wins, score.games, z), table.mean,
                                      {counted(score.games, language)}));
  table.sort();
  const auto& bots = context.subject.bots;
  const bool mixed = std::ranges::adjacent_find(bots, std::not_equal_to<>()) != bots.end();
  return section(
      context, "sides", say::sides::heading(language, context.subject.side_word),
      rate_table(context, table) +
          (mixed ? element("p", "class=\"note\"", context.text(say::sides::mixed(language))) : ""));
}

namespace {

std::vector<int> best_first(const std::map<int, Score>& sides) {
  std::vector<int> order;
  for (const auto& [side, score] : sides) order.push_back(side);
  std::ranges::sort(order, {}, [&](int side) {
    return std::pair(-rate_of(sides.at(side).wins, sides.at(side).games), side);
  });
  return order;
}

struct Matrix {
  const ReportContext& context;
  double deviations_of_all;  // for marks that hold for all pairs at once

  std::string cell(int row, int column) const;
};

std::string Matrix::cell(int row, int column) const {
  const Language language = context.language;
  const auto& pairings = context.tally.pairings;
  const std::string row_name = context.subject.side_name(row);
  const std::string column_name = context.subject.side_name(column);
  const auto found = pairings.find({row, column});
  if (row == column) return element("td", "class=\"same\"", "");
  if (found == pairings.end())
    return element("td",
                   "class=\"never\" title=\"" +
                       context.text(say::matrix::never(language, row_name, column_name)) + '"',
                   "–");
  const Score& score = found->second;
  const Score& back = pairings.at({column, row});
  const double rate = rate_of(score.wins, score.games);
  const double even = rate_of(score.wins + back.wins, 2 * score.games);
  const Interval usual = wilson(score.wins, score.games);
  const Standing stands = standing(wilson(score.wins, score.games, deviations_of_all), even);
  const char* mark = stands == Standing::above ? " ▲" : stands == Standing::below ? " ▼" : "";
  const std::string title = say::matrix::cell(
      language, row_name, column_name, counted(score.wins, language),
      counted(score.games, language), percent_range(usual.low, usual.high, language));
  return element("td",
                 std::string("class=\"") + (rate >= even ? "above" : "below") + "\" style=\"" +
                     heat(usual, even) + "\" title=\"" + context.text(title) + '"',
                 element("b", percent(rate, language) + mark) +
                     element("small", counted(score.games, language)));
}

}  // namespace

std::string matrix_section(const ReportContext& context) {
  const Language language = context.language;
  const std::string word = context.subject.side_word;
  const std::string heading = capitalised(say::matrix::heading(language, word));
  std::string head = element("td", "");
  std::string body;
  const Matrix matrix{context, deviations(shared_confidence(context.tally.pairings.size() / 2))};
  const std::vector<int> sides = best_first(context.tally.sides);
  for (const int row : sides) {
    const std::string name = context.text(context.subject.side_name(row));
    head += element("th", "scope=\"col\"", name);
    std::string cells = element("th", "scope=\"row\"", name);
    for (const int column : sides) cells += matrix.cell(row, column);
    body += element("tr", cells) + '\n';
  }
  const std::string caption = say::matrix::caption(language);
  return section(
      context, "matrix", heading,
      scrolling(context, heading,
                element("table", "class=\"matrix\"",
                        element("caption", context.text(caption)) +
                            element("thead", element("tr", head)) + element("tbody", body))));
}

namespace {

std::string histogram(const ReportContext& context, const Counts& counts, const char* style,
                      const std::string& heading, const std::string& title) {
  const Language language = context.language;
  const Summary summary = summary_of(counts);
  const std::string mean = decimal(summary.mean, 1, language);
  const bool whole = summary.median == static_cast<int>(summary.median);
  const std::string median = decimal(summary.median, whole ? 0 : 1, language);
  const std::string description =
      say::lengths::description(language, summary.least, summary.most, mean, median);
  const Histogram plot{counts,
                       style,
                       title,
                       description,
                       say::lengths::mean(language, mean),
                       say::lengths::median(language, median)};
  return element("figure", element("h3", context.text(heading)) + histogram_svg(plot, language) +
                               element("figcaption", context.text(description)));
}

}  // namespace

std::string lengths_section(const ReportContext& context) {
  const Language language = context.language;
  const Tally& tally = context.tally;
  std::vector<std::vector<std::string>> rows;
  for (const auto& [rounds, count] : tally.lengths)
    rows.push_back({std::to_string(rounds), counted(count, language),
                    percent(rate_of(count, tally.games), language)});
  const std::string table = figure_table(
      context, "",
      {say::lengths::rounds(language), say::table::games(language), say::lengths::share(language)},
      rows);
  return section(
      context, "lengths", say::lengths::heading(language),
      element("div", "class=\"pair\"",
              histogram(context, tally.lengths, "rounds", say::lengths::rounds(language),
                        say::lengths::rounds_title(language)) +
                  histogram(context, tally.efforts, "decisions", say::lengths::decisions(language),
                            say::lengths::decisions_title(language))) +
          element("details", element("summary", context.text(say::lengths::table(language))) +
                                 scrolling(context, say::lengths::table(language), table)));
}

}  // namespace wardroom
