// The twelve trial cards: together they use every pattern that the card language itself has.
#pragma once

#include <array>
#include <string_view>

#include "engine/program.hpp"

namespace wardroom::trial {

struct TrialCard {
  std::string_view name;
  std::string_view does;  // a statement a line
};

inline constexpr std::array<TrialCard, 12> kTrialCards = {{
    {"salvo", "hit up to 2 enemy ships with guns, draw number of them cards"},
    {"escort",
     "2 of your other ships have attack +1 and defense -2 but not below 1 this turn, draw 1 card"},
    {"stray shots", "hit 2 random cards other than (your ships and characters and this card)"},
    {"council", "each player may hit one of your ships, draw 1 card"},
    {"treason", "the enemy chooses an enemy ship, cancel it"},
    {"gamble", "you may hit this ship, if so: draw 2 cards otherwise the enemy loses 1 force"},
    {"destiny", "choose an enemy ship, draw destiny as d, if 2 x d - 1 >= its defense: hit it"},
    {"crossroads", "choose one: (hit the enemy squadron here) or (draw 1 card)"},
    {"ambush",
     "if there are no enemy ships near Death Star and Leia is not here: "
     "each of your squadrons has attack 3 this turn"},
    {"overload", "all ships with guns >= 2 have no guns this turn"},
    {"barrage",
     "hit 2 or more of your ships or squadrons, "
     "the enemy loses influence of you + number of them force"},
    {"turret",
     "only if influence of you > 0 or number of your ships < 3\n"
     "while attack of this ship = 3: this ship has guns + ability of the character aboard this "
     "ship\n"
     "your squadrons with attack <= 1 have defense +1"},
}};

// What a card does, compiled: a trial card by its name, or statements as they are written.
const Program& compiled(std::string_view card_or_text);

}  // namespace wardroom::trial
