// The page in the browser as the program carries it: every file in the forms in which it is sent.
// The build makes them from a folder of built web files (add_site in site/CMakeLists.txt).
#pragma once

#include <span>
#include <string_view>

namespace wardroom {

struct SiteFile {
  std::string_view path;  // "/assets/table-B7x2.js"
  std::string_view type;  // of its content: "text/javascript; charset=utf-8"
  std::string_view tag;   // changes with its content; without quotes
  std::string_view plain;
  std::string_view gzip;    // empty if it would not be shorter
  std::string_view brotli;  // likewise

  // The names of these change with their content.
  bool is_asset() const { return path.starts_with("/assets/"); }
};

// Sorted by path. Empty in a program that was built without the page.
std::span<const SiteFile> embedded_site();

}  // namespace wardroom
