// Secret Orders: placed in a match, fulfilled, and not fulfilled by anything else (WC-ORDERS,
// WC-R-52).
#include <gtest/gtest.h>

#include "tests/wingcommander/card_trial.hpp"

namespace wardroom::wingcommander {
namespace {

// Where and when it may be placed, that it costs nothing and stays secret, and that it is not
// revealed before what it asks for has happened.
void expect_order_rules(const std::string& seat, const std::string& card) {
  const std::string other = seat == "a" ? "b" : "a";
  const auto in_phase = [&](const std::string& phase, const std::string& active,
                            const std::string& more = "") {
    return CardTrial("phase = \"" + phase + "\"\nactive = \"" + active + "\"\n" + seat +
                     ".hand = \"" + card + ' ' + card + "\"\n" + other + ".hand = \"" +
                     (other == "a" ? "darket" : "arrow") +
                     "\"\na.c = \"darket\"\nb.c = \"arrow\"\n" + more);
  };
  CardTrial trial = in_phase("muster", seat, seat + ".power = 0");
  EXPECT_EQ(trial.refused("muster " + card), "WC-MUSTER-02");
  EXPECT_EQ(trial.refused("reveal"), "WC-MUSTER-01") << "not from hand";
  EXPECT_EQ(trial.played("order " + card),
            seat + ".hand: -" + card + '\n' + seat + ".orders: nothing -> " + card);
  EXPECT_EQ(trial.seen_by(seat == "a" ? Seat::b : Seat::a, seat + ".orders"), "?");
  EXPECT_EQ(trial.refused("order " + card), "WC-ORDERS-02") << "one at a time";
  EXPECT_EQ(trial.refused("reveal"), "WC-MUSTER-01") << "nothing has happened";
  EXPECT_EQ(in_phase("muster", other).refused("order " + card), "WC-R-58") << "the enemy's turn";
  EXPECT_EQ(in_phase("movement", seat).refused("order " + card), "WC-MOVE-01");
  EXPECT_EQ(in_phase("combat", seat).refused("order " + card), "WC-COMBAT-01");
}

// The order was not asked for, or could not be revealed.
bool may_reveal(const CardTrial& trial) {
  const std::vector<std::string> options = trial.options();
  return std::ranges::find(options, "reveal") != options.end();
}

// --- Hold the Crossing ---

// b ends a turn after so many at whose ends it alone was at C.
CardTrial turn_end(const std::string& flights, int before, const std::string& active = "b") {
  return CardTrial(
      "phase = \"discard\"\nactive = \"" + active +
      "\"\na.hand = \"darket\"\nb.hand = \"arrow\"\nb.orders = \"crossing\"\nb.held = { c "
      "= " +
      std::to_string(before) + " }\n" + flights);
}

TEST(OrdersCards, crossing_gains_4_power_at_the_end_of_the_second_turn_alone_at_c) {
  CardTrial trial = turn_end("b.c = \"arrow\"", 1);
  EXPECT_EQ(listed(trial), "pass, reveal");
  EXPECT_EQ(trial.played("reveal"),
            "b.power: 30 -> 34\n"
            "b.discard: +crossing\n"
            "b.orders: crossing -> nothing");
}

TEST(OrdersCards, crossing_WC_R_52_is_placed_and_held_for_two_turns_of_a_match) {
  CardTrial trial(R"(phase = "muster"
    active = "b"
    a.hand = "darket"
    b.hand = "crossing arrow"
    b.held = { c = 5 }
    b.c = "arrow")");
  trial.play("order crossing");
  pass_until(trial, [&] { return may_reveal(trial); });
  EXPECT_EQ(trial["turn"], "4") << "the turn it was placed in and the next one";
  EXPECT_EQ(trial["b.held.c"], "2");
  trial.play("reveal");
  EXPECT_EQ(trial["gained.b"], "6") << "2 in the Draw Phase between";
}

TEST(OrdersCards, crossing_not_after_one_turn_nor_elsewhere_nor_beside_an_enemy) {
  EXPECT_FALSE(may_reveal(turn_end("b.c = \"arrow\"", 0))) << "the first turn";
  EXPECT_FALSE(may_reveal(turn_end("b.c = \"arrow\"\na.c = \"darket\"", 1))) << "not alone";
  EXPECT_FALSE(may_reveal(turn_end("a.c = \"darket\"", 1))) << "the enemy alone";
  EXPECT_FALSE(may_reveal(turn_end("b.nw = \"arrow\"\nb.ne = \"arrow\"", 1))) << "elsewhere";
  EXPECT_FALSE(may_reveal(turn_end("b.c = \"arrow\"", 1, "a"))) << "the enemy's turn ends";
  const CardTrial broken = turn_end("b.c = \"arrow\"\na.c = \"darket\"", 1);
  EXPECT_EQ(broken["b.held.c"], "0") << "in a row";
  EXPECT_EQ(broken["b.orders"], "crossing");
}

TEST(OrdersCards, crossing_placed_as_any_order) {
  expect_order_rules("b", "crossing");
}

// --- Ace Hunt ---

// b destroys this Flight at C with an Oriflamme; it holds another card, so that it is asked what
// comes next.
CardTrial hunted(const std::string& flight) {
  CardTrial trial("a.c = \"" + flight + R"("
    phase = "combat"
    active = "b"
    b.c = "oriflamme"
    b.orders = "ace-hunt"
    b.hand = "arrow"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(trial["a.c"], "");
  return trial;
}

TEST(OrdersCards, ace_hunt_gains_3_power_when_a_flight_with_a_medal_is_destroyed) {
  CardTrial trial = hunted("darket+khorr");
  EXPECT_EQ(listed(trial), "pass, reveal");
  EXPECT_EQ(trial.played("reveal"),
            "b.power: 30 -> 33\n"
            "b.discard: +ace-hunt\n"
            "b.orders: ace-hunt -> nothing");
  EXPECT_TRUE(may_reveal(hunted("darket+ssarik+song-of-praise"))) << "a medal of his Award";
}

TEST(OrdersCards, ace_hunt_WC_TRAITOR_05_a_traitor_is_an_enemy_ace) {
  EXPECT_TRUE(may_reveal(hunted("darket+maniac")));
}

TEST(OrdersCards, ace_hunt_not_for_a_pilot_without_medals_or_no_pilot_or_an_own_ace) {
  EXPECT_FALSE(may_reveal(hunted("darket+ssarik")));
  EXPECT_FALSE(may_reveal(hunted("zhurrak+thruster-clipped")))
      << "the medal in a fighter's cost is not the pilot's";
  const CardTrial own(R"(phase = "combat"
    active = "b"
    a.c = "zhurrak"
    b.c = "arrow+maniac"
    b.orders = "ace-hunt"
    b.hand = "arrow"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(own["where.maniac"], "b.discard");
  EXPECT_EQ(own["events.order_revealed"], "0");
  EXPECT_FALSE(may_reveal(own));
  CardTrial executed(R"(phase = "muster"
    active = "b"
    b.brig = "khorr"
    b.orders = "ace-hunt"
    b.hand = "arrow")");
  executed.play("execute b.brig.1");
  EXPECT_EQ(executed["where.khorr"], "a.discard");
  EXPECT_FALSE(may_reveal(executed)) << "a captive is no Flight";
}

TEST(OrdersCards, ace_hunt_placed_as_any_order) {
  expect_order_rules("b", "ace-hunt");
}

// --- First at the Throat ---

// a destroys an Arrow there.
CardTrial shot_down_at(const std::string& where, const std::string& order = "throat") {
  return CardTrial("phase = \"combat\"\na." + where + " = \"zhurrak\"\nb." + where +
                   " = \"arrow\"\na.orders = \"" + order +
                   "\"\na.hand = \"darket\"\ncombat = { at = \"" + where +
                   "\", step = \"roles\" }");
}

TEST(OrdersCards, throat_gains_4_power_when_a_flight_is_destroyed_at_sw_se_or_tc) {
  for (const char* where : {"sw", "se", "tc"}) {
    CardTrial trial = shot_down_at(where);
    EXPECT_EQ(listed(trial), "pass, reveal") << where;
    EXPECT_EQ(trial.played("reveal"),
              "a.power: 30 -> 34\n"
              "a.discard: +throat\n"
              "a.orders: throat -> nothing")
        << where;
  }
}

TEST(OrdersCards, throat_not_elsewhere_nor_for_an_own_flight_nor_for_nobody) {
  for (const char* where : {"kc", "nw", "ne", "c"}) {
    const CardTrial trial = shot_down_at(where);
    EXPECT_EQ(trial["events.flight_destroyed"], "1") << where;
    EXPECT_FALSE(may_reveal(trial)) << where;
  }
  const CardTrial own(R"(phase = "combat"
    a.sw = "darket"
    a.orders = "throat"
    a.hand = "darket"
    b.sw = "oriflamme"
    combat = { at = "sw", step = "roles" })");
  EXPECT_EQ(own["events.flight_destroyed"], "1");
  EXPECT_FALSE(may_reveal(own));
  const CardTrial missed(R"(phase = "combat"
    a.sw = "darket"
    a.orders = "throat"
    a.hand = "darket"
    b.sw = "mattock"
    combat = { at = "sw", step = "roles" })");
  EXPECT_EQ(missed["shots"], "darket 1:5, mattock 1:3");
  EXPECT_FALSE(may_reveal(missed));
}

TEST(OrdersCards, throat_also_in_the_enemy_turn) {
  const CardTrial trial(R"(phase = "combat"
    active = "b"
    a.se = "zhurrak"
    a.orders = "throat"
    a.hand = "darket"
    b.se = "arrow"
    combat = { at = "se", step = "roles" })");
  EXPECT_TRUE(may_reveal(trial));
}

TEST(OrdersCards, throat_placed_as_any_order) {
  expect_order_rules("a", "throat");
}

// --- Trophy Run ---

// a attacks the Terran carrier with these Flights.
CardTrial raid(const std::string& flights) {
  CardTrial trial("phase = \"combat\"\nb.tc = \"\"\na.tc = \"" + flights + R"("
    a.nw = "darket"
    a.orders = "trophy-run"
    a.hand = "darket"
    b.nw = "arrow"
    combat = { at = "tc", bomb = "both", step = "split" })");
  trial.play("split 4 0");
  return trial;
}

TEST(OrdersCards, trophy_run_gains_4_power_when_the_carrier_is_hit) {
  CardTrial bombed = raid("nakhtar vashkur");
  EXPECT_EQ(bombed["bombings"], "6:5 1");
  EXPECT_EQ(bombed["lost.a"], "1") << "a Nakhtar for it";
  EXPECT_EQ(listed(bombed), "pass, reveal");
  EXPECT_EQ(bombed.played("reveal"),
            "a.power: 29 -> 33\n"
            "a.discard: +trophy-run\n"
            "a.orders: trophy-run -> nothing");
  EXPECT_TRUE(may_reveal(raid("vashkur+torpedo-k vashkur"))) << "by a Torpedo";
}

TEST(OrdersCards, trophy_run_gains_4_power_when_a_capital_ship_is_destroyed) {
  CardTrial trial(R"(phase = "movement"
    modifier.c = "constance"
    a.c = "darket"
    a.hand = "darket"
    a.orders = "trophy-run")");
  EXPECT_EQ(listed(trial), "pass, reveal");
  EXPECT_EQ(trial.played("reveal"),
            "a.power: 30 -> 34\n"
            "a.discard: +trophy-run\n"
            "a.orders: trophy-run -> nothing");
  const CardTrial attacked(R"(phase = "combat"
    modifier.c = "constance"
    a.c = "zhurrak"
    a.hand = "darket"
    a.orders = "trophy-run"
    combat = { at = "c", bomb = "first", step = "split" })");
  EXPECT_EQ(attacked["modifier.c"], "");
  EXPECT_TRUE(may_reveal(attacked));
}

TEST(OrdersCards, trophy_run_not_for_a_miss_or_a_flight_or_what_is_ones_own) {
  const CardTrial miss = raid("vashkur vashkur");
  EXPECT_EQ(miss["bombings"], "4:5 0");
  EXPECT_FALSE(may_reveal(miss));
  const CardTrial flight = shot_down_at("sw", "trophy-run");
  EXPECT_EQ(listed(flight), "pass") << "asked, for it might be another order";
  EXPECT_EQ(flight.refused("reveal"), "WC-ORDERS-03");
  const CardTrial own_ship(R"(phase = "movement"
    active = "b"
    modifier.c = "hekrath"
    b.c = "arrow"
    a.hand = "darket"
    a.orders = "trophy-run")");
  EXPECT_EQ(own_ship["modifier.c"], "");
  EXPECT_FALSE(may_reveal(own_ship));
  CardTrial own_carrier(R"(phase = "combat"
    active = "b"
    a.kc = ""
    a.hand = "darket"
    a.orders = "trophy-run"
    b.kc = "mattock rampart"
    combat = { at = "kc", bomb = "both", step = "split" })");
  own_carrier.play("split 5 0");
  EXPECT_EQ(own_carrier["a.hits"], "1");
  EXPECT_FALSE(may_reveal(own_carrier));
}

TEST(OrdersCards, trophy_run_placed_as_any_order) {
  expect_order_rules("a", "trophy-run");
}

}  // namespace
}  // namespace wardroom::wingcommander
