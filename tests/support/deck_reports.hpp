// What is said of a deck file of any game.
#pragma once

#include <string>

#include "cards/decks.hpp"

namespace wardroom {

// The clauses that are broken, with their places.
inline std::string broken_clauses(const cards::DeckReport& report) {
  std::string list;
  for (const cards::DeckCheck& check : report.checks) {
    if (check.kept) continue;
    list += (list.empty() ? "" : " ") + check.clause;
    if (check.line > 0)
      list += '@' + std::to_string(check.line) + ':' + std::to_string(check.column);
  }
  return list;
}

}  // namespace wardroom
