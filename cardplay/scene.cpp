#include "cardplay/scene.hpp"

#include "words/cardplay.hpp"

namespace wardroom::cardplay {

std::vector<ScenePart> parts_of(std::string_view text, char mark, std::size_t at) {
  std::vector<ScenePart> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(mark, from), text.size());
    parts.push_back({at + from, text.substr(from, end - from)});
    from = end + 1;
  }
  return parts;
}

std::vector<ScenePart> words_of(std::string_view text, std::size_t at) {
  constexpr std::string_view blanks = " \t\r\n";
  std::vector<ScenePart> words;
  for (std::size_t from = text.find_first_not_of(blanks); from != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(blanks, from), text.size());
    words.push_back({at + from, text.substr(from, end - from)});
    from = text.find_first_not_of(blanks, end);
  }
  return words;
}

std::string unknown_card(std::string_view card, Language language) {
  return words::scene::unknown_card(language, card);
}

SceneFault only_in(std::string key, std::string_view phase, Language language) {
  return {std::move(key), 0, words::scene::only_in(language, phase)};
}

std::optional<SeatSet> known_to(std::string_view mark, SeatSet both) {
  if (mark == "k") return both;
  for (const Seat seat : SeatSet::first(2))
    if (mark.size() == 2 && mark[0] == 'k' && mark[1] == letter(seat)) return seat;
  return std::nullopt;
}

std::string joined(const std::vector<std::string>& cards) {
  std::string text;
  for (const std::string& card : cards) text += (text.empty() ? "" : " ") + card;
  return text;
}

std::string joined_sorted(std::vector<std::string> cards) {
  std::ranges::sort(cards);
  return joined(cards);
}

}  // namespace wardroom::cardplay
