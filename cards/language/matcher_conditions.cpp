// What may be so or not.
#include <algorithm>
#include <iterator>

#include "cards/language/matcher.hpp"

namespace wardroom::language {

const Matcher::Readings& Matcher::conditions(std::size_t at) {
  return any_of(Rule::conditions, CorePattern::either, at, &Matcher::all_conditions);
}

const Matcher::Readings& Matcher::all_conditions(std::size_t at) {
  return any_of(Rule::all_conditions, CorePattern::both, at, &Matcher::one_condition);
}

const Matcher::Readings& Matcher::one_condition(std::size_t at) {
  return once(Rule::one_condition, at, [&] { return simple_condition(at); });
}

Matcher::Readings Matcher::simple_condition(std::size_t at) {
  Readings found;
  if (is_sign(at, "(")) {
    for (const Reading& inner : conditions(at + 1))
      if (is_sign(inner.end, ")")) found.push_back({inner.end + 1, inner.tree});
    if (!found.empty()) return found;
  }
  if (const auto next = peek(at, "not")) {
    for (const Reading& inner : one_condition(*next)) {
      Tree tree = made(CorePattern::negated, at, inner.end);
      tree.children.push_back(inner.tree);
      found.push_back({inner.end, std::move(tree)});
    }
    return found;
  }
  found = category(Category::condition, at);
  comparison(at, found);
  existence(at, found);
  quality(at, found);
  if (is_word(at, "so")) keep(found, {at + 1, made(CorePattern::so, at, at + 1)});
  return found;
}

// "there is a flight here"
void Matcher::existence(std::size_t at, Readings& found) {
  auto next = after(at, "there is");
  if (!next) next = peek(at, "there are");
  if (!next) return;
  for (const Reading& reading : objects(*next)) {
    Tree tree = made(CorePattern::exists, at, reading.end);
    tree.children.push_back(reading.tree);
    keep(found, {reading.end, std::move(tree)});
  }
}

// "this flight is not here": anything that can be said behind a noun. "it is a carrier": any noun.
void Matcher::quality(std::size_t at, Readings& found) {
  for (const Reading& who : objects(at)) {
    auto next = after(who.end, "is");
    if (!next) next = peek(who.end, "are");
    if (!next) continue;
    Readings qualities = qualifier(*next, who.tree.kind, false);
    std::ranges::move(core_qualifier(*next, who.tree.kind), std::back_inserter(qualities));
    for (Reading& reading : qualities) {
      Tree tree = made(CorePattern::matches, at, reading.end);
      tree.children = {who.tree, std::move(reading.tree)};
      keep(found, {reading.end, std::move(tree)});
    }
    const auto negation = peek(*next, "not");
    for (const Reading& noun : objects(negation ? *negation : *next)) {
      if (!noun.tree.is(CorePattern::objects) && !noun.tree.is(CorePattern::either)) continue;
      Tree tree = made(CorePattern::matches, at, noun.end);
      tree.children = {who.tree, noun.tree};
      if (negation) {
        tree.children[1] = made(CorePattern::negated, *next, noun.end);
        tree.children[1].children.push_back(noun.tree);
      }
      keep(found, {noun.end, std::move(tree)});
    }
  }
}

void Matcher::comparison(std::size_t at, Readings& found) {
  for (const Reading& left : numbers(at))
    for (const Reading& sign : relation(left.end))
      for (const Reading& right : numbers(sign.end)) {
        Tree tree = sign.tree;
        tree.span = span_of(at, right.end);
        tree.children = {left.tree, right.tree};
        keep(found, {right.end, std::move(tree)});
      }
}

}  // namespace wardroom::language
