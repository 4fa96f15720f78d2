#include "cards/words_header.hpp"

#include <cctype>
#include <vector>

namespace wardroom::cards {
namespace {

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

std::string message(const std::string& name, const WordsText& text) {
  std::string out = "inline constexpr Message<" + std::to_string(text.places.size()) + "> " + name +
                    "{\n    " + literal(text.english) + ",\n    " + literal(text.french) +
                    ",\n    {";
  for (const std::string& place : text.places) out += literal(place) + ", ";
  return out + "},\n    Gender::" + (text.gender == Gender::feminine ? "feminine" : "masculine") +
         "};\n";
}

// "card" as an enumerator that has no scope: kCard.
std::string constant_name(std::string_view name) {
  std::string out = "k";
  bool upper = true;
  for (const char c : name) {
    if (c != '_') out += upper ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    upper = c == '_';
  }
  return out;
}

// What C++ calls the kinds of rows.
struct KindNames {
  std::string_view enumeration;  // with its type
  std::string_view count;
  std::string_view table;  // with the type of its rows
};
constexpr std::array<KindNames, kRowKinds.size()> kNames = {{
    {"enum Operand : OperandKind", "kOperandKinds", "AnyMessage, kOperandKinds> kOperandTexts"},
    {"enum class Verb : std::uint16_t", "kVerbs", "VerbRow, kVerbs> kVerbRows"},
    {"enum class Reason : std::uint16_t", "kReasons", "ReasonRow, kReasons> kReasonRows"},
    {"enum class Happening : std::uint16_t", "kHappenings",
     "HappeningRow, kHappenings> kHappeningRows"},
}};

std::vector<const SourceRow*> rows_of(SourceRow::Kind kind, std::span<const SourceRow> rows) {
  std::vector<const SourceRow*> found;
  for (const SourceRow& row : rows)
    if (row.kind == kind) found.push_back(&row);
  return found;
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

// "  wrong_level,  // card, sector"
std::string enumerator(const SourceRow& row) {
  std::vector<std::string> tells;
  if (row.kind == SourceRow::happening && row.seat) tells.emplace_back("seat");
  if (row.card) tells.emplace_back("card");
  tells.insert(tells.end(), row.operands.begin(), row.operands.end());
  const std::string name = row.kind == SourceRow::operand ? constant_name(row.name) : row.name;
  return "  " + name + "," + (tells.empty() ? "" : "  // " + joined(tells)) + "\n";
}

// The constants that a row's table entry refers to.
std::string constants_of(const std::string& name, const RowSentence& sentence) {
  std::string out = message(name, sentence.text);
  if (sentence.others.empty()) return out;
  std::string table;
  for (const RowSentence::Other& other : sentence.others) {
    const std::string text = name + "_" + std::to_string(&other - sentence.others.data());
    out += message(text, other.text);
    table += "    {" + std::to_string(other.operand) + ", " + std::to_string(other.value) + ", " +
             text + "},\n";
  }
  return out + "inline constexpr std::array<OtherText, " + std::to_string(sentence.others.size()) +
         "> " + name + "_others = {{\n" + table + "}};\n";
}

std::string reference(const std::string& name, const RowSentence& sentence) {
  const std::string full = "row_texts::" + name;
  return "{" + full + ", " + (sentence.others.empty() ? "{}" : full + "_others") + "}";
}

std::string text_name(const SourceRow& row) {
  return std::string(kRowKinds[row.kind]) + "_" + row.name;
}

std::string constants_of(const SourceRow& row) {
  std::string out = constants_of(text_name(row), row.text);
  if (row.kind == SourceRow::verb) out += constants_of("pointer_" + row.name, row.pointer);
  if (row.kind == SourceRow::happening && !row.operands.empty()) {
    std::vector<std::string> names;
    for (const std::string& operand : row.operands) names.push_back(literal(operand));
    out += "inline constexpr std::array<std::string_view, " + std::to_string(names.size()) + "> " +
           text_name(row) + "_operands = {" + joined(names) + "};\n";
  }
  return out;
}

std::string table_entry(const SourceRow& row) {
  const std::string text = reference(text_name(row), row.text);
  std::vector<std::string> kinds;
  for (const std::string& operand : row.operands) kinds.push_back(constant_name(operand));
  const auto flag = [](bool is) { return is ? ", true" : ", false"; };
  switch (row.kind) {
    case SourceRow::operand: return "row_texts::" + text_name(row);
    case SourceRow::verb:
      return "{{" + literal(row.name) + ", {" + joined(kinds) + "}}, " + text + ", " +
             reference("pointer_" + row.name, row.pointer) + "}";
    case SourceRow::reason:
      return "{" + literal(row.name) + ", " + literal(row.clause) + ", " + text + "}";
    case SourceRow::happening: break;
  }
  return "{" + literal(row.name) + flag(row.seat) + flag(row.card) + ", " +
         (row.operands.empty() ? "{}" : "row_texts::" + text_name(row) + "_operands") + ", " +
         text + "}";
}

}  // namespace

std::string words_header(const std::string& space, std::span<const WordsEntry> entries) {
  std::string text = "#pragma once\n\n#include \"engine/text/message.hpp\"\n";
  std::string section;
  for (const WordsEntry& entry : entries) {
    if (entry.section != section) {
      if (!section.empty()) text += "}\n";
      section = entry.section;
      text += "\nnamespace ";
      text += space;
      text += "::";
      text += section;
      text += " {\n";
    }
    text += message(entry.name, entry.text);
  }
  return section.empty() ? text : text + "}\n";
}

std::string row_enums_header(const std::string& space, std::span<const SourceRow> rows) {
  std::string text =
      "#pragma once\n\n#include \"engine/notation.hpp\"\n\nnamespace " + space + " {\n";
  for (std::size_t kind = 0; kind < kRowKinds.size(); ++kind) {
    const auto found = rows_of(static_cast<SourceRow::Kind>(kind), rows);
    if (found.empty()) continue;
    text += "\n" + std::string(kNames[kind].enumeration) + " {\n";
    for (const SourceRow* row : found) text += enumerator(*row);
    text += "};\ninline constexpr int " + std::string(kNames[kind].count) + " = " +
            std::to_string(found.size()) + ";\n";
  }
  return text + "\n}\n";
}

std::string rows_header(const std::string& space, const std::string& enums,
                        std::span<const SourceRow> rows) {
  std::string text = "#pragma once\n\n#include \"engine/rows.hpp\"\n#include " + literal(enums) +
                     "\n\nnamespace " + space + " {\n\nnamespace row_texts {\n";
  for (const SourceRow& row : rows) text += constants_of(row);
  text += "}\n";
  for (std::size_t kind = 0; kind < kRowKinds.size(); ++kind) {
    const auto found = rows_of(static_cast<SourceRow::Kind>(kind), rows);
    if (found.empty()) continue;
    text += "\ninline constexpr std::array<" + std::string(kNames[kind].table) + " = {{\n";
    for (const SourceRow* row : found) text += "    " + table_entry(*row) + ",\n";
    text += "}};\n";
  }
  return text + "\n}\n";
}

}  // namespace wardroom::cards
