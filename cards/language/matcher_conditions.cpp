// What may be so or not.
#include "cards/language/matcher.hpp"

namespace wardroom::language {

Matcher::Readings Matcher::conditions(std::size_t at) {
  return any_of(Rule::conditions, CorePattern::either, at, &Matcher::all_conditions);
}

Matcher::Readings Matcher::all_conditions(std::size_t at) {
  return any_of(Rule::all_conditions, CorePattern::both, at, &Matcher::one_condition);
}

Matcher::Readings Matcher::one_condition(std::size_t at) {
  if (is_sign(at, "(")) {
    Readings found;
    for (Reading& inner : conditions(at + 1))
      if (is_sign(inner.end, ")")) {
        inner.tree.span = span_of(at, inner.end + 1);  // not to be joined with what follows
        found.push_back({inner.end + 1, std::move(inner.tree)});
      }
    if (!found.empty()) return found;
  }
  if (const auto next = peek(at, "not")) {
    Readings found;
    for (Reading& inner : one_condition(*next)) {
      Tree tree = made(CorePattern::negated, at, inner.end);
      tree.children.push_back(std::move(inner.tree));
      found.push_back({inner.end, std::move(tree)});
    }
    return found;
  }
  Readings found = category(Category::condition, at);
  for (Reading& reading : comparison(at)) keep(found, std::move(reading));
  for (Reading& reading : existence(at)) keep(found, std::move(reading));
  for (Reading& reading : quality(at)) keep(found, std::move(reading));
  if (is_word(at, "so")) keep(found, {at + 1, made(CorePattern::so, at, at + 1)});
  return found;
}

// "there is a flight here"
Matcher::Readings Matcher::existence(std::size_t at) {
  Readings found;
  auto next = after(at, "there is");
  if (!next) next = peek(at, "there are");
  if (!next) return found;
  for (Reading& reading : objects(*next)) {
    Tree tree = made(CorePattern::exists, at, reading.end);
    tree.children.push_back(std::move(reading.tree));
    found.push_back({reading.end, std::move(tree)});
  }
  return found;
}

// "this flight is not here": anything that can be said behind a noun.
Matcher::Readings Matcher::quality(std::size_t at) {
  Readings found;
  for (const Reading& who : objects(at)) {
    auto next = after(who.end, "is");
    if (!next) next = peek(who.end, "are");
    if (!next) continue;
    Readings qualities = qualifier(*next, who.tree.kind, false);
    for (Reading& reading : core_qualifier(*next, who.tree.kind))
      qualities.push_back(std::move(reading));
    for (Reading& reading : qualities) {
      Tree tree = made(CorePattern::matches, at, reading.end);
      tree.children = {who.tree, std::move(reading.tree)};
      keep(found, {reading.end, std::move(tree)});
    }
  }
  return found;
}

Matcher::Readings Matcher::comparison(std::size_t at) {
  Readings found;
  for (const Reading& left : numbers(at))
    for (const Reading& sign : relation(left.end))
      for (Reading& right : numbers(sign.end)) {
        Tree tree = sign.tree;
        tree.span = span_of(at, right.end);
        tree.children = {left.tree, std::move(right.tree)};
        keep(found, {right.end, std::move(tree)});
      }
  return found;
}

}  // namespace wardroom::language
