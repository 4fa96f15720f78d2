// Deck files of any game: a list of words, as many on a line as one likes; # starts a comment.
// `name ANYTHING` names the deck, words of the game say what else belongs to it, everything else
// are cards, each with a number before it where a deck holds several: 7 darket, or 7x darket.
//
// A game's reader derives from DeckReader and hands it two tables: its own words, and the rules of
// deck building, which are judged once everything is read.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cards/deck_words.hpp"
#include "cards/decks.hpp"
#include "engine/random.hpp"

namespace wardroom::cardplay {

using cards::DeckWord;

// Whether a rule is kept, and the sentence that says so.
struct DeckVerdict {
  bool kept;
  std::string text;
};

template <class Reader>
struct DeckKeyword {
  std::string_view word;
  void (Reader::*read)(const DeckWord& at);
};

// The check answers nothing if there is nothing more to say than what was said of single cards.
template <class Reader>
struct DeckRule {
  std::string_view clause;
  std::optional<DeckVerdict> (Reader::*check)() const;
};

class DeckReader {
 protected:
  DeckReader(const cards::SourceFile& file, Language language, cards::DeckReport& report)
      : file_(file), language_(language), report_(report), words_(file.text) {}

  // Goes on after a problem, so that one run finds them all. `read_card` gets every other word.
  template <class Reader>
  void read(std::span<const DeckKeyword<Reader>> keywords, std::span<const DeckRule<Reader>> rules,
            void (Reader::*read_card)(const DeckWord& word)) {
    auto& reader = static_cast<Reader&>(*this);
    while (words_.next_line()) {
      for (DeckWord word = next(); !word.text.empty(); word = next()) {
        const auto known = std::ranges::find(keywords, word.text, &DeckKeyword<Reader>::word);
        if (word.text == "name")
          read_name(word);
        else
          (reader.*(known == keywords.end() ? read_card : known->read))(word);
      }
    }
    for (const DeckRule<Reader>& rule : rules)
      if (auto verdict = (reader.*rule.check)())
        report_.checks.push_back({std::string(rule.clause), verdict->kept, verdict->text});
  }

  DeckWord next() { return words_.next(); }  // empty at the end of the line

  // A card and how often it stands there; nothing and a problem if the number is none.
  struct Counted {
    DeckWord card;
    int count = 1;
  };
  std::optional<Counted> read_counted(const DeckWord& first, int most);

  void problem(const DeckWord& at, std::string message);
  void broken(std::string_view clause, const DeckWord& at, std::string message);
  bool is_broken(std::string_view clause) const;
  bool is_understood() const { return report_.problems.empty(); }

  static DeckVerdict kept(std::string text) { return {true, std::move(text)}; }
  static DeckVerdict broken(std::string text) { return {false, std::move(text)}; }

  DeckVerdict too_few(int count, int least) const;

  Language language() const { return language_; }
  const std::string& name() const { return name_; }

 private:
  void read_name(const DeckWord& at);

  const cards::SourceFile& file_;
  Language language_;
  cards::DeckReport& report_;
  cards::DeckWords words_;
  std::string name_;
};

// The base of a game's reader: with the cards of its set.
template <class Set>
class DeckReaderOf : protected DeckReader {
 public:
  DeckReaderOf(const cards::SourceFile& file, const Set& set, Language language,
               cards::DeckReport& report)
      : DeckReader(file, language, report), set_(set) {}

 protected:
  // One number for each card of the set, however wide the numbers of cards are.
  std::vector<int> number_for_each_card() const {
    return std::vector<int>(static_cast<std::size_t>(set_.cards()));
  }

  const Set& set_;
};

// What decks are called that have no name.
std::string deck_title(const std::string& name, Language language);
// A group of cards in a description: "  Pilots (2): 2 Maniac".
std::string deck_group(std::string_view heading, int cards, std::string_view titles);

struct DeckSizes {
  int smallest;
  int usual;
  int largest;
};

// The decks of a game as commands and servers ask for them, from four functions beside its set:
// read_deck, describe_deck, print_deck and random_deck.
template <class Set>
class DeckShop final : public cards::DeckShop {
 public:
  DeckShop(const Set& set, DeckSizes sizes) : set_(set), sizes_(sizes) {}

  cards::DeckReport check(const cards::SourceFile& file, Language language) const override {
    cards::DeckReport report{cards::Problems(language), {}};
    read_deck(file, set_, language, report);
    return report;
  }

  std::string show(const cards::SourceFile& file, Language language) const override {
    cards::DeckReport report{cards::Problems(language), {}};
    return describe_deck(read_deck(file, set_, language, report), set_, language);
  }

  std::string random(int size, std::uint64_t seed) const override {
    Random random(seed);
    return print_deck(random_deck(set_, size, random), set_);
  }

  int smallest() const override { return sizes_.smallest; }
  int usual() const override { return sizes_.usual; }
  int largest() const override { return sizes_.largest; }

 private:
  const Set& set_;
  DeckSizes sizes_;
};

}  // namespace wardroom::cardplay
