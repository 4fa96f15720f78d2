#include "games/wingcommander/cards/phrase_check.hpp"

#include <algorithm>

#include "games/wingcommander/cards/limits.hpp"
#include "words/wingcommander_card_check.hpp"

namespace wardroom::wingcommander {

namespace refused = words::refused;

bool has_quality(const Tree& phrase, Pattern quality) {
  return std::ranges::any_of(phrase.children, [&](const Tree& part) { return is(part, quality); });
}

void PhraseCheck::qualities(const Tree& objects) const {
  for (std::size_t i = 1; i < objects.children.size(); ++i) quality(objects.children[i], objects);
}

void PhraseCheck::quality(const Tree& tree, const Tree& objects) const {
  switch (pattern_of(tree)) {
    case Pattern::mine:
    case Pattern::enemy:
    case Pattern::named:
    case Pattern::engaged:
    case Pattern::at:
    case Pattern::traitor:
    case Pattern::captive: return;
    case Pattern::negated:
    case Pattern::either:
    case Pattern::both:
      for (const Tree& part : tree.children) quality(part, objects);
      return;
    case Pattern::has:
      if (tree.value >= kFigures) refuse_(tree, refused::quality(language_));
      return;
    case Pattern::compared:
      if (tree.value < kFigures) {
        const bool flies = kind_of(objects) == Kind::flight || kind_of(objects) == Kind::fighter;
        if (!flies) refuse_(tree, refused::quality(language_));
        if (!speaks_.values) refuse_(tree, refused::compared(language_));
      }
      number(tree.children[0].children.back());
      return;
    case Pattern::other:
      if (!speaks_.other) refuse_(tree, refused::quality(language_));
      return;
    case Pattern::across:
      if (!speaks_.flight) refuse_(tree, refused::quality(language_));
      return;
    case Pattern::here:
      if (!speaks_.here) refuse_(tree, refused::quality(language_));
      return;
    case Pattern::except:
    case Pattern::carrying:
    case Pattern::of_flight:
    case Pattern::beside: inner(tree.children[0]); return;
    default: refuse_(tree, refused::quality(language_));
  }
}

void PhraseCheck::inner(const Tree& phrase) const {
  switch (pattern_of(phrase)) {
    case Pattern::self:
      if (!speaks_.flight) refuse_(phrase, refused::quality(language_));
      return;
    case Pattern::reference:
      if (!remembers_(phrase.value)) refuse_(phrase, refused::memory(language_));
      return;
    case Pattern::either:
      for (const Tree& part : phrase.children) inner(part);
      return;
    case Pattern::objects: break;
    default: refuse_(phrase, refused::objects(language_)); return;
  }
  const Pattern quantity = quantity_of(phrase);
  if (quantity != Pattern::one && quantity != Pattern::the && quantity != Pattern::all)
    refuse_(phrase, refused::inner(language_));
  if (kind_of(phrase) == Kind::carrier) refuse_(phrase, refused::kind(language_));
  qualities(phrase);
}

void PhraseCheck::place(const Tree& objects) const {
  if (kind_of(objects) != Kind::flight) return;
  for (const Pattern place : {Pattern::engaged, Pattern::at, Pattern::beside, Pattern::across,
                              Pattern::here, Pattern::carrying})
    if (has_quality(objects, place)) return;
  // "not across" speaks of lanes, so of Flights that are somewhere.
  for (const Tree& part : objects.children)
    if (is(part, Pattern::negated) && is(part.children[0], Pattern::across)) return;
  refuse_(objects, refused::where(language_));
}

// How many there are: of one player, or of both together.
void PhraseCheck::amount(const Tree& phrase, bool of_one_player) const {
  if (!is(phrase, Pattern::objects)) return refuse_(phrase, refused::objects(language_));
  switch (quantity_of(phrase)) {
    case Pattern::one:
    case Pattern::the:
    case Pattern::all: break;
    case Pattern::exactly: number(phrase.children[0].children[0]); [[fallthrough]];
    case Pattern::none:
      if (of_one_player) break;
      [[fallthrough]];
    default: refuse_(phrase, refused::amount(language_));
  }
  qualities(phrase);
  place(phrase);
}

void PhraseCheck::condition(const Tree& tree, bool offered) const {
  switch (pattern_of(tree)) {
    case Pattern::both:
    case Pattern::either:
    case Pattern::negated:
      for (const Tree& part : tree.children) condition(part, offered);
      return;
    case Pattern::you_have:
    case Pattern::enemy_has: return amount(tree.children[0], true);
    case Pattern::exists: return amount(tree.children[0], false);
    case Pattern::so:
      if (!offered) refuse_(tree, refused::offered(language_));
      return;
    case Pattern::less:
    case Pattern::more:
    case Pattern::at_most:
    case Pattern::at_least:
    case Pattern::equal:
      for (const Tree& part : tree.children) number(part);
      return;
    default: refuse_(tree, refused::unknown_condition(language_));
  }
}

void PhraseCheck::number(const Tree& tree) const {
  switch (pattern_of(tree)) {
    case Pattern::number: return;
    case Pattern::sum:
    case Pattern::difference:
    case Pattern::product:
      for (const Tree& part : tree.children) number(part);
      return;
    case Pattern::count:
      inner(tree.children[0]);
      if (is(tree.children[0], Pattern::objects)) place(tree.children[0]);
      return;
    default: refuse_(tree, refused::reckoned(language_));
  }
}

}  // namespace wardroom::wingcommander
