// What every page of this program is made of: the document around it, sections, tables, figures. A
// page is HTML with its style and plots inside, no script, no other file; it is well-formed XML
// too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ai/simulation/statistics.hpp"
#include "engine/text/message.hpp"

namespace wardroom {

struct PageText {
  Language language;

  // A sentence or a name, as text of the page.
  std::string text(std::string_view words) const;
};

// The whole page; `body` is markup, `title` is not.
std::string page_document(const PageText& page, std::string_view title, std::string_view body);

// A section whose heading labels it; `id` is its anchor.
std::string section(const PageText& page, std::string_view id, std::string_view heading,
                    std::string_view inside);

// A table in a box of its own that scrolls when the page is narrow.
std::string scrolling(const PageText& page, std::string_view name, std::string_view table);

// A table of figures: headings, then rows whose first cell names them. Cells are markup.
// `style` is a class more for it.
std::string figure_table(const PageText& page, std::string_view caption,
                         const std::vector<std::string>& headings,
                         const std::vector<std::vector<std::string>>& rows,
                         const std::string& style = "");

// A figure of the page's head and what it counts.
std::string key_figure(const PageText& page, std::string_view value, std::string_view name);
// A line of what was played.
std::string setup_row(const PageText& page, std::string_view name, std::string_view markup);

// For a cell that is the deeper in colour the further from even. The middle of the interval is
// taken, not the rate: two games of two are no reason to glow.
std::string heat(const Interval& interval, double even);

}  // namespace wardroom
