// The map and what is printed on the cards: WC-MAP, WC-CARD, WC-FIGHTER-01, WC-FIGHTER-02, WC-R-01.
#include <gtest/gtest.h>

#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

const Set& cards() {
  return WingCommander::own_set();
}

CardId id_of(std::string_view card) {
  return cards().find(card).value_or(kUnknownCard);
}

struct Neighbours {
  const char* from;
  const char* to;
};
// The ledger's table, each line seen from both its ends.
constexpr std::array<Neighbours, 7> kNeighbours = {{{"kc", "nw ne c"},
                                                    {"nw", "kc c sw"},
                                                    {"ne", "kc c se"},
                                                    {"c", "kc nw ne sw se tc"},
                                                    {"sw", "nw c tc"},
                                                    {"se", "ne c tc"},
                                                    {"tc", "c sw se"}}};

// Where a Flight alone at a nav point may move, in the order of the map.
std::string ways(std::string_view fighter, char seat, const std::string& from) {
  const std::string spot = {seat, '.'};
  const Scene scene("phase = \"movement\"\nluck_spent = \"both\"\nactive = \"" +
                    std::string(1, seat) + "\"\n" + spot + from + " = \"" + std::string(fighter) +
                    "\"");
  const std::string before = "move " + spot + from + ".1 ";
  std::string found;
  for (const std::string& option : scene.options())
    if (option.starts_with(before))
      found += (found.empty() ? "" : " ") + option.substr(before.size());
  return found;
}

TEST(Map, WC_MAP_01_two_carriers_and_five_plain_nav_points) {
  int plain = 0;
  for (int point = 0; point < kNavPoints; ++point) plain += is_plain(nav_point(point)) ? 1 : 0;
  EXPECT_EQ(kNavPoints, 7);
  EXPECT_EQ(plain, 5);
  EXPECT_EQ(carrier_of(kKilrathi), kKC);
  EXPECT_EQ(carrier_of(kTerran), kTC);
  EXPECT_FALSE(is_plain(kKC));
  EXPECT_FALSE(is_plain(kTC));
}

TEST(Map, WC_MAP_03_WC_R_01_the_ways_are_the_twelve_lines_in_both_directions) {
  EXPECT_EQ(kLines.size(), 12U);
  int ends = 0;
  for (const Neighbours& neighbours : kNeighbours) {
    EXPECT_EQ(ways("darket", 'a', neighbours.from), neighbours.to) << neighbours.from;
    EXPECT_EQ(ways("arrow", 'b', neighbours.from), neighbours.to) << neighbours.from;
    ends += static_cast<int>(std::ranges::count(std::string_view(neighbours.to), ' ')) + 1;
  }
  EXPECT_EQ(ends, 24);
}

TEST(Map, WC_MAP_02_a_carrier_is_itself_a_nav_point) {
  Scene scene(R"(phase = "movement"
    luck_spent = "both"
    a.c = "darket"
    b.tc = "arrow")");
  scene.play("move a.c.1 tc");
  EXPECT_EQ(scene["a.tc"], "darket/m");
  scene.play("attack tc");
  EXPECT_EQ(scene["combat.at"], "tc");
  EXPECT_EQ(scene["combat.battle"], "dogfight");
}

TEST(Map, WC_MAP_04_carriers_stay_where_they_are) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.kc = "vashkur"
    a.c = "vashkur"
    a.tc = "vashkur")");
  EXPECT_EQ(scene.refused("bomb tc first"), "");
  EXPECT_EQ(scene.refused("bomb c first"), "WC-COMBAT-24");
  EXPECT_EQ(scene.refused("bomb kc first"), "WC-COMBAT-24");
  const Scene moving(R"(phase = "movement"
    luck_spent = "both"
    a.ready = "darket")");
  for (const std::string& option : moving.options())
    EXPECT_TRUE(option == "pass" || option == "launch a.ready.1") << option;
}

TEST(Map, WC_MAP_05_piles_and_ready_area_are_apart_and_each_players_own) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.hand = "darket ghorrash"
    a.deck = "shake ..."
    b.ready = "arrow"
    b.discard = "halberd")");
  scene.play("muster darket");
  EXPECT_EQ(scene["a.ready"], "darket");
  EXPECT_EQ(scene["a.discard"].find("darket"), std::string::npos);
  EXPECT_EQ(scene["a.deck"].substr(0, 6), "shake ");
  EXPECT_EQ(scene["b.ready"], "arrow");
  EXPECT_NE(scene["b.discard"].find("halberd"), std::string::npos);
}

TEST(Map, WC_MAP_06_the_discard_pile_starts_empty_and_takes_its_owners_lost_cards) {
  Scene start(R"(phase = "setup")");
  start.play("pass; pass");
  EXPECT_EQ(start["phase"], "muster");
  EXPECT_EQ(start["a.discard"], "");
  EXPECT_EQ(start["b.discard"], "");
  const Scene fight(R"(phase = "combat"
    active = "b"
    a.c = "darket+ssarik"
    b.c = "oriflamme"
    combat = { at = "c", step = "roles" })");
  EXPECT_EQ(fight["shots"], "darket 2:5, oriflamme 5:3 destroys");
  EXPECT_EQ(fight["a.discard"], "darket ssarik");
  EXPECT_EQ(fight["b.discard"], "");
}

// --- what is printed ---

TEST(Cards, WC_CARD_01_WC_CARD_03_title_squadron_and_text_of_their_own) {
  EXPECT_EQ(cards().text(id_of("arrow")).name.english, "Arrow");
  EXPECT_EQ(cards().text(id_of("arrow")).subtitle.english, "Blue Devil Squadron");
  EXPECT_EQ(cards().text(id_of("tail-shot-off")).name.english, "Tail Shot Off");
  EXPECT_FALSE(cards().text(id_of("voss")).does.english.empty());
  for (int card = 0; card < cards().cards(); ++card)
    EXPECT_FALSE(cards().text(static_cast<CardId>(card)).name.english.empty());
}

TEST(Cards, WC_CARD_02_WC_POWER_03_a_cost_or_for_maneuvers_and_damage_arrows) {
  for (int i = 0; i < cards().cards(); ++i) {
    const CardData& card = cards().card(static_cast<CardId>(i));
    const bool flown = card.is(Type::maneuver) || card.is(Type::damage);
    EXPECT_EQ(card.arrows > 0, flown) << cards().text(static_cast<CardId>(i)).id;
    EXPECT_TRUE(!flown || card.power + card.cost_medals == 0);
  }
  EXPECT_EQ(cards().card(id_of("arrow")).power, 2);
  EXPECT_EQ(cards().card(id_of("kickstop")).arrows, 3);
  EXPECT_EQ(cards().card(id_of("crossing")).power, 0);  // it may be 0
}

TEST(Cards, WC_CARD_04_WC_CARD_07_WC_CARD_09_attack_support_maneuver_defence_and_symbols) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    a.c = "nakhtar"
    b.c = "arrow")");
  EXPECT_EQ(scene["values.b.c.1"], "2/0/4/3");
  EXPECT_EQ(scene["attack.b.c.1"], "2");
  EXPECT_EQ(scene["support.b.c.1"], "0");
  EXPECT_EQ(scene["maneuver.b.c.1"], "4");
  EXPECT_EQ(scene["defence.b.c.1"], "3");
  EXPECT_EQ(scene["bombing.b.c.1"], "none");
  EXPECT_EQ(scene["values.a.c.1"], "2/2/1/4/4");
  EXPECT_EQ(scene["bombing.a.c.1"], "4");
  EXPECT_EQ(scene["card.maniac"], "pilot, terran, cost 2, +1/-/+1/-2, medals 1");
}

TEST(Cards, WC_FIGHTER_02_every_fighter_has_four_values_and_some_have_bombing) {
  int bombers = 0;
  for (int i = 0; i < cards().cards(); ++i) {
    const CardData& card = cards().card(static_cast<CardId>(i));
    if (!card.is(Type::fighter)) continue;
    for (const Value value : {Value::attack, Value::support, Value::maneuver, Value::defence})
      EXPECT_EQ(card.figure(value).kind, FigureKind::plain);
    bombers += card.figure(Value::bombing).kind == FigureKind::plain ? 1 : 0;
  }
  EXPECT_EQ(bombers, 4);
}

TEST(Cards, WC_FIGHTER_01_a_fighter_is_not_unique) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "darket"
    a.c = "darket"
    a.hand = "darket darket")");
  scene.play("muster darket; muster darket");
  EXPECT_EQ(scene["a.ready"], "darket darket darket");
}

}  // namespace
}  // namespace wardroom::wingcommander
