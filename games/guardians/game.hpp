// Star of the Guardians as the kernel's templates know a game. It is not complete: a turn goes as
// far as its rules are written (data/not_yet.toml has the clauses to come), and nothing of the
// program knows of it.
#pragma once

#include <optional>
#include <string_view>

#include "engine/chance.hpp"
#include "engine/decision.hpp"
#include "engine/event.hpp"
#include "games/guardians/rules/match.hpp"
#include "games/guardians/rules/options.hpp"

namespace wardroom {

struct Guardians {
  using Match = guardians::Match;
  using Set = guardians::Set;
  using Setup = guardians::Setup;
  using Notation = guardians::GuardiansNotation;

  static constexpr std::string_view kName = "guardians";
  static constexpr int kMostSeats = guardians::kMostSeats;

  // The cards that the program carries.
  static const Set& own_set();

  static Match begin(const Setup& setup, const Set& set, const Chance& chance,
                     Witness* witness = nullptr);
  static std::optional<Decision> decision(const Match& match, const Set& set);
  static void list(const Match& match, const Set& set, OptionList& options);
  static Refusal check(const Match& match, const Set& set, const Option& option);
  static void play(Match& match, const Set& set, const Option& option, const Chance& chance,
                   Witness* witness = nullptr);

  static Match view(const Match& match, SeatSet viewers);

  // Whatever is chosen here, everybody sees it.
  static Option observed(const Option& option) { return option; }
  static std::string_view clause(const Refusal& refusal) { return guardians::clause_of(refusal); }
};

}  // namespace wardroom
