#include "cards/words_source.hpp"

#include <algorithm>

#include "cards/source.hpp"

namespace wardroom::cards {
namespace {

// The names of the places of a text, each once; a problem text if it is not well formed.
std::string find_places(std::string_view text, Language language,
                        std::vector<std::string>& places) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '}' && --depth < 0) return words::unopened(language, "}", "{");
    if (text[at] != '{') continue;
    ++depth;
    const std::size_t end = std::min(text.find_first_of("|}", at), text.size());
    const std::string name(text.substr(at + 1, end - at - 1));
    if (!is_name(name)) return words::place_name(language, "{", "{count}");
    if (std::ranges::find(places, name) == places.end()) places.push_back(name);
  }
  return depth == 0 ? "" : words::unclosed(language, "{", "}");
}

std::vector<std::string> sorted(std::vector<std::string> names) {
  std::ranges::sort(names);
  return names;
}

void read_file(const SourceFile& file, std::vector<WordsEntry>& entries, Problems& problems) {
  const auto root = parse(file, problems);
  if (!root) return;
  for (const auto& [section, node] : *root) {
    const toml::table* texts = node.as_table();
    if (texts == nullptr || !is_name(section.str())) {
      problems.add(file.name, section.source(), words::section(problems.language()));
      continue;
    }
    for (const auto& [name, text] : *texts) {
      const toml::table* table = text.as_table();
      if (table == nullptr || !is_name(name.str())) {
        problems.add(file.name, name.source(), words::text_pair(problems.language()));
        continue;
      }
      Fields fields(*table, file.name, problems);
      entries.push_back({std::string(section.str()), std::string(name.str()), read_text(fields)});
      fields.finish();
      const auto same = [&](const WordsEntry& entry) {
        return entry.section == entries.back().section && entry.name == entries.back().name;
      };
      if (std::ranges::count_if(entries, same) > 1)
        fields.problem(words::text_twice(problems.language()));
    }
  }
}

}  // namespace

bool is_name(std::string_view text) {
  return !text.empty() && text[0] >= 'a' && text[0] <= 'z' && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  });
}

WordsText read_text(Fields& fields) {
  WordsText text{fields.text("en"), fields.text("fr"), {}, Gender::masculine};
  if (fields.has("gender")) {
    constexpr std::array<std::string_view, 2> genders = {"m", "f"};
    text.gender = static_cast<Gender>(fields.word("gender", genders));
  }
  std::vector<std::string> french;
  const Language language = fields.language();
  if (const auto wrong = find_places(text.english, language, text.places); !wrong.empty())
    fields.problem_at("en", wrong);
  if (const auto wrong = find_places(text.french, language, french); !wrong.empty())
    fields.problem_at("fr", wrong);
  if (fields.sound() && sorted(text.places) != sorted(french))
    fields.problem(words::places_differ(language));
  return text;
}

std::vector<WordsEntry> compile_words(std::span<const SourceFile> files, Problems& problems) {
  std::vector<WordsEntry> entries;
  for (const SourceFile& file : files) read_file(file, entries, problems);
  if (!problems.empty()) return {};
  std::ranges::sort(entries, [](const WordsEntry& x, const WordsEntry& y) {
    return std::tie(x.section, x.name) < std::tie(y.section, y.name);
  });
  return entries;
}

}  // namespace wardroom::cards
