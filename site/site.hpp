// Answers requests for the files of the page. Every screen is a folder with an index.html; its
// address is that of the folder.
#pragma once

#include <span>

#include "net/http.hpp"
#include "site/site_file.hpp"

namespace wardroom {

class Site {
 public:
  // The files, sorted by path, must outlive it.
  explicit Site(std::span<const SiteFile> files) : files_(files) {}

  net::HttpResponse answer(const net::HttpRequest& request) const;

 private:
  // The file of this path or the screen; nothing if there is neither.
  const SiteFile* find(std::string_view path) const;

  std::span<const SiteFile> files_;
};

}  // namespace wardroom
