// The parts of a report (cli/report/report.hpp), each a <section> with its heading.
#pragma once

#include <string>
#include <string_view>

#include "ai/simulation/statistics.hpp"
#include "cli/report/page.hpp"
#include "cli/report/report.hpp"

namespace wardroom {

struct ReportContext : PageText {
  const ReportSubject& subject;
  const Tally& tally;

  int seats() const { return static_cast<int>(subject.bots.size()); }
  std::string seat_name(int seat) const;  // "a · greedy", not escaped
};

// The class that gives a seat its colour.
std::string seat_style(int seat);

std::string seats_section(const ReportContext& context);
std::string sides_section(const ReportContext& context);
std::string matrix_section(const ReportContext& context);
std::string lengths_section(const ReportContext& context);
std::string cards_section(const ReportContext& context);

}  // namespace wardroom
