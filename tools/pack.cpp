// Build step: compiles card files or a rule book to a pack and writes it as a C++ source, so that
// the program carries its cards and needs no file at run time.
//
//   wardroom-pack starfighter|wingcommander|cards NAME OUT.cpp FILE...
//   wardroom-pack rules NAME OUT.cpp FILE
//   wardroom-pack sources NAME OUT.cpp FILE...    the files as they are, for cards of one's own
//   wardroom-pack text NAME OUT.cpp FILE...       the files as they are, one behind the other
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "cards/language/card_pack.hpp"
#include "cards/rule_book_source.hpp"
#include "games/starfighter/cards/compile.hpp"
#include "games/wingcommander/cards/compile.hpp"

namespace {

using namespace wardroom;

std::vector<cards::SourceFile> read_files(std::span<char*> names) {
  std::vector<cards::SourceFile> files;
  for (const char* name : names) {
    std::ifstream in(name, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    files.push_back({name, std::move(text)});
  }
  return files;
}

void write_source(const std::string& out, const std::string& name,
                  std::span<const std::uint8_t> pack) {
  std::string text =
      "#include <cstdint>\n#include <span>\n\nnamespace wardroom::packs {\nnamespace {\n"
      "constexpr std::uint8_t kBytes[] = {";
  for (std::size_t i = 0; i < pack.size(); ++i) {
    text += i % 24 == 0 ? "\n" : "";
    text += std::to_string(pack[i]) + ',';
  }
  text += "\n};\n}  // namespace\n\nstd::span<const std::uint8_t> " + name +
          "() {\n  return kBytes;\n}\n\n}  // namespace wardroom::packs\n";
  std::ofstream(out, std::ios::binary) << text;
}

void write_texts(const std::string& out, const std::string& name,
                 std::span<const cards::SourceFile> files) {
  std::string text =
      "#include <array>\n\n#include \"games/packs.hpp\"\n\nnamespace wardroom::packs {\n\n"
      "std::span<const NamedText> " +
      name + "() {\n  static const std::array<NamedText, " + std::to_string(files.size()) +
      "> files = {{\n";
  for (const cards::SourceFile& file : files)
    text += "{\"" + file.name + "\", R\"wardroom(" + file.text + ")wardroom\"},\n";
  text += "}};\n  return files;\n}\n\n}  // namespace wardroom::packs\n";
  std::ofstream(out, std::ios::binary) << text;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) {
    std::fputs(
        "usage: wardroom-pack starfighter|wingcommander|cards|rules|sources|text NAME OUT.cpp "
        "FILE...\n",
        stderr);
    return 2;
  }
  const std::span<char*> args(argv, static_cast<std::size_t>(argc));
  const std::string what = args[1];
  const std::vector<cards::SourceFile> files = read_files(args.subspan(4));

  if (what == "sources") {
    write_texts(args[3], args[2], files);
    return 0;
  }
  cards::Problems problems;
  std::vector<std::uint8_t> pack;
  if (what == "text")
    for (const cards::SourceFile& file : files)
      pack.insert(pack.end(), file.text.begin(), file.text.end());
  else if (what == "rules")
    pack = cards::compile_rules(files[0], problems).to_pack();
  else if (what == "cards")
    pack = language::to_pack(language::read_card_files(files, problems));
  else if (what == "wingcommander")
    pack = language::to_pack(wingcommander::compile(files, problems));
  else
    pack = starfighter::to_pack(starfighter::compile(files, problems));
  for (const cards::Problem& problem : problems.list())
    std::fprintf(stderr, "%s\n", problem.text().c_str());
  if (!problems.empty()) return 1;
  write_source(args[3], args[2], pack);
  return 0;
}
