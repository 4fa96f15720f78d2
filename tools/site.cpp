// Build step: packs a folder of built web files for the program to carry: one file with all bytes
// and a C++ table of what lies where. Beside a file its compressed forms can stand, as NAME.gz and
// NAME.br.
//
//   wardroom-site FOLDER OUT.cpp OUT.bin
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/digest.hpp"

namespace {

namespace fs = std::filesystem;
using namespace wardroom;

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

class Packer {
 public:
  explicit Packer(fs::path folder) : folder_(std::move(folder)) {}

  // False, with a word why, if the file has no place on the page.
  bool add(const std::string& path) {
    const auto type = kTypes.find(fs::path(path).extension().string());
    const bool plain_name = path.find_first_not_of(
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                                "/._-") == std::string::npos;
    if (type == kTypes.end() || !plain_name) {
      std::fprintf(stderr, "%s%s: %s\n", folder_.c_str(), path.c_str(),
                   plain_name ? "no content type is known for this file (tools/site.cpp)"
                              : "a name may have letters, digits, '.', '_' and '-' only");
      return false;
    }
    const std::string plain = content(folder_.string() + path);
    Digest digest;
    digest.add_items(std::span<const char>(plain));
    char tag[17];
    std::snprintf(tag, sizeof tag, "%016llx", static_cast<unsigned long long>(digest.value()));
    table_ += "      {\"" + path + "\", \"" + std::string(type->second) + "\", \"" + tag + "\", " +
              piece(plain) + ", " + piece(content(folder_.string() + path + ".gz")) + ", " +
              piece(content(folder_.string() + path + ".br")) + "},\n";
    ++files_;
    return true;
  }

  std::string source() const {
    return "#include <array>\n\n#include \"site/site_file.hpp\"\n\n"
           "extern \"C\" const char wardroom_site_bytes[];\n\nnamespace wardroom {\n\n"
           "std::span<const SiteFile> embedded_site() {\n"
           "  const auto piece = [](std::size_t from, std::size_t size) {\n"
           "    return std::string_view(wardroom_site_bytes + from, size);\n  };\n"
           "  static const std::array<SiteFile, " +
           std::to_string(files_) + "> files = {{\n" + table_ +
           "  }};\n  return files;\n}\n\n}  // namespace wardroom\n";
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string piece(const std::string& text) {
    const std::string call =
        "piece(" + std::to_string(bytes_.size()) + ", " + std::to_string(text.size()) + ')';
    bytes_ += text;
    return call;
  }

  fs::path folder_;
  std::string table_;
  std::string bytes_;
  int files_ = 0;
};

bool write(const std::string& file, const std::string& text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (!out) std::fprintf(stderr, "cannot write %s\n", file.c_str());
  return !out.fail();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fputs("usage: wardroom-site FOLDER OUT.cpp OUT.bin\n", stderr);
    return 2;
  }
  const std::span<char*> args(argv, 4);
  const std::vector<std::string> paths = paths_in(args[1]);
  if (std::ranges::find(paths, "/index.html") == paths.end()) {
    std::fprintf(stderr,
                 "%s: there is no index.html. tools/build_web makes the page in web/dist.\n",
                 args[1]);
    return 1;
  }
  Packer packer{fs::path(args[1])};
  bool good = true;
  for (const std::string& path : paths) good = packer.add(path) && good;
  return good && write(args[2], packer.source()) && write(args[3], packer.bytes()) ? 0 : 1;
}
