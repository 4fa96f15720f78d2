// A program in a seat: what it is sent, and how it loses the seat. The programs are shell scripts.
#include "ai/programs/pipe_bot.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "ai/bots/crew.hpp"

namespace wardroom {
namespace {

using protocol::Fault;
using std::chrono::milliseconds;

constexpr milliseconds kAnHour{3'600'000};

const protocol::Hello kHello{"starfighter", "training", "Squadrons", {}, 2};
const protocol::Question kQuestion{{Seat::a, Kind::act}, "[]", "{}", {"stay", "pass"}};

const std::string kReady = R"(read line; echo '{"type":"ready"}'; )";

// Answers hello, reads a question and then does this.
std::string after_ready(const std::string& script) {
  return kReady + "read line; " + script;
}

// The fault of a bot that is asked once.
std::optional<Fault> fault_of(const std::string& command, milliseconds time = kAnHour,
                              const Pipe::Now& now = Pipe::Clock::now) {
  PipeBot bot(command, time, now);
  bot.begin(kHello, Seat::a);
  const auto chosen = bot.choose(kQuestion);
  EXPECT_EQ(chosen.has_value(), !bot.forfeit().has_value());
  if (!bot.forfeit()) return std::nullopt;
  EXPECT_FALSE(bot.choose(kQuestion)) << "a lost seat stays lost";
  return bot.forfeit()->fault;
}

TEST(PipeBot, answers_are_options) {
  PipeBot bot(after_ready(R"(echo '{"type":"choose","n":1,"option":"pass"}'
      read line; echo '{"type":"choose","n":2,"index":0}')"),
              kAnHour);
  bot.begin(kHello, Seat::a);
  EXPECT_EQ(bot.choose(kQuestion), 1U);
  EXPECT_EQ(bot.choose(kQuestion), 0U);
  EXPECT_FALSE(bot.forfeit());
}

TEST(PipeBot, whatever_it_does_wrong_it_loses_its_seat_and_is_told_why) {
  EXPECT_EQ(fault_of("exit 0"), Fault::ended);
  EXPECT_EQ(fault_of("exec ./there-is-no-such-program 2>/dev/null"), Fault::ended);
  EXPECT_EQ(fault_of("echo hello"), Fault::not_json);
  EXPECT_EQ(fault_of("exec yes"), Fault::not_json);
  EXPECT_EQ(fault_of("exec tr -d '\\n' </dev/zero"), Fault::too_long);
  EXPECT_EQ(fault_of(R"(echo '{"type":"choose","n":1,"index":0}')"), Fault::wrong_message);
  EXPECT_EQ(fault_of(kReady), Fault::ended);
  EXPECT_EQ(fault_of(kReady + "exec >&-; exec sleep 1000"), Fault::ended);
  EXPECT_EQ(fault_of(after_ready("kill -9 $$")), Fault::ended);
  EXPECT_EQ(fault_of(after_ready("echo garbage")), Fault::not_json);
  EXPECT_EQ(fault_of(after_ready("echo")), Fault::not_json);
  EXPECT_EQ(fault_of(after_ready(R"(echo '{"type":"resign"}')")), Fault::wrong_message);
  EXPECT_EQ(fault_of(after_ready(R"(echo '{"type":"choose","n":2,"index":0}')")),
            Fault::wrong_number);
  EXPECT_EQ(fault_of(after_ready(R"(echo '{"type":"choose","n":1,"option":"fly"}')")),
            Fault::not_legal);
  EXPECT_EQ(fault_of(after_ready(R"(echo '{"type":"choose","n":1,"index":2}')")), Fault::not_legal);
  EXPECT_EQ(fault_of(after_ready(R"(echo '{"type":"choose","n":1,"index":1}')")), std::nullopt);
}

TEST(PipeBot, is_late_when_its_time_is_over) {
  EXPECT_EQ(fault_of(kReady + "cat >/dev/null; exit", milliseconds(1)), Fault::late);
  EXPECT_EQ(fault_of(kReady + "exec sleep 1000", milliseconds(1)), Fault::late);
  // By a clock on which an hour passes between any two looks, it is late for hello already.
  const auto hasty = [time = Pipe::Time{}]() mutable { return time += std::chrono::hours(1); };
  EXPECT_EQ(fault_of("exec sleep 1000", milliseconds(1), hasty), Fault::late);
}

TEST(PipeBot, what_it_answered_is_kept_short_and_printable) {
  PipeBot bot(kReady + "printf '\\033[2Jgarbage %0200d\\n' 7", kAnHour);
  bot.begin(kHello, Seat::a);
  bot.choose(kQuestion);
  EXPECT_TRUE(bot.forfeit()->line.starts_with("?[2Jgarbage 000"));
  EXPECT_EQ(bot.forfeit()->line.size(), 123U);
}

TEST(PipeBot, one_program_plays_many_games_and_comes_back_after_a_forfeit) {
  // Counts its games in `option`, and goes wrong in the third.
  PipeBot bot(R"(games=0
      while read line; do case $line in
        *hello*) games=$((games + 1)); echo '{"type":"ready"}';;
        *decide*) echo '{"type":"choose","n":1,"index":'$((games - 1))'}';;
      esac; done)",
              kAnHour);
  for (const std::optional<std::size_t> expected :
       {std::optional<std::size_t>(0), std::optional<std::size_t>(1), std::optional<std::size_t>(),
        std::optional<std::size_t>(0)}) {
    bot.begin(kHello, Seat::a);
    EXPECT_EQ(bot.choose(kQuestion), expected);
    bot.end({Seat::a, {}, "{}"}, 2);
    EXPECT_EQ(bot.forfeit().has_value(), !expected.has_value());
  }
}

TEST(PipeBot, an_end_after_the_last_move_does_not_cost_the_game) {
  PipeBot bot(after_ready(R"(echo '{"type":"choose","n":1,"index":1}')"), kAnHour);
  bot.begin(kHello, Seat::a);
  EXPECT_EQ(bot.choose(kQuestion), 1U);
  bot.end({Seat::a, {}, "{}"}, 2);
  EXPECT_FALSE(bot.forfeit());
}

TEST(PipeBot, says_when_the_system_has_no_room_for_it_and_tries_again) {
  PipeBot bot(after_ready(R"(echo '{"type":"choose","n":1,"index":1}')"), kAnHour);
  rlimit before{};
  getrlimit(RLIMIT_NOFILE, &before);
  rlimit none = before;
  none.rlim_cur = 0;
  setrlimit(RLIMIT_NOFILE, &none);
  bot.begin(kHello, Seat::a);
  setrlimit(RLIMIT_NOFILE, &before);
  EXPECT_EQ(bot.forfeit()->fault, Fault::not_started);
  EXPECT_FALSE(bot.choose(kQuestion));
  bot.begin(kHello, Seat::a);
  EXPECT_EQ(bot.choose(kQuestion), 1U);
}

TEST(Crew, seats_are_named) {
  EXPECT_EQ(bot_seat_named("random")->bot.kind, BotKind::random);
  EXPECT_EQ(bot_seat_named("bot:./mine --fast, please")->command, "./mine --fast, please");
  EXPECT_EQ(bot_seat_named("bot:./mine")->bot.kind, BotKind::greedy);
  EXPECT_FALSE(bot_seat_named("bot:"));
  EXPECT_FALSE(bot_seat_named("clever"));
}

// Seats a and c of three end at once; b is built in.
TEST(Crew, who_forfeits_has_lost) {
  BotRow row;
  row[0].command = "exit 0";
  row[2].command = kReady + "read line; read line";
  Crew crew(row, kAnHour);
  EXPECT_EQ(crew.counted({true, Seat::a}).winners, SeatSet(Seat::a)) << "before any game";
  crew.begin({"parley", "", "", {}, 3});
  EXPECT_EQ(crew.forfeited(), SeatSet(Seat::a));
  const SeatSet b_and_c = SeatSet(Seat::b) | Seat::c;
  EXPECT_EQ(crew.counted({true, Seat::b}).winners, SeatSet(Seat::b));
  EXPECT_EQ(crew.counted({true, SeatSet(Seat::a) | Seat::c}).winners, SeatSet(Seat::c));
  EXPECT_EQ(crew.counted({true, Seat::a}).winners, b_and_c) << "its substitute won";
  EXPECT_EQ(crew.counted({true, {}}).winners, b_and_c) << "a draw";
}

TEST(Crew, nobody_wins_when_all_forfeit) {
  BotRow row;
  row[0].command = row[1].command = "exit 0";
  Crew crew(row, kAnHour);
  crew.begin(kHello);
  EXPECT_TRUE(crew.counted({true, Seat::a}).winners.empty());
  EXPECT_TRUE(crew.counted({true, Seat::a}).over);
}

}  // namespace
}  // namespace wardroom
