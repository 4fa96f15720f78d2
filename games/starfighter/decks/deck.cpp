#include "games/starfighter/decks/deck.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "cards/deck_words.hpp"
#include "games/starfighter/words/words.hpp"
#include "words/starfighter_deck.hpp"

namespace wardroom::starfighter {
namespace {

namespace text = words::deck;

std::string cruiser_names(const Set& set) {
  std::string names;
  for (int i = 0; i < set.cruisers(); ++i)
    names += (names.empty() ? "" : ", ") + set.cruiser(i).name;
  return names;
}

// Reads the words of a deck file, line by line, and notes where things stand.
class Reader {
 public:
  Reader(const cards::SourceFile& file, const Set& set, Language language,
         cards::DeckReport& report)
      : file_(file), set_(set), language_(language), report_(report) {}

  Deck read() {
    while (words_.next_line()) {
      for (Word word = words_.next(); !word.text.empty(); word = words_.next()) {
        if (word.text == "name")
          read_name(word);
        else if (word.text == "cruiser")
          read_cruiser();
        else
          read_card(word);
      }
    }
    judge();
    return deck_;
  }

 private:
  using Word = cards::DeckWord;

  // The rest of the line.
  void read_name(const Word& at) {
    const Word first = words_.next();
    if (first.text.empty()) return problem(at, text::missing_name(language_));
    deck_.name = words_.whole_line_from(first);
  }

  void read_cruiser() {
    const Word name = words_.next();
    if (name.text.empty())
      return problem(name, text::missing_cruiser_name(language_, cruiser_names(set_)));
    const std::optional<int> found = set_.find_cruiser(name.text);
    if (!found) {
      problem(name, text::unknown_cruiser(language_, name.text, cruiser_names(set_)));
    } else if (deck_.cruiser >= 0) {
      broken("SF-TOTAL-03", name, text::second_cruiser(language_, cruiser_line_));
    } else {
      deck_.cruiser = static_cast<std::int8_t>(*found);
      cruiser_line_ = name.line;
    }
  }

  void read_card(const Word& word) {
    const std::optional<CardId> card = set_.find(word.text);
    if (!card) return problem(word, text::unknown_word(language_, word.text));
    if (deck_.cards.contains(*card))
      return broken("SF-TOTAL-06", word,
                    text::twice(language_, std::string(word.text), lines_[*card]));
    deck_.cards.add(*card);
    lines_[*card] = word.line;
  }

  // SF-TOTAL-02, SF-TOTAL-03, SF-TOTAL-04, SF-TOTAL-05, SF-TOTAL-06, rule by rule.
  void judge() {
    const int count = deck_.cards.size();
    if (report_.problems.empty()) kept("SF-TOTAL-02", text::all_known(language_, count));
    if (deck_.cruiser >= 0)
      kept("SF-TOTAL-03", text::cruiser_chosen(language_, set_.cruiser(deck_.cruiser).name));
    else
      broken("SF-TOTAL-03", {}, text::no_cruiser(language_, set_.cruiser(0).name));
    if (count >= kSmallestDeck)
      kept("SF-TOTAL-04", text::enough(language_, count, kSmallestDeck));
    else
      broken("SF-TOTAL-04", {}, text::too_few(language_, count, kSmallestDeck));
    const auto of_copies = [](const cards::DeckCheck& check) {
      return check.clause == "SF-TOTAL-06";
    };
    if (std::ranges::none_of(report_.checks, of_copies))
      kept("SF-TOTAL-06", text::all_different(language_));
  }

  void problem(const Word& at, std::string message) {
    report_.problems.add(file_.name, cards::Place{at.line, at.column}, std::move(message));
  }
  void kept(std::string clause, std::string message) {
    report_.checks.push_back({std::move(clause), true, std::move(message)});
  }
  // A word without a place stands for the deck as a whole.
  void broken(std::string clause, const Word& at, std::string message) {
    report_.checks.push_back({std::move(clause), false, std::move(message), at.line, at.column});
  }

  const cards::SourceFile& file_;
  const Set& set_;
  Language language_;
  cards::DeckReport& report_;
  cards::DeckWords words_{file_.text};
  Deck deck_;
  std::uint32_t cruiser_line_ = 0;
  std::array<std::uint32_t, kMaxCards> lines_{};
};

}  // namespace

Deck random_deck(const Set& set, int size, Random& random) {
  std::array<CardId, kMaxCards> all{};
  for (int card = 0; card < set.cards(); ++card)
    all[static_cast<std::size_t>(card)] = static_cast<CardId>(card);
  random.shuffle(std::span<CardId>(all.data(), static_cast<std::size_t>(set.cards())));
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
  std::string report =
      text::title(language, deck.name.empty() ? text::unnamed(language) : deck.name, cruiser.name,
                  cruiser.armor, all.cards) +
      "\n\n";
  for (int level = 0; level <= kMaxLevel; ++level)
    report += "  " + text::level(language, level) + " (" +
              std::to_string(sizes[static_cast<std::size_t>(level)]) +
              "):" + lists[static_cast<std::size_t>(level)] + '\n';
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

}  // namespace wardroom::starfighter
