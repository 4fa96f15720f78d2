// Parsing what people write: TOML files with their tables. This reaches the TOML library, which is
// slow to compile: include it in source files only (./test counts them); headers make do with
// cards/fields.hpp or cards/problems.hpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cards/fields.hpp"
#include "cards/source_words.hpp"
#include "cards/toml.hpp"

namespace wardroom::cards {

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

}  // namespace wardroom::cards
