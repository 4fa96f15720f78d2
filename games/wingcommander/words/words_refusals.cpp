// Why something may not be done, and what a text that is not understood should have been.
#include "games/row_words.hpp"
#include "games/wingcommander/game.hpp"
#include "games/wingcommander/words/words_places.hpp"
#include "rows/wingcommander.hpp"
#include "words/wingcommander.hpp"

namespace wardroom {
namespace wingcommander {
namespace {

static_assert(texts_are(kReasonRows, has_known_places));

}  // namespace
}  // namespace wingcommander

using namespace wingcommander;

std::string_view WingCommander::clause(const Refusal& refusal) {
  return kReasonRows[refusal.reason].clause;
}

std::string WingCommander::sentence(const Refusal& refusal, const Set& set, Language language) {
  const Operands operands{.set = set, .language = language, .args = refusal.args};
  return operands.sentence(kReasonRows[refusal.reason].text);
}

std::string WingCommander::sentence(const NotationError& error, const Set& set, Language language) {
  return expectation(error, Notation(set), kOperandTexts, language);
}

}  // namespace wardroom
