#include "cards/source.hpp"

#include <algorithm>
#include <numeric>

namespace wardroom::cards {
namespace {

std::string joined(std::span<const std::string_view> words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

std::string quoted(std::string_view text) {
  return '"' + std::string(text) + '"';
}

std::size_t edit_distance(std::string_view x, std::string_view y) {
  std::vector<std::size_t> row(y.size() + 1);
  std::iota(row.begin(), row.end(), 0U);
  for (std::size_t i = 1; i <= x.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= y.size(); ++j) {
      const std::size_t change = diagonal + (x[i - 1] == y[j - 1] ? 0 : 1);
      diagonal = std::exchange(row[j], std::min({change, row[j] + 1, row[j - 1] + 1}));
    }
  }
  return row.back();
}

std::string range(int least, int most) {
  return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

}  // namespace

std::string Problem::text() const {
  return file + ':' + std::to_string(line) + ':' + std::to_string(column) + ": " + message;
}

Place place_of(const toml::source_region& region) {
  // What no line of the file stands for, such as an empty file, is at its beginning.
  return {std::max(region.begin.line, 1U), std::max(region.begin.column, 1U)};
}

Place place_in(const toml::node& text, std::size_t offset) {
  Place place = place_of(text.source());
  const toml::source_region& region = text.source();
  const auto* value = text.as_string();
  const bool as_written = value != nullptr && region.begin.line == region.end.line &&
                          region.end.column - region.begin.column == value->get().size() + 2;
  if (as_written) place.column += static_cast<std::uint32_t>(1 + offset);
  return place;
}

void Problems::add(const std::string& file, Place at, std::string message) {
  list_.push_back({file, at.line, at.column, std::move(message)});
}

std::string suggestion(std::string_view word, std::span<const std::string_view> known) {
  std::string_view best;
  std::size_t least = std::max<std::size_t>(2, word.size() / 3) + 1;
  for (const std::string_view candidate : known) {
    const std::size_t distance = edit_distance(word.substr(0, 64), candidate);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best.empty() ? "" : "; did you mean " + quoted(best) + "?";
}

std::optional<toml::table> parse(const SourceFile& file, Problems& problems) {
  toml::parse_result result = toml::parse(std::string_view(file.text), file.name);
  if (!result) {
    problems.add(file.name, result.error().source(), std::string(result.error().description()));
    return std::nullopt;
  }
  return std::move(result).table();
}

void only_keys(const toml::table& root, std::span<const std::string_view> known,
               const std::string& file, Problems& problems) {
  for (const auto& [key, node] : root)
    if (std::ranges::find(known, key.str()) == known.end())
      problems.add(file, key.source(),
                   "unknown entry " + quoted(key.str()) + ", expected " + joined(known) +
                       suggestion(key.str(), known));
}

const toml::node* Fields::ask(std::string_view key) {
  if (std::ranges::find(asked_, key) == asked_.end()) asked_.emplace_back(key);
  return table_.get(key);
}

const toml::node* Fields::require(std::string_view key, std::string_view expected) {
  const toml::node* node = ask(key);
  if (node == nullptr) problem("missing " + quoted(key) + ", expected " + std::string(expected));
  return node;
}

void Fields::problem(std::string message) {
  problems_.add(file_, table_.source(), std::move(message));
}

void Fields::problem_at(std::string_view key, std::string message) {
  const toml::node* node = table_.get(key);
  problems_.add(file_, node != nullptr ? node->source() : table_.source(), std::move(message));
}

void Fields::problem_in(std::string_view path, std::size_t offset, std::string message) {
  const auto node = table_.at_path(path);
  if (node)
    problems_.add(file_, place_in(*node.node(), offset), std::move(message));
  else
    problem(std::move(message));
}

std::string Fields::text(std::string_view key) {
  constexpr std::string_view expected = "a text in quotes";
  const toml::node* node = require(key, expected);
  if (node == nullptr) return {};
  const auto* value = node->as_string();
  if (value == nullptr || value->get().empty()) {
    problem_at(key, quoted(key) + ": expected " + std::string(expected));
    return {};
  }
  return value->get();
}

std::string Fields::text_or(std::string_view key, std::string otherwise) {
  const toml::node* node = ask(key);
  if (node == nullptr) return otherwise;
  const auto* value = node->as_string();
  if (value == nullptr) problem_at(key, quoted(key) + ": expected a text in quotes");
  return value == nullptr ? otherwise : value->get();
}

int Fields::number(std::string_view key, int least, int most) {
  const toml::node* node = require(key, range(least, most));
  if (node == nullptr) return least;
  const auto* value = node->as_integer();
  if (value == nullptr || value->get() < least || value->get() > most) {
    problem_at(key, quoted(key) + ": expected " + range(least, most));
    return least;
  }
  return static_cast<int>(value->get());
}

int Fields::number_or(std::string_view key, int least, int most, int otherwise) {
  if (has(key)) return number(key, least, most);
  return otherwise;
}

bool Fields::flag_or(std::string_view key, bool otherwise) {
  const toml::node* node = ask(key);
  if (node == nullptr) return otherwise;
  const auto* value = node->as_boolean();
  if (value == nullptr) {
    problem_at(key, quoted(key) + ": expected true or false");
    return otherwise;
  }
  return value->get();
}

int Fields::word(std::string_view key, std::span<const std::string_view> words) {
  const toml::node* node = require(key, "one of " + joined(words));
  if (node == nullptr) return 0;
  const auto* value = node->as_string();
  const std::string_view given = value != nullptr ? std::string_view(value->get()) : "";
  const auto found = std::ranges::find(words, given);
  if (found == words.end()) {
    problem_at(key, quoted(key) + ": expected " + joined(words) + suggestion(given, words));
    return 0;
  }
  return static_cast<int>(found - words.begin());
}

int Fields::word_or(std::string_view key, std::span<const std::string_view> words, int otherwise) {
  return has(key) ? word(key, words) : otherwise;
}

std::vector<int> Fields::numbers(std::string_view key, int count, int least, int most) {
  const std::string expected =
      std::to_string(count) + " numbers in brackets, each " + range(least, most);
  const toml::node* node = require(key, expected);
  std::vector<int> numbers(static_cast<std::size_t>(count), least);
  if (node == nullptr) return numbers;
  const toml::array* values = node->as_array();
  if (values == nullptr || values->size() != numbers.size()) {
    problem_at(key, quoted(key) + ": expected " + expected);
    return numbers;
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto* value = (*values)[i].as_integer();
    if (value == nullptr || value->get() < least || value->get() > most)
      problems_.add(file_, (*values)[i].source(), "expected " + range(least, most));
    else
      numbers[i] = static_cast<int>(value->get());
  }
  return numbers;
}

std::vector<std::string> Fields::texts_or_none(std::string_view key) {
  std::vector<std::string> texts;
  const toml::node* node = ask(key);
  if (node == nullptr) return texts;
  const toml::array* values = node->as_array();
  if (values == nullptr) {
    problem_at(key, quoted(key) + ": expected texts in brackets");
    return texts;
  }
  for (const toml::node& entry : *values) {
    if (const auto* value = entry.as_string())
      texts.push_back(value->get());
    else
      problems_.add(file_, entry.source(), "expected a text in quotes");
  }
  return texts;
}

std::optional<Fields> Fields::table(std::string_view key, std::string_view example) {
  const std::string expected = "a table such as " + std::string(example);
  const toml::node* node = require(key, expected);
  if (node == nullptr) return std::nullopt;
  const toml::table* value = node->as_table();
  if (value == nullptr) {
    problem_at(key, quoted(key) + ": expected " + expected);
    return std::nullopt;
  }
  return Fields(*value, file_, problems_);
}

std::optional<Fields> Fields::table_or_none(std::string_view key, std::string_view example) {
  return has(key) ? table(key, example) : std::nullopt;
}

const toml::array* Fields::array(std::string_view key) {
  const toml::node* node = ask(key);
  if (node == nullptr) return nullptr;
  if (node->as_array() == nullptr) problem_at(key, quoted(key) + ": expected a list in brackets");
  return node->as_array();
}

void Fields::finish() {
  const std::vector<std::string_view> known(asked_.begin(), asked_.end());
  only_keys(table_, known, file_, problems_);
}

}  // namespace wardroom::cards
