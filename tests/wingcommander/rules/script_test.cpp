// What a card does, step by step: a card can ask in the middle, branch, and mean several things
// (WC-R-58; docs/cards.md). The cards are those of more_cards.toml.
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

// b plays Luck at the start of its Mustering Phase; a has crew.
Scene with_crew(const std::string& luck) {
  return Scene(with_more_cards(), R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.ready = "famine grolkh"
    b.ready = "arrow"
    b.power = 10
    b.hand = ")" + luck + "\"");
}

TEST(Script, WC_R_58_what_a_card_offers_may_be_taken) {
  Scene scene = with_crew("second-wind");
  scene.play("luck second-wind");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"pick 1", "pick 0"}));
  EXPECT_EQ(scene.refused("pick 2"), "WC-R-58");
  EXPECT_EQ(scene.refused("pass"), "WC-R-58");
  scene.play("pick 1");  // now which crew member
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"aim a.ready.1", "aim a.ready.2"}));
  scene.play("aim a.ready.2");
  EXPECT_EQ(scene["a.ready"], "famine");
  EXPECT_EQ(scene["b.ready"], "arrow");
  EXPECT_EQ(scene["b.power"], "12");
  EXPECT_EQ(scene["where.second-wind"], "b.discard");
  EXPECT_EQ(scene.decider(), "b");  // the Mustering Phase goes on
}

TEST(Script, WC_R_58_or_left) {
  Scene scene = with_crew("second-wind");
  scene.play("luck second-wind; pick 0");
  EXPECT_EQ(scene["a.ready"], "famine grolkh");
  EXPECT_EQ(scene["b.power"], "11");
}

TEST(Script, WC_R_58_a_match_can_be_copied_while_a_card_asks) {
  Scene scene = with_crew("second-wind");
  scene.play("luck second-wind; pick 1");
  const Match before = scene.match;
  scene.play("aim a.ready.1");
  EXPECT_EQ(scene["a.ready"], "grolkh");
  scene.match = before;
  EXPECT_EQ(scene.match.digest(), before.digest());
  scene.play("aim a.ready.2");
  EXPECT_EQ(scene["a.ready"], "famine");
}

TEST(Script, WC_R_56_what_a_card_asks_is_open_to_everybody_and_told_in_both_languages) {
  Scene scene = with_crew("second-wind");
  scene.play("luck second-wind; pick 1");
  for (const Seat seat : kBothSeats) {
    const Match view = WingCommander::view(scene.match, seat);
    const std::string state = state_text<WingCommander>(view, scene.set);
    EXPECT_NE(state.find("\"rule\":\"script\",\"seat\":\"b\",\"card\":\"second-wind\""),
              std::string::npos)
        << state;
  }
  EXPECT_TRUE(WingCommander::question(scene.match, scene.set, Language::english)
                  .starts_with("Second Wind: "));
  const auto described = [&](const char* option, Language language) {
    const Option parsed = WingCommander::Notation(scene.set).parse(option).option;
    return WingCommander::describe(parsed, scene.match, scene.set, language);
  };
  EXPECT_EQ(described("aim a.ready.2", Language::english), "Choose Grolkh.");
  EXPECT_EQ(described("aim a.ready.2", Language::french), "Choisir Grolkh.");
}

TEST(Script, WC_R_58_the_other_player_can_be_the_one_who_chooses) {
  Scene scene = with_crew("their-choice");
  scene.play("luck their-choice");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"aim a.ready.1", "aim a.ready.2"}));
  scene.play("aim a.ready.1");
  EXPECT_EQ(scene["a.ready"], "grolkh");
}

TEST(Script, a_condition_is_looked_at_when_its_step_comes) {
  Scene scene = with_crew("if-they-fly");
  scene.play("luck if-they-fly");
  EXPECT_EQ(scene["b.power"], "13");
  Scene flying(with_more_cards(), R"(phase = "muster"
    active = "b"
    luck_spent = "a"
    a.c = "darket"
    b.power = 10
    b.hand = "if-they-fly")");
  flying.play("luck if-they-fly");
  EXPECT_EQ(flying["b.power"], "15");
}

TEST(Script, all_that_are_meant_are_concerned) {
  Scene scene = with_crew("shore-parade");
  scene.play("luck shore-parade");
  EXPECT_EQ(scene["a.ready"], "");
  EXPECT_EQ(scene["b.ready"], "arrow");
}

TEST(Script, of_two_ways_only_the_chosen_one_lasts) {
  const auto fight = [](std::string_view choice) {
    Scene scene(with_more_cards(), R"(phase = "combat"
      active = "b"
      luck_spent = "a"
      a.c = "darket"
      b.c = "arrow halberd"
      b.hand = "either-way"
      combat = { at = "c", step = "plays" })");
    scene.play("luck either-way").play(choice).play("aim b.c.1");
    return std::string(scene["values.b.c.1"]) + ' ' + scene["values.b.c.2"] + ' ' +
           scene["values.a.c.1"];
  };
  const Scene before(with_more_cards(), R"(phase = "combat"
      active = "b"
      luck_spent = "both"
      a.c = "darket"
      b.c = "arrow halberd"
      combat = { at = "c", step = "plays" })");
  EXPECT_EQ(before["values.b.c.1"], "2/0/4/3");
  EXPECT_EQ(fight("pick 1"), "4/0/4/3 " + before["values.b.c.2"] + ' ' + before["values.a.c.1"]);
  EXPECT_EQ(fight("pick 2"), "2/0/4/6 " + before["values.b.c.2"] + ' ' + before["values.a.c.1"]);
}

TEST(Script, what_lasts_for_several_flights_counts_once_for_each) {
  Scene scene(with_more_cards(), R"(phase = "combat"
      active = "b"
      luck_spent = "a"
      a.c = "darket darket"
      b.c = "arrow halberd"
      b.hand = "all-ahead"
      combat = { at = "c", step = "plays" })");
  scene.play("luck all-ahead");
  EXPECT_EQ(scene["values.b.c.1"], "3/0/4/3");
  EXPECT_EQ(scene["values.b.c.2"], "4/1/3/4");
  EXPECT_EQ(scene["values.a.c.1"], "1/1/3/3");
}

TEST(Script, of_several_flights_only_the_chosen_one_is_meant) {
  Scene scene(with_more_cards(), R"(phase = "combat"
      active = "b"
      luck_spent = "a"
      a.c = "darket darket"
      b.c = "arrow halberd"
      b.hand = "either-way"
      combat = { at = "c", step = "plays" })");
  scene.play("luck either-way").play("pick 1").play("aim b.c.2");
  EXPECT_EQ(scene["values.b.c.1"], "2/0/4/3");
  EXPECT_EQ(scene["values.b.c.2"], "5/1/3/4");
}

}  // namespace
}  // namespace wardroom::wingcommander
