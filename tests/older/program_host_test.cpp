// Whatever is said to an engine, it answers with one line, and says what is wrong.
#include "older/program_host.hpp"

#include <gtest/gtest.h>

#include "engine/random.hpp"
#include "older/situation.hpp"
#include "table/compiled/starfighter.hpp"

namespace wardroom::older {
namespace {

const TableGame& starfighter() {
  static const TableEntry<Starfighter> game;
  return game;
}

ProgramHost host() {
  return {{&starfighter()}, "0.0.9"};
}

std::string open_line() {
  std::string problem;
  const Record record = starfighter().start({}, 1, problem, Language::english)->record();
  std::string line;
  JsonWriter json(line);
  json.open_object();
  json.member("call", "open");
  json.member("match", 1);
  json.member("game", "starfighter");
  json.member("pack", "");
  json.member("record", print_record(record));
  json.member("steps", 1000);
  json.member("seed", "0");
  json.member("language", "en");
  json.close_object();
  return line;
}

TEST(ProgramHost, says_what_it_plays) {
  EXPECT_EQ(host().answer(R"({"call":"hello"})"),
            R"({"answer":{"engine":1,"program":"0.0.9","games":[)"
            R"({"game":"starfighter","rules":"1","seats":2}]}})");
}

TEST(ProgramHost, says_what_is_wrong) {
  ProgramHost engine = host();
  ASSERT_TRUE(engine.answer(open_line()).starts_with("{\"answer\":{\"fault\":{\"kind\":\"none\""));
  const auto problem = [&](const char* line) {
    const std::string answer = engine.answer(line);
    EXPECT_TRUE(answer.starts_with("{\"problem\":")) << line << '\n' << answer;
    return answer;
  };
  EXPECT_EQ(problem("?"), R"({"problem":"not a JSON object"})");
  problem("{}");
  problem(R"({"call":"fly"})");
  EXPECT_EQ(problem(R"({"call":"fly","match":1})"), R"({"problem":"there is no such call"})");
  EXPECT_EQ(problem(R"({"call":"options","match":2})"), R"({"problem":"there is no such match"})");
  problem(R"({"call":"cards","game":"chess","pack":""})");
  problem(R"({"call":"cards","game":"starfighter","pack":"abc"})");
  problem(R"({"call":"cards","game":"starfighter","pack":"zz"})");
  problem(R"({"call":"cards","game":"starfighter","pack":"00ff"})");
  problem(R"({"call":"open","match":3,"game":"starfighter","pack":"","record":"no record",)"
          R"("steps":0,"seed":"0","language":"en"})");
  problem(R"({"call":"play","match":1,"option":"no such thing"})");
  problem(R"({"call":"describe","match":1,"option":"no such thing","language":"en"})");
  problem(R"({"call":"question","match":1,"language":"de"})");
  problem(R"({"call":"view","match":1,"seats":"xyz"})");
  problem(R"({"call":"back_to","match":1,"steps":1})");
  problem(R"({"call":"choice","match":1,"number":0})");
  problem(R"({"call":"bot","match":1,"bot":"hal","seed":"1"})");
  problem(R"({"call":"bot","match":1,"bot":"random","seed":"many"})");
  // Nothing of this has changed anything.
  EXPECT_TRUE(engine.answer(R"({"call":"options","match":1})").starts_with("{\"answer\":["));
  EXPECT_EQ(engine.answer(R"({"call":"close","match":1})"), R"({"answer":true})");
  problem(R"({"call":"options","match":1})");
}

// A match that is over has no decision to ask about.
TEST(ProgramHost, a_match_that_is_over_has_no_questions) {
  ProgramHost engine = host();
  engine.answer(open_line());
  Random random(4);
  while (true) {
    const std::string options = engine.answer(R"({"call":"options","match":1})");
    if (options.starts_with("{\"problem\"")) break;
    const auto list = *JsonMessage::read(options)->texts("answer");
    std::string line;
    JsonWriter json(line);
    json.open_object();
    json.member("call", "play");
    json.member("match", 1);
    json.member("option", list[random.below(static_cast<std::uint32_t>(list.size()))]);
    json.close_object();
    ASSERT_TRUE(engine.answer(line).starts_with("{\"answer\":"));
  }
  for (const char* call :
       {"question", "ask", "play", "describe", "tempo", "bot_question", "bot", "hint", "preview"}) {
    std::string line = R"({"call":")" + std::string(call) +
                       R"(","match":1,"option":"pass","language":"en","bot":"random","seed":"1"})";
    EXPECT_EQ(engine.answer(line), R"({"problem":"nobody decides"})") << call;
  }
}

TEST(Situation, bytes_and_letters_read_back) {
  std::string bytes;
  for (int i = 0; i < 256; ++i) bytes += static_cast<char>(i);
  EXPECT_EQ(read_bytes(print_bytes(bytes)), bytes);
  EXPECT_EQ(letters(SeatSet(Seat::a) | Seat::c), "ac");
  EXPECT_EQ(read_letters("ac"), SeatSet(Seat::a) | Seat::c);
  EXPECT_EQ(read_letters("e"), std::nullopt);
}

}  // namespace
}  // namespace wardroom::older
