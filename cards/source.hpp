// Reading what people write: TOML files with every problem reported as file, line, column and what
// was expected. Reading goes on after a problem, so that one run finds them all; whoever reads
// throws everything away if there was any.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/source_words.hpp"
#include "cards/toml.hpp"
#include "engine/message.hpp"
#include "engine/named_text.hpp"
#include "engine/problem.hpp"

namespace wardroom::cards {

using SourceFile = NamedText;

using wardroom::Problem;

// A place in a file, both counted from 1.
struct Place {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

Place place_of(const toml::source_region& region);
// Of a character of a text; of its opening quote if the text is not written as it reads (escapes,
// several lines), for then the columns differ.
Place place_in(const toml::node& text, std::size_t offset);

// Collects the problems of a whole run, said in one language.
class Problems {
 public:
  explicit Problems(Language language = Language::english) : language_(language) {}

  void add(const std::string& file, Place at, std::string message);
  void add(const std::string& file, const toml::source_region& at, std::string message) {
    add(file, place_of(at), std::move(message));
  }
  const std::vector<Problem>& list() const { return list_; }
  bool empty() const { return list_.empty(); }
  Language language() const { return language_; }

 private:
  Language language_;
  std::vector<Problem> list_;
};

// One table of a file while its fields are read. Each field is asked for once; `finish` reports
// the keys nobody asked for.
class Fields {
 public:
  Fields(const toml::table& table, const std::string& file, Problems& problems)
      : table_(table), file_(file), problems_(problems), before_(problems.list().size()) {}

  // Whether nothing was wrong so far, here or in a table inside: only then do figures that depend
  // on each other make sense.
  bool sound() const { return problems_.list().size() == before_; }

  bool has(std::string_view key) { return ask(key) != nullptr; }
  std::string text(std::string_view key);
  std::string text_or(std::string_view key, std::string otherwise);  // may be empty
  Bilingual bilingual(std::string_view key);                         // { en = "...", fr = "..." }
  int number(std::string_view key, int least, int most);
  int number_or(std::string_view key, int least, int most, int otherwise);
  bool flag_or(std::string_view key, bool otherwise);
  // The index of the word among the known ones.
  int word(std::string_view key, std::span<const std::string_view> known);
  int word_or(std::string_view key, std::span<const std::string_view> known, int otherwise);
  // The indexes of several, in brackets.
  std::vector<int> words(std::string_view key, std::span<const std::string_view> known);
  std::vector<int> numbers(std::string_view key, int count, int least, int most);
  std::vector<std::string> texts_or_none(std::string_view key);
  // `example` shows people what such a table looks like.
  std::optional<Fields> table(std::string_view key, std::string_view example);
  std::optional<Fields> table_or_none(std::string_view key, std::string_view example);
  const toml::array* array(std::string_view key);
  const toml::node* ask(std::string_view key);  // what is there, or nothing

  void problem(std::string message);  // at the table
  void problem_at(std::string_view key, std::string message);
  // At a character of a text, which may stand in a table inside: "sector.a2".
  void problem_in(std::string_view path, std::size_t offset, std::string message);
  void finish();

  const std::string& file() const { return file_; }
  Problems& problems() { return problems_; }
  Language language() const { return problems_.language(); }
  Place place() const { return place_of(table_.source()); }
  const toml::table& contents() const { return table_; }

 private:
  const toml::node* require(std::string_view key, const std::string& expected);
  void unexpected(std::string_view key, const std::string& expected);

  const toml::table& table_;
  const std::string& file_;
  Problems& problems_;
  std::size_t before_;
  std::vector<std::string> asked_;
};

// The parsed file, or nothing and a problem.
std::optional<toml::table> parse(const SourceFile& file, Problems& problems);

// Visits every table of a top-level array of tables, as in [[card]].
template <class Visitor>
void each_entry(const toml::table& root, std::string_view key, const std::string& file,
                Problems& problems, Visitor visit) {
  const toml::node* node = root.get(key);
  if (node == nullptr) return;
  const toml::array* entries = node->as_array();
  if (entries == nullptr) {
    problems.add(file, node->source(), words::entries(problems.language(), key));
    return;
  }
  for (const toml::node& entry : *entries) {
    if (const toml::table* table = entry.as_table()) {
      Fields fields(*table, file, problems);
      visit(fields);
    } else {
      problems.add(file, entry.source(), words::entry(problems.language(), key));
    }
  }
}

// Reports top-level keys other than these.
void only_keys(const toml::table& root, std::span<const std::string_view> known,
               const std::string& file, Problems& problems);

// "; did you mean ...?" for the nearest known word, or nothing.
std::string suggestion(std::string_view word, std::span<const std::string_view> known,
                       Language language);

}  // namespace wardroom::cards
