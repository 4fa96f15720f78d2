// Hints at the table, and the commands that think about recorded games.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/cli/program.hpp"

namespace wardroom {
namespace {

const std::string kPlay =
    "play --mode training --cruisers ares,athena --seed 3 --plain --against random --no-save ";

int count(const ProgramAnswer& answer, const std::string& words) {
  int found = 0;
  for (std::size_t at = 0; (at = answer.text.find(words, at)) != std::string::npos; ++at) ++found;
  return found;
}

TEST(HintsAtTheTable, come_in_two_steps_and_begin_again_after_a_choice_or_an_undo) {
  const ProgramAnswer answer = run(kPlay, "hint\nhint\nhint\npass\nhint\nundo\nhint\nquit\n");
  EXPECT_EQ(answer.exit_code, 0);
  EXPECT_EQ(count(answer, "Type hint again"), 3) << answer.text;
  EXPECT_EQ(count(answer, "That is option "), 2);
  EXPECT_EQ(count(answer, "Next best:"), 2);
  EXPECT_EQ(count(answer, "Win chance of player a:"), 5);
  EXPECT_EQ(count(answer, "what player a can see"), 2);
  EXPECT_LT(answer.text.find("Type hint again"), answer.text.find("That is option "));
}

TEST(HintsAtTheTable, and_win_chances_are_told_in_french) {
  const ProgramAnswer answer = run(kPlay + "--lang fr", "chances\nindice\nindice\naide\nquitter\n");
  EXPECT_EQ(answer.exit_code, 0);
  for (const std::string words :
       {"Chances de victoire du joueur a : ", "Tapez encore indice", "C’est l’option ",
        "Ensuite :", "essais, avec des cartes redistribuées", "vos chances de gagner"})
    EXPECT_TRUE(contains(answer, words)) << words << '\n' << answer.text;
}

TEST(HintsAtTheTable, fit_a_plain_terminal) {
  const ProgramAnswer answer =
      run(kPlay + "--ascii --width 80 --lang fr", "chance\nhint\nhint\nquit\n");
  EXPECT_TRUE(contains(answer, "#"));
  EXPECT_TRUE(contains(answer, "redistribuees"));
  EXPECT_FALSE(contains(answer, "█"));
  EXPECT_FALSE(contains(answer, "?\n"));
}

TEST(HintsAtTheTable, serve_whoever_sits_there) {
  const ProgramAnswer answer =
      run("play wingcommander --seed 3 --plain --against human --no-save", "\nhint\nhint\nquit\n");
  EXPECT_TRUE(contains(answer, "Win chance of player a:")) << answer.text;
  EXPECT_TRUE(contains(answer, "Look at the cards of this type: ") ||
              contains(answer, "anything to do here"))
      << answer.text;
}

// A training game whose first choices are recorded.
std::string record_of(int choices) {
  const std::string file = fresh_file("game.record");
  run("play --mode training --cruisers ares,athena --seed 5 --plain --against random --save " +
          file,
      repeated("2", choices));
  return file;
}

TEST(HintCommand, answers_for_any_choice_of_a_record) {
  const std::string file = record_of(4);
  const ProgramAnswer text = run("hint --simulations 200 --at 2 " + file);
  EXPECT_EQ(text.exit_code, 0);
  EXPECT_TRUE(contains(text, "From 200 tries"));
  const ProgramAnswer json = run("hint --json --simulations 200 " + file);
  EXPECT_EQ(json.exit_code, 0);
  EXPECT_TRUE(json.text.starts_with(R"({"seat":")")) << json.text;
  EXPECT_TRUE(contains(json, R"("simulations":200})"));
  EXPECT_EQ(json.text, run("hint --json --simulations 200 " + file).text);
  EXPECT_TRUE(contains(run("hint --lang fr --simulations 200 " + file), "D’après 200 essais"));
}

TEST(HintCommand, says_what_it_cannot_do) {
  const std::string file = record_of(400);
  const ProgramAnswer over = run("hint " + file);
  EXPECT_EQ(over.exit_code, 2);
  EXPECT_TRUE(contains(over, "the game is over there"));
  EXPECT_EQ(run("hint --at 9999 " + file).exit_code, 2);
  EXPECT_EQ(run("hint --simulations 0 " + file).exit_code, 2);
  EXPECT_EQ(run("hint /nowhere.record").exit_code, 2);
}

TEST(AnalyseCommand, tells_the_course_of_a_game_in_both_languages) {
  const std::string file = record_of(400);
  const ProgramAnswer text = run("analyse --simulations 50 " + file);
  EXPECT_EQ(text.exit_code, 0);
  for (const std::string words : {"win chance", "Win chances as each player could see them",
                                  "Player a: ", "Player b: ", "average loss in points"})
    EXPECT_TRUE(contains(text, words)) << words << '\n' << text.text;
  const ProgramAnswer french = run("analyse --lang fr --simulations 50 " + file);
  EXPECT_TRUE(contains(french, "perte moyenne en points")) << french.text;
  const ProgramAnswer plain = run("analyse --simulations 50 " + file, "", "LC_ALL=C");
  EXPECT_TRUE(std::ranges::all_of(plain.text, [](char c) { return c >= 0; })) << plain.text;
}

TEST(AnalyseCommand, is_one_json_object_and_the_same_on_any_number_of_cores) {
  const std::string file = record_of(8);
  const std::string plan = "analyse --json --simulations 50 --threads ";
  const ProgramAnswer one = run(plan + "1 " + file);
  EXPECT_EQ(one.exit_code, 0);
  EXPECT_TRUE(one.text.starts_with(R"({"game":"starfighter","mode":"training","choices":)"));
  EXPECT_TRUE(contains(one, R"("winners":null,"simulations":50,"seed":1,"decisions":[{"n":)"));
  EXPECT_TRUE(one.text.ends_with("}]}\n"));
  EXPECT_EQ(one.text, run(plan + "3 " + file).text);
  EXPECT_NE(one.text, run(plan + "1 --seed 2 " + file).text);
}

TEST(AnalyseCommand, looks_at_a_part_or_at_one_seat) {
  const std::string file = record_of(12);
  const std::string plan = "analyse --json --simulations 50 " + file;
  EXPECT_FALSE(contains(run(plan + " --seat a"), R"("seat":"b","kind")"));
  EXPECT_TRUE(contains(run(plan + " --from 2 --to 5"), R"("decisions":[{"n":2,)"));
  for (const std::string wrong :
       {" --seat c", " --from 0", " --from 5 --to 2", " --to 999", " --simulations 0"})
    EXPECT_EQ(run(plan + wrong).exit_code, 2) << wrong;
}

TEST(AnalyseCommand, reports_a_bad_record_as_replay_does) {
  const std::string file = fresh_file("bad.record");
  EXPECT_EQ(run("analyse " + file).exit_code, 2);
  write(file, "wardroom-record 1\ngame starfighter\n1 a\n");
  EXPECT_TRUE(contains(run("analyse " + file), "bad.record:3:4: expected a choice"));
  EXPECT_EQ(run("analyse " + file).exit_code, 2);
  write(file, "wardroom-record 1\ngame starfighter\nmode training\nseed 5\n1 a shift left\n");
  const ProgramAnswer refused = run("analyse " + file);
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_TRUE(contains(refused, "choice 1 is not allowed")) << refused.text;
  EXPECT_EQ(run("hint " + file).exit_code, 1);
  write(file, "wardroom-record 1\ngame starfighter\nmode training\nseed 5\n");
  const ProgramAnswer none = run("analyse " + file);
  EXPECT_EQ(none.exit_code, 0);
  EXPECT_TRUE(contains(none, "There is no choice to look at"));
}

}  // namespace
}  // namespace wardroom
