// The vocabulary of a game: its nouns, and the patterns its sentences are made of, in one TOML file
// or several; docs/cards.md teaches how to write it.
//
// Words are entries of a type. Four types mean something to the language itself: `kind` (what a
// card or a thing on the table is), `value` (its numbers), `span` (what a limit counts in: once per
// turn) and `name` (persons and the like that cards call by name). All other types, such as
// places or phases, are the game's own. Patterns are entries of a category; a source form says what
// an author writes, with typed places, and templates say it in English and French. Fields say what
// else stands on cards.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/language/template.hpp"
#include "cards/problems.hpp"
#include "engine/program.hpp"
#include "engine/text/message.hpp"

namespace wardroom::language {

// A noun in one language.
struct Noun {
  std::string singular;
  std::string plural;
  Gender gender = Gender::masculine;
  bool elides = false;  // "l'" and "d'" before it
  std::string article;  // of words and names that do not go without: "the Death Star"
};

struct Word {
  std::string name;  // of its enumerator
  std::string source;
  std::string source_plural;
  Noun english;
  Noun french;
  int parent = -1;       // kinds and names: the kind it belongs to
  std::vector<int> of;   // values: the kinds that have it; empty: any
  bool person = false;   // kinds: somebody, not something
  bool proper = false;   // kinds: cards have proper names, which need no French
  bool counted = false;  // values: "at least 1 medal"
  bool you = false;      // the one who reads it
  bool played = false;   // kinds: gone once played; all it does are ways to play it
  bool printed = false;  // kinds: what a card file can say a card is
  std::string locative;  // kinds and names: French "dans", "sur", for what is there
  bool quoted = false;   // kinds: French puts the titles of such cards in « »
};

struct WordType {
  std::string name;
  std::vector<Word> words;
};

enum CoreType : std::uint8_t { kKind, kValue, kSpan, kName };
inline constexpr int kCoreTypes = 4;

enum class Category : std::uint8_t {
  moment,
  condition,
  cost,
  step,
  duration,
  qualifier,
  number,
  only,
};
inline constexpr int kCategories = 8;
inline constexpr std::array<std::string_view, kCategories> kCategoryNames = {
    "moment", "condition", "cost", "step", "duration", "qualifier", "number", "only"};

// What may stand in a place, or what a pattern gives.
struct Type {
  enum Sort : std::uint8_t { nothing, number, objects, word, condition, title };
  Sort sort = nothing;
  std::vector<int> kinds;  // objects: one of these; empty: any
  int word_type = -1;
  friend bool operator==(const Type&, const Type&) = default;
};

struct PlaceType {
  std::string name;
  Type type;
};

struct Pattern {
  std::string name;
  Category category = Category::step;
  std::vector<PlaceType> places;  // in the order of the source form
  Template source;
  std::array<Template, 2> words;             // by language
  std::array<Template, 2> negative;          // may be empty
  std::vector<int> of;                       // qualifiers: of these kinds; empty: any
  StatementKind kind = StatementKind::must;  // moments
  Type gives;                                // what a step or moment finds, to be used later
  Gender given_gender = Gender::masculine;   // in French
  std::array<std::string, 2> given;          // how it is spoken of
  bool before = false;                       // qualifiers: stands before the noun
  bool lasting = false;                      // steps: holds as long as something lasts
  bool ends = false;                         // steps: nothing can follow
  bool native = false;                       // made for a single card
  bool handled = true;                       // the game has a handler for it
};

// What stands on cards besides their statements (card_files.hpp reads it).
struct CardField {
  enum Sort : std::uint8_t { number, flag, word, text, bilingual, statements };
  std::string name;
  std::string at;  // where it stands in card files: "cost", or "cost.power" inside a table
  Sort sort = number;
  int word_type = -1;
  std::vector<int> of;  // the kinds of cards that have it; empty: any
  int least = 0;        // numbers
  int most = 99;
  bool needed = false;
  std::vector<int> needed_by;  // only by these kinds; empty: by all that have it
  bool several = false;        // words: in brackets
  bool starred = false;        // numbers: "*" for what only the text of the card says
  bool halves = false;         // numbers: 0.5 may stand there; they are kept as halves
  Bilingual title;             // how it is called
};

class Vocabulary {
 public:
  std::vector<WordType> types;
  std::vector<Pattern> patterns;  // number kCorePatterns and up
  std::vector<CardField> fields;
  std::string game;  // whose rules carry out what its cards say; empty: nobody's

  const std::vector<Word>& words(int type) const {
    return types[static_cast<std::size_t>(type)].words;
  }
  const Word& word(int type, int index) const {
    return words(type)[static_cast<std::size_t>(index)];
  }
  const Word& kind(int index) const { return word(kKind, index); }
  const Pattern& pattern(int number) const {
    return patterns[static_cast<std::size_t>(number - kCorePatterns)];
  }
  static bool is_core(int number) { return number < kCorePatterns; }

  int find_type(std::string_view name) const;            // -1 if there is none
  int find_word(int type, std::string_view name) const;  // by its name
  int find_pattern(std::string_view name) const;         // its number
  int find_field(std::string_view name) const;
  bool is_a(int kind, int ancestor) const;
  bool fits(int kind, const std::vector<int>& kinds) const;  // one of them, or any if empty
  bool is_played(int kind) const;                            // it or what it belongs to
  bool is_proper(int kind) const;                            // it or what it belongs to
  int common(int x, int y) const;                            // nearest kind both belong to, or -1
  bool empty() const { return types.empty(); }
};

// Empty if there was any problem.
Vocabulary read_vocabulary(std::span<const cards::SourceFile> files, cards::Problems& problems);
inline Vocabulary read_vocabulary(const cards::SourceFile& file, cards::Problems& problems) {
  return read_vocabulary(std::span(&file, 1), problems);
}

}  // namespace wardroom::language
