// Any text as a deck file: it is legal and then a deck that prints and reads back, or it says what
// is wrong, with its place where it has one.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "games/starfighter/decks/deck.hpp"
#include "games/starfighter/game.hpp"

namespace {

using namespace wardroom;
using namespace wardroom::starfighter;

void require(bool truth) {
  if (!truth) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Set& set = Starfighter::own_set();
  const std::string text(reinterpret_cast<const char*>(data), size);
  cards::DeckReport report{cards::Problems(Language::french), {}};
  const Deck deck = read_deck({"fuzz.deck", text}, set, Language::french, report);
  for (const cards::Problem& problem : report.problems.list())
    require(!problem.message.empty() && problem.line > 0 && problem.column > 0);
  bool kept = report.problems.empty();
  for (const cards::DeckCheck& check : report.checks) {
    require(Starfighter::rule_book().find(check.clause) != nullptr && !check.text.empty());
    require((check.line > 0) == (check.column > 0));
    kept = kept && check.kept;
  }
  require(report.legal() == kept);
  if (!kept) return 0;

  require(deck.cards.size() >= kSmallestDeck && deck.cruiser >= 0);
  require(!describe_deck(deck, set, Language::english).empty());
  cards::DeckReport second;
  const Deck again = read_deck({"again.deck", print_deck(deck, set)}, set, {}, second);
  require(second.legal() && again.cards == deck.cards && again.cruiser == deck.cruiser &&
          again.name == deck.name);
  return 0;
}
