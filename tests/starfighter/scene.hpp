// Sets up any situation of Starfighter in a few words and plays on from there, for tests.
//
//   Scene scene;                                   // Skirmish, a flies Ares, b flies Athena
//   scene.sector("a2", "0-05 1-11/h1,0").hand(Seat::a, "3-10").combat(Seat::a);
//   scene.play("stay").play("order right");
//   EXPECT_EQ(scene.sector("a2"), "0-05");
//
// Cards are written as games/starfighter/scenes/scene_notation.hpp says. Cards that are not placed
// anywhere form the deck, in the set's order, the first one on top. A scene that could not stand is
// a test failure.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/chance.hpp"
#include "engine/event.hpp"
#include "games/starfighter/game.hpp"
#include "games/starfighter/scenes/scene.hpp"

namespace wardroom::starfighter {

class Scene {
 public:
  explicit Scene(Mode mode = Mode::skirmish, std::string_view cruiser_a = "Ares",
                 std::string_view cruiser_b = "Athena");

  // --- setting up, before a phase is started ---
  Scene& sector(std::string_view name, std::string_view cards);
  Scene& hand(Seat seat, std::string_view cards);
  Scene& aside(Seat seat, std::string_view cards);
  Scene& discard(std::string_view cards);
  Scene& deck(std::string_view cards);  // top first; these are then the whole deck
  Scene& armor(int a, int b);
  Scene& shift(int d);
  Scene& idle(int rounds);
  Scene& ruling(Ruling ruling);

  // --- starting a phase of round 1; the match proceeds to its first decision ---
  Scene& reinforcements(Seat initiative);
  Scene& deployment(Seat initiative);
  Scene& combat(Seat initiative);

  // --- playing: a test failure if the option is refused ---
  Scene& play(std::string_view notation);
  // Plays options of a row, separated by semicolons.
  Scene& play_all(std::string_view notations);

  // --- looking ---
  std::string sector(std::string_view name) const;  // in the notation above
  std::string hand(Seat seat) const;                // sorted by card
  int hand_size(Seat seat) const;
  int aside_size(Seat seat) const;
  std::string discard() const;  // sorted by card
  int deck_size() const;
  int armor(Seat seat) const;
  int fighters(std::string_view sector) const;  // visible and undamaged
  std::vector<std::string> options() const;
  bool offers(std::string_view notation) const;
  std::string refused(std::string_view notation) const;  // the clause, or "" if it is legal
  std::string decider() const;                           // "a", "b", or "" at the end
  std::string kind() const;                              // "act", "card", ...
  std::string pending() const;  // "a2.3 upper LATERAL, a2.3 lower DRAW | ..." newest group last
  int triggers(Effect effect) const;  // effects that triggered since the phase was started
  int triggers() const;
  std::vector<std::string> told(Seat seat) const;  // sentences of the log as a seat reads them
  bool happened(Happening what) const;

  Match match{};
  const Set& set;
  Chance chance{1};
  Log log;

 private:
  Scene& put(int zone, std::string_view cards);
  Scene& lay();
  Scene& start(ScenePlan::Stage stage, Seat initiative);
  Option parsed(std::string_view notation) const;

  ScenePlan plan_;
};

}  // namespace wardroom::starfighter
