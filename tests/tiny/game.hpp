// Parley, a small game that exists to prove the kernel: two or three seats,
// secret deck lists, cards that answer cards, a lasting modifier, cards on
// cards, a peek. It is also the example to copy when adding a game: match.hpp
// is the value, frames.hpp, rules.cpp and cards.cpp are the rules, clauses.toml
// is the rule book, rows.toml is what can be said, what can happen and why
// something may not be done, words.cpp says it.
#pragma once

#include "games/row_words.hpp"
#include "tests/tiny/referee.hpp"

namespace wardroom {

namespace tiny {

struct TinyNotation final : RowNotation<Set> {
  explicit TinyNotation(const Set& set);
};

struct Prior;
struct Words;

struct Rules {
  using Match = tiny::Match;
  using Set = tiny::Set;
  using Setup = tiny::Setup;
  using Notation = TinyNotation;
  using Position = tiny::Position;
  using Reason = tiny::Reason;
  using Referee = tiny::Referee;
  using Prior = tiny::Prior;
  using Words = tiny::Words;
  static void deal(Referee& referee, const Setup& setup);
};

}  // namespace tiny

struct TinyGame : RowWords<tiny::Rules> {
  static constexpr std::string_view kName = "parley";
  static constexpr int kMostSeats = tiny::kMostSeats;

  static const Set& own_set();
  static std::string card_name(const Set& set, int card);
  static void write(JsonWriter& json, const Match& view, const Set& set);
};

}  // namespace wardroom
