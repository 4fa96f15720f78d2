#include "tests/wingcommander/more_cards.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/wingcommander/card_files.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr const char* kMoreCards = R"(
[[card]]
id = "maniac-returns"
name = "Maniac Returns"
kind = "pilot"
side = "terran"
person = "Maniac"
cost = { power = 1 }
defence = +1
origin = "original"

[[card]]
id = "veteran"
name = "Veteran"
kind = "pilot"
side = "terran"
cost = { power = 1 }
medals = 2
origin = "original"

[[card]]
id = "chieftain"
name = "Chieftain"
kind = "pilot"
side = "kilrathi"
cost = { power = 1 }
bombing = -3
medals = 3
origin = "original"

[[card]]
id = "kite"
name = "Kite"
kind = "fighter"
side = "kilrathi"
cost = { power = 0 }
attack = 0
support = 0
maneuver = 0
defence = 0
origin = "original"

[[card]]
id = "bomb-sight"
name = "Bomb Sight"
kind = "weapon"
side = "terran"
cost = { power = 1 }
bombing = +1
origin = "original"

[[card]]
id = "siege-gun"
name = "Siege Gun"
kind = "weapon"
side = "terran"
cost = { power = 1 }
defence = -1
origin = "original"
does = "this flight has attack 7"

[[card]]
id = "dead-weight"
name = "Dead Weight"
kind = "weapon"
side = "terran"
cost = { power = 1 }
support = -3
origin = "original"

[[card]]
id = "tuned-engine"
name = "Tuned Engine"
kind = "weapon"
side = "kilrathi"
cost = { power = 1 }
attack = +1
support = +2
maneuver = +3
defence = +4
origin = "original"

[[card]]
id = "famine"
name = "Famine"
kind = "crew"
side = "kilrathi"
cost = { power = 1, medals = 2 }
origin = "original"
does = "you gain 1 more power in your draw phase"
)";

cards::SourceFile source(const std::string& name) {
  std::ifstream file(WARDROOM_SOURCE_DIR "/games/wingcommander/cards/" + name, std::ios::binary);
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
      files.push_back(source(name));
    files.push_back({"more.toml", kMoreCards});
    for (const char* name : {"decks/kilrathi.deck", "decks/terran.deck"})
      files.push_back(source(name));
    cards::Problems problems;
    CardSet cards = compile(files, problems);
    for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
    return make_set(std::move(cards));
  }();
  return set;
}

}  // namespace wardroom::wingcommander
