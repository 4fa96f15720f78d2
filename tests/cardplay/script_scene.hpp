// A table for tests of scripts: three ships of a, two characters of b; a card plays any statement.
#pragma once

#include <gtest/gtest.h>

#include "tests/cardplay/scene.hpp"

namespace wardroom::trial {

struct ScriptScene : testing::Test, Scene {
  ScriptScene() {
    ship("Arrow", Seat::a, {.guns = 1});
    ship("Dart", Seat::a, {.guns = 2});
    ship("Hull", Seat::a, {.guns = 3});
    put("Luke", Seat::b, vocabulary::Kind::character, {.ability = 4});
    put("Leia", Seat::b, vocabulary::Kind::character, {.ability = 3, .title = "Leia"});
  }
  void begin(std::string_view does, std::string_view chosen = "") {
    const Thing played = card("Card" + std::to_string(set.programs.size()), Seat::a, does);
    play(played, chosen.empty() ? TrialPlay::kNothing : thing(chosen));
  }
};

}  // namespace wardroom::trial
