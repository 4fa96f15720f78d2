// Says a statement in English or French. One way only: sentences are read by people, source forms
// by the program. Nouns, articles and what agrees with them are worked out here for any game; the
// rest are the templates of its vocabulary.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cards/card_set.hpp"
#include "cards/language/tree.hpp"

namespace wardroom::language {

// Something said in the middle of a sentence.
struct Said {
  std::string article;  // "the", "la", "l’"; may be empty
  std::string rest;
  Gender gender = Gender::masculine;
  bool plural = false;
  bool you = false;
  bool elides = false;     // `rest` asks for "l’", "d’"
  std::string locative{};  // French "dans", "sur"; "à" if it is empty

  std::string text() const;
};

using cards::StatementTexts;

StatementTexts say_statement(const Vocabulary& vocabulary, const Titles& titles,
                             const StatementTree& statement);

// All sentences of a card together; ways to play it that exclude each other are said as such. Of a
// card that is only `played` those with a moment are ways too.
Bilingual say_card(const std::vector<StatementTree>& statements,
                   const std::vector<StatementTexts>& texts, bool played = false);

class SentenceMaker {
 public:
  SentenceMaker(const Vocabulary& vocabulary, const Titles& titles, const StatementTree& statement,
                Language language);

  std::string sentence() const;
  std::string limit() const;
  std::string moment() const;
  std::string condition() const;
  std::string cost() const;

 private:
  struct Meant {  // what a register holds
    int kind = -1;
    bool plural = false;
    std::string given;
    Gender gender = Gender::masculine;  // masculine if one of several is
    bool mixed = false;                 // no kind holds all that may be meant
  };

  bool french() const { return language_ == Language::french; }
  void find_meant(const Tree& tree);
  std::string filled(const Template& pieces, const Pattern& pattern, const Tree& tree,
                     const Said* self) const;
  std::string in_mode(const Tree& tree, std::string_view mode) const;
  Said say(const Tree& tree) const;
  std::string text(const Tree& tree) const { return say(tree).text(); }
  std::string joined(const std::vector<Tree>& trees, const Message<2>& with) const;

  // sentence_nouns.cpp
  const Noun& noun(const Word& word) const { return french() ? word.french : word.english; }
  Said say_objects(const Tree& tree) const;
  Said english_objects(const Tree& tree) const;
  Said french_objects(const Tree& tree) const;
  Said say_self(const Tree& tree) const;
  Said say_reference(const Tree& tree) const;
  Said demonstrative(int kind, bool plural) const;
  std::string title_article(const Tree& objects) const;
  void say_kinds(const std::vector<Tree>& kinds, const Tree& quantity, Said& said) const;
  // The noun of objects with all that belongs to it but quantity and side.
  Said bare_noun(const Tree& tree, bool plural) const;
  std::string qualifiers(const Tree& tree, const Said& noun, bool before) const;
  std::string qualifier(const Tree& tree, const Said& noun) const;
  std::string compared(const Tree& tree) const;
  bool has(const Tree& tree, CorePattern core) const;
  bool is_plural(const Tree& objects) const;
  const Tree* possessor(const Tree& objects) const;  // "its"
  bool is_somebody(const Tree& reference) const;     // whom English does not call "it"

  // sentences.cpp
  Said say_figure(const Tree& tree) const;
  Said say_count(const Tree& tree) const;
  std::string say_change(const Tree& tree) const;
  std::string say_addition(const Tree& change, std::string number, bool less) const;
  std::string say_quality(const Tree& tree) const;
  std::string say_core(const Tree& tree) const;
  std::string if_clause(const Tree& condition) const;
  std::string clauses(const Tree& condition) const;
  std::string steps() const;
  std::string lasting_row(const std::vector<Tree>& steps) const;
  const Tree* subject(const Tree& step) const;
  bool lasts(const Tree& step) const;

  const Vocabulary& vocabulary_;
  const Titles& titles_;
  const StatementTree& statement_;
  Language language_;
  std::map<int, Meant> meant_;
  mutable bool infinitive_ = false;  // inside "you may"
};

// "de" and "à" with what follows.
std::string with_preposition(const Said& said, std::string_view preposition);

}  // namespace wardroom::language
