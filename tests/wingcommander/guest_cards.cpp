#include "tests/wingcommander/guest_cards.hpp"

#include <fstream>
#include <iterator>

#include "games/wingcommander/card_files.hpp"

namespace wardroom::wingcommander {
namespace {

constexpr std::string_view kGuests = R"(
[[card]]  # WC-TRAITOR-13
id = "blair"
name = "Colonel Blair"
kind = "pilot"
side = "terran"
cost = { power = 3 }
attack = +1
medals = 2
loyal = true
origin = "original"

[[card]]
id = "thrakhath"
name = "Prince Thrakhath"
kind = "pilot"
side = "kilrathi"
cost = { power = 3 }
medals = 2
loyal = true
origin = "original"

[[card]]  # R-46: the same person under another name
id = "major-marshall"
name = "Major Marshall"
person = "Maniac"
kind = "pilot"
side = "terran"
cost = { power = 1 }
origin = "original"

[[card]]  # WC-AWARD-04, R-48: a pilot is discarded
id = "recalled"
name = "Recalled to Headquarters"
kind = "luck"
side = "terran"
cost = { power = 1 }
origin = "original"
does = "discard an enemy pilot not captive"

[[card]]  # R-48: destroyed outside a combat
id = "broadside"
name = "Broadside"
kind = "luck"
side = "terran"
cost = { power = 1 }
origin = "original"
does = "destroy an enemy flight beside one of your flights"

[[card]]  # WC-CAPITAL-07
id = "set-adrift"
name = "Set Adrift"
kind = "luck"
side = "terran"
cost = { power = 1 }
origin = "original"
does = "discard an enemy capital ship"

[[card]]  # R-41: Luck with a medal in its cost
id = "war-chest"
name = "War Chest"
kind = "luck"
side = "terran"
cost = { power = 1, medals = 1 }
origin = "original"
does = "gain 3 power"

[[card]]  # R-36: a capital ship without figures
id = "hulk"
name = "Hulk"
kind = "modifier"
side = "kilrathi"
nature = "capital"
cost = { power = 1 }
loss = 2
origin = "original"

[[card]]  # R-38: one type, cards of both sides
id = "hulk-t"
name = "Hulk"
kind = "modifier"
side = "terran"
nature = "capital"
cost = { power = 1 }
loss = 2
origin = "original"
)";

std::string text_of(const std::string& name) {
  std::ifstream stream(WARDROOM_SOURCE_DIR "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

Set make_guests() {
  std::vector<cards::SourceFile> files;
  for (const char* name :
       {"vocabulary.toml", "set.toml", "fighters.toml", "pilots.toml", "weapons.toml", "crew.toml",
        "maneuvers.toml", "damage.toml", "modifiers.toml", "luck.toml", "awards.toml",
        "orders.toml", "carriers.toml"})
    files.push_back({name, text_of("games/wingcommander/cards/" + std::string(name))});
  files.push_back({"guests.toml", std::string(kGuests)});
  for (const char* name : {"decks/kilrathi.deck", "decks/terran.deck"})
    files.push_back({name, text_of("games/wingcommander/cards/" + std::string(name))});
  cards::Problems problems;
  CardSet cards = compile(files, problems);
  for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
  // Through the pack, as the program gets its cards.
  LoadedCards loaded = cards_from_pack(to_pack(cards));
  EXPECT_EQ(loaded.problem, "");
  return make_set(std::move(loaded.set));
}

}  // namespace

const Set& set_with_guests() {
  static const Set set = make_guests();
  return set;
}

}  // namespace wardroom::wingcommander
