#include "cards/language/language.hpp"

#include <functional>

#include "cards/source.hpp"
#include "engine/text/text.hpp"
#include "words/card_language.hpp"

namespace wardroom::language {
namespace {

void flatten_children(const Tree& tree, std::size_t at, Program& program) {
  const std::size_t first = program.nodes.size();
  program.nodes[at].first = static_cast<std::uint16_t>(tree.children.empty() ? 0 : first);
  program.nodes[at].count = static_cast<std::uint8_t>(tree.children.size());
  for (const Tree& child : tree.children)
    program.nodes.push_back(
        {static_cast<std::uint16_t>(child.pattern), 0, static_cast<std::int16_t>(child.value), 0});
  for (std::size_t i = 0; i < tree.children.size(); ++i)
    flatten_children(tree.children[i], first + i, program);
}

NodeIndex flatten(const std::optional<Tree>& tree, Program& program) {
  if (!tree) return kNoNode;
  const std::size_t root = program.nodes.size();
  program.nodes.push_back(
      {static_cast<std::uint16_t>(tree->pattern), 0, static_cast<std::int16_t>(tree->value), 0});
  flatten_children(*tree, root, program);
  return static_cast<NodeIndex>(root);
}

}  // namespace

Program flattened(const std::vector<StatementTree>& statements) {
  Program program;
  for (const StatementTree& tree : statements) {
    Statement statement;
    statement.kind = tree.kind;
    statement.times = static_cast<std::uint8_t>(tree.times);
    statement.span = static_cast<std::uint8_t>(tree.span_word);
    statement.registers = static_cast<std::uint8_t>(tree.registers);
    statement.moment = flatten(tree.moment, program);
    statement.condition = flatten(tree.condition, program);
    statement.cost = flatten(tree.cost, program);
    statement.steps = flatten(tree.steps, program);
    statement.duration = flatten(tree.duration, program);
    program.statements.push_back(statement);
  }
  return program;
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

void Compiler::find_undone(const StatementTree& statement, std::size_t offset,
                           const cards::TextPlaces& places, const std::string& file,
                           Language language, std::vector<Problem>& undone) const {
  if (vocabulary_.rules) return;
  each_tree(statement, [&](const Tree& tree) {
    if (Vocabulary::is_core(tree.pattern)) return;
    const cards::Place place = places.at(offset + tree.span.begin);
    undone.push_back(
        {file, place.line, place.column,
         words::statement::unhandled(language, vocabulary_.pattern(tree.pattern).name)});
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
        find_undone(*read.tree, from, places, file.name, problems.language(), effects.undone);
        effects.texts.push_back(say_statement(vocabulary_, titles_, *read.tree));
        effects.statements.push_back(std::move(*read.tree));
        effects.offsets.push_back(from);
      }
    }
    from = end + 1;
  }
  if (problems.list().size() != before) return {};
  effects.program = flattened(effects.statements);
  effects.text = say_card(effects.statements, effects.texts, part.played);
  return effects;
}

}  // namespace wardroom::language
