#include "cli/report/rate_table.hpp"

#include <algorithm>

#include "cli/report/figures.hpp"
#include "engine/text/markup.hpp"
#include "words/cli_report.hpp"

namespace wardroom {

namespace say = words::report;

namespace {

// Name, plot and figures are markup; what follows is text.
std::string row_of_cells(const PageText& page, std::string_view tag, const std::string& name,
                         const std::string& plot, const std::string& figures,
                         const std::vector<std::string>& extra) {
  const auto cell = [&](const std::string& style, const std::string& inside) {
    const char* scope = tag == "th" ? "\" scope=\"col\"" : "\"";
    return element(tag, "class=\"" + style + scope, inside);
  };
  std::string cells = cell("name", name) + cell("chart", plot) + cell("figure", figures);
  for (const std::string& text : extra) cells += cell("extra", page.text(text));
  return cells;
}

std::string row_of(const PageText& page, const RateRow& row, const RateScale& scale, double mean) {
  const Language language = page.language;
  const double rate = rate_of(row.score.wins, row.score.games);
  const Interval interval = wilson(row.score.wins, row.score.games);
  const std::string range = percent_range(interval.low, interval.high, language);
  Whisker whisker{rate, interval, row.wide, row.shape, row.style, ""};
  whisker.title =
      unbroken(say::table::whisker(language, row.name, percent(rate, language), range), language);
  std::string cells =
      element("th", "scope=\"row\" class=\"" + row.style + '"', page.text(row.name)) +
      element("td", "class=\"chart\"", whisker_svg(whisker, scale, mean)) +
      element("td", element("b", percent(rate, language)) + ' ' + element("small", range));
  for (const std::string& extra : row.extra)
    cells += element("td", "class=\"extra\"", page.text(extra));
  return element("tr", cells) + '\n';
}

}  // namespace

RateRow compared_row(std::string name, const Score& score, const Interval& strict, double mean,
                     std::vector<std::string> extra) {
  RateRow row{std::move(name), score, Shape::dot, "plain", strict, std::move(extra)};
  switch (standing(strict, mean)) {
    case Standing::around: break;
    case Standing::above:
      row.shape = Shape::above;
      row.style = "above";
      break;
    case Standing::below:
      row.shape = Shape::below;
      row.style = "below";
      break;
  }
  return row;
}

void RateTable::sort() {
  std::ranges::sort(rows, {}, [](const RateRow& row) {
    return std::pair(-rate_of(row.score.wins, row.score.games), row.name);
  });
}

std::string rate_table(const PageText& page, const RateTable& table) {
  const Language language = page.language;
  std::vector<Interval> intervals;
  for (const RateRow& row : table.rows)
    intervals.push_back(row.wide ? *row.wide : wilson(row.score.wins, row.score.games));
  const RateScale scale = scale_for(intervals, table.mean);

  std::string head =
      element("tr", row_of_cells(page, "th", page.text(table.heading),
                                 page.text(say::table::plot(language)),
                                 page.text(say::table::wins(language)), table.extra_headings));
  const auto axis = [&](AxisSide side) {
    return element("tr", row_of_cells(page, "td", "", axis_svg(scale, table.mean, side, language),
                                      "", std::vector<std::string>(table.extra_headings.size())));
  };
  constexpr std::size_t rows_of_a_screen = 20;
  if (table.rows.size() > rows_of_a_screen) head += axis(AxisSide::above);
  std::string body;
  for (const RateRow& row : table.rows) body += row_of(page, row, scale, table.mean);
  return element("table", "class=\"rates\"",
                 element("caption", page.text(table.caption)) + element("thead", head) +
                     element("tbody", body) + element("tfoot", axis(AxisSide::below)));
}

}  // namespace wardroom
