// From card files to the cards of Wing Commander. Native only: the engine itself loads packs.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cards/language/language.hpp"
#include "cards/problems.hpp"
#include "games/wingcommander/cards/card_source.hpp"

namespace wardroom::wingcommander {

// The set written in these files together: the vocabulary first, then card files, and deck files
// (whose names end in .deck) for the starter decks. Empty if there was any problem.
//
// What is added to a set comes in files of the same form. They may have a [set], which then speaks
// for the whole, and decks, which take the place of the starter decks of their sides; they may not
// have titles of the set or carriers, of which a side has one.
CardSet compile(std::span<const cards::SourceFile> files, cards::Problems& problems,
                std::span<const cards::SourceFile> added = {});

// The same, with what only tools need: the statements as trees.
struct CompiledSet {
  CardSet set;
  language::Vocabulary vocabulary;
  language::Titles titles;
  std::vector<std::vector<language::StatementTree>> statements;  // of each card
};
CompiledSet compile_with_trees(std::span<const cards::SourceFile> files, cards::Problems& problems,
                               std::span<const cards::SourceFile> added = {});

// A deck file: "name ...", "side terran", "carrier ID" and lines such as "6 arrow"; # starts a
// comment.
struct DeckSource {
  std::string name;
  CardSide side = CardSide::both;
  std::vector<std::pair<int, std::size_t>> cards;  // how often, and the index of the card
};
DeckSource read_deck(const cards::SourceFile& file, const CardSet& set, cards::Problems& problems);

}  // namespace wardroom::wingcommander
