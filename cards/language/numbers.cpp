#include "cards/language/numbers.hpp"

#include <span>

#include "engine/digest.hpp"

namespace wardroom::language {
namespace {

// Each place of a pattern with its index among the children: what an executor reads.
std::string places_of(const Pattern& pattern) {
  std::string text;
  for (const PlaceType& place : pattern.places)
    text += (text.empty() ? "  // " : ", ") + place.name;
  return text;
}

std::string enumeration(const std::string& name, const std::string& enumerators) {
  return "\nenum class " + name + " : std::uint8_t {\n" + enumerators + "};\n";
}

std::string words_of(const WordType& type) {
  std::string enumerators;
  for (const Word& word : type.words) enumerators += "  " + word.name + ",\n";
  const std::string name = capitalised_name(type.name);
  return enumeration(name, enumerators) + "inline constexpr int k" + name +
         "Words = " + std::to_string(type.words.size()) + ";\n";
}

std::string array_of(std::string_view name, const std::vector<std::uint8_t>& numbers) {
  std::string text = "inline constexpr std::array<std::uint8_t, " + std::to_string(numbers.size()) +
                     "> " + std::string(name) + " = {";
  for (const std::uint8_t number : numbers) text += std::to_string(number) + ", ";
  return text + "};\n";
}

}  // namespace

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

std::vector<std::uint8_t> children_of_patterns(const Vocabulary& vocabulary) {
  std::vector<std::uint8_t> children(kCoreChildren.begin(), kCoreChildren.end());
  for (const Pattern& pattern : vocabulary.patterns)
    children.push_back(static_cast<std::uint8_t>(pattern.places.size()));
  return children;
}

std::vector<std::uint8_t> field_words(const Vocabulary& vocabulary) {
  std::vector<std::uint8_t> words;
  for (const CardField& field : vocabulary.fields)
    words.push_back(static_cast<std::uint8_t>(
        field.sort == CardField::word ? vocabulary.words(field.word_type).size() : 0));
  return words;
}

std::string numbers_of(const Vocabulary& vocabulary) {
  std::string text = "enum class Pattern : std::uint16_t {\n";
  for (const std::string_view name : kCorePatternNames) text += "  " + std::string(name) + ",\n";
  for (const Pattern& pattern : vocabulary.patterns)
    text += "  " + pattern.name + ',' + places_of(pattern) + '\n';
  text += "};\ninline constexpr int kPatterns = " +
          std::to_string(kCorePatterns + vocabulary.patterns.size()) + ";\n";
  text += "// How many children a node of each pattern has at least: for load_program.\n";
  text += array_of("kChildren", children_of_patterns(vocabulary));
  for (const WordType& type : vocabulary.types)
    if (!type.words.empty()) text += words_of(type);
  if (vocabulary.fields.empty()) return text;
  std::string fields;
  for (const CardField& field : vocabulary.fields) fields += "  " + field.name + ",\n";
  text += enumeration("Field", fields);
  return text + "// How many words can stand in each.\n" +
         array_of("kFieldWords", field_words(vocabulary));
}

std::uint32_t edition_of(const Vocabulary& vocabulary) {
  const std::string numbers = numbers_of(vocabulary);
  Digest digest;
  digest.add_items(std::span<const char>(numbers));
  return static_cast<std::uint32_t>(digest.value());
}

}  // namespace wardroom::language
