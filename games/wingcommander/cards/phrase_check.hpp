// Which descriptions, conditions and numbers the rules can find out, depending on who speaks: the
// counterpart of card_program.cpp. For card_check.cpp.
#pragma once

#include <functional>
#include <string>

#include "cards/language/tree.hpp"
#include "vocabulary/wingcommander.hpp"

namespace wardroom::wingcommander {

using language::Tree;
using vocabulary::Kind;
using vocabulary::Pattern;

inline Pattern pattern_of(const Tree& tree) {
  return static_cast<Pattern>(tree.pattern);
}
inline bool is(const Tree& tree, Pattern pattern) {
  return pattern_of(tree) == pattern;
}
inline Kind kind_of(const Tree& phrase) {
  return static_cast<Kind>(phrase.value);
}
// Of objects.
inline Pattern quantity_of(const Tree& phrase) {
  return pattern_of(phrase.children[0]);
}
inline int register_of(const Tree& phrase) {
  return is(phrase, Pattern::objects) ? phrase.children[0].value : language::kNoRegister;
}
// Whether one of the qualities of objects, as they stand, is this one.
bool has_quality(const Tree& phrase, Pattern quality);

// What the card that speaks has to go by.
struct Speaks {
  bool flight = false;  // "this flight", "across"
  bool here = false;    // a nav point of its own
  bool other = false;   // itself, so that there are others
  bool values = true;   // values can be compared: not where they are being made
};

using Refuse = std::function<void(const Tree&, std::string)>;
using Remembers = std::function<bool(int memory)>;

class PhraseCheck {
 public:
  PhraseCheck(Speaks speaks, Language language, Refuse refuse, Remembers remembers)
      : speaks_(speaks),
        language_(language),
        refuse_(std::move(refuse)),
        remembers_(std::move(remembers)) {}

  // The qualities of objects.
  void qualities(const Tree& objects) const;
  // A description inside another, whose quantity does not count.
  void inner(const Tree& phrase) const;
  // `offered`: there is something "if so" can mean.
  void condition(const Tree& tree, bool offered) const;
  void number(const Tree& tree) const;
  // Flights have to be said to be somewhere.
  void place(const Tree& objects) const;

 private:
  void quality(const Tree& tree, const Tree& objects) const;
  void amount(const Tree& phrase, bool of_one_player) const;

  Speaks speaks_;
  Language language_;
  Refuse refuse_;
  Remembers remembers_;
};

}  // namespace wardroom::wingcommander
