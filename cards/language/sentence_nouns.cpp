// Nouns with article, side, quantity and qualifiers, in both languages.
#include <algorithm>

#include "cards/language/french.hpp"
#include "cards/language/sentences.hpp"
#include "words/card_language.hpp"

namespace wardroom::language {

std::string Said::text() const {
  if (article.empty()) return rest;
  return article.ends_with("’") ? article + rest : article + ' ' + rest;
}

std::string with_preposition(const Said& said, std::string_view preposition) {
  const std::string& article = said.article;
  if (preposition == "in" && !said.locative.empty()) return said.locative + ' ' + said.text();
  if (preposition == "que") return (begins_with_vowel(said.text()) ? "qu’" : "que ") + said.text();
  const auto grown = [&](std::string_view form) { return std::string(form) + ' ' + said.rest; };
  if (preposition == "de") {
    if (article == "le") return grown("du");
    if (article == "les") return grown("des");
    const std::string text = said.text();
    const bool vowel = article.empty() ? said.elides : begins_with_vowel(article);
    return (vowel ? "d’" : "de ") + text;
  }
  if (article == "le") return grown("au");
  if (article == "les") return grown("aux");
  return "à " + said.text();
}

bool SentenceMaker::has(const Tree& tree, CorePattern core) const {
  return std::ranges::any_of(tree.children, [&](const Tree& child) { return child.is(core); });
}

bool SentenceMaker::is_plural(const Tree& objects) const {
  const Tree& quantity = objects.children[0];
  if (quantity.is(CorePattern::all)) return true;
  if (quantity.children.empty() || !quantity.children[0].is(CorePattern::number)) return false;
  return quantity.children[0].value != 1;
}

const Tree* SentenceMaker::possessor(const Tree& objects) const {
  if (!objects.children[0].is(CorePattern::the) || objects.children.size() < 2) return nullptr;
  const Tree& relation = objects.children[1];
  if (Vocabulary::is_core(relation.pattern) || relation.children.size() != 1) return nullptr;
  const Template& source = vocabulary_.pattern(relation.pattern).source;
  const Tree& of = relation.children[0];
  const bool its = source[0].text == "of " && of.is(CorePattern::reference) && of.label == "it";
  return its && (french() || !is_somebody(of)) ? &relation : nullptr;
}

bool SentenceMaker::is_somebody(const Tree& reference) const {
  const auto meant = meant_.find(reference.value);
  return meant != meant_.end() && meant->second.kind >= 0 &&
         vocabulary_.kind(meant->second.kind).person;
}

std::string SentenceMaker::compared(const Tree& tree) const {
  const Word& value = vocabulary_.word(kValue, tree.value);
  const Tree& test = tree.children[0];
  const Tree& number = test.children[0];
  const bool many = !number.is(CorePattern::number) || number.value > 1;
  const auto say_with = [&](const Message<2>& counted, const Message<2>& plain,
                            std::string_view preposition) {
    if (value.counted)
      return counted(language_, text(number), many ? noun(value).plural : noun(value).singular);
    const std::string amount = french() && !preposition.empty()
                                   ? with_preposition(say(number), preposition)
                                   : text(number);
    return plain(language_, Arg(noun(value).singular, noun(value).gender), amount);
  };
  std::string said;
  if (test.is(CorePattern::less))
    said = say_with(words::sentence::fewer_counted, words::sentence::less_value, "à");
  else if (test.is(CorePattern::more))
    said = say_with(words::sentence::more_counted, words::sentence::more_value, "à");
  else if (test.is(CorePattern::at_most))
    said = say_with(words::sentence::at_most_counted, words::sentence::at_most_value, "");
  else if (test.is(CorePattern::at_least))
    said = say_with(words::sentence::at_least_counted, words::sentence::at_least_value, "");
  else
    said = say_with(words::sentence::equal_counted, words::sentence::equal_value, "de");
  return words::sentence::having(language_, said);
}

std::string SentenceMaker::qualifier(const Tree& tree, const Said& noun_said) const {
  const bool negated = tree.is(CorePattern::negated);
  const Tree& what = negated ? tree.children[0] : tree;
  if (what.is(CorePattern::has)) {
    const Word& value = vocabulary_.word(kValue, what.value);
    const Noun& name = noun(value);
    if (!value.counted)
      return (negated ? words::sentence::without : words::sentence::with)(language_, name.singular);
    if (negated) return words::sentence::without(language_, french() ? name.singular : name.plural);
    return words::sentence::with_counted(language_, name.plural);
  }
  if (what.is(CorePattern::compared)) return compared(what);
  if (what.is(CorePattern::except)) {
    if (noun_said.plural || !french())
      return words::sentence::except(language_, text(what.children[0]));
    return words::sentence::except_one(language_, with_preposition(say(what.children[0]), "que"));
  }
  const Pattern& pattern = vocabulary_.pattern(what.pattern);
  const auto index = static_cast<std::size_t>(language_);
  return filled(negated ? pattern.negative[index] : pattern.words[index], pattern, what,
                &noun_said);
}

std::string SentenceMaker::qualifiers(const Tree& tree, const Said& noun_said, bool before) const {
  std::string said;
  for (std::size_t i = 1; i < tree.children.size(); ++i) {
    const Tree& child = tree.children[i];
    if (child.is(CorePattern::mine) || child.is(CorePattern::enemy) ||
        child.is(CorePattern::other) || child.is(CorePattern::named) ||
        child.is(CorePattern::either) || &child == possessor(tree))
      continue;
    const Tree& what = child.is(CorePattern::negated) ? child.children[0] : child;
    const bool stands_before =
        !Vocabulary::is_core(what.pattern) && vocabulary_.pattern(what.pattern).before;
    if (stands_before != before) continue;
    said += (said.empty() ? "" : " ") + qualifier(child, noun_said);
  }
  return said;
}

// "character or vehicle"; French says "un personnage ou un véhicule".
void SentenceMaker::say_kinds(const std::vector<Tree>& kinds, const Tree& quantity,
                              Said& said) const {
  const auto gender = [&](const Tree& kind) { return noun(vocabulary_.kind(kind.value)).gender; };
  const bool alike = std::ranges::all_of(
      kinds, [&](const Tree& kind) { return gender(kind) == gender(kinds[0]); });
  const bool articles = french() && !said.plural && quantity.is(CorePattern::one);
  std::vector<std::string> names;
  for (const Tree& kind : kinds) {
    const Noun& name = noun(vocabulary_.kind(kind.value));
    std::string article;
    if (articles && !names.empty()) article = name.gender == Gender::feminine ? "une " : "un ";
    names.push_back(article + (said.plural ? name.plural : name.singular));
  }
  said.rest = names[0];
  for (std::size_t i = 1; i + 1 < names.size(); ++i) said.rest += ", " + names[i];
  said.rest = words::sentence::or_(language_, said.rest, names.back());
  said.gender = alike ? gender(kinds[0]) : Gender::masculine;
  said.elides = noun(vocabulary_.kind(kinds[0].value)).elides;
}

Said SentenceMaker::bare_noun(const Tree& tree, bool plural) const {
  const Word& kind = vocabulary_.kind(tree.kind);
  const Noun& name = noun(kind);
  Said said;
  said.gender = name.gender;
  said.plural = plural;
  said.elides = name.elides;
  said.locative = kind.locative;
  said.rest = plural ? name.plural : name.singular;
  for (const Tree& child : tree.children)
    if (child.is(CorePattern::named)) {
      const Title& title = titles_[static_cast<std::size_t>(child.value)];
      said.rest =
          (plural && !title.plural.english.empty() ? title.plural : title.text).in(language_);
      said.elides = begins_with_vowel(said.rest);
      if (title.gender) said.gender = *title.gender;
      if (!title.locative.empty()) said.locative = title.locative;
      if (french() && kind.quoted) {
        said.rest = "« " + said.rest + " »";
        said.elides = false;
      }
    }
  for (const Tree& child : tree.children)
    if (child.is(CorePattern::either)) say_kinds(child.children, tree.children[0], said);
  const auto add = [&](const std::string& more) {
    if (!more.empty()) said.rest += ' ' + more;
  };
  const std::string before = qualifiers(tree, said, true);
  const bool random = tree.children[0].is(CorePattern::random);
  if (french()) {
    add(before);
    if (has(tree, CorePattern::enemy)) {
      const bool feminine = said.gender == Gender::feminine;
      add(plural ? (feminine ? "ennemies" : "ennemis") : (feminine ? "ennemie" : "ennemi"));
    }
    if (random) add("au hasard");
  } else {
    if (!before.empty()) {
      said.rest = before + ' ' + said.rest;
      said.elides = begins_with_vowel(before);
    }
    if (has(tree, CorePattern::enemy)) {
      said.rest = "enemy " + said.rest;
      said.elides = true;
    }
    if (random) said.rest = "random " + said.rest;
  }
  add(qualifiers(tree, said, false));
  return said;
}

std::string SentenceMaker::title_article(const Tree& objects) const {
  for (const Tree& child : objects.children)
    if (child.is(CorePattern::named))
      return titles_[static_cast<std::size_t>(child.value)].article.in(language_);
  return {};
}

Said SentenceMaker::say_objects(const Tree& tree) const {
  return french() ? french_objects(tree) : english_objects(tree);
}

Said SentenceMaker::english_objects(const Tree& tree) const {
  const Tree& quantity = tree.children[0];
  const bool mine = has(tree, CorePattern::mine);
  const bool other = has(tree, CorePattern::other);
  const bool named = has(tree, CorePattern::named);
  const bool plural = is_plural(tree);
  const std::string amount = quantity.children.empty() ? "" : text(quantity.children[0]);
  Said said = bare_noun(tree, plural);
  if (possessor(tree) != nullptr) {
    said.article = "its";
    return said;
  }
  const auto of_yours = [&](std::string_view which) {  // one of your flights
    Said of = bare_noun(tree, true);
    of.plural = plural;
    of.article = std::string(which) + (other && which != "another" ? " of your other" : " of your");
    return of;
  };
  const std::string an = said.elides ? "an" : "a";
  const auto with = [&](std::string article) {
    said.article = std::move(article);
    return said;
  };
  if (quantity.is(CorePattern::one)) {
    if (mine) return of_yours(other ? "another" : "one");
    return with(other ? "another" : an);
  }
  if (quantity.is(CorePattern::the)) {
    if (mine) return with(other ? "your other" : "your");
    if (named) return with(title_article(tree));
    return with(other ? "the other" : "the");
  }
  if (quantity.is(CorePattern::each)) {
    if (mine) return of_yours("each");
    return with(other ? "each other" : "each");
  }
  if (quantity.is(CorePattern::all)) {
    if (mine) return with(other ? "your other" : "your");
    return with(other ? "other" : "");
  }
  if (quantity.is(CorePattern::none)) return mine ? of_yours("none") : with("no");
  std::string count = amount == "1" ? "one" : amount;
  if (quantity.is(CorePattern::up_to)) count = "up to " + amount;
  if (quantity.is(CorePattern::or_more)) count = amount + " or more";
  if (mine) return of_yours(count);
  if (quantity.is(CorePattern::random) && amount == "1") return with("a");
  return with(other ? count + " other" : count);
}

Said SentenceMaker::french_objects(const Tree& tree) const {
  const Tree& quantity = tree.children[0];
  const bool mine = has(tree, CorePattern::mine);
  const bool other = has(tree, CorePattern::other);
  const bool named = has(tree, CorePattern::named);
  const bool plural = is_plural(tree);
  const std::string amount = quantity.children.empty() ? "" : text(quantity.children[0]);
  Said said = bare_noun(tree, plural);
  // The article goes with the first noun, what agrees with all of them.
  bool feminine = said.gender == Gender::feminine;
  for (const Tree& child : tree.children)
    if (child.is(CorePattern::either))
      feminine = noun(vocabulary_.kind(child.children[0].value)).gender == Gender::feminine;
  const std::string un = feminine ? "une" : "un";
  const auto with = [&](std::string article) {
    said.article = std::move(article);
    return said;
  };
  const auto of_yours = [&](const std::string& which) {  // une de vos Patrouilles
    Said of = bare_noun(tree, true);
    of.plural = plural;
    of.article = which + (other && !which.ends_with("autre") ? " de vos autres" : " de vos");
    return of;
  };
  if (possessor(tree) != nullptr) return with(feminine && !said.elides ? "sa" : "son");
  if (quantity.is(CorePattern::one)) {
    const std::string which = other ? un + " autre" : un;
    return mine ? of_yours(which) : with(which);
  }
  if (quantity.is(CorePattern::the)) {
    if (mine) return with(other ? "votre autre" : "votre");
    if (named) return with(title_article(tree));
    if (other) return with("l’autre");
    return with(said.elides ? "l’" : feminine ? "la" : "le");
  }
  if (quantity.is(CorePattern::each)) {
    if (mine) return of_yours(feminine ? "chacune" : "chacun");
    return with(other ? "chaque autre" : "chaque");
  }
  if (quantity.is(CorePattern::all)) {
    if (mine) return with(other ? "vos autres" : "vos");
    return with(other ? "les autres" : "les");
  }
  if (quantity.is(CorePattern::none)) {
    const std::string none = feminine ? "aucune" : "aucun";
    return mine ? of_yours(none) : with(none);
  }
  const std::string number = amount == "1" ? un : amount;
  const std::string count = quantity.is(CorePattern::up_to)     ? "jusqu’à " + number
                            : quantity.is(CorePattern::or_more) ? "au moins " + number
                                                                : number;
  if (mine) return of_yours(count);
  return with(other ? count + (plural ? " autres" : " autre") : count);
}

Said SentenceMaker::demonstrative(int kind, bool plural) const {
  const Noun& name = noun(vocabulary_.kind(kind));
  Said said;
  said.gender = name.gender;
  said.plural = plural;
  said.locative = vocabulary_.kind(kind).locative;
  said.rest = plural ? name.plural : name.singular;
  if (!french())
    said.article = plural ? "those" : "that";
  else if (plural)
    said.article = "ces";
  else if (name.gender == Gender::feminine)
    said.article = "cette";
  else
    said.article = name.elides ? "cet" : "ce";
  return said;
}

Said SentenceMaker::say_self(const Tree& tree) const {
  Said said = demonstrative(tree.kind, false);
  if (!french()) said.article = "this";
  return said;
}

Said SentenceMaker::say_reference(const Tree& tree) const {
  const auto found = meant_.find(tree.value);
  if (found == meant_.end()) return {};
  const Meant& meant = found->second;
  if (!meant.given.empty()) {
    Said said;
    said.rest = meant.given;
    said.plural = meant.plural;
    said.gender = meant.gender;
    return said;
  }
  const int kind = meant.kind >= 0 ? meant.kind : vocabulary_.find_word(kKind, "card");
  const bool pronoun = tree.label == "it" || tree.label == "them";
  if (!french() && (meant.mixed || (pronoun && !vocabulary_.kind(kind).person))) {
    Said said;
    said.rest = tree.plural || meant.plural ? "them" : "it";
    said.plural = tree.plural || meant.plural;
    return said;
  }
  if (french() && meant.mixed) {  // of what no one noun could be said
    Said said;
    said.rest = meant.gender == Gender::feminine ? "celle-ci" : "celui-ci";
    said.gender = meant.gender;
    return said;
  }
  return demonstrative(kind, tree.plural || meant.plural);
}

}  // namespace wardroom::language
