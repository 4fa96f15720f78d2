// What every weapon is tried in: onto a fighter that waits, and no other.
#pragma once

#include "tests/wingcommander/card_trial.hpp"
#include "tests/wingcommander/cards/sides.hpp"

namespace wardroom::wingcommander {

// What changes as a bomber gets it, beside another bomber and a weapon.
inline std::string arming(char seat, const std::string& weapon) {
  const SideCards side = cards_of(seat, weapon);
  const std::string ready = std::string(1, seat) + ".ready.";
  CardTrial trial(turn_of(
      side, "scramble",
      own(side, "ready", side.bomber + ' ' + weapon + ' ' + side.bomber + ' ' + side.weapon)));
  return trial.played("arm " + ready + "2 " + ready + '1');
}

// WC-SCRAMBLE-02, WC-SCRAMBLE-03, WC-SCRAMBLE-04, WC-WEAPON-05: a fighter without a weapon in the
// own Ready Area, in the Scramble Phase. The fighter is one that could carry it.
inline void expect_to_arm_only_what_waits(char seat, const std::string& weapon,
                                          const std::string& second_clause = "WC-WEAPON-05") {
  SCOPED_TRACE(weapon);
  const SideCards side = cards_of(seat, weapon);
  const std::string me(1, seat);
  const std::string enemy = seat == 'a' ? "b" : "a";
  const std::string other_weapon = seat == 'a' ? "layered-hide" : "shield-cells";
  const std::string ready =
      own(side, "ready",
          weapon + ' ' + side.bomber + '+' + other_weapon + ' ' + side.bomber + ' ' + side.pilot) +
      own(side, "nw", side.bomber);
  const std::string enemy_ready =
      enemy + ".ready = \"" + (seat == 'a' ? "rampart" : "vashkur") + "\"\n";
  const Scene scene(turn_of(side, "scramble", ready + enemy_ready));
  const auto refused = [&](const std::string& fighter) {
    return scene.refused("arm " + me + ".ready.1 " + fighter);
  };
  EXPECT_EQ(refused(me + ".ready.3"), "");
  EXPECT_EQ(refused(me + ".ready.2"), second_clause) << "it has one";
  EXPECT_EQ(refused(me + ".ready.4"), "WC-SCRAMBLE-04") << "a pilot";
  EXPECT_EQ(refused(me + ".nw.1"), "WC-SCRAMBLE-02") << "it is out";
  EXPECT_EQ(refused(enemy + ".ready.1"), "WC-SCRAMBLE-02") << "the enemy's";
  EXPECT_EQ(scene.refused("assign " + me + ".ready.1 " + me + ".ready.3"), "WC-SCRAMBLE-04");
  const Scene moving(turn_of(side, "movement", ready));
  EXPECT_EQ(moving.refused("arm " + me + ".ready.1 " + me + ".ready.3"), "WC-MOVE-01");
  EXPECT_EQ(moving.refused("launch " + me + ".ready.1"), "WC-SCRAMBLE-04") << "without a fighter";
  const std::string armed = side.bomber + '+' + weapon;
  const Scene two(
      turn_of(side, "scramble", own(side, "ready", armed + ' ' + weapon + ' ' + side.bomber)));
  EXPECT_EQ(two.refused("arm " + me + ".ready.2 " + me + ".ready.1"), "WC-WEAPON-05") << "twice";
  EXPECT_EQ(two.refused("arm " + me + ".ready.2 " + me + ".ready.2"), "WC-SCRAMBLE-04");
}

// WC-WEAPON-01: any number may be in play.
inline void expect_not_unique(char seat, const std::string& weapon, const std::string& fighter) {
  const SideCards side = cards_of(seat, weapon);
  const Scene scene(turn_of(side, "muster",
                            own(side, "ready", weapon) + own(side, "nw", fighter + '+' + weapon) +
                                own(side, "hand", weapon)));
  EXPECT_EQ(scene.refused("muster " + weapon), "") << weapon;
}

// The clause for arming the first card of the Ready Area with the second.
inline std::string armed(char seat, const std::string& fighter, const std::string& weapon) {
  const SideCards side = cards_of(seat, weapon);
  const std::string ready = std::string(1, seat) + ".ready.";
  const Scene scene(
      turn_of(side, "scramble",
              own(side, "ready", fighter + ' ' + weapon + ' ' + side.bomber + ' ' + side.pilot)));
  return scene.refused("arm " + ready + "2 " + ready + '1');
}

}  // namespace wardroom::wingcommander
