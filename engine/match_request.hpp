// How a person asks for a match: words, as typed on a command line or chosen in a form. Each game
// turns them into its own set-up, or says what it does not understand.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/named_text.hpp"

namespace wardroom {

struct MatchRequest {
  std::string mode;                // empty: the game's usual one
  std::vector<std::string> seats;  // what each seat plays with; empty: chosen in play
  std::vector<NamedText> decks;    // own deck of each seat, where a game has them
  std::vector<std::string> rules;  // optional rulings, "name=on" or "name=off"
};

// A way to play a game, as people see it.
struct ModeOffer {
  std::string name;
  std::string text;
};

// What can be typed at the table, for help texts.
struct TypedExamples {
  std::string_view option;
  std::string_view card;
  std::string_view place;
  std::string_view clause;
};

// An optional ruling of a game, as people see it.
struct RuleOption {
  std::string name;
  std::string ruling;  // the id in the rule book
  bool on_by_default = true;
  std::string text;
};

}  // namespace wardroom
