// The FAQ, deck types and rulings about values: WC-FAQ, WC-DECK-01, WC-DECK-08, WC-R-53, WC-R-54,
// WC-R-57.
#include <gtest/gtest.h>

#include "games/wingcommander/decks/deck.hpp"
#include "tests/wingcommander/scene.hpp"

namespace wardroom::wingcommander {
namespace {

TEST(Faq, WC_FAQ_01_WC_R_34_a_flight_with_a_torpedo_has_no_bombing) {
  const Scene scene(R"(phase = "combat"
    luck_spent = "both"
    b.c = "rampart+lindqvist+torpedo-t"
    b.nw = "rampart")");
  EXPECT_EQ(scene["bombing.b.c.1"], "none");
  EXPECT_EQ(scene["bombing.b.nw.1"], "2");
}

TEST(Faq, WC_FAQ_02_torpedo_or_bombs_not_both) {
  Scene scene(R"(phase = "combat"
    active = "b"
    luck_spent = "both"
    b.kc = "mattock+novak+torpedo-t")");
  scene.play("bomb kc first");
  EXPECT_EQ(scene["bombings"], "0:5 1");
  EXPECT_EQ(scene["bombing.b.kc.1"], "4");
  scene.play("stay first");
  EXPECT_EQ(scene["active"], "a") << "WC-R-20: no second attack this turn";
}

TEST(Faq, WC_R_34_a_torpedo_needs_printed_bombing_or_a_mount) {
  Scene scene(R"(phase = "scramble"
    active = "b"
    luck_spent = "both"
    b.ready = "arrow rampart torpedo-t torpedo-mount-t torpedo-t")");
  EXPECT_EQ(scene.refused("arm b.ready.3 b.ready.1"), "WC-R-34");
  EXPECT_EQ(scene.refused("arm b.ready.3 b.ready.2"), "");
  scene.play("arm b.ready.4 b.ready.1; arm b.ready.3 b.ready.1");
  EXPECT_EQ(scene["b.ready"], "arrow+torpedo-mount-t+torpedo-t rampart torpedo-t");
  EXPECT_EQ(scene.refused("arm b.ready.3 b.ready.1"), "WC-WEAPON-05") << "one Torpedo";
}

TEST(Faq, WC_FAQ_03_stealth_is_carried_besides_any_other_weapon) {
  Scene scene(R"(phase = "scramble"
    active = "b"
    luck_spent = "both"
    b.ready = "arrow ion-repeaters stealth shield-cells stealth halberd")");
  scene.play("arm b.ready.2 b.ready.1; arm b.ready.2 b.ready.1");
  EXPECT_EQ(scene["b.ready"], "arrow+ion-repeaters+stealth shield-cells stealth halberd");
  EXPECT_EQ(scene.refused("arm b.ready.2 b.ready.1"), "WC-WEAPON-05");
  EXPECT_EQ(scene.refused("arm b.ready.3 b.ready.1"), "WC-WEAPON-05") << "not two of it";
  Scene first(R"(phase = "scramble"
    active = "b"
    luck_spent = "both"
    b.ready = "arrow stealth ion-repeaters")");
  first.play("arm b.ready.2 b.ready.1");
  EXPECT_EQ(first.refused("arm b.ready.2 b.ready.1"), "") << "in either order";
}

TEST(Faq, WC_FAQ_04_WC_FAQ_05_nav_points_and_carriers_are_no_cards_with_figures_of_their_own) {
  const Set& set = WingCommander::own_set();
  for (int card = 0; card < set.cards(); ++card)
    EXPECT_FALSE(set.card(static_cast<CardId>(card)).is(Type::carrier));
  const Scene scene("phase = \"muster\"");
  EXPECT_EQ(scene["a.carrier"], "5/5");
  EXPECT_EQ(scene["b.carrier"], "4/5");
  for (const char* point : {"nw", "ne", "c", "sw", "se"})
    EXPECT_EQ(scene["modifier." + std::string(point)], "") << "all alike";
}

TEST(Faq, WC_FAQ_06_WC_R_03_flights_are_put_together_in_the_scramble_phase) {
  Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "darket ssarik"
    a.hand = "shake")");
  EXPECT_EQ(scene.refused("assign a.ready.2 a.ready.1"), "WC-MUSTER-01");
  scene.play("pass");
  EXPECT_EQ(scene["phase"], "scramble");
  scene.play("assign a.ready.2 a.ready.1");
  EXPECT_EQ(scene["a.ready"], "darket+ssarik");
}

TEST(Faq, WC_FAQ_07_WC_R_30_going_home_at_once_is_for_attackers_or_if_so_agreed_for_winners) {
  const std::string setup = R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket ghorrash"
    b.c = "halberd arrow"
    combat = { at = "c", step = "roles", done = ["b keep", "b fire first", "b support second"] })";
  Scene ruled(setup);
  ruled.play("support first; fire second");
  EXPECT_EQ(ruled["shots"], "ghorrash 5:3 destroys, halberd 3:3 destroys");
  EXPECT_EQ(ruled.options(), (std::vector<std::string>{"stay second", "home second"}));
  const std::string strict = "rules = [\"return-only-if-won=on\"]\n" + setup;
  Scene lost(strict);
  lost.play("support first; fire second");
  EXPECT_EQ(lost.options(), (std::vector<std::string>{"stay second", "home second"}));
  lost.play("home second");
  EXPECT_EQ(lost["a.ready"], "ghorrash");
  const std::string missed = R"(phase = "combat"
    luck_spent = "both"
    a.c = "darket"
    b.c = "arrow"
    combat = { at = "c", step = "roles" })";
  EXPECT_EQ(Scene(missed).options(), (std::vector<std::string>{"stay first", "home first"}));
  EXPECT_EQ(Scene("rules = [\"return-only-if-won=on\"]\n" + missed)["active"], "b");
}

TEST(Faq, WC_FAQ_08_WC_R_56_pilot_and_weapon_are_shown_when_a_flight_is_scrambled) {
  Scene scene(R"(phase = "scramble"
    luck_spent = "both"
    a.ready = "darket ssarik clawlight")");
  scene.play("assign a.ready.2 a.ready.1; arm a.ready.2 a.ready.1");
  for (const SeatSet viewers : {SeatSet(Seat::a), SeatSet(Seat::b), SeatSet::all()})
    EXPECT_EQ(scene.seen_by(viewers, "a.ready"), "darket+ssarik+clawlight");
}

TEST(Faq, WC_FAQ_11_WC_DECK_03_each_side_has_a_deck_of_its_own) {
  const Set& set = WingCommander::own_set();
  for (const Seat seat : kBothSeats)
    for (const CardId card : starter_deck(set, seat))
      EXPECT_TRUE(fits(set.card(card).side, seat)) << set.text(card).id;
}

// --- decks ---

std::string broken_clauses(const std::string& text) {
  cards::DeckReport report{cards::Problems(), {}};
  read_deck({"deck", text}, WingCommander::own_set(), Language::english, report);
  std::string broken;
  for (const cards::DeckCheck& check : report.checks)
    if (!check.kept) broken += check.clause + ' ';
  if (!report.problems.empty()) broken += "problems";
  return broken;
}

TEST(Faq, WC_DECK_01_within_the_limits_a_deck_is_a_free_choice) {
  EXPECT_EQ(broken_clauses("side terran 40 arrow"), "");
  EXPECT_EQ(broken_clauses("side kilrathi 20 shake 20 belly-torn-open"), "")
      << "WC-MANEUVER-08, WC-DAMAGE-08: any number of the same";
  EXPECT_EQ(broken_clauses("side kilrathi 20 khorr 20 song-of-praise"), "");
  EXPECT_NE(broken_clauses("side kilrathi 39 darket 1 dreadnought"), "");
}

TEST(Faq, WC_DECK_08_WC_R_55_every_type_but_carriers_may_be_in_a_deck) {
  EXPECT_EQ(
      broken_clauses("side terran 31 arrow ion-repeaters maniac bronze-comet scandal snap-roll "
                     "tail-shot-off rock-field ace-hunt tull"),
      "");
  EXPECT_EQ(broken_clauses("side terran 40 arrow terran-carrier"), "WC-DECK-06 ");
}

// --- values ---

TEST(Values, WC_R_53_what_replaces_comes_first_then_what_is_added) {
  const auto of = [](const std::string& flight, const std::string& value) {
    const Scene scene("phase = \"muster\"\nluck_spent = \"both\"\na.hand = \"shake\"\nb.c = \"" +
                      flight + '"');
    return scene[value + ".b.c.1"];
  };
  EXPECT_EQ(of("arrow+lindqvist+bomb-rack", "bombing"), "4");
  EXPECT_EQ(of("mattock+lindqvist+bomb-rack", "bombing"), "4") << "2 in place of 4, and 2";
  EXPECT_EQ(of("arrow+lindqvist", "bombing"), "none") << "there is nothing to add to";
  EXPECT_EQ(of("arrow", "support"), "0") << "a printed 0 is there";
}

TEST(Values, WC_R_54_reinforcements_come_from_the_own_ready_area) {
  const Scene scene(R"(phase = "muster"
    luck_spent = "both"
    a.ready = "ishtra"
    b.ready = "arrow")");
  EXPECT_EQ(scene["a.reinforcements"], "3");
  EXPECT_EQ(scene["b.reinforcements"], "2");
}

TEST(Values, WC_R_57_maneuvers_and_damage_cost_no_power) {
  Scene scene(R"(phase = "combat"
    luck_spent = "both"
    active = "b"
    a.c = "darket"
    b.power = 1
    b.c = "arrow"
    b.hand = "snap-roll tail-shot-off"
    combat = { at = "c", step = "plays", turn = "b" })");
  scene.play("maneuver snap-roll first; damage tail-shot-off first");
  EXPECT_EQ(scene["b.power"], "1");
  EXPECT_EQ(scene["paid.b"], "0");
}

}  // namespace
}  // namespace wardroom::wingcommander
