// Who knows what: WC-R-56.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

const std::string kTable = R"(phase = "muster"
    luck_spent = "both"
    a.hand = "shake pounce darket"
    a.deck = "ghorrash khorr"
    a.discard = "..."
    a.orders = "throat"
    a.ready = "darket grolkh/t rakhmar+blooded-claw"
    a.c = "darket+ssarik+clawlight"
    a.brig = "novak"
    b.hand = "arrow"
    b.power = 17)";

const std::array<SeatSet, 3> kAll = {SeatSet(Seat::a), SeatSet(Seat::b), SeatSet::all()};

TEST(Secrets, WC_R_56_WC_POWER_01_what_lies_on_the_table_is_open) {
  const Scene scene(kTable);
  for (const SeatSet viewers : kAll)
    for (const char* figure : {"a.ready", "a.c", "a.brig", "a.power", "b.power", "a.discard",
                               "size.a.deck", "size.a.hand", "size.a.orders", "a.hits"})
      EXPECT_EQ(scene.seen_by(viewers, figure), scene[figure]) << figure;
}

TEST(Secrets, WC_R_56_hands_are_for_their_players) {
  const Scene scene(kTable);
  EXPECT_EQ(scene.seen_by(Seat::a, "a.hand"), "darket pounce shake");
  EXPECT_EQ(scene.seen_by(Seat::b, "a.hand"), "? ? ?");
  EXPECT_EQ(scene.seen_by(SeatSet::all(), "a.hand"), "? ? ?");
  EXPECT_EQ(scene.seen_by(Seat::a, "b.hand"), "?");
}

TEST(Secrets, WC_R_56_draw_piles_are_for_nobody) {
  const Scene scene(kTable);
  for (const SeatSet viewers : kAll) EXPECT_EQ(scene.seen_by(viewers, "a.deck"), "? ?");
}

TEST(Secrets, WC_R_56_orders_and_deck_lists_are_for_their_owners) {
  const Scene scene(kTable);
  EXPECT_EQ(scene.seen_by(Seat::a, "a.orders"), "throat");
  EXPECT_EQ(scene.seen_by(Seat::b, "a.orders"), "?") << "that there is one is open";
  EXPECT_EQ(scene.seen_by(SeatSet::all(), "a.orders"), "?");
  EXPECT_EQ(scene.seen_by(Seat::a, "a.list"), scene["a.list"]);
  EXPECT_EQ(scene.seen_by(Seat::b, "a.list"), "?");
  EXPECT_EQ(scene.seen_by(SeatSet::all(), "a.list"), "?");
}

TEST(Secrets, WC_R_56_a_revealed_order_and_a_discarded_card_are_open) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.sw = "zhurrak"
    a.orders = "throat"
    a.hand = "trophy-run"
    b.sw = "arrow"
    combat = { at = "sw", step = "roles" })");
  scene.play("reveal; order trophy-run");
  EXPECT_EQ(scene.seen_by(Seat::b, "where.throat"), "a.discard");
  EXPECT_EQ(scene.seen_by(Seat::b, "where.trophy-run"), "none");
  EXPECT_EQ(scene.seen_by(Seat::b, "a.orders"), "?");
}

TEST(Secrets, WC_R_56_cards_an_interrogator_saw_stay_known_when_they_are_drawn) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.brig = "maniac"
    b.deck = "halberd rampart mattock oriflamme"
    b.discard = "...")");
  scene.play("interrogate a.brig.1 pile");
  pass_until(scene, [&] { return scene["active"] == "b" && scene["phase"] == "muster"; });
  EXPECT_EQ(scene["size.b.hand"], "2");
  EXPECT_EQ(scene.seen_by(Seat::a, "b.hand"), "halberd/k rampart/k");
  EXPECT_EQ(scene.seen_by(SeatSet::all(), "b.hand"), "?/k ?/k") << "for the two alone";
  EXPECT_EQ(scene.seen_by(Seat::a, "b.deck"), "mattock/ka ?");
}

TEST(Secrets, WC_R_58_WC_R_56_an_announced_order_stays_hidden) {
  Scene scene(R"(phase = "muster"
    luck_spent = "a"
    a.hand = "throat"
    a.ready = "grolkh"
    b.hand = "scandal")");
  scene.play("pass; order throat");
  EXPECT_EQ(scene.decider(), "b") << "WC-R-39 (b): it can be answered";
  EXPECT_EQ(scene.seen_by(Seat::b, "pending"), "?");
  EXPECT_EQ(scene.seen_by(Seat::a, "pending"), "throat");
}

// Both lay open when a prisoner told of them; which of them goes under the carrier does not.
TEST(Secrets, WC_R_56_an_order_an_interrogator_saw_is_hidden_again_once_placed) {
  const auto placed = [](const char* order) {
    Scene scene(R"(phase = "muster"
      luck_spent = "both"
      a.hand = "throat/k trophy-run/k zhurrak/k")");
    scene.play(order);
    EXPECT_EQ(scene.seen_by(Seat::b, "a.orders"), "?");
    return scene.seen_by(Seat::b, "a.hand");
  };
  EXPECT_EQ(placed("order throat"), placed("order trophy-run"));
  EXPECT_NE(placed("order throat").find("zhurrak/k"), std::string::npos) << "is no order";
}

}  // namespace
}  // namespace wardroom::wingcommander
