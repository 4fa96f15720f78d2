#include "games/row_words.hpp"

#include "words/game_rows.hpp"

namespace wardroom {

std::string expectation(const NotationError& error, const Notation& notation,
                        std::span<const AnyMessage> operands, Language language) {
  if (error.expected != NotationError::verb)
    return std::string(operands[error.kind].pattern(language));
  std::string verbs;
  for (const VerbForm& form : notation.verbs())
    verbs += (verbs.empty() ? "" : ", ") + std::string(form.name);
  return words::rows::notation::verb(language, verbs);
}

}  // namespace wardroom
