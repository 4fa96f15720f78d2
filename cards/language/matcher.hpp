// Finds out what a phrase means: it is matched against the patterns and words of the vocabulary.
// All ways to read a piece of a phrase are kept until the whole fits, so patterns may overlap; the
// way that takes in most, from the inside out, comes first.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "cards/language/tree.hpp"

namespace wardroom::language {

// Something named earlier in the statement.
struct Known {
  Type type;
  int kind = -1;     // of objects
  std::string name;  // given by "as", or empty
  int number = 0;    // of its register
};

// Where no reading of a phrase could go on, and what would have fitted.
struct Failure {
  struct Mismatch {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<int> expected;  // kinds
    int found = -1;
    int value = -1;  // not this kind has it
  };
  std::size_t at = 0;
  std::vector<std::string_view> words;  // that would have fitted
  bool object = false;                  // a card or the like would have
  bool number = false;
  std::optional<Mismatch> mismatch;
  std::optional<std::size_t> no_antecedent;
};

class Matcher {
 public:
  Matcher(const Vocabulary& vocabulary, const Titles& titles, const Phrase& tokens,
          const std::vector<Known>& known)
      : vocabulary_(vocabulary), titles_(titles), tokens_(tokens), known_(known) {}

  // Each reads the whole phrase.
  std::optional<Tree> moment();
  std::optional<Tree> condition();
  std::optional<Tree> cost();
  std::optional<Tree> restriction();
  std::optional<Tree> step();  // with "choose", changes and durations
  // "once per turn": how often, and the span.
  std::optional<std::pair<int, int>> limit();

  // Why there was no reading. Finding that out takes longer, so it is done only when it is asked
  // for: by a matcher that was made to, with the same question.
  const Failure& failure() const { return failure_; }
  void watch() { watching_ = true; }

 private:
  struct Reading {
    std::size_t end = 0;
    Tree tree;
  };
  using Readings = std::vector<Reading>;
  enum class Rule : std::uint8_t {
    objects,
    some_objects,
    primary,
    number,
    conditions,
    all_conditions,
    one_condition,
    moments,
    one_moment,
    restrictions,
    titles,
    count,  // the types of words come after it, twice: single and in rows
  };
  using Key = std::pair<int, std::size_t>;  // a category or rule, and a place
  struct Name {                             // a kind or a title
    std::size_t end;
    int kind;
    bool singular;
    bool plural;
    int title;  // -1 for a kind
  };
  struct Tail {  // a row of qualifiers
    std::size_t end = 0;
    std::vector<Tree> qualifiers;
  };

  // What a rule finds at a place is worked out once. While that is done it finds nothing there, so
  // a pattern that begins with itself comes to an end.
  template <class Find>
  const Readings& once(int rule, std::size_t at, Find find) {
    const auto [entry, fresh] = memory_.try_emplace(Key{rule, at});
    if (fresh) entry->second = find();
    return entry->second;
  }
  template <class Find>
  const Readings& once(Rule rule, std::size_t at, Find find) {
    return once(kCategories + static_cast<int>(rule), at, find);
  }

  // matcher.cpp: patterns, words and what holds them together.
  std::optional<Tree> whole(const Readings& readings);
  const Readings& category(Category category, std::size_t at);
  struct Attempt;  // a pattern, as far as it fits
  void match(Attempt& attempt, std::size_t piece, std::size_t at, Readings& found);
  const Readings& place(const Type& type, std::size_t at);
  const Readings& words_of(int type, std::size_t at);
  const Readings& word_list(int type, std::size_t at);
  Readings named_titles(std::size_t at);
  using OneOfThem = const Readings& (Matcher::*)(std::size_t);
  const Readings& any_of(Rule rule, CorePattern joint, std::size_t at, OneOfThem one);
  const Readings& moments(std::size_t at);
  const Readings& one_moment(std::size_t at);
  const Readings& restrictions(std::size_t at);
  const Readings& one_restriction(std::size_t at) { return category(Category::only, at); }

  // matcher_conditions.cpp
  const Readings& conditions(std::size_t at);
  const Readings& all_conditions(std::size_t at);
  const Readings& one_condition(std::size_t at);
  Readings simple_condition(std::size_t at);
  void comparison(std::size_t at, Readings& found);
  void existence(std::size_t at, Readings& found);
  void quality(std::size_t at, Readings& found);

  // matcher_steps.cpp
  Readings steps(std::size_t at);
  Readings choices(std::size_t at);
  Readings with_names(Readings readings);
  Readings changes(std::size_t at);
  Readings change_of(const Tree& who, std::size_t at);
  Readings with_duration(Readings readings);

  // matcher_objects.cpp: cards and what is on the table.
  const Readings& objects(std::size_t at);
  const Readings& some_objects(std::size_t at);
  const Readings& primary(std::size_t at);
  Readings one_object(std::size_t at);
  void self(std::size_t at, Readings& found);
  void references(std::size_t at, Readings& found);
  void possessive(std::size_t at, Readings& found);
  void quantified(std::size_t at, Readings& found);
  struct Opening;  // quantity and side
  std::vector<Opening> openings(std::size_t at);
  void nouns(const Opening& opening, Readings& found);
  std::vector<std::vector<Name>> rows_of_kinds(const Name& first);
  void noun(const Opening& opening, const std::vector<Name>& row,
            const std::vector<Tree>& adjectives, Readings& found);
  const std::vector<Name>& names(std::size_t at);
  Readings qualified(const Reading& noun);
  const std::vector<Tail>& tails(std::size_t at, int kind);
  Readings qualifier(std::size_t at, int kind, bool before);
  Readings core_qualifier(std::size_t at, int kind);
  bool can_be_said(const Tree& qualifier, int kind) const;
  static std::vector<int> kinds_of(const Tree& objects);  // one, or those of "ship or squadron"
  const Known* latest(const std::vector<int>& kinds) const;
  // Whether the objects, every one of a row, are of one of these kinds.
  bool fits(const Tree& objects, const std::vector<int>& kinds) const;
  int odd_one(const Tree& objects, const std::vector<int>& kinds) const;  // its kind

  // matcher_numbers.cpp
  const Readings& numbers(std::size_t at);
  Readings one_number(std::size_t at);
  Readings relation(std::size_t at);  // a sign such as "<="

  bool is_word(std::size_t at, std::string_view text);
  bool is_sign(std::size_t at, std::string_view text) const;
  // The place behind these words, if they stand here.
  std::optional<std::size_t> after(std::size_t at, std::string_view words);
  std::optional<std::size_t> peek(std::size_t at, std::string_view words) const;
  void expect(std::size_t at, std::string_view word);
  void expect_object(std::size_t at);
  void expect_number(std::size_t at);
  void advance(std::size_t at);
  void mismatch(std::size_t begin, std::size_t end, std::vector<int> expected, int found,
                int value = -1);
  Tree made(CorePattern core, std::size_t begin, std::size_t end, int value = 0) const;
  Span span_of(std::size_t begin, std::size_t end) const;
  static void longest_first(Readings& readings);  // those alike keep their order
  static void keep(Readings& readings, Reading reading);

  const Vocabulary& vocabulary_;
  const Titles& titles_;
  const Phrase& tokens_;
  const std::vector<Known>& known_;
  bool watching_ = false;
  Failure failure_;
  std::map<Key, Readings> memory_;
  std::map<Key, std::vector<Tail>> tails_;  // by kind and place
  std::map<std::size_t, std::vector<Name>> names_;
};

}  // namespace wardroom::language
