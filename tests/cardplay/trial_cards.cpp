#include "tests/cardplay/trial_cards.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "tests/language/trial.hpp"

namespace wardroom::trial {

const Program& compiled(std::string_view card_or_text) {
  static std::map<std::string, Program, std::less<>> known;
  if (const auto found = known.find(card_or_text); found != known.end()) return found->second;
  const auto* card = std::ranges::find(kTrialCards, card_or_text, &TrialCard::name);
  std::string_view text = card == kTrialCards.end() ? card_or_text : card->does;
  std::vector<language::StatementTree> statements;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    statements.push_back(language::read_trial(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return known.emplace(card_or_text, language::flattened(statements)).first->second;
}

}  // namespace wardroom::trial
