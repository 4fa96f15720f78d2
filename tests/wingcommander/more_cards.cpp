#include "tests/wingcommander/more_cards.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "cards/language/card_pack.hpp"
#include "games/wingcommander/cards/compile.hpp"

namespace wardroom::wingcommander {
namespace {

const std::string kCards = "games/wingcommander/data/cards";

cards::SourceFile source(const std::string& folder, const std::string& name) {
  std::ifstream file(WARDROOM_SOURCE_DIR "/" + folder + "/" + name, std::ios::binary);
  return {name, {std::istreambuf_iterator<char>(file), {}}};
}

}  // namespace

const Set& with_more_cards() {
  static const Set set = [] {
    std::vector<cards::SourceFile> files;
    for (const char* name :
         {"vocabulary.toml", "set.toml", "fighters.toml", "pilots.toml", "weapons.toml",
          "crew.toml", "maneuvers.toml", "damage.toml", "modifiers.toml", "luck.toml",
          "awards.toml", "orders.toml", "carriers.toml"})
      files.push_back(source(kCards, name));
    files.push_back(source("tests/wingcommander", "more_cards.toml"));
    for (const char* name : {"decks/kilrathi.deck", "decks/terran.deck"})
      files.push_back(source(kCards, name));
    cards::Problems problems;
    const language::CardFiles cards = compile(files, problems);
    for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
    // Through the pack, as the program gets its cards.
    cards::LoadedCards loaded = cards_from_pack(language::to_pack(cards));
    EXPECT_EQ(loaded.problem, "");
    return make_set(std::move(loaded.set));
  }();
  return set;
}

}  // namespace wardroom::wingcommander
