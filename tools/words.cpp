// Build step: makes C++ constants of words files, and enums and tables of row files. A text that is
// missing here, or in one of the languages, fails the build; so does a row without its clause.
//
//   wardroom-words NAMESPACE OUT.hpp FILE...
//   wardroom-words --rows NAMESPACE FOLDER GAME RULES.toml FILE...   rows/GAME.hpp in the folder,
//                                                                    and rows/GAME_enums.hpp
#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "cards/rule_book_source.hpp"
#include "cards/words_header.hpp"

namespace {

using namespace wardroom;

std::string read(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// A file that stays the same is not written: what is made of it need not be made again.
void write(const std::string& name, const std::string& text) {
  if (read(name) != text) std::ofstream(name, std::ios::binary) << text;
}

std::vector<cards::SourceFile> sources(std::span<const std::string> names) {
  std::vector<cards::SourceFile> files;
  for (const std::string& name : names) files.push_back({name, read(name)});
  return files;
}

void make_words(std::span<const std::string> args, cards::Problems& problems) {
  const auto entries = cards::compile_words(sources(args.subspan(2)), problems);
  if (problems.empty()) write(args[1], cards::words_header(args[0], entries));
}

void make_rows(std::span<const std::string> args, cards::Problems& problems) {
  const RuleBook rules = cards::compile_rules({args[3], read(args[3])}, problems);
  if (!problems.empty()) return;
  const auto rows = cards::compile_rows(sources(args.subspan(4)), rules, problems);
  if (!problems.empty()) return;
  const std::string name = "rows/" + args[2];
  const std::string enums = name + "_enums.hpp";
  write(args[1] + "/" + enums, cards::row_enums_header(args[0], rows));
  write(args[1] + "/" + name + ".hpp", cards::rows_header(args[0], enums, rows));
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> args(argv + 1, argv + argc);
  const bool rows = !args.empty() && args[0] == "--rows";
  if (rows) args.erase(args.begin());
  if (args.size() < (rows ? 5U : 3U)) {
    std::fputs(
        "usage: wardroom-words NAMESPACE OUT.hpp FILE...\n"
        "       wardroom-words --rows NAMESPACE FOLDER GAME RULES.toml FILE...\n",
        stderr);
    return 2;
  }
  cards::Problems problems;
  if (rows)
    make_rows(args, problems);
  else
    make_words(args, problems);
  for (const cards::Problem& problem : problems.list())
    std::fprintf(stderr, "%s\n", problem.text().c_str());
  return problems.empty() ? 0 : 1;
}
