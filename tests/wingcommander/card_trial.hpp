// A card tried in a match: a scene in which every figure is looked at before and after, so that a
// test says exactly what a card changes and fails on anything else, bystanders and the other side
// included.
//
//   CardTrial trial(R"(phase = "combat" ...)");
//   EXPECT_EQ(trial.played("maneuver kickstop first"),
//             "b.hand: -kickstop\n"
//             "values.b.c.1: 2/0/4/3 -> 2/0/4/5\n"
//             ...
//
// Of hands, draw piles and discard piles stands there what came and what went; of a row that has
// grown, what was added ("combat.plays: and shake a.c.1"). Figures that only
// repeat others (where.*, size.*, one value of a Flight), sums and counts of events are left out.
//
// If the scene does not say otherwise, both sides have a bystander at home, with pilot and weapon
// (a.kc = "darket+velkath+layered-hide", b.tc = "halberd+oyelaran+shield-cells"), and nobody has
// Luck left (luck_spent = "both"); bystanders at the place of the play are the test's own.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {

class CardTrial : public Scene {
 public:
  explicit CardTrial(std::string_view setup);
  // With these cards.
  CardTrial(const Set& cards, std::string_view setup);

  // Plays these options and says what they changed, a line each; "" if nothing.
  std::string played(std::string_view notations);
  // The same for an option that can be answered: everybody passes until it has taken effect.
  std::string resolved(std::string_view option);
  // What has changed since one of these was last called, or since the beginning. Also a test
  // failure if the match is not ready for the next decision now.
  std::string changes();

 private:
  using Figures = std::vector<std::pair<std::string, std::string>>;
  Figures figures() const;
  void expect_ready() const;

  Figures before_;
};

// The options in a row, for EXPECT_EQ: "pass, reveal".
std::string listed(const Scene& scene);

}  // namespace wardroom::wingcommander
