// The page read from a folder of built web files: for packing it into the program, and for serving
// it without building the program anew. Beside a file its compressed forms can stand, as NAME.gz
// and NAME.br.
#pragma once

#include <deque>
#include <span>
#include <string>
#include <vector>

#include "site/site_file.hpp"

namespace wardroom {

class SiteFolder {
 public:
  explicit SiteFolder(const std::string& folder);

  // Sorted by path; as long as this lives.
  std::span<const SiteFile> files() const { return files_; }
  // What has no place on a page, and why; nothing is wrong if it is empty.
  const std::vector<std::string>& problems() const { return problems_; }

 private:
  void add(const std::string& folder, const std::string& path);
  std::string_view keep(std::string text);

  std::deque<std::string> texts_;  // what the files point to: stays where it is
  std::vector<SiteFile> files_;
  std::vector<std::string> problems_;
};

}  // namespace wardroom
