// Programs: the tree written flat, and packs that carry it.
#include <gtest/gtest.h>

#include "engine/pack.hpp"
#include "tests/language/trial.hpp"

namespace wardroom::language {
namespace {

std::vector<std::uint8_t> children_of_trial() {
  std::vector<std::uint8_t> children(kCoreChildren.begin(), kCoreChildren.end());
  for (const Pattern& pattern : trial_vocabulary().patterns)
    children.push_back(static_cast<std::uint8_t>(pattern.places.size()));
  return children;
}

Program sample() {
  return flattened({read_trial("once per turn, answer a fate card: use 1: cancel it"),
                    read_trial("only on Leia for 1"),
                    read_trial("this ship has attack +1 and defense -2")});
}

void expect_same(const Program& program, const Node& node, const Tree& tree) {
  EXPECT_EQ(node.pattern, tree.pattern);
  EXPECT_EQ(node.value, tree.value);
  ASSERT_EQ(node.count, tree.children.size());
  for (std::size_t i = 0; i < tree.children.size(); ++i)
    expect_same(program, program.children(node)[i], tree.children[i]);
}

TEST(Program, IsTheTree) {
  const StatementTree tree = read_trial(
      "choose a ship, if its attack > number of your squadrons here: hit it otherwise draw 1 card");
  const Program program = flattened({tree});
  expect_same(program, program.node(program.statements[0].steps), *tree.steps);
  EXPECT_EQ(program.statements[0].moment, kNoNode);
  EXPECT_EQ(program.statements[0].registers, 1);
}

TEST(Program, KeepsStatements) {
  const Program program = sample();
  ASSERT_EQ(program.statements.size(), 3U);
  EXPECT_EQ(program.statements[0].kind, StatementKind::answer);
  EXPECT_EQ(program.statements[0].times, 1);
  EXPECT_EQ(program.statements[1].kind, StatementKind::only);
  EXPECT_EQ(program.statements[2].kind, StatementKind::lasting);
  const Node& change = program.node(program.statements[2].steps);
  EXPECT_EQ(change.pattern, static_cast<std::uint16_t>(CorePattern::change));
  const Node& less = program.children(change)[2];
  EXPECT_EQ(less.value, trial_vocabulary().find_word(kValue, "defense"));
  EXPECT_EQ(program.children(less)[0].value, -2);
}

TEST(Program, GoesThroughAPack) {
  PackWriter writer;
  store(sample(), writer);
  const auto bytes = writer.finish("TEST");
  PackReader reader(bytes, "TEST");
  EXPECT_EQ(load_program(reader, children_of_trial()), sample());
  EXPECT_TRUE(reader.finished());
}

// Every walk over a loaded program ends and finds the children it relies on.
TEST(Program, RefusesWhatIsNoTree) {
  const auto refused = [](const std::function<void(Program&)>& change) {
    Program program = sample();
    change(program);
    PackWriter writer;
    store(program, writer);
    const auto bytes = writer.finish("TEST");
    PackReader reader(bytes, "TEST");
    const Program loaded = load_program(reader, children_of_trial());
    return !reader.good() && loaded.nodes.empty() && loaded.statements.empty();
  };
  EXPECT_FALSE(refused([](Program&) {}));
  EXPECT_TRUE(refused([](Program& program) { program.nodes[0].pattern = 999; }));
  EXPECT_TRUE(refused([](Program& program) { program.nodes[0].first = 0; }));
  EXPECT_TRUE(refused([](Program& program) { program.nodes[0].count = 200; }));
  EXPECT_TRUE(refused([](Program& program) { program.nodes[0].count = 0; }));
  EXPECT_TRUE(refused([](Program& program) { program.statements[0].steps = 900; }));
  EXPECT_TRUE(refused(
      [](Program& program) { program.statements[0].kind = static_cast<StatementKind>(9); }));
}

}  // namespace
}  // namespace wardroom::language
