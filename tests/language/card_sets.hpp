// The cards of the games that are written in the card language, compiled.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/language/card_files.hpp"

namespace wardroom::language {

// The vocabulary first.
std::vector<cards::SourceFile> files_of(std::string_view game);
const CardFiles& cards_of(std::string_view game);

// Fails the test if there is none.
const Card& card_of(std::string_view game, std::string_view id);
// The value a card has in a field, or nothing.
const FieldValue* field_of(std::string_view game, std::string_view id, std::string_view field);
// How many cards are of a kind, or of one that belongs to it.
std::ptrdiff_t count_of_kind(const CardFiles& set, std::string_view kind);

// What a card does, and what it does on one side or played in one way.
struct Part {
  std::string field;  // empty for what the whole card does
  const CardEffects* effects;
};
std::vector<Part> parts_of(const CardFiles& set, const Card& card);
// Calls visit(tree) for each statement of the set.
template <class Visitor>
void each_statement(const CardFiles& set, Visitor visit) {
  for (const Card& card : set.cards)
    for (const Part& part : parts_of(set, card))
      for (const StatementTree& tree : part.effects->statements) visit(tree);
}

}  // namespace wardroom::language
