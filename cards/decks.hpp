// Decks of one's own, for games that have them: what a game says about a deck somebody brings, and
// the decks it offers.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "cards/problems.hpp"
#include "engine/text/message.hpp"

namespace wardroom::cards {

// A rule of deck building, and whether it is kept.
struct DeckCheck {
  std::string clause;
  bool kept = true;
  std::string text;
  std::uint32_t line = 0;  // where the rule is broken, if it is at one place
  std::uint32_t column = 0;
};

struct DeckReport {
  Problems problems;  // what could not be read
  std::vector<DeckCheck> checks;

  bool legal() const { return problems.empty() && std::ranges::all_of(checks, &DeckCheck::kept); }
};

class DeckShop {
 public:
  DeckShop() = default;
  DeckShop(const DeckShop&) = delete;
  DeckShop& operator=(const DeckShop&) = delete;
  virtual ~DeckShop() = default;

  virtual DeckReport check(const SourceFile& file, Language language) const = 0;
  // What is in a legal deck, in words.
  virtual std::string show(const SourceFile& file, Language language) const = 0;
  // As a deck file.
  virtual std::string random(int size, std::uint64_t seed) const = 0;
  virtual int smallest() const = 0;
  virtual int usual() const = 0;
  virtual int largest() const = 0;
};

}  // namespace wardroom::cards
