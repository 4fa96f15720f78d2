#include "cli/terminal/repeat_command.hpp"

namespace wardroom {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ",") + word;
  return text;
}

}  // namespace

std::string shell_word(const std::string& text) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=.,:/+@";
  if (!text.empty() && text.find_first_not_of(plain) == std::string::npos) return text;
  std::string quoted = "'";
  for (const char c : text) {
    if (c == '\'')
      quoted += "'\\''";
    else
      quoted += c;
  }
  return quoted + '\'';
}

std::string match_words(const MatchOptions& match) {
  std::string text = shell_word(match.game);
  if (!match.cards.folder.empty()) text += " --cards " + shell_word(match.cards.folder);
  if (!match.request.mode.empty()) text += " --mode " + shell_word(match.request.mode);
  if (!match.request.seats.empty())
    text += " --cruisers " + shell_word(joined(match.request.seats));
  if (!match.deck_files.empty()) text += " --decks " + shell_word(joined(match.deck_files));
  for (const std::string& rule : match.request.rules) text += " --rule " + shell_word(rule);
  return text;
}

}  // namespace wardroom
