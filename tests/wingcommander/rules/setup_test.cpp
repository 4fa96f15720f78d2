// Before the first turn: WC-SETUP, WC-R-02.
#include <gtest/gtest.h>

#include "tests/wingcommander/more_cards.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

// When both have chosen, the first Draw Phase follows at once: a has then 2 Power Points and 2
// cards more.
constexpr const char* kStart = R"(phase = "setup")";

TEST(Setup, WC_SETUP_02_WC_SETUP_03_carriers_and_nav_points_are_never_in_a_deck) {
  const Set& set = WingCommander::own_set();
  for (int card = 0; card < set.cards(); ++card)
    EXPECT_FALSE(set.card(static_cast<CardId>(card)).is(Type::carrier));
  for (const Seat seat : kBothSeats) EXPECT_FALSE(set.find(set.carrier(seat).id));
  const Scene scene(kStart);
  EXPECT_EQ(scene["size.a.deck"], "60");
  EXPECT_EQ(scene["size.b.deck"], "60");
  EXPECT_EQ(scene["a.carrier"], "5/5");
  EXPECT_EQ(scene["b.carrier"], "4/5");
}

TEST(Setup, WC_SETUP_04_both_sides_begin_with_30_power_points) {
  const Match match = WingCommander::begin({}, WingCommander::own_set(), Chance(1));
  EXPECT_EQ(match.power, (std::array<std::int16_t, 2>{30, 30}));
  EXPECT_EQ(match.hits, (std::array<std::uint8_t, 2>{0, 0}));
  EXPECT_EQ(match.active, kKilrathi);
  EXPECT_EQ(match.phase, Phase::setup);
}

TEST(Setup, WC_SETUP_05_WC_R_02_the_points_are_spent_before_the_first_hand_and_in_secret) {
  Scene scene(kStart);
  EXPECT_EQ(scene["phase"], "setup");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene["size.a.hand"], "0");
  EXPECT_EQ(scene.refused("muster darket"), "WC-SETUP-05");
  scene.play("take darket");
  EXPECT_EQ(scene["a.opening"], "darket");
  EXPECT_EQ(scene.seen_by(Seat::b, "a.opening"), "");
  EXPECT_EQ(scene.seen_by(SeatSet::all(), "a.opening"), "");
  EXPECT_EQ(scene["a.ready"], "");
  scene.play("pass");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene["size.b.hand"], "0");
  EXPECT_EQ(scene["a.ready"], "");  // revealed together
  scene.play("take arrow; pass");
  EXPECT_EQ(scene["a.ready"], "darket");
  EXPECT_EQ(scene["b.ready"], "arrow");
  EXPECT_EQ(scene.seen_by(Seat::b, "a.ready"), "darket");
  EXPECT_EQ(scene["size.b.hand"], "7");
}

TEST(Setup, WC_R_02_the_cards_come_from_the_own_deck) {
  Scene scene(R"(phase = "setup"
    a.deck = "zhurrak rakhmar rakhmar ssarik ...")");
  EXPECT_EQ(scene.refused("take arrow"), "WC-R-02");
  EXPECT_EQ(scene.refused("take slung-charges"), "WC-R-02");  // not in the starter deck
  const std::string before = scene["size.a.deck"];
  scene.play("take ssarik; pass; pass");
  EXPECT_EQ(std::stoi(scene["size.a.deck"]), std::stoi(before) - 1 - 7 - 2);
  EXPECT_EQ(scene["size.a.ready"], "1");
}

TEST(Setup, WC_R_02_no_more_copies_than_the_deck_holds_and_no_person_twice) {
  Scene scene(R"(phase = "setup"
    a.deck = "ssarik ssarik ...")");
  scene.play("take clawlight");
  EXPECT_EQ(scene.refused("take clawlight"), "WC-R-02");  // there is one
  scene.play("take ssarik");
  EXPECT_EQ(scene.refused("take ssarik"), "WC-PILOT-01");
  EXPECT_EQ(scene.refused("take layered-hide"), "");
}

TEST(Setup, WC_SETUP_06_cards_come_out_without_being_paid) {
  Scene scene(kStart);
  scene.play("take darket; take ssarik; take clawlight; take darket; pass; pass");
  EXPECT_EQ(scene["a.ready"], "darket ssarik clawlight darket");
  EXPECT_EQ(scene["paid.a"], "0");
  EXPECT_EQ(scene["a.power"], "32");
}

TEST(Setup, WC_SETUP_07_costs_total_four_at_most) {
  Scene scene(kStart);
  EXPECT_EQ(scene.refused("take nakhtar"), "");  // costs 4
  scene.play("take darket");
  EXPECT_EQ(scene.refused("take nakhtar"), "WC-SETUP-07");
  EXPECT_EQ(scene.refused("take khorr"), "");  // costs 3
  scene.play("take khorr");
  EXPECT_EQ(scene.refused("take darket"), "WC-SETUP-07");
  EXPECT_EQ(scene.options(), std::vector<std::string>{"pass"});
  scene.play("pass");
  EXPECT_EQ(scene.refused("take mattock"), "");  // the other player's points are untouched
}

TEST(Setup, WC_R_02_a_card_that_costs_nothing_counts_nothing) {
  Scene scene(with_more_cards(), R"(phase = "setup"
    a.deck = "kite kite ...")");
  scene.play("take kite; take nakhtar; take kite");
  EXPECT_EQ(scene["a.opening"], "kite, nakhtar, kite");
  EXPECT_EQ(scene.refused("take darket"), "WC-SETUP-07");
  scene.play("pass; pass");
  EXPECT_EQ(scene["a.power"], "30") << "nothing was left over";
}

TEST(Setup, WC_SETUP_08_only_fighters_weapons_and_pilots) {
  Scene scene(R"(phase = "setup"
    a.opening = "")");
  for (const char* card : {"darket", "ssarik", "clawlight"})
    EXPECT_EQ(scene.refused("take " + std::string(card)), "") << card;
  for (const char* card : {"grolkh", "shake", "steering-fouled", "ember-cloud", "ninth-life",
                           "blooded-claw", "throat"})
    EXPECT_EQ(scene.refused("take " + std::string(card)), "WC-SETUP-08") << card;
}

TEST(Setup, WC_SETUP_09_no_card_with_a_medal_in_its_cost) {
  Scene scene(R"(phase = "setup"
    a.deck = "stealth ...")");
  EXPECT_EQ(scene.refused("take stealth"), "WC-SETUP-09");  // 4 points and a medal
  EXPECT_EQ(scene.refused("take zhurrak"), "WC-SETUP-09");
}

TEST(Setup, WC_SETUP_10_every_unused_point_becomes_a_power_point) {
  Scene scene(kStart);
  scene.play("take darket; pass; take halberd; pass");
  EXPECT_EQ(scene["a.power"], "35");
  EXPECT_EQ(scene["b.power"], "31");
}

TEST(Setup, WC_SETUP_11_beginners_take_points_and_no_cards) {
  const Scene scene(R"(phase = "setup"
    rules = ["beginner=on"]
    a.deck = "darket ..."
    b.deck = "arrow ...")");
  EXPECT_EQ(scene["gained.b"], "4");
  EXPECT_EQ(scene["b.power"], "34");
  EXPECT_EQ(scene["a.ready"] + scene["b.ready"], "");
}

TEST(Setup, WC_SETUP_12_then_each_shuffles_and_draws_seven) {
  Scene scene(kStart);
  scene.play("take darket; take darket; pass; pass");
  EXPECT_EQ(scene["size.a.hand"], "9");
  EXPECT_EQ(scene["size.b.hand"], "7");
  EXPECT_EQ(scene["size.a.deck"], "49");
  EXPECT_EQ(scene["size.b.deck"], "53");
  EXPECT_EQ(scene.seen_by(Seat::a, "b.hand"), "? ? ? ? ? ? ?");
  Scene other(kStart, 2);
  other.play("take darket; take darket; pass; pass");
  EXPECT_NE(scene["a.deck"], other["a.deck"]);  // shuffled
  EXPECT_NE(scene["b.deck"], other["b.deck"]);
  EXPECT_NE(scene["b.hand"], other["b.hand"]);
}

}  // namespace
}  // namespace wardroom::wingcommander
