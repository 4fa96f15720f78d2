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

void Set::add(std::string id, CardData data, Program program) {
  data.type = type_of(data.kind);
  for (const Statement& statement : program.statements) {
    const Node& step = program.node(statement.steps);
    if (statement.kind == StatementKind::only)
      add_hosts(program, step, data);
    else if (pattern_of(step) == Pattern::enters_used)
      data.enters_used = true;
    else
      data.ability = true;
  }
  data_.push_back(data);
  ids_.push_back(std::move(id));
  programs_.push_back(std::move(program));
}

std::optional<CardId> Set::find(std::string_view id) const {
  const auto found = std::ranges::find(ids_, id);
  if (found == ids_.end()) return std::nullopt;
  return static_cast<CardId>(found - ids_.begin());
}

}  // namespace wardroom::guardians
