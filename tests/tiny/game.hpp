// Parley, a small game that exists to prove the kernel: two or three seats, secret deck lists,
// cards that answer cards, a lasting modifier, cards on cards, a peek. It is also the example to
// copy when adding a game: match.hpp is the value, frames.hpp, rules.cpp and cards.cpp are the
// rules, clauses.toml is the rule book, options.hpp is what can be said, rows.toml what can happen
// and why something may not be done, words.cpp says it.
#pragma once

#include <string>
#include <string_view>

#include "engine/chance.hpp"
#include "engine/course.hpp"
#include "engine/event.hpp"
#include "engine/text/json.hpp"
#include "engine/text/message.hpp"
#include "engine/view.hpp"
#include "tests/tiny/match.hpp"
#include "tests/tiny/options.hpp"

namespace wardroom {

struct TinyGame {
  using Match = tiny::Match;
  using Set = tiny::Set;
  using Setup = tiny::Setup;
  using Notation = tiny::TinyNotation;

  static constexpr std::string_view kName = "parley";
  static constexpr int kMostSeats = tiny::kMostSeats;

  static const Set& own_set();

  static Match begin(const Setup& setup, const Set& set, const Chance& chance,
                     Witness* witness = nullptr);
  static std::optional<Decision> decision(const Match& match, const Set& set);
  static void list(const Match& match, const Set& set, OptionList& options);
  static Refusal check(const Match& match, const Set& set, const Option& option);
  static void play(Match& match, const Set& set, const Option& option, const Chance& chance,
                   Witness* witness = nullptr);

  static Match view(const Match& match, SeatSet viewers);
  static Match redeal(const Match& view, const Set& set, Seat viewer, Random& random);

  // Whatever is chosen here, everybody sees it.
  static Option observed(const Option& option) { return option; }

  // What people write is in English only.
  static std::string sentence(const Event& event, const Set& set, SeatSet viewers,
                              Language language);
  static std::string sentence(const Refusal& refusal, const Set& set, Language language);
  static std::string sentence(const NotationError& error, const Set& set, Language language);
  static std::string_view clause(const Refusal& refusal) { return tiny::clause_of(refusal); }
  static void write(JsonWriter& json, const Match& view, const Set& set);
};

}  // namespace wardroom
