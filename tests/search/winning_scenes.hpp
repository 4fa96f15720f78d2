// Situations with one choice that wins at once, for tests that must know the right answer.
#pragma once

#include "games/starfighter/game.hpp"
#include "games/wingcommander/game.hpp"
#include "tests/support/scene.hpp"

namespace wardroom {

// The four Fighters of a1 face nobody; one sector further they face an empty one, and shoot before
// those of b4 do. As things stand b4 shoots alone. Both Cruisers have two points of armor left.
inline constexpr const char* kWinningShift = "shift right";
inline SceneOf<Starfighter> winning_shift() {
  return SceneOf<Starfighter>(R"(phase = "combat"
    shift = -1
    armor = { a = 2, b = 2 }
    sector = { a1 = "0-05", b4 = "0-14" })");
}

// Both carriers are damaged. One more point of Bombing is a second hit on the Kilrathi one; without
// it their bombers are next.
inline constexpr const char* kWinningBomb = "medal second bombing";
inline SceneOf<WingCommander> winning_bomb() {
  return SceneOf<WingCommander>(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.hits = 1
    b.hits = 1
    a.tc = "nakhtar vashkur"
    b.kc = "rampart rampart+maniac"
    combat = { at = "kc", bomb = "both", step = "medals" })");
}

}  // namespace wardroom
