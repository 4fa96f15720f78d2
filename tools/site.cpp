// Build step: packs a folder of built web files for the program to carry: one file with all bytes
// and a C++ table of what lies where. Beside a file its compressed forms can stand, as NAME.gz and
// NAME.br.
//
//   wardroom-site FOLDER OUT.cpp OUT.bin
#include <cstdio>
#include <fstream>
#include <span>
#include <string>

#include "site/site_folder.hpp"

namespace {

using namespace wardroom;

class Packer {
 public:
  void add(const SiteFile& file) {
    table_ += "      {\"" + std::string(file.path) + "\", \"" + std::string(file.type) + "\", \"" +
              std::string(file.tag) + "\", " + piece(file.plain) + ", " + piece(file.gzip) + ", " +
              piece(file.brotli) + "},\n";
    ++files_;
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
  std::string piece(std::string_view text) {
    const std::string call =
        "piece(" + std::to_string(bytes_.size()) + ", " + std::to_string(text.size()) + ')';
    bytes_ += text;
    return call;
  }

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
  const SiteFolder folder{std::string(args[1])};
  for (const std::string& problem : folder.problems())
    std::fprintf(stderr, "%s\n", problem.c_str());
  if (!folder.problems().empty()) return 1;
  Packer packer;
  for (const SiteFile& file : folder.files()) packer.add(file);
  return write(args[2], packer.source()) && write(args[3], packer.bytes()) ? 0 : 1;
}
