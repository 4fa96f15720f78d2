// What every Nav Point Modifier is tried in: it is stationed, Flights come and go, and the places
// where it may not lie.
#pragma once

#include "tests/wingcommander/card_trial.hpp"
#include "tests/wingcommander/cards/sides.hpp"

namespace wardroom::wingcommander {

// What changes as it is put at C, where two Flights of each side are; others are elsewhere.
inline std::string stationing(char seat, const std::string& modifier) {
  CardTrial trial("phase = \"muster\"\nactive = \"" + std::string(1, seat) + "\"\n" + seat +
                  ".hand = \"" + modifier + ' ' + modifier + R"("
    a.c = "darket vashkur+ssarik+slung-charges"
    b.c = "arrow rampart+novak+bomb-rack"
    a.nw = "darket"
    b.nw = "arrow"
    a.ready = "darket"
    b.ready = "arrow")");
  return trial.played("station " + modifier + " c");
}

// What changes as a Flight of a comes to it and another leaves it, then as Flights of b do.
inline std::string coming_and_going(const std::string& modifier) {
  CardTrial trial("phase = \"movement\"\nmodifier.c = \"" + modifier + R"("
    a.c = "darket"
    a.nw = "vashkur"
    b.c = "arrow"
    b.sw = "rampart"
    a.kc = ""
    b.tc = "")");
  const std::string text = trial.played("move a.c.1 ne; move a.nw.1 c");
  pass_until(trial, [&] { return trial["active"] == "b" && trial["phase"] == "movement"; });
  return text + '\n' + trial.played("move b.c.1 se; move b.sw.1 c");
}

// WC-MUSTER-05, WC-MUSTER-06: one a nav point, whoever owns it, and never at a carrier.
inline void expect_only_on_a_free_plain_nav_point(char seat, const std::string& modifier) {
  SCOPED_TRACE(modifier);
  const SideCards side = cards_of(seat, "");
  const std::string own_one = seat == 'a' ? "snare-mines" : "minefield";
  const std::string other = seat == 'a' ? "rock-field" : "ember-cloud";
  Scene scene(turn_of(side, "muster",
                      own(side, "hand", modifier + ' ' + modifier) + "modifier = { nw = \"" +
                          own_one + "\", ne = \"" + other + "\" }"));
  const auto refused = [&](const std::string& point) {
    return scene.refused("station " + modifier + ' ' + point);
  };
  for (const char* carrier : {"kc", "tc"}) EXPECT_EQ(refused(carrier), "WC-MUSTER-05") << carrier;
  EXPECT_EQ(refused("nw"), "WC-MUSTER-06") << "an own one";
  EXPECT_EQ(refused("ne"), "WC-MUSTER-06") << "one of the enemy";
  for (const char* free : {"c", "sw", "se"}) EXPECT_EQ(refused(free), "") << free;
  scene.play("station " + modifier + " sw");
  EXPECT_EQ(refused("sw"), "WC-MUSTER-06") << "itself";
}

// WC-CAPITAL-01: what is no ship cannot be attacked, and nobody's coming destroys it.
inline void expect_no_target(char seat, const std::string& modifier) {
  SCOPED_TRACE(modifier);
  const std::string enemy = seat == 'a' ? "b" : "a";
  const std::string flights = "a.se = \"darket\"\nb.se = \"arrow\"\nmodifier.c = \"" + modifier +
                              "\"\nluck_spent = \"both\"\nactive = \"" + enemy + "\"\n" + enemy +
                              ".c = \"" + (enemy == "a" ? "nakhtar" : "mattock") + '"';
  Scene moving("phase = \"movement\"\n" + flights);
  EXPECT_EQ(moving["modifier.c"], modifier);
  const Scene fighting("phase = \"combat\"\n" + flights);
  EXPECT_EQ(fighting.refused("bomb c first"), "WC-COMBAT-24");
  pass_until(moving, [&] { return moving["turn"] == (enemy == "a" ? "3" : "4"); });
  EXPECT_EQ(moving["modifier.c"], modifier) << "WC-NAVMOD-04: it stays";
}

}  // namespace wardroom::wingcommander
