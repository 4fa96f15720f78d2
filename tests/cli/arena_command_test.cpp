// `wardroom arena` as a user runs it.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "tests/cli/program.hpp"
#include "tests/support/well_formed.hpp"

namespace wardroom {
namespace {

const std::string kPatient = " --bot-time 600000 ";

// Without the figures that depend on the clock, and what says where it was written.
std::string without_times(const std::string& text) {
  std::string kept = std::regex_replace(text, std::regex("[0-9]+\\.[0-9]{3}"), "T");
  kept = std::regex_replace(kept, std::regex(" +T"), " T");
  kept = std::regex_replace(kept, std::regex("slowest *"), "slowest ");
  return std::regex_replace(kept, std::regex(" +ms/choice"), " ms/choice");
}

std::ptrdiff_t lines_in(const std::string& text) {
  return std::ranges::count(text, '\n');
}

TEST(ArenaCommand, plays_a_round_robin_of_each_game) {
  for (const char* game : {"starfighter", "wingcommander"}) {
    const ProgramAnswer answer =
        run(std::string("arena --bots random,greedy,random --pairs 5 --game ") + game);
    EXPECT_EQ(answer.exit_code, 0) << answer.text;
    EXPECT_TRUE(contains(answer, "15 pairs of games from seed 1")) << answer.text;
    EXPECT_TRUE(contains(answer, "random (2)")) << answer.text;
    EXPECT_TRUE(contains(answer, "Signature: ")) << answer.text;
  }
  EXPECT_TRUE(contains(run("arena --pairs 2 --mode training --lang fr"),
                       "Starfighter, Entraînement : 2 paires de parties"));
}

TEST(ArenaCommand, results_do_not_depend_on_the_number_of_threads) {
  const std::string plan = "arena --bots random,greedy,search:n=4 --pairs 6 --threads ";
  const ProgramAnswer one = run(plan + "1");
  EXPECT_EQ(one.exit_code, 0);
  EXPECT_EQ(without_times(one.text), without_times(run(plan + "3").text));
}

TEST(ArenaCommand, goes_on_where_it_stopped) {
  const std::string plan = "arena --bots random,greedy,random --threads 1 --checkpoint ";
  const std::string whole_file = fresh_file("whole");
  const std::string file = fresh_file("resumed");
  const ProgramAnswer whole = run(plan + whole_file + " --pairs 6");
  EXPECT_EQ(run(plan + file + " --pairs 3").exit_code, 0);
  const std::string half = content(file);
  EXPECT_EQ(lines_in(half), 10);
  write(file, half.substr(0, half.size() - 30));  // in the middle of the last line
  const ProgramAnswer resumed = run(plan + file + " --pairs 6");
  EXPECT_TRUE(contains(resumed, "8 pairs already played")) << resumed.text;
  EXPECT_EQ(without_times(resumed.text.substr(resumed.text.find("Starfighter"))),
            without_times(whole.text));
  EXPECT_EQ(lines_in(content(file)), 19);
}

TEST(ArenaCommand, refuses_the_file_of_another_plan_or_a_damaged_one) {
  const std::string file = fresh_file("pairs");
  run("arena --pairs 2 --checkpoint " + file);
  const std::string before = content(file);
  const ProgramAnswer other = run("arena --pairs 2 --seed 5 --checkpoint " + file);
  EXPECT_EQ(other.exit_code, 2);
  EXPECT_TRUE(contains(other, "belongs to another plan: \"seed\" is 1 there and 5 now"))
      << other.text;
  EXPECT_TRUE(contains(run("arena --pairs 2 --mode training --checkpoint " + file),
                       "\"mode\" is \"Skirmish\" there and \"Training\" now"));
  EXPECT_TRUE(contains(run("arena --pairs 2 --mode skirmish --checkpoint " + file),
                       "2 pairs already played"))
      << "the usual mode, named";
  EXPECT_EQ(content(file), before);
  write(file, before.substr(0, before.find('\n') + 1) + "nonsense\n");
  const ProgramAnswer damaged = run("arena --pairs 2 --checkpoint " + file);
  EXPECT_EQ(damaged.exit_code, 2);
  EXPECT_TRUE(contains(damaged, file + ", line 2: expected a JSON object")) << damaged.text;
}

TEST(ArenaCommand, stops_when_the_test_is_decided) {
  const ProgramAnswer answer = run("arena --bots greedy,random --pairs 5000 --sprt 0,50");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "greedy above random by 50 rather than 0 Elo")) << answer.text;
  EXPECT_TRUE(contains(answer, "accepted")) << answer.text;
  EXPECT_FALSE(contains(answer, "5,000 pairs")) << answer.text;
}

TEST(ArenaCommand, writes_a_page_and_json) {
  const std::string page = fresh_file("arena.html");
  const std::string json = fresh_file("arena.json");
  const ProgramAnswer answer =
      run("arena --pairs 3 --lang fr --report " + page + " --json " + json);
  EXPECT_EQ(answer.exit_code, 0) << answer.text;
  EXPECT_EQ(test::WellFormed::problem_of(content(page)), "");
  EXPECT_NE(content(page).find("wardroom arena starfighter --bots random --bots greedy --pairs 3 "
                               "--seed 1 --lang fr --report arena.html"),
            std::string::npos);
  EXPECT_TRUE(content(json).starts_with(R"({"plan":{"arena":1,)"));
  EXPECT_EQ(run("arena --pairs 3 --json /no/such/folder/x.json").exit_code, 2);
}

// Always the first option: legal, and no better than chance.
TEST(ArenaCommand, programs_play_and_one_that_ignores_its_hand_loses) {
  const std::string blind = R"(bot:n=0; while read line; do case $line in
      *hello*) n=0; echo "{\"type\":\"ready\"}";;
      *decide*) n=$((n + 1)); echo "{\"type\":\"choose\",\"n\":$n,\"index\":0}";;
    esac; done)";
  const ProgramAnswer answer =
      run("arena --pairs 6" + kPatient + "--bots greedy --bots '" + blind + "'");
  EXPECT_EQ(answer.exit_code, 0) << answer.text;
  EXPECT_FALSE(contains(answer, "lost its seat")) << answer.text;
  EXPECT_TRUE(std::regex_search(answer.text, std::regex("1 +\\+[0-9]+ .* greedy\n")))
      << answer.text;
  const ProgramAnswer commas =
      run("arena --pairs 1" + kPatient +
          "--bots random,greedy --bots 'bot:" + WARDROOM_EXAMPLE_BOT + " with,commas'");
  EXPECT_EQ(commas.exit_code, 0) << commas.text;
  EXPECT_TRUE(contains(commas, "3 pairs")) << commas.text;
}

TEST(ArenaCommand, a_program_that_never_keeps_its_seat_is_out_and_the_rest_is_told) {
  const ProgramAnswer answer =
      run("arena --pairs 50" + kPatient + "--bots random,greedy --bots 'bot:echo no'");
  EXPECT_EQ(answer.exit_code, 2);
  EXPECT_TRUE(contains(answer, "bot:echo no lost its seat in 10 games of one pairing in a row"))
      << answer.text;
  EXPECT_TRUE(contains(answer, "It answered: no")) << answer.text;
  EXPECT_TRUE(contains(answer, "50 pairs of games")) << answer.text;
}

TEST(ArenaCommand, says_what_it_does_not_understand) {
  EXPECT_TRUE(contains(run("arena --bots greedy"), "--bots expects two bots or more"));
  EXPECT_TRUE(contains(run("arena --bots greedy,clever"), "unknown bot \"clever\""));
  EXPECT_TRUE(
      contains(run("arena --bots greedy,random,random --sprt 0,5"), "exactly two bots, not 3"));
  for (const char* wrong : {"5", "5,0", "0,0", "a,b", "0,5x", "0,9999", ",", "0,nan"})
    EXPECT_TRUE(contains(run(std::string("arena --sprt ") + wrong), "--sprt expects two numbers"))
        << wrong;
  EXPECT_TRUE(contains(run("arena --pairs 0"), "--pairs expects"));
  EXPECT_TRUE(contains(run("arena --game chess"), "unknown game \"chess\""));
  EXPECT_TRUE(contains(run("arena --mode nonsense"), "nonsense"));
  for (const char* wrong : {"--bots greedy", "--pairs 0", "--sprt 1", "--mode nonsense"})
    EXPECT_EQ(run(std::string("arena ") + wrong).exit_code, 2) << wrong;
}

}  // namespace
}  // namespace wardroom
