#include "cards/language/matcher.hpp"

#include <algorithm>
#include <charconv>

namespace wardroom::language {

// ----- what stands here --------------------------------------------------------------------------

void Matcher::advance(std::size_t at) {
  if (at <= failure_.at) return;
  failure_.at = at;
  failure_.words.clear();
  failure_.object = failure_.number = false;
}

void Matcher::expect(std::size_t at, std::string_view word) {
  advance(at);
  if (at == failure_.at) failure_.words.emplace_back(word);
}

void Matcher::expect_object(std::size_t at) {
  advance(at);
  if (at == failure_.at) failure_.object = true;
}

void Matcher::expect_number(std::size_t at) {
  advance(at);
  if (at == failure_.at) failure_.number = true;
}

void Matcher::mismatch(std::size_t begin, std::size_t end, std::vector<int> expected, int found,
                       int value) {
  if (failure_.mismatch && failure_.mismatch->end >= end) return;
  failure_.mismatch = Failure::Mismatch{begin, end, std::move(expected), found, value};
}

bool Matcher::is_sign(std::size_t at, std::string_view text) const {
  return at < tokens_.size() && tokens_[at].kind == Token::sign && tokens_[at].text == text;
}

bool Matcher::is_word(std::size_t at, std::string_view text) {
  if (at < tokens_.size() && tokens_[at].kind != Token::title && tokens_[at].text == text)
    return true;
  expect(at, text);
  return false;
}

std::optional<std::size_t> Matcher::peek(std::size_t at, std::string_view words) const {
  while (!words.empty()) {
    const std::size_t blank = std::min(words.find(' '), words.size());
    const std::string_view word = words.substr(0, blank);
    words.remove_prefix(std::min(blank + 1, words.size()));
    if (word.empty()) continue;
    if (at >= tokens_.size() || tokens_[at].kind == Token::title || tokens_[at].text != word)
      return std::nullopt;
    ++at;
  }
  return at;
}

std::optional<std::size_t> Matcher::after(std::size_t at, std::string_view words) {
  while (!words.empty()) {
    const std::size_t blank = std::min(words.find(' '), words.size());
    const std::string_view word = words.substr(0, blank);
    if (!word.empty()) {
      // What is expected is said in full: the rest of the words, not the next one alone.
      if (at >= tokens_.size() || tokens_[at].kind == Token::title || tokens_[at].text != word) {
        expect(at, words);
        return std::nullopt;
      }
      ++at;
    }
    words.remove_prefix(std::min(blank + 1, words.size()));
  }
  return at;
}

Span Matcher::span_of(std::size_t begin, std::size_t end) const {
  if (tokens_.empty()) return {};
  begin = std::min(begin, tokens_.size() - 1);
  return {tokens_[begin].span.begin, tokens_[end > begin ? end - 1 : begin].span.end};
}

Tree Matcher::made(CorePattern core, std::size_t begin, std::size_t end, int value) const {
  Tree tree;
  tree.pattern = static_cast<int>(core);
  tree.value = value;
  tree.span = span_of(begin, end);
  return tree;
}

// One reading for each end and kind: the first one is the best.
void Matcher::keep(Readings& readings, Reading reading) {
  for (const Reading& known : readings)
    if (known.end == reading.end && known.tree.kind == reading.tree.kind &&
        known.tree.pattern == reading.tree.pattern)
      return;
  readings.push_back(std::move(reading));
}

std::optional<Tree> Matcher::whole(Readings readings) {
  for (Reading& reading : readings)
    if (reading.end == tokens_.size()) return std::move(reading.tree);
  for (const Reading& reading : readings) expect(reading.end, "");
  return std::nullopt;
}

// ----- patterns ----------------------------------------------------------------------------------

Matcher::Readings Matcher::category(Category category, std::size_t at) {
  const Key key{static_cast<int>(category), at};
  const auto [entry, fresh] = memory_.try_emplace(key);
  if (!fresh) return entry->second;
  Readings found;
  for (std::size_t i = 0; i < vocabulary_.patterns.size(); ++i)
    if (vocabulary_.patterns[i].category == category)
      match(vocabulary_.patterns[i], kCorePatterns + static_cast<int>(i), at, found);
  std::ranges::stable_sort(found, std::greater{}, &Reading::end);
  return memory_[key] = found;
}

void Matcher::match(const Pattern& pattern, int number, std::size_t at, Readings& found) {
  Tree tree;
  tree.pattern = number;
  tree.value = kNoRegister;
  tree.span = span_of(at, at);
  match_pieces(pattern, 0, at, tree, found);
}

void Matcher::match_pieces(const Pattern& pattern, std::size_t piece, std::size_t at, Tree& tree,
                           Readings& found) {
  if (piece == pattern.source.size()) {
    Tree matched = tree;
    matched.span.end = span_of(at > 0 ? at - 1 : 0, at).end;
    keep(found, {at, std::move(matched)});
    return;
  }
  const Piece& next = pattern.source[piece];
  if (next.is_literal()) {
    if (const auto end = after(at, next.text)) match_pieces(pattern, piece + 1, *end, tree, found);
  } else if (next.is_place()) {
    const Type& type = pattern.places[tree.children.size()].type;
    for (Reading& reading : place(type, at)) {
      tree.children.push_back(std::move(reading.tree));
      match_pieces(pattern, piece + 1, reading.end, tree, found);
      tree.children.pop_back();
    }
  } else {
    for (std::size_t form = 0; form < next.forms.size(); ++form)
      if (std::ranges::find(next.forms.begin(), next.forms.begin() + static_cast<long>(form),
                            next.forms[form]) == next.forms.begin() + static_cast<long>(form))
        if (const auto end = after(at, next.forms[form]))
          match_pieces(pattern, piece + 1, *end, tree, found);
  }
}

Matcher::Readings Matcher::place(const Type& type, std::size_t at) {
  switch (type.sort) {
    case Type::nothing: return {};
    case Type::number: return numbers(at);
    case Type::condition: return conditions(at);
    case Type::word: return word_list(type.word_type, at);
    case Type::title: {
      Readings found;
      for (const Known& known : known_) {
        if (known.type.sort != Type::title || known.name.empty()) continue;
        if (!is_word(at, known.name)) continue;
        Tree tree = made(CorePattern::reference, at, at + 1, known.number);
        tree.label = known.name;
        found.push_back({at + 1, std::move(tree)});
      }
      return found;
    }
    case Type::objects: break;
  }
  Readings fitting;
  for (Reading& reading : objects(at)) {
    if (fits(reading.tree, type.kinds))
      fitting.push_back(std::move(reading));
    else
      mismatch(at, reading.end, type.kinds, odd_one(reading.tree, type.kinds));
  }
  return fitting;
}

// ----- words -------------------------------------------------------------------------------------

Matcher::Readings Matcher::words_of(int type, std::size_t at) {
  Readings found;
  const auto& words = vocabulary_.words(type);
  for (std::size_t i = 0; i < words.size(); ++i) {
    auto end = after(at, words[i].source);
    if (!end && words[i].source_plural != words[i].source) end = peek(at, words[i].source_plural);
    if (!end) continue;
    Tree tree = made(CorePattern::word, at, *end, static_cast<int>(i));
    tree.type = type;
    found.push_back({*end, std::move(tree)});
  }
  std::ranges::stable_sort(found, std::greater{}, &Reading::end);
  return found;
}

// "SW or SE or TC"
Matcher::Readings Matcher::word_list(int type, std::size_t at) {
  Readings found;
  for (const Reading& first : words_of(type, at)) {
    Tree list = made(CorePattern::either, at, first.end);
    list.children.push_back(first.tree);
    std::size_t end = first.end;
    while (const auto next = peek(end, "or")) {
      const Readings more = words_of(type, *next);
      if (more.empty()) break;
      list.children.push_back(more[0].tree);
      end = more[0].end;
      list.span = span_of(at, end);
    }
    if (list.children.size() > 1) found.push_back({end, std::move(list)});
    found.push_back(first);
  }
  return found;
}

// ----- lists -------------------------------------------------------------------------------------

// One or several, with a word between them; the longest row first.
Matcher::Readings Matcher::any_of(CorePattern joint, std::string_view between, std::size_t at,
                                  Readings (Matcher::*one)(std::size_t)) {
  Readings found;
  for (const Reading& first : (this->*one)(at)) {
    if (const auto next = peek(first.end, between)) {
      for (Reading& rest : any_of(joint, between, *next, one)) {
        Tree list = made(joint, at, rest.end);
        list.children.push_back(first.tree);
        if (rest.tree.is(joint))
          for (Tree& child : rest.tree.children) list.children.push_back(std::move(child));
        else
          list.children.push_back(std::move(rest.tree));
        list.kind = list.children[0].kind;
        for (const Tree& child : list.children)
          if (list.kind >= 0 && child.kind >= 0)
            list.kind = vocabulary_.common(list.kind, child.kind);
        keep(found, {rest.end, std::move(list)});
      }
    } else {
      expect(first.end, between);
    }
    keep(found, first);
  }
  return found;
}

Matcher::Readings Matcher::moments(std::size_t at) {
  return any_of(CorePattern::either, "or", at, &Matcher::one_moment);
}

Matcher::Readings Matcher::restrictions(std::size_t at) {
  return any_of(CorePattern::either, "or", at, &Matcher::one_restriction);
}

// ----- conditions --------------------------------------------------------------------------------

Matcher::Readings Matcher::conditions(std::size_t at) {
  const Key key{1000 + static_cast<int>(Rule::condition), at};
  const auto [entry, fresh] = memory_.try_emplace(key);
  if (!fresh) return entry->second;
  return memory_[key] = any_of(CorePattern::either, "or", at, &Matcher::all_conditions);
}

Matcher::Readings Matcher::all_conditions(std::size_t at) {
  return any_of(CorePattern::both, "and", at, &Matcher::one_condition);
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
  if (is_word(at, "so")) keep(found, {at + 1, made(CorePattern::so, at, at + 1)});
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

// ----- steps -------------------------------------------------------------------------------------

Matcher::Readings Matcher::with_duration(Readings readings) {
  Readings found;
  for (Reading& reading : readings) {
    for (Reading& duration : category(Category::duration, reading.end)) {
      Tree tree = made(CorePattern::during, 0, duration.end);
      tree.children = {reading.tree, std::move(duration.tree)};
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
    for (Reading& amount : numbers(value.end + (plus || minus ? 1 : 0))) {
      Tree tree = made(core, at, amount.end, value.tree.value);
      if (minus && amount.tree.is(CorePattern::number)) {
        amount.tree.value = -amount.tree.value;
      } else if (minus) {
        Tree less = made(CorePattern::difference, value.end, amount.end);
        less.children = {made(CorePattern::number, value.end, value.end), std::move(amount.tree)};
        amount.tree = std::move(less);
      }
      tree.children.push_back(std::move(amount.tree));
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

Matcher::Readings Matcher::steps(std::size_t at) {
  Readings found;
  if (const auto next = after(at, "choose"))
    for (Reading& chosen : objects(*next)) {
      Tree tree = made(CorePattern::choose, at, chosen.end);
      tree.children.push_back(std::move(chosen.tree));
      found.push_back({chosen.end, std::move(tree)});
    }
  for (Reading& reading : changes(at)) found.push_back(std::move(reading));
  for (Reading& reading : category(Category::step, at)) {
    const bool gives = vocabulary_.pattern(reading.tree.pattern).gives.sort != Type::nothing;
    if (const auto next = peek(reading.end, "as");
        gives && next && *next < tokens_.size() && tokens_[*next].kind == Token::word) {
      Reading named{*next + 1, reading.tree};
      named.tree.label = tokens_[*next].text;
      found.push_back(std::move(named));
    }
    found.push_back(std::move(reading));
  }
  return with_duration(std::move(found));
}

// ----- whole phrases -----------------------------------------------------------------------------

std::optional<Tree> Matcher::moment() {
  return whole(moments(0));
}

std::optional<Tree> Matcher::condition() {
  return whole(conditions(0));
}

std::optional<Tree> Matcher::restriction() {
  return whole(restrictions(0));
}

std::optional<Tree> Matcher::step() {
  return whole(steps(0));
}

std::optional<Tree> Matcher::cost() {
  Readings found;
  for (Reading& reading : category(Category::cost, 0)) {
    const bool gives = vocabulary_.pattern(reading.tree.pattern).gives.sort != Type::nothing;
    if (const auto next = peek(reading.end, "as");
        gives && next && *next < tokens_.size() && tokens_[*next].kind == Token::word) {
      Reading named{*next + 1, reading.tree};
      named.tree.label = tokens_[*next].text;
      found.push_back(std::move(named));
    }
    found.push_back(std::move(reading));
  }
  return whole(std::move(found));
}

std::optional<std::pair<int, int>> Matcher::limit() {
  int times = 0;
  std::size_t at = 0;
  if (const auto once = after(0, "once per")) {
    times = 1;
    at = *once;
  } else if (const auto twice = after(0, "twice per")) {
    times = 2;
    at = *twice;
  } else if (!tokens_.empty() && tokens_[0].kind == Token::number) {
    const auto often = after(1, "times per");
    if (!often) return std::nullopt;
    const std::string& digits = tokens_[0].text;
    std::from_chars(digits.data(), digits.data() + digits.size(), times);
    at = *often;
  } else {
    return std::nullopt;
  }
  const auto span = whole(words_of(kSpan, at));
  if (!span || times < 1 || times > 99) return std::nullopt;
  return std::pair(times, span->value);
}

}  // namespace wardroom::language
