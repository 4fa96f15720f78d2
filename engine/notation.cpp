#include "engine/notation.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace wardroom {
namespace {

struct Word {
  std::string_view text;
  int column;
};

std::vector<Word> split(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  std::vector<Word> words;
  std::size_t at = text.find_first_not_of(blanks);
  while (at != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
    words.push_back({text.substr(at, end - at), static_cast<int>(at) + 1});
    at = text.find_first_not_of(blanks, end);
  }
  return words;
}

ParsedOption failed(int column, NotationError::Expected expected, OperandKind kind = 0) {
  return {Option{}, NotationError{column, expected, kind}};
}

}  // namespace

std::optional<int> read_number(std::string_view word, int least, int most) {
  int number = 0;
  const auto end = std::from_chars(word.data(), word.data() + word.size(), number);
  if (end.ec != std::errc{} || end.ptr != word.data() + word.size()) return std::nullopt;
  if (number < least || number > most || word[0] == '-' || (word.size() > 1 && word[0] == '0'))
    return std::nullopt;
  return number;
}

std::optional<int> read_one_of(std::string_view word, std::span<const std::string_view> names) {
  const auto found = std::ranges::find(names, word);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

std::string Notation::print(const Option& option) const {
  const VerbForm& form = verbs()[option.verb];
  std::string text(form.name);
  for (std::size_t i = 0; i < form.operands.size() && form.operands[i] != 0; ++i) {
    text += ' ';
    text += print_operand(form.operands[i], option.args[i]);
  }
  return text;
}

ParsedOption Notation::parse(std::string_view text) const {
  const std::vector<Word> words = split(text);
  const int end = static_cast<int>(text.size()) + 1;
  for (std::size_t verb = 0; verb < verbs().size(); ++verb) {
    const VerbForm& form = verbs()[verb];
    if (words.empty() || form.name != words[0].text) continue;
    ParsedOption parsed;
    parsed.option.verb = static_cast<std::uint16_t>(verb);
    std::size_t next = 1;
    for (std::size_t i = 0; i < form.operands.size() && form.operands[i] != 0; ++i, ++next) {
      const OperandKind kind = form.operands[i];
      if (next >= words.size()) return failed(end, NotationError::operand, kind);
      const std::optional<std::int16_t> value = parse_operand(kind, words[next].text);
      if (!value) return failed(words[next].column, NotationError::operand, kind);
      parsed.option.args[i] = *value;
    }
    if (next < words.size()) return failed(words[next].column, NotationError::end);
    return parsed;
  }
  return failed(words.empty() ? 1 : words[0].column, NotationError::verb);
}

}  // namespace wardroom
