// Any situation of Wing Commander, described and then set up: for scenarios, the tutorial and
// tests. A description that could not stand in a real match (two pilots in a fighter, a person
// twice in play, a third Flight at a nav point) is refused with everything that is wrong with it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cardplay/scene_cards.hpp"
#include "engine/text/message.hpp"
#include "games/wingcommander/rules/referee.hpp"
#include "games/wingcommander/scenes/scene_notation.hpp"

namespace wardroom::wingcommander {

// A combat that is under way.
struct CombatPlan {
  enum class Step : std::uint8_t { positioning, plays, medals, roles, split, home };

  NavPoint at = kC;
  std::optional<int> wing;  // of a bombing run: who takes part; otherwise the Flights fight
  Step step = Step::positioning;
  std::optional<Seat> turn;  // in the middle of that step, this seat is next; otherwise it begins
  int passes = 0;            // in a row, during the plays
  // What was done so far: cross, maneuver, damage, medal, fire, split and so on. The cards of it
  // come from nowhere else.
  struct Done {
    Seat seat;
    Option option;
  };
  std::vector<Done> done;
};

struct ScenePlan {
  // Where the rules stand: the beginning of a phase, before its Luck window (WC-R-39). `draw` is
  // the beginning of a turn.
  enum class Stage : std::uint8_t { setup, draw, muster, scramble, movement, combat, discard };

  Stage stage = Stage::muster;
  Setup setup;  // mode and rulings
  // As written, by zone: scene_notation.hpp. "..." in draw pile or discard pile is every card of
  // the side's starter deck that is named nowhere. All cards of a side together are its deck.
  std::array<std::string, kZoneCount> cards;

  Seat active = kKilrathi;  // in the set-up: who brings out cards now
  std::optional<int> turn;  // otherwise the player's first
  std::array<std::optional<int>, 2> power;
  std::array<int, 2> hits{};
  int idle_turns = 0;                  // WC-R-51
  bool eventful = false;               // WC-R-51
  std::array<bool, 2> luck_spent{};    // all Luck titles of that side lie in the discard pile
  std::array<std::string, 2> opening;  // as written: chosen so far, in the set-up
  std::array<std::array<int, kNavPoints>, 2> held{};
  std::uint8_t fought = 0;   // WC-R-20, as bits
  std::uint8_t guarded = 0;  // WC-CARRIER-02, as bits, besides where enemy Flights are
  std::optional<CombatPlan> combat;

  ScenePlan() { cards[kDeck] = cards[kDeck + 1] = "..."; }
};

using cardplay::SceneFault;
using cardplay::SceneFaults;
using SceneCard = cardplay::SceneCard<CardForm, CardTable>;

// Cards and figures; the rules do not run yet.
Match lay_out(const ScenePlan& plan, const Set& set, Language language, SceneFaults& faults);

// What could not be so, of a match laid out from these cards.
void check_scene(const ScenePlan& plan, const Position& position, std::span<const SceneCard> cards,
                 Language language, SceneFaults& faults);

// Puts the rules where the plan says, on a match laid out from it without fault, and, if there is
// none in a combat under way either, runs them to the first decision.
void take_up(const ScenePlan& plan, Referee& referee, Language language, SceneFaults& faults);

}  // namespace wardroom::wingcommander
