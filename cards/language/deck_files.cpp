#include "cards/language/deck_files.hpp"

#include <algorithm>
#include <charconv>

#include "engine/text/text.hpp"
#include "words/card_language.hpp"

namespace wardroom::language {
namespace {

struct Line {
  std::string_view first;
  std::string_view rest;
  std::uint32_t column = 1;  // of the rest
};

Line split(std::string_view line) {
  const std::string_view text = trimmed(line.substr(0, std::min(line.find('#'), line.size())));
  const std::size_t blank = std::min(text.find_first_of(" \t"), text.size());
  const std::string_view rest = trimmed(text.substr(blank));
  return {text.substr(0, blank), rest, static_cast<std::uint32_t>(rest.data() - line.data()) + 1};
}

bool is_letter(char c) {
  return c >= 'a' && c <= 'z';
}

}  // namespace

const DeckFile::Fact* DeckFile::fact(std::string_view word) const {
  const auto found = std::ranges::find(facts, word, &Fact::word);
  return found == facts.end() ? nullptr : &*found;
}

bool is_deck_file(const cards::SourceFile& file) {
  return file.name.ends_with(".deck");
}

DeckFile read_deck_file(const cards::SourceFile& file, cards::Problems& problems) {
  DeckFile deck;
  deck.file = file.name;
  const std::string_view text = file.text;
  std::uint32_t number = 0;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const Line line = split(text.substr(from, end - from));
    from = end + 1;
    ++number;
    if (line.first.empty()) continue;
    const cards::Place place{number, line.column};
    int count = 0;
    const auto* first = line.first.data();
    const auto* last = first + line.first.size();
    const auto read = std::from_chars(first, last, count);
    if (line.first == "name")
      deck.name = line.rest;
    else if (read.ptr == last && count >= 1 && count <= 99)
      deck.lines.push_back({count, std::string(line.rest), place});
    else
      deck.facts.push_back({std::string(line.first), std::string(line.rest), place});
    // What no game can mean.
    const bool nonsense = !std::ranges::all_of(line.first, is_letter) && read.ptr != last;
    if (nonsense || line.rest.empty() || (read.ptr == last && (count < 1 || count > 99)))
      problems.add(file.name, cards::Place{number, 1},
                   words::deck_file::line(problems.language(), "\"2 arrow\""));
  }
  return deck;
}

}  // namespace wardroom::language
