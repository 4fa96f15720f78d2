// Scenes that could not stand: every problem is reported with its place and nothing is loaded. And
// those that can: what is printed of a match reads back as the same match.
#include "games/wingcommander/scenes/scene.hpp"

#include <gtest/gtest.h>

#include "games/wingcommander/decks/deck.hpp"
#include "games/wingcommander/game.hpp"
#include "tests/support/scenario_problems.hpp"

namespace wardroom::wingcommander {
namespace {

const std::string kHead = scenario_head<WingCommander>("WC-MAP-01") + "[scenario.setup]\n";

// What is said of a set-up whose second line is line 7.
std::string of_setup(const std::string& phase, const std::string& lines) {
  return said_of_file<WingCommander>(kHead + "phase = \"" + phase + "\"\n" + lines);
}

// Whether these figures are so after a set-up.
std::string of_figures(const std::string& phase, const std::string& setup,
                       const std::string& figures) {
  return of_setup(phase, setup + "\n[[scenario.step]]\nexpect.figures = { " + figures + " }");
}

TEST(WingCommanderScene, a_card_is_one_of_the_set) {
  EXPECT_EQ(of_setup("muster", "a.hand = \"shake lark\""),
            "x.toml:7:17: there is no card lark in this set");
  EXPECT_EQ(of_setup("muster", "a.ready = \"darket/t/x\""),
            "x.toml:7:21: expected /t, /m, /r, /u, /k, /ka, /kb, /a or /b behind a card");
  EXPECT_EQ(of_setup("muster", "a.hand = \"... shake\""),
            "x.toml:7:11: \"...\" stands for the rest of the starter deck: once, as the last word "
            "of the draw pile or the discard pile");
  EXPECT_EQ(of_setup("muster", "a.c = \"+darket\"").substr(0, 12), "x.toml:7:8: ");
}

TEST(WingCommanderScene, unknown_entries_are_found) {
  EXPECT_NE(of_setup("muster", "a.pover = 3").find("did you mean \"power\"?"), std::string::npos);
  EXPECT_NE(of_setup("muster", "actve = \"a\"").find("did you mean \"active\"?"),
            std::string::npos);
  EXPECT_NE(of_setup("mustr", "").find("did you mean \"muster\"?"), std::string::npos);
  EXPECT_NE(of_setup("combat", "fought = [\"x\"]").find("kc, nw, ne, c, sw, se or tc"),
            std::string::npos);
  EXPECT_NE(of_setup("combat", "rules = [\"x\"]").find("NAME=on"), std::string::npos);
}

TEST(WingCommanderScene, cards_lie_where_cards_of_their_kind_lie) {
  const auto wrong = [](const std::string& card) {
    return "x.toml:7:" + card + " cannot lie here";
  };
  EXPECT_EQ(of_setup("combat", "a.c = \"shake\""), wrong("8: shake"));
  EXPECT_EQ(of_setup("muster", "a.ready = \"shake\""), wrong("12: shake"));
  EXPECT_EQ(of_setup("muster", "a.orders = \"darket\""), wrong("13: darket"));
  EXPECT_EQ(of_setup("muster", "b.brig = \"darket\""), wrong("11: darket"));
  EXPECT_EQ(of_setup("muster", "modifier.c = \"darket\""), wrong("15: darket"));
  EXPECT_EQ(of_setup("combat", "a.c = \"darket+shake\""), wrong("15: shake"));
  EXPECT_EQ(of_setup("combat", "a.hand = \"darket+shake\""), wrong("18: shake"));
}

TEST(WingCommanderScene, WC_DECK_03_WC_TRAITOR_01_cards_belong_to_their_side) {
  EXPECT_EQ(of_setup("muster", "a.hand = \"shake kickstop\""),
            "x.toml:7:17: kickstop does not belong to player a; only a Pilot can serve the other "
            "side (WC-DECK-03, WC-TRAITOR-01)");
  EXPECT_NE(of_setup("combat", "a.c = \"arrow\""), "");
  EXPECT_NE(of_setup("combat", "a.c = \"darket+ion-repeaters\""), "");
  EXPECT_NE(of_setup("combat", "a.c = \"darket+belly-torn-open\""), "");  // one's own damage
  EXPECT_NE(of_setup("muster", "a.brig = \"khorr\""), "");
  EXPECT_NE(of_setup("muster", "a.hand = \"maniac\""), "");
  EXPECT_EQ(of_setup("muster", "a.hand = \"darket/b\""),
            "x.toml:7:11: darket cannot belong to player b (WC-DECK-03)");
  EXPECT_EQ(of_figures("combat", "a.c = \"darket+maniac\"\nb.ready = \"khorr\"",
                       "a.c = \"darket+maniac\", where.maniac = \"a.c.1\", values.a.c.1 = "
                       "\"2/1/4/1\", b.ready = \"khorr\""),
            "");
}

TEST(WingCommanderScene, WC_PILOT_07_WC_WEAPON_05_WC_WEAPON_06_a_flight_is_one_that_can_fly) {
  EXPECT_EQ(of_setup("combat", "b.c = \"arrow+maniac+novak\""),
            "x.toml:7:21: a Fighter has one Pilot (WC-PILOT-07)");
  EXPECT_EQ(of_setup("combat", "b.c = \"arrow+ion-repeaters+shield-cells\""),
            "x.toml:7:28: arrow cannot carry shield-cells there (WC-WEAPON-05)");
  EXPECT_EQ(of_setup("combat", "b.c = \"arrow+torpedo-t\"").substr(0, 10), "x.toml:7:1");
  EXPECT_EQ(of_setup("combat", "b.c = \"arrow+torpedo-t+torpedo-mount-t\""), "");
  EXPECT_EQ(of_setup("combat", "b.c = \"arrow+bronze-comet\""),
            "x.toml:7:14: bronze-comet is an Award and lies on a Pilot: write it behind one "
            "(WC-AWARD-03)");
  EXPECT_EQ(of_setup("combat", "b.c = \"arrow+maniac+bronze-comet+bronze-comet\""),
            "x.toml:7:34: a Pilot never holds the same Award twice (WC-FAQ-09)");
  EXPECT_EQ(of_setup("muster", "b.ready = \"arrow maniac+bronze-comet+long-watch\""), "");
}

TEST(WingCommanderScene, WC_R_12_flights_in_the_ready_area_are_together_while_they_are_assembled) {
  const std::string apart =
      "x.toml:7:18: in the Ready Area a Flight is together only in its player's Scramble and "
      "Movement Phase (WC-R-12)";
  EXPECT_EQ(of_setup("muster", "a.ready = \"darket+ssarik\"").substr(13), apart.substr(13));
  EXPECT_EQ(of_setup("scramble", "a.ready = \"darket+ssarik\""), "");
  EXPECT_EQ(of_setup("movement", "a.ready = \"darket+ssarik\""), "");
  EXPECT_NE(of_setup("movement", "b.ready = \"arrow+maniac\""), "");
  EXPECT_NE(of_setup("movement", "a.ready = \"darket+tail-shot-off\""), "");
}

TEST(WingCommanderScene,
     WC_PILOT_01_WC_CREW_01_WC_CAPITAL_02_persons_and_capital_ships_are_unique) {
  EXPECT_EQ(of_setup("combat", "a.brig = \"maniac\"\nb.c = \"arrow+maniac\""),
            "x.toml:8:14: the person of maniac is in play twice (WC-PILOT-01, WC-CREW-01)");
  EXPECT_NE(of_setup("muster", "a.ready = \"grolkh grolkh\""), "");
  EXPECT_NE(of_setup("muster", "modifier = { c = \"hekrath\", nw = \"hekrath\" }"), "");
  EXPECT_EQ(of_setup("muster", "a.ready = \"grolkh\"\na.hand = \"grolkh\""), "");
}

TEST(WingCommanderScene, places_hold_only_so_many) {
  EXPECT_EQ(of_setup("combat", "a.c = \"darket darket darket\""),
            "x.toml:7:22: a player has two Flights at a Nav Point at most (WC-MOVE-07)");
  EXPECT_EQ(of_setup("combat", "a.orders = \"trophy-run trophy-run\""),
            "x.toml:7:24: a player has one Secret Order in play at most (WC-ORDERS-02)");
  EXPECT_EQ(of_setup("combat", "modifier.c = \"ember-cloud snare-mines\""),
            "x.toml:7:27: a Nav Point has one Modifier at most (WC-MUSTER-06)");
  EXPECT_EQ(of_setup("combat", "modifier.kc = \"ember-cloud\""),
            "x.toml:7:16: no Modifier lies at a carrier (WC-MUSTER-05)");
  EXPECT_EQ(of_setup("muster", "a.hand = \"traitor\"\na.discard = \"traitor\""),
            "x.toml:7:11: traitor is there twice, and a deck holds each Luck title once "
            "(WC-DECK-04)");
  EXPECT_NE(of_setup("muster", "a.hand = \"traitor\"\nluck_spent = \"a\""), "");
}

TEST(WingCommanderScene, WC_DECK_02_all_cards_of_a_side_together_are_a_deck) {
  EXPECT_NE(of_setup("muster", "a.deck = \"darket\"").find("player a has 1 card in all"),
            std::string::npos);
  EXPECT_EQ(of_figures("muster", "a.deck = \"shake darket\"\na.discard = \"...\"",
                       "a.deck = \"shake darket\", size.a.discard = 58"),
            "");
  std::string many = "a.discard = \"";
  for (int i = 0; i < 101; ++i) many += "darket ";
  EXPECT_NE(of_setup("muster", many + '"').find("WC-DECK-05"), std::string::npos);
}

TEST(WingCommanderScene, marks_stand_where_they_can) {
  EXPECT_NE(of_setup("combat", "b.c = \"arrow+maniac/t\"").find("WC-MEDAL-02"), std::string::npos);
  EXPECT_NE(of_setup("muster", "a.c = \"darket/m\"").find("WC-MOVE-06"), std::string::npos);
  EXPECT_NE(of_setup("combat", "b.c = \"arrow/m\"").find("WC-MOVE-06"), std::string::npos);
  EXPECT_NE(of_setup("combat", "a.c = \"darket+maniac/r\"").find("WC-R-43"), std::string::npos);
  EXPECT_NE(of_setup("combat", "a.hand = \"shake/u\"").find("WC-R-42"), std::string::npos);
  EXPECT_NE(of_setup("combat", "a.ready = \"darket/k\"").find("WC-R-56"), std::string::npos);
  EXPECT_EQ(of_figures("movement",
                       "a.ready = \"grolkh/t khorr/r/u\"\na.c = \"darket darket/m\"\n"
                       "a.brig = \"maniac/u\"",
                       "a.ready = \"grolkh/t khorr/r/u\", a.c = \"darket darket/m\", "
                       "a.brig = \"maniac/u\""),
            "");
}

TEST(WingCommanderScene, WC_R_56_knowledge_is_as_told) {
  EXPECT_EQ(of_setup("muster",
                     "luck_spent = \"both\"\na.hand = \"shake/k pounce\"\n"
                     "b.deck = \"arrow/ka kickstop ...\"\n"
                     "b.orders = \"ace-hunt\"\n"
                     "[[scenario.step]]\nexpect.view.b.a.hand = \"? shake/k\"\n"
                     "expect.view.a.b.orders = \"?\"\nexpect.view.b.b.orders = \"ace-hunt\"\n"
                     "expect.view.a.b.list = \"?\"\nexpect.view.a.where.arrow = \"none\""),
            "");
}

TEST(WingCommanderScene, WC_TURN_02_figures_agree_with_each_other) {
  EXPECT_EQ(of_setup("muster", "turn = 2"),
            "x.toml:7:8: turn 2 is not this player's: a plays the odd turns, b the even ones "
            "(WC-TURN-02)");
  EXPECT_NE(of_setup("muster", "active = \"b\"\nturn = 3"), "");
  EXPECT_EQ(of_figures("muster", "active = \"b\"\nb.hand = \"arrow\"",
                       "turn = 2, active = \"b\", a.power = 30"),
            "");
  EXPECT_NE(of_setup("muster", "a.opening = \"darket\"").find("setup only"), std::string::npos);
  EXPECT_NE(of_setup("muster", "combat.at = \"c\"").find("combat only"), std::string::npos);
  EXPECT_NE(of_setup("muster", "fought = [\"c\"]").find("combat only"), std::string::npos);
  EXPECT_NE(of_setup("muster", "guarded = [\"c\"]").find("combat only"), std::string::npos);
  EXPECT_NE(of_setup("setup", "a.power = 3").find("WC-SETUP-05"), std::string::npos);
  EXPECT_NE(of_setup("setup", "a.hand = \"shake\"").find("WC-SETUP-05"), std::string::npos);
  EXPECT_NE(of_setup("setup", "a.opening = \"shake\""), "");
}

const std::string kFight =
    "luck_spent = \"both\"\na.c = \"darket darket\"\nb.c = \"arrow+maniac\"\n"
    "a.hand = \"pounce\"\nb.hand = \"snap-roll\"\n";

TEST(WingCommanderScene, a_combat_can_be_under_way) {
  EXPECT_EQ(of_setup("combat", kFight + "combat.at = \"c\"\n[[scenario.step]]\n"
                                        "expect.decider = \"b\"\nexpect.only = [\"keep\", "
                                        "\"cross\"]"),
            "");
  EXPECT_EQ(
      of_setup("combat",
               kFight + "combat = { at = \"c\", step = \"plays\", turn = \"a\", passes = 1, done "
                        "= [\"b cross\", \"a maneuver shake second\"] }\n[[scenario.step]]\n"
                        "play = \"pass\"\nexpect.figures = { combat.step = \"medals\", "
                        "across.b.c.1 = \"a.c.2\", defence.a.c.2 = 4, played.a.c.2 = 1, "
                        "fought = \"c\", guarded = \"c\", where.shake = \"maneuvers\" }"),
      "");
  EXPECT_EQ(of_setup("combat", kFight + "combat = { at = \"c\", step = \"roles\", turn = \"a\", "
                                        "done = [\"b fire first\"] }\n[[scenario.step]]\n"
                                        "expect.decider = \"a\"\nexpect.figures = { role.b.c.1 = "
                                        "\"attacks\", role.a.c.1 = \"undeclared\" }"),
            "");
  EXPECT_EQ(of_setup("combat", kFight + "combat = { at = \"c\", step = \"home\" }\n"
                                        "[[scenario.step]]\nexpect.only = [\"stay first\", "
                                        "\"home first\"]"),
            "");
}

TEST(WingCommanderScene, a_combat_that_could_not_be_is_refused) {
  const auto of_combat = [](const std::string& combat) {
    return of_setup("combat", kFight + "combat = { " + combat + " }");
  };
  EXPECT_NE(of_combat("at = \"nw\""), "");
  EXPECT_NE(of_combat("at = \"c\", bomb = \"first\""), "");
  EXPECT_NE(of_combat("at = \"c\", step = \"split\"").find("WC-TURN-04"), std::string::npos);
  EXPECT_NE(of_combat("at = \"c\", passes = 1").find("WC-R-24"), std::string::npos);
  EXPECT_NE(of_combat("at = \"c\", step = \"home\", turn = \"a\"").find("plays, medals and roles"),
            std::string::npos);
  for (const char* done : {"a cross", "a split 1 1", "a pass", "a maneuver kickstop first",
                           "a damage steering-fouled first", "b hold first", "a medal first attack",
                           "b maneuver snap-roll second"})
    EXPECT_NE(of_combat("at = \"c\", done = [\"" + std::string(done) + "\"]"), "") << done;
  EXPECT_NE(
      of_combat("at = \"c\", done = [\"maneuver shake first\"]").find(":12:31: expected a player"),
      std::string::npos);
  EXPECT_NE(of_combat("at = \"c\", done = [\"a maneuver lark first\"]"), "");
  EXPECT_EQ(
      of_setup("combat",
               "active = \"b\"\nb.kc = \"mattock\"\ncombat = { at = \"kc\", bomb = "
               "\"first\", step = \"roles\" }"),
      "x.toml:9:10: an attack on a ship has the steps plays, medals, split and home (WC-R-31)");
}

TEST(WingCommanderScene, WC_CARRIER_03_guards_count_from_the_beginning_of_the_phase) {
  EXPECT_EQ(of_setup("combat",
                     "active = \"b\"\nluck_spent = \"both\"\nb.kc = \"mattock\"\n"
                     "guarded = [\"kc\"]\nb.nw = \"arrow\"\na.nw = \"darket\"\n"
                     "[[scenario.step]]\n"
                     "expect.refused = { \"bomb kc first\" = \"WC-CARRIER-03\" }\n"
                     "expect.options = [\"attack nw\"]"),
            "");
}

// --- reading back ---

constexpr int kNoStage = -1;

// The stage of a match between two things, or none while something is under way.
int stage_of(const Match& match) {
  if (match.combat.battle != Battle::none || match.pending > 0 || match.result.over ||
      match.table.size(kPending) > 0 || match.phase == Phase::setup)
    return kNoStage;
  return static_cast<int>(match.phase);
}

bool is_crowded(const Match& match) {
  for (int zone = kFlights; zone < kZoneCount; ++zone)
    if (match.table.size(zone) > 2) return true;
  return false;
}

ScenePlan plan_of(const Position& position, int stage) {
  const Match& match = position.match;
  ScenePlan plan;
  plan.stage = static_cast<ScenePlan::Stage>(stage);
  plan.active = match.active;
  plan.turn = match.turn;
  plan.fought = match.phase == Phase::combat || match.phase == Phase::discard ? match.fought : 0;
  for (int zone = 0; zone < kZoneCount; ++zone)
    plan.cards[static_cast<std::size_t>(zone)] =
        zone_key(zone).empty() ? "" : print_cards(position, zone);
  return plan;
}

TEST(WingCommanderScene, what_is_printed_of_a_match_reads_back_the_same) {
  const Set& set = WingCommander::own_set();
  int compared = 0;
  for (int game = 0; game < 20; ++game) {
    Random random(static_cast<std::uint64_t>(game));
    WingCommander::Setup setup;
    for (const Seat seat : kBothSeats)
      setup.decks[static_cast<std::size_t>(index(seat))] =
          random_deck(set, seat, 40 + 3 * game, random).cards;
    const Chance chance(static_cast<std::uint64_t>(game));
    Match match = WingCommander::begin(setup, set, chance);
    OptionList options;
    for (int move = 0; move < 300 && !match.result.over; ++move) {
      if (const int stage = stage_of(match);
          stage != kNoStage && move % 3 == 0 && !is_crowded(match)) {
        const Position position{match, set};
        SceneFaults faults;
        const Match again = lay_out(plan_of(position, stage), set, Language::english, faults);
        for (const SceneFault& fault : faults)
          ADD_FAILURE() << "game " << game << ", move " << move << ": " << fault.key << " "
                        << fault.message;
        if (!faults.empty()) return;
        for (int zone = 0; zone < kZoneCount; ++zone) {
          if (zone_key(zone).empty()) continue;
          ASSERT_EQ(print_cards({again, set}, zone), print_cards(position, zone)) << zone_key(zone);
        }
        EXPECT_EQ(again.decks, match.decks);
        EXPECT_EQ(again.luck_gone, match.luck_gone);
        EXPECT_EQ(again.first_copies, match.first_copies);
        ++compared;
      }
      WingCommander::list(match, set, options);
      WingCommander::play(
          match, set, options[random.below(static_cast<std::uint32_t>(options.size()))], chance);
    }
  }
  EXPECT_GT(compared, 300);
}

TEST(WingCommanderScene, is_judged_in_french_too) {
  EXPECT_EQ(said_of_file<WingCommander>(kHead + "phase = \"muster\"\na.hand = \"lark\"",
                                        Language::french),
            "x.toml:7:11: il n’y a pas de carte lark dans ce jeu de cartes");
}

}  // namespace
}  // namespace wardroom::wingcommander
