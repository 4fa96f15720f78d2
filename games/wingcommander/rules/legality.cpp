#include "games/wingcommander/rules/legality.hpp"

#include "rows/wingcommander.hpp"

namespace wardroom::wingcommander {

std::string_view clause_of(const Refusal& refusal) {
  return kReasonRows[refusal.reason].clause;
}

}  // namespace wardroom::wingcommander
