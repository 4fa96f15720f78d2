// Any text as what a card of Wing Commander does: a program, or problems with a place and then
// nothing of it. What is accepted reads back from its own source form, and can be said.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "cards/language/language.hpp"

namespace {

using namespace wardroom;

language::Vocabulary shipped() {
  const std::string name = WARDROOM_SOURCE_DIR "/games/wingcommander/data/cards/vocabulary.toml";
  std::ifstream in(name, std::ios::binary);
  cards::Problems problems;
  auto vocabulary = language::read_vocabulary(
      {name, {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()}}, problems);
  if (!problems.empty()) std::abort();
  return vocabulary;
}

void expect_sound(const language::Vocabulary& vocabulary, const language::Titles& titles,
                  const language::StatementTree& tree) {
  const std::string source = language::source_form(vocabulary, titles, tree);
  const auto again = language::read_statement(vocabulary, titles, source, Language::english);
  if (!again.tree || !(*again.tree == tree)) std::abort();
  const auto texts = language::say_statement(vocabulary, titles, tree);
  if (texts.text.english.empty() || texts.text.french.empty()) std::abort();
  if (language::flattened({tree}).statements.size() != 1) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const language::Vocabulary vocabulary = shipped();
  static const language::Titles titles = {
      {"Torpedo Mount", {"Torpedo Mount", "Lance-torpilles"}, 2},
      {"Lt. Pim Novak", {"Lt. Pim Novak", "Lt Pim Novak"}, 1}};
  const std::string text(reinterpret_cast<const char*>(data), size);
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string line = text.substr(from, end - from);
    const auto read = language::read_statement(vocabulary, titles, line, Language::french);
    if (read.tree.has_value() != read.problems.empty()) std::abort();
    for (const language::StatementProblem& problem : read.problems)
      if (problem.message.empty() || problem.offset > line.size()) std::abort();
    if (read.tree) expect_sound(vocabulary, titles, *read.tree);
    from = end + 1;
  }
  return 0;
}
