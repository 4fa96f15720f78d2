// Who contributes what to a value, and which part of a card's text stands against playing it.
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

using Lines = std::vector<std::string>;

Lines explained(const Scene& scene, std::string_view what, Seat viewer,
                Language language = Language::english) {
  return WingCommander::explain(what, WingCommander::view(scene.match, viewer), scene.set, viewer,
                                language);
}

TEST(Explain, WC_CARD_04_WC_R_53_who_contributes_what_to_a_value) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.c = "darket"
    b.c = "arrow+maniac+ion-repeaters"
    a.hand = "pounce"
    b.hand = "snap-roll"
    modifier = { c = "rock-field" }
    combat = { at = "c", step = "plays", done = ["a maneuver shake first", "b maneuver kickstop first", "b medal first attack"] })");
  EXPECT_EQ(
      explained(scene, "b.c.1", Seat::b),
      (Lines{"Attack 5: Arrow (Blue Devil Squadron) 2, Maniac +1, Twin Ion Repeaters +1, "
             "medals +1",
             "Support 0: Arrow (Blue Devil Squadron) 0",
             "Maneuver 4: Arrow (Blue Devil Squadron) 4, Maniac +1, Drifting Rock Field -1",
             "Defence 3: Arrow (Blue Devil Squadron) 3, Maniac -2, Kickstop +2", "No Bombing"}));
  EXPECT_EQ(explained(scene, "a.c.1", Seat::b)[3], "Defence 4: Darket 3, Shake +1");
  EXPECT_EQ(explained(scene, "a.c.1", Seat::b, Language::french)[3],
            "Défense 4 : Darket 3, Secousse +1");
  EXPECT_EQ(explained(scene, "a.c.2", Seat::b), Lines{});
}

TEST(Explain, WC_R_53_what_replaces_and_what_takes_away) {
  const Scene scene(with_more_cards(), R"(phase = "movement"
    active = "b"
    luck_spent = "both"
    b.c = "arrow+siege-gun rampart+torpedo-t")");
  EXPECT_EQ(explained(scene, "b.c.1", Seat::a)[0],
            "Attack 7: Arrow (Blue Devil Squadron) 2, Siege Gun: 7 instead");
  EXPECT_EQ(explained(scene, "b.c.2", Seat::a)[4],
            "No Bombing: Rampart (Iron Gate Squadron) 2, Torpedo: none at all");
}

TEST(Explain, WC_LUCK_02_which_part_of_a_card_stands_against_playing_it) {
  const Scene scene(R"(phase = "muster"
    active = "b"
    a.ready = "darket"
    b.c = "arrow"
    b.hand = "lucky-bounce crossed-signals scandal")");
  const auto why = [&](std::string_view option) { return explained(scene, option, Seat::b); };
  ASSERT_EQ(why("target lucky-bounce b.c.1").size(), 2U);
  EXPECT_TRUE(why("target lucky-bounce b.c.1")[0].starts_with("no: "));
  EXPECT_TRUE(why("luck crossed-signals")[0].starts_with("not at this moment: "));
  EXPECT_TRUE(why("target scandal a.ready.1")[0].starts_with("nothing on the table fits: "));
  EXPECT_EQ(why("pass"), Lines{});
  EXPECT_EQ(why("nonsense"), Lines{});
}

TEST(Explain, WC_R_56_tells_nothing_a_seat_may_not_know) {
  const Scene scene(R"(phase = "muster"
    active = "b"
    b.ready = "arrow"
    a.orders = "trophy-run"
    a.hand = "traitor")");
  EXPECT_EQ(explained(scene, "a.ready.1", Seat::b), Lines{});
}

}  // namespace
}  // namespace wardroom::wingcommander
