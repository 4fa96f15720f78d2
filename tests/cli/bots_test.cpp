// Programs in seats of `simulate` and `play`: the examples play whole games, and whatever a program
// does wrong, the game is played to its end.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/cli/program.hpp"

namespace wardroom {
namespace {

// Time enough on the slowest machine: these programs are never late.
const std::string kPatient = " --bot-time 600000 ";
const std::string kPython = "bot:python3 " WARDROOM_SOURCE_DIR "/examples/bot.py";
const std::string kCpp = "bot:" WARDROOM_EXAMPLE_BOT;

std::string quoted(const std::string& text) {
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return word + "'";
}

std::string seats(const std::string& a, const std::string& b) {
  return " --bots " + quoted(a) + " --bots " + quoted(b) + " ";
}

// Answers hello, reads a question and then does this.
std::string after_ready(const std::string& script) {
  return R"(bot:read line; echo '{"type":"ready"}'; read line; )" + script;
}

std::filesystem::path scratch_file() {
  return std::filesystem::temp_directory_path() /
         (std::string("wardroom_") +
          ::testing::UnitTest::GetInstance()->current_test_info()->name() + "_" +
          std::to_string(getpid()));
}

std::vector<std::string> lines_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::filesystem::remove(file);
  return lines;
}

TEST(Bots, the_examples_play_whole_games_of_each_mode) {
  const std::string plan = "simulate --games 6" + kPatient + seats(kPython, kCpp) + "--mode ";
  for (const char* mode : {"training", "skirmish"}) {
    const ProgramAnswer answer = run(plan + mode);
    EXPECT_EQ(answer.exit_code, 0) << answer.text;
    EXPECT_TRUE(contains(answer, "6 games")) << answer.text;
    EXPECT_FALSE(contains(answer, "Seats lost")) << answer.text;
  }
}

TEST(Bots, the_python_example_is_better_than_chance) {
  const ProgramAnswer answer =
      run("simulate --games 60 --seed 1" + kPatient + seats("random", kPython));
  const std::size_t at = answer.text.find("bot.py) wins");
  ASSERT_NE(at, std::string::npos) << answer.text;
  EXPECT_GT(std::stoi(answer.text.substr(at + 12)), 36) << answer.text;
}

TEST(Bots, results_do_not_depend_on_the_number_of_threads) {
  const std::string plan =
      "simulate --games 12 --seed 3 --by-card" + kPatient + seats(kPython, "greedy") + "--threads ";
  const ProgramAnswer one = run(plan + "1");
  EXPECT_EQ(one.exit_code, 0);
  EXPECT_EQ(one.text, run(plan + "3").text);
  // Also when some games are forfeited: those in which it is asked for a ninth time.
  const std::string tired = R"(bot:while read line; do case $line in
      *hello*) n=0; echo '{"type":"ready"}';;
      *decide*) n=$((n + 1)); [ $n -lt 9 ] && echo '{"type":"choose","n":'$n',"index":0}' || echo;;
    esac; done)";
  const std::string other =
      "simulate --games 9 --seed 3" + kPatient + seats("random", tired) + "--threads ";
  const ProgramAnswer forfeited = run(other + "1");
  EXPECT_TRUE(contains(forfeited, "its line is not a JSON object")) << forfeited.text;
  EXPECT_TRUE(contains(forfeited, "Length: ")) << forfeited.text;
  EXPECT_EQ(forfeited.text, run(other + "3").text);
}

TEST(Bots, names_are_split_at_commas_or_given_seat_by_seat) {
  EXPECT_TRUE(contains(run("simulate --games 4 --bots random,greedy"), "b (greedy) wins"));
  EXPECT_TRUE(contains(run("simulate --games 4 --bots random --bots greedy"), "b (greedy) wins"));
  const ProgramAnswer commas =
      run("simulate --games 1" + kPatient + seats("random", kCpp + " with,commas"));
  EXPECT_FALSE(contains(commas, "Seats lost")) << commas.text;
  EXPECT_TRUE(contains(commas, "with,commas) wins")) << commas.text;
  EXPECT_TRUE(contains(run("simulate --bots random"), "--bots expects 2 bots"));
  EXPECT_TRUE(contains(run("simulate --bots random,bot:"), "unknown bot \"bot:\""));
  EXPECT_EQ(run("simulate --bots random,bot:").exit_code, 2);
  EXPECT_EQ(run("simulate --bot-time 0").exit_code, 2);
}

// All of them lose every game, for the reason that is due, and no game is lost with them.
TEST(Bots, whatever_goes_wrong_costs_the_seat_and_never_the_game) {
  struct Case {
    std::string bot;
    std::string reason;
    std::string options = kPatient;
  };
  const std::vector<Case> cases = {
      {"bot:echo nonsense", "its line is not a JSON object"},
      {"bot:exit 3", "it ended or closed its output"},
      {"bot:./there-is-no-such-program", "it ended or closed its output"},
      {"bot:exec tr -d '\\n' </dev/zero", "its line is too long"},
      {after_ready("exec sleep 1000"), "it did not answer in time", " --bot-time 1 "},
      {after_ready("echo '[]'"), "its line is not a JSON object"},
      {after_ready(R"(echo '{"type":"resign"}')"), "its message is not the one that was due"},
      {after_ready(R"(echo '{"type":"choose","n":2,"index":0}')"), "it answered another question"},
      {after_ready(R"(echo '{"type":"choose","n":1,"option":"play 9-99 up a1"}')"),
       "it chose something that is not an option"},
  };
  for (const Case& wrong : cases) {
    const ProgramAnswer answer =
        run("simulate --games 3" + wrong.options + seats("random", wrong.bot));
    EXPECT_EQ(answer.exit_code, 0) << answer.text;
    EXPECT_TRUE(contains(answer, "a (random) wins           3")) << answer.text;
    EXPECT_TRUE(contains(answer, "Seats lost in 3 games")) << answer.text;
    EXPECT_TRUE(contains(answer, "  b        3  " + wrong.reason)) << answer.text;
    EXPECT_TRUE(contains(answer, "first in the game of seed 1")) << answer.text;
  }
}

TEST(Bots, a_program_that_never_keeps_its_seat_stops_the_simulation) {
  const ProgramAnswer answer =
      run("simulate --games 100000" + kPatient + seats("greedy", "bot:echo no"));
  EXPECT_EQ(answer.exit_code, 2);
  EXPECT_TRUE(contains(answer, "the bot of player b lost its seat in 10 games in a row"));
  EXPECT_TRUE(contains(answer, "It answered: no"));
  EXPECT_FALSE(contains(answer, "Signature"));
  EXPECT_TRUE(contains(run("simulate --lang fr" + kPatient + seats("bot:exit", "random")),
                       "le robot du joueur a a perdu sa place dans 10 parties de suite"));
}

TEST(Bots, traces_say_who_forfeited) {
  const auto file = scratch_file();
  EXPECT_EQ(
      run("simulate --games 1 --trace " + file.string() + seats("random", "bot:exit 0")).exit_code,
      0);
  const auto lines = lines_of(file);
  ASSERT_FALSE(lines.empty());
  EXPECT_NE(lines.back().find(R"("forfeited":"b"})"), std::string::npos) << lines.back();
}

// `tee` notes everything the example is sent.
TEST(Bots, are_sent_hello_decisions_of_their_own_seat_the_end_and_a_farewell) {
  const auto file = scratch_file();
  const ProgramAnswer answer =
      run("simulate --games 2 --seed 77777 --threads 1" + kPatient +
          seats("greedy", "bot:tee " + file.string() + " | " + kCpp.substr(4)));
  EXPECT_FALSE(contains(answer, "Seats lost")) << answer.text;
  const auto lines = lines_of(file);
  int hellos = 0;
  int overs = 0;
  int asked = 0;
  for (const std::string& line : lines) {
    EXPECT_EQ(line.find("77777"), std::string::npos) << "the seed is a secret";
    if (line.starts_with(R"({"type":"hello","protocol":1,"game":"starfighter")")) {
      ++hellos;
      asked = 0;
    } else if (line.starts_with(R"({"type":"over","winners":[)")) {
      ++overs;
    } else if (line != R"({"type":"bye"})") {
      const std::string start =
          R"({"type":"decide","n":)" + std::to_string(++asked) + R"(,"seat":"b",)";
      EXPECT_TRUE(line.starts_with(start)) << line;
      EXPECT_NE(line.find(R"("deck":[null,)"), std::string::npos) << line;
    }
  }
  EXPECT_EQ(hellos, 2);
  EXPECT_EQ(overs, 2);
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines.back(), R"({"type":"bye"})");
}

TEST(Bots, play_against_the_python_example_to_the_end) {
  const ProgramAnswer answer =
      run("play --mode training --seed 4 --plain" + kPatient + "--against " + quoted(kPython),
          repeated("2", 600));
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_TRUE(contains(answer, "Player a wins") || contains(answer, "Player b wins") ||
              contains(answer, "draw"))
      << answer.text;
  EXPECT_FALSE(contains(answer, "loses its seat"));
  EXPECT_FALSE(contains(answer, "Traceback"));
}

TEST(Bots, in_play_a_lost_seat_is_told_once_and_the_game_goes_on) {
  const ProgramAnswer answer =
      run("play --mode training --cruisers ares,athena --seed 4 --plain" + kPatient + "--against " +
              quoted(after_ready("echo nonsense")),
          repeated("2", 600));
  EXPECT_EQ(answer.exit_code, 0);
  const std::string told = "The bot of player b loses its seat: its line is not a JSON object.";
  const std::size_t first = answer.text.find(told);
  ASSERT_NE(first, std::string::npos) << answer.text;
  EXPECT_EQ(answer.text.find(told, first + 1), std::string::npos);
  EXPECT_TRUE(contains(answer, "It answered: nonsense"));
  EXPECT_TRUE(contains(answer, "The built-in bot greedy plays on in its place."));
  EXPECT_TRUE(contains(answer, "Player a wins") || contains(answer, "Player b wins") ||
              contains(answer, "draw"));
}

TEST(Bots, play_takes_back_and_asks_the_program_again) {
  const ProgramAnswer answer = run("play --mode training --cruisers ares,athena --seed 3 --plain" +
                                       kPatient + "--against " + quoted(kCpp),
                                   "2\n2\nundo\n2\nundo\n2\nquit\n");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_FALSE(contains(answer, "loses its seat")) << answer.text;
  EXPECT_TRUE(contains(answer, "Until next time."));
  EXPECT_TRUE(contains(run("play --against clever"), "unknown opponent \"clever\""));
  EXPECT_EQ(run("play --against clever").exit_code, 2);
}

}  // namespace
}  // namespace wardroom
