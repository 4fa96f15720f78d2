// What happens: the steps of the vocabulary, choices, and changes of values.
#include <algorithm>
#include <iterator>

#include "cards/language/matcher.hpp"

namespace wardroom::language {

Matcher::Readings Matcher::with_duration(Readings readings) {
  Readings found;
  for (Reading& reading : readings) {
    for (const Reading& duration : category(Category::duration, reading.end)) {
      Tree tree = made(CorePattern::during, 0, duration.end);
      tree.children = {reading.tree, duration.tree};
      found.push_back({duration.end, std::move(tree)});
    }
    found.push_back(std::move(reading));
  }
  return found;
}

Matcher::Readings Matcher::change_of(const Tree& who, std::size_t at) {
  Readings found;
  const auto has_value = [&](std::size_t from, const Reading& value) {
    const auto& having = vocabulary_.word(kValue, value.tree.value).of;
    if (fits(who, having)) return true;
    mismatch(from, value.end, having, odd_one(who, having), value.tree.value);
    return false;
  };
  if (const auto next = peek(at, "no"))
    for (const Reading& value : words_of(kValue, *next))
      if (has_value(*next, value))
        found.push_back({value.end, made(CorePattern::lacks, at, value.end, value.tree.value)});
  for (const Reading& value : words_of(kValue, at)) {
    const bool plus = is_sign(value.end, "+");
    const bool minus = is_sign(value.end, "-");
    if (!has_value(at, value)) continue;
    const CorePattern core = plus || minus ? CorePattern::add : CorePattern::set;
    if (!plus && !minus) {
      expect(value.end, "+");
      expect(value.end, "-");
    }
    for (const Reading& amount : numbers(value.end + (plus || minus ? 1 : 0))) {
      Tree number = amount.tree;
      if (minus && number.is(CorePattern::number)) {
        number.value = -number.value;
      } else if (minus) {
        number = made(CorePattern::difference, value.end, amount.end);
        number.children = {made(CorePattern::number, value.end, value.end), amount.tree};
      }
      Tree tree = made(core, at, amount.end, value.tree.value);
      tree.children.push_back(std::move(number));
      if (const auto limit = peek(amount.end, "but not below"); limit && core == CorePattern::add)
        for (const Reading& least : numbers(*limit)) {
          Tree limited = tree;
          limited.span = span_of(at, least.end);
          limited.children.push_back(least.tree);
          keep(found, {least.end, std::move(limited)});
        }
      keep(found, {amount.end, std::move(tree)});
    }
  }
  return found;
}

// "this flight has attack +1 and defence +1"
Matcher::Readings Matcher::changes(std::size_t at) {
  Readings found;
  for (const Reading& who : objects(at)) {
    const auto has = peek(who.end, "has");
    const auto have = peek(who.end, "have");
    if (!has && !have) {
      expect(who.end, "has");
      expect(who.end, "have");
      continue;
    }
    Readings rows;
    for (Reading& first : change_of(who.tree, has ? *has : *have)) {
      Tree tree = made(CorePattern::change, at, first.end);
      tree.children = {who.tree, std::move(first.tree)};
      rows.push_back({first.end, std::move(tree)});
    }
    for (std::size_t i = 0; i < rows.size() && rows.size() < 64; ++i)
      if (const auto next = peek(rows[i].end, "and"))
        for (Reading& more : change_of(who.tree, *next)) {
          Tree tree = rows[i].tree;
          tree.span = span_of(at, more.end);
          tree.children.push_back(std::move(more.tree));
          rows.push_back({more.end, std::move(tree)});
        }
    for (Reading& row : rows) found.push_back(std::move(row));
  }
  return found;
}

// What a step, moment or cost gives may get a name: draw destiny as d.
Matcher::Readings Matcher::with_names(Readings readings) {
  Readings found;
  for (Reading& reading : readings) {
    const bool gives = vocabulary_.pattern(reading.tree.pattern).gives.sort != Type::nothing;
    const auto next = peek(reading.end, "as");
    if (gives && next && *next < tokens_.size() && tokens_[*next].kind == Token::word) {
      Reading named{*next + 1, reading.tree};
      named.tree.label = tokens_[*next].text;
      found.push_back(std::move(named));
    }
    found.push_back(std::move(reading));
  }
  return found;
}

Matcher::Readings Matcher::choices(std::size_t at) {
  Readings found;
  auto next = after(at, "choose");
  const auto enemy = peek(at, "the enemy chooses");
  if (!next) next = enemy;
  if (!next) return found;
  for (const Reading& chosen : objects(*next)) {
    Tree tree = made(CorePattern::choose, at, chosen.end, enemy ? 1 : 0);
    tree.children.push_back(chosen.tree);
    found.push_back({chosen.end, std::move(tree)});
  }
  return found;
}

Matcher::Readings Matcher::steps(std::size_t at) {
  Readings found = choices(at);
  std::ranges::move(changes(at), std::back_inserter(found));
  std::ranges::move(with_names(category(Category::step, at)), std::back_inserter(found));
  return with_duration(std::move(found));
}

std::optional<Tree> Matcher::step() {
  return whole(steps(0));
}

std::optional<Tree> Matcher::cost() {
  return whole(with_names(category(Category::cost, 0)));
}

}  // namespace wardroom::language
