// How cards and things on the table are spoken of: "one of your flights with a pilot".
#include <algorithm>
#include <charconv>
#include <iterator>

#include "cards/language/matcher.hpp"

namespace wardroom::language {

// What stands before a noun.
struct Matcher::Opening {
  std::size_t begin = 0;
  std::size_t at = 0;
  std::optional<CorePattern> quantity;  // none: the noun decides
  std::optional<Tree> number;
  bool mine = false;
  bool enemy = false;
  bool other = false;
};

namespace {

std::optional<int> number_in(const Token& token) {
  int value = 0;
  if (token.kind != Token::number || token.text.size() > 4) return std::nullopt;
  std::from_chars(token.text.data(), token.text.data() + token.text.size(), value);
  return value;
}

}  // namespace

const Matcher::Readings& Matcher::objects(std::size_t at) {
  return any_of(Rule::objects, CorePattern::either, at, &Matcher::some_objects);
}

const Matcher::Readings& Matcher::some_objects(std::size_t at) {
  return any_of(Rule::some_objects, CorePattern::both, at, &Matcher::primary);
}

const Matcher::Readings& Matcher::primary(std::size_t at) {
  return once(Rule::primary, at, [&] { return one_object(at); });
}

Matcher::Readings Matcher::one_object(std::size_t at) {
  Readings found;
  if (is_sign(at, "(")) {
    for (const Reading& inner : objects(at + 1))
      if (is_sign(inner.end, ")")) found.push_back({inner.end + 1, inner.tree});
    if (!found.empty()) return found;
  }
  expect_object(at);
  self(at, found);
  references(at, found);
  possessive(at, found);
  quantified(at, found);
  Readings all;
  for (Reading& reading : found) {
    const auto next = peek(reading.end, "as");
    if (next && *next < tokens_.size() && tokens_[*next].kind == Token::word &&
        reading.tree.is(CorePattern::objects)) {
      Reading named{*next + 1, reading.tree};
      named.tree.label = tokens_[*next].text;
      keep(all, std::move(named));
    }
    keep(all, std::move(reading));
  }
  return all;
}

// "this flight"; "this" alone is the card.
void Matcher::self(std::size_t at, Readings& found) {
  const auto next = peek(at, "this");
  if (!next) return expect(at, "this");
  const auto add = [&](std::size_t end, int kind) {
    Tree tree = made(CorePattern::self, at, end, kind);
    tree.kind = kind;
    found.push_back({end, std::move(tree)});
  };
  for (const Reading& noun : words_of(kKind, *next)) add(noun.end, noun.tree.value);
  add(*next, vocabulary_.find_word(kKind, "card"));
}

const Known* Matcher::latest(const std::vector<int>& kinds) const {
  for (auto known = known_.rbegin(); known != known_.rend(); ++known)
    if (known->type.sort == Type::objects && vocabulary_.fits(known->kind, kinds)) return &*known;
  return nullptr;
}

std::vector<int> Matcher::kinds_of(const Tree& objects) {
  std::vector<int> kinds;
  if (objects.is(CorePattern::objects))
    for (const Tree& child : objects.children)
      if (child.is(CorePattern::either))
        for (const Tree& kind : child.children) kinds.push_back(kind.value);
  if (kinds.empty()) kinds.push_back(objects.kind);
  return kinds;
}

int Matcher::odd_one(const Tree& objects, const std::vector<int>& kinds) const {
  if (objects.is(CorePattern::either) || objects.is(CorePattern::both)) {
    for (const Tree& child : objects.children)
      if (!fits(child, kinds)) return odd_one(child, kinds);
  }
  for (const int kind : kinds_of(objects))
    if (!vocabulary_.fits(kind, kinds)) return kind;
  return objects.kind;
}

bool Matcher::fits(const Tree& objects, const std::vector<int>& kinds) const {
  if (objects.is(CorePattern::either) || objects.is(CorePattern::both))
    return std::ranges::all_of(objects.children,
                               [&](const Tree& child) { return fits(child, kinds); });
  // What is meant may be of kinds that have nothing in common; the author has to know.
  if (objects.is(CorePattern::reference) && objects.kind < 0) return true;
  return std::ranges::all_of(kinds_of(objects),
                             [&](int kind) { return vocabulary_.fits(kind, kinds); });
}

// "it", "that flight", or a name given before.
void Matcher::references(std::size_t at, Readings& found) {
  const auto add = [&](std::size_t end, const Known& known, std::string label, bool plural) {
    Tree tree = made(CorePattern::reference, at, end, known.number);
    tree.kind = known.kind;
    tree.label = std::move(label);
    tree.plural = plural;
    found.push_back({end, std::move(tree)});
  };
  for (const std::string_view pronoun : {"it", "them"}) {
    const auto next = peek(at, pronoun);
    if (!next) continue;
    if (const Known* known = latest({}))
      add(*next, *known, std::string(pronoun), pronoun == "them");
    else
      failure_.no_antecedent = at;
  }
  for (const std::string_view pronoun : {"that", "those"}) {
    const auto next = peek(at, pronoun);
    if (!next) continue;
    for (const Reading& noun : words_of(kKind, *next)) {
      if (const Known* known = latest({noun.tree.value}))
        add(noun.end, *known, "that " + vocabulary_.kind(noun.tree.value).source,
            pronoun == "those");
      else
        failure_.no_antecedent = at;
    }
  }
  for (const Known& known : known_)
    if (known.type.sort == Type::objects && !known.name.empty() && peek(at, known.name))
      add(at + 1, known, known.name, false);
}

// "its pilot" is the pilot of it.
void Matcher::possessive(std::size_t at, Readings& found) {
  const auto next = peek(at, "its");
  if (!next) return;
  const Known* owner = latest({});
  if (owner == nullptr) {
    failure_.no_antecedent = at;
    return;
  }
  for (const Reading& noun : words_of(kKind, *next)) {
    for (std::size_t i = 0; i < vocabulary_.patterns.size(); ++i) {
      const Pattern& pattern = vocabulary_.patterns[i];
      if (pattern.category != Category::qualifier || pattern.source.size() != 2 ||
          pattern.source[0].text != "of " || !vocabulary_.fits(noun.tree.value, pattern.of) ||
          !vocabulary_.fits(owner->kind, pattern.places[0].type.kinds))
        continue;
      Tree of = made(CorePattern::reference, at, *next, owner->number);
      of.kind = owner->kind;
      of.label = "it";
      Tree relation = made(CorePattern::word, at, *next);
      relation.pattern = kCorePatterns + static_cast<int>(i);
      relation.value = kNoRegister;
      relation.children.push_back(std::move(of));
      Tree tree = made(CorePattern::objects, at, noun.end, noun.tree.value);
      tree.kind = noun.tree.value;
      tree.children = {made(CorePattern::the, at, *next, kNoRegister), std::move(relation)};
      for (Reading& reading : qualified({noun.end, tree})) found.push_back(std::move(reading));
    }
  }
}

std::vector<Matcher::Opening> Matcher::openings(std::size_t at) {
  std::vector<Opening> found;
  const auto add = [&](std::size_t end, std::optional<CorePattern> quantity,
                       std::optional<Tree> number, bool other, bool of_yours) {
    const auto with_others = [&](const Opening& opening) {
      if (const auto next = peek(opening.at, "other"); next && !opening.other) {
        Opening others = opening;
        others.at = *next;
        others.other = true;
        found.push_back(others);
      }
      found.push_back(opening);
    };
    Opening opening{at, end, quantity, std::move(number), false, false, other};
    with_others(opening);
    const auto yours = peek(end, "of your");
    if (!yours || !of_yours) return;
    opening.at = *yours;
    opening.mine = true;
    with_others(opening);
  };
  struct Quantity {
    std::string_view words;
    CorePattern core;
    bool other;
    bool of_yours;
  };
  constexpr std::array<Quantity, 12> quantities = {{
      {"a", CorePattern::one, false, false},
      {"an", CorePattern::one, false, false},
      {"any", CorePattern::one, false, false},
      {"one", CorePattern::one, false, true},
      {"another", CorePattern::one, true, true},
      {"the", CorePattern::the, false, false},
      {"each", CorePattern::each, false, true},
      {"every", CorePattern::each, false, false},
      {"all", CorePattern::all, false, true},
      {"no", CorePattern::none, false, false},
      {"none", CorePattern::none, false, true},
      {"a random", CorePattern::random, false, false},
  }};
  for (const Quantity& quantity : quantities) {
    const auto next = peek(at, quantity.words);
    if (!next) continue;
    std::optional<Tree> number;
    if (quantity.core == CorePattern::random) number = made(CorePattern::number, at, *next, 1);
    add(*next, quantity.core, number, quantity.other, quantity.of_yours);
  }
  if (at < tokens_.size())
    if (const auto count = number_in(tokens_[at])) {
      Tree number = made(CorePattern::number, at, at + 1, *count);
      add(at + 1, CorePattern::exactly, number, false, true);
      if (const auto next = peek(at + 1, "random"))
        add(*next, CorePattern::random, number, false, true);
      if (const auto next = peek(at + 1, "or more"))
        add(*next, CorePattern::or_more, number, false, true);
    }
  if (const auto next = peek(at, "up to"))
    if (*next < tokens_.size())
      if (const auto count = number_in(tokens_[*next]))
        add(*next + 1, CorePattern::up_to, made(CorePattern::number, *next, *next + 1, *count),
            false, true);
  if (const auto next = peek(at, "your")) {
    add(*next, std::nullopt, std::nullopt, false, false);
    for (Opening& opening : found)
      if (!opening.quantity) opening.mine = true;
  }
  add(at, std::nullopt, std::nullopt, false, false);
  // "enemy" stands before the noun.
  for (std::size_t i = 0, plain = found.size(); i < plain; ++i)
    if (const auto next = peek(found[i].at, "enemy"); next && !found[i].mine) {
      Opening enemy = found[i];
      enemy.at = *next;
      enemy.enemy = true;
      found.push_back(enemy);
    }
  return found;
}

void Matcher::quantified(std::size_t at, Readings& found) {
  for (const std::string_view word : {"a", "the", "each", "your", "enemy", "one of your"})
    expect(at, word);
  for (const Opening& opening : openings(at)) nouns(opening, found);
}

// The kinds and titles that stand here.
const std::vector<Matcher::Name>& Matcher::names(std::size_t at) {
  const auto [entry, fresh] = names_.try_emplace(at);
  std::vector<Name>& found = entry->second;
  if (!fresh) return found;
  const auto& kinds = vocabulary_.words(kKind);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const int kind = static_cast<int>(i);
    const auto singular = after(at, kinds[i].source);
    const auto plural = peek(at, kinds[i].source_plural);
    if (singular) found.push_back({*singular, kind, true, singular == plural, -1});
    if (plural && plural != singular) found.push_back({*plural, kind, false, true, -1});
  }
  for (std::size_t i = 0; i < titles_.size(); ++i) {
    const Title& title = titles_[i];
    const int index = static_cast<int>(i);
    const bool quoted = at < tokens_.size() && tokens_[at].kind == Token::title;
    const auto end = quoted && tokens_[at].text == title.source ? at + 1 : peek(at, title.source);
    if (end) found.push_back({*end, title.kind, true, title.source_plural.empty(), index});
    if (title.source_plural.empty()) continue;
    if (const auto plural = peek(at, title.source_plural))
      found.push_back({*plural, title.kind, false, true, index});
  }
  return found;
}

void Matcher::nouns(const Opening& opening, Readings& found) {
  std::vector<std::pair<std::size_t, std::vector<Tree>>> starts = {{opening.at, {}}};
  for (std::size_t i = 0; i < starts.size() && starts.size() < 32; ++i)
    for (Reading& reading : qualifier(starts[i].first, -1, true)) {
      auto longer = starts[i];
      longer.first = reading.end;
      longer.second.push_back(std::move(reading.tree));
      starts.push_back(std::move(longer));
    }
  for (const auto& [at, adjectives] : starts)
    for (const Name& name : names(at)) {
      for (const std::vector<Name>& row : rows_of_kinds(name))
        noun(opening, row, adjectives, found);
    }
}

// "character or vehicle": kinds that share all that stands before and behind them.
std::vector<std::vector<Matcher::Name>> Matcher::rows_of_kinds(const Name& first) {
  std::vector<std::vector<Name>> rows = {{first}};
  for (std::size_t i = 0; i < rows.size() && rows.size() < 8; ++i) {
    const auto next = peek(rows[i].back().end, "or");
    if (first.title >= 0 || !next) continue;
    for (const Name& name : names(*next)) {
      const bool alike = (name.singular && first.singular) || (name.plural && first.plural);
      if (name.title >= 0 || !alike) continue;
      std::vector<Name> longer = rows[i];
      longer.push_back(name);
      rows.push_back(std::move(longer));
    }
  }
  std::ranges::reverse(rows);
  return rows;
}

void Matcher::noun(const Opening& opening, const std::vector<Name>& row,
                   const std::vector<Tree>& adjectives, Readings& found) {
  Name name = row.back();
  for (const Name& each : row) {
    name.kind = vocabulary_.common(name.kind, each.kind);
    name.singular &= each.singular;
    name.plural &= each.plural;
  }
  if (row.size() > 1 && name.kind < 0) return;
  // A plural by itself means all, a title by itself the one card, "your flight" the one flight.
  CorePattern quantity = CorePattern::the;
  if (opening.quantity)
    quantity = *opening.quantity;
  else if (name.plural && !(name.title >= 0 && name.singular))
    quantity = CorePattern::all;
  else if (name.title < 0 && !opening.mine)
    return;
  const bool of_several = opening.mine && opening.quantity.has_value();
  const bool one = quantity == CorePattern::one || quantity == CorePattern::each;
  if (quantity == CorePattern::all && !name.plural) return;
  if (one && !of_several && !name.singular) return;
  if (quantity == CorePattern::the && !name.singular) quantity = CorePattern::all;

  Tree tree = made(CorePattern::objects, opening.begin, name.end, name.kind);
  tree.kind = name.kind;
  tree.plural = name.plural && !name.singular;
  Tree amount = made(quantity, opening.begin, opening.at, kNoRegister);
  if (opening.number) amount.children.push_back(*opening.number);
  tree.children.push_back(std::move(amount));
  const auto add = [&](CorePattern core, int value) {
    tree.children.push_back(made(core, opening.begin, name.end, value));
  };
  if (opening.mine) add(CorePattern::mine, 0);
  if (opening.enemy) add(CorePattern::enemy, 0);
  if (opening.other) add(CorePattern::other, 0);
  if (name.title >= 0) add(CorePattern::named, name.title);
  if (row.size() > 1) {
    add(CorePattern::either, 0);
    for (const Name& each : row) {
      Tree kind = made(CorePattern::word, opening.begin, name.end, each.kind);
      kind.type = kKind;
      tree.children.back().children.push_back(std::move(kind));
    }
  }
  // What stands before the noun is checked against it now that it is known.
  for (const Tree& adjective : adjectives) {
    const Tree& what = adjective.is(CorePattern::negated) ? adjective.children[0] : adjective;
    const auto& of = vocabulary_.pattern(what.pattern).of;
    if (!fits(tree, of)) return mismatch(opening.begin, name.end, of, odd_one(tree, of));
    tree.children.push_back(adjective);
  }
  for (Reading& reading : qualified({name.end, tree})) keep(found, std::move(reading));
}

// The noun with what follows it; the longest first.
Matcher::Readings Matcher::qualified(const Reading& noun) {
  Readings found;
  const std::vector<int> kinds = kinds_of(noun.tree);
  const auto for_all = [&](const Tree& qualifier) {
    return std::ranges::all_of(kinds, [&](int kind) { return can_be_said(qualifier, kind); });
  };
  for (const Tail& tail : tails(noun.end, kinds[0])) {
    if (kinds.size() > 1 && !std::ranges::all_of(tail.qualifiers, for_all)) continue;
    Reading longer{tail.end, noun.tree};
    if (!tail.qualifiers.empty()) longer.tree.span.end = tail.qualifiers.back().span.end;
    for (const Tree& qualifier : tail.qualifiers) longer.tree.children.push_back(qualifier);
    found.push_back(std::move(longer));
  }
  return found;
}

bool Matcher::can_be_said(const Tree& qualifier, int kind) const {
  const Tree& what = qualifier.is(CorePattern::negated) ? qualifier.children[0] : qualifier;
  if (what.is(CorePattern::has) || what.is(CorePattern::compared))
    return vocabulary_.fits(kind, vocabulary_.word(kValue, what.value).of);
  return Vocabulary::is_core(what.pattern) ||
         vocabulary_.fits(kind, vocabulary_.pattern(what.pattern).of);
}

const std::vector<Matcher::Tail>& Matcher::tails(std::size_t at, int kind) {
  const auto [entry, fresh] = tails_.try_emplace(Key{kind, at});
  std::vector<Tail>& memory = entry->second;
  if (!fresh) return memory;
  std::vector<Tail> found;
  const auto add = [&](Tail tail) {
    if (std::ranges::find(found, tail.end, &Tail::end) == found.end())
      found.push_back(std::move(tail));
  };
  Readings first = qualifier(at, kind, false);
  std::ranges::move(core_qualifier(at, kind), std::back_inserter(first));
  longest_first(first);
  for (const Reading& reading : first)
    for (const Tail& rest : tails(reading.end, kind)) {
      Tail tail{rest.end, {reading.tree}};
      std::ranges::copy(rest.qualifiers, std::back_inserter(tail.qualifiers));
      add(std::move(tail));
    }
  add({at, {}});
  memory = std::move(found);
  return memory;
}

Matcher::Readings Matcher::qualifier(std::size_t at, int kind, bool before) {
  const auto negation = peek(at, "not");
  const std::size_t from = negation ? *negation : at;
  Readings found;
  for (const Reading& reading : category(Category::qualifier, from)) {
    const Pattern& pattern = vocabulary_.pattern(reading.tree.pattern);
    if (pattern.before != before) continue;
    if (kind >= 0 && !vocabulary_.fits(kind, pattern.of)) {
      mismatch(from, reading.end, pattern.of, kind);
      continue;
    }
    if (!negation) {
      found.push_back(reading);
      continue;
    }
    Tree tree = made(CorePattern::negated, at, reading.end);
    tree.children.push_back(reading.tree);
    found.push_back({reading.end, std::move(tree)});
  }
  return found;
}

Matcher::Readings Matcher::core_qualifier(std::size_t at, int kind) {
  Readings found;
  const auto has_value = [&](const Reading& value, std::size_t from) {
    const auto& having = vocabulary_.word(kValue, value.tree.value).of;
    if (vocabulary_.fits(kind, having)) return true;
    mismatch(from, value.end, having, kind, value.tree.value);
    return false;
  };
  if (const auto next = after(at, "with"))
    for (const Reading& value : words_of(kValue, *next)) {
      if (!has_value(value, *next)) continue;
      for (const Reading& sign : relation(value.end))
        for (const Reading& number : numbers(sign.end)) {
          Tree test = sign.tree;
          test.children.push_back(number.tree);
          Tree tree = made(CorePattern::compared, at, number.end, value.tree.value);
          tree.children.push_back(std::move(test));
          found.push_back({number.end, std::move(tree)});
        }
      found.push_back({value.end, made(CorePattern::has, at, value.end, value.tree.value)});
    }
  if (const auto next = after(at, "without"))
    for (const Reading& value : words_of(kValue, *next)) {
      if (!has_value(value, *next)) continue;
      Tree tree = made(CorePattern::negated, at, value.end);
      tree.children.push_back(made(CorePattern::has, *next, value.end, value.tree.value));
      found.push_back({value.end, std::move(tree)});
    }
  if (const auto next = after(at, "other than"))
    for (const Reading& others : primary(*next)) {
      Tree tree = made(CorePattern::except, at, others.end);
      tree.children.push_back(others.tree);
      found.push_back({others.end, std::move(tree)});
    }
  return found;
}

}  // namespace wardroom::language
