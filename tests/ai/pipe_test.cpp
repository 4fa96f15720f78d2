// Programs that read and write lines: what is sent and received, and that none can hold us up or
// outlive us. Deadlines are far away, or already past by a clock that runs on by itself.
#include "ai/programs/pipe.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <filesystem>

namespace wardroom {
namespace {

using Outcome = Pipe::Outcome;

constexpr std::size_t kLongest = 1000;

Pipe::Time some_day() {
  return Pipe::Clock::now() + std::chrono::hours(1);
}

// An hour passes between any two looks at this clock.
Pipe::Now hasty_clock() {
  return [time = Pipe::Time{}]() mutable { return time += std::chrono::hours(1); };
}

TEST(Pipe, carries_lines_both_ways) {
  Pipe pipe("while read word; do echo \"heard $word\"; done");
  ASSERT_TRUE(pipe.started());
  std::string line;
  for (const std::string word : {"one", "two"}) {
    ASSERT_EQ(pipe.send(word + '\n', some_day()), Outcome::done);
    ASSERT_EQ(pipe.receive(line, kLongest, some_day()), Outcome::done);
    EXPECT_EQ(line, "heard " + word);
  }
}

TEST(Pipe, takes_lines_apart_that_come_together) {
  Pipe pipe("printf 'one\\n\\ntwo\\nthr'; printf 'ee\\nfour'");
  std::string line;
  for (const std::string expected : {"one", "", "two", "three"}) {
    ASSERT_EQ(pipe.receive(line, kLongest, some_day()), Outcome::done);
    EXPECT_EQ(line, expected);
  }
  EXPECT_EQ(pipe.receive(line, kLongest, some_day()), Outcome::closed);  // no end of line
}

TEST(Pipe, sends_what_is_larger_than_the_system_buffers) {
  Pipe pipe("head -c 1048576 | wc -c");
  std::string line;
  ASSERT_EQ(pipe.send(std::string(1048576, 'x'), some_day()), Outcome::done);
  ASSERT_EQ(pipe.receive(line, kLongest, some_day()), Outcome::done);
  EXPECT_EQ(line, "1048576");
}

TEST(Pipe, does_not_wait_beyond_the_deadline) {
  Pipe silent("exec cat >/dev/null", hasty_clock());
  std::string line;
  EXPECT_EQ(silent.receive(line, kLongest, Pipe::Time{}), Outcome::late);
  EXPECT_EQ(silent.send("x", Pipe::Time{}), Outcome::late);
  Pipe deaf("exec sleep 1000");
  const auto soon = Pipe::Clock::now() + std::chrono::milliseconds(1);
  EXPECT_EQ(deaf.send(std::string(std::size_t{1} << 20U, 'x'), soon), Outcome::late);
}

TEST(Pipe, a_program_that_ended_is_closed_and_its_signal_harmless) {
  Pipe pipe("exit 3");
  std::string line;
  EXPECT_EQ(pipe.receive(line, kLongest, some_day()), Outcome::closed);
  Outcome sent = Outcome::done;  // the system may close its output a moment before its input
  while (sent == Outcome::done) sent = pipe.send("to nobody\n", some_day());
  EXPECT_EQ(sent, Outcome::closed);
  Pipe missing("exec ./there-is-no-such-program 2>/dev/null");
  EXPECT_TRUE(missing.started());
  EXPECT_EQ(missing.receive(line, kLongest, some_day()), Outcome::closed);
}

TEST(Pipe, gives_up_a_line_that_is_too_long) {
  std::string line;
  Pipe exact("printf '%1000d\\n' 7");
  EXPECT_EQ(exact.receive(line, kLongest, some_day()), Outcome::done);
  EXPECT_EQ(line.size(), kLongest);
  Pipe longer("printf '%1001d\\n' 7");
  EXPECT_EQ(longer.receive(line, kLongest, some_day()), Outcome::too_long);
  Pipe endless("exec tr -d '\\n' </dev/zero");
  EXPECT_EQ(endless.receive(line, kLongest, some_day()), Outcome::too_long);
}

TEST(Pipe, finish_lets_a_program_end_by_itself) {
  const auto file = std::filesystem::temp_directory_path() /
                    ("wardroom_pipe_" + std::to_string(getpid()) + "_finish");
  std::filesystem::remove(file);
  {
    Pipe pipe("cat >/dev/null; touch " + file.string());
    pipe.finish(some_day());
  }
  EXPECT_TRUE(std::filesystem::remove(file));
}

// The other end of a named pipe tells when the last process that holds it is gone.
TEST(Pipe, kills_what_its_program_started) {
  const std::string name = (std::filesystem::temp_directory_path() /
                            ("wardroom_pipe_" + std::to_string(getpid()) + "_group"))
                               .string();
  ASSERT_EQ(mkfifo(name.c_str(), 0600), 0);
  const int watch = open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  {
    Pipe pipe("sleep 1000 >" + name + " & echo started; wait");
    std::string line;
    ASSERT_EQ(pipe.receive(line, kLongest, some_day()), Outcome::done);
    char byte = 0;
    pollfd entry{watch, POLLIN, 0};
    while (read(watch, &byte, 1) == 0) {  // until the sleeper has opened its end
    }
    EXPECT_EQ(poll(&entry, 1, 0), 0);
  }
  pollfd entry{watch, POLLIN, 0};
  EXPECT_EQ(poll(&entry, 1, 60'000), 1);
  EXPECT_NE(entry.revents & POLLHUP, 0);
  close(watch);
  unlink(name.c_str());
}

TEST(Pipe, hands_none_of_our_files_down) {
  const int secret = open("/dev/null", O_RDONLY);  // NOLINT: without O_CLOEXEC, as others open
  ASSERT_GE(secret, 3);
  Pipe pipe("[ -e /proc/$$/fd/" + std::to_string(secret) + " ] && echo open || echo closed");
  std::string line;
  ASSERT_EQ(pipe.receive(line, kLongest, some_day()), Outcome::done);
  EXPECT_EQ(line, "closed");
  close(secret);
}

TEST(Pipe, says_when_the_system_has_no_room) {
  rlimit before{};
  getrlimit(RLIMIT_NOFILE, &before);
  rlimit none = before;
  none.rlim_cur = 0;
  setrlimit(RLIMIT_NOFILE, &none);
  {
    const Pipe pipe("echo hello");
    EXPECT_FALSE(pipe.started());
  }
  setrlimit(RLIMIT_NOFILE, &before);
}

}  // namespace
}  // namespace wardroom
