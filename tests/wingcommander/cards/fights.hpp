// What a Flight is worth when it counts: whole combats, the shots that are fired, bombs on a
// carrier, and how many cards it can play.
#pragma once

#include "tests/wingcommander/card_trial.hpp"

namespace wardroom::wingcommander {

// For two Flights a side: the first one fires, with the other's Support.
constexpr const char* kBothSupport = "fire first; support second; fire first; support second";

inline std::string flights_at_c(const std::string& a, const std::string& b,
                                const std::string& lines) {
  return "phase = \"combat\"\nluck_spent = \"both\"\na.c = \"" + a + "\"\nb.c = \"" + b + "\"\n" +
         lines;
}

// The options with which a combat that begins with this one goes on to its end: everybody fires,
// nobody plays a card, spends a medal or goes home.
inline std::string combat_of(Scene scene, const std::string& first) {
  std::string course = first;
  scene.play(first);
  while (scene["combat.at"] != "none" && scene.winner().empty()) {
    std::string next;
    for (const char* option :
         {"stay second", "stay first", "fire second", "fire first", "pass", "keep"})
      if (scene.refused(option).empty()) next = option;
    EXPECT_NE(next, "") << course;
    if (next.empty()) break;
    scene.play(next);
    course += "; " + next;
  }
  return course;
}

// All that changes when these Flights fight at C and everybody fires, with a bystander of each side
// in the other lane, whom nothing happens to.
inline std::string duel(const std::string& a, const std::string& b) {
  CardTrial trial(R"(phase = "combat"
    active = "b"
    a.c = "darket+layered-hide )" +
                  a + "\"\nb.c = \"rampart+datalink " + b + R"("
    a.se = "darket"
    b.se = "arrow"
    a.kc = "nakhtar"
    b.tc = "mattock")");
  return trial.played(combat_of(trial, "attack c"));
}

// The Flights of a and b fire; with more than one Flight a side the options say who does what. The
// Terrans attack, so the Kilrathi say it first.
inline Scene fought(const std::string& a, const std::string& b, const std::string& options = "",
                    const std::string& lines = "") {
  const bool pairing = (a + b).find(' ') != std::string::npos;
  Scene scene(flights_at_c(a, b,
                           std::string("active = \"b\"\ncombat = { at = \"c\", step = \"roles\"") +
                               (pairing ? ", done = [\"a keep\"]" : "") + " }\n" + lines));
  scene.play(options);
  return scene;
}

inline std::string shots(const std::string& a, const std::string& b,
                         const std::string& options = "", const std::string& lines = "") {
  return fought(a, b, options, lines)["shots"];
}

// The bombing of the enemy carrier by a Flight of this seat: "4:5 0", or the clause that forbids
// it.
inline std::string bombing(char seat, const std::string& flight) {
  const std::string enemy_carrier = seat == 'a' ? "tc" : "kc";
  Scene scene("phase = \"combat\"\nluck_spent = \"both\"\nactive = \"" + std::string(1, seat) +
              "\"\na.c = \"darket\"\nb.c = \"arrow\"\n" + seat + '.' + enemy_carrier + " = \"" +
              flight + '"');
  const std::string option = "bomb " + enemy_carrier + " first";
  const std::string clause = scene.refused(option);
  if (!clause.empty()) return clause;
  scene.play(option);
  pass_until(scene, [&] { return !scene["bombings"].empty(); });  // no medals
  return scene["bombings"];
}

// How many Maneuvers a Flight of this seat can play in one combat, the easy ones first: its
// Maneuver (WC-MANEUVER-02, WC-MANEUVER-03).
inline int maneuvers(char seat, const std::string& flight, const std::string& lines = "") {
  const bool terran = seat == 'b';
  Scene scene(flights_at_c(
      terran ? "darket" : flight, terran ? flight : "arrow",
      std::string("active = \"") + (terran ? 'a' : 'b') +  // the defender begins
          "\"\nb.hand = \"snap-roll high-yo-yo break-and-attack kickstop full-burn-run\"\n"
          "a.hand = \"shake tight-loop part-the-pack pounce go-to-ground\"\n"
          "combat = { at = \"c\", step = \"plays\" }\n" +
          lines));
  int count = 0;
  for (const char* card :
       {terran ? "snap-roll" : "shake", terran ? "high-yo-yo" : "tight-loop",
        terran ? "break-and-attack" : "part-the-pack", terran ? "kickstop" : "pounce",
        terran ? "full-burn-run" : "go-to-ground"}) {
    const std::string option = "maneuver " + std::string(card) + " first";
    if (const std::string clause = scene.refused(option); !clause.empty()) {
      EXPECT_TRUE(clause == "WC-MANEUVER-02" || clause == "WC-MANEUVER-03") << clause;
      return count;
    }
    scene.play(option + "; pass");
    ++count;
  }
  return count;
}

// An attack on the enemy carrier by these Flights of a seat, while others could fight at SE.
inline CardTrial raid(char seat, const std::string& flights) {
  return CardTrial("phase = \"combat\"\nactive = \"" + std::string(1, seat) +
                   "\"\na.se = \"darket\"\nb.se = \"arrow\"\n" + (seat == 'a' ? "a.tc" : "b.kc") +
                   " = \"" + flights + "\"\n" + (seat == 'a' ? "b.tc = \"\"" : "a.kc = \"\""));
}

// What changes when the first of these Flights attacks a capital ship of the enemy at C; there is
// also a Modifier at NW.
inline std::string raid_on_a_capital_ship(char seat, const std::string& flights) {
  CardTrial trial("phase = \"combat\"\nactive = \"" + std::string(1, seat) +
                  "\"\na.se = \"darket\"\nb.se = \"arrow\"\n" + seat + ".c = \"" + flights +
                  "\"\nmodifier = { c = \"" + (seat == 'a' ? "constance" : "hekrath") +
                  "\", nw = \"" + (seat == 'a' ? "minefield" : "snare-mines") + "\" }");
  return trial.played(combat_of(trial, "bomb c first"));
}

}  // namespace wardroom::wingcommander
