// The parts of a report (cli/report.hpp), each a <section> with its heading.
#pragma once

#include <string>
#include <string_view>

#include "ai/statistics.hpp"
#include "cli/report.hpp"

namespace wardroom {

struct ReportContext {
  const ReportSubject& subject;
  const Tally& tally;
  Language language;

  int seats() const { return static_cast<int>(subject.bots.size()); }
  std::string seat_name(int seat) const;  // "a · greedy", not escaped
  // A sentence or a name, as text of the page.
  std::string text(std::string_view words) const;
};

// The class that gives a seat its colour.
std::string seat_style(int seat);

// A section whose heading labels it; `id` is its anchor.
std::string section(const ReportContext& context, std::string_view id, std::string_view heading,
                    std::string_view inside);

// A table in a box of its own that scrolls when the page is narrow.
std::string scrolling(const ReportContext& context, std::string_view name, std::string_view table);

// A table of figures: headings, then rows whose first cell names them. Cells are markup.
std::string figure_table(const ReportContext& context, std::string_view caption,
                         const std::vector<std::string>& headings,
                         const std::vector<std::vector<std::string>>& rows);

std::string seats_section(const ReportContext& context);
std::string sides_section(const ReportContext& context);
std::string matrix_section(const ReportContext& context);
std::string lengths_section(const ReportContext& context);
std::string cards_section(const ReportContext& context);

}  // namespace wardroom
