#include "cardplay/deck_file.hpp"

#include <charconv>

#include "words/cardplay.hpp"

namespace wardroom::cardplay {

void DeckReader::read_name(const DeckWord& at) {
  const DeckWord first = next();
  if (first.text.empty()) return problem(at, words::deck::missing_name(language_));
  name_ = words_.whole_line_from(first);
}

std::optional<DeckReader::Counted> DeckReader::read_counted(const DeckWord& first, int most) {
  if (first.text[0] < '0' || first.text[0] > '9') return Counted{first};
  int count = 0;
  const char* begin = first.text.data();
  const auto number = std::from_chars(begin, begin + first.text.size(), count);
  const auto behind = first.text.substr(static_cast<std::size_t>(number.ptr - begin));
  if (number.ec != std::errc{} || (!behind.empty() && behind != "x") || count < 1 || count > most) {
    problem(first, words::deck::bad_count(language_, most));
    return std::nullopt;
  }
  const DeckWord card = next();
  if (!card.text.empty()) return Counted{card, count};
  problem(card, words::deck::count_alone(language_, count));
  return std::nullopt;
}

void DeckReader::problem(const DeckWord& at, std::string message) {
  report_.problems.add(file_.name, cards::Place{at.line, at.column}, std::move(message));
}

void DeckReader::broken(std::string_view clause, const DeckWord& at, std::string message) {
  report_.checks.push_back({std::string(clause), false, std::move(message), at.line, at.column});
}

bool DeckReader::is_broken(std::string_view clause) const {
  return std::ranges::any_of(report_.checks, [&](const cards::DeckCheck& check) {
    return check.clause == clause && !check.kept;
  });
}

DeckVerdict DeckReader::too_few(int count, int least) const {
  return broken(words::deck::too_few(language_, count, least));
}

std::string deck_title(const std::string& name, Language language) {
  return name.empty() ? words::deck::unnamed(language) : name;
}

std::string deck_group(std::string_view heading, int cards, std::string_view titles) {
  return "  " + std::string(heading) + " (" + std::to_string(cards) + "):" + std::string(titles) +
         '\n';
}

}  // namespace wardroom::cardplay
