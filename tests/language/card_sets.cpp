#include "tests/language/card_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/language/trial.hpp"

namespace wardroom::language {
namespace {

const std::vector<std::string>& names_of_files(std::string_view game) {
  static const std::map<std::string, std::vector<std::string>, std::less<>> names = {
      {"guardians",
       {"vocabulary.toml", "set.toml", "systems.toml", "special_systems.toml", "ships.toml",
        "squadrons.toml", "crew.toml", "personalities.toml", "artifacts.toml", "modifiers.toml",
        "weapons.toml", "damage.toml", "fate.toml", "tactics.toml", "decks/line-of-battle.deck",
        "decks/wings-of-the-sector.deck"}},
      {"starwars",
       {"vocabulary.toml", "vocabulary/names.toml", "vocabulary/qualifiers.toml",
        "vocabulary/conditions.toml", "vocabulary/lasting.toml", "vocabulary/actions.toml",
        "vocabulary/numbers.toml", "set.toml", "characters.toml", "droids.toml", "creatures.toml",
        "starships.toml", "vehicles.toml", "weapons.toml", "devices.toml", "effects.toml",
        "epic_events.toml", "interrupts.toml", "locations.toml"}},
      {"wingcommander",
       {"vocabulary.toml", "set.toml", "fighters.toml", "pilots.toml", "weapons.toml", "crew.toml",
        "maneuvers.toml", "damage.toml", "modifiers.toml", "luck.toml", "awards.toml",
        "orders.toml", "carriers.toml", "decks/kilrathi.deck", "decks/terran.deck"}}};
  return names.find(game)->second;
}

}  // namespace

std::vector<cards::SourceFile> files_of(std::string_view game) {
  std::vector<cards::SourceFile> files;
  for (const std::string& name : names_of_files(game))
    files.push_back({name, file_text("games/" + std::string(game) + "/data/cards/" + name)});
  return files;
}

const CardFiles& cards_of(std::string_view game) {
  static std::map<std::string, CardFiles, std::less<>> sets;
  if (const auto known = sets.find(game); known != sets.end()) return known->second;
  cards::Problems problems;
  CardFiles set = read_card_files(files_of(game), problems);
  for (const cards::Problem& problem : problems.list()) ADD_FAILURE() << problem.text();
  return sets.emplace(game, std::move(set)).first->second;
}

const Card& card_of(std::string_view game, std::string_view id) {
  const auto& cards = cards_of(game).cards;
  const auto found = std::ranges::find(cards, id, &Card::id);
  if (found != cards.end()) return *found;
  ADD_FAILURE() << "no card " << id;
  static const Card none;
  return none;
}

const FieldValue* field_of(std::string_view game, std::string_view id, std::string_view field) {
  return card_of(game, id).field(cards_of(game).vocabulary.find_field(field));
}

std::ptrdiff_t count_of_kind(const CardFiles& set, std::string_view kind) {
  const int wanted = set.vocabulary.find_word(kKind, kind);
  return std::ranges::count_if(
      set.cards, [&](const Card& card) { return set.vocabulary.is_a(card.kind, wanted); });
}

std::vector<Part> parts_of(const CardFiles& set, const Card& card) {
  std::vector<Part> parts;
  if (!card.effects.statements.empty()) parts.push_back({"", &card.effects});
  for (const FieldValue& value : card.fields)
    if (!value.effects.statements.empty())
      parts.push_back(
          {set.vocabulary.fields[static_cast<std::size_t>(value.field)].name, &value.effects});
  return parts;
}

}  // namespace wardroom::language
