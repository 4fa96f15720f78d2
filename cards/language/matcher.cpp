#include "cards/language/matcher.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace wardroom::language {

// ----- what stands here --------------------------------------------------------------------------

void Matcher::advance(std::size_t at) {
  if (at <= failure_.at || !watching_) return;
  failure_.at = at;
  failure_.words.clear();
  failure_.object = failure_.number = false;
}

void Matcher::expect(std::size_t at, std::string_view word) {
  advance(at);
  if (at == failure_.at && watching_) failure_.words.push_back(word);
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

void Matcher::longest_first(Readings& readings) {
  for (auto next = readings.begin(); next != readings.end(); ++next) {
    const auto place = std::find_if(
        readings.begin(), next, [&](const Reading& reading) { return reading.end < next->end; });
    std::rotate(place, next, next + 1);
  }
}

std::optional<Tree> Matcher::whole(const Readings& readings) {
  for (const Reading& reading : readings)
    if (reading.end == tokens_.size()) return reading.tree;
  for (const Reading& reading : readings) expect(reading.end, "");
  return std::nullopt;
}

// ----- patterns ----------------------------------------------------------------------------------

struct Matcher::Attempt {
  const Pattern& pattern;
  int number;
  std::size_t begin;
  std::vector<const Tree*> places{};
};

const Matcher::Readings& Matcher::category(Category category, std::size_t at) {
  return once(static_cast<int>(category), at, [&] {
    Readings found;
    for (std::size_t i = 0; i < vocabulary_.patterns.size(); ++i) {
      if (vocabulary_.patterns[i].category != category) continue;
      Attempt attempt{vocabulary_.patterns[i], kCorePatterns + static_cast<int>(i), at};
      match(attempt, 0, at, found);
    }
    longest_first(found);
    return found;
  });
}

void Matcher::match(Attempt& attempt, std::size_t piece, std::size_t at, Readings& found) {
  const Pattern& pattern = attempt.pattern;
  if (piece == pattern.source.size()) {
    Tree tree;
    tree.pattern = attempt.number;
    tree.value = kNoRegister;
    tree.span = span_of(attempt.begin, at);
    for (const Tree* place : attempt.places) tree.children.push_back(*place);
    return keep(found, {at, std::move(tree)});
  }
  const Piece& next = pattern.source[piece];
  if (next.is_literal()) {
    if (const auto end = after(at, next.text)) match(attempt, piece + 1, *end, found);
  } else if (next.is_place()) {
    const Type& type = pattern.places[attempt.places.size()].type;
    for (const Reading& reading : place(type, at)) {
      if (type.sort == Type::objects && !fits(reading.tree, type.kinds)) {
        mismatch(at, reading.end, type.kinds, odd_one(reading.tree, type.kinds));
        continue;
      }
      attempt.places.push_back(&reading.tree);
      match(attempt, piece + 1, reading.end, found);
      attempt.places.pop_back();
    }
  } else {
    for (auto form = next.forms.begin(); form != next.forms.end(); ++form)
      if (std::find(next.forms.begin(), form, *form) == form)  // forms may be alike
        if (const auto end = after(at, *form)) match(attempt, piece + 1, *end, found);
  }
}

const Matcher::Readings& Matcher::place(const Type& type, std::size_t at) {
  switch (type.sort) {
    case Type::number: return numbers(at);
    case Type::condition: return conditions(at);
    case Type::word: return word_list(type.word_type, at);
    case Type::title: return once(Rule::titles, at, [&] { return named_titles(at); });
    case Type::nothing:
    case Type::objects: break;
  }
  return objects(at);
}

// A title somebody named, by the name "as" gave to it.
Matcher::Readings Matcher::named_titles(std::size_t at) {
  Readings found;
  for (const Known& known : known_) {
    if (known.type.sort != Type::title || known.name.empty() || !is_word(at, known.name)) continue;
    Tree tree = made(CorePattern::reference, at, at + 1, known.number);
    tree.label = known.name;
    found.push_back({at + 1, std::move(tree)});
  }
  return found;
}

// ----- words -------------------------------------------------------------------------------------

const Matcher::Readings& Matcher::words_of(int type, std::size_t at) {
  return once(kCategories + static_cast<int>(Rule::count) + 2 * type, at, [&] {
    Readings found;
    const auto& words = vocabulary_.words(type);
    for (std::size_t i = 0; i < words.size(); ++i) {
      auto end = after(at, words[i].source);
      if (!end) end = peek(at, words[i].source_plural);
      if (!end) continue;
      Tree tree = made(CorePattern::word, at, *end, static_cast<int>(i));
      tree.type = type;
      found.push_back({*end, std::move(tree)});
    }
    longest_first(found);
    return found;
  });
}

// "SW or SE or TC"
const Matcher::Readings& Matcher::word_list(int type, std::size_t at) {
  return once(kCategories + static_cast<int>(Rule::count) + 2 * type + 1, at, [&] {
    Readings found;
    for (const Reading& first : words_of(type, at)) {
      Tree list = made(CorePattern::either, at, first.end);
      list.children.push_back(first.tree);
      std::size_t end = first.end;
      while (const auto next = peek(end, "or")) {
        const Readings& more = words_of(type, *next);
        if (more.empty()) break;
        list.children.push_back(more[0].tree);
        end = more[0].end;
        list.span = span_of(at, end);
      }
      if (list.children.size() > 1) found.push_back({end, std::move(list)});
      found.push_back(first);
    }
    return found;
  });
}

// ----- lists -------------------------------------------------------------------------------------

// One or several, with "or" or "and" between them; the longest row first.
const Matcher::Readings& Matcher::any_of(Rule rule, CorePattern joint, std::size_t at,
                                         OneOfThem one) {
  return once(rule, at, [&] {
    const std::string_view between = joint == CorePattern::either ? "or" : "and";
    Readings found;
    for (const Reading& first : (this->*one)(at)) {
      if (const auto next = peek(first.end, between)) {
        for (const Reading& rest : any_of(rule, joint, *next, one)) {
          Tree list = made(joint, at, rest.end);
          list.children.push_back(first.tree);
          if (rest.tree.is(joint))
            std::ranges::copy(rest.tree.children, std::back_inserter(list.children));
          else
            list.children.push_back(rest.tree);
          list.kind = list.children[0].kind;
          for (const Tree& child : list.children)
            list.kind =
                list.kind < 0 || child.kind < 0 ? -1 : vocabulary_.common(list.kind, child.kind);
          keep(found, {rest.end, std::move(list)});
        }
      } else {
        expect(first.end, between);
      }
      keep(found, first);
    }
    return found;
  });
}

const Matcher::Readings& Matcher::moments(std::size_t at) {
  return any_of(Rule::moments, CorePattern::either, at, &Matcher::one_moment);
}

const Matcher::Readings& Matcher::one_moment(std::size_t at) {
  return once(Rule::one_moment, at, [&] { return with_names(category(Category::moment, at)); });
}

const Matcher::Readings& Matcher::restrictions(std::size_t at) {
  return any_of(Rule::restrictions, CorePattern::either, at, &Matcher::one_restriction);
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
