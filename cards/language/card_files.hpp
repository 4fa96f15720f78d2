// Card files of any game, read by its vocabulary: the kinds and [[field]] entries there say what
// stands on a card, and what the card does is compiled; and the deck files that come with them
// (deck_files.hpp). Native only: the engine loads packs (card_pack.hpp).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cards/card_set.hpp"
#include "cards/language/deck_files.hpp"
#include "cards/language/language.hpp"
#include "cards/problems.hpp"

namespace wardroom::language {

using cards::CardOrigin;

struct FieldValue {
  int field = 0;             // index among the fields of the vocabulary
  std::vector<int> numbers;  // a number (none for "*"), a flag (1), or the indexes of words
  Bilingual text;            // of texts; one that is not bilingual stands here twice
  CardEffects effects;       // of statements: what the card does in one of its parts
  cards::Place place;
};

struct Card {
  std::string id;
  Bilingual name;
  int kind = 0;
  int title = 0;  // index among the titles
  CardOrigin origin = CardOrigin::real;
  bool added = false;              // to the set itself
  std::vector<FieldValue> fields;  // those the card has, in the order of the vocabulary
  CardEffects effects;
  std::string file;
  cards::Place place;
  cards::Place id_place;

  const FieldValue* field(int index) const;  // null if the card does not have it
};

struct CardFiles {
  Vocabulary vocabulary;
  Titles titles;
  Bilingual name;
  Bilingual note;
  std::vector<Card> cards;
  std::vector<DeckFile> decks;
};

// A file with kinds. Words and patterns may stand in further files.
bool is_vocabulary(const cards::SourceFile& file);

// The set written in these files together; one of them is the vocabulary with its kinds. Empty if
// there was any problem.
//
// What is added to a set comes in files of the same form. They may have a [set], which then speaks
// for the whole, and decks; they may not have titles of the set.
CardFiles read_card_files(std::span<const cards::SourceFile> files, cards::Problems& problems,
                          std::span<const cards::SourceFile> added = {});
// The same, but whatever is good is there although there were problems.
CardFiles read_good_cards(std::span<const cards::SourceFile> files, cards::Problems& problems);

}  // namespace wardroom::language
