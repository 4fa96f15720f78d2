// Scenario files that are wrong: every problem is reported with its place, and nothing is loaded;
// and scenarios that do not come out as told: every difference is found.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "games/starfighter/game.hpp"
#include "tests/support/changed_scenarios.hpp"
#include "tests/support/scenario_problems.hpp"

namespace wardroom::starfighter {
namespace {

constexpr auto said_of = [](const std::string& text, Language language = Language::english) {
  return said_of_file<Starfighter>(text, language);
};

const std::string kHead = scenario_head<Starfighter>("SF-FLOW-01");

// What is said of a set-up whose first line is line 6.
std::string of_setup(const std::string& lines) {
  return said_of(kHead + "[scenario.setup]\n" + lines);
}

// What is said of a step (from line 7) after this set-up.
std::string of_step(const std::string& setup, const std::string& lines) {
  return said_of(kHead + "setup = {" + setup + "}\n[[scenario.step]]\n" + lines);
}

const std::string kDeployment = R"(phase = "deployment", hand.a = "0-14 3-10", hand.b = "0-18")";

TEST(ScenarioFiles, a_file_has_a_game_and_scenarios_with_name_clause_and_setup) {
  EXPECT_EQ(said_of(""), "x.toml:1:1: missing \"game\", expected a text in quotes");
  EXPECT_EQ(said_of("game = \"starfighter\""),
            "x.toml:1:1: a scenario file has at least one [[scenario]]");
  EXPECT_EQ(said_of("game = \"starfighter\"\nscenario = 3"),
            "x.toml:2:12: expected [[scenario]] entries");
  EXPECT_EQ(said_of("game = \"starfighter\"\n[[scenario]]"),
            "x.toml:2:1: missing \"name\", expected a text in quotes\n"
            "x.toml:2:1: missing \"clause\", expected a text in quotes\n"
            "x.toml:2:1: missing \"setup\", expected a table such as { phase = \"...\" }");
  EXPECT_EQ(said_of("game = ["), "x.toml:1:9: Error while parsing array: encountered end-of-file");
  EXPECT_EQ(said_of(kHead + "setup.phase = \"combat\"\ntitel = 1"),
            "x.toml:6:1: unknown entry \"titel\", expected name, clause, title, seed, outcomes, "
            "setup or step; did you mean \"title\"?");
}

TEST(ScenarioFiles, names_are_plain_and_differ) {
  const std::string one =
      "[[scenario]]\nname = \"y\"\nclause = \"SF-R-12\"\nsetup.phase = \"combat\"\n";
  EXPECT_EQ(said_of("game = \"starfighter\"\n" + one + one),
            "x.toml:7:8: another scenario of this file has the same name");
  EXPECT_EQ(said_of("game = \"starfighter\"\n[[scenario]]\nname = \"y z\"\nclause = \"SF-R-12\"\n"
                    "setup.phase = \"combat\"\n"),
            "x.toml:3:8: a name has letters, digits, - and _ only");
}

TEST(ScenarioFiles, clauses_are_those_of_the_rule_book) {
  EXPECT_EQ(said_of("game = \"starfighter\"\n[[scenario]]\nname = \"y\"\n"
                    "clause = [\"SF-R-12\", \"NOPE-01\"]\nsetup.phase = \"combat\"\n"),
            "x.toml:4:22: there is no clause NOPE-01 in the rules");
  EXPECT_EQ(of_step(kDeployment, "expect.refused = { \"stay\" = \"DEPLOY-99\" }"),
            "x.toml:7:29: there is no clause DEPLOY-99 in the rules");
}

TEST(ScenarioFiles, clauses_may_be_named_without_their_game) {
  EXPECT_EQ(
      said_of("game = \"starfighter\"\n[[scenario]]\nname = \"y\"\nclause = \"R-12\"\n"
              "setup = {" +
              kDeployment + "}\n[[scenario.step]]\nexpect.refused = { \"stay\" = \"DEPLOY-02\" }"),
      "");
}

TEST(ScenarioFiles, a_card_is_one_of_the_set_and_stands_once) {
  EXPECT_EQ(of_setup("phase = \"deployment\"\nsector.a2 = \"0-05 9-99\""),
            "x.toml:7:19: there is no card 9-99 in this set");
  EXPECT_EQ(of_setup("phase = \"deployment\"\nsector.a2 = \"0-05\"\nhand.b = \"0-14 0-05\""),
            "x.toml:7:14: card 0-05 is placed twice");
  EXPECT_EQ(of_setup("phase = \"deployment\"\nmode = \"training\"\nhand.b = \"0-14 0-41\""),
            "x.toml:8:16: card 0-41 is blue: it stays in the box in Training (SF-SETUP-01)");
  EXPECT_EQ(of_setup("phase = \"deployment\"\nsector.b1 = \"0-05 0-14 0-18\""),
            "x.toml:7:24: sector b1 has 2 spaces");
  EXPECT_EQ(of_setup("phase = \"deployment\"\nhand.a = \"...\""),
            "x.toml:7:11: \"...\" stands for all other cards: once, as the last word of the deck "
            "or the discard pile");
}

TEST(ScenarioFiles, SF_DMG_03_SF_BATTLE_08_tokens_lie_where_tokens_can_lie) {
  const auto of_a2 = [](const std::string& cards) {
    return of_setup("phase = \"deployment\"\nsector.a2 = \"" + cards + '"');
  };
  EXPECT_EQ(of_a2("0-05/x"),
            "x.toml:7:19: expected /d, /p, /hU,L, /sN, /k, /ka or /kb behind a card");
  EXPECT_EQ(of_a2("1-06/h3,0"), "x.toml:7:14: the upper half of 1-06 has 2 Fighters");
  EXPECT_EQ(of_a2("0-05/h0,1"), "x.toml:7:14: the lower half of 0-05 has no Fighter");
  EXPECT_EQ(of_a2("0-05/p/h1,0"), "x.toml:7:14: the upper half of 0-05 has no Fighter");
  EXPECT_EQ(of_a2("0-05/h4,0"),
            "x.toml:7:14: 0-05 would be destroyed: all its Fighters carry a token (SF-BATTLE-08)");
  EXPECT_EQ(of_a2("0-05/d/h2,0"),
            "x.toml:7:14: 0-05 would be destroyed: all its Fighters carry a token (SF-BATTLE-08)");
  EXPECT_EQ(of_a2("0-05/h1,0 1-06"),
            "x.toml:7:14: the upper half of 0-05 is covered and carries no token (SF-DMG-03)");
  EXPECT_EQ(of_a2("0-71/s1 1-06"),
            "x.toml:7:14: the upper half of 0-71 is covered and carries no token (SF-DMG-03)");
  EXPECT_EQ(of_a2("0-53/s3"), "x.toml:7:14: 0-53 shows 2 shields");
  EXPECT_EQ(of_a2("0-53/d/s1"), "x.toml:7:14: 0-53 shows no shield");
  EXPECT_EQ(of_setup("phase = \"reinforcements\"\nsector.a2 = \"0-53/s1\""),
            "x.toml:7:14: shields have recovered before Reinforcements (SF-FX-SHIELD-05)");
  EXPECT_EQ(of_setup("phase = \"deployment\"\nhand.a = \"0-53/s1\""),
            "x.toml:7:11: only cards in a sector lie face down or pivoted or carry tokens");
}

TEST(ScenarioFiles, SF_R_47_SF_R_53_knowledge_is_what_the_rules_allow) {
  EXPECT_EQ(of_setup("phase = \"deployment\"\nsector.a2 = \"0-53/k\""),
            "x.toml:7:14: /k stands behind a card lying face down in a sector (SF-R-53)");
  EXPECT_EQ(of_setup("phase = \"deployment\"\nrules = [\"seen-stays-known=off\"]\n"
                     "sector.a2 = \"0-53/d/k\""),
            "x.toml:8:14: by this match's rulings a card turned face down is not known any more "
            "(SF-R-53)");
  EXPECT_EQ(of_setup("phase = \"deployment\"\ndiscard = \"0-53/ka\""),
            "x.toml:7:12: the discard pile is open in this match (SF-R-47)");
}

TEST(ScenarioFiles, cruisers_armor_and_rulings_are_those_of_the_game) {
  EXPECT_EQ(of_setup("phase = \"deployment\"\ncruiser.a = \"Zeus\""),
            "x.toml:7:13: expected a Cruiser of this set: Ares, Athena, Atlas, Apollo, Artemis, "
            "Hermes");
  EXPECT_EQ(of_setup("phase = \"deployment\"\ncruiser = { a = \"Atlas\", b = \"Atlas\" }"),
            "x.toml:7:31: Atlas is already taken.");
  EXPECT_EQ(of_setup("phase = \"deployment\"\ncruiser.a = \"Athena\""), "");
  EXPECT_EQ(of_setup("phase = \"deployment\"\narmor.b = 21"),
            "x.toml:7:11: the highest armor of Athena is 20");
  EXPECT_EQ(of_setup("phase = \"reinforcements\"\narmor.b = 0"),
            "x.toml:7:11: the game would have ended with the round before (SF-END-01)");
  EXPECT_EQ(of_setup("phase = \"deployment\"\nrules = [\"gravity=on\"]").substr(0, 39),
            "x.toml:7:9: unknown rule \"gravity=on\": ");
  EXPECT_EQ(of_setup("phase = \"deployment\"\nshift = 4"),
            "x.toml:7:9: \"shift\": expected a whole number from -3 to 3");
  EXPECT_EQ(of_setup("phase = \"setup\"\nhand.a = \"0-05\"").substr(0, 46),
            "x.toml:7:11: before the first round only the d");
}

TEST(ScenarioFiles, each_phase_has_its_own_entries) {
  EXPECT_EQ(of_setup("phase = \"combat\"\nturn = \"a\"\npassed = \"b\""),
            "x.toml:7:9: this belongs to the phase deployment only\n"
            "x.toml:8:11: this belongs to the phase deployment only");
  EXPECT_EQ(of_setup("phase = \"deployment\"\norder = \"left\""),
            "x.toml:7:10: this belongs to the phase combat only");
  EXPECT_EQ(of_setup("phase = \"deployment\"\npassed = \"b\"\nturn = \"b\"\ninitiative = \"a\""),
            "x.toml:8:9: seat b has passed and plays no more (SF-DEPLOY-18)\n"
            "x.toml:9:15: seat b passed first and so holds the Initiative (SF-DEPLOY-19)");
  EXPECT_EQ(of_setup("phase = \"combat\"\nbattle = \"a2\""),
            "x.toml:7:11: battles are fought after their order is chosen: \"order\" is missing "
            "(SF-INIT-04)");
  EXPECT_EQ(of_setup("phase = \"combat\"\norder = \"left\"\nbattle = \"a5\"\nshift = 1"),
            "x.toml:8:11: a5 faces no sector (SF-INIT-05)");
  EXPECT_EQ(of_setup("phase = \"combat\"\norder = \"left\"\nsuffers = \"a\""),
            "x.toml:8:12: somebody suffers in a battle: \"battle\" is missing");
  EXPECT_EQ(of_setup("phase = \"combat\"\norder = \"left\"\nbattle = \"a5\"\nsuffers = \"b\"\n"
                     "tokens = { a = 1, b = 1 }"),
            "x.toml:10:16: the Initiative holder has placed all tokens before the other player "
            "suffers (SF-BATTLE-05)");
}

TEST(ScenarioFiles, SF_CHAIN_04_SF_R_15_only_visible_effects_wait) {
  const auto pending = [](const std::string& text) {
    return of_setup(
        "phase = \"deployment\"\nsector = { a2 = \"0-09 3-10\", b1 = \"0-29\" }\n"
        "pending = \"" +
        text + '"');
  };
  EXPECT_EQ(pending("a2.1 upper, a2.1 lower | b1.0 upper"), "");
  EXPECT_EQ(pending("a2.1 upper DRAW"), "x.toml:8:12: that half shows LATERAL");
  EXPECT_EQ(pending("a2.0 upper"), "x.toml:8:12: the upper half at a2.0 is covered (SF-CHAIN-04)");
  EXPECT_EQ(pending("a2.0 lower"), "x.toml:8:12: that half shows no effect that triggers");
  EXPECT_EQ(pending("a2.2 lower"), "x.toml:8:12: no card lies at a2.2");
  EXPECT_EQ(pending("a2.1 upper | a2.1 upper"), "x.toml:8:25: this effect waits twice");
  EXPECT_EQ(pending("a2.1 upper, b1.0 upper"),
            "x.toml:8:24: effects revealed together are the two halves of one card (SF-R-15)");
  EXPECT_EQ(pending("a2.1 upper, somewhere"),
            "x.toml:8:23: expected effects such as a2.3 upper, with a comma inside a group and | "
            "between groups");
  EXPECT_EQ(of_setup("phase = \"combat\"\nsector.b1 = \"0-29\"\npending = \"b1.0 upper\""),
            "x.toml:8:12: effects wait after a card was played or while somebody suffers in a "
            "battle");
  EXPECT_EQ(of_setup("phase = \"deployment\"\nchain = 3"),
            "x.toml:7:9: a chain goes on while effects wait: \"pending\" is missing");
}

TEST(ScenarioFiles, steps_do_something_in_words_that_are_understood) {
  EXPECT_EQ(of_step(kDeployment, ""), "x.toml:6:1: a step says, plays or expects something");
  EXPECT_EQ(of_step(kDeployment, "seat = \"a\""),
            "x.toml:7:8: \"seat\" says who plays: \"play\" is missing\n"
            "x.toml:6:1: a step says, plays or expects something");
  EXPECT_EQ(of_step(kDeployment, "play = \"play 0-14 sideways a2\""),
            "x.toml:7:19: expected up or down");
  EXPECT_EQ(of_step(kDeployment, "expect.options = [\"pass\", \"fly\"]").substr(0, 27),
            "x.toml:7:28: expected one o");
  EXPECT_EQ(of_step(kDeployment, "expect.figures = { armour.a = 3 }"),
            "x.toml:7:31: there is no figure \"armour.a\"; did you mean \"armor.a\"?");
  EXPECT_EQ(of_step(kDeployment, "expect.figures = { armor.a = 3.5 }"),
            "x.toml:7:30: expected a text in quotes, a whole number, true or false");
  EXPECT_EQ(of_step(kDeployment, "expect.view.x.armor.a = 3"),
            "x.toml:7:13: expected a seat, such as view.a, or view.everybody");
  EXPECT_EQ(of_step(kDeployment, "say = { en = \"only one\" }"),
            "x.toml:7:7: missing \"fr\", expected a text in quotes");
}

TEST(ScenarioFiles, chance_is_a_seed_and_outcomes_of_64_bits) {
  const std::string setup = "setup.phase = \"combat\"\n";
  EXPECT_EQ(said_of(kHead + setup + "seed = 0x10\noutcomes = [0, \"18446744073709551615\"]"), "");
  EXPECT_EQ(said_of(kHead + setup + "seed = -1\noutcomes = [\"much\"]"),
            "x.toml:6:8: expected a whole number from 0 to 2^64 - 1, in quotes if it is larger "
            "than 2^63 - 1\n"
            "x.toml:7:13: expected a whole number from 0 to 2^64 - 1, in quotes if it is larger "
            "than 2^63 - 1");
}

TEST(ScenarioFiles, problems_are_told_in_french_too) {
  EXPECT_EQ(
      said_of(kHead + "setup = { phase = \"deployment\", hand.a = \"9-99\" }", Language::french),
      "x.toml:5:43: il n’y a pas de carte 9-99 dans ce jeu de cartes");
}

TEST(ScenarioRuns, every_difference_is_found_at_its_place) {
  EXPECT_EQ(of_step(kDeployment, R"(expect.decider = "b"
expect.kind = "card"
expect.winner = "a"
expect.figures = { armor.a = 19, passed.a = true }
expect.view.b = { hand.a = "0-14 3-10" }
)"),
            "x.toml:7:18: decider: expected \"b\", found \"a\"\n"
            "x.toml:8:15: kind: expected \"card\", found \"act\"\n"
            "x.toml:9:17: winner: expected \"a\", found \"nobody\"\n"
            "x.toml:10:30: armor.a: expected \"19\", found \"20\"\n"
            "x.toml:10:45: passed.a: expected \"true\", found \"false\"\n"
            "x.toml:11:28: view.b.hand.a: expected \"0-14 3-10\", found \"? ?\"");
}

TEST(ScenarioRuns, options_present_absent_and_alone) {
  EXPECT_EQ(of_step(kDeployment, "expect.options = [\"pass\", \"play 3-10 up a2\"]"),
            "x.toml:7:27: \"play 3-10 up a2\" is not offered; SF-DEPLOY-14: 3-10 is level 3 and "
            "only goes on a space of that level; the next space of a2 is level 0. Face down it "
            "would be level 0.");
  EXPECT_EQ(of_step(kDeployment, "expect.no_options = [\"stay\", \"pass\"]"),
            "x.toml:7:30: \"pass\" is offered, too");
  EXPECT_EQ(of_step("phase = \"combat\"", "expect.only = [\"stay\", \"shift left\"]"),
            "x.toml:7:15: \"shift right\" is offered, too");
}

TEST(ScenarioRuns, refusals_by_their_clause) {
  EXPECT_EQ(of_step(kDeployment, R"(expect.refused = { "pass" = "SF-DEPLOY-02" })"),
            "x.toml:7:20: \"pass\" is not refused");
  EXPECT_EQ(of_step(kDeployment, R"(expect.refused = { "stay" = "SF-DEPLOY-14" })"),
            "x.toml:7:29: \"stay\": expected a refusal by SF-DEPLOY-14, found SF-DEPLOY-02: It is "
            "your turn of Deployment: play a card from hand or pass.");
}

TEST(ScenarioRuns, a_play_that_is_not_legal_ends_the_scenario) {
  const std::string later = "[[scenario.step]]\nexpect.decider = \"b\"";
  EXPECT_EQ(of_step(kDeployment, "play = \"play 3-10 up a2\"\n" + later).substr(0, 58),
            "x.toml:7:8: \"play 3-10 up a2\" is refused by SF-DEPLOY-14: ");
  EXPECT_EQ(of_step(kDeployment, "seat = \"b\"\nplay = \"pass\"\n" + later),
            "x.toml:7:8: expected seat b to decide, but seat a does");
  EXPECT_EQ(of_step("phase = \"end\", armor.a = 0", "seat = \"b\"\nplay = \"pass\"\n"),
            "x.toml:7:8: expected seat b to decide, but the match is over");
}

TEST(ScenarioRuns, recorded_outcomes_decide_what_chance_brings) {
  std::vector<std::string> decks;
  for (const char* chance :
       {"seed = 3", "seed = 4", "seed = 3\noutcomes = [7]", "seed = 4\noutcomes = [7]"}) {
    const std::string said =
        said_of(kHead + chance +
                "\nsetup = { phase = \"reinforcements\", deck = \"3-100\", "
                "discard = \"...\" }\n[[scenario.step]]\nexpect.figures.deck = \"x\"");
    decks.push_back(said.substr(said.find("found")));
  }
  EXPECT_NE(decks[0], decks[1]);
  EXPECT_NE(decks[0], decks[2]);
  EXPECT_EQ(decks[2], decks[3]);
}

// The indented lines of the documentation from the first one that begins so.
std::string example_of(const std::string& document, const std::string& first) {
  std::ifstream in(WARDROOM_SOURCE_DIR "/docs/" + document);
  std::string text;
  for (std::string line; std::getline(in, line);) {
    if (text.empty() && line != "    " + first) continue;
    if (!line.empty() && !line.starts_with("    ")) break;
    text += line + '\n';
  }
  return text;
}

TEST(ScenarioRuns, the_example_of_the_documentation_passes) {
  const std::string example = example_of("scenarios.md", "game = \"starfighter\"");
  EXPECT_NE(example.find("expect.figures"), std::string::npos);
  EXPECT_EQ(said_of(example), "");
}

TEST(ScenarioFiles, whatever_bytes_are_changed_a_file_runs_or_is_refused) {
  change_scenarios<Starfighter>(WARDROOM_SOURCE_DIR "/games/starfighter/data/scenarios", 10'000);
}

}  // namespace
}  // namespace wardroom::starfighter
