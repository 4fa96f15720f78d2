#include "cli/report/page.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "cli/report/figures.hpp"
#include "cli/report/report_style.hpp"
#include "engine/text/markup.hpp"

namespace wardroom {

std::string PageText::text(std::string_view words) const {
  return escaped(unbroken(std::string(words), language));
}

std::string page_document(const PageText& page, std::string_view title, std::string_view body) {
  const std::string head =
      "<meta charset=\"utf-8\"/>\n"
      "<meta name=\"viewport\" content=\"width=device-width, "
      "initial-scale=1\"/>\n"
      "<meta name=\"color-scheme\" content=\"light dark\"/>\n" +
      element("title", page.text(title)) + '\n' + element("style", kReportStyle) + '\n';
  const char* code = page.language == Language::french ? "fr" : "en";
  return "<!DOCTYPE html>\n" +
         element("html", std::string("lang=\"") + code + '"',
                 element("head", head) + '\n' + element("body", body)) +
         '\n';
}

std::string section(const PageText& page, std::string_view id, std::string_view heading,
                    std::string_view inside) {
  const std::string name(id);
  return element("section", "id=\"" + name + "\" aria-labelledby=\"" + name + "-h\"",
                 element("h2", "id=\"" + name + "-h\"", page.text(heading)) + std::string(inside)) +
         '\n';
}

std::string scrolling(const PageText& page, std::string_view name, std::string_view table) {
  return element(
      "div",
      "class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"" + page.text(name) + '"',
      table);
}

std::string figure_table(const PageText& page, std::string_view caption,
                         const std::vector<std::string>& headings,
                         const std::vector<std::vector<std::string>>& rows,
                         const std::string& style) {
  std::string head;
  for (const std::string& heading : headings)
    head += element("th", "scope=\"col\"", page.text(heading));
  std::string body;
  for (const auto& row : rows) {
    std::string cells = element("th", "scope=\"row\"", row.empty() ? "" : row[0]);
    for (std::size_t i = 1; i < row.size(); ++i) cells += element("td", row[i]);
    body += element("tr", cells) + '\n';
  }
  return element("table", "class=\"figures" + (style.empty() ? "" : ' ' + style) + '"',
                 (caption.empty() ? "" : element("caption", page.text(caption))) +
                     element("thead", element("tr", head)) + element("tbody", body));
}

std::string key_figure(const PageText& page, std::string_view value, std::string_view name) {
  return element("div", element("dt", page.text(name)) + element("dd", page.text(value)));
}

std::string setup_row(const PageText& page, std::string_view name, std::string_view markup) {
  return element("dt", page.text(name)) + element("dd", markup);
}

std::string heat(const Interval& interval, double even) {
  const double middle = (interval.low + interval.high) / 2;
  const double distance = std::clamp(4 * std::abs(middle - even), 0.0, 1.0);
  char style[64];
  std::snprintf(style, sizeof style, "--heat:%.0f%%", 8 + 52 * distance);
  return style;
}

}  // namespace wardroom
