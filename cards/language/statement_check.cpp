#include <algorithm>

#include "cards/language/statement_reader.hpp"
#include "words/card_language.hpp"

namespace wardroom::language {
namespace {

class Checker {
 public:
  Checker(const Vocabulary& vocabulary, Language language)
      : vocabulary_(vocabulary), language_(language) {}

  std::vector<StatementProblem> check(const StatementTree& statement) {
    for (const auto* part : {&statement.moment, &statement.condition, &statement.cost,
                             &statement.steps, &statement.duration})
      if (*part) walk(**part);
    return std::move(problems_);
  }

 private:
  void problem(const Tree& tree, std::string message) {
    problems_.push_back({tree.span.begin, std::move(message)});
  }

  void walk(const Tree& tree) {
    if (tree.is(CorePattern::may)) offered_ = true;
    if (tree.is(CorePattern::so) && !offered_)
      problem(tree, words::statement::so_without_offer(language_));
    if (tree.is(CorePattern::steps)) check_order(tree);
    if (tree.is(CorePattern::negated)) check_negation(tree);
    check_comparison(tree);
    if (tree.is(CorePattern::matches) && tree.children[1].is(CorePattern::negated)) {
      // "is not" needs no words of the vocabulary.
      walk(tree.children[0]);
      return walk(tree.children[1].children[0]);
    }
    if (!Vocabulary::is_core(tree.pattern)) {
      const Pattern& pattern = vocabulary_.pattern(tree.pattern);
      if (!pattern.handled) problem(tree, words::statement::unhandled(language_, pattern.name));
    }
    for (const Tree& child : tree.children) walk(child);
  }

  bool ends(const Tree& tree) const {
    if (tree.is(CorePattern::steps))
      return std::ranges::any_of(tree.children, [&](const Tree& child) { return ends(child); });
    if (tree.is(CorePattern::conditional))
      return tree.children.size() > 2 && ends(tree.children[1]) && ends(tree.children[2]);
    return !Vocabulary::is_core(tree.pattern) && vocabulary_.pattern(tree.pattern).ends;
  }

  void check_order(const Tree& steps) {
    for (std::size_t i = 0; i + 1 < steps.children.size(); ++i)
      if (ends(steps.children[i]))
        return problem(steps.children[i + 1], words::statement::unreachable(language_));
  }

  void check_negation(const Tree& negated) {
    const Tree& what = negated.children[0];
    if (Vocabulary::is_core(what.pattern)) return;
    const Pattern& pattern = vocabulary_.pattern(what.pattern);
    if (!pattern.negative[0].empty()) return;
    const std::string source = pattern.source.empty() ? "" : pattern.source[0].text;
    problem(negated, words::statement::no_words_for_not(language_, source, pattern.name));
  }

  // Two numbers as written: nothing to find out.
  void check_comparison(const Tree& tree) {
    if (tree.children.size() != 2 || !tree.children[0].is(CorePattern::number) ||
        !tree.children[1].is(CorePattern::number))
      return;
    const int x = tree.children[0].value;
    const int y = tree.children[1].value;
    const auto answer = [&](CorePattern core, bool holds) {
      if (tree.is(core))
        problem(tree,
                holds ? words::statement::always(language_) : words::statement::never(language_));
    };
    answer(CorePattern::less, x < y);
    answer(CorePattern::more, x > y);
    answer(CorePattern::at_most, x <= y);
    answer(CorePattern::at_least, x >= y);
    answer(CorePattern::equal, x == y);
  }

  const Vocabulary& vocabulary_;
  Language language_;
  std::vector<StatementProblem> problems_;
  bool offered_ = false;
};

}  // namespace

std::vector<StatementProblem> check_statement(const Vocabulary& vocabulary,
                                              const StatementTree& statement, Language language) {
  return Checker(vocabulary, language).check(statement);
}

}  // namespace wardroom::language
