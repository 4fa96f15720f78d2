// What is wrong with files that people write: every problem as file, line, column and what was
// expected. Knows the places in a TOML file, but not the library that reads it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/toml_names.hpp"
#include "engine/text/message.hpp"
#include "engine/text/named_text.hpp"
#include "engine/text/problem.hpp"

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
  void add(const std::string& file, const toml::source_region& at, std::string message);
  const std::vector<Problem>& list() const { return list_; }
  bool empty() const { return list_.empty(); }
  Language language() const { return language_; }

 private:
  Language language_;
  std::vector<Problem> list_;
};

// "; did you mean ...?" for the nearest known word, or nothing.
std::string suggestion(std::string_view word, std::span<const std::string_view> known,
                       Language language);

}  // namespace wardroom::cards
