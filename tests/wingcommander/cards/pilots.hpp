// What every pilot is tried in: scrambling, Medal Points, and the rules for persons.
#pragma once

#include "tests/wingcommander/card_trial.hpp"
#include "tests/wingcommander/cards/sides.hpp"

namespace wardroom::wingcommander {

// What changes as the pilot boards a bomber, and then another bomber is not changed.
inline std::string assigning(char seat, const std::string& pilot) {
  const SideCards side = cards_of(seat, pilot);
  const std::string ready = std::string(1, seat) + ".ready.";
  CardTrial trial(turn_of(
      side, "scramble",
      own(side, "ready", side.bomber + ' ' + pilot + ' ' + side.bomber + ' ' + side.pilot)));
  return trial.played("assign " + ready + "2 " + ready + '1');
}

// What each Medal Point makes of a bomber with the pilot: its values, or the clause.
inline std::string medal_points(char seat, const std::string& pilot) {
  const SideCards side = cards_of(seat, pilot);
  const bool terran = seat == 'b';
  // The other side has a medal too, and may spend it before or after.
  const Scene scene("phase = \"combat\"\nluck_spent = \"both\"\nactive = \"" +
                    std::string(terran ? "a" : "b") + "\"\na.c = \"" +
                    (terran ? "darket+rakhmar" : side.bomber + '+' + pilot) + "\"\nb.c = \"" +
                    (terran ? side.bomber + '+' + pilot : "arrow+maniac") +
                    "\"\na.hand = \"shake\"\nb.hand = \"snap-roll\"\n"
                    "combat = { at = \"c\", step = \"plays\" }");
  EXPECT_EQ(scene.decider(), std::string(1, seat));
  const std::string flight = std::string(1, seat) + ".c.1";
  std::string text = scene["values." + flight];
  for (const char* value : {"attack", "support", "maneuver", "defence", "bombing"}) {
    const std::string option = "medal first " + std::string(value);
    const std::string clause = scene.refused(option);
    text += ", " + std::string(value) + ' ';
    if (!clause.empty()) {
      text += clause;
      continue;
    }
    Scene spent = scene;
    spent.play(option);
    text += spent["values." + flight];
    EXPECT_EQ(spent.refused(option), "WC-R-13") << "there was one";
    EXPECT_EQ(spent.decider(), std::string(1, seat)) << "it is no play";
  }
  return text;
}

// What changes as a fighter that costs a medal is mustered, with the pilot in the Ready Area; who
// was tapped does not fly (WC-MEDAL-05).
inline std::string paying_a_medal(char seat, const std::string& pilot) {
  const SideCards side = cards_of(seat, pilot);
  const std::string ready = std::string(1, seat) + ".ready.";
  CardTrial trial(turn_of(side, "muster",
                          own(side, "ready", side.fighter + ' ' + pilot + ' ' + side.pilot) +
                              own(side, "hand", side.medal_card)));
  std::string text = trial.played("muster " + side.medal_card);
  const bool tapped = text.find("/t") != std::string::npos;
  const Scene flying(
      turn_of(side, "muster",
              own(side, "nw", side.fighter + '+' + pilot) + own(side, "hand", side.medal_card)));
  EXPECT_EQ(flying[std::string(1, seat) + ".medals"], "0") << "WC-MEDAL-06: not from a Flight";
  EXPECT_EQ(trial["phase"], "scramble");
  EXPECT_EQ(trial.refused("assign " + ready + "2 " + ready + '1'), tapped ? "WC-MEDAL-05" : "");
  return text;
}

// WC-PILOT-01, WC-PILOT-03, WC-PILOT-04, WC-R-46: once in play, wherever that is, and again when
// lost.
inline void expect_one_person(char seat, const std::string& pilot) {
  SCOPED_TRACE(pilot);
  const SideCards side = cards_of(seat, pilot);
  const std::string enemy = seat == 'a' ? "b" : "a";
  const std::string hand = own(side, "hand", pilot + ' ' + side.maneuver);
  const auto refused = [&](const std::string& lines) {
    Scene scene(turn_of(side, "muster", hand + lines));
    pass_until(scene, [&] { return scene.decider() != enemy; });  // about the captive
    return scene.refused("muster " + pilot);
  };
  EXPECT_EQ(refused(own(side, "ready", pilot)), "WC-PILOT-01");
  EXPECT_EQ(refused(own(side, "ready", pilot + "/t")), "WC-PILOT-01");
  EXPECT_EQ(refused(own(side, "nw", side.fighter + '+' + pilot)), "WC-PILOT-01");
  EXPECT_EQ(refused(enemy + ".brig = \"" + pilot + '"'), "WC-PILOT-01") << "a captive";
  EXPECT_EQ(refused(enemy + ".ready = \"" + pilot + '"'), "WC-PILOT-01") << "a traitor";
  EXPECT_EQ(refused(own(side, "discard", pilot)), "") << "one that was lost";
  EXPECT_EQ(refused(own(side, "ready", side.pilot)), "") << "somebody else";
}

// WC-SCRAMBLE-02, WC-SCRAMBLE-03, WC-SCRAMBLE-04, WC-PILOT-07, WC-MEDAL-05: a fighter without a
// pilot in the own Ready Area, in the Scramble Phase, untapped.
inline void expect_to_fly_only_what_waits(char seat, const std::string& pilot) {
  SCOPED_TRACE(pilot);
  const SideCards side = cards_of(seat, pilot);
  const std::string me(1, seat);
  const std::string enemy = seat == 'a' ? "b" : "a";
  const std::string ready =
      own(side, "ready",
          pilot + ' ' + side.fighter + '+' + side.pilot + ' ' + side.fighter + ' ' + side.weapon);
  const std::string enemy_ready = enemy + ".ready = \"" + (seat == 'a' ? "arrow" : "darket") + '"';
  const Scene scene(turn_of(side, "scramble", ready + enemy_ready));
  const auto refused = [&](const std::string& fighter) {
    return scene.refused("assign " + me + ".ready.1 " + fighter);
  };
  EXPECT_EQ(refused(me + ".ready.3"), "");
  EXPECT_EQ(refused(me + ".ready.2"), "WC-PILOT-07") << "it has one";
  EXPECT_EQ(refused(me + ".ready.4"), "WC-SCRAMBLE-04") << "a weapon";
  EXPECT_EQ(refused(me + ".c.1"), "WC-SCRAMBLE-02") << "it is out";
  EXPECT_EQ(refused(me + '.' + side.home + ".1"), "WC-SCRAMBLE-02");
  EXPECT_EQ(refused(enemy + ".ready.1"), "WC-SCRAMBLE-02") << "the enemy's";
  EXPECT_EQ(scene.refused("arm " + me + ".ready.1 " + me + ".ready.3"), "WC-SCRAMBLE-04");
  const Scene moving(turn_of(side, "movement", ready));
  EXPECT_EQ(moving.refused("assign " + me + ".ready.1 " + me + ".ready.3"), "WC-MOVE-01");
  EXPECT_EQ(moving.refused("launch " + me + ".ready.1"), "WC-SCRAMBLE-04") << "without a fighter";
  const Scene tapped(turn_of(side, "scramble",
                             own(side, "ready", pilot + "/t " + side.fighter + ' ' + side.pilot)));
  EXPECT_EQ(tapped.refused("assign " + me + ".ready.1 " + me + ".ready.2"), "WC-MEDAL-05");
}

}  // namespace wardroom::wingcommander
