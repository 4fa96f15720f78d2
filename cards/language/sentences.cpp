#include "cards/language/sentences.hpp"

#include <algorithm>
#include <utility>

#include "cards/language/french.hpp"
#include "words/card_language.hpp"

namespace wardroom::language {

SentenceMaker::SentenceMaker(const Vocabulary& vocabulary, const Titles& titles,
                             const StatementTree& statement, Language language)
    : vocabulary_(vocabulary), titles_(titles), statement_(statement), language_(language) {
  for (const auto* part : {&statement.moment, &statement.condition, &statement.cost,
                           &statement.steps, &statement.duration})
    if (*part) find_meant(**part);
}

void SentenceMaker::find_meant(const Tree& tree) {
  if (tree.is(CorePattern::objects) && tree.children[0].value != kNoRegister) {
    Meant& meant = meant_[tree.children[0].value];
    const Gender gender = noun(vocabulary_.kind(tree.kind)).gender;
    if (meant.kind < 0 || gender == Gender::masculine) meant.gender = gender;
    if (meant.kind >= 0) meant.mixed |= vocabulary_.common(meant.kind, tree.kind) < 0;
    meant.kind =
        meant.kind < 0 || meant.mixed ? tree.kind : vocabulary_.common(meant.kind, tree.kind);
    meant.plural = is_plural(tree);
  }
  if (!Vocabulary::is_core(tree.pattern) && tree.value != kNoRegister) {
    const Pattern& pattern = vocabulary_.pattern(tree.pattern);
    if (pattern.gives.sort != Type::nothing) {
      const int kind = pattern.gives.kinds.empty() ? -1 : pattern.gives.kinds[0];
      meant_[tree.value] = {kind, false, pattern.given[static_cast<std::size_t>(language_)],
                            pattern.given_gender, false};
    }
  }
  for (const Tree& child : tree.children) find_meant(child);
}

// ----- templates ---------------------------------------------------------------------------------

namespace {

bool says_none(const Tree& tree) {
  return tree.is(CorePattern::objects) && tree.children[0].is(CorePattern::none);
}

const std::string& form_for(const Said& said, const std::vector<std::string>& forms) {
  std::size_t form = said.plural ? 1 : 0;
  if (forms.size() == 3 && said.you) form = 2;
  if (forms.size() == 2 && said.you) form = 1;
  if (forms.size() == 4)
    form = (said.plural ? 2U : 0U) + (said.gender == Gender::feminine ? 1U : 0U);
  return forms[form];
}

// A number that takes words to say is called X, and said behind the sentence.
std::string said_number(std::string number, std::string& unknown) {
  if (number.find(' ') == std::string::npos) return number;
  unknown = std::move(number);
  return "X";
}

}  // namespace

std::string SentenceMaker::filled(const Template& pieces, const Pattern& pattern, const Tree& tree,
                                  const Said* self) const {
  std::string text;
  std::string unknown;  // what X is
  for (std::size_t at = 0; at < pieces.size(); ++at) {
    const Piece& piece = pieces[at];
    if (piece.place == "ne") {
      if (std::ranges::none_of(tree.children, says_none)) continue;
      const bool vowel = at + 1 < pieces.size() && begins_with_vowel(pieces[at + 1].text);
      text += vowel ? "n’" : "ne ";
      continue;
    }
    if (piece.is_literal()) {
      text += piece.text;
      continue;
    }
    if (piece.place == "do") {
      text += piece.forms[infinitive_ && piece.forms.size() > 1 ? 1 : 0];
      continue;
    }
    Said said;
    const Tree* what = nullptr;
    if (piece.place == "self" && self != nullptr) {
      said = *self;
    } else {
      for (std::size_t i = 0; i < pattern.places.size(); ++i)
        if (pattern.places[i].name == piece.place) what = &tree.children[i];
      if (what != nullptr) said = say(*what);
    }
    if (!piece.forms.empty())
      text += form_for(said, piece.forms);
    else if (piece.mode == "un")
      text += (said.gender == Gender::feminine ? "une " : "un ") + said.rest;
    else if (piece.mode == "bare" || piece.mode == "de" || piece.mode == "à" || piece.mode == "in")
      text += what != nullptr ? in_mode(*what, piece.mode) : with_preposition(said, piece.mode);
    else if (piece.mode == "x")
      text += said_number(said.text(), unknown);
    else if (!piece.mode.empty())
      text += with_preposition(said, piece.mode);
    else
      text += said.text();
  }
  return unknown.empty() ? text : words::sentence::unknown_amount(language_, text, unknown);
}

// French repeats its prepositions: "à un vaisseau ou à une escadrille".
std::string SentenceMaker::in_mode(const Tree& tree, std::string_view mode) const {
  const bool row = tree.is(CorePattern::either) || tree.is(CorePattern::both);
  if (!row) return mode == "bare" ? say(tree).rest : with_preposition(say(tree), mode);
  std::string said = in_mode(tree.children[0], mode);
  for (std::size_t i = 1; i + 1 < tree.children.size(); ++i)
    said += ", " + in_mode(tree.children[i], mode);
  const Message<2>& joint =
      tree.is(CorePattern::either) ? words::sentence::or_ : words::sentence::and_;
  return joint(language_, said, in_mode(tree.children.back(), mode));
}

Said SentenceMaker::say(const Tree& tree) const {
  if (tree.is(CorePattern::objects)) return say_objects(tree);
  if (tree.is(CorePattern::self)) return say_self(tree);
  if (tree.is(CorePattern::reference)) return say_reference(tree);
  if (tree.is(CorePattern::figure)) return say_figure(tree);
  if (tree.is(CorePattern::count)) return say_count(tree);
  Said said;
  if (tree.is(CorePattern::number)) {
    said.rest = std::to_string(tree.value);
    said.plural = french() ? tree.value > 1 || tree.value < -1 : tree.value != 1;
  } else if (tree.is(CorePattern::word)) {
    const Word& word = vocabulary_.word(tree.type, tree.value);
    const Noun& name = noun(word);
    said.rest = name.singular;
    said.gender = name.gender;
    said.elides = name.elides;
    said.article = name.article;
    said.you = word.you;
  } else if (Vocabulary::is_core(tree.pattern)) {
    const bool reckoned = tree.is(CorePattern::sum) || tree.is(CorePattern::difference) ||
                          tree.is(CorePattern::product);
    if (reckoned) said.gender = say(tree.children[0]).gender;
    if (tree.is(CorePattern::either) || tree.is(CorePattern::both)) {
      const Said last = say(tree.children.back());
      const bool feminine = std::ranges::all_of(
          tree.children, [&](const Tree& child) { return say(child).gender == Gender::feminine; });
      said.gender = tree.is(CorePattern::either) || feminine ? last.gender : Gender::masculine;
      said.plural = tree.is(CorePattern::both) || last.plural;
      said.locative = say(tree.children[0]).locative;
    }
    said.rest = say_core(tree);
    said.elides = begins_with_vowel(said.rest);
  } else {
    const Pattern& pattern = vocabulary_.pattern(tree.pattern);
    said.rest = filled(pattern.words[static_cast<std::size_t>(language_)], pattern, tree, nullptr);
    said.gender = pattern.given_gender;
    said.elides = begins_with_vowel(said.rest);
  }
  return said;
}

// "a, b or c"
std::string SentenceMaker::joined(const std::vector<Tree>& trees, const Message<2>& with) const {
  std::string said = trees.empty() ? "" : text(trees[0]);
  for (std::size_t i = 1; i + 1 < trees.size(); ++i) said += ", " + text(trees[i]);
  return trees.size() < 2 ? said : with(language_, said, text(trees.back()));
}

// ----- numbers and changes -----------------------------------------------------------------------

Said SentenceMaker::say_figure(const Tree& tree) const {
  const Noun& value = noun(vocabulary_.word(kValue, tree.value));
  const Tree& of = tree.children[0];
  const bool feminine = value.gender == Gender::feminine;
  Said said;
  said.gender = value.gender;
  said.elides = value.elides;
  said.rest = value.singular;
  const bool its =
      of.is(CorePattern::reference) && of.label == "it" && (french() || !is_somebody(of));
  if (its && !french()) said.article = "its";
  if (its && french()) said.article = feminine && !value.elides ? "sa" : "son";
  if (its) return said;
  if (french()) {
    said.article = value.elides ? "l’" : feminine ? "la" : "le";
    said.rest += ' ' + with_preposition(say(of), "de");
  } else {
    said.article = "the";
    said.rest += " of " + text(of);
  }
  return said;
}

Said SentenceMaker::say_count(const Tree& tree) const {
  Said what = say(tree.children[0]);
  if (what.article == "les") what.article.clear();  // le nombre d’escadrilles
  Said said;
  said.article = french() ? "le" : "the";
  said.rest =
      words::sentence::count(language_, french() ? with_preposition(what, "de") : what.text());
  return said;
}

// "+1 Attack", or "1 more medal" of what is counted.
std::string SentenceMaker::say_addition(const Tree& change, std::string number, bool less) const {
  const Word& value = vocabulary_.word(kValue, change.value);
  std::string said;
  if (value.counted) {
    if (number.starts_with('-')) {
      less = true;
      number.erase(0, 1);
    }
    said = (less ? words::sentence::add_fewer : words::sentence::add_more)(
        language_, number, number == "1" ? noun(value).singular : noun(value).plural);
  } else {
    if (less || !number.starts_with('-')) number.insert(0, less ? "-" : "+");
    said = words::sentence::add(language_, number, noun(value).singular);
  }
  if (change.children.size() < 2) return said;
  return words::sentence::not_below(language_, said, text(change.children[1]));
}

// "this flight has +1 Attack and no Bombing"
std::string SentenceMaker::say_change(const Tree& tree) const {
  const Said who = say(tree.children[0]);
  std::vector<std::string> has;
  std::vector<std::string> lacks;
  std::string unknown;
  for (std::size_t i = 1; i < tree.children.size(); ++i) {
    const Tree& change = tree.children[i];
    const Noun& value = noun(vocabulary_.word(kValue, change.value));
    if (change.is(CorePattern::lacks)) {
      lacks.push_back(french() ? (value.elides ? "d’" : "de ") + value.singular
                               : "no " + value.singular);
      continue;
    }
    const Tree* amount = &change.children.front();
    const bool less = amount->is(CorePattern::difference) &&
                      amount->children[0].is(CorePattern::number) && amount->children[0].value == 0;
    if (less) amount = &amount->children[1];
    std::string number = text(*amount);
    if (!amount->is(CorePattern::number)) {
      unknown = number;
      number = "X";
    }
    // "Bombing 2" as cards print it, but "a hand limit of 5".
    const bool plain = value.singular[0] >= 'a' && value.singular[0] <= 'z';
    has.push_back(change.is(CorePattern::add)
                      ? say_addition(change, number, less)
                      : (plain ? words::sentence::set_noun : words::sentence::set)(
                            language_, Arg(value.singular, value.gender), number));
  }
  const auto row = [&](const std::vector<std::string>& items, const Message<2>& with) {
    std::string text = items.front();
    for (std::size_t i = 1; i + 1 < items.size(); ++i) text.append(", ").append(items[i]);
    return items.size() < 2 ? text : with(language_, text, items.back());
  };
  std::string said = who.text();
  if (!french()) {
    std::ranges::move(lacks, std::back_inserter(has));
    said += (who.plural ? " have " : " has ") + row(has, words::sentence::and_);
  } else {
    if (!has.empty()) said += (who.plural ? " ont " : " a ") + row(has, words::sentence::and_);
    if (!has.empty() && !lacks.empty()) said += " et";
    if (!lacks.empty())
      said += (who.plural ? " n’ont pas " : " n’a pas ") + row(lacks, words::sentence::or_);
  }
  return unknown.empty() ? said : words::sentence::unknown_amount(language_, said, unknown);
}

// "this flight is not here"
std::string SentenceMaker::say_quality(const Tree& tree) const {
  const Said who = say(tree.children[0]);
  const bool negated = tree.children[1].is(CorePattern::negated);
  const Tree& quality = negated ? tree.children[1].children[0] : tree.children[1];
  const Message<2>& message = who.plural
                                  ? (negated ? words::sentence::are_not : words::sentence::are)
                                  : (negated ? words::sentence::is_not : words::sentence::is);
  const bool noun = quality.is(CorePattern::objects) || quality.is(CorePattern::either);
  return message(language_, who.text(), noun ? text(quality) : qualifier(quality, who));
}

// ----- conditions and steps ----------------------------------------------------------------------

// French says "si" once and goes on with "que".
std::string SentenceMaker::clauses(const Tree& condition) const {
  const bool row = condition.is(CorePattern::both) || condition.is(CorePattern::either);
  if (!french() || !row) return text(condition);
  const auto that = [&](const Tree& part) { return with_preposition(say(part), "que"); };
  std::string said = text(condition.children[0]);
  for (std::size_t i = 1; i + 1 < condition.children.size(); ++i)
    said += ", " + that(condition.children[i]);
  const Message<2>& joint =
      condition.is(CorePattern::either) ? words::sentence::or_ : words::sentence::and_;
  return joint(language_, said, that(condition.children.back()));
}

// With "if": French says "s’il".
std::string SentenceMaker::if_clause(const Tree& condition) const {
  const std::string clause = clauses(condition);
  if (!french()) return "if " + clause;
  const bool elided = clause.starts_with("il ") || clause.starts_with("ils ");
  return (elided ? "s’" : "si ") + clause;
}

std::string SentenceMaker::say_core(const Tree& tree) const {
  const auto pair = [&](const Message<2>& message) {
    return message(language_, text(tree.children[0]), text(tree.children[1]));
  };
  const auto compared_with = [&](const Message<2>& message) {  // French: inférieur à ...
    const Said first = say(tree.children[0]);
    const Said last = say(tree.children[1]);
    return message(language_, Arg(first.text(), first.gender),
                   french() ? with_preposition(last, "à") : last.text());
  };
  switch (static_cast<CorePattern>(tree.pattern)) {
    case CorePattern::sum: return pair(words::sentence::plus);
    case CorePattern::difference: return pair(words::sentence::minus);
    case CorePattern::product: return pair(words::sentence::times_number);
    case CorePattern::less: return compared_with(words::sentence::less);
    case CorePattern::more: return compared_with(words::sentence::more);
    case CorePattern::at_most: return compared_with(words::sentence::at_most);
    case CorePattern::at_least: return compared_with(words::sentence::at_least);
    case CorePattern::equal: return compared_with(words::sentence::equal);
    case CorePattern::so: return words::sentence::so(language_);
    case CorePattern::either: return joined(tree.children, words::sentence::or_);
    case CorePattern::both: return joined(tree.children, words::sentence::and_);
    case CorePattern::steps: return joined(tree.children, words::sentence::then);
    case CorePattern::change: return say_change(tree);
    case CorePattern::during: return text(tree.children[0]) + ' ' + text(tree.children[1]);
    case CorePattern::choose:
      return (tree.value == 1 ? words::sentence::enemy_chooses
              : infinitive_   ? words::sentence::to_choose
                              : words::sentence::choose)(language_, text(tree.children[0]));
    case CorePattern::exists: {
      const Said what = say(tree.children[0]);
      const bool none = says_none(tree.children[0]);
      return (none          ? words::sentence::exists_none
              : what.plural ? words::sentence::exist
                            : words::sentence::exists)(language_, what.text());
    }
    case CorePattern::matches: return say_quality(tree);
    case CorePattern::choose_one: {
      std::string first = text(tree.children[0]);
      for (std::size_t i = 1; i + 1 < tree.children.size(); ++i)
        first += (french() ? " ; " : "; ") + text(tree.children[i]);
      return words::sentence::choose_one(language_, first, text(tree.children.back()));
    }
    case CorePattern::may: {
      const bool before = std::exchange(infinitive_, true);
      const std::string step = text(tree.children[0]);
      infinitive_ = before;
      return (tree.value == 0   ? words::sentence::you_may
              : tree.value == 1 ? words::sentence::enemy_may
                                : words::sentence::each_may)(language_, step);
    }
    case CorePattern::conditional: {
      const std::string clause = french() ? if_clause(tree.children[0]) : text(tree.children[0]);
      std::string said = words::sentence::if_step(language_, clause, text(tree.children[1]));
      if (tree.children.size() < 3) return said;
      return words::sentence::otherwise(language_, said, text(tree.children[2]));
    }
    case CorePattern::negated: {
      const Tree& what = tree.children[0];
      if (Vocabulary::is_core(what.pattern))
        return words::sentence::not_so(language_,
                                       french() ? with_preposition(say(what), "que") : text(what));
      const Pattern& pattern = vocabulary_.pattern(what.pattern);
      return filled(pattern.negative[static_cast<std::size_t>(language_)], pattern, what, nullptr);
    }
    default: return {};
  }
}

// ----- whole statements --------------------------------------------------------------------------

std::string SentenceMaker::limit() const {
  if (statement_.times == 0) return {};
  const std::string span = noun(vocabulary_.word(kSpan, statement_.span_word)).singular;
  if (statement_.times == 1) return words::sentence::once(language_, span);
  if (statement_.times == 2) return words::sentence::twice(language_, span);
  return words::sentence::times(language_, statement_.times, span);
}

std::string SentenceMaker::moment() const {
  return statement_.moment ? text(*statement_.moment) : "";
}

std::string SentenceMaker::condition() const {
  return statement_.condition ? text(*statement_.condition) : "";
}

std::string SentenceMaker::cost() const {
  return statement_.cost ? joined(statement_.cost->children, words::sentence::and_) : "";
}

const Tree* SentenceMaker::subject(const Tree& step) const {
  if (step.is(CorePattern::change)) return &step.children.front();
  if (Vocabulary::is_core(step.pattern)) return nullptr;
  const Pattern& pattern = vocabulary_.pattern(step.pattern);
  const Piece& first = pattern.words[static_cast<std::size_t>(language_)].front();
  for (std::size_t i = 0; i < pattern.places.size(); ++i)
    if (first.is_place() && first.mode.empty() && first.place == pattern.places[i].name)
      return &step.children[i];
  return nullptr;
}

// Whom the one before speaks of is not named again: "this ship has +1 attack and may not move".
std::string SentenceMaker::lasting_row(const std::vector<Tree>& steps) const {
  std::vector<std::string> said;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    said.push_back(text(steps[i]));
    const Tree* who = subject(steps[i]);
    const Tree* before = i > 0 ? subject(steps[i - 1]) : nullptr;
    const bool same = who != nullptr && before != nullptr && *who == *before &&
                      (who->is(CorePattern::self) || who->is(CorePattern::reference));
    if (same) said.back().erase(0, text(*who).size() + 1);
  }
  std::string row = said[0];
  for (std::size_t i = 1; i + 1 < said.size(); ++i) row += ", " + said[i];
  return said.size() < 2 ? row : words::sentence::and_(language_, row, said.back());
}

// What lasts is said together. What happens is said in order; a step with clauses of its own, or
// one that lasts, makes a sentence of its own.
std::string SentenceMaker::steps() const {
  const Tree& steps = *statement_.steps;
  std::string said;
  if (!steps.is(CorePattern::steps)) {
    said = text(steps);
  } else if (std::ranges::all_of(steps.children, [&](const Tree& step) { return lasts(step); })) {
    said = lasting_row(steps.children);
  } else {
    bool alone = false;
    for (const Tree& step : steps.children) {
      const std::string next = text(step);
      const bool clauses = next.find(", ") != std::string::npos;
      const bool before = std::exchange(alone, clauses || lasts(step));
      if (said.empty())
        said = next;
      else if (before || alone)
        said += ". " + capitalised(next);
      else
        said = words::sentence::then(language_, said, next);
    }
  }
  if (statement_.duration) said += ' ' + text(*statement_.duration);
  return said;
}

bool SentenceMaker::lasts(const Tree& step) const {
  return step.is(CorePattern::change) ||
         (!Vocabulary::is_core(step.pattern) && vocabulary_.pattern(step.pattern).lasting);
}

std::string SentenceMaker::sentence() const {
  if (statement_.kind == StatementKind::only) {
    const std::string only =
        statement_.steps
            ? text(*statement_.steps)
            : words::sentence::only_if(language_,
                                       french() ? if_clause(*statement_.condition) : condition());
    return capitalised(only) + '.';
  }
  std::string head;
  const auto add = [&](const std::string& part) {
    if (!part.empty()) head += (head.empty() ? "" : ", ") + part;
  };
  add(limit());
  add(moment());
  if (statement_.condition && statement_.kind == StatementKind::lasting) {
    const std::string clause = clauses(*statement_.condition);
    add(french() ? (begins_with_vowel(clause) ? "tant qu’" : "tant que ") + clause
                 : "while " + clause);
  } else if (statement_.condition) {
    add(if_clause(*statement_.condition));
  }
  add(cost());
  const std::string said = head.empty() ? steps() : words::sentence::head(language_, head, steps());
  return capitalised(said) + '.';
}

StatementTexts say_statement(const Vocabulary& vocabulary, const Titles& titles,
                             const StatementTree& statement) {
  const SentenceMaker english(vocabulary, titles, statement, Language::english);
  const SentenceMaker french(vocabulary, titles, statement, Language::french);
  return {{english.sentence(), french.sentence()},
          {english.limit(), french.limit()},
          {english.moment(), french.moment()},
          {english.condition(), french.condition()},
          {english.cost(), french.cost()}};
}

Bilingual say_card(const std::vector<StatementTree>& statements,
                   const std::vector<StatementTexts>& texts, bool played) {
  Bilingual all;
  bool second = false;  // one way to play the card has been said
  for (std::size_t i = 0; i < statements.size(); ++i) {
    const StatementKind kind = statements[i].kind;
    const bool act = kind == StatementKind::act && (played || !statements[i].moment);
    const bool answer = kind == StatementKind::answer && (played || !statements[i].cost);
    const bool way = act || (answer && (played || second));
    for (const Language language : {Language::english, Language::french}) {
      std::string& text = language == Language::french ? all.french : all.english;
      const std::string& sentence = texts[i].text.in(language);
      if (!text.empty()) text += ' ';
      text += way && second ? words::sentence::alternative(language, sentence) : sentence;
    }
    second |= way;
  }
  return all;
}

}  // namespace wardroom::language
