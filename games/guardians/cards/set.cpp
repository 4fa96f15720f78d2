#include "games/guardians/cards/set.hpp"

#include <algorithm>

namespace wardroom::guardians {
namespace {

using vocabulary::Pattern;

Pattern pattern_of(const Node& node) {
  return static_cast<Pattern>(node.pattern);
}

// What "only on one of your fighters or one of your fighter-bombers" allows.
void add_hosts(const Program& program, const Node& node, CardData& data) {
  if (pattern_of(node) != Pattern::objects) {
    for (const Node& part : program.children(node)) add_hosts(program, part, data);
    return;
  }
  Host host{static_cast<Kind>(node.value)};
  for (const Node& quality : program.children(node)) {
    if (pattern_of(quality) == Pattern::mine) host.yours = true;
    if (pattern_of(quality) == Pattern::has) host.catapults = true;
  }
  data.hosts.push_back(host);
}

std::uint8_t byte(std::optional<int> number) {
  return static_cast<std::uint8_t>(number.value_or(0));
}

CardData printed_on(const cards::Card& card) {
  const vocabulary::Fields on(card);
  CardData data;
  data.kind = static_cast<Kind>(card.kind);
  data.type = type_of(data.kind);
  data.unique = on.unique();
  data.cost = {byte(on.cost()), byte(on.personality_cost())};
  data.provides = {byte(on.influence()), byte(on.personality())};
  data.attack = byte(on.attack());
  data.support = byte(on.support());
  data.defense = byte(on.defense());
  data.movement = byte(on.movement());
  data.bombing = byte(on.bombing());
  data.catapults = byte(on.catapults());
  return data;
}

// What the rules have to know of a card's text before it does anything.
void read_statements(const Program& program, CardData& data) {
  for (const Statement& statement : program.statements) {
    const Node& step = program.node(statement.steps);
    if (statement.kind == StatementKind::only)
      add_hosts(program, step, data);
    else if (pattern_of(step) == Pattern::enters_used)
      data.enters_used = true;
    else
      data.ability = true;
  }
}

}  // namespace

Type type_of(Kind kind) {
  switch (kind) {
    case Kind::system: return Type::system;
    case Kind::special_system: return Type::special_system;
    case Kind::ship:
    case Kind::frigate:
    case Kind::destroyer:
    case Kind::cruiser:
    case Kind::carrier:
    case Kind::battleship:
    case Kind::dreadnought: return Type::ship;
    case Kind::squadron:
    case Kind::fighter:
    case Kind::bomber:
    case Kind::fighter_bomber: return Type::squadron;
    case Kind::crew: return Type::crew;
    case Kind::personality: return Type::personality;
    case Kind::artifact: return Type::artifact;
    case Kind::modifier: return Type::modifier;
    case Kind::weapon: return Type::weapon;
    case Kind::damage: return Type::damage;
    case Kind::fate: return Type::fate;
    default: return Type::tactic;
  }
}

bool is_a(Kind kind, Kind wanted) {
  if (kind == wanted || wanted == Kind::card) return true;
  if (wanted == Kind::ship) return type_of(kind) == Type::ship;
  return wanted == Kind::squadron && type_of(kind) == Type::squadron;
}

const CardData Set::kBlank{};

std::optional<CardId> Set::find(std::string_view id) const {
  const auto found = std::ranges::find(ids_, id);
  if (found == ids_.end()) return std::nullopt;
  return static_cast<CardId>(found - ids_.begin());
}

Set make_set(cards::CardSet cards) {
  Set set;
  for (cards::Card& card : cards.cards) {
    CardData data = printed_on(card);
    read_statements(card.does.program, data);
    set.data_.push_back(data);
    set.ids_.push_back(std::move(card.id));
    set.names_.push_back(std::move(card.name));
    set.programs_.push_back(std::move(card.does.program));
  }
  for (const cards::Deck& deck : cards.decks) {
    DeckList list;
    for (const cards::Deck::Line& line : deck.lines)
      for (int copy = 0; copy < line.count; ++copy) list.push_back(static_cast<CardId>(line.card));
    std::sort(list.begin(), list.end());
    set.decks_.push_back(list);
  }
  return set;
}

Set load_set(std::span<const std::uint8_t> pack) {
  return make_set(
      cards::cards_from_pack(pack, {"guardians", vocabulary::kEdition, vocabulary::kKindWords,
                                    vocabulary::kChildren, vocabulary::kFieldWords})
          .set);
}

}  // namespace wardroom::guardians
