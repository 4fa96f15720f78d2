// The toy game: as little as a game can be that bots play and tables host. It is what
// docs/adding_a_game.md makes, step by step.
#pragma once

#include "games/row_words.hpp"
#include "tests/toy/match.hpp"

namespace wardroom {

namespace toy {

struct ToyNotation final : RowNotation<Set> {
  explicit ToyNotation(const Set& set);
};

struct Prior;
struct Words;

struct Rules {
  using Match = toy::Match;
  using Set = toy::Set;
  using Setup = toy::Setup;
  using Notation = ToyNotation;
  using Position = toy::Position;
  using Reason = toy::Reason;
  using Referee = toy::Referee;
  using Prior = toy::Prior;
  using Words = toy::Words;
  static void deal(Referee& referee, const Setup& setup);
};

}  // namespace toy

struct ToyGame : RowWords<toy::Rules> {
  static constexpr std::string_view kName = "toy";
  static constexpr std::string_view kTitle = "Toy";
  static constexpr int kMostSeats = 2;

  static const Set& own_set();
  static const RuleBook& rule_book();
  static std::string card_name(const Set& set, int card);
  static void write(JsonWriter& json, const Match& view, const Set& set);
};

}  // namespace wardroom
