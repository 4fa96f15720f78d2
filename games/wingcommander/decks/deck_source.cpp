#include <algorithm>
#include <charconv>

#include "engine/text/text.hpp"
#include "games/wingcommander/cards/card_files.hpp"
#include "words/wingcommander_cards.hpp"

namespace wardroom::wingcommander {
namespace {

struct Line {
  std::string_view first;
  std::string_view rest;
  std::size_t rest_column = 1;
};

Line split(std::string_view line) {
  const std::string_view text = trimmed(line.substr(0, std::min(line.find('#'), line.size())));
  const std::size_t blank = std::min(text.find_first_of(" \t"), text.size());
  const std::string_view rest = trimmed(text.substr(blank));
  return {text.substr(0, blank), rest, static_cast<std::size_t>(rest.data() - line.data()) + 1};
}

}  // namespace

DeckSource read_deck(const cards::SourceFile& file, const CardSet& set, cards::Problems& problems) {
  const Language language = problems.language();
  DeckSource deck;
  const std::string_view text = file.text;
  std::uint32_t number = 0;
  std::size_t from = 0;
  const auto fits = [&](const CardSource& card) {
    return deck.side == CardSide::both || card.side == CardSide::both || card.side == deck.side;
  };
  while (from < text.size()) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const Line line = split(text.substr(from, end - from));
    from = end + 1;
    ++number;
    const cards::Place rest_place{number, static_cast<std::uint32_t>(line.rest_column)};
    if (line.first.empty()) continue;
    if (line.first == "name") {
      deck.name = line.rest;
    } else if (line.first == "side") {
      if (line.rest != "terran" && line.rest != "kilrathi")
        problems.add(file.name, rest_place, words::deck_file::side(language));
      deck.side = line.rest == "terran" ? CardSide::terran : CardSide::kilrathi;
    } else {
      int count = 0;
      const auto read =
          std::from_chars(line.first.data(), line.first.data() + line.first.size(), count);
      const bool carrier = line.first == "carrier";
      if (!carrier &&
          (read.ptr != line.first.data() + line.first.size() || count < 1 || count > 99)) {
        problems.add(file.name, cards::Place{number, 1},
                     words::deck_file::line(language, "\"2 arrow\""));
        continue;
      }
      const auto card = std::ranges::find(set.cards, line.rest, &CardSource::id);
      const bool good = card != set.cards.end() && fits(*card) &&
                        (card->kind == vocabulary::Kind::carrier) == carrier;
      if (!good) {
        std::vector<std::string_view> known;
        for (const CardSource& each : set.cards)
          if (fits(each)) known.emplace_back(each.id);
        problems.add(file.name, rest_place,
                     words::deck_file::no_card(language, line.rest,
                                               cards::suggestion(line.rest, known, language)));
        continue;
      }
      deck.cards.emplace_back(carrier ? 1 : count,
                              static_cast<std::size_t>(card - set.cards.begin()));
    }
  }
  if (deck.side == CardSide::both)
    problems.add(file.name, cards::Place{}, words::deck_file::side(language));
  return deck;
}

}  // namespace wardroom::wingcommander
