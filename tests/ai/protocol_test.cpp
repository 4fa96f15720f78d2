// The bot protocol as text: what is written byte for byte, and what any answer is read as.
#include "ai/programs/protocol.hpp"

#include <gtest/gtest.h>

#include "tests/support/changed_bytes.hpp"
#include "tests/support/properties.hpp"

namespace wardroom::protocol {
namespace {

using std::chrono::milliseconds;

const std::vector<std::string> kOptions = {"play 3-10 up a2", "play 3-10 down a2", "pass"};

TEST(Protocol, hello_says_what_is_played_and_nothing_of_chance) {
  const Hello hello{"starfighter", "training", "Squadrons", {"open-discard=off"}, 2};
  EXPECT_EQ(hello_line(hello, Seat::b, milliseconds(5000)),
            R"({"type":"hello","protocol":1,"game":"starfighter","mode":"training",)"
            R"("set":"Squadrons","rules":["open-discard=off"],"players":2,"seat":"b",)"
            R"("clock":{"move":5000}})"
            "\n");
}

TEST(Protocol, decide_is_the_view_the_options_and_a_clock) {
  const Question question{{Seat::a, Kind::act}, "[{}]", R"({"round":1})", kOptions};
  EXPECT_EQ(decide_line(question, 7, milliseconds(250)),
            R"({"type":"decide","n":7,"seat":"a","kind":"act","seats":[{}],"view":{"round":1},)"
            R"("options":["play 3-10 up a2","play 3-10 down a2","pass"],"clock":{"move":250}})"
            "\n");
}

TEST(Protocol, over_names_winners_and_those_who_forfeited) {
  EXPECT_EQ(over_line({SeatSet(Seat::a) | Seat::c, Seat::b, "{}"}, 3),
            R"({"type":"over","winners":["a","c"],"forfeited":["b"],"view":{}})"
            "\n");
  EXPECT_EQ(over_line({SeatSet::none(), SeatSet::none(), "{}"}, 2),
            R"({"type":"over","winners":[],"forfeited":[],"view":{}})"
            "\n");
}

TEST(Protocol, every_message_is_one_line) {
  const Question question{{Seat::a, Kind::act}, "[]", "{}", {"a\nb"}};
  const std::string line = decide_line(question, 1, milliseconds(1));
  EXPECT_EQ(line.find('\n'), line.size() - 1);
  EXPECT_EQ(bye_line(), "{\"type\":\"bye\"}\n");
}

TEST(Protocol, ready_may_have_a_name_and_anything_else) {
  EXPECT_FALSE(read_ready(R"({"type":"ready"})").fault);
  EXPECT_EQ(read_ready(R"({"type":"ready","name":"Careful","since":[1,{}]})").name, "Careful");
  EXPECT_EQ(read_ready(R"({"type":"ready","name":7})").name, "");
  EXPECT_EQ(read_ready("ready").fault, Fault::not_json);
  EXPECT_EQ(read_ready(R"({"type":"choose","n":1,"index":0})").fault, Fault::wrong_message);
}

ChoiceReading choice(std::string_view line) {
  return read_choice(line, 7, kOptions);
}

TEST(Protocol, a_choice_is_an_option_as_text_or_as_its_number) {
  EXPECT_EQ(choice(R"({"type":"choose","n":7,"option":"pass"})").index, 2U);
  EXPECT_FALSE(choice(R"({"type":"choose","n":7,"option":"pass"})").fault);
  EXPECT_EQ(choice(R"({"type":"choose","n":7,"index":1})").index, 1U);
  EXPECT_FALSE(choice("  {\"index\" : 1, \"n\" : 7, \"type\" : \"choose\"}\t\r").fault);
  EXPECT_FALSE(choice(R"({"type":"choose","n":7,"index":1,"thoughts":{"depth":3}})").fault);
  // The text counts when both are there.
  EXPECT_EQ(choice(R"({"type":"choose","n":7,"index":99,"option":"pass"})").index, 2U);
  EXPECT_FALSE(choice(R"({"type":"choose","n":7,"index":99,"option":"pass"})").fault);
}

TEST(Protocol, every_mistake_has_its_name) {
  const auto fault = [](std::string_view line) { return choice(line).fault; };
  EXPECT_EQ(fault(""), Fault::not_json);
  EXPECT_EQ(fault("pass"), Fault::not_json);
  EXPECT_EQ(fault("[]"), Fault::not_json);
  EXPECT_EQ(fault("null"), Fault::not_json);
  EXPECT_EQ(fault(R"({"type":"choose","n":7,"index":1)"), Fault::not_json);
  EXPECT_EQ(fault(R"({"type":"choose","n":7,"index":1}{})"), Fault::not_json);
  EXPECT_EQ(fault("{\"type\":\"choose\",\"n\":7,\"option\":\"\xff\"}"), Fault::not_json);
  EXPECT_EQ(fault(std::string(100000, '[')), Fault::not_json);
  EXPECT_EQ(fault(R"({"n":7,"index":1})"), Fault::wrong_message);
  EXPECT_EQ(fault(R"({"type":1,"n":7,"index":1})"), Fault::wrong_message);
  EXPECT_EQ(fault(R"({"type":"ready"})"), Fault::wrong_message);
  EXPECT_EQ(fault(R"({"type":"resign"})"), Fault::wrong_message);
  EXPECT_EQ(fault(R"({"type":"choose","index":1})"), Fault::wrong_message);
  EXPECT_EQ(fault(R"({"type":"choose","n":"7","index":1})"), Fault::wrong_message);
  EXPECT_EQ(fault(R"({"type":"choose","n":7})"), Fault::wrong_message);
  EXPECT_EQ(fault(R"({"type":"choose","n":7,"index":1.5})"), Fault::wrong_message);
  EXPECT_EQ(fault(R"({"type":"choose","n":7,"index":0,"option":null})"), Fault::wrong_message);
  EXPECT_EQ(fault(R"({"type":"choose","n":6,"index":1})"), Fault::wrong_number);
  EXPECT_EQ(fault(R"({"type":"choose","n":8,"option":"pass"})"), Fault::wrong_number);
  EXPECT_EQ(fault(R"({"type":"choose","n":7,"index":3})"), Fault::not_legal);
  EXPECT_EQ(fault(R"({"type":"choose","n":7,"index":-1})"), Fault::not_legal);
  EXPECT_EQ(fault(R"({"type":"choose","n":7,"option":"play 3-10 up a3"})"), Fault::not_legal);
  EXPECT_EQ(fault(R"({"type":"choose","n":7,"option":"Pass"})"), Fault::not_legal);
  EXPECT_EQ(fault(R"({"type":"choose","n":7,"option":""})"), Fault::not_legal);
}

TEST(Protocol, answers_with_bytes_changed_are_read_or_refused_10000_times) {
  const std::array<std::string, 4> good = {R"({"type":"choose","n":7,"option":"play 3-10 up a2"})",
                                           R"({"type":"choose","n":7,"index":1})",
                                           R"({"n":7,"option":"pass","type":"choose","x":[{}]})",
                                           R"({"type":"ready","name":"Careful"})"};
  Random random(1);
  int refused = 0;
  for (int i = 0; i < games_to_play(10000); ++i) {
    const std::string line = with_bytes_changed(good[random.below(4)], random);
    const ChoiceReading reading = choice(line);
    if (reading.fault)
      ++refused;
    else
      EXPECT_LT(reading.index, kOptions.size()) << line;
    read_ready(line);
  }
  EXPECT_GT(refused, games_to_play(10000) / 2);
}

}  // namespace
}  // namespace wardroom::protocol
