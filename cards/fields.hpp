// Reading the fields of one table of a TOML file, every problem reported where it stands. Reading
// goes on after a problem, so that one run finds them all; whoever reads throws everything away if
// there was any. For parsing a file see cards/source.hpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/problems.hpp"

namespace wardroom::cards {

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
  Place place() const;
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

}  // namespace wardroom::cards
