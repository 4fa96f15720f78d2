// Secret Orders: WC-ORDERS, WC-R-52.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Orders, WC_ORDERS_01_WC_R_56_kept_in_hand_or_put_face_down_under_the_carrier) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "throat trophy-run")");
  EXPECT_EQ(scene.refused("pass"), "") << "it may stay in hand";
  EXPECT_EQ(scene.refused("muster throat"), "WC-MUSTER-02");
  scene.play("order throat");
  EXPECT_EQ(scene["a.orders"], "throat");
  EXPECT_EQ(scene.seen_by(Seat::b, "a.orders"), "?");
  EXPECT_EQ(scene.seen_by(Seat::a, "a.orders"), "throat");
  EXPECT_EQ(scene["a.power"], "30");
  for (const std::string& line : scene.told(Seat::b))
    EXPECT_EQ(line.find("Throat"), std::string::npos) << line;
}

TEST(Orders, WC_ORDERS_02_WC_R_52_one_at_a_time_and_it_is_not_swapped) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.orders = "throat"
    a.hand = "trophy-run"
    b.orders = "ace-hunt")");
  EXPECT_EQ(scene.refused("order trophy-run"), "WC-ORDERS-02");
  Scene other(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "trophy-run"
    b.orders = "ace-hunt")");
  EXPECT_EQ(other.refused("order trophy-run"), "") << "the enemy's does not count";
}

TEST(Orders, WC_R_52_placed_in_the_own_mustering_phase_only) {
  Scene scene(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "darket ssarik"
    a.hand = "trophy-run")");
  EXPECT_EQ(scene.refused("order trophy-run"), "WC-SCRAMBLE-01");
}

// A Zhurrak shoots down this Flight at a nav point; a has this order.
Scene shot_down(const std::string& flight, const std::string& where, const std::string& more) {
  return Scene("phase = \"combat\"\nluck_spent = \"both\"\na." + where + " = \"zhurrak\"\nb." +
               where + " = \"" + flight + "\"\ncombat = { at = \"" + where +
               "\", step = \"roles\" }\n" + more);
}

TEST(Orders, WC_ORDERS_03_revealed_when_what_it_asks_for_has_happened) {
  Scene scene = shot_down("arrow", "sw", "a.orders = \"throat\"");
  EXPECT_EQ(scene["b.sw"], "");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"pass", "reveal"}));
  scene.play("reveal");
  EXPECT_EQ(scene["a.power"], "34");
  EXPECT_EQ(scene["b.power"], "29");
  EXPECT_EQ(scene["a.orders"], "");
  EXPECT_EQ(scene["where.throat"], "a.discard");
}

TEST(Orders, WC_ORDERS_03_not_when_something_else_has_happened) {
  Scene elsewhere = shot_down("arrow", "c", "a.orders = \"throat\"");
  EXPECT_EQ(elsewhere["b.c"], "");
  EXPECT_EQ(elsewhere.options(), (std::vector<std::string>{"stay first", "home first"}));
  Scene other = shot_down("arrow", "sw", "a.orders = \"trophy-run\"");
  EXPECT_EQ(other.options(), (std::vector<std::string>{"pass"}))
      << "which one lies there is secret";
  EXPECT_EQ(other.refused("reveal"), "WC-ORDERS-03");
  Scene none = shot_down("arrow", "sw", "a.hand = \"throat\"");
  EXPECT_EQ(none.options(), (std::vector<std::string>{"stay first", "home first"}));
}

TEST(Orders, WC_ORDERS_03_a_pilot_with_a_medal_is_an_ace) {
  const auto hunted = [](const std::string& flight) {
    return Scene(
        "phase = \"combat\"\nactive = \"b\"\nluck_spent = \"both\"\nb.c = \"oriflamme\"\n"
        "b.orders = \"ace-hunt\"\ncombat = { at = \"c\", step = \"roles\" }\na.c = \"" +
        flight + '"');
  };
  Scene ace = hunted("darket+khorr");
  EXPECT_EQ(ace.options(), (std::vector<std::string>{"pass", "reveal"}));
  ace.play("reveal");
  EXPECT_EQ(ace["gained.b"], "3");
  EXPECT_EQ(hunted("darket+ssarik").options(),
            (std::vector<std::string>{"stay first", "home first"}));
  EXPECT_EQ(hunted("darket").options(), (std::vector<std::string>{"stay first", "home first"}));
  EXPECT_EQ(hunted("darket+ssarik+song-of-praise").options(),
            (std::vector<std::string>{"pass", "reveal"}));
}

TEST(Orders, WC_ORDERS_03_own_losses_fulfil_nothing) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.sw = "darket+khorr"
    a.orders = "throat"
    b.sw = "oriflamme"
    combat = { at = "sw", step = "roles" })");
  EXPECT_EQ(scene["a.sw"], "");
  EXPECT_EQ(scene["gained.a"], "0");
  EXPECT_EQ(scene.decider(), "b") << "it is already the turn of b";
}

TEST(Orders, WC_ORDERS_03_WC_R_52_a_capital_ship_of_the_enemy) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    modifier.c = "constance"
    a.c = "darket"
    a.orders = "trophy-run")");
  scene.play("reveal");
  EXPECT_EQ(scene["gained.a"], "4");
  EXPECT_EQ(scene["lost.b"], "3");
}

TEST(Orders, WC_ORDERS_05_WC_R_52_another_may_be_placed_at_once) {
  Scene scene = shot_down("arrow", "sw", "a.orders = \"throat\"\na.hand = \"trophy-run shake\"");
  scene.play("reveal");
  EXPECT_EQ(scene["phase"], "combat");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"pass", "order trophy-run"}));
  EXPECT_EQ(scene.refused("order shake"), "WC-MUSTER-02");
  scene.play("order trophy-run");
  EXPECT_EQ(scene["a.orders"], "trophy-run");
  Scene declined = shot_down("arrow", "sw", "a.orders = \"throat\"\na.hand = \"trophy-run\"");
  declined.play("reveal; pass");
  EXPECT_EQ(declined["a.orders"], "");
  EXPECT_EQ(declined["a.hand"], "trophy-run");
}

TEST(Orders, WC_R_52_what_fulfilled_one_order_does_not_fulfil_its_replacement) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.sw = "zhurrak zhurrak"
    a.orders = "throat"
    a.hand = "throat"
    b.sw = "arrow arrow"
    combat = { at = "sw", step = "roles", done = ["b keep", "b fire first", "b fire second"] })");
  scene.play("fire first; fire second");
  EXPECT_EQ(scene["b.sw"], "") << "both are destroyed at the same time";
  scene.play("reveal; order throat");
  EXPECT_EQ(scene.options(), (std::vector<std::string>{"stay first", "home first"}));
  EXPECT_EQ(scene["gained.a"], "4");
}

TEST(Orders, WC_ORDERS_06_WC_R_52_it_need_not_be_revealed_and_then_does_nothing) {
  Scene scene = shot_down("arrow", "sw", "a.orders = \"throat\"");
  scene.play("pass; stay first");
  EXPECT_EQ(scene["gained.a"], "0");
  EXPECT_EQ(scene["a.orders"], "throat") << "it waits for another occasion";
  EXPECT_EQ(scene.seen_by(Seat::b, "a.orders"), "?");
}

TEST(Orders, WC_R_52_the_active_player_is_asked_first) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    a.sw = "ghorrash+khorr"
    a.orders = "throat"
    b.sw = "oriflamme"
    b.orders = "ace-hunt"
    combat = { at = "sw", step = "roles" })");
  EXPECT_EQ(scene["shots"], "ghorrash 5:5 destroys, oriflamme 5:4 destroys");
  EXPECT_EQ(scene.decider(), "b");
  scene.play("reveal");
  EXPECT_EQ(scene.decider(), "a");
  scene.play("reveal");
  EXPECT_EQ(scene["where.throat"], "a.discard");
  EXPECT_EQ(scene["where.ace-hunt"], "b.discard");
  EXPECT_EQ(scene["gained.b"], "3");
}

// b ends a turn with this at C; how many such turns came before it.
Scene turn_end(const std::string& lines, int before) {
  return Scene(
      "phase = \"discard\"\nactive = \"b\"\nluck_spent = \"both\"\nb.orders = \"crossing\"\n"
      "b.held = { c = " +
      std::to_string(before) + " }\n" + lines);
}

TEST(Orders, WC_R_52_turns_before_it_was_placed_do_not_count) {
  Scene scene(R"(phase = "muster"
    active = "b"
    luck_spent = "both"
    b.hand = "crossing"
    b.held = { c = 1 }
    b.c = "arrow")");
  scene.play("order crossing");
  pass_until(scene, [&] { return scene["active"] == "a"; });
  EXPECT_EQ(scene["b.held.c"], "1");
  EXPECT_EQ(scene["b.orders"], "crossing");
}

TEST(Orders, WC_ORDERS_03_WC_R_52_turns_in_a_row_are_counted_while_it_lies_there) {
  Scene second = turn_end("b.c = \"arrow\"", 1);
  EXPECT_EQ(second.refused("reveal"), "");
  Scene first = turn_end("b.c = \"arrow\"", 0);
  EXPECT_EQ(first["active"], "a");
  EXPECT_EQ(first["b.held.c"], "1");
  Scene shared = turn_end("b.c = \"arrow\"\na.c = \"darket\"", 1);
  EXPECT_EQ(shared["active"], "a");
  EXPECT_EQ(shared["b.held.c"], "0");
  Scene left = turn_end("b.nw = \"arrow\"", 1);
  EXPECT_EQ(left["active"], "a");
  EXPECT_EQ(left["b.held.c"], "0");
  const Scene enemy(R"(phase = "discard"
    luck_spent = "both"
    b.orders = "crossing"
    b.held = { c = 1 }
    b.c = "arrow")");
  EXPECT_EQ(enemy["gained.b"], "2") << "a's turn is no turn of b's: only the Draw Phase came";
  EXPECT_EQ(enemy["b.orders"], "crossing");
}

}  // namespace
}  // namespace wardroom::wingcommander
