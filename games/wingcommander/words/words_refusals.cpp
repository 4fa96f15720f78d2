// Why something may not be done, and what a text that is not understood should have been.
#include <array>

#include "games/wingcommander/game.hpp"
#include "games/wingcommander/words/words_places.hpp"
#include "rows/wingcommander.hpp"
#include "words/wingcommander.hpp"

namespace wardroom {
namespace wingcommander {
namespace {

static_assert(texts_have_places(kReasonRows, 3));

namespace notation = words::notation;
constexpr std::array<AnyMessage, kOperandKinds> kOperands = {
    notation::end,  notation::card, notation::place, notation::spot,   notation::captive,
    notation::lane, notation::wing, notation::value, notation::number, notation::what,
};

}  // namespace
}  // namespace wingcommander

using namespace wingcommander;

std::string WingCommander::sentence(const Refusal& refusal, const Set& set, Language language) {
  const Operands operands{.set = set, .language = language, .args = refusal.args};
  return operands.sentence(kReasonRows[refusal.reason].text.of(refusal.args));
}

std::string WingCommander::sentence(const NotationError& error, const Set& set, Language language) {
  std::string verbs;
  switch (error.expected) {
    case NotationError::verb:
      for (const VerbForm& form : Notation(set).verbs())
        verbs += (verbs.empty() ? "" : ", ") + std::string(form.name);
      return notation::verb(language, verbs);
    case NotationError::operand: return std::string(kOperands[error.kind].pattern(language));
    case NotationError::end: break;
  }
  return notation::end(language);
}

}  // namespace wardroom
