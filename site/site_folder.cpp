#include "site/site_folder.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <utility>

#include "engine/digest.hpp"

namespace wardroom {
namespace {

namespace fs = std::filesystem;

const std::map<std::string_view, std::string_view> kTypes = {
    {".css", "text/css; charset=utf-8"},
    {".html", "text/html; charset=utf-8"},
    {".ico", "image/x-icon"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".png", "image/png"},
    {".svg", "image/svg+xml; charset=utf-8"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
};

std::string content(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// "/assets/table.js"; compressed forms are no files of their own, hidden ones none at all.
std::vector<std::string> paths_in(const fs::path& folder) {
  std::vector<std::string> paths;
  std::error_code missing;
  for (const auto& entry : fs::recursive_directory_iterator(folder, missing)) {
    const std::string path = '/' + fs::relative(entry.path(), folder).generic_string();
    const std::string extension = entry.path().extension().string();
    const bool hidden = path.find("/.") != std::string::npos;
    if (entry.is_regular_file() && !hidden && extension != ".gz" && extension != ".br")
      paths.push_back(path);
  }
  std::ranges::sort(paths);
  return paths;
}

std::string tag_of(std::string_view text) {
  Digest digest;
  digest.add_items(std::span<const char>(text));
  std::array<char, 17> tag{};
  std::snprintf(tag.data(), tag.size(), "%016llx", static_cast<unsigned long long>(digest.value()));
  return tag.data();
}

}  // namespace

SiteFolder::SiteFolder(const std::string& folder) {
  for (const std::string& path : paths_in(folder)) add(folder, path);
  if (std::ranges::find(files_, "/index.html", &SiteFile::path) == files_.end())
    problems_.push_back(folder +
                        ": there is no index.html. tools/build_web makes the page in web/dist.");
}

void SiteFolder::add(const std::string& folder, const std::string& path) {
  const auto type = kTypes.find(fs::path(path).extension().string());
  const bool plain_name =
      path.find_first_not_of(
          "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-") ==
      std::string::npos;
  if (type == kTypes.end() || !plain_name) {
    problems_.push_back(folder + path + ": " +
                        (plain_name
                             ? "no content type is known for this file (site/site_folder.cpp)"
                             : "a name may have letters, digits, '.', '_' and '-' only"));
    return;
  }
  const std::string_view plain = keep(content(folder + path));
  files_.push_back({keep(path), type->second, keep(tag_of(plain)), plain,
                    keep(content(folder + path + ".gz")), keep(content(folder + path + ".br"))});
}

std::string_view SiteFolder::keep(std::string text) {
  return texts_.emplace_back(std::move(text));
}

}  // namespace wardroom
