// The cards of a game as it plays them: what is printed on each, what it does as a program, what
// it says in both languages; and the decks that come with them. Card files are compiled to it
// (cards/language/card_pack.hpp), a pack carries it, and a game makes its set of it. What stands on
// a card are the [[field]] entries of the game's vocabulary; `vocabulary::Fields`, made by the
// build, gives each by its name.
//
// A pack, tag "CARDS", in this order (a text of both languages is English, then French):
//
//   game, edition            a text; what the numbers in programs mean: vocabulary::kEdition
//   name, note               of the set
//   number of cards, then for each:
//     id, name               a text; both languages
//     bytes                  origin, added (0 or 1)
//     numbers                kind, title
//     what it does           see below
//     number of fields, then for each its number, what numbers it has, its text, what it does
//   number of decks, then for each:
//     name, number of words, then each word with what stands behind it
//     number of lines, then for each how often and the number of the card
//
// What something does is its text, a program (engine/program.hpp), and for each statement the text,
// limit, moment, condition and cost. Numbers of fields are written with 2^15 added.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/program.hpp"
#include "engine/text/message.hpp"

namespace wardroom::cards {

// Whether a card is as printed, a printed one that was completed, or our own.
enum class CardOrigin : std::uint8_t { real, completion, original };

// What one statement says: the whole sentence, and its parts for those who ask why something is
// not offered; empty if it has none.
struct StatementTexts {
  Bilingual text;
  Bilingual limit;
  Bilingual moment;
  Bilingual condition;
  Bilingual cost;
};

struct Effects {
  Bilingual text;  // of the whole
  Program program;
  std::vector<StatementTexts> statements;
};

struct PrintedField {
  int field = 0;             // index among the fields of the vocabulary
  std::vector<int> numbers;  // a number (none for "*"), a flag (1), or the indexes of words
  Bilingual text;
  Effects effects;  // of statements: what the card does in one of its parts
};

struct Card {
  std::string id;
  Bilingual name;
  CardOrigin origin = CardOrigin::original;
  bool added = false;  // to the set a program comes with
  int kind = 0;
  int title = 0;  // the same on all cards of that title; `named` nodes hold it
  Effects does;
  std::vector<PrintedField> fields;  // those it has, in the order of the vocabulary

  const PrintedField* field(int index) const;  // null if the card does not have it
  // Halves are kept twice; nothing for "*".
  std::optional<int> number(int index) const;
  const Bilingual& text(int index) const;  // empty if it has none
};

struct Deck {
  struct Fact {
    std::string word;  // as "side terran" says
    std::string text;
  };
  struct Line {
    int count = 0;
    int card = 0;  // index in the set
  };
  std::string name;
  std::vector<Fact> facts;
  std::vector<Line> lines;

  const std::string& fact(std::string_view word) const;  // empty if there is none
};

struct CardSet {
  Bilingual name;
  Bilingual note;
  std::vector<Card> cards;
  std::vector<Deck> decks;
};

// What a pack has to fit.
struct PackedFor {
  std::string_view game;
  std::uint32_t edition = 0;
  int kinds = 0;                                // vocabulary::kKindWords
  std::span<const std::uint8_t> children{};     // vocabulary::kChildren
  std::span<const std::uint8_t> field_words{};  // vocabulary::kFieldWords
};

std::vector<std::uint8_t> to_pack(const CardSet& set, const PackedFor& game);

struct LoadedCards {
  CardSet set;
  std::string problem;  // empty when all is well; otherwise `set` is empty
};
LoadedCards cards_from_pack(std::span<const std::uint8_t> pack, const PackedFor& game);

}  // namespace wardroom::cards
