// Records as text: what is written reads back the same, and what is wrong is said with its place.
#include "engine/record.hpp"

#include <gtest/gtest.h>

namespace wardroom {
namespace {

Record sample() {
  Record record;
  record.game = "starfighter";
  record.versions = {"0.1.0", "3", "Our set, 42"};
  record.request.mode = "total-war";
  record.request.seats = {"", "ares"};
  record.request.decks = {{"x", "name The Old Guard\ncruiser Hermes\n0-05 0-09 # two\n"}};
  record.request.rules = {"free-same-sector=on"};
  record.players = {"human", "bot:python3 my bot.py"};
  record.seed = 18446744073709551615U;
  record.outcomes = {0, 0xfedcba9876543210U};
  record.steps = {{Seat::a, "play 3-10 up a2"}, {Seat::b, "pass"}};
  record.checkpoints = {{0, 1}, {2, 0xabc}};
  record.winners = SeatSet(Seat::b);
  return record;
}

Record read(const std::string& text) {
  auto result = read_record({"x.record", text}, Language::english);
  if (const auto* problem = std::get_if<Problem>(&result)) ADD_FAILURE() << problem->text();
  return std::get<Record>(result);
}

std::string problem_of(const std::string& text, Language language = Language::english) {
  const auto result = read_record({"x.record", text}, language);
  const auto* problem = std::get_if<Problem>(&result);
  return problem == nullptr ? "" : problem->text();
}

const std::string kHead = "wardroom-record 1\ngame starfighter\n";

TEST(Record, what_is_written_reads_back_the_same) {
  const std::string text = print_record(sample());
  const Record again = read(text);
  EXPECT_EQ(print_record(again), text);
  EXPECT_EQ(again.versions, sample().versions);
  EXPECT_EQ(again.request.seats, sample().request.seats);
  EXPECT_EQ(again.request.decks[0].text, sample().request.decks[0].text);
  EXPECT_EQ(again.players, sample().players);
  EXPECT_EQ(again.seed, sample().seed);
  EXPECT_EQ(again.outcomes, sample().outcomes);
  EXPECT_EQ(again.steps[0].option, "play 3-10 up a2");
  EXPECT_EQ(again.steps[1].seat, Seat::b);
  EXPECT_EQ(again.checkpoints[1].steps, 2U);
  EXPECT_EQ(again.checkpoints[1].digest, 0xabcU);
  EXPECT_EQ(again.winners, SeatSet(Seat::b));
}

TEST(Record, comments_blank_lines_and_carriage_returns_do_no_harm) {
  const Record record =
      read("wardroom-record 1\r\n\r\n# a game\r\ngame starfighter\r\n1 a pass\r\n");
  EXPECT_EQ(record.game, "starfighter");
  EXPECT_EQ(record.steps.at(0).option, "pass");
  EXPECT_EQ(record.steps[0].line, 5U);
  EXPECT_FALSE(record.winners);
}

TEST(Record, a_draw_has_no_winners) {
  EXPECT_EQ(read(kHead + "result draw\n").winners, SeatSet::none());
  EXPECT_EQ(read(kHead + "result a c\n").winners, Seat::a | SeatSet(Seat::c));
}

TEST(Record, what_is_wrong_is_said_with_its_place) {
  EXPECT_EQ(problem_of(""),
            "x.record:1:1: expected \"wardroom-record 1\", the first line of a record");
  EXPECT_EQ(problem_of("wardroom-record 2\n"),
            "x.record:1:1: expected \"wardroom-record 1\", the first line of a record");
  EXPECT_EQ(problem_of("wardroom-record 1\n"), "x.record:1:1: the record names no game");
  EXPECT_EQ(problem_of(kHead + "  dance 3\n").substr(0, 46),
            "x.record:3:3: unknown word \"dance\", expected a");
  EXPECT_EQ(problem_of(kHead + "game chess\n"), "x.record:3:1: \"game\" stands here twice");
  EXPECT_EQ(problem_of(kHead + "seed x\n"), "x.record:3:6: expected a whole number");
  EXPECT_EQ(problem_of(kHead + "chance 12\n"),
            "x.record:3:8: expected 16 digits of a hexadecimal number");
  EXPECT_EQ(problem_of(kHead + "2 a pass\n"), "x.record:3:1: expected choice number 1");
  EXPECT_EQ(problem_of(kHead + "1 e pass\n"), "x.record:3:3: expected a seat: a, b, c or d");
  EXPECT_EQ(problem_of(kHead + "1 a\n"), "x.record:3:4: expected a choice behind the seat");
  EXPECT_EQ(problem_of(kHead + "seed\n"), "x.record:3:1: expected something behind this word");
  EXPECT_EQ(problem_of(kHead + "result a x\n"),
            "x.record:3:10: expected draw, or the seats that won");
  EXPECT_EQ(problem_of(kHead + "result a\n1 a pass\n"),
            "x.record:4:1: nothing can follow the result");
  EXPECT_EQ(problem_of(kHead + "seed x\n", Language::french),
            "x.record:3:6: un nombre entier est attendu");
}

}  // namespace
}  // namespace wardroom
