// Which steps the rules carry out one after the other: the counterpart of script.cpp, for Luck and
// for the rewards of Secret Orders. For card_check.cpp.
#pragma once

#include <optional>
#include <vector>

#include "games/wingcommander/cards/phrase_check.hpp"

namespace wardroom::wingcommander {

class ScriptCheck {
 public:
  using Statement = language::StatementTree;

  // `foreign` says that a step is not for this kind of card.
  ScriptCheck(Kind card, const Statement& statement, Language language, Refuse refuse,
              std::function<void(const Tree&)> foreign);

  // What a register holds.
  struct Known {
    int memory = language::kNoRegister;
    Kind kind = Kind::card;
    bool engaged = false;
    bool mine = false;
    bool enemy = false;
  };

  void check();

  // What is chosen when the card is announced, if anything.
  std::optional<Known> target() const;

 private:
  struct Scope {
    std::vector<Known> known;
    bool offered = false;
  };

  const Known* find(const Scope& scope, int memory) const;
  PhraseCheck phrases(const Scope& scope) const;
  Known described(const Tree& phrase, const Scope& scope) const;
  void block(const Tree& tree, Scope scope);
  void step(const Tree& tree, Scope& scope, bool lasts);
  // The things a step is done to; nothing if they are refused.
  std::optional<Known> things(const Tree& phrase, Scope& scope);
  void change(const Tree& tree);
  void lasting(const Tree& tree, const Known& whom, bool lasts);
  void pilot(const Tree& tree, const Known& whom, bool mine);
  void discard(const Tree& tree, const Known& what);
  bool is_doomed_flight(const Tree& tree) const;

  Kind card_;
  const Statement& statement_;
  Language language_;
  Refuse refuse_;
  std::function<void(const Tree&)> foreign_;
  const Tree* target_ = nullptr;  // what is chosen when the card is announced: WC-R-58
  bool in_moment_ = false;        // the target is named by the moment
};

// As the rules have room for it: CardPlay::kRegisters, the bits of Play::effects in match.hpp.
inline constexpr int kMostRemembered = 5;
inline constexpr int kMostEffects = 8;

// The number a change adds or sets has to stand there as it is.
inline constexpr int kLeastChange = -20;
inline constexpr int kMostChange = 20;
bool is_plain(const Tree& number, int least, int most);

}  // namespace wardroom::wingcommander
