// Puts the rules where a scene says they stand: the frames that would be under way there.
#include "engine/course.hpp"
#include "games/starfighter/scenes/scene.hpp"

namespace wardroom::starfighter {
namespace {

using Stage = ScenePlan::Stage;

// How many columns have been gone through before the one of a's sector.
std::uint8_t fought_before(Sector sector, bool ascending) {
  const int column = column_of(sector);
  return static_cast<std::uint8_t>(ascending ? column : kColumns - 1 - column);
}

void take_up_combat(const ScenePlan& plan, Referee& referee) {
  const Seat holder = referee.match.initiative;
  Combat combat;
  if (plan.order) {
    combat.step = Combat::kBattles;
    combat.ascending = (*plan.order == kRight) == (holder == Seat::a);
    if (plan.battle) combat.fought = fought_before(*plan.battle, combat.ascending);
    if (plan.suffers) ++combat.fought;
  }
  referee.call(combat);
  if (!plan.suffers) return;
  Battle battle;
  const Seat suffers = *plan.suffers;
  battle.step = suffers == holder ? 1 : 2;
  battle.sector = {static_cast<std::uint8_t>(*plan.battle),
                   static_cast<std::uint8_t>(facing(referee, *plan.battle))};
  for (const int seat : {0, 1}) battle.tokens[seat] = static_cast<std::uint8_t>(plan.tokens[seat]);
  referee.call(battle);
  referee.call(Suffer{suffers, battle.sector[index(suffers)], battle.tokens[index(suffers)]});
}

}  // namespace

void take_up(const ScenePlan& plan, Referee& referee) {
  Match& match = referee.match;
  switch (plan.stage) {
    case Stage::setup:
      match.round = 0;
      match.phase = Phase::setup;
      referee.call(WholeGame{static_cast<std::uint8_t>(plan.initiative ? 1 : 0)});
      if (plan.initiative) referee.call(ChooseCruiser{*plan.initiative});
      break;
    case Stage::reinforcements:
      match.phase = Phase::reinforcements;
      referee.call(WholeGame{3});
      referee.call(Round{0});
      break;
    case Stage::deployment:
      match.phase = Phase::deployment;
      referee.call(WholeGame{3});
      referee.call(Round{1});
      referee.call(Deployment{plan.turn.value_or(match.initiative)});
      break;
    case Stage::combat:
    case Stage::end:
      match.phase = Phase::combat;
      match.passed = {true, true};  // SF-DEPLOY-21
      referee.call(WholeGame{3});
      referee.call(Round{2});
      if (plan.stage == Stage::combat) take_up_combat(plan, referee);
      break;
  }
  proceed(referee);
}

}  // namespace wardroom::starfighter
