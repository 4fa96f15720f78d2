#include "cards/source.hpp"

#include <algorithm>
#include <numeric>

namespace wardroom::cards {
namespace {

// "blue, green or red"
std::string joined(std::span<const std::string_view> alternatives, Language language) {
  if (alternatives.empty()) return {};
  std::string text(alternatives[0]);
  for (std::size_t i = 1; i + 1 < alternatives.size(); ++i)
    text += ", " + std::string(alternatives[i]);
  return alternatives.size() == 1 ? text : words::either(language, text, alternatives.back());
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

}  // namespace

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

void Problems::add(const std::string& file, const toml::source_region& at, std::string message) {
  add(file, place_of(at), std::move(message));
}

std::string suggestion(std::string_view word, std::span<const std::string_view> known,
                       Language language) {
  std::string_view best;
  std::size_t least = std::max<std::size_t>(2, word.size() / 3) + 1;
  for (const std::string_view candidate : known) {
    const std::size_t distance = edit_distance(word.substr(0, 64), candidate);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best.empty() ? "" : words::did_you_mean(language, best);
}

std::optional<toml::table> parse(const SourceFile& file, Problems& problems) {
  toml::parse_result result = toml::parse(std::string_view(file.text), file.name);
  if (!result) {
    problems.add(file.name, result.error().source(),
                 words::not_toml(problems.language(), result.error().description()));
    return std::nullopt;
  }
  return std::move(result).table();
}

void only_keys(const toml::table& root, std::span<const std::string_view> known,
               const std::string& file, Problems& problems) {
  const Language language = problems.language();
  for (const auto& [key, node] : root)
    if (std::ranges::find(known, key.str()) == known.end())
      problems.add(file, key.source(),
                   words::unknown_entry(language, key.str(), joined(known, language)) +
                       suggestion(key.str(), known, language));
}

const toml::node* Fields::ask(std::string_view key) {
  if (std::ranges::find(asked_, key) == asked_.end()) asked_.emplace_back(key);
  return table_.get(key);
}

const toml::node* Fields::require(std::string_view key, const std::string& expected) {
  const toml::node* node = ask(key);
  if (node == nullptr) problem(words::missing(language(), key, expected));
  return node;
}

void Fields::unexpected(std::string_view key, const std::string& expected) {
  problem_at(key, words::expected_at(language(), key, expected));
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
  const std::string expected = words::text(language());
  const toml::node* node = require(key, expected);
  if (node == nullptr) return {};
  const auto* value = node->as_string();
  if (value == nullptr || value->get().empty()) {
    unexpected(key, expected);
    return {};
  }
  return value->get();
}

Bilingual Fields::bilingual(std::string_view key) {
  auto fields = table(key, "{ en = \"...\", fr = \"...\" }");
  if (!fields) return {};
  Bilingual text{fields->text("en"), fields->text("fr")};
  fields->finish();
  return text;
}

std::string Fields::text_or(std::string_view key, std::string otherwise) {
  const toml::node* node = ask(key);
  if (node == nullptr) return otherwise;
  const auto* value = node->as_string();
  if (value == nullptr) unexpected(key, words::text(language()));
  return value == nullptr ? otherwise : value->get();
}

int Fields::number(std::string_view key, int least, int most) {
  const std::string expected = words::whole_number(language(), least, most);
  const toml::node* node = require(key, expected);
  if (node == nullptr) return least;
  const auto* value = node->as_integer();
  if (value == nullptr || value->get() < least || value->get() > most) {
    unexpected(key, expected);
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
    unexpected(key, words::flag(language()));
    return otherwise;
  }
  return value->get();
}

int Fields::word(std::string_view key, std::span<const std::string_view> known) {
  const std::string expected = joined(known, language());
  const toml::node* node = require(key, words::one_of(language(), expected));
  if (node == nullptr) return 0;
  const auto* value = node->as_string();
  const std::string_view given = value != nullptr ? std::string_view(value->get()) : "";
  const auto found = std::ranges::find(known, given);
  if (found == known.end()) {
    unexpected(key, expected + suggestion(given, known, language()));
    return 0;
  }
  return static_cast<int>(found - known.begin());
}

int Fields::word_or(std::string_view key, std::span<const std::string_view> known, int otherwise) {
  return has(key) ? word(key, known) : otherwise;
}

std::vector<int> Fields::words(std::string_view key, std::span<const std::string_view> known) {
  std::vector<int> indexes;
  const std::string expected = words::one_of(language(), joined(known, language()));
  const toml::node* node = require(key, words::texts(language()));
  if (node == nullptr) return indexes;
  const toml::array* values = node->as_array();
  if (values == nullptr) {
    unexpected(key, words::texts(language()));
    return indexes;
  }
  for (const toml::node& entry : *values) {
    const auto* value = entry.as_string();
    const std::string_view given = value != nullptr ? std::string_view(value->get()) : "";
    const auto found = std::ranges::find(known, given);
    if (found == known.end())
      problems_.add(file_, entry.source(),
                    words::expected(language(), expected) + suggestion(given, known, language()));
    else
      indexes.push_back(static_cast<int>(found - known.begin()));
  }
  return indexes;
}

std::vector<int> Fields::numbers(std::string_view key, int count, int least, int most) {
  const std::string expected = words::numbers(language(), count, least, most);
  const toml::node* node = require(key, expected);
  std::vector<int> numbers(static_cast<std::size_t>(count), least);
  if (node == nullptr) return numbers;
  const toml::array* values = node->as_array();
  if (values == nullptr || values->size() != numbers.size()) {
    unexpected(key, expected);
    return numbers;
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto* value = (*values)[i].as_integer();
    if (value == nullptr || value->get() < least || value->get() > most)
      problems_.add(file_, (*values)[i].source(),
                    words::expected(language(), words::whole_number(language(), least, most)));
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
    unexpected(key, words::texts(language()));
    return texts;
  }
  for (const toml::node& entry : *values) {
    if (const auto* value = entry.as_string())
      texts.push_back(value->get());
    else
      problems_.add(file_, entry.source(), words::expected(language(), words::text(language())));
  }
  return texts;
}

std::optional<Fields> Fields::table(std::string_view key, std::string_view example) {
  const std::string expected = words::table(language(), example);
  const toml::node* node = require(key, expected);
  if (node == nullptr) return std::nullopt;
  const toml::table* value = node->as_table();
  if (value == nullptr) {
    unexpected(key, expected);
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
  if (node->as_array() == nullptr) unexpected(key, words::list(language()));
  return node->as_array();
}

Place Fields::place() const {
  return place_of(table_.source());
}

void Fields::finish() {
  const std::vector<std::string_view> known(asked_.begin(), asked_.end());
  only_keys(table_, known, file_, problems_);
}

}  // namespace wardroom::cards
