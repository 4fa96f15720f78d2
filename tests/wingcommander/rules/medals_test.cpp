// Medals as payment: WC-MEDAL-01, WC-MEDAL-02, WC-MEDAL-03, WC-MEDAL-04, WC-MEDAL-05, WC-MEDAL-06,
// WC-MEDAL-07, WC-MEDAL-12, WC-MEDAL-13, WC-R-09, WC-R-10, WC-R-11, WC-R-12.
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Medals, WC_MEDAL_01_medals_in_the_cost_and_medals_provided) {
  const Set& set = WingCommander::own_set();
  const auto card = [&](std::string_view id) { return set.card(set.find(id).value()); };
  EXPECT_EQ(card("zhurrak").cost_medals, 1);
  EXPECT_EQ(card("zhurrak").medals, 0);
  EXPECT_EQ(card("rakhmar").cost_medals, 0);
  EXPECT_EQ(card("rakhmar").medals, 1);
  EXPECT_EQ(card("song-of-praise").all_medals(), 2);
  const Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "zhurrak rakhmar"
    a.hand = "shake")");
  EXPECT_EQ(scene["a.medals"], "1");  // those of a cost pay nothing
}

TEST(Medals, WC_MEDAL_02_pilots_and_crew_are_tapped_as_the_player_chooses) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "darket rakhmar ssarik grolkh"
    a.hand = "stealth shake"
    b.ready = "reyes")");
  EXPECT_EQ(scene["a.medals"], "2");
  scene.play("muster stealth");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("pass"), "WC-MEDAL-02");
  EXPECT_EQ(scene.refused("tap a.ready.1"), "WC-MEDAL-04");  // a fighter
  EXPECT_EQ(scene.refused("tap a.ready.3"), "WC-MEDAL-04");  // gives none
  EXPECT_EQ(scene.refused("tap b.ready.1"), "WC-MEDAL-04");
  EXPECT_EQ(scene.refused("tap a.ready.9"), "WC-MEDAL-04");
  EXPECT_EQ(scene.refused("tap a.ready.2"), "");
  scene.play("tap a.ready.4");
  EXPECT_EQ(scene["a.ready"], "darket rakhmar ssarik grolkh/t stealth");
  EXPECT_EQ(scene["paid.a"], "4");
  EXPECT_EQ(scene["a.medals"], "1");
}

TEST(Medals, WC_MEDAL_03_a_tapped_card_is_spent_for_that_turn) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "rakhmar/t grolkh"
    a.hand = "stealth stealth shake")");
  EXPECT_EQ(scene["a.medals"], "1");
  scene.play("muster stealth");
  EXPECT_EQ(scene["a.ready"], "rakhmar/t grolkh/t stealth");
  EXPECT_EQ(scene["a.medals"], "0");
  scene.play("muster stealth");  // nobody is left: it is bought
  EXPECT_EQ(scene["paid.a"], "13");
  EXPECT_EQ(scene["events.medals_bought"], "1");
}

TEST(Medals, WC_MEDAL_04_WC_MEDAL_06_a_flying_pilot_pays_nothing) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.c = "darket+rakhmar"
    a.kc = "darket+khorr"
    a.hand = "stealth shake")");
  EXPECT_EQ(scene["a.medals"], "0");
  scene.play("muster stealth");
  EXPECT_EQ(scene["paid.a"], "9");
  EXPECT_EQ(scene["a.c"], "darket+rakhmar");
}

TEST(Medals, WC_MEDAL_05_a_tapped_pilot_does_not_fly_this_turn) {
  Scene scene(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "darket rakhmar/t khorr"
    a.hand = "shake")");
  EXPECT_EQ(scene.refused("assign a.ready.2 a.ready.1"), "WC-MEDAL-05");
  EXPECT_EQ(scene.refused("assign a.ready.3 a.ready.1"), "");
  Scene later(R"(phase = "draw"
    luck_spent = "both"
    a.ready = "darket rakhmar/t"
    a.hand = "shake")");
  later.play("pass");
  EXPECT_EQ(later.refused("assign a.ready.2 a.ready.1"), "");
}

TEST(Medals, WC_MEDAL_07_cards_mustered_this_phase_pay_at_once) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "rakhmar grolkh stealth zhurrak shake")");
  scene.play("muster rakhmar; muster stealth");
  EXPECT_EQ(scene["a.ready"], "rakhmar/t stealth");
  scene.play("muster grolkh; muster zhurrak");
  EXPECT_EQ(scene["a.ready"], "rakhmar/t stealth grolkh/t/u zhurrak");
  EXPECT_EQ(scene["paid.a"], "12");  // 2 + 4 + 2 + 5 - 1
  EXPECT_EQ(scene["events.medals_bought"], "0");
}

TEST(Medals, WC_MEDAL_12_WC_R_09_only_what_no_card_can_pay_is_bought) {
  Scene none(R"(phase = "muster"
    luck_spent = "both"
    a.power = 9
    a.hand = "stealth shake")");
  none.play("muster stealth");
  EXPECT_EQ(none["a.power"], "0");
  const Scene poor(R"(phase = "muster"
    luck_spent = "both"
    a.power = 8
    a.hand = "stealth shake")");
  EXPECT_EQ(poor.refused("muster stealth"), "WC-R-05");
}

TEST(Medals, WC_R_09_a_pilot_cannot_be_spared_and_the_shortfall_alone_is_bought) {
  Scene spared(R"(phase = "muster"
    luck_spent = "both"
    a.power = 30
    a.ready = "darket rakhmar"
    a.hand = "stealth shake")");
  spared.play("muster stealth");
  EXPECT_EQ(spared["a.ready"], "darket rakhmar/t stealth");
  EXPECT_EQ(spared["a.power"], "26");
  Scene two(with_more_cards(), R"(phase = "muster"
    luck_spent = "both"
    a.ready = "rakhmar"
    a.hand = "famine shake")");
  two.play("muster famine");  // 1 Power Point and two medals
  EXPECT_EQ(two["a.ready"], "rakhmar/t famine");
  EXPECT_EQ(two["paid.a"], "6");
  EXPECT_EQ(two["events.medals_bought"], "1");
}

TEST(Medals, WC_R_10_unused_medals_of_a_tapped_card_are_lost) {
  Scene scene(with_more_cards(), R"(phase = "muster"
    luck_spent = "both"
    a.ready = "chieftain rakhmar grolkh"
    a.hand = "stealth stealth famine shake")");
  EXPECT_EQ(scene["a.medals"], "5");
  scene.play("muster stealth; tap a.ready.1");
  EXPECT_EQ(scene["a.ready"], "chieftain/t rakhmar grolkh stealth");
  EXPECT_EQ(scene["a.medals"], "2");
  scene.play("muster famine");  // both others are needed: nobody is asked
  EXPECT_EQ(scene["a.ready"], "chieftain/t rakhmar/t grolkh/t stealth famine");
  EXPECT_EQ(scene["paid.a"], "5");
}

TEST(Medals, WC_R_10_any_set_that_reaches_the_need) {
  Scene scene(with_more_cards(), R"(phase = "muster"
    luck_spent = "both"
    a.ready = "rakhmar grolkh chieftain"
    a.hand = "famine shake")");
  scene.play("muster famine; tap a.ready.1");
  EXPECT_EQ(scene.refused("pass"), "WC-MEDAL-02");
  scene.play("tap a.ready.3");
  EXPECT_EQ(scene["a.ready"], "rakhmar/t grolkh chieftain/t famine");
  Scene alone(with_more_cards(), R"(phase = "muster"
    luck_spent = "both"
    a.ready = "rakhmar grolkh chieftain"
    a.hand = "famine shake")");
  alone.play("muster famine; tap a.ready.3");  // one card may pay it all
  EXPECT_EQ(alone["a.ready"], "rakhmar grolkh chieftain/t famine");
  EXPECT_EQ(alone.refused("pass"), "");
}

TEST(Medals, WC_R_11_awards_pay_with_their_pilot) {
  Scene scene(with_more_cards(), R"(phase = "muster"
    luck_spent = "both"
    a.ready = "rakhmar+song-of-praise"
    a.hand = "famine shake")");
  EXPECT_EQ(scene["a.medals"], "2");
  scene.play("muster famine");
  EXPECT_EQ(scene["a.ready"], "rakhmar/t+song-of-praise famine");
  EXPECT_EQ(scene["paid.a"], "1");
}

TEST(Medals, WC_R_11_the_pilot_may_pay_for_his_own_award) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "rakhmar"
    a.hand = "song-of-praise shake")");
  scene.play("award song-of-praise a.ready.1");
  EXPECT_EQ(scene["a.ready"], "rakhmar/t+song-of-praise");
  EXPECT_EQ(scene["paid.a"], "2");
  EXPECT_EQ(scene["a.medals"], "0");  // the new medal only when he has untapped
}

TEST(Medals, WC_R_12_pilots_of_assembled_flights_are_in_use_and_flights_left_behind_fall_apart) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.ready = "darket+rakhmar+layered-hide ghorrash+khorr"
    b.ready = "arrow"
    a.hand = "shake")");
  EXPECT_EQ(scene["a.medals"], "0");
  scene.play("launch a.ready.2; pass");
  EXPECT_EQ(scene["a.kc"], "ghorrash+khorr");
  EXPECT_EQ(scene["a.ready"], "darket rakhmar layered-hide");
  EXPECT_EQ(scene["a.medals"], "1");
  EXPECT_EQ(scene["a.discard"].find("layered-hide"), std::string::npos);
}

TEST(Medals, WC_MEDAL_13_bought_medals_never_raise_values) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.power = 30
    a.c = "darket"
    a.hand = "shake"
    b.c = "arrow"
    b.hand = "snap-roll"
    combat = { at = "c", step = "plays", turn = "a" })");
  for (const char* value : {"attack", "support", "maneuver", "defence"})
    EXPECT_EQ(scene.refused("medal first " + std::string(value)), "WC-R-13");
  EXPECT_EQ(scene["medals.a.c.1"], "0");
}

}  // namespace
}  // namespace wardroom::wingcommander
