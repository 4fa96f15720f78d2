#include "cards/language/statement_reader.hpp"

#include <algorithm>
#include <functional>

#include "cards/problems.hpp"
#include "cards/source_words.hpp"
#include "engine/text/text.hpp"
#include "words/card_language.hpp"

namespace wardroom::language {
namespace {

std::string first_word(std::string_view words) {
  return std::string(words.substr(0, std::min(words.find(' '), words.size())));
}

class Reader {
 public:
  Reader(const Vocabulary& vocabulary, const Titles& titles, std::string_view text,
         Language language)
      : vocabulary_(vocabulary), titles_(titles), text_(text), language_(language) {}

  ReadStatement read() {
    ShapeProblem problem;
    const auto shape = parse_shape(
        text_, [this](const Phrase& phrase) { return opens_head(phrase); }, language_, problem);
    if (!shape)
      problems_.push_back(problem);
    else if (shape->only)
      read_only(*shape->only);
    else
      read_parts(*shape);
    if (problems_.empty()) {
      finish_registers();
      problems_ = check_statement(vocabulary_, statement_, language_);
    }
    ReadStatement result;
    if (problems_.empty()) result.tree = std::move(statement_);
    result.problems = std::move(problems_);
    return result;
  }

 private:
  Matcher matcher(const Phrase& phrase) { return {vocabulary_, titles_, phrase, known_}; }

  void problem(Span at, std::string message) {
    problems_.push_back({at.begin, std::move(message)});
  }

  // A phrase that begins as a moment or a limit does, unless it is a step or a cost as it stands.
  bool opens_head(const Phrase& phrase) {
    if (phrase.empty()) return false;
    const std::string& first = phrase[0].text;
    const bool limit =
        first == "once" || first == "twice" ||
        (phrase[0].kind == Token::number && phrase.size() > 1 && phrase[1].text == "times");
    const bool moment = std::ranges::any_of(vocabulary_.patterns, [&](const Pattern& pattern) {
      return pattern.category == Category::moment && !pattern.source.empty() &&
             first_word(pattern.source[0].text) == first;
    });
    return limit || (moment && !matcher(phrase).cost() && !matcher(phrase).step());
  }

  // ----- parts -----------------------------------------------------------------------------------

  void read_only(const Shape& shape) {
    statement_.kind = StatementKind::only;
    if (shape.marked)
      add_condition(shape);
    else
      statement_.steps = matched(shape.phrase, &Matcher::restriction);
  }

  void read_parts(const StatementShape& shape) {
    bool lasting = false;
    for (const Shape& item : shape.head) {
      if (item.kind == ShapeKind::condition) {
        lasting |= item.marked;
        add_condition(item);
      } else {
        read_moment(item);
      }
    }
    if (lasting && statement_.moment)
      problem(statement_.moment->span, words::statement::while_and_moment(language_));
    if (shape.cost) {
      Tree cost = core(CorePattern::steps, shape.cost->span);
      for (const Shape& item : shape.cost->children)
        for (const Shape& part : item.children) read_cost(part, cost);
      statement_.cost = std::move(cost);
    }
    if (shape.steps) {
      statement_.steps = read_steps(*shape.steps);
      take_duration(*statement_.steps);
    }
    if (problems_.empty()) find_kind(lasting);
  }

  void read_moment(const Shape& item) {
    Matcher limits = matcher(item.phrase);
    const bool says_limit = item.phrase[0].text == "once" || item.phrase[0].text == "twice" ||
                            item.phrase[0].kind == Token::number;
    if (says_limit) {
      if (statement_.times > 0) problem(item.span, words::statement::second_limit(language_));
      limits.watch();
      const auto limit = limits.limit();
      if (!limit) return report(item.phrase, limits.failure());
      statement_.times = limit->first;
      statement_.span_word = limit->second;
      return;
    }
    if (statement_.moment) problem(item.span, words::statement::second_moment(language_));
    statement_.moment = matched(item.phrase, &Matcher::moment);
    if (statement_.moment) announce(*statement_.moment);
  }

  void add_condition(const Shape& item) {
    auto condition = matched(item.phrase, &Matcher::condition);
    if (!condition) return;
    announce(*condition);
    if (!statement_.condition) {
      statement_.condition = std::move(condition);
      return;
    }
    Tree joined = core(CorePattern::both, condition->span);
    if (statement_.condition->is(CorePattern::both))
      joined.children = std::move(statement_.condition->children);
    else
      joined.children.push_back(std::move(*statement_.condition));
    if (condition->is(CorePattern::both))
      std::ranges::move(condition->children, std::back_inserter(joined.children));
    else
      joined.children.push_back(std::move(*condition));
    statement_.condition = std::move(joined);
  }

  void read_cost(const Shape& item, Tree& cost) {
    if (item.kind != ShapeKind::phrase)
      return problem(item.span, words::statement::expected_end(language_));
    auto tree = matched(item.phrase, &Matcher::cost);
    if (!tree) return;
    announce(*tree);
    cost.children.push_back(std::move(*tree));
  }

  Tree read_steps(const Shape& shape) {
    Tree steps = core(CorePattern::steps, shape.span);
    for (const Shape& item : shape.children) steps.children.push_back(read_step(item));
    if (steps.children.size() != 1) return steps;
    Tree only = std::move(steps.children[0]);
    return only;
  }

  Tree read_step(const Shape& shape) {
    switch (shape.kind) {
      case ShapeKind::conditional: {
        Tree tree = core(CorePattern::conditional, shape.span);
        const std::size_t known = known_.size();
        auto condition = matched(shape.children[0].phrase, &Matcher::condition);
        if (condition) announce(*condition);
        tree.children.push_back(condition.value_or(Tree{}));
        tree.children.push_back(read_steps(shape.children[1]));
        known_.resize(known);  // names of a branch are not known outside
        if (shape.children.size() > 2) tree.children.push_back(read_steps(shape.children[2]));
        known_.resize(known);
        return tree;
      }
      case ShapeKind::choose_one: {
        Tree tree = core(CorePattern::choose_one, shape.span);
        for (const Shape& choice : shape.children) {
          const std::size_t known = known_.size();
          tree.children.push_back(read_steps(choice));
          known_.resize(known);
        }
        return tree;
      }
      case ShapeKind::may: {
        Tree tree = core(CorePattern::may, shape.span);
        tree.value = shape.who;
        tree.children.push_back(read_step(shape.children[0]));
        return tree;
      }
      case ShapeKind::steps: return read_steps(shape);
      default: break;
    }
    auto tree = matched(shape.phrase, &Matcher::step);
    if (!tree) return {};
    announce(*tree);
    return std::move(*tree);
  }

  // What stands at the very end holds for the whole statement.
  void take_duration(Tree& steps) {
    Tree* last = &steps;
    while (last->is(CorePattern::steps) && !last->children.empty()) last = &last->children.back();
    if (!last->is(CorePattern::during)) return;
    Tree step = std::move(last->children[0]);
    statement_.duration = std::move(last->children[1]);
    *last = std::move(step);
  }

  bool all_lasting(const Tree& tree) const {
    if (tree.is(CorePattern::change)) return true;
    if (tree.is(CorePattern::steps))
      return std::ranges::all_of(tree.children, [&](const Tree& x) { return all_lasting(x); });
    return !Vocabulary::is_core(tree.pattern) && vocabulary_.pattern(tree.pattern).lasting;
  }

  void find_kind(bool lasting) {
    const bool could_last = all_lasting(*statement_.steps) && !statement_.duration;
    if (statement_.moment) {
      const Tree* moment = &*statement_.moment;
      while (Vocabulary::is_core(moment->pattern)) moment = &moment->children.front();
      statement_.kind = vocabulary_.pattern(moment->pattern).kind;
    } else if (lasting) {
      statement_.kind = StatementKind::lasting;
      if (!could_last) problem(statement_.steps->span, words::statement::not_lasting(language_));
    } else {
      statement_.kind =
          could_last && !statement_.cost ? StatementKind::lasting : StatementKind::act;
    }
  }

  // ----- what was named --------------------------------------------------------------------------

  static Tree core(CorePattern pattern, Span span) {
    Tree tree;
    tree.pattern = static_cast<int>(pattern);
    tree.span = span;
    return tree;
  }

  int remember(const Type& type, int kind, const std::string& name, Span span) {
    if (!name.empty()) check_name(name, span);
    known_.push_back({type, kind, name, next_register_});
    return next_register_++;
  }

  void check_name(const std::string& name, Span span) {
    if (std::ranges::any_of(known_, [&](const Known& known) { return known.name == name; }))
      problem(span, words::statement::name_twice(language_, name));
    for (const WordType& type : vocabulary_.types)
      for (const Word& word : type.words)
        if (word.source == name || word.source_plural == name)
          return problem(span, words::statement::name_is_word(language_, name));
  }

  void announce_objects(Tree& tree, int number) {
    if (tree.is(CorePattern::reference) && tree.kind >= 0) {
      known_.push_back({{Type::objects, {}, -1}, tree.kind, "", tree.value});
    } else if (tree.is(CorePattern::objects)) {
      Tree& quantity = tree.children[0];
      if (quantity.is(CorePattern::none)) return;
      quantity.value = number >= 0
                           ? number
                           : remember({Type::objects, {}, -1}, tree.kind, tree.label, tree.span);
    } else if (tree.is(CorePattern::either) || tree.is(CorePattern::both)) {
      if (tree.type >= 0 || !std::ranges::any_of(tree.children, [](const Tree& child) {
            return child.is(CorePattern::objects);
          }))
        return;
      number = remember({Type::objects, {}, -1}, tree.kind, "", tree.span);
      for (Tree& child : tree.children) announce_objects(child, number);
    }
  }

  // What a phrase speaks of can be meant by "it" in what follows.
  void announce(Tree& tree) {
    if (!Vocabulary::is_core(tree.pattern)) {
      const Pattern& pattern = vocabulary_.pattern(tree.pattern);
      for (Tree& child : tree.children) announce_objects(child, -1);
      if (pattern.gives.sort != Type::nothing) {
        const int kind = pattern.gives.kinds.empty() ? -1 : pattern.gives.kinds[0];
        tree.value = remember(pattern.gives, kind, tree.label, tree.span);
      }
    } else if (tree.is(CorePattern::choose) || tree.is(CorePattern::change) ||
               tree.is(CorePattern::exists) || tree.is(CorePattern::matches)) {
      announce_objects(tree.children[0], -1);
    } else if (tree.is(CorePattern::during)) {
      announce(tree.children[0]);
    } else if (tree.is(CorePattern::either) && !tree.children.empty()) {
      // Moments that are alike: what one of them speaks of is what the others do.
      const int first = next_register_;
      const std::size_t known = known_.size();
      for (Tree& child : tree.children) {
        next_register_ = first;
        known_.resize(known);
        announce(child);
      }
    } else if (tree.is(CorePattern::both)) {
      for (Tree& child : tree.children) announce(child);
    }
  }

  // Registers nobody reads are given up, the others numbered from 0.
  void finish_registers() {
    std::vector<int> used;
    each_tree(statement_, [&](Tree& tree) {
      if (tree.is(CorePattern::reference) && std::ranges::find(used, tree.value) == used.end())
        used.push_back(tree.value);
    });
    std::ranges::sort(used);
    const auto number = [&](int old) {
      const auto found = std::ranges::find(used, old);
      return found == used.end() ? kNoRegister : static_cast<int>(found - used.begin());
    };
    each_tree(statement_, [&](Tree& tree) {
      const bool quantity = tree.pattern >= static_cast<int>(CorePattern::one) &&
                            tree.pattern <= static_cast<int>(CorePattern::none);
      if (quantity || tree.is(CorePattern::reference) || !Vocabulary::is_core(tree.pattern))
        tree.value = tree.value == kNoRegister ? kNoRegister : number(tree.value);
    });
    statement_.registers = static_cast<int>(used.size());
  }

  // ----- what is wrong ---------------------------------------------------------------------------

  std::optional<Tree> matched(const Phrase& phrase, std::optional<Tree> (Matcher::*rule)()) {
    Matcher reading = matcher(phrase);
    auto tree = (reading.*rule)();
    if (tree) return tree;
    Matcher watching = matcher(phrase);
    watching.watch();
    (watching.*rule)();
    report(phrase, watching.failure());
    return std::nullopt;
  }

  std::string kinds_text(const std::vector<int>& kinds) const {
    std::string text;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      if (kinds[i] < 0) continue;
      const Word& kind = vocabulary_.kind(kinds[i]);
      const std::string& name =
          language_ == Language::french ? kind.french.singular : kind.english.singular;
      if (text.empty())
        text = name;
      else
        text = cards::words::either(language_, text, name);
    }
    return text;
  }

  void report(const Phrase& phrase, const Failure& failure) {
    const auto span = [&](std::size_t token) {
      return token < phrase.size() ? phrase[token].span
                                   : Span{phrase.back().span.end, phrase.back().span.end};
    };
    if (failure.no_antecedent && failure.at <= *failure.no_antecedent + 1)
      return problem(
          span(*failure.no_antecedent),
          words::statement::no_antecedent(language_, phrase[*failure.no_antecedent].text));
    if (failure.mismatch && failure.mismatch->end >= failure.at)
      return report_mismatch(phrase, *failure.mismatch);
    std::vector<std::string_view> words(failure.words.begin(), failure.words.end());
    const bool end_fits = std::ranges::find(words, "") != words.end();
    std::erase(words, "");
    if (failure.at >= phrase.size())
      return problem(span(failure.at),
                     words::statement::incomplete(language_, expected(failure, words)));
    std::vector<std::string> candidates;
    for (const std::string_view word : words) candidates.push_back(first_word(word));
    if (failure.object)
      for (const Title& title : titles_) candidates.push_back(title.source);
    const std::vector<std::string_view> known(candidates.begin(), candidates.end());
    const std::string& word = phrase[failure.at].text;
    const std::string suggestion = cards::suggestion(word, known, language_);
    if (!suggestion.empty())
      return problem(span(failure.at), words::statement::unknown(language_, word, suggestion));
    if (end_fits && words.empty())
      return problem(span(failure.at), words::statement::surplus(language_, word));
    problem(span(failure.at),
            words::statement::unknown_expected(language_, word, expected(failure, words)));
  }

  void report_mismatch(const Phrase& phrase, const Failure::Mismatch& wrong) {
    const Span span = phrase[wrong.begin].span;
    const std::string found = kinds_text({wrong.found});
    if (wrong.value >= 0) {
      const Word& value = vocabulary_.word(kValue, wrong.value);
      return problem(
          span, words::statement::no_value(language_, found,
                                           language_ == Language::french ? value.french.singular
                                                                         : value.english.singular));
    }
    const std::size_t last = std::min(wrong.end, phrase.size()) - 1;
    const std::string text(text_.substr(span.begin, phrase[last].span.end - span.begin));
    problem(span, words::statement::wrong_kind(language_, text, found, kinds_text(wrong.expected)));
  }

  // A few of the things that would have fitted.
  std::string expected(const Failure& failure, const std::vector<std::string_view>& words) const {
    std::vector<std::string> list;
    if (failure.object) list.push_back(words::expected::object(language_));
    if (failure.number) list.push_back(words::expected::number(language_));
    for (const std::string_view each : words) {
      const std::string_view word = trimmed(each);
      std::string quoted = language_ == Language::french ? "« " + std::string(word) + " »"
                                                         : '"' + std::string(word) + '"';
      // Those words also begin every object.
      const bool opens = word == "a" || word == "the" || word == "each" || word == "your" ||
                         word == "enemy" || word == "one of your" || word == "this";
      if ((opens && failure.object) || std::ranges::find(list, quoted) != list.end()) continue;
      if (list.size() < 7) list.push_back(std::move(quoted));
    }
    if (list.empty()) return words::expected::end(language_);
    std::string text = list[0];
    for (std::size_t i = 1; i + 1 < list.size(); ++i) text += ", " + list[i];
    return list.size() == 1 ? text : cards::words::either(language_, text, list.back());
  }

  const Vocabulary& vocabulary_;
  const Titles& titles_;
  std::string_view text_;
  Language language_;
  StatementTree statement_;
  std::vector<StatementProblem> problems_;
  std::vector<Known> known_;
  int next_register_ = 0;
};

}  // namespace

Titles names_of(const Vocabulary& vocabulary) {
  Titles titles;
  for (const Word& word : vocabulary.words(kName))
    titles.push_back({word.source,
                      {word.english.singular, word.french.singular},
                      word.parent,
                      word.source_plural,
                      {word.english.plural, word.french.plural},
                      {word.english.article, word.french.article},
                      word.french.gender,
                      word.locative});
  return titles;
}

ReadStatement read_statement(const Vocabulary& vocabulary, const Titles& titles,
                             std::string_view text, Language language) {
  return Reader(vocabulary, titles, text, language).read();
}

}  // namespace wardroom::language
