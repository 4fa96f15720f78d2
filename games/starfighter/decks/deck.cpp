#include "games/starfighter/decks/deck.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "cardplay/deck_file.hpp"
#include "games/starfighter/game.hpp"
#include "games/starfighter/words/words.hpp"
#include "words/starfighter_deck.hpp"

namespace wardroom {
namespace starfighter {
namespace {

namespace text = words::deck;

std::string cruiser_names(const Set& set) {
  std::string names;
  for (int i = 0; i < set.cruisers(); ++i)
    names += (names.empty() ? "" : ", ") + set.cruiser(i).name;
  return names;
}

class Reader : cardplay::DeckReaderOf<Set> {
 public:
  using DeckReaderOf::DeckReaderOf;

  Deck read() {
    DeckReader::read<Reader>(kWords, kRules, &Reader::read_card);
    deck_.name = name();
    return deck_;
  }

 private:
  friend DeckReader;
  using Word = cardplay::DeckWord;
  using Verdict = std::optional<cardplay::DeckVerdict>;

  void read_cruiser(const Word&) {
    const Word name = next();
    if (name.text.empty())
      return problem(name, text::missing_cruiser_name(language(), cruiser_names(set_)));
    const std::optional<int> found = set_.find_cruiser(name.text);
    if (!found) {
      problem(name, text::unknown_cruiser(language(), name.text, cruiser_names(set_)));
    } else if (deck_.cruiser >= 0) {
      broken("SF-TOTAL-03", name, text::second_cruiser(language(), cruiser_line_));
    } else {
      deck_.cruiser = static_cast<std::int8_t>(*found);
      cruiser_line_ = name.line;
    }
  }

  void read_card(const Word& word) {
    const std::optional<CardId> card = set_.find(word.text);
    if (!card) return problem(word, text::unknown_word(language(), word.text));
    if (deck_.cards.contains(*card))
      return broken("SF-TOTAL-06", word,
                    text::twice(language(), std::string(word.text), lines_[*card]));
    deck_.cards.add(*card);
    lines_[*card] = static_cast<int>(word.line);
  }

  Verdict all_known() const {
    if (!is_understood()) return std::nullopt;
    return kept(text::all_known(language(), deck_.cards.size()));
  }
  Verdict has_cruiser() const {
    if (deck_.cruiser < 0) return broken(text::no_cruiser(language(), set_.cruiser(0).name));
    return kept(text::cruiser_chosen(language(), set_.cruiser(deck_.cruiser).name));
  }
  Verdict enough() const {
    const int count = deck_.cards.size();
    if (count < kSmallestDeck) return too_few(count, kSmallestDeck);
    return kept(text::enough(language(), count, kSmallestDeck));
  }
  Verdict all_different() const {
    if (is_broken("SF-TOTAL-06")) return std::nullopt;
    return kept(text::all_different(language()));
  }

  static constexpr std::array<cardplay::DeckKeyword<Reader>, 1> kWords = {
      {{"cruiser", &Reader::read_cruiser}}};
  static constexpr std::array<cardplay::DeckRule<Reader>, 4> kRules = {
      {{"SF-TOTAL-02", &Reader::all_known},
       {"SF-TOTAL-03", &Reader::has_cruiser},
       {"SF-TOTAL-04", &Reader::enough},  // SF-TOTAL-05: and no maximum
       {"SF-TOTAL-06", &Reader::all_different}}};

  Deck deck_;
  std::uint32_t cruiser_line_ = 0;
  std::vector<int> lines_ = number_for_each_card();
};

}  // namespace

Deck random_deck(const Set& set, int size, Random& random) {
  std::array<CardId, kMaxCards> room;  // no heap: a match begins with it
  const auto all = std::span(room).first(static_cast<std::size_t>(set.cards()));
  std::iota(all.begin(), all.end(), CardId{0});
  random.shuffle(all);
  Deck deck;
  deck.cruiser = static_cast<std::int8_t>(random.below(static_cast<std::uint32_t>(set.cruisers())));
  for (int i = 0; i < std::min(size, set.cards()); ++i)
    deck.cards.add(all[static_cast<std::size_t>(i)]);
  return deck;
}

Deck read_deck(const cards::SourceFile& file, const Set& set, Language language,
               cards::DeckReport& report) {
  return Reader(file, set, language, report).read();
}

std::string describe_deck(const Deck& deck, const Set& set, Language language) {
  struct Counts {
    int cards = 0;
    int fighters = 0;
    int shields = 0;
    int fields = 0;
    std::array<int, kEffects> effects{};
  } all;
  std::array<std::string, kMaxLevel + 1> lists;
  std::array<int, kMaxLevel + 1> sizes{};
  for (int card = 0; card < set.cards(); ++card) {
    const auto id = static_cast<CardId>(card);
    if (!deck.cards.contains(id)) continue;
    const Front& front = set.front(id);
    lists[front.level] += ' ' + set.id(id);
    ++sizes[front.level];
    ++all.cards;
    for (const Half& half : front.face.half) {
      all.fighters += half.fighters;
      all.shields += half.shields > 0 ? 1 : 0;
      all.fields += half.force_field ? 1 : 0;
      ++all.effects[static_cast<std::size_t>(half.effect)];
    }
  }
  const Cruiser& cruiser = set.cruiser(deck.cruiser);
  std::string report = text::title(language, cardplay::deck_title(deck.name, language),
                                   cruiser.name, cruiser.armor, all.cards) +
                       "\n\n";
  for (int level = 0; level <= kMaxLevel; ++level)
    report +=
        cardplay::deck_group(text::level(language, level), sizes[static_cast<std::size_t>(level)],
                             lists[static_cast<std::size_t>(level)]);
  report += "\n  " + text::fighters(language) + ": " + std::to_string(all.fighters) + '\n';
  for (int effect = 1; effect < kEffects; ++effect)
    report += "  " + noun_of(static_cast<Effect>(effect), language).text + ": " +
              std::to_string(all.effects[static_cast<std::size_t>(effect)]) + '\n';
  report += "  " + text::shields(language) + ": " + std::to_string(all.shields) + '\n';
  return report + "  " + text::force_field(language) + ": " + std::to_string(all.fields) + '\n';
}

std::string print_deck(const Deck& deck, const Set& set) {
  std::string text;
  if (!deck.name.empty()) text += "name " + deck.name + '\n';
  if (deck.cruiser >= 0) text += "cruiser " + set.cruiser(deck.cruiser).name + '\n';
  for (int level = 0; level <= kMaxLevel; ++level) {
    std::string line;
    for (int card = 0; card < set.cards(); ++card) {
      const auto id = static_cast<CardId>(card);
      if (deck.cards.contains(id) && set.front(id).level == level)
        line += (line.empty() ? "" : " ") + set.id(id);
    }
    if (!line.empty()) text += line + '\n';
  }
  return text;
}

}  // namespace starfighter

std::unique_ptr<cards::DeckShop> Starfighter::decks(const Set& set) {
  return std::make_unique<cardplay::DeckShop<Set>>(
      set,
      cardplay::DeckSizes{starfighter::kSmallestDeck, starfighter::kUsualDeckSize, set.cards()});
}

}  // namespace wardroom
