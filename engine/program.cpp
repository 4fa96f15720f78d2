#include "engine/program.hpp"

#include "engine/pack.hpp"

namespace wardroom {
namespace {

// Numbers below 0xffff are stored in four bytes like all numbers of a pack.
std::uint16_t small(PackReader& pack, std::uint32_t most) {
  const std::uint32_t value = pack.number();
  if (value > most) pack.fail("a program in this pack has a number that is too large");
  return static_cast<std::uint16_t>(value);
}

bool is_root(NodeIndex index, const Program& program) {
  return index == kNoNode || index < program.nodes.size();
}

}  // namespace

void store(const Program& program, PackWriter& pack) {
  pack.number(static_cast<std::uint32_t>(program.nodes.size()));
  for (const Node& node : program.nodes) {
    pack.number(node.pattern);
    pack.number(node.first);
    pack.number(static_cast<std::uint16_t>(node.value));
    pack.byte(node.count);
  }
  pack.number(static_cast<std::uint32_t>(program.statements.size()));
  for (const Statement& statement : program.statements) {
    pack.byte(static_cast<std::uint8_t>(statement.kind));
    pack.byte(statement.times);
    pack.byte(statement.span);
    pack.byte(statement.registers);
    for (const NodeIndex root : {statement.moment, statement.condition, statement.cost,
                                 statement.steps, statement.duration})
      pack.number(root);
  }
}

Program load_program(PackReader& pack, std::span<const std::uint8_t> children) {
  Program program;
  const std::uint16_t nodes = small(pack, kNoNode - 1);
  for (std::size_t i = 0; i < nodes && pack.good(); ++i) {
    Node node;
    node.pattern = small(pack, static_cast<std::uint32_t>(children.size() - 1));
    node.first = small(pack, 0xffff);
    node.value = static_cast<std::int16_t>(small(pack, 0xffff));
    node.count = pack.byte();
    // Children behind their parent: every walk comes to an end.
    if (node.count > 0 && (node.first <= i || node.first + node.count > nodes))
      pack.fail("a program in this pack is not a tree");
    if (pack.good() && node.count < children[node.pattern])
      pack.fail("a program in this pack lacks something");
    program.nodes.push_back(node);
  }
  const std::uint16_t statements = small(pack, 0xff);
  for (std::size_t i = 0; i < statements && pack.good(); ++i) {
    Statement statement;
    const std::uint8_t kind = pack.byte();
    if (kind >= kStatementKinds) pack.fail("a statement in this pack is of no known kind");
    statement.kind = static_cast<StatementKind>(kind);
    statement.times = pack.byte();
    statement.span = pack.byte();
    statement.registers = pack.byte();
    for (NodeIndex* root : {&statement.moment, &statement.condition, &statement.cost,
                            &statement.steps, &statement.duration}) {
      *root = small(pack, 0xffff);
      if (!is_root(*root, program)) pack.fail("a statement in this pack begins nowhere");
    }
    program.statements.push_back(statement);
  }
  return pack.good() ? program : Program{};
}

}  // namespace wardroom
