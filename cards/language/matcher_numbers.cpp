// Numbers, and how they are compared.
#include <algorithm>
#include <charconv>
#include <iterator>

#include "cards/language/matcher.hpp"

namespace wardroom::language {

const Matcher::Readings& Matcher::numbers(std::size_t at) {
  struct Operation {
    std::string_view sign;
    CorePattern core;
  };
  constexpr std::array<Operation, 3> operations = {
      {{"+", CorePattern::sum}, {"-", CorePattern::difference}, {"x", CorePattern::product}}};
  return once(Rule::number, at, [&] {
    Readings rows = one_number(at);
    for (std::size_t i = 0; i < rows.size() && rows.size() < 32; ++i)
      for (const Operation& operation : operations) {
        const auto next = peek(rows[i].end, operation.sign);
        if (!next) continue;
        for (Reading& right : one_number(*next)) {
          Tree tree = made(operation.core, at, right.end);
          tree.children = {rows[i].tree, std::move(right.tree)};
          keep(rows, {right.end, std::move(tree)});
        }
      }
    longest_first(rows);
    return rows;
  });
}

Matcher::Readings Matcher::one_number(std::size_t at) {
  Readings found;
  expect_number(at);
  if (at < tokens_.size() && tokens_[at].kind == Token::number && tokens_[at].text.size() <= 4) {
    int value = 0;
    const std::string& digits = tokens_[at].text;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    found.push_back({at + 1, made(CorePattern::number, at, at + 1, value)});
    return found;
  }
  if (is_sign(at, "(")) {
    for (const Reading& inner : numbers(at + 1))
      if (is_sign(inner.end, ")")) found.push_back({inner.end + 1, inner.tree});
    if (!found.empty()) return found;
  }
  for (const Known& known : known_) {
    if (known.type.sort != Type::number || known.name.empty() || !peek(at, known.name)) continue;
    Tree tree = made(CorePattern::reference, at, at + 1, known.number);
    tree.label = known.name;
    found.push_back({at + 1, std::move(tree)});
  }
  if (const auto next = after(at, "number of"))
    for (const Reading& counted : objects(*next)) {
      Tree tree = made(CorePattern::count, at, counted.end);
      tree.children.push_back(counted.tree);
      found.push_back({counted.end, std::move(tree)});
    }
  const auto figure = [&](std::size_t end, int value, Tree of, std::size_t of_begin) {
    const auto& having = vocabulary_.word(kValue, value).of;
    if (!fits(of, having)) return mismatch(of_begin, end, having, odd_one(of, having), value);
    Tree tree = made(CorePattern::figure, at, end, value);
    tree.children.push_back(std::move(of));
    found.push_back({end, std::move(tree)});
  };
  for (const Reading& value : words_of(kValue, at))
    if (const auto next = after(value.end, "of"))
      for (const Reading& of : objects(*next)) figure(of.end, value.tree.value, of.tree, *next);
  if (const auto next = peek(at, "its"))
    for (const Reading& value : words_of(kValue, *next)) {
      const Known* owner = latest({});
      if (owner == nullptr) {
        failure_.no_antecedent = at;
        break;
      }
      Tree of = made(CorePattern::reference, at, *next, owner->number);
      of.kind = owner->kind;
      of.label = "it";
      figure(value.end, value.tree.value, std::move(of), at);
    }
  std::ranges::copy(category(Category::number, at), std::back_inserter(found));
  return found;
}

Matcher::Readings Matcher::relation(std::size_t at) {
  struct Relation {
    std::string_view sign;
    CorePattern core;
  };
  constexpr std::array<Relation, 5> relations = {{{"<", CorePattern::less},
                                                  {">", CorePattern::more},
                                                  {"<=", CorePattern::at_most},
                                                  {">=", CorePattern::at_least},
                                                  {"=", CorePattern::equal}}};
  Readings found;
  for (const Relation& relation : relations) {
    if (is_sign(at, relation.sign))
      found.push_back({at + 1, made(relation.core, at, at + 1)});
    else
      expect(at, relation.sign);
  }
  return found;
}

}  // namespace wardroom::language
