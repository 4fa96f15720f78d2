// The program as a user meets it: runs `wardroom` with arguments and input, and reads what it says.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/cli/program.hpp"

namespace wardroom {
namespace {

TEST(Program, games_names_the_modes_and_says_whose_set_it_is) {
  const Answer answer = run("games");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "training skirmish"));
  EXPECT_TRUE(contains(answer, "original set"));
  EXPECT_TRUE(contains(answer, "free-same-sector (off)"));
}

TEST(Program, cards_filters_by_all_words) {
  const Answer answer = run("cards starfighter green \"level 3\"");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "3-10"));
  EXPECT_FALSE(contains(answer, "3-100"));
  EXPECT_FALSE(contains(answer, "1-02"));
  EXPECT_TRUE(contains(answer, "original set"));
  EXPECT_EQ(run("cards starfighter nonsense").exit_code, 1);
  EXPECT_EQ(run("cards chess").exit_code, 2);
}

TEST(Program, rules_prints_a_clause_a_section_or_all_in_two_languages) {
  EXPECT_TRUE(contains(run("rules starfighter SF-DEPLOY-14"), "SF-DEPLOY-14\n    "));
  EXPECT_TRUE(contains(run("rules starfighter sf-deploy"), "SF-DEPLOY-24"));
  EXPECT_TRUE(contains(run("rules starfighter R-21"), "repeat-rule"));
  EXPECT_TRUE(contains(run("rules starfighter --lang fr"), "initiative"));
  EXPECT_EQ(run("rules starfighter SF-NOPE-99").exit_code, 1);
}

TEST(Program, simulate_gives_the_same_result_on_any_number_of_cores) {
  const std::string plan = "simulate --games 300 --seed 7 --cards --threads ";
  const Answer one = run(plan + "1");
  EXPECT_EQ(one.exit_code, 0);
  EXPECT_TRUE(contains(one, "a (greedy) wins"));
  EXPECT_TRUE(contains(one, "Signature: "));
  EXPECT_EQ(one.text, run(plan + "2").text);
}

TEST(Program, requests_that_make_no_sense_are_answered) {
  EXPECT_TRUE(contains(run("simulate --mode war"), "expected training or skirmish"));
  EXPECT_TRUE(contains(run("simulate --cruisers ares,zeus"), "unknown Cruiser \"zeus\""));
  EXPECT_TRUE(contains(run("simulate --cruisers ares,ares"), "same Cruiser"));
  EXPECT_TRUE(contains(run("simulate --mode training --cruisers atlas"), "Training"));
  EXPECT_TRUE(contains(run("simulate --rule nonsense=on"), "unknown rule"));
  EXPECT_TRUE(contains(run("simulate --bots greedy,clever"), "unknown bot \"clever\""));
  EXPECT_EQ(run("simulate --mode war").exit_code, 2);
  EXPECT_EQ(run("fly").exit_code, 2);
}

TEST(Program, simulate_writes_traces) {
  const auto file = std::filesystem::temp_directory_path() / "wardroom_trace_test.jsonl";
  EXPECT_EQ(run("simulate --games 2 --seed 5 --trace " + file.string()).exit_code, 0);
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::filesystem::remove(file);
  ASSERT_GT(lines.size(), 20U);
  EXPECT_TRUE(lines[0].starts_with(
      R"({"game":"starfighter","mode":"skirmish","seed":5,"seats":[{"cruiser":")"));
  EXPECT_TRUE(lines[1].starts_with(R"({"n":0,"seat":")"));
  EXPECT_NE(lines[1].find(R"("kind":"card","state":{"round":0,"phase":"setup","initiative":")"),
            std::string::npos);
  EXPECT_NE(lines[1].find(R"("options":["cruiser ares",)"), std::string::npos);
  EXPECT_TRUE(lines.back().starts_with(R"({"result":{"winner":")"));
  int games = 0;
  for (const std::string& line : lines) games += line.starts_with(R"({"game")") ? 1 : 0;
  EXPECT_EQ(games, 2);
}

TEST(Program, play_against_a_bot_to_the_end_by_numbers) {
  const Answer answer =
      run("play --mode training --against random --seed 4 --plain", repeated("2", 600));
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "original set"));
  EXPECT_TRUE(contains(answer, "wins") || contains(answer, "draw"));
  EXPECT_FALSE(contains(answer, "\033["));
}

TEST(Program, play_refuses_with_a_reason_explains_and_takes_back) {
  const Answer answer =
      run("play --mode training --cruisers ares,athena --seed 3 --plain "
          "--against random",
          "fly me\nplay 3-10 sideways a2\nwhy shift left\nrules SF-DEPLOY-14\n"
          "look 3-10\nlook a9\nhelp\n999\npass\nundo\nlog\nquit\n");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "expected one of play, pass"));
  EXPECT_TRUE(contains(answer, "expected up or down"));
  EXPECT_TRUE(contains(answer, "SF-DEPLOY-02"));
  EXPECT_TRUE(contains(answer, "SF-DEPLOY-14\n    "));
  EXPECT_TRUE(contains(answer, "Look at what?"));
  EXPECT_TRUE(contains(answer, "numbered from 1"));
  EXPECT_TRUE(contains(answer, "Until next time."));
}

TEST(Program, play_ends_cleanly_when_the_input_ends) {
  const Answer answer = run("play --mode training --seed 3");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "no more input"));
}

TEST(Program, hot_seat_draws_the_curtain) {
  const Answer answer = run("play --mode training --against human --cruisers ares,athena --seed 3",
                            "\npass\n\npass\nquit\n");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "Player a, it is your turn."));
  EXPECT_TRUE(contains(answer, "Player b, it is your turn."));
}

TEST(Program, check_reports_line_and_column) {
  const auto file = std::filesystem::temp_directory_path() / "wardroom_check_test.toml";
  std::ofstream(file) << "[[card]]\nid = \"1-01\"\nlevel = 7\n";
  const Answer answer = run("check " + file.string());
  std::filesystem::remove(file);
  EXPECT_EQ(answer.exit_code, 1);
  EXPECT_TRUE(contains(answer, "wardroom_check_test.toml:3:9: \"level\": expected"));
  EXPECT_EQ(run("check /nowhere.toml").exit_code, 2);
  const std::string cards = WARDROOM_SOURCE_DIR "/games/starfighter/cards/";
  EXPECT_TRUE(contains(run("check " + cards + "squadrons.toml " + cards + "cruisers.toml"),
                       "100 cards and 6 Cruisers"));
}

}  // namespace
}  // namespace wardroom
