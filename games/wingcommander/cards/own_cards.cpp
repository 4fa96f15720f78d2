// The set with cards of one's own: compiled together with the files the set itself was made of, and
// then loaded as every set is. Native only.
#include "cards/language/card_pack.hpp"
#include "games/packs.hpp"
#include "games/wingcommander/cards/compile.hpp"
#include "games/wingcommander/decks/deck.hpp"
#include "games/wingcommander/game.hpp"
#include "words/wingcommander_cards.hpp"

namespace wardroom {
namespace {

using namespace wingcommander;

// WC-DECK: what is played with if nobody brings a deck has to be legal too.
void check_deck(const cards::SourceFile& file, const Set& set, cards::Problems& problems) {
  const Language language = problems.language();
  cards::DeckReport report{cards::Problems(language), {}};
  read_deck(file, set, language, report);
  for (const cards::Problem& problem : report.problems.list())
    problems.add(problem.file, cards::Place{problem.line, problem.column}, problem.message);
  for (const cards::DeckCheck& check : report.checks)
    if (!check.kept)
      problems.add(file.name, cards::Place{std::max(check.line, 1U), std::max(check.column, 1U)},
                   words::added::illegal_deck(language, check.text, check.clause));
}

}  // namespace

std::optional<WingCommander::Set> WingCommander::with_cards(
    std::span<const cards::SourceFile> files, cards::Problems& problems) {
  const language::CardFiles cards =
      wingcommander::compile(packs::wingcommander_sources(), problems, files);
  if (!problems.empty()) return std::nullopt;
  Set set = load_set(language::to_pack(cards));
  for (const cards::SourceFile& file : files)
    if (language::is_deck_file(file)) check_deck(file, set, problems);
  if (!problems.empty()) return std::nullopt;
  return set;
}

}  // namespace wardroom
