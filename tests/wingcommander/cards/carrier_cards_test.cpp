// The carriers: WC-CARRIER, WC-R-31, WC-R-32, WC-R-33, EX-2i and EX-2j.
#include <gtest/gtest.h>

#include "tests/wingcommander/cards/fights.hpp"
#include "tests/wingcommander/cards/mustering.hpp"

namespace wardroom::wingcommander {
namespace {

// What the bombs of these Flights of a seat do to the enemy carrier: "9:5 1".
std::string bombs(char seat, const std::string& flights, const std::string& options) {
  CardTrial trial = raid(seat, flights);
  trial.play(options);
  return trial["bombings"];
}

// A deck of this side with this carrier.
bool in_command(const std::string& side, const std::string& carrier) {
  cards::DeckReport report{cards::Problems(Language::english), {}};
  read_deck({"my.deck", "side " + side + "\ncarrier " + carrier +
                            (side == "terran" ? "\n40 arrow" : "\n40 darket")},
            WingCommander::own_set(), Language::english, report);
  return report.legal();
}

TEST(CarrierCards, terran_carrier_is_hit_by_5_and_twice_by_10_EX_2i) {
  EXPECT_EQ(bombs('a', "nakhtar darket", "bomb tc first"), "4:5 0");
  EXPECT_EQ(bombs('a', "nakhtar+rakhmar", "bomb tc first; medal first bombing"), "5:5 1");
  EXPECT_EQ(bombs('a', "nakhtar+urgha vashkur", "bomb tc both; medal first bombing; split 4 0"),
            "9:5 1");
  EXPECT_EQ(bombs('a', "nakhtar+urgha nakhtar", "bomb tc both; pass; pass; split 4 0"), "10:5 2");
}

TEST(CarrierCards, terran_carrier_is_damaged_by_the_first_hit_and_destroyed_by_the_second) {
  CardTrial trial = raid('a', "nakhtar+urgha darket");
  EXPECT_EQ(trial.played(combat_of(trial, "bomb tc first")),
            "eventful: false -> true\n"
            "fought: nothing -> tc\n"
            "b.hits: 0 -> 1\n"
            "bombings: nothing -> 6:5 1");
  EXPECT_EQ(trial.winner(), "");
  CardTrial second(
      "phase = \"combat\"\nactive = \"a\"\nb.hits = 1\na.tc = \"nakhtar+urgha\"\nb.tc = \"\"");
  second.play("bomb tc first; pass; pass");
  EXPECT_EQ(second["b.hits"], "2");
  EXPECT_EQ(second.winner(), "a");
  CardTrial both = raid('a', "nakhtar+urgha nakhtar");
  both.play("bomb tc both; pass; pass; split 4 0");
  EXPECT_EQ(both.winner(), "a") << "two hits in one attack";
}

TEST(CarrierCards, terran_carrier_deals_4_as_its_owner_likes_R_32) {
  CardTrial destroyed = raid('a', "vashkur darket");
  EXPECT_EQ(destroyed.played(combat_of(destroyed, "bomb tc first")),
            "eventful: false -> true\n"
            "fought: nothing -> tc\n"
            "a.power: 30 -> 29\n"
            "a.discard: +vashkur\n"
            "a.tc: vashkur darket -> darket\n"
            "values.a.tc.1: 4/2/2/4/2 -> 1/1/3/3\n"
            "values.a.tc.2: 1/1/3/3 -> none\n"
            "bombings: nothing -> 2:5 0");
  CardTrial held = raid('a', "vashkur+urgha darket");
  EXPECT_EQ(held.played(combat_of(held, "bomb tc first")),
            "fought: nothing -> tc\n"
            "bombings: nothing -> 4:5 0");
  CardTrial two = raid('a', "vashkur nakhtar");
  two.play("bomb tc both");
  EXPECT_EQ(two.decider(), "b");
  EXPECT_EQ(listed(two), "split 4 0, split 3 1, split 2 2, split 1 3, split 0 4");
  EXPECT_EQ(two.refused("split 3 0"), "WC-R-32");
  EXPECT_EQ(two.refused("split 4 1"), "WC-R-32");
  CardTrial shared = two;
  EXPECT_EQ(two.played("split 0 4"),
            "eventful: false -> true\n"
            "a.power: 30 -> 29\n"
            "b.hits: 0 -> 1\n"
            "a.discard: +nakhtar\n"
            "a.tc: vashkur nakhtar -> vashkur\n"
            "values.a.tc.2: 2/2/1/4/4 -> none\n"
            "played.a.tc.2: 0 -> none\n"
            "medals.a.tc.2: 0 -> none\n"
            "share.a.tc.2: 0 -> none\n"
            "role.a.tc.2: undeclared -> none\n"
            "doomed.a.tc.2: false -> none\n"
            "combat.step: split -> home\n"
            "bombings: nothing -> 6:5 1");
  EXPECT_EQ(shared.played("split 2 2"),
            "eventful: false -> true\n"
            "b.hits: 0 -> 1\n"
            "share.a.tc.1: 0 -> 2\n"
            "share.a.tc.2: 0 -> 2\n"
            "combat.step: split -> home\n"
            "bombings: nothing -> 6:5 1");
}

TEST(CarrierCards, terran_carrier_takes_no_part_in_a_fight_at_its_nav_point_WC_CARRIER_10) {
  CardTrial trial(
      "phase = \"combat\"\nactive = \"a\"\na.se = \"darket\"\nb.se = \"arrow\"\na.tc = "
      "\"darket\"\nb.tc = \"arrow\"");
  EXPECT_EQ(trial.played(combat_of(trial, "attack tc")),
            "fought: nothing -> tc\n"
            "shots: nothing -> darket 1:3, arrow 2:3");
  const Scene own(
      "phase = \"combat\"\nluck_spent = \"both\"\nactive = \"b\"\na.se = \"darket\"\nb.se = "
      "\"arrow\"\na.tc = \"darket\"");
  EXPECT_EQ(own.refused("attack tc"), "WC-COMBAT-24") << "it starts no attack";
}

TEST(CarrierCards, terran_carrier_plays_no_card_and_uses_no_medal_WC_CARRIER_09_WC_CARRIER_14) {
  Scene scene(
      "phase = \"combat\"\nluck_spent = \"both\"\nactive = \"a\"\na.tc = \"vashkur+rakhmar "
      "vashkur\"\na.hand = \"shake belly-torn-open\"\nb.hand = \"snap-roll "
      "tail-shot-off\"\nb.ready = \"reyes tull\"");
  scene.play("bomb tc both");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene.refused("damage belly-torn-open first"), "WC-CARRIER-08");
  scene.play("maneuver shake first");
  EXPECT_EQ(scene.decider(), "a") << "its side is not asked";
  scene.play("pass; medal first attack");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene["combat.step"], "split");
  EXPECT_EQ(scene.refused("medal first defence"), "WC-CARRIER-12");
  EXPECT_EQ(scene.refused("maneuver snap-roll first"), "WC-CARRIER-12");
}

TEST(CarrierCards, terran_carrier_is_attacked_only_unguarded_with_bombs_and_by_the_enemy) {
  const auto refused = [](const std::string& lines, const std::string& option) {
    return Scene(
               "phase = \"combat\"\nluck_spent = \"both\"\na.se = \"darket\"\nb.se = \"arrow\"\n" +
               lines)
        .refused(option);
  };
  const std::string bomber = "active = \"a\"\na.tc = \"vashkur\"\n";
  EXPECT_EQ(refused(bomber, "bomb tc first"), "");
  EXPECT_EQ(refused(bomber + "b.tc = \"arrow\"", "bomb tc first"), "WC-CARRIER-02");
  EXPECT_EQ(refused(bomber + "guarded = [\"tc\"]", "bomb tc first"), "WC-CARRIER-03");
  EXPECT_EQ(refused(bomber + "fought = [\"tc\"]", "bomb tc first"), "WC-R-20");
  EXPECT_EQ(refused(bomber, "bomb tc both"), "WC-CARRIER-05") << "there is one Flight";
  EXPECT_EQ(refused("active = \"a\"\na.tc = \"darket\"", "bomb tc first"), "WC-CARRIER-05");
  EXPECT_EQ(refused("active = \"a\"\na.c = \"vashkur\"", "bomb tc first"), "WC-COMBAT-24");
  EXPECT_EQ(refused("active = \"b\"\nb.tc = \"rampart\"", "bomb tc first"), "WC-COMBAT-24");
}

TEST(CarrierCards, terran_carrier_is_no_card_of_a_deck_but_commands_one_of_its_side_WC_DECK_06) {
  EXPECT_EQ(decks_that_take("terran-carrier"), "");
  EXPECT_TRUE(in_command("terran", "terran-carrier"));
  EXPECT_FALSE(in_command("kilrathi", "terran-carrier"));
  const Scene scene("phase = \"setup\"");
  EXPECT_EQ(scene["b.carrier"], "4/5");
  EXPECT_FALSE(WingCommander::own_set().find("terran-carrier"));
}

TEST(CarrierCards, sivars_glory_is_hit_by_5_and_twice_by_10_EX_2i) {
  EXPECT_EQ(bombs('b', "mattock arrow", "bomb kc first"), "4:5 0");
  EXPECT_EQ(bombs('b', "mattock+maniac", "bomb kc first; medal first bombing"), "5:5 1");
  EXPECT_EQ(bombs('b', "mattock+lindqvist rampart", "bomb kc both; medal first bombing; split 5 0"),
            "9:5 1");
  EXPECT_EQ(bombs('b', "mattock+lindqvist mattock", "bomb kc both; pass; pass; split 5 0"),
            "10:5 2");
}

TEST(CarrierCards, sivars_glory_is_damaged_by_the_first_hit_and_destroyed_by_the_second) {
  CardTrial trial = raid('b', "mattock+lindqvist arrow");
  EXPECT_EQ(trial.played(combat_of(trial, "bomb kc first")),
            "eventful: false -> true\n"
            "fought: nothing -> kc\n"
            "a.hits: 0 -> 1\n"
            "bombings: nothing -> 6:5 1");
  EXPECT_EQ(trial.winner(), "");
  CardTrial second(
      "phase = \"combat\"\nactive = \"b\"\na.hits = 1\nb.kc = \"mattock+lindqvist\"\na.kc = \"\"");
  second.play("bomb kc first; pass; pass");
  EXPECT_EQ(second["a.hits"], "2");
  EXPECT_EQ(second.winner(), "b");
  CardTrial both = raid('b', "mattock+lindqvist mattock");
  both.play("bomb kc both; pass; pass; split 5 0");
  EXPECT_EQ(both.winner(), "b") << "two hits in one attack";
}

TEST(CarrierCards, sivars_glory_deals_5_as_its_owner_likes_R_32) {
  CardTrial destroyed = raid('b', "rampart arrow");
  EXPECT_EQ(destroyed.played(combat_of(destroyed, "bomb kc first")),
            "eventful: false -> true\n"
            "fought: nothing -> kc\n"
            "b.power: 30 -> 29\n"
            "b.discard: +rampart\n"
            "b.kc: rampart arrow -> arrow\n"
            "values.b.kc.1: 3/2/2/5/2 -> 2/0/4/3\n"
            "values.b.kc.2: 2/0/4/3 -> none\n"
            "bombings: nothing -> 2:5 0");
  CardTrial held = raid('b', "rampart+novak arrow");
  EXPECT_EQ(held.played(combat_of(held, "bomb kc first")),
            "fought: nothing -> kc\n"
            "bombings: nothing -> 2:5 0");
  CardTrial two = raid('b', "rampart mattock");
  two.play("bomb kc both");
  EXPECT_EQ(two.decider(), "a");
  EXPECT_EQ(listed(two), "split 5 0, split 4 1, split 3 2, split 2 3, split 1 4, split 0 5");
  EXPECT_EQ(two.refused("split 4 0"), "WC-R-32");
  EXPECT_EQ(two.refused("split 5 1"), "WC-R-32");
  CardTrial shared = two;
  EXPECT_EQ(two.played("split 0 5"),
            "eventful: false -> true\n"
            "a.hits: 0 -> 1\n"
            "b.power: 30 -> 29\n"
            "b.discard: +mattock\n"
            "b.kc: rampart mattock -> rampart\n"
            "values.b.kc.2: 1/2/1/5/4 -> none\n"
            "played.b.kc.2: 0 -> none\n"
            "medals.b.kc.2: 0 -> none\n"
            "share.b.kc.2: 0 -> none\n"
            "role.b.kc.2: undeclared -> none\n"
            "doomed.b.kc.2: false -> none\n"
            "combat.step: split -> home\n"
            "bombings: nothing -> 6:5 1");
  EXPECT_EQ(shared.played("split 2 3"),
            "eventful: false -> true\n"
            "a.hits: 0 -> 1\n"
            "share.b.kc.1: 0 -> 2\n"
            "share.b.kc.2: 0 -> 3\n"
            "combat.step: split -> home\n"
            "bombings: nothing -> 6:5 1");
}

TEST(CarrierCards, sivars_glory_takes_no_part_in_a_fight_at_its_nav_point_WC_CARRIER_10) {
  CardTrial trial(
      "phase = \"combat\"\nactive = \"b\"\na.se = \"darket\"\nb.se = \"arrow\"\na.kc = "
      "\"darket\"\nb.kc = \"arrow\"");
  EXPECT_EQ(trial.played(combat_of(trial, "attack kc")),
            "fought: nothing -> kc\n"
            "shots: nothing -> darket 1:3, arrow 2:3");
  const Scene own(
      "phase = \"combat\"\nluck_spent = \"both\"\nactive = \"a\"\na.se = \"darket\"\nb.se = "
      "\"arrow\"\nb.kc = \"arrow\"");
  EXPECT_EQ(own.refused("attack kc"), "WC-COMBAT-24") << "it starts no attack";
}

TEST(CarrierCards, sivars_glory_plays_no_card_and_uses_no_medal_WC_CARRIER_09_WC_CARRIER_14) {
  Scene scene(
      "phase = \"combat\"\nluck_spent = \"both\"\nactive = \"b\"\nb.kc = \"rampart+maniac "
      "rampart\"\nb.hand = \"snap-roll tail-shot-off\"\na.hand = \"shake "
      "belly-torn-open\"\na.ready = \"khorr grolkh\"");
  scene.play("bomb kc both");
  EXPECT_EQ(scene.decider(), "b");
  EXPECT_EQ(scene.refused("damage tail-shot-off first"), "WC-CARRIER-08");
  scene.play("maneuver snap-roll first");
  EXPECT_EQ(scene.decider(), "b") << "its side is not asked";
  scene.play("pass; medal first attack");
  EXPECT_EQ(scene.decider(), "a");
  EXPECT_EQ(scene["combat.step"], "split");
  EXPECT_EQ(scene.refused("medal first defence"), "WC-CARRIER-12");
  EXPECT_EQ(scene.refused("maneuver shake first"), "WC-CARRIER-12");
}

TEST(CarrierCards, sivars_glory_is_attacked_only_unguarded_with_bombs_and_by_the_enemy) {
  const auto refused = [](const std::string& lines, const std::string& option) {
    return Scene(
               "phase = \"combat\"\nluck_spent = \"both\"\na.se = \"darket\"\nb.se = \"arrow\"\n" +
               lines)
        .refused(option);
  };
  const std::string bomber = "active = \"b\"\nb.kc = \"rampart\"\n";
  EXPECT_EQ(refused(bomber, "bomb kc first"), "");
  EXPECT_EQ(refused(bomber + "a.kc = \"darket\"", "bomb kc first"), "WC-CARRIER-02");
  EXPECT_EQ(refused(bomber + "guarded = [\"kc\"]", "bomb kc first"), "WC-CARRIER-03");
  EXPECT_EQ(refused(bomber + "fought = [\"kc\"]", "bomb kc first"), "WC-R-20");
  EXPECT_EQ(refused(bomber, "bomb kc both"), "WC-CARRIER-05") << "there is one Flight";
  EXPECT_EQ(refused("active = \"b\"\nb.kc = \"arrow\"", "bomb kc first"), "WC-CARRIER-05");
  EXPECT_EQ(refused("active = \"b\"\nb.c = \"rampart\"", "bomb kc first"), "WC-COMBAT-24");
  EXPECT_EQ(refused("active = \"a\"\na.kc = \"vashkur\"", "bomb kc first"), "WC-COMBAT-24");
}

TEST(CarrierCards, sivars_glory_is_no_card_of_a_deck_but_commands_one_of_its_side_WC_DECK_06) {
  EXPECT_EQ(decks_that_take("sivars-glory"), "");
  EXPECT_TRUE(in_command("kilrathi", "sivars-glory"));
  EXPECT_FALSE(in_command("terran", "sivars-glory"));
  const Scene scene("phase = \"setup\"");
  EXPECT_EQ(scene["a.carrier"], "5/5");
  EXPECT_FALSE(WingCommander::own_set().find("sivars-glory"));
}

}  // namespace
}  // namespace wardroom::wingcommander
