// Card files of any game, read by its vocabulary: the kinds and [[field]] entries there say what
// stands on a card, and what the card does is compiled. Native only: the engine loads packs.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/language/language.hpp"
#include "cards/problems.hpp"

namespace wardroom::language {

// Whether a card is as printed, a printed one that was completed, or our own.
enum class CardOrigin : std::uint8_t { real, completion, original };

struct FieldValue {
  int field = 0;             // index among the fields of the vocabulary
  std::vector<int> numbers;  // a number (none for "*"), a flag (1), or the indexes of words
  Bilingual text;            // of texts; one that is not bilingual stands here twice
  CardEffects effects;       // of statements: what the card does in one of its parts
};

struct Card {
  std::string id;
  Bilingual name;
  int kind = 0;
  int title = 0;  // index among the titles
  CardOrigin origin = CardOrigin::real;
  std::vector<FieldValue> fields;  // those the card has, in the order of the vocabulary
  CardEffects effects;

  const FieldValue* field(int index) const;  // null if the card does not have it
};

struct CardFiles {
  Vocabulary vocabulary;
  Titles titles;
  Bilingual name;
  Bilingual note;
  std::vector<Card> cards;
};

// A file with kinds. Words and patterns may stand in further files.
bool is_vocabulary(const cards::SourceFile& file);

// The set written in these files together; one of them is the vocabulary with its kinds. Empty if
// there was any problem.
CardFiles read_card_files(std::span<const cards::SourceFile> files, cards::Problems& problems);

}  // namespace wardroom::language
