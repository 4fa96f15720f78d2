// Any situation of Starfighter, described and then set up: for scenarios, the tutorial and tests.
// A description that could not stand in a real match (a card twice, tokens where none can lie, an
// effect nobody sees waiting for its turn) is refused with everything that is wrong with it.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "engine/text/message.hpp"
#include "games/starfighter/rules/referee.hpp"
#include "games/starfighter/scenes/scene_notation.hpp"

namespace wardroom::starfighter {

struct ScenePlan {
  // Where the rules stand. `end` is the end of a round, after its last battle.
  enum class Stage : std::uint8_t { setup, reinforcements, deployment, combat, end };

  Stage stage = Stage::deployment;
  Setup setup;
  // As written, by zone: scene_notation.hpp. "..." in deck or discard pile is every card that is
  // named nowhere; without it those cards are not in the match.
  std::array<std::string, kZoneCount> cards;

  std::array<std::optional<int>, 2> armor;  // otherwise the Cruiser's highest value
  int shift = 0;
  std::optional<Seat> initiative;  // otherwise who has passed, or a
  int round = 1;
  int idle_rounds = 0;    // SF-R-49
  bool eventful = false;  // SF-R-49

  // Deployment.
  std::optional<Seat> turn;  // otherwise as the rules have it
  std::array<bool, 2> passed{};

  // Combat: nothing is the shift; an order, the battles; a sector of a's board, from its battle on;
  // a seat that suffers, the middle of that battle with so many tokens left to place.
  std::optional<int> order;  // kLeft or kRight, as the Initiative holder sees it
  std::optional<Sector> battle;
  std::optional<Seat> suffers;
  std::array<int, 2> tokens{};

  std::string pending;  // as written
  int chain = 0;        // effects the chain has triggered so far (SF-R-21)

  ScenePlan() { cards[kDeck] = "..."; }
};

// Cards, Cruisers, figures and pending effects; the rules do not run yet.
Match lay_out(const ScenePlan& plan, const Set& set, Language language, SceneFaults& faults);

// Puts the rules where the plan says, on a match laid out from it without fault, and runs them to
// the first decision.
void take_up(const ScenePlan& plan, Referee& referee);
inline void take_up(const ScenePlan& plan, Referee& referee, Language, SceneFaults&) {
  take_up(plan, referee);
}

}  // namespace wardroom::starfighter
