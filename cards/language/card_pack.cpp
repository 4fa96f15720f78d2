#include "cards/language/card_pack.hpp"

#include <algorithm>

#include "cards/language/numbers.hpp"

namespace wardroom::language {
namespace {

cards::Effects as_played(const CardEffects& effects) {
  return {effects.text, effects.program, effects.texts};
}

cards::Card as_played(const Card& card) {
  cards::Card played{
      card.id, card.name, card.origin, card.added, card.kind, card.title, as_played(card.effects),
      {}};
  for (const FieldValue& value : card.fields)
    played.fields.push_back({value.field, value.numbers, value.text, as_played(value.effects)});
  return played;
}

cards::Deck as_played(const DeckFile& deck, const std::vector<Card>& cards) {
  cards::Deck played{deck.name, {}, {}};
  for (const DeckFile::Fact& fact : deck.facts) played.facts.push_back({fact.word, fact.text});
  for (const DeckFile::Line& line : deck.lines)
    played.lines.push_back(
        {line.count,
         static_cast<int>(std::ranges::find(cards, line.id, &Card::id) - cards.begin())});
  return played;
}

}  // namespace

cards::CardSet as_played(const CardFiles& set) {
  cards::CardSet played{set.name, set.note, {}, {}};
  for (const Card& card : set.cards) played.cards.push_back(as_played(card));
  for (const DeckFile& deck : set.decks) played.decks.push_back(as_played(deck, set.cards));
  return played;
}

std::vector<std::uint8_t> to_pack(const CardFiles& set) {
  if (set.vocabulary.empty()) return {};
  return cards::to_pack(as_played(set), {set.vocabulary.game, edition_of(set.vocabulary)});
}

}  // namespace wardroom::language
