// Games that are kept, looked at again and taken up again.
#include <gtest/gtest.h>

#include "tests/cli/program.hpp"

namespace wardroom {
namespace {

const std::string kPlay = "play --mode training --cruisers ares,athena --seed 5 --plain ";

TEST(ReplayCommand, a_game_is_kept_from_its_first_decision_and_can_be_checked) {
  const std::string file = fresh_file("game.record");
  const ProgramAnswer none = run(kPlay + "--against random --save " + file);
  EXPECT_EQ(none.exit_code, 0);
  EXPECT_TRUE(contains(none, "The game is kept in " + file)) << none.text;
  EXPECT_NE(content(file).find("mode training"), std::string::npos);
  const ProgramAnswer played = run(kPlay + "--against random --save " + file, repeated("1", 400));
  EXPECT_EQ(played.exit_code, 0);
  EXPECT_NE(content(file).find("\nresult "), std::string::npos);
  const ProgramAnswer checked = run("replay --verify " + file);
  EXPECT_EQ(checked.exit_code, 0);
  EXPECT_TRUE(contains(checked, "The record replays exactly."));
  EXPECT_TRUE(contains(run("replay --lang fr --verify " + file), "se rejoue exactement."));
}

TEST(ReplayCommand, one_steps_forward_back_and_to_a_choice_as_a_seat_or_open) {
  const std::string file = fresh_file("game.record");
  run(kPlay + "--against random --save " + file, repeated("2", 6));
  const ProgramAnswer steps = run("replay --plain --as b " + file,
                                  "next\nback\n3\nas open\nlog\n999\nas x\n"
                                  "dance\nhelp\nlast\nquit\n");
  EXPECT_EQ(steps.exit_code, 0);
  for (const std::string words :
       {"After 0 of", "After 1 of", "After 3 of", "Next: player a decides", "Next: b play",
        "Expected a seat", "the record has", "Unknown command \"dance\"", "one choice back",
        "the game is not over"})
    EXPECT_TRUE(contains(steps, words)) << words << "\n" << steps.text;
  EXPECT_TRUE(contains(run("replay --lang fr --plain " + file, "suivant\nretour\nfin\nquitter\n"),
                       "la partie n’est pas finie"));
  EXPECT_EQ(run("replay --at 999 " + file).exit_code, 2);
}

TEST(ReplayCommand, a_face_down_card_is_not_told_to_the_other_seat) {
  const std::string file = fresh_file("game.record");
  run(kPlay + "--against human --save " + file, "\n2\n");
  const std::string record = content(file);
  ASSERT_NE(record.find("down"), std::string::npos) << record;
  const std::size_t at = record.find("play ") + 5;
  const std::string card = record.substr(at, record.find(' ', at) - at);
  const char player = record[record.find("play ") - 2];
  const std::string foe = player == 'a' ? "b" : "a";
  const ProgramAnswer seen = run("replay --plain --as " + foe + " " + file, "next\nquit\n");
  EXPECT_FALSE(contains(seen, card)) << seen.text;
  EXPECT_TRUE(contains(run("replay --plain --as open " + file, "next\nquit\n"), card));
}

TEST(ReplayCommand, one_plays_on_from_any_choice) {
  const std::string file = fresh_file("game.record");
  const std::string next = fresh_file("next.record");
  run(kPlay + "--against random --save " + file, repeated("2", 6));
  const ProgramAnswer resumed = run(
      "replay " + file + " --plain --resume 2 --against greedy --save " + next, repeated("1", 400));
  EXPECT_EQ(resumed.exit_code, 0);
  EXPECT_TRUE(contains(resumed, "Taken up again after 2 choices."));
  EXPECT_EQ(run("replay --verify " + next).exit_code, 0);
  const std::string old = content(file);
  const std::string first = old.substr(old.find("\n1 "), old.find("\n3 ") - old.find("\n1 "));
  EXPECT_NE(content(next).find(first), std::string::npos) << "the first two choices are the same";
  EXPECT_EQ(run("replay " + file + " --resume 999").exit_code, 2);
  EXPECT_EQ(run("replay " + next + " --resume 999").exit_code, 2);
}

TEST(ReplayCommand, play_takes_up_the_last_unfinished_game_again) {
  EXPECT_TRUE(contains(run("play --resume"), "no unfinished game"));
  const ProgramAnswer left = run(kPlay + "--against random", "2\n2\nquit\n");
  EXPECT_TRUE(contains(left, "The game is kept in")) << left.text;
  const ProgramAnswer resumed = run("play --resume --plain", repeated("1", 400));
  EXPECT_EQ(resumed.exit_code, 0);
  EXPECT_TRUE(contains(resumed, "Taken up again after")) << resumed.text;
  EXPECT_TRUE(contains(resumed, "steps through it."));
  EXPECT_EQ(run("play --resume").exit_code, 2) << "it is finished now";
}

TEST(ReplayCommand, a_record_of_another_version_says_so_and_replays_if_nothing_differs) {
  const std::string file = fresh_file("game.record");
  run(kPlay + "--against random --save " + file, repeated("1", 400));
  std::string text = content(file);
  text.replace(text.find("program "),
               text.find('\n', text.find("program ")) - text.find("program "), "program 9.9");
  write(file, text);
  const ProgramAnswer checked = run("replay --verify " + file);
  EXPECT_EQ(checked.exit_code, 0);
  EXPECT_TRUE(contains(checked, "Recorded with another version (program 9.9"));
  EXPECT_TRUE(contains(checked, "Nothing differs"));
  const std::size_t digest = text.rfind("digest ") + 7;
  text[digest] = text[digest] == '0' ? '1' : '0';
  write(file, text);
  const ProgramAnswer differs = run("replay --verify " + file);
  EXPECT_EQ(differs.exit_code, 1);
  EXPECT_TRUE(contains(differs, "the state is another one than recorded"));
}

TEST(ReplayCommand, what_is_no_record_is_answered) {
  const std::string file = fresh_file("bad.record");
  EXPECT_EQ(run("replay " + file).exit_code, 2);
  write(file, "wardroom-record 1\ngame starfighter\n1 a\n");
  const ProgramAnswer bad = run("replay " + file);
  EXPECT_EQ(bad.exit_code, 2);
  EXPECT_TRUE(contains(bad, "bad.record:3:4: expected a choice behind the seat"));
  write(file, "wardroom-record 1\ngame chess\n");
  EXPECT_EQ(run("replay " + file).exit_code, 2);
  write(file, "wardroom-record 1\ngame starfighter\nmode war\n");
  const ProgramAnswer mode = run("replay --verify " + file);
  EXPECT_EQ(mode.exit_code, 1);
  EXPECT_TRUE(contains(mode, "the game cannot be set up: unknown mode"));
}

TEST(ReplayCommand, programs_of_a_record_are_not_started) {
  const std::string file = fresh_file("game.record");
  write(file,
        "wardroom-record 1\ngame starfighter\nmode training\nplayer a human\n"
        "player b bot:touch " +
            file + ".started\nseed 1\n");
  EXPECT_EQ(run("replay " + file + " --resume 0").exit_code, 2);
  EXPECT_EQ(content(file + ".started"), "");
}

}  // namespace
}  // namespace wardroom
