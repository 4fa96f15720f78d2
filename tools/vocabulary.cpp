// Build step: makes C++ enumerations of a vocabulary, for its rules, and what
// stands on its cards by name.
//
//   wardroom-vocabulary NAMESPACE OUT.hpp FILE
#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>
#include <string>

#include "cards/language/numbers.hpp"
#include "cards/language/vocabulary.hpp"

namespace {

using namespace wardroom;

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

// What stands on a card, each field by its name; `Card` is cards::Card.
std::string fields_of(const language::Vocabulary& vocabulary) {
  if (vocabulary.fields.empty()) return "";
  std::string text =
      "\n// What stands on a card, by name: cards::Card has it by number.\n"
      "template <class Card>\nstruct Fields {\n  const Card& card;\n\n";
  for (const language::CardField& field : vocabulary.fields) {
    const std::string index = "static_cast<int>(Field::" + field.name + ")";
    const auto accessor = [&](const std::string& type, const std::string& value) {
      text.append("  ").append(type).append(" ").append(field.name);
      text.append("() const { return ").append(value).append("; }\n");
    };
    switch (field.sort) {
      case language::CardField::number:
        accessor("std::optional<int>", "card.number(" + index + ")");
        break;
      case language::CardField::flag:
        accessor("bool", "card.field(" + index + ") != nullptr");
        break;
      case language::CardField::text:
      case language::CardField::bilingual:
        accessor("const auto&", "card.text(" + index + ")");
        break;
      case language::CardField::statements:
        accessor("const auto*", "card.field(" + index + ")");
        break;
      case language::CardField::word: {
        const std::string words = language::capitalised_name(
            vocabulary.types[static_cast<std::size_t>(field.word_type)].name);
        if (field.several) {
          accessor("const auto*", "card.field(" + index + ")");
        } else {
          std::string read = "word<";
          read.append(words).append(">(card.number(").append(index).append("))");
          accessor("std::optional<" + words + ">", read);
        }
      }
    }
  }
  return text +
         "\n private:\n  template <class Word>\n"
         "  static std::optional<Word> word(std::optional<int> number) {\n"
         "    if (!number) return std::nullopt;\n"
         "    return static_cast<Word>(*number);\n  }\n};\n"
         "template <class Card>\nFields(const Card&) -> Fields<Card>;\n";
}

std::string header(const std::string& space, const language::Vocabulary& vocabulary) {
  std::string text = "#pragma once\n\n#include <array>\n#include <cstdint>\n";
  text +=
      "#include <optional>\n\n#include \"engine/operations.hpp\"\n#include "
      "\"engine/program.hpp\"\n\nnamespace " +
      space + " {\n\n";
  text += language::numbers_of(vocabulary) +
          "\n// Another one wherever a number in a program may mean something else.\n"
          "inline constexpr std::uint32_t kEdition = " +
          std::to_string(language::edition_of(vocabulary)) + "U;\n" + fields_of(vocabulary);
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
