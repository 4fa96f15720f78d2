// Build step: makes C++ enumerations of a vocabulary, so that a game's `switch` over patterns does
// not compile while one of them has no handler.
//
//   wardroom-vocabulary NAMESPACE OUT.hpp FILE
#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>
#include <string>

#include "cards/language/vocabulary.hpp"
#include "engine/digest.hpp"

namespace {

using namespace wardroom;

std::string capitalised_name(std::string_view name) {
  std::string text;
  bool upper = true;
  for (const char c : name) {
    if (c == '_') {
      upper = true;
      continue;
    }
    text += upper ? static_cast<char>(c - (c >= 'a' && c <= 'z' ? 'a' - 'A' : 0)) : c;
    upper = false;
  }
  return text;
}

// Each place of a pattern with its index among the children: what a handler reads.
std::string places_of(const language::Pattern& pattern) {
  std::string text;
  for (const language::PlaceType& place : pattern.places)
    text += (text.empty() ? "  // " : ", ") + place.name;
  return text;
}

// "when {who:flight} attacks {what:carrier|capital}"
std::string source_of(const language::Pattern& pattern) {
  std::string text;
  for (const language::Piece& piece : pattern.source) {
    if (piece.is_literal())
      text += piece.text;
    else if (piece.is_place())
      text += '{' + piece.place + (piece.mode.empty() ? "" : ':' + piece.mode) + '}';
    else
      text += piece.forms.front();
  }
  return text;
}

bool is_operation(language::Category category) {
  return category == language::Category::step || category == language::Category::moment ||
         category == language::Category::cost;
}

// For engine/operations.hpp.
std::string forms_of(const language::Vocabulary& vocabulary) {
  std::string text = "\ninline constexpr std::array<PatternForm, " +
                     std::to_string(vocabulary.patterns.size()) + "> kForms = {{\n";
  for (const language::Pattern& pattern : vocabulary.patterns)
    text += "  {\"" + source_of(pattern) + "\", " +
            (is_operation(pattern.category) ? "true" : "false") + ", " +
            (pattern.native ? "true" : "false") + "},\n";
  return text + "}};\n";
}

std::string enumeration(const language::WordType& type) {
  std::string text = "\nenum class " + capitalised_name(type.name) + " : std::uint8_t {\n";
  for (const language::Word& word : type.words) text += "  " + word.name + ",\n";
  text += "};\ninline constexpr int k" + capitalised_name(type.name) + "Words = ";
  return text + std::to_string(type.words.size()) + ";\n";
}

// What the numbers in a program mean.
std::string numbers_of(const language::Vocabulary& vocabulary) {
  std::string text = "enum class Pattern : std::uint16_t {\n";
  for (const std::string_view name : kCorePatternNames) text += "  " + std::string(name) + ",\n";
  std::string children;
  for (const std::uint8_t count : kCoreChildren) children += std::to_string(count) + ", ";
  for (const language::Pattern& pattern : vocabulary.patterns) {
    text += "  " + pattern.name + ',' + places_of(pattern) + '\n';
    children += std::to_string(pattern.places.size()) + ", ";
  }
  const std::string count = std::to_string(kCorePatterns + vocabulary.patterns.size());
  text += "};\ninline constexpr int kPatterns = " + count + ";\n";
  text += "// How many children a node of each pattern has at least: for load_program.\n";
  text +=
      "inline constexpr std::array<std::uint8_t, " + count + "> kChildren = {" + children + "};\n";
  for (const language::WordType& type : vocabulary.types)
    if (!type.words.empty()) text += enumeration(type);
  return text;
}

std::string header(const std::string& space, const language::Vocabulary& vocabulary) {
  std::string text = "#pragma once\n\n#include <array>\n#include <cstdint>\n\n";
  text += "#include \"engine/operations.hpp\"\n#include \"engine/program.hpp\"\n\nnamespace " +
          space + " {\n\n";
  const std::string numbers = numbers_of(vocabulary);
  Digest digest;
  digest.add_items(std::span<const char>(numbers));
  text += numbers + "\n// Another one wherever a number in a program may mean something else.\n";
  text += "inline constexpr std::uint32_t kEdition = " +
          std::to_string(static_cast<std::uint32_t>(digest.value())) + "U;\n";
  return text + forms_of(vocabulary) + "\n}  // namespace " + space + "\n";
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fputs("usage: wardroom-vocabulary NAMESPACE OUT.hpp FILE\n", stderr);
    return 2;
  }
  const std::span<char*> args(argv, static_cast<std::size_t>(argc));
  std::ifstream in(args[3], std::ios::binary);
  const cards::SourceFile file{args[3], {std::istreambuf_iterator<char>(in), {}}};
  cards::Problems problems;
  const language::Vocabulary vocabulary = language::read_vocabulary(file, problems);
  for (const cards::Problem& problem : problems.list())
    std::fprintf(stderr, "%s\n", problem.text().c_str());
  if (!problems.empty()) return 1;
  std::ofstream(args[2], std::ios::binary) << header(args[1], vocabulary);
  return 0;
}
