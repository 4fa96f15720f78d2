// From card files to the cards of Wing Commander: what the reader of any game reads
// (cards/language/card_files.hpp), and what this game demands of its cards besides. Native only:
// the engine itself loads packs.
#pragma once

#include <span>

#include "cards/language/card_files.hpp"

namespace wardroom::wingcommander {

// The set written in these files together: the vocabulary, card files, and deck files for the
// starter decks. Empty if there was any problem.
//
// What is added to a set may bring decks, which take the place of the starter decks of their sides,
// but no carriers, of which a side has one.
language::CardFiles compile(std::span<const cards::SourceFile> files, cards::Problems& problems,
                            std::span<const cards::SourceFile> added = {});

}  // namespace wardroom::wingcommander
