#include "cards/language/source_form.hpp"

#include <algorithm>

#include "cards/language/french.hpp"

namespace wardroom::language {
namespace {

class Writer {
 public:
  Writer(const Vocabulary& vocabulary, const Titles& titles)
      : vocabulary_(vocabulary), titles_(titles) {}

  std::string statement(const StatementTree& statement) const {
    if (statement.kind == StatementKind::only)
      return "only " +
             (statement.steps ? write(*statement.steps) : "if " + write(*statement.condition));
    std::string head;
    const auto add = [&](const std::string& part) { head += (head.empty() ? "" : ", ") + part; };
    if (statement.times > 0) {
      const std::string often = statement.times == 1   ? "once"
                                : statement.times == 2 ? "twice"
                                                       : std::to_string(statement.times) + " times";
      add(often + " per " + vocabulary_.word(kSpan, statement.span_word).source);
    }
    if (statement.moment) add(write(*statement.moment));
    if (statement.condition)
      add((statement.kind == StatementKind::lasting ? "while " : "if ") +
          write(*statement.condition));
    std::string text = head.empty() ? "" : head + ": ";
    if (statement.cost) text += row(statement.cost->children) + ": ";
    text += write(*statement.steps);
    if (statement.duration) text += ' ' + write(*statement.duration);
    return text;
  }

 private:
  std::string row(const std::vector<Tree>& trees) const {
    std::string text;
    for (const Tree& tree : trees) text += (text.empty() ? "" : ", ") + write(tree);
    return text;
  }

  static bool is_many(const Tree& tree) {
    if (tree.is(CorePattern::both)) return true;
    if (tree.is(CorePattern::either)) return is_many(tree.children.back());
    if (tree.is(CorePattern::reference)) return tree.plural;
    if (tree.is(CorePattern::number)) return tree.value != 1;
    if (!tree.is(CorePattern::objects)) return false;
    const Tree& quantity = tree.children[0];
    if (quantity.is(CorePattern::all)) return true;
    return !quantity.children.empty() && quantity.children[0].value != 1;
  }

  std::string pattern(const Tree& tree) const {
    const Pattern& pattern = vocabulary_.pattern(tree.pattern);
    std::string text;
    std::size_t place = 0;
    for (const Piece& piece : pattern.source) {
      if (piece.is_literal()) {
        text += piece.text;
      } else if (piece.is_place()) {
        text += write(tree.children[place++]);
      } else {
        bool many = false;
        bool you = false;
        for (std::size_t i = 0; i < pattern.places.size(); ++i)
          if (pattern.places[i].name == piece.place) {
            const Tree& child = tree.children[i];
            many = is_many(child);
            you = child.is(CorePattern::word) && vocabulary_.word(child.type, child.value).you;
          }
        text += piece.forms[many || you ? 1 : 0];
      }
    }
    if (!tree.label.empty()) text += " as " + tree.label;
    return text;
  }

  bool has(const Tree& tree, CorePattern core) const {
    return std::ranges::any_of(tree.children, [&](const Tree& child) { return child.is(core); });
  }

  std::string title(int index, bool plural) const {
    const Title& named = titles_[static_cast<std::size_t>(index)];
    const std::string& source =
        plural && !named.source_plural.empty() ? named.source_plural : named.source;
    const auto tokens = tokens_of(source);
    const bool plain = tokens && std::ranges::none_of(*tokens, [](const Token& token) {
                         return token.kind == Token::sign || token.kind == Token::title;
                       });
    return plain ? source : '"' + source + '"';
  }

  std::string quantity(const Tree& tree) const {
    const Tree& amount = tree.children[0];
    const bool mine = has(tree, CorePattern::mine);
    const bool other = has(tree, CorePattern::other);
    const bool named = has(tree, CorePattern::named);
    const std::string number = amount.children.empty() ? "" : write(amount.children[0]);
    std::string text;
    if (amount.is(CorePattern::one)) text = other ? "another" : mine ? "one" : "a";
    if (amount.is(CorePattern::the)) text = mine ? "your" : named ? "" : "the";
    if (amount.is(CorePattern::each)) text = "each";
    if (amount.is(CorePattern::all)) text = mine ? "your" : "";
    if (amount.is(CorePattern::none)) text = mine ? "none" : "no";
    if (amount.is(CorePattern::exactly)) text = number;
    if (amount.is(CorePattern::up_to)) text = "up to " + number;
    if (amount.is(CorePattern::or_more)) text = number + " or more";
    if (amount.is(CorePattern::random))
      text = number == "1" && !mine ? "a random" : number + " random";
    if (mine && text != "your") text += " of your";
    if (other && text != "another" && text != "another of your") text += " other";
    return text;
  }

  std::string objects(const Tree& tree) const {
    const Tree* its = nullptr;
    if (tree.children[0].is(CorePattern::the) && tree.children.size() > 1 &&
        !Vocabulary::is_core(tree.children[1].pattern)) {
      const Tree& relation = tree.children[1];
      if (vocabulary_.pattern(relation.pattern).source[0].text == "of " &&
          relation.children[0].is(CorePattern::reference) && relation.children[0].label == "it")
        its = &relation;
    }
    std::string text = its != nullptr ? "its" : quantity(tree);
    const auto add = [&](const std::string& more) {
      if (!more.empty()) text += (text.empty() || text.back() == ' ' ? "" : " ") + more;
    };
    std::string before;
    std::string behind;
    std::string name;
    const Tree* kinds = nullptr;  // of "ship or squadron"
    for (std::size_t i = 1; i < tree.children.size(); ++i) {
      const Tree& child = tree.children[i];
      const Tree& what = child.is(CorePattern::negated) ? child.children[0] : child;
      if (child.is(CorePattern::mine) || child.is(CorePattern::other) || &child == its) continue;
      if (child.is(CorePattern::enemy))
        before = "enemy";  // stands before all adjectives
      else if (child.is(CorePattern::either))
        kinds = &child;
      else if (child.is(CorePattern::named))
        name = title(child.value, is_many(tree) || text.find("of your") != std::string::npos);
      else if (!Vocabulary::is_core(what.pattern) && vocabulary_.pattern(what.pattern).before)
        before += (before.empty() ? "" : " ") + write(child);
      else
        behind += (behind.empty() ? "" : " ") + write(child);
    }
    const bool of_several = has(tree, CorePattern::mine) && !text.starts_with("your");
    const auto noun = [&](int index) {
      const Word& kind = vocabulary_.kind(index);
      return is_many(tree) || of_several ? kind.source_plural : kind.source;
    };
    if (kinds != nullptr)
      for (const Tree& kind : kinds->children)
        name += (name.empty() ? "" : " or ") + noun(kind.value);
    add(before);
    add(name.empty() ? noun(tree.kind) : name);
    const bool plain = before.empty() && !has(tree, CorePattern::named);
    const int first = kinds != nullptr ? kinds->children[0].value : tree.kind;
    if (text.starts_with("a ") &&
        (plain ? vocabulary_.kind(first).english.elides : begins_with_vowel(text.substr(2))))
      text.insert(1, "n");
    add(behind);
    if (!tree.label.empty()) add("as " + tree.label);
    return text;
  }

  // Something that ends in an object would swallow an "or" that follows.
  static bool is_open(const Tree& tree) {
    if (!tree.is(CorePattern::objects)) return false;
    return std::ranges::any_of(tree.children.back().children, [](const Tree& child) {
      return child.is(CorePattern::objects) || child.is(CorePattern::either) ||
             child.is(CorePattern::both) || child.is(CorePattern::self) ||
             child.is(CorePattern::word);
    });
  }

  std::string list(const Tree& tree, std::string_view between) const {
    std::string text;
    for (std::size_t i = 0; i < tree.children.size(); ++i) {
      const Tree& child = tree.children[i];
      const bool last = i + 1 == tree.children.size();
      const bool grouped = (!last && is_open(child)) || child.is(CorePattern::either) ||
                           (child.is(CorePattern::both) && child.kind >= 0);
      if (i > 0) text += ' ' + std::string(between) + ' ';
      text += grouped ? '(' + write(child) + ')' : write(child);
    }
    return text;
  }

  std::string arithmetic(const Tree& tree, std::string_view sign) const {
    const auto grouped = [&](const Tree& child) {
      const bool compound = child.is(CorePattern::sum) || child.is(CorePattern::difference) ||
                            child.is(CorePattern::product);
      return compound ? '(' + write(child) + ')' : write(child);
    };
    return write(tree.children[0]) + ' ' + std::string(sign) + ' ' + grouped(tree.children[1]);
  }

  std::string comparison(const Tree& tree, std::string_view sign) const {
    if (tree.children.size() == 1) return std::string(sign) + ' ' + write(tree.children[0]);
    return write(tree.children[0]) + ' ' + std::string(sign) + ' ' + write(tree.children[1]);
  }

  std::string change(const Tree& tree) const {
    std::string text = write(tree.children[0]) + (is_many(tree.children[0]) ? " have " : " has ");
    for (std::size_t i = 1; i < tree.children.size(); ++i) {
      const Tree& change = tree.children[i];
      const std::string value = vocabulary_.word(kValue, change.value).source;
      if (i > 1) text += " and ";
      if (change.is(CorePattern::lacks)) {
        text += "no " + value;
        continue;
      }
      const Tree& amount = change.children[0];
      const bool less = amount.is(CorePattern::difference) &&
                        amount.children[0].is(CorePattern::number) && amount.children[0].value == 0;
      text += value + ' ';
      if (change.is(CorePattern::set))
        text += write(amount);
      else if (less)
        text += "- " + write(amount.children[1]);
      else if (amount.is(CorePattern::number) && amount.value < 0)
        text += '-' + std::to_string(-amount.value);
      else if (amount.is(CorePattern::number))
        text += '+' + write(amount);
      else
        text += "+ " + write(amount);
      if (change.children.size() > 1) text += " but not below " + write(change.children[1]);
    }
    return text;
  }

  // Inside other steps a row needs parentheses, and so does a branch that something follows.
  std::string grouped(const Tree& tree) const {
    return tree.is(CorePattern::steps) ? '(' + write(tree) + ')' : write(tree);
  }

  std::string steps(const Tree& tree) const {
    std::string text;
    for (std::size_t i = 0; i < tree.children.size(); ++i) {
      const Tree& child = tree.children[i];
      const bool last = i + 1 == tree.children.size();
      const bool branch = child.is(CorePattern::conditional) ||
                          (child.is(CorePattern::may) && ends_in_branch(child));
      if (i > 0) text += ", ";
      text += (!last && branch) || child.is(CorePattern::steps) ? '(' + write(child) + ')'
                                                                : write(child);
    }
    return text;
  }

  static bool ends_in_branch(const Tree& tree) {
    if (tree.is(CorePattern::conditional)) return true;
    return tree.is(CorePattern::may) && ends_in_branch(tree.children[0]);
  }

  std::string conditional(const Tree& tree) const {
    const Tree& then = tree.children[1];
    const bool inner = ends_in_branch(then) ||
                       (then.is(CorePattern::steps) && ends_in_branch(then.children.back()));
    std::string text = "if " + write(tree.children[0]) + ": ";
    text += inner && tree.children.size() > 2 ? '(' + write(then) + ')' : write(then);
    if (tree.children.size() > 2) text += " otherwise " + write(tree.children[2]);
    return text;
  }

  std::string write(const Tree& tree) const {
    if (!Vocabulary::is_core(tree.pattern)) return pattern(tree);
    switch (static_cast<CorePattern>(tree.pattern)) {
      case CorePattern::number: return std::to_string(tree.value);
      case CorePattern::count: return "number of " + write(tree.children[0]);
      case CorePattern::figure: {
        const std::string value = vocabulary_.word(kValue, tree.value).source;
        const Tree& of = tree.children[0];
        const bool its = of.is(CorePattern::reference) && of.label == "it";
        return its ? "its " + value : value + " of " + write(of);
      }
      case CorePattern::sum: return arithmetic(tree, "+");
      case CorePattern::difference: return arithmetic(tree, "-");
      case CorePattern::product: return arithmetic(tree, "x");
      case CorePattern::word: return vocabulary_.word(tree.type, tree.value).source;
      case CorePattern::reference: return tree.label;
      case CorePattern::self: return "this " + vocabulary_.kind(tree.kind).source;
      case CorePattern::objects: return objects(tree);
      case CorePattern::has: return "with " + vocabulary_.word(kValue, tree.value).source;
      case CorePattern::compared:
        return "with " + vocabulary_.word(kValue, tree.value).source + ' ' +
               write(tree.children[0]);
      case CorePattern::except: {
        const Tree& what = tree.children[0];
        const bool row = what.is(CorePattern::either) || what.is(CorePattern::both);
        return "other than " + (row ? '(' + write(what) + ')' : write(what));
      }
      case CorePattern::negated:
        if (tree.children[0].is(CorePattern::has))
          return "without " + vocabulary_.word(kValue, tree.children[0].value).source;
        if (tree.children[0].is(CorePattern::both) || tree.children[0].is(CorePattern::either))
          return "not (" + write(tree.children[0]) + ')';
        return "not " + write(tree.children[0]);
      case CorePattern::either: return list(tree, "or");
      case CorePattern::both: return list(tree, "and");
      case CorePattern::less: return comparison(tree, "<");
      case CorePattern::more: return comparison(tree, ">");
      case CorePattern::at_most: return comparison(tree, "<=");
      case CorePattern::at_least: return comparison(tree, ">=");
      case CorePattern::equal: return comparison(tree, "=");
      case CorePattern::so: return "so";
      case CorePattern::steps: return steps(tree);
      case CorePattern::may: {
        constexpr std::array<std::string_view, 3> who = {"you", "the enemy", "each player"};
        return std::string(who[static_cast<std::size_t>(tree.value)]) + " may " +
               grouped(tree.children[0]);
      }
      case CorePattern::conditional: return conditional(tree);
      case CorePattern::choose:
        return (tree.value == 1 ? "the enemy chooses " : "choose ") + write(tree.children[0]);
      case CorePattern::exists:
        return (is_many(tree.children[0]) ? "there are " : "there is ") + write(tree.children[0]);
      case CorePattern::matches:
        return write(tree.children[0]) + (is_many(tree.children[0]) ? " are " : " is ") +
               write(tree.children[1]);
      case CorePattern::choose_one: {
        std::string text = "choose one:";
        for (std::size_t i = 0; i < tree.children.size(); ++i)
          text += (i > 0 ? " or (" : " (") + write(tree.children[i]) + ')';
        return text;
      }
      case CorePattern::during: return write(tree.children[0]) + ' ' + write(tree.children[1]);
      case CorePattern::change: return change(tree);
      default: return {};
    }
  }

  const Vocabulary& vocabulary_;
  const Titles& titles_;
};

}  // namespace

std::string source_form(const Vocabulary& vocabulary, const Titles& titles,
                        const StatementTree& statement) {
  return Writer(vocabulary, titles).statement(statement);
}

}  // namespace wardroom::language
