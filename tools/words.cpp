// Build step: makes C++ constants of words files. A text that is missing here, or in one of the
// languages, fails the build.
//
//   wardroom-words NAMESPACE OUT.hpp FILE...
#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "cards/words_source.hpp"

namespace {

using namespace wardroom;

std::string literal(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n')
      out += "\\n";
    else
      out += c;
  }
  return out + '"';
}

std::string constant(const cards::WordsEntry& entry) {
  std::string text = "inline constexpr Message<" + std::to_string(entry.places.size()) + "> " +
                     entry.name + "{\n    " + literal(entry.english) + ",\n    " +
                     literal(entry.french) + ",\n    {";
  for (const std::string& place : entry.places) text += literal(place) + ", ";
  return text + "},\n    Gender::" + (entry.gender == Gender::feminine ? "feminine" : "masculine") +
         "};\n";
}

std::string header(const std::string& space, const std::vector<cards::WordsEntry>& entries) {
  std::string text = "#pragma once\n\n#include \"engine/text/message.hpp\"\n";
  std::string section;
  for (const cards::WordsEntry& entry : entries) {
    if (entry.section != section) {
      if (!section.empty()) text += "}\n";
      section = entry.section;
      text += "\nnamespace ";
      text += space;
      text += "::";
      text += section;
      text += " {\n";
    }
    text += constant(entry);
  }
  return section.empty() ? text : text + "}\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fputs("usage: wardroom-words NAMESPACE OUT.hpp FILE...\n", stderr);
    return 2;
  }
  const std::span<char*> args(argv, static_cast<std::size_t>(argc));
  std::vector<cards::SourceFile> files;
  for (const char* name : args.subspan(3)) {
    std::ifstream in(name, std::ios::binary);
    files.push_back({name, {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()}});
  }
  cards::Problems problems;
  const auto entries = cards::compile_words(files, problems);
  for (const cards::Problem& problem : problems.list())
    std::fprintf(stderr, "%s\n", problem.text().c_str());
  if (!problems.empty()) return 1;
  std::ofstream(args[2], std::ios::binary) << header(args[1], entries);
  return 0;
}
