#include "cards/language/language.hpp"

#include <algorithm>
#include <functional>

#include "cards/source.hpp"
#include "engine/text/text.hpp"
#include "words/card_language.hpp"

namespace wardroom::language {
namespace {

class Flattener {
 public:
  Program program;
  std::vector<const Tree*> trees;  // where each node comes from

  NodeIndex add(const std::optional<Tree>& tree) {
    if (!tree) return kNoNode;
    const std::size_t root = program.nodes.size();
    add_node(*tree);
    add_children(*tree, root);
    return static_cast<NodeIndex>(root);
  }

 private:
  void add_node(const Tree& tree) {
    program.nodes.push_back(
        {static_cast<std::uint16_t>(tree.pattern), 0, static_cast<std::int16_t>(tree.value), 0});
    trees.push_back(&tree);
  }
  void add_children(const Tree& tree, std::size_t at) {
    const std::size_t first = program.nodes.size();
    program.nodes[at].first = static_cast<std::uint16_t>(tree.children.empty() ? 0 : first);
    program.nodes[at].count = static_cast<std::uint8_t>(tree.children.size());
    for (const Tree& child : tree.children) add_node(child);
    for (std::size_t i = 0; i < tree.children.size(); ++i)
      add_children(tree.children[i], first + i);
  }
};

}  // namespace

Program flattened(const std::vector<StatementTree>& statements, std::vector<const Tree*>* trees) {
  Flattener flat;
  for (const StatementTree& tree : statements) {
    Statement statement;
    statement.kind = tree.kind;
    statement.times = static_cast<std::uint8_t>(tree.times);
    statement.span = static_cast<std::uint8_t>(tree.span_word);
    statement.registers = static_cast<std::uint8_t>(tree.registers);
    statement.moment = flat.add(tree.moment);
    statement.condition = flat.add(tree.condition);
    statement.cost = flat.add(tree.cost);
    statement.steps = flat.add(tree.steps);
    statement.duration = flat.add(tree.duration);
    flat.program.statements.push_back(statement);
  }
  if (trees != nullptr) *trees = std::move(flat.trees);
  return std::move(flat.program);
}

void Compiler::check_native(const StatementTree& statement, std::size_t offset,
                            const cards::TextPlaces& places, const std::string& file,
                            cards::Problems& problems) {
  each_tree(statement, [&](const Tree& tree) {
    if (Vocabulary::is_core(tree.pattern) || !vocabulary_.pattern(tree.pattern).native) return;
    const auto [first, fresh] = native_.emplace(tree.pattern, cards_);
    if (!fresh && first->second != cards_)
      problems.add(file, places.at(offset + tree.span.begin),
                   words::statement::native_twice(problems.language(),
                                                  vocabulary_.pattern(tree.pattern).name));
  });
}

CardEffects Compiler::compile(const cards::SourceFile& file, const toml::node& does,
                              cards::Problems& problems, Part part) {
  CardEffects effects;
  const auto* value = does.as_string();
  if (value == nullptr) return effects;
  if (part.first) ++cards_;
  const std::string_view text = value->get();
  const cards::TextPlaces places(file, does);
  const std::size_t before = problems.list().size();
  std::vector<std::size_t> offsets;  // where each statement begins
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    const std::string_view line = text.substr(from, end - from);
    if (!trimmed(line).empty()) {
      ReadStatement read = read_statement(vocabulary_, titles_, line, problems.language());
      for (StatementProblem& problem : read.problems)
        problems.add(file.name, places.at(from + problem.offset), std::move(problem.message));
      if (read.tree) {
        check_native(*read.tree, from, places, file.name, problems);
        effects.texts.push_back(say_statement(vocabulary_, titles_, *read.tree));
        effects.statements.push_back(std::move(*read.tree));
        offsets.push_back(from);
      }
    }
    from = end + 1;
  }
  if (problems.list().size() != before) return {};
  effects.file = file.name;
  std::vector<const Tree*> trees;
  effects.program = flattened(effects.statements, &trees);
  // The nodes of a statement stand together, in the order of the statements.
  std::size_t statement = 0;
  const auto first_node = [&](std::size_t of) {
    const Statement& each = effects.program.statements[of];
    return std::min({each.moment, each.condition, each.cost, each.steps, each.duration});
  };
  for (std::size_t i = 0; i < trees.size(); ++i) {
    if (statement + 1 < offsets.size() && i >= first_node(statement + 1)) ++statement;
    effects.places.push_back(places.at(offsets[statement] + trees[i]->span.begin));
  }
  effects.text = say_card(effects.statements, effects.texts, part.played);
  return effects;
}

}  // namespace wardroom::language
