// Any text as a card file: a set, or problems with line and column and then nothing of it.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "cards/rule_book_source.hpp"
#include "games/starfighter/cards/compile.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace wardroom;
  const std::array<cards::SourceFile, 1> files = {
      {{"fuzz.toml", std::string(reinterpret_cast<const char*>(data), size)}}};
  cards::Problems problems;
  const starfighter::Set set = starfighter::compile(files, problems);
  if (!problems.empty() && set.cards() + set.cruisers() != 0) std::abort();
  for (const cards::Problem& problem : problems.list())
    if (problem.message.empty() || problem.line == 0 || problem.column == 0) std::abort();
  cards::Problems rule_problems;
  const RuleBook book = cards::compile_rules(files[0], rule_problems);
  if (!rule_problems.empty() && !book.clauses.empty()) std::abort();
  return 0;
}
