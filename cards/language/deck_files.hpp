// Deck files that come with a set of any game: "name ...", lines such as "6 arrow", and further
// words that mean something to the game, such as "side terran"; # starts a comment. Their names end
// in ".deck". Native only.
#pragma once

#include <string>
#include <vector>

#include "cards/problems.hpp"

namespace wardroom::language {

struct DeckFile {
  struct Fact {
    std::string word;
    std::string text;
    cards::Place place;  // of the text
  };
  struct Line {
    int count = 0;
    std::string id;
    cards::Place place;  // of the id
  };
  std::string file;
  std::string name;
  bool added = false;  // to the set itself
  std::vector<Fact> facts;
  std::vector<Line> lines;

  const Fact* fact(std::string_view word) const;  // null if there is none
};

bool is_deck_file(const cards::SourceFile& file);
DeckFile read_deck_file(const cards::SourceFile& file, cards::Problems& problems);

}  // namespace wardroom::language
